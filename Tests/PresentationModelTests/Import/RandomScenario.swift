@testable import PresentationModel

/// Scenarios made at random, always the same for a seed: hierarchies of every container, with calls on them.
struct RandomScenario {
  private var state: UInt64
  private var text = ""
  private var names: [String] = []
  private var kinds: [String: String] = [:]
  private var loose: [String] = []
  private var count = 0

  /// The scenario of a seed.
  static func text(_ seed: Int) -> String {
    var scenario = RandomScenario(state: UInt64(seed) &* 0x9E37_79B9_7F4A_7C15 &+ 1)
    scenario.write()
    return scenario.text
  }

  private init(state: UInt64) { self.state = state }

  private mutating func random(_ bound: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int((state >> 33) % UInt64(bound))
  }

  private mutating func write() {
    if random(3) == 0 { text += "ios \([8, 10, 12, 13, 15, 18][random(6)])\n" }
    if random(4) == 0 { text += "device iPad\n" }
    text += "window\n"
    tree(indentation: 1, depth: 0, inNavigation: false)
    for _ in 0...random(4) {
      text += "\n"
      loose.append(tree(indentation: 0, depth: 2, inNavigation: false))
    }
    for _ in 0..<random(7) { statement() }
  }

  @discardableResult
  private mutating func tree(indentation: Int, depth: Int, inNavigation: Bool) -> String {
    count += 1
    let name = "c\(count)"
    names.append(name)
    let choice = depth > 3 ? 9 : random(depth == 0 ? 8 : 10)
    var kind = "plain"
    var children = 0
    switch choice {
    case 0...2 where depth < 2: (kind, children) = ("UITabBarController", 1 + random(4))
    case 3...5 where !inNavigation: (kind, children) = ("UINavigationController", 1 + random(3))
    case 6: children = random(3)
    case 7 where depth == 0: (kind, children) = ("UISplitViewController", 2)
    case 8: (kind, children) = (["UITableViewController", "UIPageViewController"][random(2)], 0)
    default: break
    }
    if kind == "UIPageViewController" { children = 1 }
    kinds[name] = kind
    text += String(repeating: "  ", count: indentation)
    text += "\(name): \(kind == "plain" ? "Screen\(random(4))Controller" : kind)\n"
    for _ in 0..<children {
      tree(
        indentation: indentation + 1, depth: depth + 1, inNavigation: kind == "UINavigationController" || inNavigation)
    }
    return name
  }

  private mutating func statement() {
    let x = names[random(names.count)]
    let other = loose[random(loose.count)]
    let style = [
      "automatic", "fullScreen", "pageSheet", "formSheet", "overFullScreen", "currentContext",
      "overCurrentContext",
    ][random(7)]
    switch random(9) {
    case 0...3:
      text += style == "automatic" ? "" : "\(other).modalPresentationStyle = .\(style)\n"
      if random(3) == 0 { text += "\(x).definesPresentationContext = true\n" }
      let held = random(10) == 0 ? "begin " : ""
      text += "\(held)\(x).present(\(other), animated: true)\n"
    case 4: text += "\(x).dismiss(animated: true)\n"
    case 5:
      if let tabs = names.first(where: { kinds[$0] == "UITabBarController" }) {
        text += "\(tabs).selectedIndex = \(random(2))\n"
      }
    case 6:
      if let nav = names.first(where: { kinds[$0] == "UINavigationController" }) {
        text +=
          random(2) == 0
          ? "\(nav).popViewController(animated: true)\n" : "\(nav).pushViewController(\(other), animated: true)\n"
      }
    case 7: text += "_ = \(x).view\n"
    default:
      if let nav = names.last(where: { kinds[$0] == "UINavigationController" }) {
        text += "\(nav).pushViewController(\(other), animated: true)\n"
      }
    }
  }
}

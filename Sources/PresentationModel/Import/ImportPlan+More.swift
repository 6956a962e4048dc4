/// The More tab of a dump (TAB-05): UIKit's own navigation controller and list, behind the tabs that the bar shows. What
/// lies over the list are overflow tabs, or what one of them has handed over.
struct ImportedMore {
  let tabs: Int32
  let nav: Int32
  let list: Int32
  /// Names of controllers that the dump does not show: a navigation controller that hands several over, and plain tabs,
  /// so that not all of them fit into the bar.
  var stackName: String?
  var standIns: [String] = []
}

extension ImportPlan {
  static let moreClass = "UIMoreNavigationController"
  static let moreListClass = "UIMoreListController"

  /// Finds More tabs: behind as many tabs as a bar shows beside one.
  mutating func findMores() {
    for index in forest.nodes.indices where isMoreShape(index) {
      let nav = Int32(truncatingIfNeeded: index)
      mores.append(ImportedMore(tabs: forest.nodes[index].above, nav: nav, list: forest.nodes[index].firstChild))
      moreOf[index] = Int32(truncatingIfNeeded: mores.count - 1)
      moreOf[Int(forest.nodes[index].firstChild)] = moreOf[index]
    }
  }

  private func isMoreShape(_ row: Int) -> Bool {
    let node = forest.nodes[row]
    guard classes[Int(classOf[row])].name == Self.moreClass, node.above >= 0, !node.isPresented, node.firstChild >= 0,
      node.nextSibling < 0, classes[Int(classOf[Int(node.firstChild)])].name == Self.moreListClass,
      classes[Int(classOf[Int(node.above)])].kind == .tabBar
    else { return false }
    return Self.device(ofBar: children(of: node.above).count - 1) != nil
  }

  /// The first device whose bar shows so many tabs beside More.
  static func device(ofBar count: Int) -> (name: String, orientation: Orientation)? {
    let devices: [(Device, Orientation)] = [(.iPhone, .portrait), (.iPhoneMax, .landscape)]
    // Two overflow tabs: one alone would have More's place.
    return devices.first { device, orientation in
      let environment = Environment(device: device, orientation: orientation)
      return SixthTabGoesToMore.barCount(count + 2, in: environment) == count
    }.map { ($0.0.text, $0.1) }
  }

  func children(of row: Int32) -> [Int32] {
    var result: [Int32] = []
    var child = forest.nodes[Int(row)].firstChild
    while child >= 0 {
      result.append(child)
      child = forest.nodes[Int(child)].nextSibling
    }
    return result
  }

  /// Whether a row is UIKit's: no scenario declares it, and it is printed without a name.
  func isMore(_ row: Int32) -> Bool { moreOf[Int(row)] >= 0 }

  func isMoreList(_ row: Int32) -> Bool { isMore(row) && mores[Int(moreOf[Int(row)])].list == row }

  /// What the outline has for a More tab: those that lie over the list, without those that steps bring there.
  func overflow(of more: ImportedMore) -> [Int32] {
    children(of: more.nav).filter { $0 != more.list && !forest.nodes[Int($0)].isLeftOut && !hasOwnOutline(Int($0)) }
  }

  /// Names what the dump does not show.
  mutating func nameMores(_ taken: inout [String: Int]) {
    func unused(_ base: String) -> String {
      var number = 1
      while taken[number == 1 ? base : "\(base)\(number)"] != nil { number += 1 }
      let name = number == 1 ? base : "\(base)\(number)"
      taken[name] = 1
      return name
    }
    for row in mores.indices {
      let shown = children(of: mores[row].nav).count - 1
      if shown > 1 { mores[row].stackName = unused("overflowStack") }
      mores[row].standIns = (0..<(shown > 0 ? 1 : 2)).map { _ in unused("overflow") }
      names[Int(mores[row].nav)] = "\(names[Int(mores[row].tabs)]).moreNavigationController"
      names[Int(mores[row].list)] = ""
    }
  }

  /// How a step selects a tab.
  func selection(of tab: Int32, in tabs: Int32) -> String? {
    if isMore(tab), overflow(of: mores[Int(moreOf[Int(tab)])]).isEmpty {
      return "\(names[Int(tabs)]).selectedViewController = \(names[Int(tab)])"
    }
    return index(of: tab).map { "\(names[Int(tabs)]).selectedIndex = \($0)" }
  }
}

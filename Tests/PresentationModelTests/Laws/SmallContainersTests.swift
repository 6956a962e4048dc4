import Foundation
import Testing

@testable import PresentationModel

/// Stacks, tabs and exchanged children against references that were written from the rulebook alone: what the references
/// say is typed as expectations into small scenarios, which have to pass.
///
/// `PRESIM_EXHAUSTIVE=1` takes all of them, an ordinary run every so manyth.
@Suite struct SmallContainersTests {
  private static let isExhaustive = ScenarioFiles.isExhaustive
  private static let headers = ["ios 8", "ios 12", "ios 13", "ios 17", "ios 18", "ios 26", "rules docs"]

  /// Runs a text; what does not hold, and the callbacks of containment and appearance of its last step.
  private func run(_ text: String) -> (failures: [String], events: [String]) {
    let scenario = Scenario.load(bytes: Array(text.utf8), path: "small.presim")
    guard let program = scenario.program else { return (scenario.diagnostics.map(\.message), []) }
    var runner = ScenarioRunner(program, isTracing: false)
    var failures: [String] = []
    var events: [String] = []
    while let outcome = runner.next() {
      failures += outcome.failures.map { "\($0.line): \($0.message): expected \($0.expected), was \($0.actual)" }
      failures += outcome.exception.map { ["\($0.name): \($0.text)"] } ?? []
      events = outcome.events.map { EventText.text($0, of: outcome, in: runner.hierarchy) }
    }
    let kinds = ["willMove", "didMove", "viewWillA", "viewWillD", "viewDidA", "viewDidD"]
    return (failures, events.filter { event in kinds.contains { event.contains(".\($0)") } })
  }

  // MARK: Stacks

  /// All lists of so many of these, each once at most.
  private static func lists(_ count: Int, of names: [String]) -> [[String]] {
    if count == 0 { return [[]] }
    return names.flatMap { first in lists(count - 1, of: names.filter { $0 != first }).map { [first] + $0 } }
  }

  private static func changes(_ stack: [String]) -> [StackReference.Change] {
    let pool = stack + ["x", "y"]
    var result: [StackReference.Change] = [.push("x"), .pop, .popToRoot] + stack.map { .popTo($0) }
    for count in 0...3 { result += lists(count, of: pool).map { .set($0) } }
    return result
  }

  private static let outsiders = "\nx: XViewController\ny: YViewController\n\n"

  @Test(arguments: headers)
  func stacksAreAsTheReferenceSays(_ header: String) {
    var tick = 0
    for count in 1...4 {
      let stack = Array(["a", "b", "c", "d"].prefix(count))
      for change in Self.changes(stack) {
        for isAnimated in [true, false] {
          for isOnScreen in [true, false] {
            tick += 1
            let isSet = if case .set = change { true } else { false }
            guard Self.isExhaustive || !isSet || tick % 29 == 0 else { continue }
            check(stack, change, isAnimated, isOnScreen, header)
          }
        }
      }
    }
  }

  private func check(
    _ stack: [String], _ change: StackReference.Change, _ isAnimated: Bool, _ isOnScreen: Bool, _ header: String
  ) {
    var reference = StackReference(stack: stack, isOnScreen: isOnScreen)
    let result = reference.make(change, isAnimated: isAnimated)
    var text = header + "\n\nwindow\n  tabs: UITabBarController\n    nav: UINavigationController\n"
    for x in stack { text += "      \(x): \(x.uppercased())ViewController\n" }
    text += "    other: OtherViewController\n" + Self.outsiders
    if !isOnScreen { text += "tabs.selectedIndex = 1\n" }
    if let top = result.newTop {
      text += "on \(top).viewWillAppear { expect nav.viewControllers == \(list(result.meanwhile)) }\n"
      text += "on \(top).viewDidAppear { expect nav.viewControllers == \(list(reference.stack)) }\n"
    }
    text += "turn {\n  \(change.text(isAnimated: isAnimated))\n"
    text += "  expect nav.viewControllers == \(list(result.meanwhile))\n"
    text += "  expect nav.topViewController == \(reference.stack.last ?? "nil")\n"
    for x in stack where !reference.stack.contains(x) {
      text += "  expect \(x).parent == \(x == result.stays ? "nav" : "nil")\n"
    }
    text += "}\nexpect nav.viewControllers == \(list(reference.stack))\n"
    for x in stack + ["x", "y"] { text += "expect \(x).parent == \(reference.stack.contains(x) ? "nav" : "nil")\n" }
    let (failures, events) = run(text)
    #expect(failures.isEmpty, "\(failures.joined(separator: "\n"))\n\(text)")
    expect(events, equals: result.events, "\(text)")
  }

  private func list(_ names: [String]) -> String { "[\(names.joined(separator: ", "))]" }

  // MARK: More tabs than fit

  @Test(arguments: ["ios 9", "ios 13", "ios 17", "ios 26"])
  func tabsAreAsTheReferenceSays(_ header: String) {
    let devices = [
      ("iPhone", true, true), ("iPhoneMax landscape", true, false), ("iPad", false, false),
    ]
    for (device, isPhone, isCompact) in devices {
      for count in 2...10 {
        for first in 0..<count where Self.isExhaustive || first % 3 == count % 3 || first >= count - 2 {
          let names = (0..<count).map { "t\($0)" }
          var reference = TabsReference(
            tabs: names, hasMore: isPhone || header != "ios 26", isCompact: isCompact, selected: 0)
          var text = "\(header)\ndevice \(device)\n\nwindow\n  tabs: UITabBarController\n"
          for x in names { text += "    \(x): \(x.uppercased())ViewController\n" }
          text += "\n"
          // From the first to this one, and to its neighbour.
          for next in [first, (first + 1) % count] {
            reference.selected = next
            text += "tabs.selectedIndex = \(next)\n" + expectations(reference)
          }
          if !isPhone {
            // An iPad is made narrow, and wide again.
            for width in ["compact", "regular"] {
              reference.isCompact = width == "compact"
              text += "window.resize(to: sizeClass(\(width), regular))\n" + expectations(reference)
            }
          }
          let failures = run(text).failures
          #expect(failures.isEmpty, "\(failures.joined(separator: "\n"))\n\(text)")
        }
      }
    }
  }

  private func expectations(_ tabs: TabsReference) -> String {
    let selected = tabs.tabs[tabs.selected]
    return """
      expect tabs.viewControllers == \(list(tabs.tabs))
      expect tabs.children == \(list(tabs.children))
      expect \(selected).parent == \(tabs.parentOfSelected)
      expect \(selected).view.window != nil
      expect tabs.selectedViewController == \(selected)

      """
  }

  // MARK: One child for another

  /// What two children may be: how they are written below the container, and who of them is shown, in order.
  private static let children: [(kind: String, inside: [String], shown: [String])] = [
    ("PlainViewController", [], []), ("UINavigationController", ["1", "2"], ["2"]),
    ("UITabBarController", ["1", "2"], ["1"]),
  ]

  /// CON-10, CON-06, C-E05.
  @Test(arguments: headers)
  func exchangesAreAsTheReferenceSays(_ header: String) {
    for from in Self.children {
      for to in Self.children {
        for place in ["on screen", "in another tab", "under a sheet"] {
          for isChild in [true, false] {
            for forwards in [true, false] { exchange(from, to, place, isChild, forwards, header) }
          }
        }
      }
    }
  }

  private func exchange(
    _ from: (kind: String, inside: [String], shown: [String]), _ to: (kind: String, inside: [String], shown: [String]),
    _ place: String, _ isChild: Bool, _ forwards: Bool, _ header: String
  ) {
    var text = header + "\n\n"
    if !forwards {
      text += "class BoxViewController: UIViewController { shouldAutomaticallyForwardAppearanceMethods = false }\n\n"
    }
    text += "window\n  tabs: UITabBarController\n    box: BoxViewController\n      a: \(from.kind)\n"
    for x in from.inside { text += "        a\(x): A\(x)ViewController\n" }
    text += "    other: OtherViewController\n\nsheet: SheetViewController\n\nb: \(to.kind)\n"
    for x in to.inside { text += "  b\(x): B\(x)ViewController\n" }
    text += "\n"
    if place == "in another tab" { text += "tabs.selectedIndex = 1\n" }
    if place == "under a sheet" {
      text += "sheet.modalPresentationStyle = .overFullScreen\ntabs.present(sheet, animated: false)\n"
    }
    if isChild { text += "box.addChild(b)\n" }
    text += "box.transition(from: a, to: b, duration: 0.3, options: [], animations: { }) { }\n"
    let isRefused = !isChild || !forwards
    if isRefused { text += "expect exception NSInvalidArgumentException\n" }
    if isChild && forwards {
      text += "expect box.children == [a, b]\nexpect a.parent == box\nexpect b.parent == box\n"
      text += "expect a.view.superview == nil\nexpect b.view.superview == box.view\n"
    }
    var expected: [String] = []
    if !isRefused && place != "in another tab" {
      let out = ["a"] + from.shown.map { "a\($0)" }
      let new = ["b"] + to.shown.map { "b\($0)" }
      expected = out.map { "\($0).viewWillDisappear" } + new.map { "\($0).viewWillAppear" }
      expected += new.map { "\($0).viewDidAppear" } + out.map { "\($0).viewDidDisappear" }
    }
    // The top of a new stack has a didMove of its own, with its first appearance (NAV-01).
    let (failures, all) = run(text)
    let events = all.filter { !$0.hasSuffix(".didMove(toParent: b)") }
    let others = isRefused ? failures.filter { !$0.hasPrefix("NSInvalidArgumentException") } : failures
    #expect(others.isEmpty, "\(others.joined(separator: "\n"))\n\(text)")
    #expect(isRefused || events == expected, "\(events)\n\(text)")
  }
}

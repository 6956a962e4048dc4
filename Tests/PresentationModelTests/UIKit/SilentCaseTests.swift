import Testing

@testable import PresentationModel

/// What the language takes and UIKit has is never passed over in silence: it does something, a rule says why not, a note
/// says so, or it is an error of the file.
@Suite struct SilentCaseTests {
  /// Outlines, and what a statement may be made on, by UIKit's class.
  private static let stage = """
    class Sheet: UIViewController {
      modalPresentationStyle = .pageSheet
    }
    window
      tabs: UITabBarController
        split: UISplitViewController(style: .tripleColumn)
          one: UIViewController
          two: UIViewController
          three: UIViewController
        nav: UINavigationController
          home: UIViewController
    window side
      arrangement: UIArrangementViewController
        left: UIViewController
        right: UIViewController
    window third
      pages: UIPageViewController(transitionStyle: .scroll)
        page: UIViewController
    other: Sheet
    item: UITab(title: "Other", image: nil, identifier: "other") { _ in other }

    """

  private static let receivers: [(UIKitClass, String)] = [
    (.splitViewController, "split"), (.tabBarController, "tabs"), (.arrangementViewController, "arrangement"),
    (.pageViewController, "pages"),
  ]

  /// A statement for each case of each enumeration that a method of a container takes.
  private static let calls: [String] = receivers.flatMap { type, name in
    type.methods.filter { $0.answer == nil }.flatMap { method in
      method.parameters.flatMap { parameter -> [String] in
        guard case .enumeration(let enumeration) = parameter.type else { return [] }
        return enumeration.cases.map { given in
          let arguments = method.parameters.map { other -> String in
            let value =
              switch other.type {
              case .enumeration: ".\(given.name)"
              case .list: "[other]"
              case .bool: "false"
              default: "other"
              }
            return (other.label.map { "\($0): " } ?? "") + value
          }
          return "\(name).\(method.name)(\(arguments.joined(separator: ", ")))"
        }
      }
    }
  }

  @Test(arguments: calls, ["iPad landscape", "iPhone portrait"])
  func aCaseIsNeverSilent(call: String, device: String) throws {
    let scenario = Scenario.load("ios 27.1\ndevice \(device)\n\n" + Self.stage + call + "\n")
    guard let program = scenario.program else {
      return #expect(!scenario.diagnostics.isEmpty, "\(call)")
    }
    var runner = ScenarioRunner(program, isTracing: true, keepsEvents: true)
    _ = runner.launch()
    var isHeard = false
    while let step = runner.next() {
      isHeard = isHeard || !step.trace.isEmpty || !step.notes.isEmpty || !step.events.isEmpty
    }
    #expect(isHeard, "\(call) on \(device) does nothing, and nobody says so")
  }

  /// A tab's own members, and those of its tab bar controller, likewise.
  @Test(arguments: [
    "tabs.tabs = [item]", "tabs.selectedTab = item", "tabs.setTabs([item], animated: false)", "item.isHidden = true",
    "tabs.mode = .tabSidebar", "tabs.sidebar.preferredPlacement = .sidebar", "item.title = \"Title\"",
  ])
  func aTabIsNeverSilent(statement: String) throws {
    let program = try Scenario.program("ios 27.1\n\n" + Self.stage + "home.loadViewIfNeeded()\n" + statement + "\n")
    var runner = ScenarioRunner(program, isTracing: true, keepsEvents: true)
    _ = runner.launch()
    var last: (trace: Int, notes: Int) = (0, 0)
    while let step = runner.next() { last = (step.trace.count, step.notes.count) }
    let isKept = ["item.isHidden", "tabs.mode", "tabs.sidebar", "item.title"].contains { statement.hasPrefix($0) }
    #expect(last.trace > 0 || last.notes > 0 || isKept, "\(statement)")
  }
}

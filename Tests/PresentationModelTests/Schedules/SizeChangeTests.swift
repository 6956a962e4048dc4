import Testing

@testable import PresentationModel

/// Whom another size of the window calls, against a reference that was written from the text of ORD-35.
@Suite struct SizeChangeTests {
  static let trees = [
    "root: UIViewController\n",
    "root: UINavigationController\n    a: UIViewController\n    b: UIViewController\n",
    "root: UITabBarController\n    a: UINavigationController\n      b: UIViewController\n    c: UIViewController\n",
    "root: UIViewController\n    a: UIViewController\n      b: UIViewController\n    c: UIViewController\n",
    "root: UISplitViewController\n    a: UINavigationController\n      b: UIViewController\n    c: UIViewController\n",
  ]
  static let presented = [[], ["sheet"], ["player"], ["sheet", "player"], ["player", "sheet"]]
  static let changes = [
    (device: "iPhone portrait", change: "device.rotate(to: .landscape)", changesClasses: true),
    (device: "iPhone landscape", change: "device.rotate(to: .landscapeRight)", changesClasses: false),
    (device: "iPad portrait", change: "device.rotate(to: .landscape)", changesClasses: false),
    (device: "iPad", change: "window.resize(to: sizeClass(compact, regular))", changesClasses: true),
    (device: "iPad", change: "window.resize(to: sizeClass(regular, regular))", changesClasses: false),
  ]

  @Test(arguments: trees, [9, 16, 17, 26])
  func everybodyIsCalledFromTheRootDown(tree: String, version: Int) throws {
    for row in Self.changes {
      for levels in Self.presented {
        var text = "ios \(version)\ndevice \(row.device)\n"
        text += "class Player: UINavigationController {\n  modalPresentationStyle = .fullScreen\n}\n"
        text += "class Sheet: UIViewController {\n  modalPresentationStyle = .overFullScreen\n}\n"
        text += "window\n  \(tree)player: Player\n  inside: UIViewController\nsheet: Sheet\n"
        var below = "root"
        for level in levels {
          text += "\(below).present(\(level), animated: true)\n"
          below = level
        }
        text += row.change + "\n"
        var runner = ScenarioRunner(try Scenario.program(text))
        _ = runner.launch()
        for _ in levels { _ = runner.next() }
        let before = runner.hierarchy
        let next = runner.next()
        let outcome = try #require(next)
        let lines = outcome.events.map { EventText.text($0, outcome, runner.hierarchy) }
        let isHalfATurn = row.change.hasSuffix("Right)")
        let told = isHalfATurn ? [] : Self.everybody(before)
        for (method, concernsTraits) in [
          ("willTransition(to:with:)", true), ("viewWillTransition(to:with:)", false),
          ("traitCollectionDidChange(_:)", true),
        ] {
          let expected = told.filter { entry in
            guard concernsTraits else { return true }
            // Full screen takes out the view of the level that presents it, and no other.
            let isCovered = levels.indices.contains(entry.level) && levels[entry.level] == "player"
            return row.changesClasses && (version < 17 || !isCovered)
          }
          // The row of the table, and who is presented.
          expect(
            lines.filter { $0.hasSuffix(".\(method)") }, equals: expected.map { "\($0.name).\(method)" },
            "\(row.device), \(row.change), \(levels), \(tree)")
        }
        expect(runner.simulator.world.sizeChange == nil, equals: true, "\(row.change)")
      }
    }
  }

  /// Names, and the level on which each stands.
  private static func everybody(_ hierarchy: Hierarchy) -> [(name: String, level: Int)] {
    func tree(_ x: ControllerID, _ level: Int) -> [(name: String, level: Int)] {
      guard hierarchy.isViewLoaded(x) else { return [] }
      return [(hierarchy.name(of: x), level)] + hierarchy.children(of: x).flatMap { tree($0, level) }
    }
    var result: [(name: String, level: Int)] = []
    var (next, level) = (hierarchy.windows[0].root, 0)
    while let x = next {
      result += tree(x, level)
      next = hierarchy.directlyPresented(x)
      level += 1
    }
    return result
  }

  /// Where a callback finds the interface: before the change as it was, after it as it will be.
  @Test(arguments: ["viewWillTransition", "willTransition"])
  func theChangeComesAfterTheCallback(callback: String) throws {
    let program = try Scenario.program(
      """
      ios 26
      window
        home: UIViewController
      on home.\(callback) { expect home.traitCollection.verticalSizeClass == .regular }
      on home.traitCollectionDidChange { expect home.traitCollection.verticalSizeClass == .compact }
      device.rotate(to: .landscape)
      """)
    var runner = ScenarioRunner(program)
    _ = runner.launch()
    let next = runner.next()
    let outcome = try #require(next)
    expect(outcome.expectations, equals: 2)
    expect(outcome.failures.count, equals: 0)
  }
}

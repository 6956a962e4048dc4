enum WhereTheViewComesFrom: Rule {
  static let id = RuleID.lod03
  static let question = Question.loading
  static let versions = Versions(.everywhere, "iOS 8–26.")
  static let entry = RuleEntry(
    title: "Where the view comes from",
    statement: """
      The first that applies: 1. the class overrides `loadView`; 2. the storyboard it came from; 3. `nibName`; 4. if the class name
      ends in `Controller`, a nib of that name without `Controller`; 5. a nib with the class's name; 6. a plain `UIView`
      (UITableViewController: its table view, and so on for UIKit's classes). 4 and 5 set `nibName`. A scenario says what there is by
      properties of the class or of the controller, set before the view loads: `loadView = CardView` (an override making a view of that
      class), `storyboard = "Main"`, `nibName = "Card"`, `nibsInBundle = ["CardView", "CardViewController"]` (for 4 and 5; default none).
      """,
    evidence: [
      Evidence(.documented, "loadView(), nibName (order of 4 and 5), init(nibName:bundle:).")
    ],
    example: """
      `class CardViewController` with both nibs in the bundle: `CardView` is loaded, `nibName == "CardView"`.
      """)

  /// The nib of the bundle that the view comes from, where nothing comes before it; nil if there is none.
  static func judge(_ x: ControllerID, _ world: World) -> Finding<String>? {
    guard holds(in: world.profile), let nibs = nibs(for: x, world) else { return nil }
    return candidates(world.hierarchy.className(of: x)).first { nibs.contains($0) }.map { nib in
      decides(nib, on: x, "the nib \(nib) is in the bundle: its view comes from there")
    }
  }

  /// What is in the bundle, unless the class, a storyboard or a nib's name says where the view comes from.
  static func nibs(for x: ControllerID, _ world: World) -> [String]? {
    let hierarchy = world.hierarchy
    guard case .list(let values)? = hierarchy.property(x, .nibsInBundle), hierarchy.property(x, .loadView) == nil,
      hierarchy.property(x, .storyboard) == nil, hierarchy.property(x, .nibName) == nil
    else { return nil }
    return values.compactMap { if case .string(let name) = $0 { name } else { nil } }
  }

  /// The nibs that are looked for, in this order: without `Controller`, then the class's own name.
  static func candidates(_ className: String) -> [String] {
    let suffix = "Controller"
    let short = className.hasSuffix(suffix) ? [String(className.dropLast(suffix.utf8.count))] : []
    return short + [className]
  }
}

enum WhereTheViewComesFromInTheDocuments: Rule {
  static let id = RuleID.lod04
  static let question = Question.loading
  static let versions = Versions(.documentsOnly, "docs.")
  static let entry = RuleEntry(
    title: "Where the view comes from, as the documents tell it",
    statement: """
      As LOD-03 with 4 and 5 exchanged: first the nib with the class's own name, then the one without `Controller`.
      """,
    evidence: [
      Evidence(.documented, "Design document 0 (its list names the class's name first).")
    ],
    example: """
      the same class: `CardViewController` is loaded.
      """)

  /// The same, in the documents' order.
  static func judge(_ x: ControllerID, _ world: World) -> Finding<String>? {
    guard holds(in: world.profile), let nibs = WhereTheViewComesFrom.nibs(for: x, world) else { return nil }
    return candidates(world.hierarchy.className(of: x)).first { nibs.contains($0) }.map { nib in
      decides(nib, on: x, "the nib \(nib) is in the bundle: its view comes from there")
    }
  }

  /// The same two, the class's own name first.
  static func candidates(_ className: String) -> [String] { WhereTheViewComesFrom.candidates(className).reversed() }
}

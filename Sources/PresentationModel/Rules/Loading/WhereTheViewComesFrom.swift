enum WhereTheViewComesFrom: Rule {
  static let id = RuleID.lod03
  static let question = Question.loading
  static let versions = Versions(.everywhere, "iOS 8–27.")

  /// Where the view comes from; nil where nothing but a plain view of UIKit's can be meant.
  static func judge(_ x: ControllerID, _ world: World, _ ledger: inout Ledger) -> Finding<Loading.Source>? {
    if let (source, because) = given(to: x, world, &ledger) { return decides(source, on: x, because) }
    guard let nibs = nibs(for: x, world) else { return nil }
    if let nib = candidates(world.hierarchy.className(of: x)).first(where: { nibs.contains($0) }) {
      let name = ledger.name(.className(nib))
      return decides(.nib(nib), on: x, "the nib \(name) is in the bundle: its view comes from there")
    }
    return declines(x, "no nib of the bundle is named for its class: it gets a plain view")
  }

  /// What comes before the nibs of the bundle, first come first served: code, a storyboard, the name of a nib.
  static func given(
    to x: ControllerID, _ world: World, _ ledger: inout Ledger
  ) -> (source: Loading.Source, because: Because)? {
    let hierarchy = world.hierarchy
    if hierarchy.property(x, .loadView) != nil {
      return (.code, "its class overrides loadView: its view comes from there")
    }
    if let storyboard = text(hierarchy.property(x, .storyboard)) {
      let name = ledger.name(.className(storyboard))
      return (.storyboard, "it stands in the storyboard \(name): its view comes from there")
    }
    if let nib = text(hierarchy.property(x, .nibName)) {
      let name = ledger.name(.className(nib))
      return (.namedNib, "its nibName says \(name): its view comes from there")
    }
    return nil
  }

  /// What is in the bundle; nil where the file says nothing of it.
  static func nibs(for x: ControllerID, _ world: World) -> [String]? {
    guard case .list(let values)? = world.hierarchy.property(x, .nibsInBundle), !values.isEmpty else { return nil }
    return values.compactMap { text($0) }
  }

  private static func text(_ value: Value?) -> String? {
    if case .string(let text)? = value { return text }
    return nil
  }

  /// The nibs that are looked for, in this order: without `Controller`, then the class's own name.
  static func candidates(_ className: String) -> [String] {
    let suffix = "Controller"
    let short = className.hasSuffix(suffix) ? [String(className.dropLast(suffix.utf8.count))] : []
    return short + [className]
  }

  static let entry = RuleEntry(
    title: "Where the view comes from",
    inShort: "A view comes from loadView, the storyboard, a nib file, or is a plain view, in this order.",
    statement: """
      The first that applies: 1. the class overrides `loadView`; 2. the storyboard it came from; 3. `nibName`; 4. if the class name
      ends in `Controller`, a nib of that name without `Controller`; 5. a nib with the class's name; 6. a plain `UIView`
      (UITableViewController: its table view, and so on for UIKit's classes). 4 and 5 set `nibName`. A scenario says what there is by
      properties of the class or of the controller, set before the view loads: `loadView = CardView` (an override making a view of that
      class), `storyboard = "Main"`, `nibName = "Card"`, `nibsInBundle = ["CardView", "CardViewController"]` (for 4 and 5; default none).
      """,
    evidence: [
      .documented("loadView(), nibName (order of 4 and 5), init(nibName:bundle:).")
    ],
    example: """
      `class CardViewController` with both nibs in the bundle: `CardView` is loaded, `nibName == "CardView"`.
      """)
}

enum WhereTheViewComesFromInTheDocuments: Rule {
  static let id = RuleID.lod04
  static let question = Question.loading
  static let versions = Versions(.documentsOnly, "docs.")

  /// The same, in the documents' order.
  static func judge(_ x: ControllerID, _ world: World, _ ledger: inout Ledger) -> Finding<Loading.Source>? {
    if let (source, because) = WhereTheViewComesFrom.given(to: x, world, &ledger) {
      return decides(source, on: x, because)
    }
    guard let nibs = WhereTheViewComesFrom.nibs(for: x, world) else { return nil }
    if let nib = candidates(world.hierarchy.className(of: x)).first(where: { nibs.contains($0) }) {
      let name = ledger.name(.className(nib))
      return decides(.nib(nib), on: x, "the nib \(name) is in the bundle: its view comes from there")
    }
    return declines(x, "no nib of the bundle is named for its class: it gets a plain view")
  }

  /// The same two, the class's own name first.
  static func candidates(_ className: String) -> [String] { WhereTheViewComesFrom.candidates(className).reversed() }

  static let entry = RuleEntry(
    title: "Where the view comes from, in the classic notes",
    inShort:
      "In the classic notes the nib file with the full class name is looked for before the one without Controller.",
    statement: """
      As LOD-03 with 4 and 5 exchanged: first the nib with the class's own name, then the one without `Controller`.
      """,
    evidence: [
      .documented("Design document 0 (its list names the class's name first).")
    ],
    example: """
      the same class: `CardViewController` is loaded.
      """)
}

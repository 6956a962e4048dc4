enum AMaskThatNobodyAsksFor: LintRule {
  static let id = LintID.lnt56
  static let versions = Versions(.from(9), "iOS 9–27.")

  static func judgeFile(_ book: inout LintBook) -> [LintSuspicion] {
    guard ResizableWindowsAskNobody.asksNobody(book.world) else { return [] }
    var found: [LintSuspicion] = []
    for property in [
      Property.supportedInterfaceOrientations, .shouldAutorotate, .preferredInterfaceOrientationForPresentation,
    ] {
      for (owner, entry) in book.defaults(property) {
        guard case .value(let value) = entry.value, let range = entry.range, isRestriction(value, property),
          counts(owner, book)
        else { continue }
        found.append(
          finds(
            at: range, .warning,
            [("property", property.name), ("name", book.program.classes[Int(owner.index)].name)]))
      }
    }
    for (statement, x) in book.file.assignments {
      guard case .assign(.controller, let property, let value) = statement.act, property.isOfOrientation,
        isRestriction(value, property)
      else { continue }
      found.append(finds(at: statement.range, .warning, [("property", property.name), ("name", book.name(x))]))
    }
    if let delegate = book.program.swift.appMask, let mask = delegate.constant.flatMap({ FacingSet($0) }), mask != .all
    {
      found.append(
        finds(
          at: delegate.range, .warning,
          [("property", "application(_:supportedInterfaceOrientationsFor:)"), ("name", delegate.owner)]))
    }
    return found
  }

  /// Whether it is another value than UIKit's default on an iPad.
  private static func isRestriction(_ value: Value, _ property: Property) -> Bool {
    switch property {
    case .supportedInterfaceOrientations: FacingSet(value).map { $0 != .all } ?? false
    case .shouldAutorotate: value == .bool(false)
    default: !value.isNil
    }
  }

  /// Whether something of the file would have asked one of the class: it is a root or presented, or the device rotates.
  private static func counts(_ owner: ClassID, _ book: LintBook) -> Bool {
    if book.program.turnsTheDevice { return true }
    let name = book.program.classes[Int(owner.index)].name
    let isOfClass = { (x: ControllerID) in book.hierarchy.inherits(x, name) }
    if book.hierarchy.windows.contains(where: { $0.root.map(isOfClass) ?? false }) { return true }
    return book.file.presents.contains { statement in
      if case .present(let planned) = statement.act { isOfClass(planned.presented) } else { false }
    }
  }

  static let entry = LintEntry(
    title: "A mask that nobody asks for",
    inShort: "On an iPad an app that supports all orientations asks no view controller which ones it supports.",
    fires: """
      a class or an assignment sets `supportedInterfaceOrientations`, `shouldAutorotate` or
      `preferredInterfaceOrientationForPresentation` to something other than the default, on a device and version where BAR-11 asks nobody, and
      something of the file rotates the device, presents the controller or makes it root; on an iPad also the app delegate's
      `application(_:supportedInterfaceOrientationsFor:)`, named as `{property}`, where it returns less than all.
      """,
    severity: "warning",
    messages: ["'{property}' of '{name}' is not asked for: this app supports all orientations on an iPad"],
    why: """
      BAR-11.
      """,
    cures: ["write 'app.requiresFullScreen = true', or leave one orientation out"],
    evidence: [
      .observed(
        "lionheart/openradar-mirror#6178, #8424, wvteijlingen/swiftui-interface-orientation#2."
      )
    ],
    example: """
      `device iPad`, a class with `supportedInterfaceOrientations = .portrait` as a window's root → warning; with
      `app.requiresFullScreen = true` → nothing.
      """)
}

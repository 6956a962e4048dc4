enum TheStyleOfWhatStandsInside: LintRule {
  static let id = LintID.lnt46
  static let versions = Versions(.everywhere, "iOS 8–26.")

  static func judgeFile(_ book: inout LintBook) -> [LintSuspicion] {
    guard !book.file.vainWishes.isEmpty else { return [] }
    var presented: Set<ControllerID> = []
    for statement in book.file.presents {
      if case .present(let planned) = statement.act { presented.insert(planned.presented) }
    }
    var told: Set<ByteRange> = []
    return book.file.vainWishes.compactMap { wish, x, site -> LintSuspicion? in
      // Who is presented somewhere is asked there.
      guard !wish.isOfItsPresentationController, !presented.contains(wish.x),
        told.insert(wish.statement.range).inserted,
        case .assign(_, _, let value) = wish.statement.instruction.kind
      else { return nil }
      let isInside = book.hierarchy.isInside(wish.x, x)
      if !isInside, presented.contains(book.hierarchy.outermostContainer(of: wish.x)) { return nil }
      return finds(
        at: wish.statement.range, .warning, message: isInside ? 0 : 1,
        [
          ("property", wish.property.name), ("child", book.name(wish.x)), ("source", book.name(wish.x)),
          ("top", book.name(x)), ("presented", book.name(x)),
        ],
        ways: [
          LintWay(
            [.replace(wish.statement.site, by: LintEdit.assign(x, wish.property, value))],
            .counts(wish.property, of: x),
            at: site)
        ])
    }
  }

  static let entry = LintEntry(
    title: "The style of what stands inside",
    inShort: "The style is set on the content, but the navigation controller around it is what is presented.",
    fires: """
      `modalPresentationStyle`, `modalTransitionStyle` or `transitioningDelegate` is set (a) on a controller whose outermost container is
      presented later and has none of its own set; (b) on the receiver of a `present` whose argument has none, neither the receiver nor
      what it stands in being presented itself. Not for alerts and what else brings its own presentation, nor for a style that the presented one
      has anyway, nor for the transition style of a controller that provides it for its context.
      """,
    severity: "warning",
    messages: [
      "'{property}' of '{child}' does not count: '{top}' is presented",
      "'{property}' of '{source}' does not count: '{presented}' is presented",
    ],
    why: """
      STY-01, TRN-01: the presented controller itself is asked, not what stands inside, nor who presents.
      """,
    cures: ["set it on '{top}'", "set it on '{presented}'"],
    evidence: [Evidence(.observed, "wix/react-native-navigation#3272 (iOS 11), Chris-BMA/DimBackground#1.")],
    example: """
      outside: `nav [form]`; `form.modalPresentationStyle = .fullScreen`, `home.present(nav)` → warning (a): `nav` is presented.
      """)
}

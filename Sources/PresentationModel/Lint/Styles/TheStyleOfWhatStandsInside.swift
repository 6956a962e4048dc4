enum TheStyleOfWhatStandsInside: LintRule {
  static let id = LintID.lnt46

  static func judgeFile(_ book: inout LintBook) -> [LintSuspicion] {
    guard !book.file.stylesWithoutEffect.isEmpty else { return [] }
    var presented: Set<ControllerID> = []
    for statement in book.file.presents {
      if case .present(let planned) = statement.act { presented.insert(planned.presented) }
    }
    var told: Set<ByteRange> = []
    return book.file.stylesWithoutEffect.compactMap { style, x, site -> LintSuspicion? in
      // Who is presented somewhere is asked there.
      guard !style.isOfItsPresentationController, !presented.contains(style.x),
        told.insert(style.statement.range).inserted,
        case .assign(_, _, let value) = style.statement.instruction.kind
      else { return nil }
      let isInside = book.hierarchy.isInside(style.x, x)
      if !isInside, presented.contains(book.hierarchy.outermostContainer(of: style.x)) { return nil }
      return finds(
        at: style.statement.range, .warning, message: isInside ? 0 : 1,
        [
          ("property", style.property.name), ("child", book.name(style.x)), ("source", book.name(style.x)),
          ("top", book.name(x)), ("presented", book.name(x)),
        ],
        ways: [
          LintWay(
            [.replace(style.statement.site, by: LintEdit.assign(x, style.property, value))],
            .counts(style.property, of: x),
            at: site),
          // What is presented may be made behind that line.
          LintWay(
            [
              .remove(style.statement.site),
              .insert(LintEdit.assign(x, style.property, value), before: site),
            ],
            .counts(style.property, of: x), at: site),
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
    evidence: [.observed("wix/react-native-navigation#3272 (iOS 11), Chris-BMA/DimBackground#1.")],
    example: """
      outside: `nav [form]`; `form.modalPresentationStyle = .fullScreen`, `home.present(nav)` → warning (a): `nav` is presented.
      """)
}

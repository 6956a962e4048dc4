enum TheDelegateOfWhatStandsInside: LintRule {
  static let id = LintID.lnt49

  static func judgeFile(_ book: inout LintBook) -> [LintSuspicion] {
    book.file.stylesWithoutEffect.compactMap { style, top, site -> LintSuspicion? in
      guard style.isOfItsPresentationController, !book.file.hearsOfSwipes.contains(top),
        case .assign(_, let property, let value) = style.statement.instruction.kind
      else { return nil }
      return finds(
        at: style.statement.range, .warning, [("top", book.name(top)), ("child", book.name(style.x))],
        ways: [
          LintWay(
            [
              .replace(
                style.statement.site, by: .assign(LintEdit.path(top, .presentationController), property, value))
            ], .hasPresentationDelegate(top), at: site),
          // What contains it may be made behind that line.
          LintWay(
            [
              .remove(style.statement.site),
              .insert(.assign(LintEdit.path(top, .presentationController), property, value), before: site),
            ], .hasPresentationDelegate(top), at: site),
        ])
    }
  }

  static let entry = LintEntry(
    title: "The delegate of what stands inside",
    inShort: """
      The presentation delegate is set on the content, but the navigation controller around it is what is presented.
      """,
    fires: """
      `x.presentationController.delegate` (or of its popover or sheet controller) is set on a controller before the
      outermost container in which it stands is presented, and that container's is not set.
      """,
    severity: "warning",
    messages: ["'{top}' is presented, so the delegate of the presentation controller of '{child}' is never called"],
    why: """
      STY-04, QRY-09, DIS-09: the presentation controller of the presented container is asked; the one made for a child is never used
      (X-12).
      """,
    cures: ["set '{top}.presentationController.delegate'"],
    evidence: [
      .documented("Apple `presentationController` (one is created for a controller that has none)."),
      .inferred("that it is never used."),
    ],
    example: """
      outside: `nav [form]`; `form.presentationController?.delegate = form`, `home.present(nav)` → warning.
      """)
}

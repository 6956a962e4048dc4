enum AdaptationByVersionAndSizeClass: Rule {
  static let id = RuleID.adp04
  static let question = Question.adaptation
  static let versions = Versions(.everywhere, "as in the table.")

  /// One row of the table: the targets in C×C, C×R, R×C, R×R; nil means no adaptation.
  struct Targets: Sendable {
    let compactCompact, compactRegular, regularCompact, regularRegular: ModalPresentationStyle?

    init(
      _ compactCompact: ModalPresentationStyle?, _ compactRegular: ModalPresentationStyle?,
      _ regularCompact: ModalPresentationStyle?, _ regularRegular: ModalPresentationStyle?
    ) {
      self.compactCompact = compactCompact
      self.compactRegular = compactRegular
      self.regularCompact = regularCompact
      self.regularRegular = regularRegular
    }

    subscript(_ environment: Environment) -> ModalPresentationStyle? {
      switch (environment.horizontal, environment.vertical) {
      case (.compact, .compact): compactCompact
      case (.compact, .regular): compactRegular
      case (.regular, .compact): regularCompact
      case (.regular, .regular): regularRegular
      }
    }
  }

  private static let ios8 = VersionRange(UIKitVersion(8), 12, documents: false)

  static let sheets = VersionRows(
    (ios8, Targets(.fullScreen, .fullScreen, nil, nil)),
    (.from(13), Targets(nil, nil, nil, nil)),
    (.documentsOnly, Targets(.fullScreen, .fullScreen, nil, nil)))

  /// In portrait the documents make every sheet full screen.
  static let sheetsInPortrait = VersionRows(
    (ios8, Targets(.fullScreen, .fullScreen, nil, nil)),
    (.from(13), Targets(nil, nil, nil, nil)),
    (.documentsOnly, Targets(.fullScreen, .fullScreen, .fullScreen, .fullScreen)))

  static let popovers = VersionRows(
    (ios8, Targets(.fullScreen, .fullScreen, .formSheet, nil)),
    (.from(13), Targets(.formSheet, .formSheet, .formSheet, nil)),
    (.documentsOnly, Targets(.fullScreen, .fullScreen, nil, nil)))

  /// What a style becomes by itself, nil for no adaptation.
  static func judge(_ presentation: Presentation, _ world: World) -> Finding<ModalPresentationStyle?> {
    let (x, style, environment) = (presentation.presented, presentation.requestedStyle, world.environment)
    guard let target = target(style, world.profile, environment) else {
      return declines(x, leaving: nil, "\(style) stays what it is in \(environment)")
    }
    return decides(target, on: x, becomes(style, target, environment))
  }

  private static func target(
    _ style: ModalPresentationStyle, _ profile: Profile, _ environment: Environment
  ) -> ModalPresentationStyle? {
    let isPortrait = environment.device.rotates && environment.orientation == .portrait
    switch style {
    case .popover: return popovers[profile][environment]
    case .pageSheet, .formSheet: return (isPortrait ? sheetsInPortrait : sheets)[profile][environment]
    default: return nil
    }
  }

  /// The size classes are words here: a sentence with a third hole needs an array.
  private static func becomes(
    _ style: ModalPresentationStyle, _ target: ModalPresentationStyle, _ environment: Environment
  ) -> Because {
    switch (environment.horizontal, environment.vertical) {
    case (.compact, .compact): "\(style) becomes \(target) in compact width, compact height"
    case (.compact, .regular): "\(style) becomes \(target) in compact width, regular height"
    case (.regular, .compact): "\(style) becomes \(target) in regular width, compact height"
    case (.regular, .regular): "\(style) becomes \(target) in regular width, regular height"
    }
  }

  static let entry = RuleEntry(
    title: "The defaults by version and size class",
    inShort: """
      Up to iOS 12 sheets and popovers become full screen in compact width; from iOS 13 sheets stay sheets and \
      popovers become sheets.
      """,
    statement: """
      `–` means no adaptation.

      | requested | profile | C×C | C×R | R×C | R×R |
      |---|---|---|---|---|---|
      | pageSheet, formSheet | iOS ≤ 12 | fullScreen | fullScreen | – | – |
      | pageSheet, formSheet | iOS 13+ | – | – | – | – |
      | popover | iOS ≤ 12 | fullScreen | fullScreen | formSheet | – |
      | popover | iOS 13+ | formSheet | formSheet | formSheet | – |
      | popover | docs | fullScreen | fullScreen | – | – |
      | pageSheet, formSheet | docs, landscape | fullScreen | fullScreen | – | – |
      | pageSheet, formSheet | docs, portrait | fullScreen | fullScreen | fullScreen | fullScreen |
      """,
    evidence: [
      .observed("Neuburg (all but C×C on ≤ 12, inferred from C×R); R×C: the reports of ADP-02."),
      .documented(
        "WWDC19-224 (sheets stay sheets, popovers become sheets), WWDC14-214; classic documents 0 and 4 (the docs rows)."
      ),
    ],
    example: """
      iPad portrait, X `.formSheet`: `ios 26` a form sheet; `docs` full screen, presenter's view leaves the window.
      """)
}

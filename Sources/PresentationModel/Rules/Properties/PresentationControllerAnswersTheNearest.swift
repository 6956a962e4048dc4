enum PresentationControllerAnswersTheNearest: Rule {
  static let id = RuleID.qry09
  static let question = Question.query
  static let versions = Versions(.everywhere, "iOS 8–27, **docs** too.")

  /// The controller whose presentation controller answers.
  enum Source: Sendable, Equatable {
    /// The receiver's.
    case own
    /// That of its nearest ancestor that is presented.
    case ancestor(ControllerID)
    /// One that is made from the style of this moment.
    case made
  }

  /// The receiver's own, the nearest ancestor's, or one that would be made.
  static func judge(_ x: ControllerID, _ world: World) -> Finding<Source> {
    if world.hierarchy.presentation(of: x) != nil {
      return decides(.own, on: x, "it is presented itself: the controller of its style as set")
    }
    if let parent = world.hierarchy.parent(of: x), let ancestor = world.hierarchy.nearestPresented(parent) {
      return decides(.ancestor(ancestor), on: x, "the one of \(ancestor), the nearest ancestor that is presented")
    }
    return decides(.made, on: x, "is not presented, so a presentation controller is made from its style of this moment")
  }

  /// Two of the four properties exclude some controllers; nil where the property does not.
  static func asksNot(_ source: Source, for property: Property, of x: ControllerID) -> Finding<Bool>? {
    switch (property, source) {
    case (.activePresentationController, .ancestor), (.activePresentationController, .made):
      declines(x, "is not presented itself: answers nil")
    case (.sheetPresentationController, .ancestor):
      declines(x, "a sheet's controller is not looked for in ancestors: answers nil")
    default: nil
    }
  }

  /// Two of the four answer for some styles alone; nil where this one answers.
  static func isNoneOf(
    _ property: Property, _ style: ModalPresentationStyle, _ own: OwnPresentation?, of x: ControllerID
  ) -> Finding<Bool>? {
    switch property {
    case .popoverPresentationController where style != .popover:
      declines(x, "\(style) has no popover's controller: answers nil")
    case .sheetPresentationController where own != nil:
      declines(x, "its class brings its own presentation, which is no sheet: answers nil")
    case .sheetPresentationController where style != .pageSheet && style != .formSheet:
      declines(x, "\(style) has no sheet's controller: answers nil")
    default: nil
    }
  }

  static let entry = RuleEntry(
    title: "presentationController answers the nearest one, or makes one",
    inShort: """
      presentationController answers the one of the presentation that the view controller is part of, and \
      otherwise creates one for it.
      """,
    statement: """
      `presentationController`: 1. the receiver is presented itself: the controller of its style as set, also after adaptation;
      2. else the nearest ancestor through `parent` that has one: that one's; 3. else STY-04 (in an expectation: the class that would be
         made, nil where STY-04 says nil).
      `popoverPresentationController`: the same search, nil unless that is a popover's (action sheets and activity controllers: STY-03).
      `sheetPresentationController` (15+): case 1 or 3 only, nil unless page or form sheet. `activePresentationController` (16+): case 1 with
      that of the style after adaptation, else nil.
      """,
    evidence: [
      .documented(
        #"Apple, the four properties; Design document 3 ("nearest … managing the current view controller")."#),
      .observed(
        "Neuburg (popover controller readable before and after presenting); siteline/swiftui-introspect (of an adapted popover, iOS 14–26); FlexMonkey/ParticleLab#23 (nil for an action sheet on iPhone)."
      ),
    ],
    example: """
      iPhone, popover X, `ios 26`: `X.popoverPresentationController != nil`, `X.activePresentationController` is a form sheet's.
      """)
}

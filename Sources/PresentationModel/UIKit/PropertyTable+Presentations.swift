extension PropertyTable {
  private static let controller = ValueType.instance(.viewController)

  static let ofPresentationController: [Row] = [
    Row(.delegate, .conforming(.adaptivePresentation), .write),
    Row(.presentedViewController, controller),
    Row(.presentingViewController, controller),
    Row(
      .presentationStyle, "presentationStyle", .enumeration(.modalPresentationStyle),
      does: "the style of the presentation"),
    Row(.containerView, "containerView", .instance(.view), does: "the view in which a transition is played"),
    Row(.traitCollection, .instance(.traitCollection)),
    Row(.shouldPresentInFullscreen, "shouldPresentInFullscreen", .bool, .initial, standard: .yes, does: ofTheClass),
    Row(.shouldRemovePresentersView, "shouldRemovePresentersView", .bool, .initial, standard: .no, does: ofTheClass),
    Row(
      .frameOfPresentedViewInContainerView, "frameOfPresentedViewInContainerView", .enumeration(.frame), .initial,
      standard: .row(1), does: "what the transition context answers for the presented one's frame"),
    Row(
      .presentedView, "presentedView", .enumeration(.presentedView), .initial, standard: .row(0),
      does: "the view that is animated: the presented one's, or a wrapper around it"),
  ]

  static let ofPopoverPresentationController: [Row] = [
    Row(.delegate, .conforming(.popoverPresentation), .write),
    Row(.sourceView, "sourceView", .instance(.view), .write, does: anchor),
    Row(.sourceRect, "sourceRect", .rect, .write, does: kept),
    Row(.sourceItem, "sourceItem", .anyObject, .write, .iOSOnly(16), does: anchor),
    Row(.barButtonItem, "barButtonItem", .instance(.barButtonItem), .write, does: anchor),
    Row(
      .permittedArrowDirections, "permittedArrowDirections", .enumeration(.popoverArrowDirection), .write,
      standard: .row(4), does: kept),
    Row(.passthroughViews, "passthroughViews", .list(.instance(.view)), .write, standard: .emptyList, does: kept),
    Row(.canOverlapSourceViewRect, "canOverlapSourceViewRect", .bool, .write, .iOSOnly(9), standard: .no, does: kept),
    Row(.backgroundColor, .enumeration(.color), .write, takesNil: true),
    Row(
      .adaptiveSheetPresentationController, "adaptiveSheetPresentationController",
      .instance(.sheetPresentationController), .read, .iOSOnly(15),
      does: "the settings of the sheet that a popover becomes"),
  ]

  static let ofSheetPresentationController: [Row] = [
    Row(.delegate, .conforming(.sheetPresentation), .write),
    Row(.sourceView, .instance(.view), .write),
    Row(
      .detents, "detents", .list(.enumeration(.sheetDetent)), .write, takesNil: false, standard: .listOf(1),
      does: detent),
    Row(.prefersGrabberVisible, "prefersGrabberVisible", .bool, .write, standard: .no, does: kept),
    Row(
      .prefersEdgeAttachedInCompactHeight, "prefersEdgeAttachedInCompactHeight", .bool, .write, standard: .no,
      does: "whether a sheet fills compact height"),
    Row(
      .largestUndimmedDetentIdentifier, "largestUndimmedDetentIdentifier", .enumeration(.sheetDetent), .write,
      takesNil: true, does: "up to which detent the rest stays usable"),
    Row(
      .prefersScrollingExpandsWhenScrolledToEdge, "prefersScrollingExpandsWhenScrolledToEdge", .bool, .write,
      standard: .yes, does: kept),
    Row(
      .selectedDetentIdentifier, "selectedDetentIdentifier", .enumeration(.sheetDetent), .write, takesNil: true,
      does: detent),
    Row(
      .widthFollowsPreferredContentSizeWhenEdgeAttached, "widthFollowsPreferredContentSizeWhenEdgeAttached", .bool,
      .write, standard: .no, does: kept),
    Row(.preferredCornerRadius, "preferredCornerRadius", .number, .write, takesNil: true, does: kept),
    Row(.prefersPageSizing, "prefersPageSizing", .bool, .write, .iOSOnly(17), standard: .no, does: kept),
  ]

  /// What `presentation(x)` answers.
  static let ofPresentation: [Row] = [
    Row(.context, "context", controller, does: decided),
    Row(.source, "source", controller, does: decided),
    Row(.requestedStyle, "requestedStyle", .enumeration(.modalPresentationStyle), does: decided),
    Row(.style, .enumeration(.modalPresentationStyle), does: decided),
    Row(.adapted, "adapted", .bool, does: decided),
    Row(.transitionStyle, .enumeration(.modalTransitionStyle), does: decided),
    Row(.animator, "animator", .classReference, does: decided),
    Row(.presentationController, .classReference),
    Row(.removesPresentersView, "removesPresentersView", .bool, does: decided),
    Row(.detent, "detent", .enumeration(.sheetDetent), .read, takesNil: true, does: detent),
  ]
}

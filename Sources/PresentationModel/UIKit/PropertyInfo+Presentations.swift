extension PropertyInfo {
  private static let controller = ValueType.instance(.viewController)

  static let ofPresentationController: [PropertyInfo] = [
    PropertyInfo(.delegate, .conforming(.adaptivePresentation), .write),
    PropertyInfo(.presentedViewController, controller),
    PropertyInfo(.presentingViewController, controller),
    PropertyInfo(.presentationStyle, .enumeration(.modalPresentationStyle)),
    PropertyInfo(.containerView, .instance(.view)),
    PropertyInfo(.traitCollection, .instance(.traitCollection)),
    PropertyInfo(.shouldPresentInFullscreen, .bool, .initial),
    PropertyInfo(.shouldRemovePresentersView, .bool, .initial),
    PropertyInfo(.frameOfPresentedViewInContainerView, .enumeration(.frame), .initial),
    PropertyInfo(.presentedView, .enumeration(.presentedView), .initial),
  ]

  static let ofPopoverPresentationController: [PropertyInfo] = [
    PropertyInfo(.delegate, .conforming(.popoverPresentation), .write),
    PropertyInfo(.sourceView, .instance(.view), .write),
    PropertyInfo(.sourceRect, .rect, .write),
    PropertyInfo(.sourceItem, .anyObject, .write, .iOSOnly(16)),
    PropertyInfo(.barButtonItem, .instance(.barButtonItem), .write),
    PropertyInfo(.permittedArrowDirections, .enumeration(.popoverArrowDirection), .write),
    PropertyInfo(.passthroughViews, .list(.instance(.view)), .write),
    PropertyInfo(.canOverlapSourceViewRect, .bool, .write, .iOSOnly(9)),
    PropertyInfo(.backgroundColor, .enumeration(.color), .write, takesNil: true),
    PropertyInfo(
      .adaptiveSheetPresentationController, .instance(.sheetPresentationController), .read, .iOSOnly(15)),
  ]

  static let ofSheetPresentationController: [PropertyInfo] = [
    PropertyInfo(.delegate, .conforming(.sheetPresentation), .write),
    PropertyInfo(.sourceView, .instance(.view), .write),
    PropertyInfo(.detents, .list(.enumeration(.sheetDetent)), .write, takesNil: false),
    PropertyInfo(.prefersGrabberVisible, .bool, .write),
    PropertyInfo(.prefersEdgeAttachedInCompactHeight, .bool, .write),
    PropertyInfo(.largestUndimmedDetentIdentifier, .enumeration(.sheetDetent), .write, takesNil: true),
    PropertyInfo(.prefersScrollingExpandsWhenScrolledToEdge, .bool, .write),
    PropertyInfo(.selectedDetentIdentifier, .enumeration(.sheetDetent), .write, takesNil: true),
    PropertyInfo(.widthFollowsPreferredContentSizeWhenEdgeAttached, .bool, .write),
    PropertyInfo(.preferredCornerRadius, .number, .write, takesNil: true),
    PropertyInfo(.prefersPageSizing, .bool, .write, .iOSOnly(17)),
  ]

  /// What `presentation(x)` answers.
  static let ofPresentation: [PropertyInfo] = [
    PropertyInfo(.context, controller),
    PropertyInfo(.source, controller),
    PropertyInfo(.requestedStyle, .enumeration(.modalPresentationStyle)),
    PropertyInfo(.style, .enumeration(.modalPresentationStyle)),
    PropertyInfo(.adapted, .bool),
    PropertyInfo(.transitionStyle, .enumeration(.modalTransitionStyle)),
    PropertyInfo(.animator, .classReference),
    PropertyInfo(.presentationController, .classReference),
    PropertyInfo(.removesPresentersView, .bool),
    PropertyInfo(.detent, .enumeration(.sheetDetent), .read, takesNil: true),
  ]
}

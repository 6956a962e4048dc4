extension Property {
  /// What it does here, in a few words: for the reference of the language (`Documentation/Language.md`).
  public var effect: String {
    switch self {
    case .title:
      "kept and read back; an alert shows it, one of an outline has its name"
    case .view:
      "reading loads it; assigning replaces it"
    case .viewIfLoaded, .isViewLoaded:
      "what is loaded, without loading"
    case .nibName, .storyboard, .nibsInBundle, .loadView:
      "where the view is loaded from"
    case .parent, .children:
      "containment"
    case .presentingViewController, .presentedViewController:
      "the links of a presentation, its own or an ancestor's"
    case .presentationController, .activePresentationController, .popoverPresentationController,
      .sheetPresentationController:
      "made by reading; the style can no longer change then"
    case .modalPresentationStyle:
      "who presents, what adapts, what leaves the window"
    case .modalTransitionStyle, .preferredTransition:
      "the transition that is played"
    case .isModalInPresentation, .isModalInPopover:
      "keeps the user from dismissing"
    case .definesPresentationContext:
      "stops the search for who presents"
    case .providesPresentationContextTransitionStyle:
      "the context gives its transition style"
    case .restorationIdentifier,
      .isEditing, .toolbarItems, .edgesForExtendedLayout, .extendedLayoutIncludesOpaqueBars,
      .disablesAutomaticKeyboardDismissal, .restoresFocusAfterTransition, .hidesBarsOnSwipe, .hidesBarsOnTap,
      .presentsWithGesture, .navigationOrientation,
      .preferredPrimaryColumnWidth, .preferredPrimaryColumnWidthFraction, .minimumPrimaryColumnWidth,
      .maximumPrimaryColumnWidth, .obscuresBackgroundDuringPresentation, .hidesNavigationBarDuringPresentation,
      .searchResultsUpdater, .preferredAction, .allowsEditing, .backgroundColor, .isOpaque, .alpha, .tag, .frame,
      .bounds, .isUserInteractionEnabled, .accessibilityIdentifier, .rightBarButtonItem,
      .hidesSearchBarWhenScrolling, .prompt, .backButtonTitle, .backBarButtonItem, .leftBarButtonItems,
      .rightBarButtonItems, .badgeValue, .placeholder, .isTranslucent, .prefersLargeTitles, .sourceRect,
      .permittedArrowDirections, .passthroughViews, .canOverlapSourceViewRect, .prefersGrabberVisible,
      .prefersScrollingExpandsWhenScrolledToEdge,
      .widthFollowsPreferredContentSizeWhenEdgeAttached, .preferredCornerRadius, .prefersPageSizing,
      .handler:
      "kept and read back; no effect here"
    case .modalPresentationCapturesStatusBarAppearance, .childForStatusBarStyle, .childForStatusBarHidden,
      .windowLevel, .statusBarController, .statusBarHiddenController:
      "who decides about the status bar"
    case .preferredStatusBarStyle, .prefersStatusBarHidden, .preferredStatusBarUpdateAnimation, .barStyle:
      "what whoever decides about the status bar wants"
    case .childForHomeIndicatorAutoHidden, .childForScreenEdgesDeferringSystemGestures,
      .childViewControllerForPointerLock, .homeIndicatorController, .screenEdgesController, .pointerLockController:
      "who decides about home indicator, screen edges and pointer"
    case .prefersHomeIndicatorAutoHidden, .preferredScreenEdgesDeferringSystemGestures, .prefersPointerLocked:
      "what whoever decides about them wants"
    case .preferredContentSize:
      "given to the parent or the presentation controller"
    case .orientationController:
      "who decides which way up the interface is"
    case .preferredInterfaceOrientationForPresentation:
      "which way up full screen starts"
    case .overrideUserInterfaceStyle, .preferredUserInterfaceStyle, .childViewControllerForUserInterfaceStyle,
      .userInterfaceStyle:
      "light or dark"
    case .transitioningDelegate:
      "asked for presentation controller and animators; weak"
    case .isBeingPresented, .isBeingDismissed, .isMovingToParent, .isMovingFromParent:
      "true in the callbacks of that change"
    case .navigationController, .tabBarController, .splitViewController:
      "the nearest such ancestor"
    case .navigationItem, .tabBarItem, .traitCollection:
      "the controller's own"
    case .transitionCoordinator:
      "there while a transition runs"
    case .hidesBottomBarWhenPushed:
      "hides the tab bar while pushed"
    case .shouldAutomaticallyForwardAppearanceMethods:
      "whether children get appearance callbacks"
    case .supportedInterfaceOrientations, .shouldAutorotate:
      "whether the interface rotates"
    case .viewControllers:
      "the stack, the tabs, the columns, the pages"
    case .topViewController, .visibleViewController:
      "the top of the stack; what is over it"
    case .isNavigationBarHidden, .isToolbarHidden:
      "kept; a hidden bar cannot be used"
    case .navigationBar, .toolbar, .tabBar, .searchBar:
      "the bar, for isReachable"
    case .interactivePopGestureRecognizer, .hidesBackButton, .leftBarButtonItem:
      "whether swiping back works"
    case .delegate, .dataSource:
      "asked and called; weak"
    case .selectedIndex, .selectedViewController:
      "switches tabs"
    case .moreNavigationController:
      "shows the tabs that do not fit into the bar"
    case .isTabBarHidden:
      "what code has set; true takes the tab bar away"
    case .isCollapsed:
      "whether the columns are one stack"
    case .preferredDisplayMode:
      "whether the primary column shows"
    case .displayMode:
      "which columns are shown"
    case .splitBehavior, .preferredSplitBehavior:
      "kept and read back; an exception on a classic split view"
    case .preferredSupplementaryColumnWidth, .preferredSupplementaryColumnWidthFraction,
      .minimumSupplementaryColumnWidth, .maximumSupplementaryColumnWidth:
      "kept and read back; an exception with two columns"
    case .isDoubleSided:
      "of page curls: an animated change takes a page and its back"
    case .style:
      "the columns of a split view; of an action, whether it is the cancel action"
    case .transitionStyle:
      "page curl or scroll; of presentation(x), what is played"
    case .spineLocation:
      "two pages where it is .mid"
    case .isActive:
      "presents and dismisses the search controller"
    case .searchResultsController:
      "the search controller's child"
    case .message:
      "an alert shows a title, a message or an action"
    case .preferredStyle:
      "alert or action sheet"
    case .actions:
      "what addAction has added"
    case .sourceType:
      "the camera is presented full screen"
    case .window, .superview:
      "where the view hangs"
    case .isHidden:
      "of a window: shown or not; a hidden bar cannot be used; of other views kept"
    case .rootViewController:
      "replaces what the window shows"
    case .isKeyWindow:
      "the window that was made key last"
    case .searchController:
      "the search of a navigation item"
    case .isReachable:
      "in the window, and no presentation lies over it but an undimmed sheet"
    case .detents, .selectedDetentIdentifier, .detent:
      "where a sheet rests"
    case .largestUndimmedDetentIdentifier:
      "up to which detent the rest stays usable"
    case .prefersEdgeAttachedInCompactHeight:
      "whether a sheet fills compact height"
    case .adaptiveSheetPresentationController:
      "the settings of the sheet that a popover becomes"
    case .sourceView, .sourceItem, .barButtonItem:
      "the anchor of a popover"
    case .presentationStyle:
      "the style of the presentation"
    case .shouldPresentInFullscreen, .shouldRemovePresentersView:
      "what a presentation controller's class decides"
    case .context, .source, .requestedStyle, .adapted, .animator, .removesPresentersView:
      "what was decided for the presentation"
    case .frameOfPresentedViewInContainerView:
      "what the transition context answers for the presented one's frame"
    case .presentedView:
      "the view that is animated: the presented one's, or a wrapper around it"
    case .containerView:
      "the view in which a transition is played"
    case .wantsInteractiveStart:
      "whether the transition begins interactively"
    case .isAnimated, .isInteractive, .percentComplete, .transitionWasCancelled, .initiallyInteractive,
      .isInterruptible, .isCancelled:
      "how the transition stands"
    case .horizontalSizeClass, .verticalSizeClass, .userInterfaceIdiom:
      "of the device and the window"
    case .isEnabled:
      "of an action or gesture: whether it works"
    case .count, .first, .last, .isEmpty:
      "of lists and strings"
    case .identifier, .destination:
      "of a segue that is performed"
    case .canPerformAction:
      "false: passed over by what is shown; canPerformAction(_:withSender:)"
    case .unwindAction, .sender:
      "of what a segue unwinds from"
    }
  }

  /// Whether a rule reads it; false for one that is only kept and read back.
  public var hasEffect: Bool { !effect.hasSuffix("no effect here") }

  /// Whether a rule reads it of a controller of this kind; nil for what is no controller.
  func hasEffect(on kind: ControllerKind?) -> Bool { self == .title ? kind == .alert : hasEffect }
}

extension Property {
  /// What is told of a use of one without an effect.
  var noteOfNoEffect: String { "'\(name)' has no effect here: it is only kept and read back" }
}

extension Callback {
  /// Whether it is ever called here; false for one that a class may have, and nobody asks.
  public var isCalled: Bool {
    switch self {
    // How long an animation takes decides nothing here.
    case .transitionDuration: false
    default: true
    }
  }

  /// What is told of one that nobody calls.
  var noteOfNoEffect: String { "'\(info.signature)' has no effect here: presim plays no durations" }
}

extension Method {
  /// What it does here, in a few words.
  public var effect: String {
    switch self {
    case .present:
      "presents"
    case .dismiss:
      "dismisses what is presented, or itself"
    case .addChild, .removeFromParent, .willMoveToParent, .didMoveToParent, .transitionFromTo:
      "containment by hand"
    case .beginAppearanceTransition, .endAppearanceTransition:
      "appearance by hand"
    case .loadViewIfNeeded:
      "loads the view"
    case .viewDidLoad, .loadViewByHand, .viewWillAppear, .viewIsAppearing, .viewDidAppear, .viewWillDisappear,
      .viewDidDisappear:
      "runs the body, changes nothing"
    case .setNeedsUpdate, .layoutIfNeeded, .setNeedsLayout, .invalidateDetents:
      "no effect here"
    case .animateChanges:
      "runs the closure at once"
    case .setEditing, .setToolbarItems, .setNavigationBarHidden, .setToolbarHidden:
      "sets the property"
    case .pushViewController, .popViewController, .popToRootViewController, .popToViewController:
      "changes the stack"
    case .setTabBarHidden:
      "shows or hides the tab bar"
    case .setViewControllers:
      "replaces the stack or the tabs"
    case .setPages:
      "replaces the pages"
    case .addAction:
      "adds an action with its handler"
    case .addTextField:
      "an exception on action sheets"
    case .tapAction, .swipeToDismiss, .tapOutside, .drag, .swipeBack, .tapTab, .swipePage, .tapSearchBar:
      "the user"
    case .addSubview, .removeFromSuperview:
      "where the view hangs"
    case .makeKeyAndVisible, .makeKey:
      "the key window"
    case .rotate, .resize:
      "other size classes: columns and presentations adapt"
    case .show:
      "shows by the nearest navigation or split view controller, else presents"
    case .showDetailViewController:
      "shows in the secondary column, else presents"
    case .setColumn, .showColumn, .hideColumn:
      "the columns of a split view"
    case .targetViewController:
      "only asks: who would show"
    case .canPerformAction:
      "only asks: whether it would take an action"
    case .childContaining:
      "only asks: which child a segue unwinds from"
    case .performSegue:
      "makes the segue's destination, prepares, performs"
    case .tapSegue:
      "the user: asks whether the segue may be performed, then performs it"
    case .performOfSegue:
      "what the segue's kind does"
    case .completeTransition:
      "ends the transition, or undoes it"
    case .updateInteraction, .finishInteraction, .cancelInteraction, .pauseInteraction:
      "steers an interactive transition"
    case .animateAlongside:
      "runs the blocks with the transition and when it is over"
    case .notifyWhenInteractionChanges:
      "runs the block when the interaction stops"
    case .animateTransitionByHand:
      "what an interaction controller does: the animator begins"
    case .viewControllerForKey, .viewForKey:
      "only asks: who goes and who comes"
    case .initialFrame, .finalFrame:
      "only asks: where a view begins and ends"
    case .viewControllerForColumn:
      "only asks: who stands in a column"
    }
  }
}

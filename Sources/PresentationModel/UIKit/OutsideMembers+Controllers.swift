extension OutsideMembers {
  /// `UIViewController`'s.
  static let ofControllers = [
    Row(
      .viewController, .layout,
      """
      additionalSafeAreaInsets systemMinimumLayoutMargins viewRespectsSystemMinimumLayoutMargins \
      automaticallyAdjustsScrollViewInsets topLayoutGuide bottomLayoutGuide wantsFullScreenLayout \
      updateViewConstraints() viewSafeAreaInsetsDidChange() viewLayoutMarginsDidChange() \
      preferredContentSizeDidChange() systemLayoutFittingSizeDidChange() size() contentSizeForViewInPopover
      """),
    Row(
      .viewController, .traits,
      """
      setOverrideTraitCollection() overrideTraitCollection() traitOverrides registerForTraitChanges() \
      unregisterForTraitChanges() updateTraitsIfNeeded() setNeedsUpdateProperties() updatePropertiesIfNeeded()
      """),
    Row(
      .viewController, .scrolling,
      """
      setContentScrollView() contentScrollView() contentUnavailableConfiguration \
      contentUnavailableConfigurationState setNeedsUpdateContentUnavailableConfiguration() \
      updateContentUnavailableConfiguration() tabBarObservedScrollView
      """),
    Row(.viewController, .input, input),
    Row(
      .viewController, .editing,
      "extensionContext"),
    Row(
      .viewController, .restoration,
      """
      restorationClass encodeRestorableState() decodeRestorableState() applicationFinishedRestoringState() \
      userActivity updateUserActivityState() restoreUserActivityState()
      """),
    Row(
      .viewController, .rotation,
      "rotatingHeaderView() rotatingFooterView() interfaceOrientation"),
    Row(.viewController, .touchBar, "childViewControllerForTouchBar setNeedsTouchBarUpdate() touchBar makeTouchBar()"),
    Row(.viewController, .nibFiles, "nibBundle"),
    Row(.viewController, .splitViews, "collapseSecondaryViewController() separateSecondaryViewController()"),
    Row(.viewController, .focus, focus),
    Row(
      .viewController, .menus,
      """
      registerForPreviewing() unregisterForPreviewing() previewActionItems buildMenu() validate() \
      interactionActivityTrackingBaseName
      """),
    Row(.viewController, .accessibility, "accessibilityPerformEscape() accessibilityPerformMagicTap()"),
    Row(.viewController, .scenes, "searchDisplayController"),
    Row(.viewController, .bars, "barContainerBehavior barMinimizationBehavior barMinimizationSafeAreaAdjustment"),
    Row(
      .tableViewController, .scrolling, "tableView clearsSelectionOnViewWillAppear refreshControl"),
    Row(
      .collectionViewController, .scrolling,
      """
      collectionView collectionViewLayout clearsSelectionOnViewWillAppear \
      installsStandardGestureForInteractiveMovement useLayoutToLayoutNavigationTransitions
      """),
  ]

  /// What the responder chain has: of view controllers, views and presentation controllers.
  static let input = """
    addKeyCommand() removeKeyCommand() keyCommands performsActionsWhilePresentingModally \
    becomeFirstResponder() resignFirstResponder() canBecomeFirstResponder canResignFirstResponder isFirstResponder \
    inputView inputAccessoryView inputViewController inputAccessoryViewController reloadInputViews() \
    textInputMode textInputContextIdentifier inputAssistantItem next undoManager editingInteractionConfiguration \
    touchesBegan() touchesMoved() touchesEnded() touchesCancelled() touchesEstimatedPropertiesUpdated() \
    pressesBegan() pressesChanged() pressesEnded() pressesCancelled() motionBegan() motionEnded() \
    motionCancelled() remoteControlReceived() target() captureTextFromCamera()
    """

  static let focus = """
    preferredFocusEnvironments preferredFocusedView parentFocusEnvironment focusItemContainer focusGroupIdentifier \
    setNeedsFocusUpdate() updateFocusIfNeeded() shouldUpdateFocus() didUpdateFocus() soundIdentifierForFocusUpdate()
    """

  /// Of UIKit's containers, alerts, and what the system's own controllers show.
  static let ofContainers = [
    Row(
      .navigationController, .bars,
      """
      hidesBarsWhenKeyboardAppears hidesBarsWhenVerticallyCompact barHideOnSwipeGestureRecognizer \
      barHideOnTapGestureRecognizer
      """),
    Row(
      .tabBarController, .bars,
      """
      customizableViewControllers compactTabIdentifiers customizationIdentifier bottomAccessory \
      setBottomAccessory() tabBarMinimizeBehavior contentLayoutGuide prominentTabIdentifier
      """),
    Row(
      .splitViewController, .layout,
      """
      primaryColumnWidth supplementaryColumnWidth primaryEdge primaryBackgroundStyle displayModeButtonVisibility \
      displayModeButtonItem showsSecondaryOnlyButton preferredInspectorColumnWidth minimumInspectorColumnWidth \
      maximumInspectorColumnWidth preferredSecondaryColumnWidth minimumSecondaryColumnWidth layoutEnvironment
      """),
    Row(.pageViewController, .gestures, "gestureRecognizers"),
    Row(
      .searchController, .bars,
      """
      automaticallyShowsCancelButton automaticallyShowsScopeBar scopeBarActivation searchSuggestions \
      ignoresSearchSuggestionsForSearchBarPlacementStacked dimsBackgroundDuringPresentation searchBarPlacement
      """),
    Row(.alertController, .textFields, "textFields"),
    Row(.alertController, .content, "severity"),
    Row(
      .activityViewController, .content,
      "excludedActivityTypes allowsProminentActivity activityItemsConfiguration"),
    Row(.activityViewController, .handlers, "completionWithItemsHandler completionHandler"),
    Row(
      .imagePickerController, .content,
      """
      mediaTypes imageExportPreset videoExportPreset videoQuality videoMaximumDuration showsCameraControls \
      cameraOverlayView cameraViewTransform cameraDevice cameraCaptureMode cameraFlashMode takePicture() \
      startVideoCapture() stopVideoCapture()
      """),
    Row(
      .documentPickerViewController, .content,
      "allowsMultipleSelection shouldShowFileExtensions directoryURL documentPickerMode"),
    Row(.hostingController, .content, "rootView sizingOptions safeAreaRegions sizeThatFits()"),
    Row(
      .safariViewController, .content,
      "preferredBarTintColor preferredControlTintColor dismissButtonStyle configuration"),
  ]
}

extension OutsideMembers {
  /// Of presentation controllers.
  static let ofPresentations = [
    Row(
      .presentationController, .layout,
      """
      preferredContentSize size() preferredContentSizeDidChange() systemLayoutFittingSizeDidChange() \
      viewWillTransition()
      """),
    Row(
      .presentationController, .traits,
      "overrideTraitCollection traitOverrides overrideTraitCollection() registerForTraitChanges()"),
    Row(.presentationController, .focus, focus),
    Row(.sheetPresentationController, .drawing, "backgroundEffect"),
    Row(.sheetPresentationController, .layout, "preferredPlacement"),
    Row(
      .popoverPresentationController, .drawing, "popoverLayoutMargins popoverBackgroundViewClass arrowDirection"),
  ]

  /// Of views and windows.
  static let ofViews = [
    Row(
      .view, .layout,
      """
      layoutMargins directionalLayoutMargins safeAreaInsets safeAreaLayoutGuide layoutMarginsGuide \
      readableContentGuide keyboardLayoutGuide translatesAutoresizingMaskIntoConstraints autoresizingMask \
      autoresizesSubviews insetsLayoutMarginsFromSafeArea preservesSuperviewLayoutMargins constraints center \
      intrinsicContentSize leadingAnchor trailingAnchor leftAnchor rightAnchor topAnchor bottomAnchor widthAnchor \
      heightAnchor centerXAnchor centerYAnchor firstBaselineAnchor lastBaselineAnchor layoutGuides \
      hasAmbiguousLayout alignmentRectInsets effectiveUserInterfaceLayoutDirection semanticContentAttribute \
      addConstraint() addConstraints() removeConstraint() removeConstraints() addLayoutGuide() removeLayoutGuide() \
      setNeedsUpdateConstraints() updateConstraints() updateConstraintsIfNeeded() needsUpdateConstraints() sizeToFit() \
      sizeThatFits() systemLayoutSizeFitting() layoutSubviews() setContentHuggingPriority() \
      setContentCompressionResistancePriority() invalidateIntrinsicContentSize() layoutMarginsDidChange() \
      safeAreaInsetsDidChange() convert()
      """),
    Row(
      .view, .drawing,
      """
      layer contentMode clipsToBounds tintColor tintAdjustmentMode transform transform3D mask maskView \
      clearsContextBeforeDrawing contentScaleFactor contentStretch anchorPoint cornerConfiguration subviews \
      motionEffects setNeedsDisplay() draw() snapshotView() resizableSnapshotView() drawHierarchy() \
      addMotionEffect() removeMotionEffect() tintColorDidChange() bringSubviewToFront() sendSubviewToBack() \
      exchangeSubview() viewWithTag() isDescendant() hitTest() point() didAddSubview() willRemoveSubview() \
      didMoveToWindow() didMoveToSuperview() viewPrintFormatter()
      """),
    Row(.view, .input, input + " endEditing() isMultipleTouchEnabled isExclusiveTouch"),
    Row(.view, .focus, focus + " isFocused canBecomeFocused focusEffect"),
    Row(
      .view, .gestures,
      "gestureRecognizers addGestureRecognizer() removeGestureRecognizer() gestureRecognizerShouldBegin()"),
    Row(.view, .menus, "interactions addInteraction() removeInteraction() hoverStyle"),
    Row(.view, .traits, "traitOverrides registerForTraitChanges() unregisterForTraitChanges() updateTraitsIfNeeded()"),
    Row(
      .view, .accessibility,
      "largeContentTitle largeContentImage showsLargeContentViewer scalesLargeContentImage "
        + "accessibilityIgnoresInvertColors minimumContentSizeCategory maximumContentSizeCategory"),
    Row(.view, .restoration, "restorationIdentifier encodeRestorableState() decodeRestorableState()"),
    Row(
      .window, .scenes,
      """
      screen canResizeToFitContent safeAreaAspectFitLayoutGuide canBecomeKey becomeKey() resignKey() \
      sendEvent()
      """),
    Row(
      .control, .gestures,
      """
      addTarget() removeTarget() addAction() removeAction() sendAction() sendActions() isSelected isHighlighted \
      state contentHorizontalAlignment contentVerticalAlignment isTracking
      """),
    Row(
      .button, .drawing,
      "setTitle() setImage() setTitleColor() titleLabel configuration menu showsMenuAsPrimaryAction role"),
    Row(.label, .drawing, "text attributedText font textColor textAlignment numberOfLines lineBreakMode"),
    Row(.imageView, .drawing, "image highlightedImage animationImages startAnimating() stopAnimating()"),
    Row(
      .scrollView, .scrolling,
      """
      contentOffset contentSize contentInset adjustedContentInset contentInsetAdjustmentBehavior \
      automaticallyAdjustsScrollIndicatorInsets isScrollEnabled isPagingEnabled bounces alwaysBounceVertical \
      alwaysBounceHorizontal keyboardDismissMode refreshControl panGestureRecognizer zoomScale \
      setContentOffset() scrollRectToVisible() flashScrollIndicators() indicatorStyle
      """),
    Row(
      .tableView, .scrolling,
      """
      dataSource rowHeight estimatedRowHeight separatorStyle tableHeaderView tableFooterView reloadData() \
      register() dequeueReusableCell() selectRow() deselectRow() scrollToRow() insertRows() deleteRows() \
      reloadRows() reloadSections() beginUpdates() endUpdates() performBatchUpdates() indexPathForSelectedRow \
      allowsSelection allowsMultipleSelection isEditing setEditing()
      """),
    Row(
      .collectionView, .scrolling,
      """
      dataSource collectionViewLayout reloadData() register() dequeueReusableCell() selectItem() deselectItem() \
      scrollToItem() performBatchUpdates() setCollectionViewLayout() indexPathsForSelectedItems allowsSelection \
      allowsMultipleSelection
      """),
    Row(
      .stackView, .layout,
      """
      axis alignment distribution spacing arrangedSubviews addArrangedSubview() insertArrangedSubview() \
      removeArrangedSubview() setCustomSpacing() isLayoutMarginsRelativeArrangement
      """),
  ]
}

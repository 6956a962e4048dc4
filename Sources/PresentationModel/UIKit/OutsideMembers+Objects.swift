extension OutsideMembers {
  /// Of bars and their items.
  static let ofBars = [
    Row(
      .navigationBar, .bars,
      """
      standardAppearance scrollEdgeAppearance compactAppearance compactScrollEdgeAppearance barTintColor \
      titleTextAttributes largeTitleTextAttributes shadowImage backIndicatorImage backIndicatorTransitionMaskImage \
      items topItem backItem preferredBehavioralStyle setBackgroundImage() backgroundImage() pushItem() popItem() \
      setItems() setTitleVerticalPositionAdjustment()
      """),
    Row(
      .tabBar, .bars,
      """
      standardAppearance scrollEdgeAppearance selectedItem barTintColor unselectedItemTintColor \
      selectedImageTintColor itemPositioning itemWidth itemSpacing backgroundImage shadowImage \
      selectionIndicatorImage setItems()
      """),
    Row(
      .toolbar, .bars,
      """
      items setItems() barTintColor standardAppearance compactAppearance scrollEdgeAppearance \
      compactScrollEdgeAppearance setBackgroundImage() setShadowImage()
      """),
    Row(
      .searchBar, .bars,
      """
      showsCancelButton showsBookmarkButton showsSearchResultsButton showsScopeBar scopeButtonTitles \
      selectedScopeButtonIndex searchTextField barTintColor searchBarStyle backgroundImage setShowsCancelButton() \
      setImage() autocapitalizationType autocorrectionType keyboardType returnKeyType isLookToDictateEnabled
      """),
    Row(
      .navigationItem, .bars,
      """
      titleView largeTitleDisplayMode backAction backButtonDisplayMode \
      standardAppearance scrollEdgeAppearance compactAppearance compactScrollEdgeAppearance style centerItemGroups \
      trailingItemGroups leadingItemGroups pinnedTrailingGroup additionalOverflowItems customizationIdentifier \
      renameDelegate documentProperties titleMenuProvider preferredSearchBarPlacement searchBarPlacement \
      subtitle attributedTitle largeTitle largeSubtitle searchBarPlacementAllowsToolbarIntegration
      """),
    Row(
      .barItem, .bars,
      """
      image landscapeImagePhone largeContentSizeImage imageInsets landscapeImagePhoneInsets \
      setTitleTextAttributes() titleTextAttributes()
      """),
    Row(
      .barButtonItem, .bars,
      """
      target action primaryAction menu customView width tintColor possibleTitles isSelected \
      changesSelectionAsPrimaryAction preferredMenuElementOrder badge hidesSharedBackground sharesBackground
      """),
    Row(
      .tabBarItem, .bars,
      """
      selectedImage badgeColor titlePositionAdjustment standardAppearance scrollEdgeAppearance \
      setBadgeTextAttributes() isSpringLoaded
      """),
  ]

  /// Of everything else.
  static let ofObjects = [
    Row(.alertAction, .content, "image accessibilityLabel"),
    Row(
      .tab, .bars,
      """
      image subtitle badgeValue userInfo preferredPlacement allowsHiding isHiddenByDefault managingTabBarController \
      parent hasVisiblePlacement isSpringLoaded isEnabled
      """),
    Row(
      .tabGroup, .bars,
      """
      children selectedChild defaultChildIdentifier displayOrder displayOrderIdentifiers allowsReordering \
      managingNavigationController sidebarAppearance sidebarActions isExpanded
      """),
    Row(.searchTab, .bars, "automaticallyActivatesSearch"),
    Row(
      .tabBarSidebar, .bars,
      "isHidden delegate headerContentConfiguration footerContentConfiguration bottomBarView preferredLayout reconfigureItem()"
    ),
    Row(
      .gestureRecognizer, .gestures,
      """
      addTarget() removeTarget() require() location() translation() velocity() state view cancelsTouchesInView \
      delaysTouchesBegan delaysTouchesEnded numberOfTouches name allowedTouchTypes edges
      """),
    Row(.transitionCoordinator, .coordinator, "animateAlongsideTransition()"),
    Row(
      .transitionCoordinator, .content, "transitionDuration completionCurve completionVelocity targetTransform"),
    Row(
      .traitCollection, .traits,
      """
      displayScale layoutDirection forceTouchCapability preferredContentSizeCategory displayGamut \
      accessibilityContrast legibilityWeight activeAppearance userInterfaceLevel toolbarItemPresentationSize \
      imageDynamicRange sceneCaptureState typesettingLanguage hasDifferentColorAppearance() performAsCurrent()
      """),
    Row(
      .object, .accessibility,
      """
      isAccessibilityElement accessibilityLabel accessibilityHint accessibilityValue accessibilityTraits \
      accessibilityElements accessibilityViewIsModal accessibilityElementsHidden accessibilityCustomActions \
      accessibilityFrame accessibilityPath accessibilityLanguage accessibilityActivationPoint \
      shouldGroupAccessibilityChildren accessibilityNavigationStyle accessibilityUserInputLabels \
      accessibilityRespondsToUserInteraction accessibilityActivate() accessibilityIncrement() \
      accessibilityDecrement() accessibilityScroll()
      """),
    Row(
      .object, .observation,
      """
      setValue() value() addObserver() removeObserver() observe() perform() performSelector() responds() \
      copy() mutableCopy() isEqual() hash description debugDescription willChangeValue() didChangeValue()
      """),
  ]
}

extension CallbackInfo {
  private static let controller = ValueType.instance(.viewController)
  private static let navigation = CallbackArgument(
    nil, "navigationController", .instance(.navigationController))
  private static let tabBar = CallbackArgument(
    nil, "tabBarController", .instance(.tabBarController))
  private static let page = CallbackArgument(
    nil, "pageViewController", .instance(.pageViewController))
  private static let split = CallbackArgument(
    nil, "splitViewController", .instance(.splitViewController))
  private static let search = CallbackArgument(
    nil, "searchController", .instance(.searchController))

  /// The delegates of UIKit's containers.
  static let ofContainers: [CallbackInfo] = [
    shows(.navigationControllerWillShow, "willShow"),
    shows(.navigationControllerDidShow, "didShow"),
    CallbackInfo(
      .navigationControllerAnimationController, "navigationController",
      [
        navigation,
        CallbackArgument("animationControllerFor", "operation", .enumeration(.navigationOperation)),
        CallbackArgument("from", "fromVC", controller), CallbackArgument("to", "toVC", controller),
      ], answers: .conforming(.animatedTransitioning), of: .navigation),
    CallbackInfo(
      .navigationControllerInteractionController, "navigationController",
      [
        navigation, CallbackArgument("interactionControllerFor", "animationController", .anyObject),
      ],
      answers: .conforming(.interactiveTransitioning), of: .navigation),
    CallbackInfo(
      .tabBarControllerShouldSelect, "tabBarController",
      [tabBar, CallbackArgument("shouldSelect", "viewController", controller)],
      answers: .bool, of: .tabBar),
    CallbackInfo(
      .tabBarControllerDidSelect, "tabBarController",
      [tabBar, CallbackArgument("didSelect", "viewController", controller)],
      of: .tabBar),
    CallbackInfo(
      .tabBarControllerAnimationController, "tabBarController",
      [
        tabBar, CallbackArgument("animationControllerForTransitionFrom", "fromVC", controller),
        CallbackArgument("to", "toVC", controller),
      ], answers: .conforming(.animatedTransitioning), of: .tabBar),
    CallbackInfo(
      .tabBarControllerInteractionController, "tabBarController",
      [tabBar, CallbackArgument("interactionControllerFor", "animationController", .anyObject)],
      answers: .conforming(.interactiveTransitioning), of: .tabBar),
    CallbackInfo(
      .pageViewControllerWillTransitionTo, "pageViewController",
      [page, CallbackArgument("willTransitionTo", "pendingViewControllers", .list(controller))],
      of: .page),
    CallbackInfo(
      .pageViewControllerDidFinishAnimating, "pageViewController",
      [
        page, CallbackArgument("didFinishAnimating", "finished", .bool),
        CallbackArgument("previousViewControllers", "previousViewControllers", .list(controller)),
        CallbackArgument("transitionCompleted", "completed", .bool),
      ], of: .page),
    CallbackInfo(
      .pageViewControllerBefore, "pageViewController",
      [page, CallbackArgument("viewControllerBefore", "viewController", controller)], answers: controller,
      of: .pageSource),
    CallbackInfo(
      .pageViewControllerAfter, "pageViewController",
      [page, CallbackArgument("viewControllerAfter", "viewController", controller)], answers: controller,
      of: .pageSource),
    searching(.willPresentSearchController, "willPresentSearchController"),
    searching(.didPresentSearchController, "didPresentSearchController"),
    searching(.willDismissSearchController, "willDismissSearchController"),
    searching(.didDismissSearchController, "didDismissSearchController"),
    CallbackInfo(
      .primaryViewControllerForCollapsing, "primaryViewController",
      [CallbackArgument("forCollapsing", "splitViewController", .instance(.splitViewController))],
      answers: controller, of: .split),
    CallbackInfo(
      .primaryViewControllerForExpanding, "primaryViewController",
      [CallbackArgument("forExpanding", "splitViewController", .instance(.splitViewController))],
      answers: controller, of: .split),
    CallbackInfo(
      .splitViewControllerCollapseSecondary, "splitViewController",
      [
        split, CallbackArgument("collapseSecondary", "secondaryViewController", controller),
        CallbackArgument("onto", "primaryViewController", controller),
      ], answers: .bool, of: .split),
    showing(.splitViewControllerShow, "show"),
    showing(.splitViewControllerShowDetail, "showDetail"),
    CallbackInfo(
      .splitViewControllerSeparateSecondary, "splitViewController",
      [split, CallbackArgument("separateSecondaryFrom", "primaryViewController", controller)],
      answers: controller, of: .split),
    CallbackInfo(
      .splitViewControllerTopColumn, "splitViewController",
      [
        split,
        CallbackArgument(
          "topColumnForCollapsingToProposedTopColumn", "proposedTopColumn",
          .enumeration(.splitColumn)),
      ], answers: .enumeration(.splitColumn), of: .split, .since(14)),
    CallbackInfo(
      .displayModeForExpanding, "splitViewController",
      [
        split,
        CallbackArgument(
          "displayModeForExpandingToProposedDisplayMode", "proposedDisplayMode", .enumeration(.splitDisplayMode)),
      ], answers: .enumeration(.splitDisplayMode), of: .split, .since(14)),
    CallbackInfo(
      .splitViewControllerWillChangeTo, "splitViewController",
      [split, CallbackArgument("willChangeTo", "displayMode", .enumeration(.splitDisplayMode))], of: .split),
    column(.splitViewControllerWillShowColumn, "willShow", .since(14)),
    column(.splitViewControllerWillHideColumn, "willHide", .since(14)),
    column(.splitViewControllerDidShowColumn, "didShow", .iOSOnly(26)),
    column(.splitViewControllerDidHideColumn, "didHide", .iOSOnly(26)),
    CallbackInfo(
      .splitViewControllerDidCollapse, "splitViewControllerDidCollapse",
      [CallbackArgument(nil, "svc", .instance(.splitViewController))], of: .split, .since(14)),
    CallbackInfo(
      .splitViewControllerDidExpand, "splitViewControllerDidExpand",
      [CallbackArgument(nil, "svc", .instance(.splitViewController))], of: .split, .since(14)),
    CallbackInfo(
      .tabBarControllerShouldSelectTab, "tabBarController",
      [tabBar, CallbackArgument("shouldSelectTab", "tab", .instance(.tab))], answers: .bool, of: .tabBar, .since(18)),
    CallbackInfo(
      .tabBarControllerDidSelectTab, "tabBarController",
      [
        tabBar, CallbackArgument("didSelectTab", "selectedTab", .instance(.tab)),
        CallbackArgument("previousTab", "previousTab", .instance(.tab)),
      ], of: .tabBar, .since(18)),
  ]

  private static func column(_ callback: Callback, _ label: String, _ availability: Availability) -> CallbackInfo {
    CallbackInfo(
      callback, "splitViewController",
      [split, CallbackArgument(label, "column", .enumeration(.splitColumn))], of: .split, availability)
  }

  private static func shows(_ callback: Callback, _ label: String) -> CallbackInfo {
    CallbackInfo(
      callback, "navigationController",
      [
        navigation, CallbackArgument(label, "viewController", controller),
        CallbackArgument("animated", "animated", .bool),
      ], of: .navigation)
  }

  private static func searching(_ callback: Callback, _ name: String) -> CallbackInfo {
    CallbackInfo(callback, name, [search], of: .search)
  }

  private static func showing(_ callback: Callback, _ label: String) -> CallbackInfo {
    CallbackInfo(
      callback, "splitViewController",
      [
        split, CallbackArgument(label, "vc", controller),
        CallbackArgument("sender", "sender", .anything),
      ],
      answers: .bool, of: .split)
  }

  private static let supported = "SupportedInterfaceOrientations"
  private static let preferred = "PreferredInterfaceOrientationForPresentation"

  /// Which way up a container wants to be, asked of its delegate.
  static let ofOrientation: [CallbackInfo] = [
    orients(
      .navigationControllerSupportedInterfaceOrientations, "navigationController" + supported,
      navigation, .navigation),
    orients(
      .tabBarControllerSupportedInterfaceOrientations, "tabBarController" + supported, tabBar,
      .tabBar),
    orients(
      .splitViewControllerSupportedInterfaceOrientations, "splitViewController" + supported, split,
      .split),
    orients(
      .pageViewControllerSupportedInterfaceOrientations, "pageViewController" + supported, page,
      .page),
    orients(
      .navigationControllerPreferredInterfaceOrientation, "navigationController" + preferred,
      navigation, .navigation, .interfaceOrientation),
    orients(
      .tabBarControllerPreferredInterfaceOrientation, "tabBarController" + preferred, tabBar,
      .tabBar, .interfaceOrientation),
    orients(
      .splitViewControllerPreferredInterfaceOrientation, "splitViewController" + preferred, split,
      .split, .interfaceOrientation),
    orients(
      .pageViewControllerPreferredInterfaceOrientation, "pageViewController" + preferred, page,
      .page, .interfaceOrientation),
  ]

  private static func orients(
    _ callback: Callback, _ name: String, _ container: CallbackArgument,
    _ delegate: DelegateProtocol,
    _ answer: UIKitEnum = .interfaceOrientationMask
  ) -> CallbackInfo {
    CallbackInfo(callback, name, [container], answers: .enumeration(answer), of: delegate, .notTV)
  }
}

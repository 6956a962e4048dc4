extension CallbackInfo {
  private static let controller = ValueType.instance(.viewController)
  private static let navigation = CallbackArgument(
    nil, "navigationController", .instance(.navigationController))
  private static let tabBar = CallbackArgument(nil, "tabBarController", .instance(.tabBarController))
  private static let page = CallbackArgument(nil, "pageViewController", .instance(.pageViewController))
  private static let split = CallbackArgument(nil, "splitViewController", .instance(.splitViewController))
  private static let search = CallbackArgument(nil, "searchController", .instance(.searchController))

  /// The delegates of UIKit's containers.
  static func container(_ callback: Callback) -> CallbackInfo {
    switch callback {
    case .navigationControllerWillShow: shows(callback, "willShow")
    case .navigationControllerDidShow: shows(callback, "didShow")
    case .navigationControllerAnimationController:
      CallbackInfo(
        callback, "navigationController",
        [
          navigation,
          CallbackArgument("animationControllerFor", "operation", .enumeration(.navigationOperation)),
          CallbackArgument("from", "fromVC", controller), CallbackArgument("to", "toVC", controller),
        ], answers: .conforming(.animatedTransitioning), of: .navigation)
    case .navigationControllerInteractionController:
      CallbackInfo(
        callback, "navigationController",
        [navigation, CallbackArgument("interactionControllerFor", "animationController", .anyObject)],
        answers: .conforming(.interactiveTransitioning), of: .navigation)
    case .tabBarControllerShouldSelect:
      CallbackInfo(
        callback, "tabBarController", [tabBar, CallbackArgument("shouldSelect", "viewController", controller)],
        answers: .bool, of: .tabBar)
    case .tabBarControllerDidSelect:
      CallbackInfo(
        callback, "tabBarController", [tabBar, CallbackArgument("didSelect", "viewController", controller)],
        of: .tabBar)
    case .tabBarControllerAnimationController:
      CallbackInfo(
        callback, "tabBarController",
        [
          tabBar, CallbackArgument("animationControllerForTransitionFrom", "fromVC", controller),
          CallbackArgument("to", "toVC", controller),
        ], answers: .conforming(.animatedTransitioning), of: .tabBar)
    case .tabBarControllerInteractionController:
      CallbackInfo(
        callback, "tabBarController",
        [tabBar, CallbackArgument("interactionControllerFor", "animationController", .anyObject)],
        answers: .conforming(.interactiveTransitioning), of: .tabBar)
    case .pageViewControllerWillTransitionTo:
      CallbackInfo(
        callback, "pageViewController",
        [page, CallbackArgument("willTransitionTo", "pendingViewControllers", .list(controller))], of: .page)
    case .pageViewControllerDidFinishAnimating:
      CallbackInfo(
        callback, "pageViewController",
        [
          page, CallbackArgument("didFinishAnimating", "finished", .bool),
          CallbackArgument("previousViewControllers", "previousViewControllers", .list(controller)),
          CallbackArgument("transitionCompleted", "completed", .bool),
        ], of: .page)
    case .willPresentSearchController: searching(callback, "willPresentSearchController")
    case .didPresentSearchController: searching(callback, "didPresentSearchController")
    case .willDismissSearchController: searching(callback, "willDismissSearchController")
    case .didDismissSearchController: searching(callback, "didDismissSearchController")
    default: columns(callback)
    }
  }

  /// Which way up a container wants to be, asked of its delegate.
  static func orientation(_ callback: Callback) -> CallbackInfo {
    let supported = "SupportedInterfaceOrientations"
    let preferred = "PreferredInterfaceOrientationForPresentation"
    return switch callback {
    case .navigationControllerSupportedInterfaceOrientations:
      orients(callback, "navigationController" + supported, navigation, .navigation)
    case .tabBarControllerSupportedInterfaceOrientations:
      orients(callback, "tabBarController" + supported, tabBar, .tabBar)
    case .splitViewControllerSupportedInterfaceOrientations:
      orients(callback, "splitViewController" + supported, split, .split)
    case .pageViewControllerSupportedInterfaceOrientations:
      orients(callback, "pageViewController" + supported, page, .page)
    case .navigationControllerPreferredInterfaceOrientation:
      orients(callback, "navigationController" + preferred, navigation, .navigation, .interfaceOrientation)
    case .tabBarControllerPreferredInterfaceOrientation:
      orients(callback, "tabBarController" + preferred, tabBar, .tabBar, .interfaceOrientation)
    case .splitViewControllerPreferredInterfaceOrientation:
      orients(callback, "splitViewController" + preferred, split, .split, .interfaceOrientation)
    default: orients(callback, "pageViewController" + preferred, page, .page, .interfaceOrientation)
    }
  }

  private static func orients(
    _ callback: Callback, _ name: String, _ container: CallbackArgument, _ delegate: DelegateProtocol,
    _ answer: UIKitEnum = .interfaceOrientationMask
  ) -> CallbackInfo {
    CallbackInfo(callback, name, [container], answers: .enumeration(answer), of: delegate, .notTV)
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
      [split, CallbackArgument(label, "vc", controller), CallbackArgument("sender", "sender", .anything)],
      answers: .bool, of: .split)
  }

  private static func columns(_ callback: Callback) -> CallbackInfo {
    switch callback {
    case .primaryViewControllerForCollapsing:
      CallbackInfo(
        callback, "primaryViewController",
        [CallbackArgument("forCollapsing", "splitViewController", .instance(.splitViewController))],
        answers: controller, of: .split)
    case .primaryViewControllerForExpanding:
      CallbackInfo(
        callback, "primaryViewController",
        [CallbackArgument("forExpanding", "splitViewController", .instance(.splitViewController))],
        answers: controller, of: .split)
    case .splitViewControllerCollapseSecondary:
      CallbackInfo(
        callback, "splitViewController",
        [
          split, CallbackArgument("collapseSecondary", "secondaryViewController", controller),
          CallbackArgument("onto", "primaryViewController", controller),
        ], answers: .bool, of: .split)
    case .splitViewControllerShow: showing(callback, "show")
    case .splitViewControllerShowDetail: showing(callback, "showDetail")
    case .splitViewControllerSeparateSecondary:
      CallbackInfo(
        callback, "splitViewController",
        [split, CallbackArgument("separateSecondaryFrom", "primaryViewController", controller)],
        answers: controller, of: .split)
    default:
      CallbackInfo(
        callback, "splitViewController",
        [
          split,
          CallbackArgument(
            "topColumnForCollapsingToProposedTopColumn", "proposedTopColumn", .enumeration(.splitColumn)),
        ], answers: .enumeration(.splitColumn), of: .split, .since(14))
    }
  }
}

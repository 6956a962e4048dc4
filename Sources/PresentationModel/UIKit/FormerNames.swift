/// Names that UIKit had in Objective-C and in Swift before 3, or that people take for UIKit's.
enum FormerNames {
  /// What a method is called today, as its signature; nil for a name that is not on the list.
  static func method(_ name: String) -> String? {
    switch name {
    case "presentViewController", "presentModalViewController", "presentModal", "presentSheet", "presentModally",
      "modalPresent", "showModal", "presentController":
      "present(_:animated:completion:)"
    case "dismissViewControllerAnimated", "dismissModalViewControllerAnimated", "dismissModalViewController",
      "dismissViewController", "dismissAnimated":
      "dismiss(animated:completion:)"
    case "addChildViewController": "addChild(_:)"
    case "removeFromParentViewController": "removeFromParent()"
    case "willMoveToParentViewController", "willMoveToParent": "willMove(toParent:)"
    case "didMoveToParentViewController", "didMoveToParent": "didMove(toParent:)"
    case "push", "pushViewControllerAnimated": "pushViewController(_:animated:)"
    case "pop", "popViewControllerAnimated", "popBack": "popViewController(animated:)"
    case "popToRoot", "popToRootViewControllerAnimated", "popToRootController": "popToRootViewController(animated:)"
    case "popTo", "popToViewControllerAnimated": "popToViewController(_:animated:)"
    case "swipeDown", "dragDown", "pullDown", "dragToDismiss", "swipeToClose": "swipeToDismiss()"
    case "tapBackground", "tapDimmingView", "tapToDismiss": "tapOutside()"
    case "goBack", "tapBackButton", "back": "tapBack()"
    case "selectTab", "tapTab", "switchTo", "switchTab": "tap(_:)"
    case "showViewController": "show(_:sender:)"
    case "performSegueWithIdentifier", "performSegueWith", "segueTo": "performSegue(withIdentifier:sender:)"
    case "targetViewControllerForAction": "targetViewController(forAction:sender:)"
    case "unwindToSegue", "unwindTo", "performUnwind": "performSegue(withIdentifier:sender:)"
    case "setViewControllersAnimated": "setViewControllers(_:animated:)"
    case "transitionFromViewController":
      "transition(from:to:duration:options:animations:completion:)"
    default: nil
    }
  }

  /// What has taken the place of a class; nil for one that has no successor.
  static func replacement(ofClass name: String) -> String? {
    switch name {
    case "UIPopoverController": "the style '.popover', with 'popoverPresentationController'"
    case "UISearchDisplayController": "'UISearchController'"
    case "UIActionSheet", "UIAlertView": "'UIAlertController'"
    default: nil
    }
  }

  /// The property that is meant by a name which people give it, or that it had; nil for a name that is not on the list.
  static func meantProperty(_ name: String) -> String? {
    switch name {
    case "isPresented": "presentingViewController != nil"
    case "isVisible", "isOnScreen", "isShown": "view.window != nil"
    case "presenter", "presentedBy", "presentingController", "presenting": "presentingViewController"
    case "presented", "presentedController", "modal": "presentedViewController"
    case "top", "topController", "topVC": "topViewController"
    case "visible", "visibleController": "visibleViewController"
    case "selectedTab", "selected", "selectedController": "selectedViewController"
    case "navController", "nav", "navigation": "navigationController"
    case "root", "rootController", "rootVC": "rootViewController"
    case "style", "presentationStyle": "modalPresentationStyle"
    default: property(name)
    }
  }

  /// What a property is called today; nil for a name that is not on the list.
  static func property(_ name: String) -> String? {
    switch name {
    case "childViewControllers": "children"
    case "destinationViewController": "destination"
    case "sourceViewController": "source"
    case "parentViewController": "parent"
    case "modalViewController": "presentedViewController"
    case "isMovingToParentViewController": "isMovingToParent"
    case "isMovingFromParentViewController": "isMovingFromParent"
    case "beingPresented": "isBeingPresented"
    case "beingDismissed": "isBeingDismissed"
    case "viewLoaded": "isViewLoaded"
    case "hidden": "isHidden"
    case "navigationBarHidden": "isNavigationBarHidden"
    case "modalInPresentation": "isModalInPresentation"
    case "childViewControllerForStatusBarStyle": "childForStatusBarStyle"
    case "childViewControllerForStatusBarHidden": "childForStatusBarHidden"
    case "childViewControllerForHomeIndicatorAutoHidden": "childForHomeIndicatorAutoHidden"
    case "childViewControllerForScreenEdgesDeferringSystemGestures": "childForScreenEdgesDeferringSystemGestures"
    case "movingToParentViewController": "isMovingToParent"
    case "movingFromParentViewController": "isMovingFromParent"
    default: nil
    }
  }

  /// What a label of an argument is today; nil for one that is not on the list.
  static func label(_ name: String) -> String? {
    switch name {
    case "toParentViewController": "toParent"
    case "fromViewController": "from"
    case "toViewController": "to"
    case "identifier": "withIdentifier"
    case "willShowViewController": "willShow"
    case "didShowViewController": "didShow"
    case "animationControllerForOperation": "animationControllerFor"
    case "interactionControllerForAnimationController": "interactionControllerFor"
    case "shouldSelectViewController": "shouldSelect"
    case "didSelectViewController": "didSelect"
    case "collapseSecondaryViewController": "collapseSecondary"
    case "ontoPrimaryViewController": "onto"
    case "separateSecondaryViewControllerFromPrimaryViewController": "separateSecondaryFrom"
    case "viewControllerBeforeViewController": "viewControllerBefore"
    case "viewControllerAfterViewController": "viewControllerAfter"
    case "willTransitionToViewControllers": "willTransitionTo"
    default: nil
    }
  }

  /// What a constant is today: `true` for `YES`, `.fullScreen` for `UIModalPresentationFullScreen`; nil for a name that
  /// is none.
  static func constant(_ name: String) -> String? {
    switch name {
    case "YES", "yes", "True": return "true"
    case "NO", "no", "False": return "false"
    case "Nil", "NULL", "null", "None": return "nil"
    default: break
    }
    guard name.hasPrefix("UI") else { return nil }
    for type in UIKitEnum.allCases where type.name.hasPrefix("UI") {
      let whole = type.name.utf8.filter { $0 != UInt8(ascii: ".") }
      let written = Array(name.utf8)
      // `UIAlertControllerStyle.alert`, before it was `UIAlertController.Style.alert`
      if whole.count != type.name.utf8.count, written == whole { return type.name }
      var stems = [whole]
      if String(decoding: whole, as: UTF8.self).hasSuffix("Style") { stems.append(whole.dropLast(5)) }
      for stem in stems where written.count > stem.count && written.starts(with: stem) {
        var rest = Array(written[stem.count...])
        guard let first = rest.first, first.isCapital else { continue }
        rest[0] = first + 0x20
        let found = String(decoding: rest, as: UTF8.self)
        if type.row(named: found) != nil { return "." + found }
      }
    }
    return nil
  }
}

/// Names that UIKit had in Swift 1 to 4.0.
enum OldSwift {
  /// What a method is called today, and the label that its first argument has now; nil for a name that is not old.
  static func method(_ name: String) -> (name: String, label: String?)? {
    switch name {
    case "presentViewController", "presentModalViewController": ("present", nil)
    case "dismissViewControllerAnimated", "dismissModalViewControllerAnimated": ("dismiss", "animated")
    case "popViewControllerAnimated": ("popViewController", "animated")
    case "popToRootViewControllerAnimated": ("popToRootViewController", "animated")
    case "showViewController": ("show", nil)
    case "performSegueWithIdentifier": ("performSegue", "withIdentifier")
    case "addChildViewController": ("addChild", nil)
    case "removeFromParentViewController": ("removeFromParent", nil)
    case "didMoveToParentViewController": ("didMove", "toParent")
    case "willMoveToParentViewController": ("willMove", "toParent")
    case "transitionFromViewController": ("transition", "from")
    case "targetViewControllerForAction": ("targetViewController", "forAction")
    case "unwindForSegue": ("unwind", "for")
    default: nil
    }
  }

  /// What a method of a list or a text is called today, and the label of its first argument; nil for a name that is not old.
  static func standardMethod(_ name: String) -> (name: String, label: String)? {
    switch name {
    case "removeAtIndex": ("remove", "at")
    case "appendContentsOf": ("append", "contentsOf")
    case "insertContentsOf": ("insert", "contentsOf")
    case "indexOf": ("firstIndex", "of")
    case "componentsSeparatedByString": ("components", "separatedBy")
    case "joinWithSeparator": ("joined", "separator")
    case "stringByReplacingOccurrencesOfString": ("replacingOccurrences", "of")
    default: nil
    }
  }

  /// What a callback or a method of a delegate is called today, with its labels; nil for one that is not old, or that takes
  /// another number of arguments.
  static func callback(_ name: String, _ count: Int) -> (name: String, labels: [String])? {
    if name == "adaptivePresentationStyleForPresentationController", count == 2 {
      return ("adaptivePresentationStyle", ["for", "traitCollection"])
    }
    return callback(name).flatMap { $0.labels.count == count ? $0 : nil }
  }

  /// What a callback or a method of a delegate is called today, with its labels; nil for one that is not old.
  static func callback(_ name: String) -> (name: String, labels: [String])? {
    switch name {
    case "prepareForSegue": ("prepare", ["for", "sender"])
    case "shouldPerformSegueWithIdentifier": ("shouldPerformSegue", ["withIdentifier", "sender"])
    case "viewWillTransitionToSize": ("viewWillTransition", ["to", "with"])
    case "willTransitionToTraitCollection": ("willTransition", ["to", "with"])
    case "willMoveToParentViewController": ("willMove", ["toParent"])
    case "didMoveToParentViewController": ("didMove", ["toParent"])
    case "animationControllerForPresentedController": ("animationController", ["forPresented", "presenting", "source"])
    case "animationControllerForDismissedController": ("animationController", ["forDismissed"])
    case "interactionControllerForPresentation": ("interactionControllerForPresentation", ["using"])
    case "interactionControllerForDismissal": ("interactionControllerForDismissal", ["using"])
    case "presentationControllerForPresentedViewController":
      ("presentationController", ["forPresented", "presenting", "source"])
    case "adaptivePresentationStyleForPresentationController": ("adaptivePresentationStyle", ["for"])
    case "animateTransition": ("animateTransition", ["using"])
    case "transitionDuration": ("transitionDuration", ["using"])
    default: nil
    }
  }
}

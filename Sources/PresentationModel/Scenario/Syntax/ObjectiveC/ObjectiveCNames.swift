/// What Objective-C's names are in the Swift of today.
enum ObjectiveCNames {
  /// A constant; nil for a name that is none.
  static func constant(_ name: String) -> String? {
    if let known = FormerNames.constant(name) { return known }
    switch name {
    case "YES", "TRUE": return "true"
    case "NO", "FALSE": return "false"
    case "nil", "Nil", "NULL": return "nil"
    case "CGRectZero", "CGSizeZero", "CGPointZero", "UIEdgeInsetsZero": return ".zero"
    case "CGAffineTransformIdentity": return ".identity"
    case "NSNotFound": return "NSNotFound"
    case "UIViewAnimationOptionTransitionNone", "UIViewAutoresizingNone", "UIRectEdgeNone", "kNilOptions": return "[]"
    case "NSKeyValueObservingOptionNew": return ".new"
    case "NSKeyValueObservingOptionOld": return ".old"
    case "NSKeyValueObservingOptionInitial": return ".initial"
    case "UITransitionContextFromViewControllerKey", "UITransitionContextFromViewKey": return ".from"
    case "UITransitionContextToViewControllerKey", "UITransitionContextToViewKey": return ".to"
    case "DISPATCH_TIME_NOW": return ".now()"
    default: break
    }
    for prefix in prefixes where name.hasPrefix(prefix) && name.utf8.count > prefix.utf8.count {
      let rest = name.dropFirst(prefix.utf8.count)
      guard rest.first?.isUppercase == true else { continue }
      return "." + rest.prefix(1).lowercased() + rest.dropFirst()
    }
    return nil
  }

  /// What constants of an enumeration begin with, the longer ones first.
  private static let prefixes = [
    "UIModalPresentation", "UIModalTransitionStyle", "UIAlertControllerStyle", "UIAlertActionStyle",
    "UIViewAnimationOptionTransition", "UIViewAnimationOption", "UIPageViewControllerNavigationDirection",
    "UIPageViewControllerTransitionStyle", "UIPageViewControllerNavigationOrientation",
    "UIPageViewControllerSpineLocation", "UIInterfaceOrientationMask", "UIInterfaceOrientation", "UIStatusBarStyle",
    "UIStatusBarAnimation", "UINavigationControllerOperation", "UISplitViewControllerDisplayMode",
    "UISplitViewControllerStyle", "UISplitViewControllerColumn", "UIPopoverArrowDirection", "UIBarButtonSystemItem",
    "UIBarButtonItemStyle", "UIControlEvent", "UIControlState", "UITableViewStyle", "UITableViewCellStyle",
    "UITableViewCellAccessory", "UITableViewRowAnimation", "UIUserInterfaceStyle", "UIUserInterfaceSizeClass",
    "UIUserInterfaceIdiom", "UIRectEdge", "UIViewAutoresizing", "UIViewContentMode", "UIButtonType",
    "UIGestureRecognizerState", "UIImagePickerControllerSourceType", "UIDeviceOrientation", "UIApplicationState",
    "UIKeyboardType", "UIReturnKeyType", "NSTextAlignment", "UISheetPresentationControllerDetentIdentifier",
    "UIActivityIndicatorViewStyle", "UISceneActivationState",
  ]

  // MARK: Properties

  /// A property by its name of today.
  static func property(_ name: String) -> String {
    if let now = FormerNames.property(name) { return now }
    switch name {
    case "selected", "highlighted", "enabled", "editing", "animated", "interactive", "cancelled", "opaque",
      "translucent",
      "toolbarHidden", "userInteractionEnabled", "movingToParentViewController", "movingFromParentViewController",
      "active",
      "collapsed", "loading", "firstResponder":
      return "is" + name.prefix(1).uppercased() + name.dropFirst().replacingSuffix("ViewController")
    case "sharedApplication": return "shared"
    case "length": return "count"
    default: return name
    }
  }

  /// Whether UIKit has a property of the name, whatever classes of an app have.
  static func isUIKits(_ name: String) -> Bool { properties.contains(property(name)) }

  /// Whether a name without arguments is a property of UIKit's.
  static func isProperty(_ name: String) -> Bool {
    properties.contains(name) || properties.contains(property(name)) || moreProperties.contains(name)
  }

  private static let properties: Set<String> = {
    var names: Set<String> = []
    PropertyTable.forEach { row in names.insert(row.pointee.info.property.name) }
    return names
  }()

  private static let moreProperties: Set<String> = [
    "bounds", "frame", "center", "superview", "subviews", "layer", "tableView", "collectionView", "scrollView", "text",
    "count", "length", "description", "delegate", "dataSource", "navigationBar", "navigationItem", "tabBarItem",
    "screen",
    "mainScreen", "keyWindow", "windows", "userInfo", "object", "row", "section", "state", "view", "length",
  ]

  static func kind(ofProperty name: String) -> ObjectiveCType.Kind? {
    if let type = types[name] { return type }
    return soundsLikeBool(name) ? .bool : nil
  }

  private static let types: [String: ObjectiveCType.Kind] = {
    var kinds: [String: ObjectiveCType.Kind] = [
      "count": .number, "tag": .number, "row": .number, "section": .number, "alpha": .number, "frame": .other,
      "bounds": .other, "center": .other, "subviews": .list, "childViewControllers": .list, "windows": .list,
    ]
    PropertyTable.forEach { row in
      let kind: ObjectiveCType.Kind?
      switch row.pointee.info.type {
      case .bool: kind = .bool
      case .int: kind = .number
      case .string: kind = .text
      case .enumeration: kind = .other
      default: kind = nil
      }
      let name = row.pointee.info.property.name
      if let kind, kinds[name] == nil { kinds[name] = kind }
      if name == "children" || name == "viewControllers" { kinds[name] = .list }
    }
    return kinds
  }()

  /// Whether a name is one of those that a Boolean has.
  static func soundsLikeBool(_ name: String) -> Bool {
    for prefix in ["is", "has", "should", "can", "will", "did", "prefers", "wants", "needs", "allows", "was"]
    where name.hasPrefix(prefix) {
      if name.dropFirst(prefix.utf8.count).first?.isUppercase == true { return true }
    }
    return [
      "animated", "finished", "enabled", "hidden", "selected", "flag", "success", "completed", "loaded", "granted",
      "transitionWasCancelled", "bool", "editing", "loading", "playing", "connected", "online", "offline", "visible",
      "active", "valid", "empty", "ready", "open", "dirty", "premium", "failed", "expired",
    ].contains(name) || isParticiple(name)
  }

  /// `loggedIn`, `signedUp`, `emailConfirmed`: a participle at the end, or before `In`, `Out`, `Up`, `On`, `Off`.
  private static func isParticiple(_ name: String) -> Bool {
    var stem = name[...]
    for particle in ["In", "Out", "Up", "On", "Off"] where stem.hasSuffix(particle) {
      stem = stem.dropLast(particle.utf8.count)
      return stem.hasSuffix("ed") || stem == "log" || stem == "sign"
    }
    for end in ["Enabled", "Disabled", "Confirmed", "Loaded", "Hidden", "Visible", "Connected", "Allowed", "Required"]
    where stem.hasSuffix(end) {
      return true
    }
    return false
  }

  /// UIKit's properties that may be nil.
  static let optionalProperties: Set<String> = [
    "navigationController", "tabBarController", "splitViewController", "presentedViewController",
    "presentingViewController", "parent", "popoverPresentationController", "sheetPresentationController",
    "presentationController", "transitionCoordinator", "topViewController", "visibleViewController",
    "rootViewController", "window", "selectedViewController", "superview", "storyboard", "first", "last",
    "interactivePopGestureRecognizer", "interactiveContentPopGestureRecognizer", "keyWindow", "transitioningDelegate",
    "delegate", "title",
    "text", "leftBarButtonItem", "rightBarButtonItem", "backBarButtonItem", "searchController", "presentedView",
  ]

  /// Methods whose answer may be nil.
  static let optionalAnswers: Set<String> = [
    "viewController", "view", "popViewController", "targetViewController", "instantiateInitialViewController", "object",
    "string", "forUnwinding",
  ]

  static let optionalAnswerSelectors: Set<String> = [
    "childViewControllerForStatusBarStyle", "childViewControllerForStatusBarHidden",
    "childViewControllerForHomeIndicatorAutoHidden", "pageViewController:viewControllerBeforeViewController:",
    "pageViewController:viewControllerAfterViewController:",
  ]

  /// Whether nil may stand for an argument.
  static func takesNil(_ label: String, of base: String) -> Bool {
    switch label {
    case "completion", "handler", "sender", "toParent", "object", "message", "title", "target", "animations", "bundle",
      "userInfo", "withSender", "configurationHandler", "animated", "identifier", "withObject", "with", "in":
      return true
    case "_":
      switch base {
      case "present", "pushViewController", "popToViewController", "addChild", "addSubview", "insertSubview", "show",
        "showDetailViewController", "bringSubviewToFront", "sendSubviewToBack", "addAction", "presentViewController":
        return false
      default: return true
      }
    case "from", "to": return base != "transition"
    case "for": return base != "finalFrame" && base != "initialFrame"
    default: return true
    }
  }

  /// Protocols of UIKit's that a class has by its methods.
  static func protocols(of members: [String]) -> [String] {
    var names: [String] = []
    for (method, name) in conformances where !names.contains(name) {
      if members.contains(where: { $0.hasText("func \(method)") }) { names.append(name) }
    }
    return names
  }

  private static let conformances: [(String, String)] = [
    ("application(_ ", "UIApplicationDelegate"), ("animationController(", "UIViewControllerTransitioningDelegate"),
    ("interactionControllerFor", "UIViewControllerTransitioningDelegate"),
    ("presentationController(forPresented", "UIViewControllerTransitioningDelegate"),
    ("animateTransition(", "UIViewControllerAnimatedTransitioning"),
    ("startInteractiveTransition(", "UIViewControllerInteractiveTransitioning"),
    ("navigationController(_ ", "UINavigationControllerDelegate"),
    ("tabBarController(_ ", "UITabBarControllerDelegate"),
    ("splitViewController(_ ", "UISplitViewControllerDelegate"),
    ("pageViewController(_ pageViewController: UIPageViewController, viewController", "UIPageViewControllerDataSource"),
    ("pageViewController(_ pageViewController: UIPageViewController, did", "UIPageViewControllerDelegate"),
    ("adaptivePresentationStyle(", "UIPopoverPresentationControllerDelegate"),
    ("popoverPresentationController", "UIPopoverPresentationControllerDelegate"),
    ("presentationControllerDid", "UIAdaptivePresentationControllerDelegate"),
    ("presentationControllerShould", "UIAdaptivePresentationControllerDelegate"),
    ("presentationControllerWill", "UIAdaptivePresentationControllerDelegate"),
    ("updateSearchResults(", "UISearchResultsUpdating"),
    ("gestureRecognizerShouldBegin(", "UIGestureRecognizerDelegate"),
  ]
}

extension Substring {
  /// Without an ending; the whole where it does not end so.
  fileprivate func replacingSuffix(_ ending: String) -> Substring { hasSuffix(ending) ? dropLast(ending.count) : self }
}

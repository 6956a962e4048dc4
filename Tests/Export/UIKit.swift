// As much of UIKit as PresimExport.swift names, with the types of Apple's headers, so that it is compiled and run here.

@MainActor open class NSObject {
  nonisolated public init() {}
  public func isKind(of type: AnyClass) -> Bool {
    var next: AnyClass? = Swift.type(of: self)
    while let current = next {
      if current == type { return true }
      next = _getSuperclass(current)
    }
    return false
  }
}
public enum UIModalPresentationStyle: Int {
  case automatic = -2, none, fullScreen, pageSheet, formSheet, currentContext, custom, overFullScreen,
    overCurrentContext, popover, blurOverFullScreen
}
public enum UIUserInterfaceIdiom: Int { case unspecified = -1, phone, pad, tv, carPlay, mac = 5, vision }

@MainActor public protocol UIViewControllerTransitioningDelegate: AnyObject {}

open class UIViewController: NSObject {
  open var definesPresentationContext = false
  open var providesPresentationContextTransitionStyle = false
  open var isModalInPresentation = false
  open var modalPresentationStyle = UIModalPresentationStyle.automatic
  open weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)?
  open private(set) weak var parent: UIViewController?
  open private(set) var children: [UIViewController] = []
  open private(set) weak var presentingViewController: UIViewController?
  open private(set) var presentedViewController: UIViewController?
  open func addChild(_ child: UIViewController) {
    children.append(child)
    child.parent = self
  }
  open func present(_ x: UIViewController, animated: Bool, completion: (() -> Void)? = nil) {
    presentedViewController = x
    x.presentingViewController = self
  }
}
open class UINavigationController: UIViewController {
  open var viewControllers: [UIViewController] { children }
}
open class UITabBarController: UIViewController {
  open var viewControllers: [UIViewController]? { children }
  open var selectedViewController: UIViewController?
}
open class UISplitViewController: UIViewController {
  open var viewControllers: [UIViewController] { children }
}
open class UIAlertController: UIViewController {}
open class UIPageViewController: UIViewController {}
open class UISearchController: UIViewController {}

open class UIWindow: NSObject {
  open var rootViewController: UIViewController?
  open var isKeyWindow = true
}
open class UIScene: NSObject, Hashable {
  nonisolated public static func == (a: UIScene, b: UIScene) -> Bool { a === b }
  nonisolated public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
open class UIWindowScene: UIScene { open var windows: [UIWindow] = [] }
open class UIApplication: NSObject {
  public static let shared = UIApplication()
  open var connectedScenes: Set<UIScene> = []
}
open class UIDevice: NSObject {
  public static let current = UIDevice()
  open var systemVersion: String { "17.4" }
  open var userInterfaceIdiom: UIUserInterfaceIdiom { .phone }
}

extension SystemInterface {
  /// Controllers, presentations, bars, and what transitions get, as far as presim's own tables do not say it.
  static let controllers = """
    class UIResponder: NSObject
     static var keyboardWillShowNotification, keyboardDidShowNotification, keyboardWillHideNotification: NSNotification.Name
     static var keyboardDidHideNotification, keyboardWillChangeFrameNotification: NSNotification.Name
     static var keyboardDidChangeFrameNotification: NSNotification.Name
     static var keyboardFrameBeginUserInfoKey, keyboardFrameEndUserInfoKey, keyboardIsLocalUserInfoKey: String
     static var keyboardAnimationDurationUserInfoKey, keyboardAnimationCurveUserInfoKey: String
     var isFirstResponder, canBecomeFirstResponder, canResignFirstResponder: Bool
     func becomeFirstResponder() -> Bool
     func resignFirstResponder() -> Bool
    class UIScene: UIResponder
     static var willConnectNotification, didDisconnectNotification, didActivateNotification: NSNotification.Name
     static var willDeactivateNotification, willEnterForegroundNotification: NSNotification.Name
     static var didEnterBackgroundNotification: NSNotification.Name
    class UIApplication: UIResponder
     static var shared: UIApplication
     static var didEnterBackgroundNotification, willEnterForegroundNotification: NSNotification.Name
     static var didFinishLaunchingNotification, didBecomeActiveNotification: NSNotification.Name
     static var willResignActiveNotification, didReceiveMemoryWarningNotification: NSNotification.Name
     static var willTerminateNotification, significantTimeChangeNotification: NSNotification.Name
     static var backgroundRefreshStatusDidChangeNotification, userDidTakeScreenshotNotification: NSNotification.Name
     static var protectedDataWillBecomeUnavailableNotification: NSNotification.Name
     static var protectedDataDidBecomeAvailableNotification: NSNotification.Name
     static var didChangeStatusBarFrameNotification, willChangeStatusBarFrameNotification: NSNotification.Name
     static var didChangeStatusBarOrientationNotification: NSNotification.Name
     static var willChangeStatusBarOrientationNotification: NSNotification.Name
     static var openSettingsURLString, openNotificationSettingsURLString: String
     static var openDefaultApplicationsSettingsURLString: String
     func sendAction(_: Selector, to: Any?, from: Any?, for: UIEvent?) -> Bool
    class UIViewController: UIResponder
     init(nibName: String?, bundle: Bundle?)
     func setOverrideTraitCollection(_: Any, forChild: UIViewController)
     func perform(_: Selector)
     func perform(_: Selector, with: Any?)
     func perform(_: Selector, with: Any?, with: Any?)
     func perform(_: Selector, with: Any?, afterDelay: Double)
     func perform(_: Selector, with: Any?, afterDelay: Double, inModes: Any)
     var title: String?
     var view: UIView!
     var navigationController: UINavigationController?
     var tabBarController: UITabBarController?
     var splitViewController: UISplitViewController?
     var presentedViewController, presentingViewController, parent: UIViewController?
     var presentationController: UIPresentationController?
     var popoverPresentationController: UIPopoverPresentationController?
     var sheetPresentationController: UISheetPresentationController?
     var storyboard: UIStoryboard?
     var transitionCoordinator: UIViewControllerTransitionCoordinator?
     var children: [UIViewController]
     var preferredContentSize: CGSize
     var navigationItem: UINavigationItem
     var tabBarItem: UITabBarItem!
    class UINavigationController: UIViewController
     init(rootViewController: UIViewController)
     init(navigationBarClass: AnyClass?, toolbarClass: AnyClass?)
     init(nibName: String?, bundle: Bundle?)
     var viewControllers: [UIViewController]
     var topViewController, visibleViewController: UIViewController?
    class UITabBarController: UIViewController
     var viewControllers: [UIViewController]?
     var selectedViewController: UIViewController?
     var selectedIndex: Int
     var tabs: [UITab]
     var selectedTab: UITab?
    class UITab: NSObject
     init(title: String, image: UIImage?, identifier: String, viewControllerProvider: ((UITab) -> UIViewController)? = _)
     var title, identifier: String
     var subtitle, badgeValue: String?
    class UISplitViewController: UIViewController
     init(style: UISplitViewController.Style)
     init(nibName: String?, bundle: Bundle?)
    class UITableViewController: UIViewController
     init(style: UITableView.Style)
     init(nibName: String?, bundle: Bundle?)
     var tableView: UITableView!
     var refreshControl: UIRefreshControl?
     func numberOfSections(in: UITableView) -> Int
     func tableView(_: UITableView, numberOfRowsInSection: Int) -> Int
     func tableView(_: UITableView, cellForRowAt: IndexPath) -> UITableViewCell
     func tableView(_: UITableView, didSelectRowAt: IndexPath)
     func tableView(_: UITableView, didDeselectRowAt: IndexPath)
     func tableView(_: UITableView, willSelectRowAt: IndexPath) -> IndexPath?
     func tableView(_: UITableView, willDeselectRowAt: IndexPath) -> IndexPath?
     func tableView(_: UITableView, heightForRowAt: IndexPath) -> CGFloat
     func tableView(_: UITableView, estimatedHeightForRowAt: IndexPath) -> CGFloat
     func tableView(_: UITableView, heightForHeaderInSection: Int) -> CGFloat
     func tableView(_: UITableView, heightForFooterInSection: Int) -> CGFloat
     func tableView(_: UITableView, estimatedHeightForHeaderInSection: Int) -> CGFloat
     func tableView(_: UITableView, estimatedHeightForFooterInSection: Int) -> CGFloat
     func tableView(_: UITableView, viewForHeaderInSection: Int) -> UIView?
     func tableView(_: UITableView, viewForFooterInSection: Int) -> UIView?
     func tableView(_: UITableView, titleForHeaderInSection: Int) -> String?
     func tableView(_: UITableView, titleForFooterInSection: Int) -> String?
     func tableView(_: UITableView, canEditRowAt: IndexPath) -> Bool
     func tableView(_: UITableView, canMoveRowAt: IndexPath) -> Bool
     func tableView(_: UITableView, commit: Any, forRowAt: IndexPath)
     func tableView(_: UITableView, moveRowAt: IndexPath, to: IndexPath)
     func tableView(_: UITableView, willDisplay: UITableViewCell, forRowAt: IndexPath)
     func tableView(_: UITableView, didEndDisplaying: UITableViewCell, forRowAt: IndexPath)
     func tableView(_: UITableView, willDisplayHeaderView: UIView, forSection: Int)
     func tableView(_: UITableView, willDisplayFooterView: UIView, forSection: Int)
     func tableView(_: UITableView, didEndDisplayingHeaderView: UIView, forSection: Int)
     func tableView(_: UITableView, didEndDisplayingFooterView: UIView, forSection: Int)
     func tableView(_: UITableView, accessoryButtonTappedForRowWith: IndexPath)
     func tableView(_: UITableView, editingStyleForRowAt: IndexPath) -> Any
     func tableView(_: UITableView, leadingSwipeActionsConfigurationForRowAt: IndexPath) -> Any?
     func tableView(_: UITableView, trailingSwipeActionsConfigurationForRowAt: IndexPath) -> Any?
     func tableView(_: UITableView, editActionsForRowAt: IndexPath) -> [Any]?
     func tableView(_: UITableView, shouldIndentWhileEditingRowAt: IndexPath) -> Bool
     func tableView(_: UITableView, shouldHighlightRowAt: IndexPath) -> Bool
     func tableView(_: UITableView, didHighlightRowAt: IndexPath)
     func tableView(_: UITableView, didUnhighlightRowAt: IndexPath)
     func tableView(_: UITableView, indentationLevelForRowAt: IndexPath) -> Int
     func tableView(_: UITableView, contextMenuConfigurationForRowAt: IndexPath, point: CGPoint) -> Any?
     func tableView(_: UITableView, targetIndexPathForMoveFromRowAt: IndexPath, toProposedIndexPath: IndexPath) -> IndexPath
     func tableView(_: UITableView, sectionForSectionIndexTitle: String, at: Int) -> Int
     func tableView(_: UITableView, titleForDeleteConfirmationButtonForRowAt: IndexPath) -> String?
     func tableView(_: UITableView, willBeginEditingRowAt: IndexPath)
     func tableView(_: UITableView, didEndEditingRowAt: IndexPath?)
    class UICollectionViewController: UIViewController
     init(collectionViewLayout: UICollectionViewLayout)
     init(nibName: String?, bundle: Bundle?)
     var collectionView: UICollectionView!
     func numberOfSections(in: UICollectionView) -> Int
     func collectionView(_: UICollectionView, numberOfItemsInSection: Int) -> Int
     func collectionView(_: UICollectionView, cellForItemAt: IndexPath) -> UICollectionViewCell
     func collectionView(_: UICollectionView, didSelectItemAt: IndexPath)
     func collectionView(_: UICollectionView, didDeselectItemAt: IndexPath)
    class UISearchController: UIViewController
     init(searchResultsController: UIViewController?)
     var searchBar: UISearchBar
     var searchResultsController: UIViewController?
    class UIActivityViewController: UIViewController
     init(activityItems: [Any], applicationActivities: [UIActivity]?)
    class UIAlertController: UIViewController
     init(title: String?, message: String?, preferredStyle: UIAlertController.Style)
     var message: String?
     var textFields: [UITextField]?
     var actions: [UIAlertAction]
     var preferredAction: UIAlertAction?
     func addTextField(configurationHandler: ((UITextField) -> Void)? = _)
    class UIAlertAction: NSObject
     init(title: String?, style: UIAlertAction.Style, handler: ((UIAlertAction) -> Void)? = _)
     var title: String?
     var isEnabled: Bool
    class UIPresentationController: NSObject
     init(presentedViewController: UIViewController, presenting: UIViewController?)
     var presentedViewController, presentingViewController: UIViewController
     var containerView, presentedView: UIView?
     var frameOfPresentedViewInContainerView: CGRect
    class UISheetPresentationController: UIPresentationController
     var prefersGrabberVisible, prefersScrollingExpandsWhenScrolledToEdge, prefersEdgeAttachedInCompactHeight: Bool
     var preferredCornerRadius: CGFloat?
     var selectedDetentIdentifier, largestUndimmedDetentIdentifier: UISheetPresentationController.Detent.Identifier?
    struct UISheetPresentationController.Detent.Identifier
     case medium large
    class UIPopoverPresentationController: UIPresentationController
     var sourceView: UIView?
     var sourceRect: CGRect
     var barButtonItem: UIBarButtonItem?
     var permittedArrowDirections: UIPopoverArrowDirection
    enum UIPopoverArrowDirection
     case up down left right any unknown
    class UINavigationItem: NSObject
     init(title: String)
     var title, prompt, backButtonTitle: String?
     var titleView: UIView?
     var leftBarButtonItem, rightBarButtonItem, backBarButtonItem: UIBarButtonItem?
     var leftBarButtonItems, rightBarButtonItems: [UIBarButtonItem]?
     var hidesBackButton, hidesSearchBarWhenScrolling: Bool
     var largeTitleDisplayMode: UINavigationItem.LargeTitleDisplayMode
     func setHidesBackButton(_: Bool, animated: Bool)
     func setLeftBarButton(_: UIBarButtonItem?, animated: Bool)
     func setRightBarButton(_: UIBarButtonItem?, animated: Bool)
     func setLeftBarButtonItems(_: [UIBarButtonItem]?, animated: Bool)
     func setRightBarButtonItems(_: [UIBarButtonItem]?, animated: Bool)
     var searchController: UISearchController?
    enum UINavigationItem.LargeTitleDisplayMode
     case automatic always never inline
    class UINavigationBar: UIView
     var prefersLargeTitles, isTranslucent: Bool
     var barTintColor: UIColor?
    class UIBarItem: NSObject
     var title: String?
     var image: UIImage?
     var isEnabled: Bool
     var tag: Int
    class UIBarButtonItem: UIBarItem
     init(title: String?, style: UIBarButtonItem.Style, target: Any?, action: Selector?)
     init(image: UIImage?, style: UIBarButtonItem.Style, target: Any?, action: Selector?)
     init(barButtonSystemItem: UIBarButtonItem.SystemItem, target: Any?, action: Selector?)
     init(systemItem: UIBarButtonItem.SystemItem, primaryAction: UIAction? = _, menu: UIMenu? = _)
     init(title: String? = _, image: UIImage? = _, primaryAction: UIAction? = _, menu: UIMenu? = _)
     init(image: UIImage?, landscapeImagePhone: UIImage?, style: UIBarButtonItem.Style, target: Any?, action: Selector?)
     init(primaryAction: UIAction?)
     init(customView: UIView)
     var customView: UIView?
    class UITabBarItem: UIBarItem
     init(title: String?, image: UIImage?, tag: Int)
     init(title: String?, image: UIImage?, selectedImage: UIImage?)
     init(tabBarSystemItem: UITabBarItem.SystemItem, tag: Int)
     var badgeValue: String?
     var selectedImage: UIImage?
    enum UITabBarItem.SystemItem
     case more favorites featured topRated recents contacts history bookmarks search downloads mostRecent mostViewed
    class UIAction: UIMenuElement
     init(title: String = _, subtitle: String? = _, image: UIImage? = _, selectedImage: UIImage? = _, identifier: UIAction.Identifier? = _, discoverabilityTitle: String? = _, attributes: UIMenuElement.Attributes = _, state: UIMenuElement.State = _, handler: (UIAction) -> Void)
     var title: String
    class UIContextualAction: NSObject
     init(style: UIContextualAction.Style, title: String?, handler: (UIContextualAction, UIView, (Bool) -> Void) -> Void)
    enum UIContextualAction.Style
     case normal destructive
    class UIMenu: UIMenuElement
     init(title: String = _, subtitle: String? = _, image: UIImage? = _, identifier: UIMenu.Identifier? = _, options: UIMenu.Options = _, preferredElementSize: UIMenu.ElementSize = _, children: [UIMenuElement] = _)
    class UIMenuElement: NSObject
    class UIStoryboard: NSObject
     init(name: String, bundle: Bundle?)
     func instantiateInitialViewController() -> UIViewController?
    class UIStoryboardSegue: NSObject
     var destination, source: UIViewController
     var identifier: String?
    class UIWindow: UIView
     init(windowScene: UIWindowScene)
     init(frame: CGRect)
     var rootViewController: UIViewController?
     func makeKeyAndVisible()
    struct UITransitionContextViewKey
     case from to
    struct UITransitionContextViewControllerKey
     case from to
    class UIViewControllerContextTransitioning
     var containerView: UIView
     var isAnimated, isInteractive, transitionWasCancelled: Bool
     func completeTransition(_: Bool)
     func updateInteractiveTransition(_: CGFloat)
     func finishInteractiveTransition()
     func cancelInteractiveTransition()
     func view(forKey: UITransitionContextViewKey) -> UIView?
     func viewController(forKey: UITransitionContextViewControllerKey) -> UIViewController?
     func initialFrame(for: UIViewController) -> CGRect
     func finalFrame(for: UIViewController) -> CGRect
    class UIViewControllerTransitionCoordinator
     func animate(alongsideTransition: ((UIViewControllerTransitionCoordinatorContext) -> Void)?, completion: ((UIViewControllerTransitionCoordinatorContext) -> Void)? = _) -> Bool

    """
}

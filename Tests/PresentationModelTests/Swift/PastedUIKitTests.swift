import Testing

@testable import PresentationModel

/// What UIKit does, asked in the forms of real code: each text runs, and its expectations hold.
@Suite struct PastedUIKitTests {
  @Test(arguments: [
    // A child that is named for the status bar, in Swift 3 and 4 and in Swift 2.
    """
    class Box: UIViewController {
        override var childViewControllerForStatusBarStyle: UIViewController? { return childViewControllers.first }
        override func childViewControllerForStatusBarHidden() -> UIViewController? { return childViewControllers[0] }
    }
    window
      box: Box
        card: Card
    expect window.statusBarController == card
    expect window.statusBarHiddenController == card
    """,
    // Swift 2: properties of today were methods.
    """
    class Box: UIViewController {
        override func prefersStatusBarHidden() -> Bool { return true }
        override func shouldAutorotate() -> Bool { return false }
        override func supportedInterfaceOrientations() -> UIInterfaceOrientationMask { return .Portrait }
        override func viewWillDisappear(animated: Bool) {
            super.viewWillDisappear(animated)
            if isMovingFromParentViewController() { title = "popped" }
        }
        func open() { presentViewController(Card(), animated: true, completion: nil) }
    }
    window
      nav: UINavigationController
        root: Root
        box: Box
    expect box.prefersStatusBarHidden
    expect !box.shouldAutorotate
    expect box.supportedInterfaceOrientations == .portrait
    nav.popViewController(animated: true)
    expect box.title == "popped"
    """,
    // Callbacks by the labels that they had.
    """
    class Card: UIViewController {
        override func didMove(toParentViewController parent: UIViewController?) {
            super.didMove(toParentViewController: parent)
            title = parent == nil ? "out" : "in"
        }
    }
    window
      nav: UINavigationController
        home: Home
    card: Card
    nav.pushViewController(card, animated: true)
    expect card.title == "in"
    """,
    // … and in Swift 2, where they call their superclass.
    """
    class Card: UIViewController, UINavigationControllerDelegate {
        var shown = 0
        override func viewDidLoad() { super.viewDidLoad(); navigationController?.delegate = self }
        override func didMoveToParentViewController(parent: UIViewController?) {
            super.didMoveToParentViewController(parent)
            title = "moved"
        }
        override func willTransitionToTraitCollection(newCollection: UITraitCollection, withTransitionCoordinator coordinator: UIViewControllerTransitionCoordinator) {
            super.willTransitionToTraitCollection(newCollection, withTransitionCoordinator: coordinator)
            shown = -1
        }
        func navigationController(navigationController: UINavigationController, didShowViewController viewController: UIViewController, animated: Bool) { shown += 1 }
        func close() { dismissViewControllerAnimated(true, completion: nil) }
    }
    window
      nav: UINavigationController
        home: Home
    card: Card
    nav.pushViewController(card, animated: true)
    expect card.title == "moved"
    expect card.shown == 1
    device.rotate(to: .landscape)
    expect card.shown == -1
    """,
    // The delegate of a popover in Swift 2, with both of its methods.
    """
    class Home: UIViewController, UIPopoverPresentationControllerDelegate {
        func adaptivePresentationStyleForPresentationController(controller: UIPresentationController, traitCollection: UITraitCollection) -> UIModalPresentationStyle { return .None }
        func open() {
            let card = Card()
            card.modalPresentationStyle = .Popover
            card.popoverPresentationController?.delegate = self
            card.popoverPresentationController?.sourceView = view
            presentViewController(card, animated: true, completion: nil)
        }
    }
    window
      home: Home
    home.open()
    expect presentation(card).style == .popover
    """,
    // A detent in a variable, with an identifier in another one.
    """
    ios 17
    class Home: UIViewController {
        func open() {
            let id = UISheetPresentationController.Detent.Identifier("small")
            let small = UISheetPresentationController.Detent.custom(identifier: id) { _ in 200 }
            let card = Card()
            if let sheet = card.sheetPresentationController {
                sheet.detents = [small, .medium(), .large()]
                sheet.selectedDetentIdentifier = id
                sheet.largestUndimmedDetentIdentifier = id
            }
            present(card, animated: true)
        }
    }
    window
      home: Home
    home.open()
    expect presentation(card).detent == .init("small")
    expect home.view.isReachable
    card.drag(to: .large)
    expect !home.view.isReachable
    """,
    // An identifier of an extension, and one of UIKit's in full.
    """
    ios 17
    extension UISheetPresentationController.Detent.Identifier {
        static let tiny = UISheetPresentationController.Detent.Identifier("org.tiny")
    }
    class Home: UIViewController {
        func open() {
            let card = Card()
            card.sheetPresentationController?.detents = [.custom(identifier: .tiny) { _ in 80 }, .large()]
            card.sheetPresentationController?.selectedDetentIdentifier = .tiny
            present(card, animated: true)
        }
        func grow() {
            presentedViewController?.sheetPresentationController?.selectedDetentIdentifier = UISheetPresentationController.Detent.Identifier.large
        }
    }
    window
      home: Home
    home.open()
    expect presentation(card).detent == .init("org.tiny")
    home.grow()
    expect presentation(card).detent == .large
    """,
    // Which way the interface is.
    """
    class Home: UIViewController {
        func look() {
            let facing = view.window?.windowScene?.interfaceOrientation
            title = facing?.isLandscape == true ? "landscape" : "portrait"
        }
    }
    window
      home: Home
    expect window.windowScene?.interfaceOrientation == .portrait
    device.rotate(to: .landscapeRight)
    expect window.interfaceOrientation == .landscapeRight
    home.look()
    expect home.title == "landscape"
    """,
    // The number of a style.
    """
    ios 17
    class Home: UIViewController {
        func look() { title = "\\(modalPresentationStyle.rawValue)" }
    }
    window
      home: Home
    home.look()
    expect home.title == "1"
    """,
    // The edit button says what it does next.
    """
    class Home: UIViewController {
        override func viewDidLoad() {
            super.viewDidLoad()
            navigationItem.rightBarButtonItem = editButtonItem
        }
    }
    window
      nav: UINavigationController
        home: Home
    expect home.editButtonItem.title == "Edit"
    home.editButtonItem.tap()
    expect home.isEditing
    expect home.editButtonItem.title == "Done"
    expect home.navigationItem.rightBarButtonItem?.title == "Done"
    """,
    // A delegate of the application without a window has none.
    """
    ios 26
    class AppDelegate: UIResponder, UIApplicationDelegate { }
    class SceneDelegate: UIResponder, UIWindowSceneDelegate {
        var window: UIWindow?
        func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
            let main = UIWindow(windowScene: scene as! UIWindowScene)
            main.rootViewController = Home()
            main.makeKeyAndVisible()
            window = main
        }
    }
    class Home: UIViewController {
        func look() { title = UIApplication.shared.delegate?.window == nil ? "nil" : "window" }
    }
    home.look()
    expect home.title == "nil"
    expect window.rootViewController == home
    """,
    // The popover's own method from iOS 13 on, where the class has no other.
    """
    ios 17
    device iPad landscape
    class Home: UIViewController, UIPopoverPresentationControllerDelegate {
        var closed = 0
        func open() {
            let card = Card()
            card.modalPresentationStyle = .popover
            card.popoverPresentationController?.delegate = self
            card.popoverPresentationController?.sourceView = view
            present(card, animated: true)
        }
        func popoverPresentationControllerDidDismissPopover(_ popoverPresentationController: UIPopoverPresentationController) { closed += 1 }
    }
    window
      home: Home
    home.open()
    card.tapOutside()
    expect home.closed == 1
    """,
    // An alert that has nothing to show.
    """
    class Home: UIViewController {
        func ask() {
            let alert = UIAlertController(title: nil, message: nil, preferredStyle: .alert)
            present(alert, animated: true)
        }
    }
    window
      home: Home
    home.ask()
    expect exception NSInternalInconsistencyException "UIAlertController must have a title, a message or an action to display"
    """,
    // The root of a window that was never visible has no view in it.
    """
    ios 17
    class AppDelegate: UIResponder, UIApplicationDelegate {
        var window: UIWindow?
        func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
            window = UIWindow(frame: UIScreen.main.bounds)
            let home = UIViewController()
            window?.rootViewController = home
            home.present(UIViewController(), animated: false)
            window?.makeKeyAndVisible()
            return true
        }
    }
    expect rule P-L01
    expect home.view.window != nil
    """,
  ])
  func holds(text: String) throws { try PastedFormsTests.holds(text) }
}

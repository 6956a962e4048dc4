import Testing

@testable import PresentationModel

/// The mistakes that every page about UIKit warns of, each written in several ways, found in the Swift alone; beside each the
/// right form, of which lint says nothing.
@Suite struct TextbookFormTests {
  private static func found(_ text: String) -> [String] {
    guard let program = ScenarioFile.app(Array(text.utf8), path: "a.swift", beside: AppTypes()).programs.first else {
      return ["not read"]
    }
    return Linter.findings(in: program).map { $0.id.text }.filter { $0 != "LNT-52" }
  }

  // Presents before its dismissal has ended.
  private static let dismissals: [(wrong: String, right: String)] = [
    (
      """
      class MenuViewController: UIViewController {
        func swap(to next: UIViewController) {
          dismiss(animated: true)
          present(next, animated: true)
        }
      }
      """,
      """
      class MenuViewController: UIViewController {
        func swap(to next: UIViewController) {
          dismiss(animated: true) { self.present(next, animated: true) }
        }
      }
      """
    ),
    (
      """
      class CardViewController: UIViewController {}
      class AVC: UIViewController {
        @objc func next() {
          dismiss(animated: true, completion: nil)
          present(CardViewController(), animated: true, completion: nil)
        }
      }
      """,
      """
      class CardViewController: UIViewController {}
      class AVC: UIViewController {
        @objc func next() {
          let presenter = presentingViewController
          dismiss(animated: true) { presenter?.present(CardViewController(), animated: true) }
        }
      }
      """
    ),
    (
      """
      class LoginVC: UIViewController {}
      class MenuVC: UIViewController {
        @IBAction func logout(_ sender: UIButton) {
          self.presentedViewController?.dismiss(animated: true)
          let login = LoginVC()
          login.modalPresentationStyle = .fullScreen
          self.present(login, animated: true)
        }
      }
      """,
      """
      class LoginVC: UIViewController {}
      class MenuVC: UIViewController {
        @IBAction func logout(_ sender: UIButton) {
          let login = LoginVC()
          login.modalPresentationStyle = .fullScreen
          if let p = self.presentedViewController { p.dismiss(animated: true) { self.present(login, animated: true) } }
          else { self.present(login, animated: true) }
        }
      }
      """
    ),
    (
      """
      class ResultVC: UIViewController {}
      class PickerVC: UIViewController, UIImagePickerControllerDelegate, UINavigationControllerDelegate {
        func pick() { let p = UIImagePickerController(); p.delegate = self; present(p, animated: true) }
        func imagePickerController(_ picker: UIImagePickerController, didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]) {
          picker.dismiss(animated: true)
          present(ResultVC(), animated: true)
        }
      }
      """,
      """
      class ResultVC: UIViewController {}
      class PickerVC: UIViewController, UIImagePickerControllerDelegate, UINavigationControllerDelegate {
        func pick() { let p = UIImagePickerController(); p.delegate = self; present(p, animated: true) }
        func imagePickerController(_ picker: UIImagePickerController, didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]) {
          picker.dismiss(animated: true) { self.present(ResultVC(), animated: true) }
        }
      }
      """
    ),
    (
      """
      class DoneVC: UIViewController {}
      class HostVC: UIViewController {
        func finish() {
          presentingViewController?.dismiss(animated: true)
          presentingViewController?.present(DoneVC(), animated: true)
        }
      }
      """,
      """
      class DoneVC: UIViewController {}
      class HostVC: UIViewController {
        func finish() {
          guard let p = presentingViewController else { return }
          p.dismiss(animated: true) { p.present(DoneVC(), animated: true) }
        }
      }
      """
    ),
    (
      """
      final class Coordinator {
        let nav: UINavigationController
        init(nav: UINavigationController) { self.nav = nav }
        func showSettings() { nav.present(UIViewController(), animated: true) }
        func settingsDidAskForLogin() {
          nav.dismiss(animated: true)
          nav.present(UIAlertController(title: "Log in", message: nil, preferredStyle: .alert), animated: true)
        }
      }
      """,
      """
      final class Coordinator {
        let nav: UINavigationController
        init(nav: UINavigationController) { self.nav = nav }
        func showSettings() { nav.present(UIViewController(), animated: true) }
        func settingsDidAskForLogin() {
          nav.dismiss(animated: true) { [nav] in
            nav.present(UIAlertController(title: "Log in", message: nil, preferredStyle: .alert), animated: true)
          }
        }
      }
      """
    ),
  ]

  // A delegate that nobody holds.
  private static let delegates: [(wrong: String, right: String)] = [
    (
      """
      class Anim: NSObject, UIViewControllerAnimatedTransitioning {
        func transitionDuration(using c: UIViewControllerContextTransitioning?) -> TimeInterval { 0.3 }
        func animateTransition(using c: UIViewControllerContextTransitioning) { c.completeTransition(true) }
      }
      class TD: NSObject, UIViewControllerTransitioningDelegate {
        func animationController(forPresented p: UIViewController, presenting: UIViewController, source: UIViewController) -> UIViewControllerAnimatedTransitioning? { Anim() }
      }
      class CardVC: UIViewController {}
      class HomeVC: UIViewController {
        func go() {
          let card = CardVC()
          card.modalPresentationStyle = .custom
          let td = TD()
          card.transitioningDelegate = td
          present(card, animated: true)
        }
      }
      """,
      """
      class Anim: NSObject, UIViewControllerAnimatedTransitioning {
        func transitionDuration(using c: UIViewControllerContextTransitioning?) -> TimeInterval { 0.3 }
        func animateTransition(using c: UIViewControllerContextTransitioning) { c.completeTransition(true) }
      }
      class TD: NSObject, UIViewControllerTransitioningDelegate {
        func animationController(forPresented p: UIViewController, presenting: UIViewController, source: UIViewController) -> UIViewControllerAnimatedTransitioning? { Anim() }
      }
      class CardVC: UIViewController {}
      class HomeVC: UIViewController {
        let td = TD()
        func go() {
          let card = CardVC()
          card.modalPresentationStyle = .custom
          card.transitioningDelegate = td
          present(card, animated: true)
        }
      }
      """
    ),
    (
      """
      class Anim: NSObject, UIViewControllerAnimatedTransitioning {
        func transitionDuration(using c: UIViewControllerContextTransitioning?) -> TimeInterval { 0.3 }
        func animateTransition(using c: UIViewControllerContextTransitioning) { c.completeTransition(true) }
      }
      class TD: NSObject, UIViewControllerTransitioningDelegate {
        func animationController(forPresented p: UIViewController, presenting: UIViewController, source: UIViewController) -> UIViewControllerAnimatedTransitioning? { Anim() }
      }
      class CardVC: UIViewController {}
      class HomeVC: UIViewController {
        func go() {
          let card = CardVC()
          card.transitioningDelegate = TD()
          present(card, animated: true)
        }
      }
      """,
      """
      class Anim: NSObject, UIViewControllerAnimatedTransitioning {
        func transitionDuration(using c: UIViewControllerContextTransitioning?) -> TimeInterval { 0.3 }
        func animateTransition(using c: UIViewControllerContextTransitioning) { c.completeTransition(true) }
      }
      class TD: NSObject, UIViewControllerTransitioningDelegate {
        func animationController(forPresented p: UIViewController, presenting: UIViewController, source: UIViewController) -> UIViewControllerAnimatedTransitioning? { Anim() }
      }
      class CardVC: UIViewController {}
      class HomeVC: UIViewController {
        lazy var td = TD()
        func go() {
          let card = CardVC()
          card.transitioningDelegate = td
          present(card, animated: true)
        }
      }
      """
    ),
    (
      """
      class Guard: NSObject, UIAdaptivePresentationControllerDelegate {
        func presentationControllerShouldDismiss(_ p: UIPresentationController) -> Bool { false }
      }
      class EditVC: UIViewController {}
      class HomeVC: UIViewController {
        func edit() {
          let nav = UINavigationController(rootViewController: EditVC())
          nav.presentationController?.delegate = Guard()
          present(nav, animated: true)
        }
      }
      """,
      """
      class Guard: NSObject, UIAdaptivePresentationControllerDelegate {
        func presentationControllerShouldDismiss(_ p: UIPresentationController) -> Bool { false }
      }
      class EditVC: UIViewController {}
      class HomeVC: UIViewController {
        private let sheetGuard = Guard()
        func edit() {
          let nav = UINavigationController(rootViewController: EditVC())
          nav.presentationController?.delegate = sheetGuard
          present(nav, animated: true)
        }
      }
      """
    ),
    (
      """
      protocol EditDelegate: AnyObject { func didEdit() }
      class Handler: EditDelegate { func didEdit() { print("x") } }
      class EditVC: UIViewController { weak var delegate: EditDelegate?
        @objc func save() { delegate?.didEdit(); dismiss(animated: true) } }
      class HomeVC: UIViewController {
        @objc func edit() {
          let h = Handler()
          let e = EditVC()
          e.delegate = h
          present(e, animated: true)
        }
      }
      """,
      """
      protocol EditDelegate: AnyObject { func didEdit() }
      class Handler: EditDelegate { func didEdit() { print("x") } }
      class EditVC: UIViewController { weak var delegate: EditDelegate?
        @objc func save() { delegate?.didEdit(); dismiss(animated: true) } }
      class HomeVC: UIViewController {
        let h = Handler()
        @objc func edit() {
          let e = EditVC()
          e.delegate = h
          present(e, animated: true)
        }
      }
      """
    ),
    (
      """
      class NavDelegate: NSObject, UINavigationControllerDelegate {
        func navigationController(_ n: UINavigationController, didShow vc: UIViewController, animated: Bool) { print(vc) }
      }
      class RootVC: UIViewController {
        override func viewDidLoad() {
          super.viewDidLoad()
          navigationController?.delegate = NavDelegate()
        }
      }
      """,
      """
      class NavDelegate: NSObject, UINavigationControllerDelegate {
        func navigationController(_ n: UINavigationController, didShow vc: UIViewController, animated: Bool) { print(vc) }
      }
      class RootVC: UIViewController {
        var navDelegate: NavDelegate?
        override func viewDidLoad() {
          super.viewDidLoad()
          navDelegate = NavDelegate()
          navigationController?.delegate = navDelegate
        }
      }
      """
    ),
    (
      """
      class Anim: NSObject, UIViewControllerAnimatedTransitioning {
        func transitionDuration(using c: UIViewControllerContextTransitioning?) -> TimeInterval { 0.3 }
        func animateTransition(using c: UIViewControllerContextTransitioning) { c.completeTransition(true) }
      }
      class TD: NSObject, UIViewControllerTransitioningDelegate {
        func animationController(forPresented p: UIViewController, presenting: UIViewController, source: UIViewController) -> UIViewControllerAnimatedTransitioning? { Anim() }
      }
      class CardVC: UIViewController {}
      class SheetVC: UIViewController {
        init() {
          super.init(nibName: nil, bundle: nil)
          modalPresentationStyle = .custom
          let delegate = TD()
          transitioningDelegate = delegate
        }
        required init?(coder: NSCoder) { fatalError() }
      }
      class HomeVC: UIViewController { @objc func go() { present(SheetVC(), animated: true) } }
      """,
      """
      class Anim: NSObject, UIViewControllerAnimatedTransitioning {
        func transitionDuration(using c: UIViewControllerContextTransitioning?) -> TimeInterval { 0.3 }
        func animateTransition(using c: UIViewControllerContextTransitioning) { c.completeTransition(true) }
      }
      class TD: NSObject, UIViewControllerTransitioningDelegate {
        func animationController(forPresented p: UIViewController, presenting: UIViewController, source: UIViewController) -> UIViewControllerAnimatedTransitioning? { Anim() }
      }
      class CardVC: UIViewController {}
      class SheetVC: UIViewController {
        private let td: TD
        init() {
          td = TD()
          super.init(nibName: nil, bundle: nil)
          modalPresentationStyle = .custom
          transitioningDelegate = td
        }
        required init?(coder: NSCoder) { fatalError() }
      }
      class HomeVC: UIViewController { @objc func go() { present(SheetVC(), animated: true) } }
      """
    ),
  ]

  // A push where no navigation controller can be.
  private static let pushes: [(wrong: String, right: String)] = [
    (
      """
      class DetailVC: UIViewController {}
      class CardVC: UIViewController {
        @objc func more() { navigationController?.pushViewController(DetailVC(), animated: true) }
      }
      class HomeVC: UIViewController {
        @objc func open() { present(CardVC(), animated: true) }
      }
      """,
      """
      class DetailVC: UIViewController {}
      class CardVC: UIViewController {
        @objc func more() { navigationController?.pushViewController(DetailVC(), animated: true) }
      }
      class HomeVC: UIViewController {
        @objc func open() { present(UINavigationController(rootViewController: CardVC()), animated: true) }
      }
      """
    ),
    (
      """
      class DetailVC: UIViewController {}
      class ListVC: UITableViewController {
        override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
          navigationController?.pushViewController(DetailVC(), animated: true)
        }
      }
      class SceneDelegate: UIResponder, UIWindowSceneDelegate {
        var window: UIWindow?
        func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
          guard let s = scene as? UIWindowScene else { return }
          window = UIWindow(windowScene: s)
          window?.rootViewController = ListVC()
          window?.makeKeyAndVisible()
        }
      }
      """,
      """
      class DetailVC: UIViewController {}
      class ListVC: UITableViewController {
        override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
          navigationController?.pushViewController(DetailVC(), animated: true)
        }
      }
      class SceneDelegate: UIResponder, UIWindowSceneDelegate {
        var window: UIWindow?
        func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
          guard let s = scene as? UIWindowScene else { return }
          window = UIWindow(windowScene: s)
          window?.rootViewController = UINavigationController(rootViewController: ListVC())
          window?.makeKeyAndVisible()
        }
      }
      """
    ),
    (
      """
      class NextVC: UIViewController {}
      class PopupVC: UIViewController {
        @IBAction func more() { self.navigationController?.pushViewController(NextVC(), animated: true) }
      }
      class FeedVC: UIViewController {
        func tap(_ animated: Bool) {
          let popup = PopupVC()
          popup.modalTransitionStyle = .crossDissolve
          if animated { present(popup, animated: true) } else { present(popup, animated: false, completion: nil) }
        }
      }
      """,
      """
      class NextVC: UIViewController {}
      class PopupVC: UIViewController {
        @IBAction func more() { self.navigationController?.pushViewController(NextVC(), animated: true) }
      }
      class FeedVC: UIViewController {
        func tap(_ animated: Bool) {
          let popup = PopupVC()
          if animated { navigationController?.pushViewController(popup, animated: true) } else { present(popup, animated: false) }
        }
      }
      """
    ),
    (
      """
      class NextVC: UIViewController {}
      class StepVC: UIViewController {
        @objc func close() {
          dismiss(animated: true) { self.navigationController?.pushViewController(NextVC(), animated: true) }
        }
      }
      class HomeVC: UIViewController { @objc func begin() { let s = StepVC(); s.modalPresentationStyle = .fullScreen; present(s, animated: true) } }
      """,
      """
      class NextVC: UIViewController {}
      class StepVC: UIViewController {
        @objc func close() {
          let nav = presentingViewController as? UINavigationController
          dismiss(animated: true) { nav?.pushViewController(NextVC(), animated: true) }
        }
      }
      class HomeVC: UIViewController { @objc func begin() { let s = StepVC(); s.modalPresentationStyle = .fullScreen; present(s, animated: true) } }
      """
    ),
    (
      """
      class NextVC: UIViewController {}
      class MenuVC: UIViewController {
        func show() {
          let root = UIViewController()
          root.navigationController?.pushViewController(NextVC(), animated: true)
        }
      }
      """,
      """
      class NextVC: UIViewController {}
      class MenuVC: UIViewController {
        func show() {
          let root = UIViewController()
          let nav = UINavigationController(rootViewController: root)
          root.navigationController?.pushViewController(NextVC(), animated: false)
          present(nav, animated: true)
        }
      }
      """
    ),
    (
      """
      class NextVC: UIViewController {}
      class OverlayVC: UIViewController {
        var onNext: (() -> Void)?
        @objc func tap() { navigationController!.pushViewController(NextVC(), animated: true) }
      }
      class HomeVC: UIViewController {
        func show() {
          let o = OverlayVC()
          o.modalPresentationStyle = .overFullScreen
          self.navigationController?.present(o, animated: true)
        }
      }
      """,
      """
      class NextVC: UIViewController {}
      class OverlayVC: UIViewController {
        var onNext: (() -> Void)?
        @objc func tap() { dismiss(animated: true) { self.onNext?() } }
      }
      class HomeVC: UIViewController {
        func show() {
          let o = OverlayVC()
          o.modalPresentationStyle = .overFullScreen
          o.onNext = { [weak self] in self?.navigationController?.pushViewController(NextVC(), animated: true) }
          self.navigationController?.present(o, animated: true)
        }
      }
      """
    ),
  ]

  // A coordinator that is let go.
  private static let coordinators: [(wrong: String, right: String)] = [
    (
      """
      protocol ListVCDelegate: AnyObject { func didSelect() }
      class DetailVC: UIViewController {}
      class ListVC: UIViewController { weak var delegate: ListVCDelegate?
        @objc func tap() { delegate?.didSelect() } }
      class ListCoordinator: ListVCDelegate {
        let nav: UINavigationController
        init(nav: UINavigationController) { self.nav = nav }
        func start() { let l = ListVC(); l.delegate = self; nav.pushViewController(l, animated: true) }
        func didSelect() { nav.pushViewController(DetailVC(), animated: true) }
      }
      class AppCoordinator {
        let nav = UINavigationController()
        func start() { let c = ListCoordinator(nav: nav); c.start() }
      }
      """,
      """
      protocol ListVCDelegate: AnyObject { func didSelect() }
      class DetailVC: UIViewController {}
      class ListVC: UIViewController { weak var delegate: ListVCDelegate?
        @objc func tap() { delegate?.didSelect() } }
      class ListCoordinator: ListVCDelegate {
        let nav: UINavigationController
        init(nav: UINavigationController) { self.nav = nav }
        func start() { let l = ListVC(); l.delegate = self; nav.pushViewController(l, animated: true) }
        func didSelect() { nav.pushViewController(DetailVC(), animated: true) }
      }
      class AppCoordinator {
        let nav = UINavigationController()
        var children: [AnyObject] = []
        func start() { let c = ListCoordinator(nav: nav); children.append(c); c.start() }
      }
      """
    ),
    (
      """
      protocol ListVCDelegate: AnyObject { func didSelect() }
      class DetailVC: UIViewController {}
      class ListVC: UIViewController { weak var delegate: ListVCDelegate?
        @objc func tap() { delegate?.didSelect() } }
      class ListCoordinator: ListVCDelegate {
        let nav: UINavigationController
        init(nav: UINavigationController) { self.nav = nav }
        func start() { let l = ListVC(); l.delegate = self; nav.pushViewController(l, animated: true) }
        func didSelect() { nav.pushViewController(DetailVC(), animated: true) }
      }
      class SceneDelegate: UIResponder, UIWindowSceneDelegate {
        var window: UIWindow?
        func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
          guard let s = scene as? UIWindowScene else { return }
          let nav = UINavigationController()
          let w = UIWindow(windowScene: s)
          w.rootViewController = nav
          w.makeKeyAndVisible()
          window = w
          ListCoordinator(nav: nav).start()
        }
      }
      """,
      """
      protocol ListVCDelegate: AnyObject { func didSelect() }
      class DetailVC: UIViewController {}
      class ListVC: UIViewController { weak var delegate: ListVCDelegate?
        @objc func tap() { delegate?.didSelect() } }
      class ListCoordinator: ListVCDelegate {
        let nav: UINavigationController
        init(nav: UINavigationController) { self.nav = nav }
        func start() { let l = ListVC(); l.delegate = self; nav.pushViewController(l, animated: true) }
        func didSelect() { nav.pushViewController(DetailVC(), animated: true) }
      }
      class SceneDelegate: UIResponder, UIWindowSceneDelegate {
        var window: UIWindow?
        var coordinator: ListCoordinator?
        func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
          guard let s = scene as? UIWindowScene else { return }
          let nav = UINavigationController()
          let w = UIWindow(windowScene: s)
          w.rootViewController = nav
          w.makeKeyAndVisible()
          window = w
          coordinator = ListCoordinator(nav: nav)
          coordinator?.start()
        }
      }
      """
    ),
    (
      """
      class DetailVC: UIViewController {}
      class ListVC: UIViewController { var onTap: (() -> Void)?
        @objc func tap() { onTap?() } }
      final class Flow {
        let nav: UINavigationController
        init(nav: UINavigationController) { self.nav = nav }
        func start() { let l = ListVC(); l.onTap = { [weak self] in self?.detail() }; nav.pushViewController(l, animated: true) }
        func detail() { nav.pushViewController(DetailVC(), animated: true) }
      }
      class HomeVC: UIViewController {
        @objc func open() {
          guard let nav = navigationController else { return }
          let flow = Flow(nav: nav)
          flow.start()
        }
      }
      """,
      """
      class DetailVC: UIViewController {}
      class ListVC: UIViewController { var onTap: (() -> Void)?
        @objc func tap() { onTap?() } }
      final class Flow {
        let nav: UINavigationController
        init(nav: UINavigationController) { self.nav = nav }
        func start() { let l = ListVC(); l.onTap = { self.detail() }; nav.pushViewController(l, animated: true) }
        func detail() { nav.pushViewController(DetailVC(), animated: true) }
      }
      class HomeVC: UIViewController {
        @objc func open() {
          guard let nav = navigationController else { return }
          let flow = Flow(nav: nav)
          flow.start()
        }
      }
      """
    ),
    (
      """
      protocol Coordinator: AnyObject { func start() }
      class LoginVC: UIViewController { weak var coordinator: LoginCoordinator?
        @IBAction func login(_ s: Any) { coordinator?.done() } }
      class LoginCoordinator: Coordinator {
        weak var presenter: UIViewController?
        init(_ p: UIViewController) { presenter = p }
        func start() { let v = LoginVC(); v.coordinator = self; presenter?.present(v, animated: true) }
        func done() { presenter?.dismiss(animated: true) }
      }
      class HomeVC: UIViewController {
        private weak var login: LoginCoordinator?
        @objc func tap() { let c = LoginCoordinator(self); login = c; c.start() }
      }
      """,
      """
      protocol Coordinator: AnyObject { func start() }
      class LoginVC: UIViewController { weak var coordinator: LoginCoordinator?
        @IBAction func login(_ s: Any) { coordinator?.done() } }
      class LoginCoordinator: Coordinator {
        weak var presenter: UIViewController?
        init(_ p: UIViewController) { presenter = p }
        func start() { let v = LoginVC(); v.coordinator = self; presenter?.present(v, animated: true) }
        func done() { presenter?.dismiss(animated: true) }
      }
      class HomeVC: UIViewController {
        private var login: LoginCoordinator?
        @objc func tap() { let c = LoginCoordinator(self); login = c; c.start() }
      }
      """
    ),
    (
      """
      class ChildVC: UIViewController { unowned let c: ChildCoordinator
        init(c: ChildCoordinator) { self.c = c; super.init(nibName: nil, bundle: nil) }
        required init?(coder: NSCoder) { fatalError() }
        @objc func tap() { c.next() } }
      class ChildCoordinator { let nav: UINavigationController
        init(nav: UINavigationController) { self.nav = nav }
        func start() { nav.setViewControllers([ChildVC(c: self)], animated: false) }
        func next() { nav.pushViewController(UIViewController(), animated: true) } }
      class Parent { let nav: UINavigationController
        init(nav: UINavigationController) { self.nav = nav }
        func start() { let child = ChildCoordinator(nav: nav)
          child.start() } }
      """,
      """
      class ChildVC: UIViewController { unowned let c: ChildCoordinator
        init(c: ChildCoordinator) { self.c = c; super.init(nibName: nil, bundle: nil) }
        required init?(coder: NSCoder) { fatalError() }
        @objc func tap() { c.next() } }
      class ChildCoordinator { let nav: UINavigationController
        init(nav: UINavigationController) { self.nav = nav }
        func start() { nav.setViewControllers([ChildVC(c: self)], animated: false) }
        func next() { nav.pushViewController(UIViewController(), animated: true) } }
      class Parent { let nav: UINavigationController
        var child: ChildCoordinator?
        init(nav: UINavigationController) { self.nav = nav }
        func start() { child = ChildCoordinator(nav: nav)
          child?.start() } }
      """
    ),
    (
      """
      protocol ListVCDelegate: AnyObject { func didSelect() }
      class DetailVC: UIViewController {}
      class ListVC: UIViewController { weak var delegate: ListVCDelegate?
        @objc func tap() { delegate?.didSelect() } }
      class ListCoordinator: ListVCDelegate {
        let nav: UINavigationController
        init(nav: UINavigationController) { self.nav = nav }
        func start() { let l = ListVC(); l.delegate = self; nav.pushViewController(l, animated: true) }
        func didSelect() { nav.pushViewController(DetailVC(), animated: true) }
      }
      class AppDelegate: UIResponder, UIApplicationDelegate {
        var window: UIWindow?
        func application(_ application: UIApplication, didFinishLaunchingWithOptions o: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
          window = UIWindow(frame: UIScreen.main.bounds)
          let nav = UINavigationController()
          window?.rootViewController = nav
          window?.makeKeyAndVisible()
          let coordinator = ListCoordinator(nav: nav)
          coordinator.start()
          return true
        }
      }
      """,
      """
      protocol ListVCDelegate: AnyObject { func didSelect() }
      class DetailVC: UIViewController {}
      class ListVC: UIViewController { weak var delegate: ListVCDelegate?
        @objc func tap() { delegate?.didSelect() } }
      class ListCoordinator: ListVCDelegate {
        let nav: UINavigationController
        init(nav: UINavigationController) { self.nav = nav }
        func start() { let l = ListVC(); l.delegate = self; nav.pushViewController(l, animated: true) }
        func didSelect() { nav.pushViewController(DetailVC(), animated: true) }
      }
      class AppDelegate: UIResponder, UIApplicationDelegate {
        var window: UIWindow?
        private var coordinator: ListCoordinator!
        func application(_ application: UIApplication, didFinishLaunchingWithOptions o: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
          window = UIWindow(frame: UIScreen.main.bounds)
          let nav = UINavigationController()
          window?.rootViewController = nav
          window?.makeKeyAndVisible()
          coordinator = ListCoordinator(nav: nav)
          coordinator.start()
          return true
        }
      }
      """
    ),
  ]

  @Test(arguments: dismissals.indices) func findsInDismissals(_ row: Int) {
    expect(Self.found(Self.dismissals[row].wrong), equals: ["LNT-06"], "\(Self.dismissals[row].wrong)")
    expect(Self.found(Self.dismissals[row].right), equals: [], "\(Self.dismissals[row].right)")
  }

  @Test(arguments: delegates.indices) func findsInDelegates(_ row: Int) {
    expect(Self.found(Self.delegates[row].wrong), equals: ["LNT-60"], "\(Self.delegates[row].wrong)")
    expect(Self.found(Self.delegates[row].right), equals: [], "\(Self.delegates[row].right)")
  }

  @Test(arguments: pushes.indices) func findsInPushes(_ row: Int) {
    expect(Self.found(Self.pushes[row].wrong), equals: ["LNT-61"], "\(Self.pushes[row].wrong)")
    expect(Self.found(Self.pushes[row].right), equals: [], "\(Self.pushes[row].right)")
  }

  @Test(arguments: coordinators.indices) func findsInCoordinators(_ row: Int) {
    expect(Self.found(Self.coordinators[row].wrong), equals: ["LNT-60"], "\(Self.coordinators[row].wrong)")
    expect(Self.found(Self.coordinators[row].right), equals: [], "\(Self.coordinators[row].right)")
  }
}

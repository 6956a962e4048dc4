import Foundation
import Testing

@testable import PresentationModel

/// Bug reports in their own code: `explain` names the cause, not only what came of it.
@Suite struct NamedCauseTests {
  private struct Row: Sendable {
    let name: String
    let text: String
    /// The place that is asked about, and what its answer has to contain.
    let place: String
    let named: String
  }

  private static let rows: [Row] = [
    Row(
      name: "an animator that leaves at a guard",
      text: """
        class SlideAnimator: NSObject, UIViewControllerAnimatedTransitioning {
            func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval { 0.3 }
            func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
                guard let to = transitionContext.view(forKey: .to) else { return }
                to.frame = transitionContext.containerView.bounds
                transitionContext.containerView.addSubview(to)
                UIView.animate(withDuration: 0.3, animations: {
                    to.alpha = 1
                }, completion: { _ in
                    transitionContext.completeTransition(true)
                })
            }
        }
        class HomeViewController: UIViewController, UIViewControllerTransitioningDelegate {
            @IBAction func open(_ sender: Any) {
                let card = CardViewController()
                card.modalPresentationStyle = .overFullScreen
                card.transitioningDelegate = self
                present(card, animated: true)
            }
            @IBAction func close(_ sender: Any) { dismiss(animated: true) { print("closed") } }
            func animationController(forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController) -> UIViewControllerAnimatedTransitioning? { SlideAnimator() }
            func animationController(forDismissed dismissed: UIViewController) -> UIViewControllerAnimatedTransitioning? { SlideAnimator() }
        }
        window
          home: HomeViewController
        home.open()
        home.close()
        """, place: ":28",
      named:
        "'view(forKey: .to)' is nil on line 4, since the view of home stays in the window and the animator must not touch it (CUS-16)"
    ),
    Row(
      name: "a controller that holds itself",
      text: """
        class DetailViewController: UIViewController {
            var onDone: (() -> Void)?
            var timer: Timer?
            override func viewDidLoad() {
                super.viewDidLoad()
                onDone = {
                    self.navigationController?.popViewController(animated: true)
                }
            }
            deinit { print("deinit") }
            func done() { onDone?() }
        }
        class ListViewController: UIViewController {
            func open() {
                let detail = DetailViewController()
                navigationController?.pushViewController(detail, animated: true)
            }
        }
        window
          nav: UINavigationController
            list: ListViewController
        list.open()
        detail.done()
        expect !detail.isReleased
        """, place: ":23",
      named: "detail is never released, as it holds itself: detail ↔ the closure of line 6"),
    Row(
      name: "a push through a controller that is the stack",
      text: """
        class TabBarController: UITabBarController {
            func open(_ id: Int) {
                let detail = DetailViewController()
                selectedViewController?.navigationController?.pushViewController(detail, animated: true)
            }
        }
        window
          tabs: TabBarController
            nav: UINavigationController
              home: HomeViewController
        tabs.open(3)
        expect nav.topViewController == home
        """, place: ":11",
      named: "nothing happens: a call through nil does nothing"),
    Row(
      name: "why navigationController is nil",
      text: """
        class TabBarController: UITabBarController {
            func open(_ id: Int) {
                let detail = DetailViewController()
                selectedViewController?.navigationController?.pushViewController(detail, animated: true)
            }
        }
        window
          tabs: TabBarController
            nav: UINavigationController
              home: HomeViewController
        tabs.open(3)
        expect nav.topViewController == home
        """, place: ":11",
      named:
        "selectedViewController?.navigationController is nil, so this call does nothing: nav is such a controller itself"
    ),
    Row(
      name: "a swipe at the root that the delegate lets begin",
      text: """
        class BaseNavigationController: UINavigationController, UIGestureRecognizerDelegate {
            override func viewDidLoad() {
                super.viewDidLoad()
                interactivePopGestureRecognizer?.delegate = self
            }
            func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
                return true
            }
        }
        window
          nav: BaseNavigationController
            home: HomeViewController
        nav.swipeBack()
        """, place: ":13",
      named: "answers true: it takes no touches from now on"),
    Row(
      name: "a swipe at the root that the delegate stops",
      text: """
        class BaseNavigationController: UINavigationController, UIGestureRecognizerDelegate {
            override func viewDidLoad() {
                super.viewDidLoad()
                interactivePopGestureRecognizer?.delegate = self
            }
            func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
                return false
            }
        }
        window
          nav: BaseNavigationController
            home: HomeViewController
        nav.swipeBack()
        """, place: ":13",
      named: "answers false: nothing begins"),
    Row(
      name: "a mask of what is pushed",
      text: """
        class PlayerViewController: UIViewController {
            override var supportedInterfaceOrientations: UIInterfaceOrientationMask { return .landscape }
            override var shouldAutorotate: Bool { return true }
        }
        class HomeViewController: UIViewController {
            func play() {
                let player = PlayerViewController()
                navigationController?.pushViewController(player, animated: true)
            }
            func playModal() {
                let player = PlayerViewController()
                present(player, animated: true)
            }
        }
        window
          nav: UINavigationController
            home: HomeViewController
        home.play()
        nav.popViewController(animated: false)
        home.playModal()
        """, place: ":18",
      named:
        "UIKit does not ask for 'supportedInterfaceOrientations' of player: a container is asked itself, so nav decides (BAR-07)"
    ),
  ]

  @Test(arguments: rows.indices) func isNamed(row: Int) throws {
    let row = Self.rows[row]
    let presim = try PresimProcess()
    defer { presim.remove() }
    try presim.write(row.text + "\n", to: "a.presim")
    let answer = try presim.run("explain", "a.presim\(row.place)").output
    func words(_ text: String) -> String { text.split { $0.isWhitespace }.joined(separator: " ") }
    #expect(words(answer).contains(words(row.named)), "\(row.name): \(answer)")
  }

  /// A step on what code makes, by another name than it has: an error, as in an expectation.
  @Test func aStepNamesWhatCodeMakes() {
    let text = """
      class ListViewController: UITableViewController {
          var items: [String] = []
          override func viewDidLoad() {
              super.viewDidLoad()
              navigationItem.rightBarButtonItem = UIBarButtonItem(barButtonSystemItem: .add, target: self, action: #selector(addTapped))
          }
          override func viewWillAppear(_ animated: Bool) {
              super.viewWillAppear(animated)
              items = Store.shared.load()
              tableView.reloadData()
          }
          @objc func addTapped() {
              let storyboard = UIStoryboard(name: "Main", bundle: nil)
              let vc = storyboard.instantiateViewController(withIdentifier: "AddItem") as! AddItemViewController
              present(UINavigationController(rootViewController: vc), animated: true, completion: nil)
          }
      }
      class AddItemViewController: UIViewController {
          @IBAction func save(_ sender: Any) {
              Store.shared.save()
              dismiss(animated: true, completion: nil)
          }
      }
      window
        nav: UINavigationController
          list: ListViewController
      list.addTapped()
      addItem.save()
      expect no event list.viewWillAppear

      """
    #expect(
      SwiftAskTests.told(text) == [
        "28: cannot find 'addItem' in this file; line 14 makes a 'AddItemViewController': it is called 'vc', by the variable"
      ])
  }

  /// A sentence stands once, in the words of `run`.
  @Test func aNoteStandsOnce() throws {
    let presim = try PresimProcess()
    defer { presim.remove() }
    try presim.write(
      """
      class HomeViewController: UIViewController, UIAdaptivePresentationControllerDelegate {
          @IBAction func edit(_ sender: Any) {
              let editor = EditorViewController()
              let nav = UINavigationController(rootViewController: editor)
              editor.presentationController?.delegate = self
              editor.isModalInPresentation = false
              present(nav, animated: true)
          }
          func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
              reload()
          }
          func reload() { print("reload") }
      }
      window
        home: HomeViewController
      home.edit()
      nav.swipeToDismiss()
      expect no event nav.presentationControllerDidDismiss

      """, to: "a.presim")
    let answer = try presim.run("explain", "a.presim").output
    expect(answer.split(separator: "\n").count { $0.contains("editor is never released") }, equals: 1, "\(answer)")
  }

  /// Where the inspector becomes a sheet, the line says that it is the inspector.
  @Test func anInspectorIsCalledSo() throws {
    let presim = try PresimProcess()
    defer { presim.remove() }
    try presim.write(
      """
      ios 26
      device iPad landscape
      window
        split: UISplitViewController(style: .doubleColumn)
          list: ListViewController
          detail: DetailViewController
      info: InfoViewController
      split.setViewController(info, for: .inspector)
      split.show(.inspector)
      window.resize(to: sizeClass(compact, regular))

      """, to: "a.presim")
    let answer = try presim.run("run", "a.presim").output
    #expect(answer.contains("→ split presents info, its inspector, .formSheet; nothing leaves the window"), "\(answer)")
  }

  /// An animator that has asked for a view that it may touch, and does not end, is not told of one that is nil.
  @Test func aViewThatIsThereIsNoCause() {
    let text = Self.rows[0].text.replacing("completeTransition(true)", with: "description")
      .replacing(".overFullScreen", with: ".fullScreen")
    let told = SwiftAskTests.told(text + "\n").filter { $0.contains("goes on") }
    #expect(!told.isEmpty && told.allSatisfy { !$0.contains("CUS-16") }, "\(told)")
  }

  /// A split view that code makes, as a scene delegate does: lint says what it starts with.
  @Test func lintSeesASplitViewThatCodeMakes() throws {
    let text = """
      class SceneDelegate: UIResponder, UIWindowSceneDelegate {
          var window: UIWindow?
          func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {
              guard let ws = scene as? UIWindowScene else { return }
              let split = UISplitViewController(style: .doubleColumn)
              split.setViewController(SidebarViewController(), for: .primary)
              split.setViewController(ContentViewController(), for: .secondary)
              split.preferredDisplayMode = .oneBesideSecondary
              window = UIWindow(windowScene: ws)
              window?.rootViewController = split
              window?.makeKeyAndVisible()
          }
      }
      expect content.view.window != nil

      """
    let program = try #require(Scenario.load(bytes: Array(text.utf8), path: "").program)
    let found = Linter.findings(in: program).filter { $0.id == .lnt44 }
    expect(found.map(\.message), equals: ["'split' collapses to 'content', not to 'sidebar'"])
    expect(found.first?.range.start, equals: Self.offset(of: "window?.makeKey", in: text))
  }

  private static func offset(of words: String, in text: String) -> Int32 {
    let found = text.range(of: words)!
    return Int32(text.utf8.distance(from: text.startIndex, to: found.lowerBound))
  }
}

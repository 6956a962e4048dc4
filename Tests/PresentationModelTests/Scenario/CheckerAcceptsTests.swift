import PresentationModel
import Testing

/// A file with one of everything that is right is read without a word.
@Suite struct CheckerAcceptsTests {
  @Test func everythingThatIsRight() throws { _ = try CheckerProgramTests.program(everything) }

  /// Types that were pasted at the top of a file stand above its header.
  @Test(arguments: [
    "class Home: UIViewController {\n}\n", "import UIKit\n\nfinal class Home: UIViewController { }\n",
    "class Home: UIViewController { }\nextension Home { func reload() { } }\nstruct Model { let name: String }\n",
    "func helper() { }\n",
  ])
  func theHeaderBelowTypes(_ types: String) throws {
    let text = types + "\nios 15-17\nscenario \"Pasted\"\ndevice iPad\nwindow\n  a: UIViewController\n"
    let scenario = Scenario.load(text)
    let program = try #require(scenario.program, "\(scenario.diagnostics.map(\.message))")
    #expect(program.title == "Pasted" && program.environment.device == .iPad, "\(types)")
    expect(scenario.programs.count, equals: 3, "\(types)")
  }
}

private let everything = """
  scenario "Everything that is right"
  ios 26
  device iPad

  class Home: UIViewController, UITableViewDataSource, UIAdaptivePresentationControllerDelegate {
    title = "home"
    presentationControllerShouldDismiss(_:) = false
    on viewDidLoad { title = "x"; view.addSubview(card.view); self.present(card, animated: true) }
    on viewWillAppear { super.viewWillAppear(animated); loadViewIfNeeded() }
    on willMove { expect parent == nav }
  }
  class Sub: Home {
    on deinit { }
    transitioningDelegate = self
    animationController(forDismissed:) = Grow
  }
  class Grow: NSObject, UIViewControllerAnimatedTransitioning { }
  class Drag: UIPercentDrivenInteractiveTransition { wantsInteractiveStart = true }
  class Dimmed: UIPresentationController { shouldRemovePresentersView = true; frameOfPresentedViewInContainerView = .part; adaptivePresentationStyle(for:) = .fullScreen }
  class Fade: UIViewControllerTransitioningDelegate {
    presentationController(forPresented:presenting:source:) = Dimmed
    animationController(forPresented:presenting:source:) = Grow
    interactionControllerForPresentation(using:) = drag
  }
  class NavDelegate: UINavigationControllerDelegate, UITabBarControllerDelegate {
    tabBarController(_:shouldSelect:) = false
    on navigationController(_:willShow:animated:) { expect viewController == home }
  }

  window
    tabs: UITabBarController
      nav: UINavigationController
        home: Home
      split: UISplitViewController
        m: Master
        d: Detail
  window overlay

  card: Card
  sub: Sub
  drag: Drag
  watcher: NavDelegate
  alert: UIAlertController
  search: UISearchController
  pages: UIPageViewController
  box: UIView

  on home.viewDidAppear { present(card) }
  split.style = .doubleColumn
  pages.transitionStyle = .scroll
  alert.preferredStyle = .actionSheet
  expect split.isCollapsed == false

  nav.delegate = watcher
  tabs.delegate = watcher
  card.transitioningDelegate = Fade()
  card.transitioningDelegate = Fade
  card.preferredTransition = nil
  card.popoverPresentationController?.sourceView = home.view
  card.popoverPresentationController!.permittedArrowDirections = [.up, .down]
  card.popoverPresentationController?.sourceRect = CGRect(x: 0, y: 0, width: 1, height: 2)
  card.preferredContentSize = CGSize(width: 300, height: 200.5)
  card.preferredContentSize = .zero
  card.sheetPresentationController?.detents = [.medium(), .large()]
  card.modalPresentationStyle = UIModalPresentationStyle.formSheet
  card.sheetPresentationController?.animateChanges { card.sheetPresentationController?.selectedDetentIdentifier = .large }
  card.view.backgroundColor = .red
  card.view.backgroundColor = UIColor.systemBackground
  home.present(card, animated: true) { [weak self] in card.dismiss(animated: true, completion: nil) }
  home.present(card, animated: true, completion: { })
  begin home . present ( UINavigationController(rootViewController: card) , animated : true )
  finish
  home.show(card)
  split.show(.primary)
  split.setViewController(nil, for: .secondary)
  nav.setViewControllers([home, card], animated: false)
  nav?.pushViewController(Card(), animated: true)
  pages.setViewControllers([card], direction: .forward, animated: true) { }
  home.transition(from: card, to: sub, duration: 0.3, options: [.transitionCrossDissolve]) { } completion: { _ in expect card.parent == nil }
  alert.addAction(UIAlertAction(title: "OK", style: .default) { _ in card.dismiss() })
  alert.addAction(UIAlertAction(title: "OK", style: .cancel, handler: nil))
  home.navigationItem.searchController = search
  search.isActive = true
  search.searchBar.tap()
  tabs.tap(split)
  tabs.selectedViewController = split
  (home.presentedViewController as! UINavigationController).popViewController(animated: true)
  (tabs.viewControllers[0] as? UINavigationController)?.topViewController?.title = "x"
  home.presentedViewController?.topViewController?.title = "y"
  tabs.viewControllers?.last?.title = "z"
  _ = home.view
  device.rotate(to: .landscape)
  window.resize(to: sizeClass(compact, regular))
  overlay.isHidden = true
  overlay.rootViewController = nil
  card.swipeToDismiss()
  home.beginAppearanceTransition(true, animated: false)
  home.endAppearanceTransition()
  home.viewWillAppear(true)
  home.view.addSubview(box)
  home.setNeedsStatusBarAppearanceUpdate()
  turn {
    home.dismiss(animated: true)
    expect home.isBeingDismissed
  }
  expect home.children == []
  expect tabs.viewControllers == [nav, split]
  expect tabs.viewControllers.count == 2
  expect nil != home.parent
  expect .formSheet == card.modalPresentationStyle
  expect presentation(card).presentationController == Dimmed
  expect presentation(card).animator == Grow
  expect card.presentationController == Dimmed
  expect card.activePresentationController == _UIFormSheetPresentationController
  expect card.presentationController?.delegate == NavDelegate
  expect Dimmed == presentation(card).presentationController
  expect presentation(card)?.style == .formSheet
  expect presentation(card) == nil
  expect presentation(tabs.presentedViewController).context == tabs
  expect home.traitCollection.horizontalSizeClass == .regular
  expect card.supportedInterfaceOrientations == [.portrait, .landscapeLeft]
  expect card.view.alpha == 1
  expect !card.isBeingPresented
  expect rule P-L01
  expect no rule CTX-04
  expect no rule P-L02
  expect exception NSInvalidArgumentException "x"
  expect events of home, nav
    home.viewDidLoad
  expect no event home.viewDidLoad
  expect events include
    <UINavigationController>.viewDidLoad
    completion of home.present(card)
  """

extension SlipsInAnAppTests {
  static let tabs = #"""
    import UIKit

    final class MainTabBarController: UITabBarController, UITabBarControllerDelegate {
        enum Tab: Int, CaseIterable {
            case home, library, compose

            var title: String {
                switch self {
                case .home: return "Home"
                case .library: return "Library"
                case .compose: return "Compose"
                }
            }
        }

        override func viewDidLoad() {
            super.viewDidLoad()
            delegate = self
            viewControllers = Tab.allCases.map { makeController(for: $0) }
            selectedIndex = Tab.home.rawValue
        }

        private func makeController(for tab: Tab) -> UIViewController {
            let controller: UIViewController
            switch tab {
            case .home:
                controller = UINavigationController(rootViewController: HomeViewController())
            case .library:
                let split = UISplitViewController(style: .doubleColumn)
                split.setViewController(SidebarViewController(), for: .primary)
                split.setViewController(UIViewController(), for: .secondary)
                split.preferredDisplayMode = .oneBesideSecondary
                controller = split
            case .compose:
                controller = UIViewController()
            }
            controller.tabBarItem = UITabBarItem(title: tab.title, image: nil, tag: tab.rawValue)
            return controller
        }

        func tabBarController(_ tabBarController: UITabBarController, shouldSelect viewController: UIViewController) -> Bool {
            guard viewControllers?.firstIndex(of: viewController) == Tab.compose.rawValue else { return true }
            let compose = ComposeViewController()
            compose.transitioningDelegate = self
            compose.modalPresentationStyle = .custom
            present(compose, animated: true)
            return false
        }
    }

    extension MainTabBarController: UIViewControllerTransitioningDelegate {
        func animationController(forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController) -> UIViewControllerAnimatedTransitioning? {
            return FadeAnimator(duration: 0.3)
        }
    }

    class FadeAnimator: NSObject, UIViewControllerAnimatedTransitioning {
        let duration: TimeInterval

        init(duration: TimeInterval) {
            self.duration = duration
            super.init()
        }

        func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval {
            return duration
        }

        func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
            guard let toView = transitionContext.view(forKey: .to) else { return }
            toView.alpha = 0
            transitionContext.containerView.addSubview(toView)
            UIView.animate(withDuration: duration, delay: 0, options: [.curveEaseOut], animations: {
                toView.alpha = 1
            }, completion: { finished in
                transitionContext.completeTransition(finished && !transitionContext.transitionWasCancelled)
            })
        }
    }

    class HomeViewController: UIViewController {}
    class SidebarViewController: UITableViewController {}
    class ComposeViewController: UIViewController {
        @objc func close() {
            presentingViewController?.dismiss(animated: true, completion: nil)
        }
    }

    window
      tabs: MainTabBarController

    tabs.tap(tabs.viewControllers[2])
    expect tabs.presentedViewController is ComposeViewController
    tabs.presentedViewController.close()
    """#

  static let slipsOfTabs = [
    Slip(
      "            controller = split\n", "",
      "'controller' is read here, and on one way to here nothing gives it a value"),
    Slip(
      "            controller = split\n", "            controller == split\n",
      "'controller' is read here, and on one way to here nothing gives it a value"),
    Slip(
      "        self.duration = duration\n        super.init()",
      "        super.init()\n        self.duration = duration",
      "'duration' has no value when this initialiser calls 'super.init'"),
    Slip(
      "        self.duration = duration\n        super.init()", "        super.init()",
      "'duration' has no value when this initialiser calls 'super.init'"),
    Slip("enum Tab: Int, CaseIterable", "enum Tab: Int, CaseIterabel", "cannot find type 'CaseIterabel' in this file"),
    Slip(
      "extension MainTabBarController: UIViewControllerTransitioningDelegate",
      "extension MainTabBarController: UIViewControllerTransitionDelegate",
      "cannot find type 'UIViewControllerTransitionDelegate' in this file"),
    Slip("let duration: TimeInterval\n", "let duration: TimeIntervl\n", "cannot find type 'TimeIntervl' in this file"),
    Slip(
      "class FadeAnimator: NSObject, UIViewControllerAnimatedTransitioning",
      "class FadeAnimator: UIViewControllerAnimatedTransitioning",
      "'FadeAnimator' has to inherit from 'NSObject' to conform to 'UIViewControllerAnimatedTransitioning'"),
    Slip(
      "func transitionDuration(using transitionContext", "func transitionDuration(_ transitionContext",
      "'FadeAnimator' does not conform to 'UIViewControllerAnimatedTransitioning': it has no method 'transitionDuration(using:)'"
    ),
    Slip(
      "func animateTransition(using transitionContext", "func animateTransitions(using transitionContext",
      "'FadeAnimator' does not conform to 'UIViewControllerAnimatedTransitioning': it has no method 'animateTransition(using:)'"
    ),
    Slip("enum Tab: Int, CaseIterable", "enum Tab: Int", "type 'Tab' has no member 'allCases'"),
    Slip("case home, library, compose", "case home, library", "type 'Tab' has no case 'compose'"),
    Slip("Tab.allCases.map {", "Tab.allcases.map {", "type 'Tab' has no case 'allcases'"),
    Slip("Tab.home.rawValue", "Tab.home.rawvalue", "value of type 'Tab' has no member 'rawvalue'"),
    Slip("}, completion: { finished in", "}, completion: {", "this closure gets an argument, which it has to name"),
    Slip(
      "}, completion: { finished in", "}, completion: { finished, _ in", "this closure gets one argument, and names 2"),
    Slip(
      "selectedIndex = Tab.home.rawValue", "selectedIndex = Tab.home",
      "cannot convert value of type 'Tab' to specified type 'Int'"),
    Slip(
      "private func makeController(for tab: Tab) -> UIViewController",
      "private func makeController(for tab: Tab) -> UIView",
      "cannot convert value of type 'UIViewController' to return type 'UIView'"),
    Slip(
      "UITabBarItem(title: tab.title, image: nil, tag: tab.rawValue)",
      "UITabBarItem(title: tab.title, image: nil, tag: tab)",
      "cannot convert value of type 'Tab' to expected argument type 'Int'"),
    Slip(
      "compose.transitioningDelegate = self", "compose.transitioningDelegate == self",
      "'==' compares no values of a delegate's type"),
    Slip(
      "containerView.addSubview(toView)", "containerView().addSubview(toView)",
      "'containerView' is a property of 'UIViewControllerContextTransitioning', and cannot be called"),
    Slip(
      "!transitionContext.transitionWasCancelled", "!transitionContext.transitionWasCancelled()",
      "'transitionWasCancelled' is a"),
    Slip(
      "return FadeAnimator(duration: 0.3)", "return FadeAnimator(0.3)", "no initialiser of 'FadeAnimator' takes '(_:)'"),
    Slip("return FadeAnimator(duration: 0.3)", "return FadeAnimator()", "no initialiser of 'FadeAnimator' takes '()'"),
    Slip("var title: String {", "let title: String {", "a 'let' cannot be a computed property"),
    Slip("case .home: return \"Home\"", "case home: return \"Home\"", "'home' is a case, and its '.' is missing"),
    Slip(
      "class FadeAnimator: NSObject, UIViewControllerAnimatedTransitioning",
      "class FadeAnimator: NSObject UIViewControllerAnimatedTransitioning",
      "',' is missing between the types of a class"),
    Slip("case home, library, compose", "case home, library compose", "',' is missing before 'compose'"),
  ]
}

extension LintRuleTests {
  static let contexts = [
    // A class body names its instance in the outline, or the class where there is none.
    Case(
      """
      class Pane: UIViewController { providesPresentationContextTransitionStyle = true }
      window
        nav: UINavigationController
          pane: Pane
      b: UIViewController
      pane.present(b)
      """,
      "1: warning LNT-19 'pane' provides a transition style but defines no presentation context → set 'pane.definesPresentationContext = true' as well"
    ),
    Case(
      """
      class Pane: UIViewController { providesPresentationContextTransitionStyle = true }
      window
        a: UIViewController
      b: UIViewController
      a.present(b)
      """,
      "1: warning LNT-19 'Pane' provides a transition style but defines no presentation context → set 'Pane.definesPresentationContext = true' as well"
    ),
    Case(
      """
      ios 12
      class Finder: UISearchController { definesPresentationContext = true }
      window
        nav: UINavigationController
          a: UIViewController
      search: Finder
      a.navigationItem.searchController = search
      """,
      "2: warning LNT-18 'definesPresentationContext' on a search controller does nothing for its host",
      "7: warning LNT-17 'a' holds a search controller but defines no presentation context → set 'a.definesPresentationContext = true'"
    ),
    Case(
      """
      device iPad landscape
      class Card: UIViewController { modalPresentationStyle = .overCurrentContext }
      window
        split: UISplitViewController
          list: UIViewController
          detail: UIViewController
      card: Card
      list.present(card)
      """,
      "8: warning LNT-13 no controller from 'list' up defines a presentation context; 'card' covers 'split' → set 'definesPresentationContext' on the controller to be covered"
    ),
    Case(
      """
      rules docs
      device iPad landscape
      class Card: UIViewController { modalPresentationStyle = .overCurrentContext }
      window
        split: UISplitViewController
          list: UIViewController
          detail: UIViewController
      card: Card
      list.present(card)
      """),
    Case(
      """
      class Card: UIViewController { modalPresentationStyle = .overCurrentContext }
      window
        tabs: UITabBarController
          nav: UINavigationController
            a: UIViewController
          b: UIViewController
      card: Card
      a.present(card)
      tabs.selectedIndex = 1
      """,
      "8: note LNT-14 'card' covers only 'nav'; the tab bar of 'tabs' stays usable → use '.overFullScreen' to cover the tab bar",
      "9: warning LNT-15 'tabs' changes tabs while 'card' is presented over 'nav' → dismiss it first, or present it with '.overFullScreen'"
    ),
    // More tabs than fit: what stands in the bar is judged as ever, of what stands behind More nothing is said.
    Case(
      """
      window
        tabs: UITabBarController
          home: UINavigationController
            list: ListViewController
          b: BViewController
          c: CViewController
          d: DViewController
          e: EViewController
          f: FViewController
      card: CardViewController
      card.modalPresentationStyle = .overCurrentContext
      list.present(card, animated: true)
      tabs.selectedViewController = b
      """,
      "12: note LNT-14 'card' covers only 'home'; the tab bar of 'tabs' stays usable → use '.overFullScreen' to cover the tab bar",
      "13: warning LNT-15 'tabs' changes tabs while 'card' is presented over 'home' → dismiss it first, or present it with '.overFullScreen'"
    ),
    Case(
      """
      window
        tabs: UITabBarController
          a: AViewController
          b: BViewController
          c: CViewController
          d: DViewController
          e: EViewController
          home: UINavigationController
            list: ListViewController
      card: CardViewController
      tabs.selectedViewController = home
      card.modalPresentationStyle = .overCurrentContext
      list.present(card, animated: true)
      tabs.selectedViewController = a
      """),
    Case(
      """
      class Dimmed: UIPresentationController { }
      class Fade: UIViewControllerTransitioningDelegate {
        presentationController(forPresented:presenting:source:) = Dimmed
      }
      window
        nav: UINavigationController
          a: UIViewController
      card: UIViewController
      a.definesPresentationContext = true
      card.modalPresentationStyle = .custom
      card.transitioningDelegate = Fade
      a.present(card)
      """,
      "12: warning LNT-16 '.custom' passes over the presentation context of 'a' → set 'shouldPresentInFullscreen = false' in 'Dimmed'"
    ),
    Case(
      """
      ios 12
      window
        nav: UINavigationController
          list: UIViewController
      search: UISearchController
      list.navigationItem.searchController = search
      """,
      "6: warning LNT-17 'list' holds a search controller but defines no presentation context → set 'list.definesPresentationContext = true'"
    ),
    Case(
      """
      ios 10
      window
        a: UIViewController
      search: UISearchController
      search.definesPresentationContext = true
      """,
      "5: warning LNT-18 'definesPresentationContext' on a search controller does nothing for its host"),
    Case(
      """
      class Pane: UIViewController { providesPresentationContextTransitionStyle = true }
      window
        a: UIViewController
      """,
      "1: warning LNT-19 'Pane' provides a transition style but defines no presentation context → set 'Pane.definesPresentationContext = true' as well"
    ),
    Case(
      """
      window
        tabs: UITabBarController
          nav: UINavigationController
            a: UIViewController
      b: UIViewController
      b.modalPresentationStyle = .fullScreen
      a.present(b)
      """,
      "7: note LNT-20 'tabs' presents 'b', not 'a', and all of 'tabs' leaves the window → set 'a.definesPresentationContext = true' and use '.currentContext'"
    ),
    Case(
      """
      ios 12
      window
        nav: UINavigationController
          list: UIViewController
      search: UISearchController
      on list.viewDidLoad { list.navigationItem.searchController = search; list.definesPresentationContext = true }
      list.title = "a"
      """),
  ]
}

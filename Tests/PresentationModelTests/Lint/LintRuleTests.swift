import PresentationModel
import Testing

/// The examples of the rulebook's chapter 8, and the borders of each rule: what is found, where, in which words.
@Suite struct LintRuleTests {
  /// A file, and what lint finds in it: `line: severity ID message → cure`.
  struct Case: CustomTestStringConvertible {
    let source: String
    let found: [String]
    var testDescription: String { source }

    init(_ source: String, _ found: String...) {
      self.source = source
      self.found = found
    }
  }

  /// What lint says of a text, without LNT-36: few of these files expect anything.
  static func lint(_ text: String) -> [String] {
    let scenario = Scenario.load(bytes: Array(text.utf8), path: "t.presim")
    guard let program = scenario.program else {
      return scenario.diagnostics.map { "invalid: \($0.message)" }
    }
    return Linter.findings(in: program).filter { $0.id != .lnt36 }.map { finding in
      let line = scenario.source.location(of: Int(finding.range.start)).line
      let cure = finding.cure.map { " → \($0)" } ?? ""
      return "\(line): \(finding.severity.text) \(finding.id.text) \(finding.message)\(cure)"
    }
  }

  @Test(arguments: whenACallIsMade + whoIsAsked + contexts + styles + containers + scenario)
  func finds(_ example: Case) { #expect(Self.lint(example.source) == example.found) }

  static let whenACallIsMade = [
    Case(
      """
      class Home: UIViewController { on viewDidLoad { self.present(login) } }
      window
        home: Home
      login: UIViewController
      """,
      "1: error LNT-01 'present' in 'viewDidLoad' runs before 'home' is on screen → move it to 'viewDidAppear'"),
    Case(
      """
      class Home: UIViewController { on viewDidLoad { self.present(login) } }
      window
        nav: UINavigationController
          home: Home
      login: UIViewController
      """),
    Case(
      """
      window
        tabs: UITabBarController
          a: UIViewController
          b: UIViewController
      login: UIViewController
      on b.viewDidLoad { b.present(login) }
      tabs.selectedIndex = 1
      """,
      "6: warning LNT-01 'present' in 'viewDidLoad' runs before 'b' is on screen → move it to 'viewDidAppear'"),
    Case(
      """
      window
        nav: UINavigationController
          a: UIViewController
      second: UIViewController
      third: UIViewController
      on second.viewDidLoad { nav.pushViewController(third, animated: true) }
      nav.pushViewController(second, animated: true)
      """,
      "6: warning LNT-01 'pushViewController' in 'viewDidLoad' changes the stack before 'second' is on screen → move it to 'viewDidAppear'"
    ),
    Case(
      """
      window
        nav: UINavigationController
          a: UIViewController
      second: UIViewController
      third: UIViewController
      on second.viewWillAppear { nav.pushViewController(third, animated: true) }
      nav.pushViewController(second, animated: true)
      """,
      "6: warning LNT-02 'pushViewController' in 'viewWillAppear' starts a transition before 'second' has appeared → move it to 'viewDidAppear'"
    ),
    Case(
      """
      window
        nav: UINavigationController
          list: UIViewController
          editor: UIViewController
      alert: UIAlertController
      on editor.viewWillDisappear { editor.present(alert) }
      nav.popViewController(animated: true)
      """,
      "6: warning LNT-03 'editor' is leaving the screen when 'viewWillDisappear' presents → present from a controller that stays"
    ),
    Case(
      """
      class Login: UIViewController { modalPresentationStyle = .fullScreen }
      window
        first: UIViewController
      login: Login
      on first.viewDidAppear { first.present(login) }
      first.title = "a"
      """,
      "5: warning LNT-04 'first.viewDidAppear' runs again when 'login' is dismissed → present once, or from an action"),
    Case(
      """
      window
        tabs: UITabBarController
          nav: UINavigationController
            a: UIViewController
      alert: UIAlertController
      sheet: UIViewController
      turn { a.present(alert); nav.present(sheet) }
      """,
      "7: error LNT-05 'tabs' is already asked to present 'alert' in this turn → present 'sheet' from 'alert', in its completion handler"
    ),
    Case(
      """
      window
        nav: UINavigationController
          a: UIViewController
      alert: UIAlertController
      b: UIViewController
      turn { a.present(alert); nav.pushViewController(b, animated: true) }
      """,
      "6: error LNT-05 'nav' is asked to present 'alert' in this turn: its stack will not change → change the stack first, or in the completion handler"
    ),
    Case(
      """
      window
        a: UIViewController
      b: UIViewController
      c: UIViewController
      a.present(b)
      turn { a.dismiss(animated: true); a.present(c) }
      """,
      "6: error LNT-06 'c' is presented before 'b' has gone → present it in the completion handler of 'dismiss'"),
    Case(
      """
      window
        a: UIViewController
      b: UIViewController
      c: UIViewController
      a.present(b)
      a.dismiss(animated: true) { a.present(c) }
      """),
    Case(
      """
      window
        r: UIViewController
      a: UIViewController
      b: UIViewController
      r.present(a)
      a.present(b)
      turn { a.dismiss(animated: true); a.dismiss(animated: true) }
      """,
      "7: warning LNT-07 a second 'dismiss' on 'a' takes 'a' itself → dismiss once, on the controller that stays"),
    Case(
      """
      window
        nav: UINavigationController
          a: UIViewController
      b: UIViewController
      c: UIViewController
      turn { nav.pushViewController(b, animated: true); nav.pushViewController(c, animated: true) }
      """,
      "6: warning LNT-08 second animated push or pop on 'nav' in one turn → use 'setViewControllers', or animate only the last"
    ),
    Case(
      """
      window
        a: UIViewController
      detail: UIViewController
      a.present(detail)
      begin detail.swipeToDismiss()
      """,
      "5: warning LNT-09 the transition begun here is never finished or cancelled → add 'finish' or 'cancel'"),
  ]

  static let whoIsAsked = [
    Case(
      """
      window
        a: UIViewController
      b: UIViewController
      alert: UIAlertController
      on b.viewDidAppear { window.rootViewController.present(alert) }
      a.present(b)
      """,
      "5: warning LNT-10 'a' cannot present while 'b' is up → present from the topmost controller"),
    Case(
      """
      window
        a: UIViewController
      nav: UINavigationController
        form: UIViewController
      a.present(form)
      """,
      "5: error LNT-11 'form' is a child of 'nav' and cannot be presented → present 'nav', or remove 'form' from it first"
    ),
    Case(
      """
      window
        a: UIViewController
      nav: UINavigationController
        form: UIViewController
      a.present(nav)
      """),
    Case(
      """
      window
        home: UIViewController
      player: UIViewController
      home.view.addSubview(player.view)
      """,
      "4: warning LNT-12 the view of 'player' goes into 'home' without 'addChild' → call 'home.addChild(player)' first, 'didMove(toParent:)' last"
    ),
    Case(
      """
      window
        home: UIViewController
      other: UIViewController
        player: UIViewController
      home.view.addSubview(player.view)
      """,
      "5: error LNT-12 the view of 'player' goes into 'home' without 'addChild' → call 'home.addChild(player)' first, 'didMove(toParent:)' last"
    ),
  ]

  static let contexts = [
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
      "9: warning LNT-15 'tabs' changes tabs while 'card' is up in 'nav' → dismiss it first, or present it with '.overFullScreen'"
    ),
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
      "7: note LNT-20 'tabs' presents 'b', not 'a', and all of 'tabs' leaves the window → use '.currentContext' to replace 'a' alone"
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

  static let styles = [
    Case(
      """
      window
        a: UIViewController
      hud: UIViewController
      hud.view.backgroundColor = .clear
      hud.modalPresentationStyle = .fullScreen
      a.present(hud)
      """,
      "6: warning LNT-21 'hud' is transparent, and '.fullScreen' removes what is below it → use '.overFullScreen' or '.overCurrentContext'"
    ),
    Case(
      """
      device iPad portrait
      window
        a: UIViewController
      menu: UIAlertController
      menu.preferredStyle = .actionSheet
      a.present(menu)
      """,
      "6: error LNT-22 popover 'menu' has no anchor → set 'menu.popoverPresentationController.sourceView'"),
    Case(
      """
      device iPhone portrait
      window
        a: UIViewController
      menu: UIAlertController
      menu.preferredStyle = .actionSheet
      a.present(menu)
      """,
      "6: note LNT-22 popover 'menu' has no anchor; an iPad raises an exception → set 'menu.popoverPresentationController.sourceView'"
    ),
    Case(
      """
      ios 12
      window
        a: UIViewController
      menu: UIViewController
      menu.modalPresentationStyle = .popover
      menu.popoverPresentationController.sourceView = a.view
      a.present(menu)
      """,
      "7: note LNT-23 popover 'menu' becomes '.fullScreen' on this device → answer '.none' in 'adaptivePresentationStyle(for:traitCollection:)' to keep it"
    ),
    Case(
      """
      ios 17
      window
        a: UIViewController
      menu: UIViewController
      menu.modalPresentationStyle = .popover
      menu.popoverPresentationController.sourceView = a.view
      a.present(menu)
      """,
      "7: note LNT-23 popover 'menu' becomes '.formSheet' on this device → answer '.none' in 'adaptivePresentationStyle(for:traitCollection:)' to keep it"
    ),
    Case(
      """
      ios 13
      class Map: UIViewController { modalTransitionStyle = .partialCurl }
      window
        a: UIViewController
      """,
      "2: error LNT-24 '.partialCurl' needs '.fullScreen'; 'Map' is '.pageSheet' → set 'Map.modalPresentationStyle = .fullScreen'"
    ),
    Case(
      """
      ios 12
      class Map: UIViewController { modalTransitionStyle = .partialCurl }
      window
        a: UIViewController
      """),
    Case(
      """
      window
        a: UIViewController
      card: UIViewController
      card.modalPresentationStyle = .none
      a.present(card)
      """,
      "4: error LNT-25 '.none' is an answer for adaptive delegates, not a style to present 'card' with → leave the style at its default"
    ),
    Case(
      """
      class Keep: UIAdaptivePresentationControllerDelegate { }
      window
        a: UIViewController
      card: UIViewController
      keep: Keep
      card.presentationController.delegate = keep
      card.modalPresentationStyle = .fullScreen
      """,
      "7: warning LNT-26 'card' has its presentation controller already; this style waits for the next presentation → set the style first"
    ),
    Case(
      """
      class Dimmed: UIPresentationController { }
      class Fade: UIViewControllerTransitioningDelegate {
        presentationController(forPresented:presenting:source:) = Dimmed
      }
      window
        a: UIViewController
      card: UIViewController
      fade: Fade
      card.transitioningDelegate = fade
      a.present(card)
      """,
      "10: warning LNT-27 'card' is not '.custom', so 'Fade' is not asked for a presentation controller → set 'card.modalPresentationStyle = .custom'"
    ),
    Case(
      """
      ios 13
      window
        list: UIViewController
      editor: UIViewController
      on list.viewWillAppear { list.title = "a" }
      list.present(editor)
      """,
      "6: warning LNT-28 'list.viewWillAppear' does not run when 'editor' comes or goes → use 'presentationControllerDidDismiss', the completion handler, or '.fullScreen'"
    ),
    Case(
      """
      ios 12
      window
        list: UIViewController
      editor: UIViewController
      on list.viewWillAppear { list.title = "a" }
      list.present(editor)
      """),
    Case(
      """
      class Reload: UIAdaptivePresentationControllerDelegate {
        on presentationControllerDidDismiss { a.title = "a" }
      }
      window
        a: UIViewController
      card: UIViewController
      reload: Reload
      card.presentationController.delegate = reload
      a.present(card)
      card.dismiss(animated: true)
      """,
      "10: note LNT-29 'presentationControllerDidDismiss' of 'Reload' is not sent for this 'dismiss' → do the same in the completion handler"
    ),
    Case(
      """
      window
        a: UIViewController
      hud: UIViewController
      on hud.viewDidLoad { hud.view.isOpaque = false }
      hud.modalPresentationStyle = .fullScreen
      a.present(hud)
      """,
      "6: warning LNT-21 'hud' is transparent, and '.fullScreen' removes what is below it → use '.overFullScreen' or '.overCurrentContext'"
    ),
  ]

  static let containers = [
    Case(
      """
      window
        nav: UINavigationController
          a: UIViewController
          tabs: UITabBarController
            b: UIViewController
      """,
      "4: warning LNT-31 a tab bar controller is documented not to go into a stack → present it, or make it the root"),
    Case(
      """
      window
        nav: UINavigationController
          a: UIViewController
      split: UISplitViewController
        b: UIViewController
      nav.pushViewController(split, animated: true)
      """,
      "6: error LNT-31 a navigation controller takes no split view controller → present it, or make it the root"),
    Case(
      """
      window
        a: UIViewController
      b: UIViewController
      c: UIViewController
      a.present(b)
      window.rootViewController = c
      """,
      "6: warning LNT-32 'b' is still up when the root is replaced → dismiss it without animation, replace the root in the completion handler"
    ),
    Case(
      """
      window
        a: UIViewController
      nav: UINavigationController
        c: UIViewController
      window.rootViewController = c
      """,
      "5: error LNT-32 'c' is a child of 'nav' and cannot be a root → make a new controller"),
    Case(
      """
      window
        a: UIViewController
      b: UIViewController
      a.present(b)
      window.rootViewController = b
      """,
      "5: warning LNT-32 'b' is presented by 'a' and becomes the root as well → make a new controller"),
    Case(
      """
      class Box: UIViewController { shouldAutomaticallyForwardAppearanceMethods = false }
      window
        box: Box
          a: UIViewController
      """,
      "1: warning LNT-33 'box' forwards no appearance callbacks to its children → call 'beginAppearanceTransition' and 'endAppearanceTransition' on them"
    ),
    Case(
      """
      window
        a: UIViewController
      alert: UIAlertController(title: nil, message: nil, preferredStyle: .alert)
      a.present(alert)
      """,
      "4: error LNT-34 alert 'alert' has no title, message or action → give it a title"),
    Case(
      """
      window
        a: UIViewController
      alert: UIAlertController
      alert.addAction(UIAlertAction(title: "No", style: .cancel))
      alert.addAction(UIAlertAction(title: "Never", style: .cancel))
      """,
      "5: error LNT-34 alert 'alert' has a second '.cancel' action → use '.default'"),
    Case(
      """
      window
        a: UIViewController
      menu: UIAlertController
      menu.preferredStyle = .actionSheet
      menu.addTextField()
      """,
      "5: error LNT-34 text fields need an alert; 'menu' is an action sheet → set 'preferredStyle = .alert'"),
  ]

  static let scenario = [
    Case(
      """
      window
        feed: UIViewController
      expect feed.view.window != nil
      feed.title = "a"
      on feed.viewDidAppear { feed.title = "b" }
      feed.title = "c"
      """,
      "5: warning LNT-35 'feed.viewDidAppear' is set when launch has called it already, and never runs → write it above the first step"
    ),
    Case(
      """
      window
        feed: UIViewController
      detail: UIViewController
      on detail.viewDidAppear { detail.title = "b" }
      feed.title = "c"
      """,
      "4: warning LNT-35 'detail.viewDidAppear' never runs: nothing brings 'detail' on screen"),
    Case(
      """
      window
        a: UIViewController
      b: UIViewController
      c: UIViewController
      a.present(b)
      turn {
        a.dismiss(animated: true)
        a.present(c) // presim:ignore LNT-06 what comes of it is what this file shows
      }
      """),
    Case(
      """
      window
        a: UIViewController
      b: UIViewController
      c: UIViewController
      a.present(b)
      turn {
        a.dismiss(animated: true)
        // presim:ignore LNT-05, LNT-06 what comes of it is what this file shows
        // and this is why
        a.present(c)
      }
      """),
    Case(
      """
      window
        a: UIViewController
      b: UIViewController
      a.present(b) // presim:ignore LNT-99 why
      """,
      "invalid: there is no lint 'LNT-99'"),
    Case(
      """
      window
        a: UIViewController
      b: UIViewController
      a.present(b) // presim:ignore
      """,
      "invalid: 'presim:ignore' needs the code of a rule and a reason"),
    Case(
      """
      window
        a: UIViewController
      b: UIViewController
      c: UIViewController
      a.present(b)
      turn {
        a.dismiss(animated: true)
        a.present(c) // presim:ignore LNT-06 PRE-11 is what this file shows
      }
      """),
    Case(
      """
      window
        a: UIViewController
      b: UIViewController
      a.present(b) // presim:ignore the sheet
      """,
      "invalid: 'presim:ignore' is followed by the code of a rule, not by 'the'"),
  ]

  /// A file that expects nothing passes whatever comes of it; one without steps has nothing to expect of.
  @Test func aScenarioThatExpectsNothingIsTold() throws {
    let window = "window\n  a: UIViewController\nb: UIViewController\n"
    func codes(_ text: String) throws -> [String] {
      let program = try #require(Scenario.load(bytes: Array(text.utf8), path: "t").program)
      return Linter.findings(in: program).map { "\($0.severity.text) \($0.id.text) \($0.cure ?? "")" }
    }
    #expect(
      try codes(window + "a.present(b)\n")
        == ["note LNT-36 write an 'expect' behind the steps, or let 'presim record' write what holds today"])
    #expect(try codes(window + "a.present(b)\nexpect no log\n") == [])
    #expect(try codes(window) == [])
  }
}

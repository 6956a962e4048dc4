extension LintRuleTests {
  /// A popover whose delegate code sets after the call, with its answer.
  private static func popoverWithALateDelegate(answering style: String) -> String {
    """
    ios 17
    class Keep: UIPopoverPresentationControllerDelegate { adaptivePresentationStyle(for:traitCollection:) = \(style) }
    window
      a: UIViewController
    menu: UIViewController
    turn {
      menu.modalPresentationStyle = .popover
      menu.popoverPresentationController.sourceView = a.view
      a.present(menu)
      menu.popoverPresentationController.delegate = Keep
    }
    """
  }

  static let styles = [
    Case(
      """
      class Home: UIViewController {
        on viewWillAppear { title = "again" }
      }
      window
        home: Home
      b: UIViewController
      home.present(b)
      """,
      "7: warning LNT-28 'home.viewWillAppear' does not run when 'b' comes or goes → use 'presentationControllerDidDismiss', the completion handler, or '.fullScreen'"
    ),
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
    // A delegate that is set after the call is asked when the run loop pass has ended.
    Case(
      popoverWithALateDelegate(answering: ".none")),
    Case(
      popoverWithALateDelegate(answering: ".overFullScreen")),
    Case(
      popoverWithALateDelegate(answering: ".formSheet"),
      "9: note LNT-23 popover 'menu' becomes '.formSheet' on this device"),
    // Full screen by adaptation, unless the delegate answers otherwise.
    Case(
      """
      ios 12
      class Keep: UIPopoverPresentationControllerDelegate { adaptivePresentationStyle(for:traitCollection:) = .none }
      window
        a: UIViewController
      menu: UIViewController
      menu.view.backgroundColor = .clear
      turn {
        menu.modalPresentationStyle = .popover
        menu.popoverPresentationController.sourceView = a.view
        a.present(menu)
        menu.popoverPresentationController.delegate = Keep
      }
      """),
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
      "6: warning LNT-45 'card' gets a presentation controller here that no presentation takes: it is never released → leave it out",
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
      "6: warning LNT-28 'list.viewWillAppear' (line 5) does not run when 'editor' comes or goes → use 'presentationControllerDidDismiss', the completion handler, or '.fullScreen'"
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
    // Of several presentations the first without full screen counts.
    Case(
      """
      class Map: UIViewController { modalTransitionStyle = .partialCurl }
      window
        a: UIViewController
      map: Map
      map.modalPresentationStyle = .fullScreen
      a.present(map)
      a.dismiss(animated: true)
      map.modalPresentationStyle = .formSheet
      a.present(map)
      """,
      "1: error LNT-24 '.partialCurl' needs '.fullScreen'; 'map' is '.formSheet'"
    ),
    Case(
      """
      window
        a: UIViewController
      map: UIViewController
      map.modalTransitionStyle = .partialCurl
      map.modalPresentationStyle = .fullScreen
      a.present(map)
      """),
    Case(
      """
      window
        a: UIViewController
      map: UIViewController
      map.modalTransitionStyle = .partialCurl
      a.title = "a"
      """,
      "4: error LNT-24 '.partialCurl' needs '.fullScreen'; 'map' is '.formSheet' → set 'map.modalPresentationStyle = .fullScreen'"
    ),
    // The same style once more changes nothing, and one that is set before the controller is read is in time.
    Case(
      """
      class Keep: UIAdaptivePresentationControllerDelegate { }
      window
        a: UIViewController
      card: UIViewController
      keep: Keep
      card.modalPresentationStyle = .formSheet
      card.presentationController.delegate = keep
      card.modalPresentationStyle = .formSheet
      a.present(card)
      """),
    // Once it was dismissed its next presentation takes the new style.
    Case(
      """
      window
        a: UIViewController
      card: UIViewController
      a.present(card)
      a.dismiss(animated: true)
      card.modalPresentationStyle = .fullScreen
      a.present(card)
      """),
    Case(
      """
      window
        a: UIViewController
      card: UIViewController
      a.present(card)
      card.modalPresentationStyle = .fullScreen
      """,
      "5: warning LNT-26 'card' has its presentation controller already; this style waits for the next presentation → set the style first"
    ),
    // What iOS 12 has not is no cure there.
    Case(
      """
      ios 12
      device iPad landscape
      window
        a: UIViewController
      card: UIViewController
      on a.viewWillAppear { a.title = "a" }
      card.modalPresentationStyle = .formSheet
      a.present(card)
      """,
      "8: note LNT-28 'a.viewWillAppear' (line 6) does not run when 'card' comes or goes → use the completion handler, or use '.fullScreen'"
    ),
    // A cure of what a completion handler says has to come true in the step of its call: this handler never runs.
    Case(
      """
      window
        a: UIViewController
      b: UIViewController
      c: UIViewController
      d: UIViewController
      c.present(d) { a.present(b); b.modalPresentationStyle = .fullScreen }
      b.modalPresentationStyle = .fullScreen
      a.present(b)
      """,
      "6: error LNT-50 UIKit refuses this call and prints 'Attempt to present <UIViewController d> on <UIViewController c> (from <UIViewController c>) whose view is not in the window hierarchy.'",
      "6: warning LNT-26 'b' has its presentation controller already; this style waits for the next presentation"),
  ]
}

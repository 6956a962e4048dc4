extension LintRuleTests {
  private static let two = """
    window
      a: UIViewController
    b: UIViewController
    c: UIViewController

    """
  private static let stack = """
    window
      nav: UINavigationController
        a: UIViewController
    b: UIViewController
    c: UIViewController

    """

  /// Who is up, on a stack or on the way out when a call is made (LNT-38 to LNT-42).
  static let whoIsUp = [
    Case(
      two + "a.present(b)\na.present(c)\n",
      "6: error LNT-38 'a' presents 'b' already → write 'b.present(…)'"),
    // The topmost is asked, not the lowest.
    Case(
      two + "d: UIViewController\na.present(b)\nb.present(c)\na.present(d)\n",
      "8: error LNT-38 'a' presents 'b' already → write 'c.present(…)'"),
    Case(two + "a.present(b)\nb.dismiss(animated: true)\na.present(c)\n"),
    Case(two + "a.present(b)\nb.present(c)\n"),
    // A callback finds what it finds: when b has gone, a presents c.
    Case(
      two + "a.present(b)\non b.viewDidDisappear { a.present(c) }\nb.dismiss(animated: true)\n"
        + "expect a.presentedViewController == c\n"),
    Case(
      two + "a.present(b)\nb.dismiss(animated: true) { b.present(c) }\n",
      "5: note LNT-43 the user can swipe 'b' away, and the completion handler of 'dismiss' does not run then → set a 'presentationController.delegate' with 'presentationControllerDidDismiss(_:)', or 'isModalInPresentation = true'",
      "6: error LNT-39 'b' has gone when it presents 'c' → present from 'a', in the completion handler of 'dismiss'"),
    Case(
      two + "a.present(b)\nb.dismiss(animated: true) { a.present(c) }\n",
      "5: note LNT-43 the user can swipe 'b' away, and the completion handler of 'dismiss' does not run then → set a 'presentationController.delegate' with 'presentationControllerDidDismiss(_:)', or 'isModalInPresentation = true'"
    ),
    // Presented again in between, it is there.
    Case(
      two + "a.present(b)\nb.dismiss(animated: true) { a.present(b) { b.present(c) } }\n",
      "5: note LNT-43 the user can swipe 'b' away, and the completion handler of 'dismiss' does not run then → set 'isModalInPresentation = true'"
    ),
    Case(
      two + "a.present(b)\nturn { b.dismiss(animated: true); b.present(c) }\n",
      "6: error LNT-39 'b' is on its way out when it presents 'c' → present from 'a', in the completion handler of 'dismiss'"
    ),
    Case(
      two + "a.present(b)\na.present(b)\n", "6: error LNT-40 'b' is presented already → present it once it has gone"),
    Case(two + "a.present(b)\nb.swipeToDismiss()\na.present(b)\n"),
    Case(two + "a.present(a)\n", "5: error LNT-40 'a' cannot be presented on itself"),
    Case(
      stack + "nav.pushViewController(b, animated: true)\nnav.pushViewController(c, animated: true)\n"
        + "nav.pushViewController(b, animated: true)\n",
      "8: error LNT-40 'b' is on the stack of 'nav' already → pop to it, or push a new one"),
    // It is the top: there is nothing to pop to.
    Case(
      stack + "nav.pushViewController(b, animated: true)\nnav.pushViewController(b, animated: true)\n",
      "7: error LNT-40 'b' is on the stack of 'nav' already → push a new one"),
    Case(
      stack + "nav.pushViewController(b, animated: true)\nnav.popViewController(animated: true)\n"
        + "nav.pushViewController(b, animated: true)\n"),
    Case(
      two + "a.present(b)\nb.present(c)\na.dismiss(animated: true)\n",
      "7: note LNT-41 'a.dismiss' takes 2 controllers: 'b' and 'c' → write 'c.dismiss(…)' to close the topmost alone"),
    Case(two + "a.present(b)\nb.present(c)\nb.dismiss(animated: true)\n"),
    // The user's gesture closes what it is made on.
    Case(two + "a.present(b)\nb.swipeToDismiss()\n"),
  ]
}

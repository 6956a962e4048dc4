extension LintRuleTests {
  private static let two = """
    ios 17
    window
      a: UIViewController
    b: UIViewController
    c: UIViewController

    """
  private static let inside = """
    ios 17
    window
      a: UIViewController
    nav: UINavigationController
      form: UIViewController

    """

  /// What only the presented controller is asked (LNT-46, LNT-47), and what running the file at the side shows (LNT-45,
  /// LNT-50).
  static let whatRunningShows = [
    Case(
      inside + "form.modalPresentationStyle = .fullScreen\na.present(nav)\n",
      "6: warning LNT-46 'modalPresentationStyle' of 'form' does not count: 'nav' is presented → set it on 'nav'"),
    Case(
      inside + "form.modalPresentationStyle = .fullScreen\nnav.modalPresentationStyle = .formSheet\na.present(nav)\n"),
    // It comes so anyway.
    Case(inside + "form.modalPresentationStyle = .pageSheet\na.present(nav)\n"),
    Case(
      two + "a.modalPresentationStyle = .fullScreen\na.present(b)\n",
      "6: warning LNT-46 'modalPresentationStyle' of 'a' does not count: 'b' is presented → set it on 'b'"),
    // It is presented itself as well.
    Case(two + "b.modalPresentationStyle = .formSheet\na.present(b)\nb.present(c)\n"),
    Case(
      two + "b.prefersStatusBarHidden = true\na.present(b)\n",
      "7: warning LNT-47 'b' is not asked for its status bar: '.pageSheet' leaves it to 'a' → set 'b.modalPresentationCapturesStatusBarAppearance = true'"
    ),
    Case(
      two + "_ = b.presentationController\n",
      "6: warning LNT-45 'b' gets a presentation controller here that no presentation takes: it is never released → leave it out"
    ),
    Case(two + "_ = b.presentationController\na.present(b)\nb.dismiss(animated: true)\n"),
    Case(
      two + "a.present(b)\nb.dismiss(animated: true)\nb.present(c)\n",
      "8: error LNT-50 UIKit refuses this call and prints 'Attempt to present <UIViewController c> on <UIViewController b> (from <UIViewController b>) whose view is not in the window hierarchy.'"
    ),
    // Nothing comes of a call that is refused, not even a status bar that stays.
    Case(
      two + "c.prefersStatusBarHidden = true\na.present(b)\nb.dismiss(animated: true)\nb.present(c)\n",
      "9: error LNT-50 UIKit refuses this call and prints 'Attempt to present <UIViewController c> on <UIViewController b> (from <UIViewController b>) whose view is not in the window hierarchy.'"
    ),
    Case(two + "a.present(b)\nb.dismiss(animated: true)\nb.present(c)\nexpect rule P-L01\n"),
    Case(two + "a.present(b)\nb.dismiss(animated: true)\nb.present(c) // presim:ignore LNT-50 it is meant\n"),
    Case(
      two + "a.present(b) // presim:ignore LNT-50 it is meant\n",
      "6: note LNT-37 'LNT-50' is not reported here: nothing is silenced → take 'LNT-50' out of the comment"),
  ]
}

extension NewcomerTests {
  static let classBodies: [(String, String)] = [
    (
      #"class P: UIViewController { override func viewDidLoad() { super.viewDidLoad() } }"#,
      #"""
      1:29: a callback is written 'on viewDidLoad { … }'
      """#
    ),
    (
      #"class P: UIViewController { override var prefersStatusBarHidden: Bool { true } }"#,
      #"""
      1:29: what a property answers is assigned: write 'prefersStatusBarHidden = true'
      """#
    ),
    (
      #"class P: UIViewController, UIAdaptivePresentationControllerDelegate { func presentationControllerShouldDismiss(_ p: UIPresentationController) -> Bool { false } }"#,
      #"""
      1:71: what a method answers is assigned: write 'presentationControllerShouldDismiss(_:) = false'
      """#
    ),
    (
      #"class P: UIViewController { @IBAction func tapped(_ sender: Any) { dismiss(animated: true) } }"#,
      #"""
      1:29: there are no functions: write what 'tapped' does where it is called
      """#
    ),
    (
      #"class P: UIViewController { weak var delegate: PDelegate? }"#,
      #"""
      1:29: a class keeps nothing of its own here: leave 'delegate' out
      """#
    ),
    (
      #"class P: UIViewController { required init?(coder: NSCoder) { fatalError() } }"#,
      #"""
      1:29: there are no initialisers: a class body sets properties, as in 'modalPresentationStyle = .formSheet'
      """#
    ),
  ]
}

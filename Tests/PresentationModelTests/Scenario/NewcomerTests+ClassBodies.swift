extension NewcomerTests {
  /// Swift that is read as it is pasted.
  static let pasted = [
    #"class P: UIViewController { override func viewDidLoad() { super.viewDidLoad() } }"#,
    #"class P: UIViewController { override var prefersStatusBarHidden: Bool { true } }"#,
    #"class P: UIViewController, UIAdaptivePresentationControllerDelegate { func presentationControllerShouldDismiss(_ p: UIPresentationController) -> Bool { false } }"#,
    #"class P: UIViewController { @IBAction func tapped(_ sender: Any) { dismiss(animated: true) } }"#,
    #"class P: UIViewController { weak var delegate: PDelegate? }"#,
    #"class P: UIViewController { required init?(coder: NSCoder) { fatalError() } }"#,
    #"class P: UIViewController { var x = 1 }\nstruct Item { let id = 1 }"#,
    #"class P: UIViewController { var x = 1 }\nextension P { func f() { } }"#,
    #"import UIKit\nclass P: UIViewController { var x = 1 }"#,
  ]
}

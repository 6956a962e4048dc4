extension NewcomerTests {
  static let calls: [(String, String)] = [
    (
      #"a.presentViewController(b, animated: true, completion: nil)"#,
      #"""
      1:3: value of type 'HomeViewController' has no method 'presentViewController'
      note: did you mean 'present(_:animated:completion:)'?
      """#
    ),
    (
      #"a.dismissViewControllerAnimated(true, completion: nil)"#,
      #"""
      1:3: value of type 'HomeViewController' has no method 'dismissViewControllerAnimated'
      note: did you mean 'dismiss(animated:completion:)'?
      """#
    ),
    (
      #"a.addChildViewController(b)"#,
      #"""
      1:3: value of type 'HomeViewController' has no method 'addChildViewController'
      note: did you mean 'addChild(_:)'?
      """#
    ),
    (
      #"a.didMove(toParentViewController: nav)"#,
      #"""
      1:11: extra argument 'toParentViewController' in call to 'didMove(toParent:)'
      note: did you mean 'toParent:'?
      """#
    ),
    (
      #"expect a.childViewControllers.isEmpty"#,
      #"""
      1:10: value of type 'HomeViewController' has no member 'childViewControllers'
      note: did you mean 'children'?
      """#
    ),
    (
      #"expect a.isViewLoaded()"#,
      #"""
      1:10: 'isViewLoaded' is a property: write it without parentheses
      """#
    ),
    (
      #"a.isBeingPresented()"#,
      #"""
      1:3: 'isBeingPresented' is a property: write it without parentheses
      """#
    ),
    (
      #"nav.viewControllers.append(b)"#,
      #"""
      1:21: a list is not changed in place: assign the whole of it, as in 'nav.viewControllers = [a]'
      """#
    ),
    (
      #"a.present(b, true)"#,
      #"""
      1:14: missing argument label 'animated:' in call to 'present(_:animated:completion:)'
      note: write 'animated: true'
      """#
    ),
    (
      #"a.present(viewController: b, animated: true)"#,
      #"""
      1:11: extraneous argument label 'viewController:' in call to 'present(_:animated:completion:)'
      note: leave 'viewController:' out
      """#
    ),
    (
      #"[a presentViewController:b animated:YES completion:nil];"#,
      #"""
      1:1: this is Objective-C; presim reads Swift
      1:1: in Swift 'a.present(b, animated: true)'
      note: 'presim import --objc FILE' writes the whole of it in Swift
      """#
    ),
    (
      #"a.viewDidAppear { _ = b.view }"#,
      #"""
      1:17: extra trailing closure passed in call to 'viewDidAppear(_:)'
      note: a callback is written 'on a.viewDidAppear { … }'
      """#
    ),
    (
      #"a.present(Detail(item: 3), animated: true)"#,
      #"""
      1:18: 'Detail' has no initialiser with the argument 'item:'
      note: classes have only UIKit's initialisers: leave your own out
      """#
    ),
    (
      #"b.press()"#,
      #"""
      1:3: value of type 'Detail' has no method 'press'
      note: the user taps a control by the property that holds it
      """#
    ),
    (
      #"b.swipeDown()"#,
      #"""
      1:3: value of type 'Detail' has no method 'swipeDown'
      note: did you mean 'swipeToDismiss()'?
      """#
    ),
    (
      #"on a.viewDidAppear(_ animated: Bool) { }"#,
      #"""
      1:22: expected ':' after the label
      note: only the labels are written, as in 'viewDidAppear(_:)', or none
      """#
    ),
    (
      #"a.present b"#,
      #"""
      1:11: unexpected 'b'
      note: a call is written as in Swift: 'home.present(detail, animated: true)'
      """#
    ),
    (
      #"a.title == "x""#,
      #"""
      1:9: unexpected '=='
      note: to compare write 'expect' before it; an assignment has one equals sign
      """#
    ),
  ]
}

extension NewcomerTests {
  static let names: [(String, String)] = [
    (
      #"DispatchQueue.main.async { a.present(b, animated: true) }"#,
      #"""
      1:1: there are no queues: 'DispatchQueue.main.async' runs in the next run loop pass, while a transition that was just started still runs
      note: to run it while the transition runs, pause that with 'begin', write 'a.present(b, animated: true)' as the step behind it, then 'finish'
      note: where nothing is animated it is the next step
      """#
    ),
    (
      #"DispatchQueue.main.asyncAfter(deadline: .now() + 0.5) { a.present(b, animated: true) }"#,
      #"""
      1:1: there are no queues: 'DispatchQueue.main.asyncAfter' runs when its delay is over, and a transition takes about half a second
      note: for a longer delay it is the next step
      note: for a shorter one, pause that with 'begin', write 'a.present(b, animated: true)' as the step behind it, then 'finish'
      """#
    ),
    (
      #"Task { @MainActor in a.present(b, animated: true) }"#,
      #"""
      1:1: there are no queues: 'Task' runs in the next run loop pass, while a transition that was just started still runs
      note: to run it while the transition runs, pause that with 'begin', write 'a.present(b, animated: true)' as the step behind it, then 'finish'
      note: where nothing is animated it is the next step
      """#
    ),
    (
      #"UIView.animate(withDuration: 0.3) { a.view.alpha = 0 }"#,
      #"""
      1:1: animations of views are not simulated: write what the block does as a step of its own
      """#
    ),
    (
      #"print("x")"#,
      #"""
      1:1: nothing is printed: say what you would look for, as in 'expect a.presentedViewController == nil'
      """#
    ),
    (
      #"XCTAssertEqual(a.presentedViewController, b)"#,
      #"""
      1:1: what must hold is written with 'expect', as in 'expect a.isViewLoaded'
      """#
    ),
    (
      #"UIApplication.shared.keyWindow?.rootViewController?.present(b, animated: true)"#,
      #"""
      1:1: there is no application object: a window of the file is called by its name, as in 'window'
      """#
    ),
    (
      #"a.view.backgroundColor = UIColor(white: 0, alpha: 1)"#,
      #"""
      1:26: colours are UIKit's named ones, as in '.red'
      """#
    ),
    (
      #"a.view.backgroundColor = .black.withAlphaComponent(0.5)"#,
      #"""
      1:33: colours are UIKit's named ones, as in '.red'
      """#
    ),
    (
      #"b.isModalInPresentation = YES"#,
      #"""
      1:27: cannot find 'YES' in this file
      note: did you mean 'true'?
      """#
    ),
    (
      #"b.modalPresentationStyle = UIModalPresentationFullScreen"#,
      #"""
      1:28: cannot find 'UIModalPresentationFullScreen' in this file
      note: did you mean '.fullScreen'?
      """#
    ),
    (
      #"b.modalPresentationStyle = .FullScreen"#,
      #"""
      1:29: type 'UIModalPresentationStyle' has no member 'FullScreen'
      note: did you mean 'fullScreen'?
      """#
    ),
    (
      #"b.modalPresentationStyle = fullScreen"#,
      #"""
      1:28: cannot find 'fullScreen' in this file
      note: did you mean '.fullScreen'?
      """#
    ),
    (
      #"alert.preferredStyle = UIAlertControllerStyle.alert"#,
      #"""
      1:24: cannot find 'UIAlertControllerStyle' in this file
      note: did you mean 'UIAlertController.Style'?
      """#
    ),
  ]
}

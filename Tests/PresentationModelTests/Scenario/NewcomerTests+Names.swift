extension NewcomerTests {
  static let names: [(String, String)] = [
    (
      #"XCTAssertEqual(a.presentedViewController, b)"#,
      #"""
      1:1: what must hold is written with 'expect', as in 'expect a.isViewLoaded'
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

extension NewcomerTests {
  static let expectations: [(String, String)] = [
    (
      #"expect !a is HomeViewController"#,
      #"""
      1:8: '!' before an 'is' needs parentheses: write '!(a is HomeViewController)'
      """#
    ),
    (
      #"expect a is Nobody"#,
      #"""
      1:13: unknown class 'Nobody'
      """#
    ),
    (
      #"expect a is UINavigationControllerDelegate"#,
      #"""
      1:13: 'is' asks for a class, and 'UINavigationControllerDelegate' is a protocol
      """#
    ),
    (
      #"expect a is nil"#,
      #"""
      1:13: 'is' asks for a class: write '== nil'
      """#
    ),
    (
      #"expect a.title is UIViewController"#,
      #"""
      1:8: value of type 'String' is not an object
      """#
    ),
    (
      #"expect a.title === "x""#,
      #"""
      1:8: '===' compares objects; of a 'String' write '=='
      """#
    ),
    (
      #"expect (a == b)"#,
      #"""
      1:11: write the comparison without parentheses
      """#
    ),
    (
      #"expect a.title to be nil"#,
      #"""
      1:16: unexpected 'to'
      note: a property is compared: 'a == b', 'a != b', 'a is Detail'
      """#
    ),
    (
      #"expect event a.viewDidLoad"#,
      #"""
      1:8: an event is expected with 'expect events include', in a line of its own below
      note: the line below 'expect events include' is '  a.viewDidLoad'
      """#
    ),
    (
      #"expect a.isKind(of: Detail.self)"#,
      #"""
      1:10: what an object is an instance of is asked with 'is', as in 'expect a is Detail'
      """#
    ),
    (
      #"expect type(of: a) == Detail"#,
      #"""
      1:8: what an object is an instance of is asked with 'is', as in 'expect a is Detail'
      """#
    ),
  ]
}

extension NewcomerTests {
  static let swiftWords: [(String, String)] = [
    (
      #"let x = UIViewController()"#,
      #"""
      1:1: there are no variables: declare 'x: UIViewController' as an outline
      """#
    ),
    (
      #"var x = b"#,
      #"""
      1:1: there are no variables: write 'b' in place of 'x'
      """#
    ),
    (
      #"let x: Detail"#,
      #"""
      1:1: there are no variables: declare 'x: Detail' as an outline
      """#
    ),
    (
      #"let (p, q) = pair"#,
      #"""
      1:1: there are no variables: name objects in an outline, as in 'detail: DetailViewController'
      """#
    ),
    (
      #"if a.isViewLoaded { a.title = "x" } else { a.title = "y" }"#,
      #"""
      1:1: there are no conditions: write what happens in this scenario
      """#
    ),
    (
      #"if let sheet = b.sheetPresentationController { sheet.prefersGrabberVisible = true }"#,
      #"""
      1:1: there are no conditions and no variables: write 'b.sheetPresentationController' in place of 'sheet'
      """#
    ),
    (
      #"guard let nav = a.navigationController else { return }"#,
      #"""
      1:1: there are no conditions and no variables: write 'a.navigationController' in place of 'nav'
      """#
    ),
    (
      #"guard let self else { return }"#,
      #"""
      1:1: nothing needs unwrapping: leave the line out
      """#
    ),
    (
      #"switch a.title { default: break }"#,
      #"""
      1:1: there are no conditions: write what happens in this scenario
      """#
    ),
    (
      #"for x in [a, b] { x.view }"#,
      #"""
      1:1: there are no loops: write every call
      """#
    ),
    (
      #"while true { }"#,
      #"""
      1:1: there are no loops: write every call
      """#
    ),
    (
      #"repeat { } while true"#,
      #"""
      1:1: there are no loops: write every call
      """#
    ),
    (
      #"func show() { a.present(b, animated: true) }"#,
      #"""
      1:1: there are no functions: write what 'show' does where it is called
      """#
    ),
    (
      #"func viewDidAppear(_ animated: Bool) { }"#,
      #"""
      1:1: a callback is written 'on a.viewDidAppear { … }'
      """#
    ),
    (
      #"return"#,
      #"""
      1:1: there is nothing to 'return' from: write only what happens
      """#
    ),
    (
      #"do { try a.run() } catch { }"#,
      #"""
      1:1: nothing throws: write the calls without 'do'
      """#
    ),
    (
      #"defer { a.title = "x" }"#,
      #"""
      1:1: there is no 'defer': write the calls in the order they are made
      """#
    ),
    (
      #"private let x = 3"#,
      #"""
      1:1: there are no variables: name objects in an outline, as in 'detail: DetailViewController'
      """#
    ),
    (
      #"@MainActor func f() { }"#,
      #"""
      1:1: there are no functions: write what 'f' does where it is called
      """#
    ),
    (
      #"try a.present(b, animated: true)"#,
      #"""
      1:1: nothing throws: write the call without 'try'
      """#
    ),
    (
      #"try! a.present(b, animated: true)"#,
      #"""
      1:1: nothing throws: write the call without 'try'
      """#
    ),
    (
      #"await a.present(b, animated: true)"#,
      #"""
      1:1: nothing is waited for: write the call without 'await'; the next step begins when it has finished
      """#
    ),
    (
      #"a.present(await b, animated: true)"#,
      #"""
      1:11: nothing is waited for: write the call without 'await'; the next step begins when it has finished
      """#
    ),
  ]
}

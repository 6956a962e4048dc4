extension NewcomerTests {
  static let swiftWords: [(String, String)] = [
    (
      #"return"#,
      #"""
      1:1: there is nothing to 'return' from: write only what happens
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

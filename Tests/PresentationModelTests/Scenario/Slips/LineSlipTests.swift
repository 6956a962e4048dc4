import Testing

/// Slips in lines of a scenario beside pasted code, each with what is meant.
@Suite struct LineSlipTests {
  @Test(arguments: examples) func text(_ example: DiagnosticExample) { example.check() }

  static let examples: [DiagnosticExample] = [
    DiagnosticExample(
      #"""
      class Payment: UIViewController { }
      window
        home: HomeViewController
      payment Payment
      """#,
      #"""
      t.presim:4:8: error: an outline needs ':' between a name and its class
      payment Payment
             ^
      note: write ':'
      """#),
    DiagnosticExample(
      #"""
      window
        home: HomeViewController
      alert: UIAlertController(title: "Pay?", message: nil, style: .alert)
      """#,
      #"""
      t.presim:3:55: error: 'UIAlertController' has no initialiser with the argument 'style:'
      alert: UIAlertController(title: "Pay?", message: nil, style: .alert)
                                                            ^
      note: did you mean 'preferredStyle'?
      """#),
    DiagnosticExample(
      #"""
      window
        home: HomeViewController

      turn {
        let extra = ExtraViewController()
        home.addChild(extra)
      """#,
      #"""
      t.presim:4:6: error: nothing closes this '{'
      turn {
           ^
      note: write the '}' that ends it
      """#),
    DiagnosticExample(
      #"""
      window
        nav: UINavigationController(rootViewController: home)
      home: HomeViewController

      begin nav.swipeBack()
      cancelled
      """#,
      #"""
      t.presim:6:1: error: cannot find 'cancelled' in this file
      cancelled
      ^
      note: did you mean 'cancel'?
      """#),
    DiagnosticExample(
      #"""
      class HomeViewController: UIViewController {
          private(set) var saves = 0
          func edit(name: String) { title = name }
      }

      window
        home: HomeViewController

      home.edit(name: 5)
      """#,
      #"""
      t.presim:9:17: error: cannot convert value of type 'Int' to expected argument type 'String'
      home.edit(name: 5)
                      ^
      note: write '"5"'
      """#),
    DiagnosticExample(
      #"""
      class HomeViewController: UIViewController {
          var saves = 0
          func save() { saves += 1 }
      }

      window
        home: HomeViewController

      home.save()
      expect home.saves == "1"
      """#,
      #"""
      t.presim:10:22: error: cannot convert value of type 'String' to type 'Int'
      expect home.saves == "1"
                           ^
      note: write '1'
      """#),
  ]
}

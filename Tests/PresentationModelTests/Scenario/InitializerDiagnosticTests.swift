import Testing

/// What is said of initializers, cases with arguments and questions that are wrong.
@Suite struct InitializerDiagnosticTests {
  @Test(arguments: examples) func text(_ example: DiagnosticExample) { example.check() }

  static let examples: [DiagnosticExample] = [
    DiagnosticExample(
      #"""
      a: UINavigationController(rootViewController: b)
      b: UINavigationController(rootViewController: a)
      """#,
      #"""
      t.presim:1:1: error: 'a' is below itself
      a: UINavigationController(rootViewController: b)
      ^
      t.presim:2:1: error: 'b' is below itself
      b: UINavigationController(rootViewController: a)
      ^
      """#),
    DiagnosticExample(
      #"""
      c: UINavigationController(rootViewController: d)
        x: Foo
      d: Dee
      """#,
      #"""
      t.presim:1:47: error: 'rootViewController' is the only child here: leave out the line below
      c: UINavigationController(rootViewController: d)
                                                    ^
      t.presim:2:3: note: the child is here
        x: Foo
        ^
      """#),
    DiagnosticExample(
      #"""
      c: UINavigationController(rootViewController: d)
      d: Dee
      e: UINavigationController(rootViewController: d)
      """#,
      #"""
      t.presim:3:47: error: 'd' is somewhere else already; a controller has only one place
      e: UINavigationController(rootViewController: d)
                                                    ^
      """#),
    DiagnosticExample(
      #"""
      f: UINavigationController(rootViewController: Menu())
      """#,
      #"""
      t.presim:1:47: error: an outline takes an outline: declare it at column one, and write its name
      f: UINavigationController(rootViewController: Menu())
                                                    ^
      note: or write it below 'f', indented
      """#),
    DiagnosticExample(
      #"""
      g: UINavigationController(root: h)
      h: Hee
      """#,
      #"""
      t.presim:1:27: error: 'UINavigationController' has no initialiser with the argument 'root:'
      g: UINavigationController(root: h)
                                ^
      note: did you mean 'rootViewController'?
      """#),
    DiagnosticExample(
      #"""
      h: Hee(user: "x")
      """#,
      #"""
      t.presim:1:8: error: 'Hee' has no initialiser with the argument 'user:'
      h: Hee(user: "x")
             ^
      note: classes have only UIKit's initialisers: leave your own out
      """#),
    DiagnosticExample(
      #"""
      i: UINavigationController(rootViewController: j)
      window
        j: Jay
      """#,
      #"""
      t.presim:1:47: error: 'j' is already on a window
      i: UINavigationController(rootViewController: j)
                                                    ^
      """#),
    DiagnosticExample(
      #"""
      k: UINavigationController(rootViewController: k)
      """#,
      #"""
      t.presim:1:47: error: 'k' is below itself
      k: UINavigationController(rootViewController: k)
                                                    ^
      """#),
    DiagnosticExample(
      #"""
      l: Card(3)
      """#,
      #"""
      t.presim:1:9: error: 'Card' has no initialiser with an argument without a label
      l: Card(3)
              ^
      note: classes have only UIKit's initialisers: leave your own out
      """#),
    DiagnosticExample(
      #"""
      class S: UISplitViewController { style = .tripleColumn }
      s: S(style: .doubleColumn)
      """#,
      #"""
      t.presim:2:6: error: 'style' is given twice: by the initialiser and in the body of its class
      s: S(style: .doubleColumn)
           ^
      """#),
    DiagnosticExample(
      #"""
      m: MFMailComposeViewController
        n: N
      """#,
      #"""
      t.presim:2:3: error: 'MFMailComposeViewController' is the system's: nothing of the app's stands below it
        n: N
        ^
      """#),
    DiagnosticExample(
      #"""
      doc: UIDocumentInteractionController
      """#,
      #"""
      t.presim:1:6: error: 'UIDocumentInteractionController' is not a view controller: it shows itself, and nothing presents it
      doc: UIDocumentInteractionController
           ^
      """#),
    DiagnosticExample(
      #"""
      w: VNDocumentCameraVewController
      """#,
      #"""
      t.presim:1:4: error: unknown class 'VNDocumentCameraVewController'
      w: VNDocumentCameraVewController
         ^
      note: did you mean 'VNDocumentCameraViewController'?
      """#),
    DiagnosticExample(
      #"""
      ios 13
      p: PHPickerViewController
      """#,
      #"""
      t.presim:2:4: error: 'PHPickerViewController' is only available in iOS 14 or newer
      p: PHPickerViewController
         ^
      """#),
    DiagnosticExample(
      #"""
      n: UINavigationController(rootViewController: nope)
      """#,
      #"""
      t.presim:1:47: error: cannot find 'nope' in this file
      n: UINavigationController(rootViewController: nope)
                                                    ^
      """#),
    DiagnosticExample(
      #"""
      z: PHPickerViewController<
      """#,
      #"""
      t.presim:1:26: error: unexpected character '<'
      z: PHPickerViewController<
                               ^
      note: a class is named without what is in '< >'
      """#),
    DiagnosticExample(
      #"""
      app.title = "x"
      """#,
      #"""
      t.presim:1:1: error: the app has only 'supportedInterfaceOrientations', 'requiresFullScreen' and 'scenes' here
      app.title = "x"
      ^
      """#),
    DiagnosticExample(
      #"""
      app.supportedInterfaceOrientations = .portrait
      window
        a: A
      app.supportedInterfaceOrientations = .portrat
      """#,
      #"""
      t.presim:4:1: error: 'app' belongs at the head of the file
      app.supportedInterfaceOrientations = .portrat
      ^
      t.presim:2:1: note: the head ends here
      window
      ^
      t.presim:4:1: error: a second 'app.supportedInterfaceOrientations' line
      app.supportedInterfaceOrientations = .portrat
      ^
      t.presim:1:1: note: the first one is here
      app.supportedInterfaceOrientations = .portrait
      ^
      """#),
    DiagnosticExample(
      #"""
      card: Card
      card.preferredTransition = .zoom { _ in card.veiw }
      """#,
      #"""
      t.presim:2:46: error: value of type 'Card' has no member 'veiw'
      card.preferredTransition = .zoom { _ in card.veiw }
                                                   ^
      note: did you mean 'view'?
      """#),
    DiagnosticExample(
      #"""
      card: Card
      card.preferredTransition = .zoom { _ in card }
      """#,
      #"""
      t.presim:2:41: error: cannot convert value of type 'Card' to type 'UIView'
      card.preferredTransition = .zoom { _ in card }
                                              ^
      """#),
    DiagnosticExample(
      #"""
      card: Card
      card.preferredTransition = .zoom()
      """#,
      #"""
      t.presim:2:29: error: '.zoom' needs a closure, as in '.zoom { _ in card.view }'
      card.preferredTransition = .zoom()
                                  ^
      """#),
    DiagnosticExample(
      #"""
      card: Card
      card.sheetPresentationController?.detents = []
      """#,
      #"""
      t.presim:2:45: error: a sheet has at least one detent, as in '[.medium(), .large()]'
      card.sheetPresentationController?.detents = []
                                                  ^
      """#),
    DiagnosticExample(
      #"""
      card: Card
      card.sheetPresentationController?.detents = [.medium(3)]
      """#,
      #"""
      t.presim:2:53: error: '.medium' takes no arguments
      card.sheetPresentationController?.detents = [.medium(3)]
                                                          ^
      """#),
    DiagnosticExample(
      #"""
      card: Card
      card.sheetPresentationController?.detents = [.custom(identifier: "small") { _ in 200 }]
      """#,
      #"""
      t.presim:2:66: error: cannot convert value of type 'String' to type 'UISheetPresentationController.Detent'
      card.sheetPresentationController?.detents = [.custom(identifier: "small") { _ in 200 }]
                                                                       ^
      """#),
    DiagnosticExample(
      #"""
      card: Card
      card.sheetPresentationController?.detents = [.custom()]
      """#,
      #"""
      t.presim:2:47: error: '.custom' needs a closure that gives the height, as in '{ _ in 200 }'
      card.sheetPresentationController?.detents = [.custom()]
                                                    ^
      """#),
    DiagnosticExample(
      #"""
      ios 15
      card: Card
      card.sheetPresentationController?.detents = [.custom { _ in 200 }]
      """#,
      #"""
      t.presim:3:47: error: 'custom' is only available in iOS 16 or newer
      card.sheetPresentationController?.detents = [.custom { _ in 200 }]
                                                    ^
      """#),
    DiagnosticExample(
      #"""
      card: Card
      card.targetViewController(forAction: #selector(show))
      """#,
      #"""
      t.presim:2:6: error: 'targetViewController' only asks: compare its value, as in 'expect card.targetViewController(forAction: #selector(show)) == nil'
      card.targetViewController(forAction: #selector(show))
           ^
      """#),
    DiagnosticExample(
      #"""
      card: Card
      expect card.dismiss() == nil
      """#,
      #"""
      t.presim:2:13: error: a call has no value here: make it a statement of its own
      expect card.dismiss() == nil
                  ^
      """#),
  ]
}

import Testing

/// Slips in outlines: windows, names, classes, indentation.
@Suite struct OutlineSlipTests {
  @Test(arguments: examples) func text(_ example: DiagnosticExample) { example.check() }

  static let examples: [DiagnosticExample] = [
    DiagnosticExample(
      #"""
      window
        root: UIWindow
      """#,
      #"""
      t.presim:2:9: error: a window is written 'window', with its root view controller below it; a further one has a name, as in 'window overlay'
        root: UIWindow
              ^
      """#),
    DiagnosticExample(
      #"""
      window: UIWindow
        home: HomeViewController
      """#,
      #"""
      t.presim:1:7: error: a window is just 'window', with its root view controller below it
      window: UIWindow
            ^
      """#),
    DiagnosticExample(
      #"""
      window:
        home: HomeViewController
      """#,
      #"""
      t.presim:1:7: error: a window is just 'window', with its root view controller below it
      window:
            ^
      """#),
    DiagnosticExample(
      #"""
      window
        home: HomeViewController
      window
        other: OtherViewController
      """#,
      #"""
      t.presim:3:1: error: a further window needs a name, as in 'window overlay'
      window
      ^
      t.presim:1:1: note: the first window is here
      window
      ^
      """#),
    DiagnosticExample(
      #"""
      window
        my-home: HomeViewController
      """#,
      #"""
      t.presim:2:3: error: a name has no '-': only letters, digits and '_'
        my-home: HomeViewController
        ^
      """#),
    DiagnosticExample(
      #"""
      window
        home: HomeViewController
      a-b.title = "x"
      """#,
      #"""
      t.presim:3:2: error: a name has no '-': only letters, digits and '_'
      a-b.title = "x"
       ^
      """#),
    DiagnosticExample(
      #"""
      window
        home: HomeViewController
      home: Card
      """#,
      #"""
      t.presim:3:1: error: 'home' is already declared; a controller has only one place
      home: Card
      ^
      t.presim:2:3: note: first declared here
        home: HomeViewController
        ^
      """#),
    DiagnosticExample(
      #"""
      window
        home: HomeViewController
        other: OtherViewController
      """#,
      #"""
      t.presim:3:3: error: a window has one root view controller
        other: OtherViewController
        ^
      t.presim:2:3: note: the root is declared here
        home: HomeViewController
        ^
      note: 'other' at column one exists, and is not on screen yet; 'window second' is another window
      """#),
    DiagnosticExample(
      #"""
      window
        home HomeViewController
      """#,
      #"""
      t.presim:2:7: error: an outline needs ':' between a name and its class
        home HomeViewController
            ^
      note: write ':'
      """#),
    DiagnosticExample(
      #"""
      window
        home:HomeViewController,
      """#,
      #"""
      t.presim:2:26: error: unexpected ','
        home:HomeViewController,
                               ^
      """#),
    DiagnosticExample(
      #"""
      window
        nav: UINavigationController [home]
      """#,
      #"""
      t.presim:2:31: error: children go below, indented, one to a line, without brackets
        nav: UINavigationController [home]
                                    ^
      """#),
    DiagnosticExample(
      #"""
      window
        nav: UINavigationController {
          home: HomeViewController
        }
      """#,
      #"""
      t.presim:2:31: error: children go below, indented, one to a line, without brackets
        nav: UINavigationController {
                                    ^
      """#),
    DiagnosticExample(
      #"""
      home: HomeViewController
      window = home
      """#,
      #"""
      t.presim:2:1: error: this file has no window
      window = home
      ^
      note: write 'window' with a root below it
      """#),
    DiagnosticExample(
      #"""
      home: HomeViewController
      window.rootViewController = home
      """#,
      #"""
      t.presim:2:1: error: this file has no window
      window.rootViewController = home
      ^
      note: write 'window' with a root below it
      """#),
    DiagnosticExample(
      #"""
      window
      	home: HomeViewController
      """#,
      #"""
      t.presim:2:1: error: a tab in the indentation of an outline; write spaces
      	home: HomeViewController
      ^
      """#),
    DiagnosticExample(
      #"""
      window
        home: HomeViewController
        expect home.isViewLoaded
      """#,
      #"""
      t.presim:3:3: error: an outline has only lines 'name: Class'
        expect home.isViewLoaded
        ^
      note: a statement begins at column one
      """#),
    DiagnosticExample(
      #"""
      window
        home: HomeViewController
      if #available(iOS 13, *) {
        card: Card
      }
      """#,
      #"""
      t.presim:4:3: error: 'card: …' belongs at column one, not in braces
        card: Card
        ^
      """#),
    DiagnosticExample(
      #"""
      Window
        home: HomeViewController
      """#,
      #"""
      t.presim:1:1: error: 'Window' is not a word of the language
      Window
      ^
      note: did you mean 'window'?
      """#),
    DiagnosticExample(
      #"""
      window
        home

      """#,
      #"""
      t.presim:2:3: error: 'home' has no class: a line of an outline is 'name: Class', as in 'home: HomeViewController'
        home
        ^
      """#),
    DiagnosticExample(
      #"""
      tabs
        home: HomeViewController
      """#,
      #"""
      t.presim:1:1: error: 'tabs' has no class: a line of an outline is 'name: Class', as in 'home: HomeViewController'
      tabs
      ^
      """#),
    DiagnosticExample(
      #"""
      window
        home: UIPopoverController
      """#,
      #"""
      t.presim:2:9: error: 'UIPopoverController' is not a view controller: it shows itself, and nothing presents it
        home: UIPopoverController
              ^
      note: its successor is the style '.popover', with 'popoverPresentationController'
      """#),
    DiagnosticExample(
      #"""
      window
        let home: HomeViewController
      home.dismiss(animated: true)
      """#,
      #"""
      t.presim:2:3: error: a line of an outline has no 'let'
        let home: HomeViewController
        ^
      note: leave 'let' out
      """#),
    DiagnosticExample(
      #"""
      window
        home: HomeViewController
        modalPresentationStyle = .fullScreen
      home.dismiss(animated: true)
      """#,
      #"""
      t.presim:3:3: error: a line of an outline sets no property
        modalPresentationStyle = .fullScreen
        ^
      note: below the outlines write 'home.modalPresentationStyle = …' at column one
      """#),
    DiagnosticExample(
      #"""
      window
        home: HomeViewController
          segue "Open" show -> other: UIViewController
      home.dismiss(animated: true)
      """#,
      #"""
      t.presim:3:5: error: a segue is not a line of an outline
          segue "Open" show -> other: UIViewController
          ^
      note: below the outlines write 'segue "Open" from home to detail kind .show' at column one
      """#),
    DiagnosticExample(
      #"""
      window
        home: HomeViewController
      Window overlay
        toast: ToastViewController
      """#,
      #"""
      t.presim:3:1: error: 'Window' is not a word of the language
      Window overlay
      ^
      note: did you mean 'window'?
      """#),
    DiagnosticExample(
      #"""
      window
        home: HomeViewController
      info = InfoViewController()
      info.modalPresentationStyle = .popover
      home.present(info, animated: true)
      """#,
      #"""
      t.presim:3:1: error: cannot find 'info' in this file
      info = InfoViewController()
      ^
      note: declare it as an outline: 'info: InfoViewController'
      """#),
    DiagnosticExample(
      #"""
      window
        home: HomeViewController
      card: CardViewController
      segue "Edit" home to card kind .show
      home.performSegue(withIdentifier: "Edit", sender: nil)
      """#,
      #"""
      t.presim:4:14: error: 'from' is missing before 'home'
      segue "Edit" home to card kind .show
                   ^
      note: write 'from home'
      """#),
  ]
}

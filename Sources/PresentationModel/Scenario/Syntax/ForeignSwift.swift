/// Swift that the language has no use for, and what to write instead of it.
enum ForeignSwift {
  /// UIKit's container for one of SwiftUI's.
  static func container(ofSwiftUI name: String) -> String? {
    switch name {
    case "NavigationStack", "NavigationView": "UINavigationController"
    case "TabView": "UITabBarController"
    case "NavigationSplitView": "UISplitViewController"
    default: nil
    }
  }

  /// Words before a declaration that set its access or ownership.
  static func isModifier(_ word: String) -> Bool {
    switch word {
    case "override", "private", "fileprivate", "internal", "public", "open", "final", "static", "lazy", "weak",
      "unowned",
      "required", "convenience", "mutating", "nonisolated", "dynamic", "indirect":
      true
    default: false
    }
  }

  /// What to say of a statement or declaration that begins with a keyword; nil for another word.
  static func advice(keyword: String) -> String? {
    switch keyword {
    case "let", "var": "'\(keyword)' needs a name and a value, as in 'let detail = DetailViewController()'"
    case "if", "guard", "switch": "'\(keyword)' needs a condition, as in 'if home.presentedViewController == nil { … }'"
    case "for", "while", "repeat": "'\(keyword)' needs what it goes over, as in 'for each in [detail, other] { … }'"
    case "else": "no 'if' stands before this 'else'"
    case "func": "'func' needs a name and a body, as in 'func open() { … }'"
    case "import": "there is nothing to import: leave the line out"
    case "return", "break", "continue", "fallthrough", "yield":
      "there is nothing to '\(keyword)' from: write only what happens"
    case "do", "defer": "'\(keyword)' needs a block, as in '\(keyword) { home.dismiss(animated: true) }'"
    case "catch": "no 'do' stands before this 'catch'"
    case "throw", "throws": "'\(keyword)' stands in a function that throws"
    case "struct", "enum", "protocol", "actor", "typealias", "extension":
      "'\(keyword)' stands at the beginning of a line, outside of blocks"
    case "init": "an initialiser stands in the body of a class"
    case "subscript", "operator", "case", "associatedtype", "where":
      "there is no '\(keyword)': a scenario has outlines, classes, calls and expectations"
    default: nil
    }
  }

  /// Whether a keyword begins a statement, and no declaration.
  static func isStatement(_ keyword: String) -> Bool {
    switch keyword {
    case "if", "guard", "switch", "else", "for", "while", "repeat", "do", "catch", "throw", "defer", "return", "break",
      "continue", "fallthrough", "yield":
      true
    default: false
    }
  }

  /// What to say of a statement in the body of a class.
  static func inClass(_ word: String) -> String {
    "'\(word)' stands in a method, or in 'on viewDidLoad { … }', and not in the body of a class"
  }

  /// What to say of a word before a call.
  static func advice(prefix: String) -> String? {
    switch prefix {
    case "try": "nothing throws: write the call without 'try'"
    case "await":
      "nothing is waited for: write the call without 'await'; the next step begins when it has finished"
    default: nil
    }
  }

  /// The advice for a type or function of the frameworks in a scenario; nil for other names.
  static func advice(name: String, somebody: String = "home") -> String? {
    switch name {
    case "DispatchQueue", "OperationQueue", "RunLoop", "Task", "Timer", "DispatchGroup", "MainActor":
      "'\(name)' is given a closure, as in 'DispatchQueue.main.async { home.dismiss(animated: true) }'"
    case "sleep", "usleep", "wait", "delay", "waitForExpectations", "expectation", "XCTWaiter":
      "no waiting is needed: a step begins when the one before it has finished"
    case "UIViewPropertyAnimator", "CATransaction", "CABasicAnimation":
      "animations of views are not simulated: write what the block does as a step of its own"
    case "debugPrint", "dump", "Logger":
      "nothing is printed: say what you would look for, as in 'expect \(somebody).presentedViewController == nil'"
    case "assert", "precondition", "XCTAssert", "XCTAssertTrue", "XCTAssertFalse", "XCTAssertEqual", "XCTAssertNil",
      "XCTAssertNotNil", "XCTAssertNotEqual", "XCTAssertIdentical":
      "what must hold is written with 'expect', as in 'expect \(somebody).isViewLoaded'"
    case "fatalError", "preconditionFailure": "nothing needs ending by hand: write only what happens"
    case "PlaygroundPage":
      "a playground's live view is a window's root: write 'window', and '  home: HomeViewController' below it"
    case "UIApplication": "there is no application object: a window of the file is called by its name, as in 'window'"
    case "UIScreen", "UIDevice": "the device belongs at the head of the file, as in 'device iPad landscape'"
    case "UIStoryboard", "UINib":
      "there are no storyboards: declare the controllers that it would make, as in 'login: LoginViewController'"
    case "NSLayoutConstraint", "NotificationCenter", "UserDefaults", "URLSession", "Bundle", "FileManager":
      "'\(name)' is not simulated: leave it out"
    case "UIColor": "colours are UIKit's named ones, as in '.red'"
    default: nil
    }
  }

  /// Whether a type or function of the frameworks runs as it does in a method: a queue, an animation, `print`.
  static func runs(_ name: String) -> Bool {
    switch name {
    case "DispatchQueue", "OperationQueue", "RunLoop", "Task", "Timer", "DispatchGroup", "MainActor", "UIView",
      "UIViewPropertyAnimator", "CATransaction", "print", "debugPrint", "dump", "NSLog", "os_log", "UIApplication",
      "NotificationCenter", "UserDefaults", "URLSession", "Bundle", "FileManager", "fatalError",
      "preconditionFailure", "withAnimation", "autoreleasepool":
      true
    default: false
    }
  }
}

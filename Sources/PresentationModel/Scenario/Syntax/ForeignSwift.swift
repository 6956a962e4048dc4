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
    case "let", "var": "there are no variables: name objects in an outline, as in 'detail: DetailViewController'"
    case "if", "guard", "switch", "else": "there are no conditions: write what happens in this scenario"
    case "for", "while", "repeat": "there are no loops: write every call"
    case "func": "there are no functions: write what it does where it is called"
    case "import": "there is nothing to import: leave the line out"
    case "return", "break", "continue", "fallthrough", "yield":
      "there is nothing to '\(keyword)' from: write only what happens"
    case "do", "catch", "throw", "throws": "nothing throws: write the calls without '\(keyword)'"
    case "defer": "there is no 'defer': write the calls in the order they are made"
    case "struct", "enum", "protocol", "actor", "typealias":
      "there is no '\(keyword)': a scenario has only classes, as in 'class Detail: UIViewController'"
    case "extension": "there are no extensions: write it in the body of the class"
    case "init": "there are no initialisers: a class body sets properties, as in 'modalPresentationStyle = .formSheet'"
    case "subscript", "operator", "case", "associatedtype", "where":
      "there is no '\(keyword)': a scenario has outlines, classes, calls and expectations"
    default: nil
    }
  }

  /// What to say of `let name = Type(…)`.
  static func advice(variable name: String, type: String) -> String {
    switch type {
    case "UIAlertAction":
      "there are no variables: make the action where it is added, in the parentheses of 'addAction'"
    case "UIStoryboard", "UINib":
      "there are no storyboards: declare the controllers that it would make, as in 'login: LoginViewController'"
    case "UIWindow": "there are no variables: a window is written 'window', with its root view controller below it"
    case "UIBarButtonItem", "UITabBarItem", "UIView", "CGSize", "CGRect", "UIButton", "UILabel":
      "there are no variables: write '\(type)(…)' in place of '\(name)'"
    default: "there are no variables: declare '\(name): \(type)' as an outline"
    }
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
      "there are no queues: a step of the file is a run loop pass of its own"
    case "sleep", "usleep", "wait", "delay", "waitForExpectations", "expectation", "XCTWaiter":
      "no waiting is needed: a step begins when the one before it has finished"
    case "UIViewPropertyAnimator", "CATransaction", "CABasicAnimation":
      "animations of views are not simulated: write what the block does as a step of its own"
    case "print", "debugPrint", "dump", "NSLog", "os_log", "Logger":
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

  /// When the closure of a call runs that hands it to a queue: `DispatchQueue.main.async`; nil for another call.
  static func moment(of call: String) -> Moment? {
    let parts = call.split { $0 == "." }
    func has(_ part: String) -> Bool { parts.contains { $0 == part } }
    switch parts.first {
    case "DispatchQueue": return has("global") ? .elsewhere : has("asyncAfter") ? .after : has("sync") ? .now : .next
    case "DispatchGroup": return has("notify") ? .next : nil
    case "Timer": return .after
    case "Task": return has("sleep") ? .after : has("detached") ? .elsewhere : .next
    case "MainActor": return has("assumeIsolated") ? .now : .next
    case "OperationQueue", "RunLoop": return .next
    default: return nil
    }
  }

  /// When a closure runs that is given to a queue, and what replaces it in a scenario.
  enum Moment {
    /// At once.
    case now
    /// In the next pass of the run loop: an animated transition that was just started is still running.
    case next
    /// After a delay.
    case after
    /// On another thread.
    case elsewhere

    /// What it comes to.
    func message(_ call: String) -> String {
      switch self {
      case .now: "there are no queues: '\(call)' runs its closure at once, so write what is in it"
      case .next:
        "there are no queues: '\(call)' runs in the next run loop pass, while a transition that was just started still runs"
      case .after:
        "there are no queues: '\(call)' runs when its delay is over, and a transition takes about half a second"
      case .elsewhere: "there are no queues: '\(call)' leaves the main thread, where UIKit is not called"
      }
    }

    /// What to write.
    ///
    /// - Parameters:
    ///   - step: the step before it, which starts a transition perhaps; nil where none is there.
    ///   - work: what the closure runs.
    func notes(after step: String?, _ work: String) -> [String] {
      let held = work == "…" ? "what it runs" : "'\(work)'"
      let inside =
        step.map { "write 'begin \($0); \(work); finish'" }
        ?? "pause that with 'begin', write \(held) as the step behind it, then 'finish'"
      switch self {
      case .now, .elsewhere: return []
      case .next:
        return ["to run it while the transition runs, \(inside)", "where nothing is animated it is the next step"]
      case .after: return ["for a longer delay it is the next step", "for a shorter one, \(inside)"]
      }
    }
  }

  /// What to say of a static method of a class that a scenario knows.
  static func advice(method: String, of type: String) -> String? {
    switch (type, method) {
    case ("UIView", "animate"), ("UIView", "transition"), ("UIView", "performWithoutAnimation"),
      ("UIView", "animateKeyframes"), ("UIView", "perform"):
      "animations of views are not simulated: write what the block does as a step of its own"
    default: nil
    }
  }
}

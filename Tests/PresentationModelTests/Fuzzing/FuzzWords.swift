@testable import PresentationModel

/// The language's words, from its tables: libFuzzer's dictionary and what the mutator puts in.
enum FuzzWords {
  static let all: [String] = {
    var words: Set<String> = [
      "scenario", "ios", "rules", "docs", "device", "sizeClass", "class", "window", "on", "turn", "begin", "finish",
      "cancel", "expect", "segue", "completion", "if", "else", "self", "super", "true", "false", "nil", "hierarchy",
      "for", "while", "repeat", "break", "continue", "fallthrough", "guard", "switch", "case", "default", "defer", "do",
      "catch", "throw", "throws", "try", "await", "async", "func", "var", "let", "init", "deinit", "subscript", "struct",
      "enum", "protocol", "extension", "mutating", "inout", "didSet", "willSet", "static", "lazy", "weak", "return",
      "append", "removeAll", "forEach", "map", "filter", "first", "count", "Task", "events", "include", "no", "log", "exception", "rule", "iPhone", "iPad", "portrait", "landscape",
    ]
    for property in Property.allCases { words.insert(property.name) }
    for method in Method.allCases { words.insert("\(method)") }
    for callback in Callback.allCases { words.insert("\(callback)") }
    for type in UIKitClass.allCases { words.insert(type.name) }
    for style in ModalPresentationStyle.allCases { words.insert("\(style)") }
    return words.sorted()
  }()

  /// A line that works on the names most scenarios use.
  static func statement(_ mutator: inout FuzzMutator) -> String {
    let names = ["home", "nav", "tabs", "detail", "sheet", "alert", "first", "second", "root", "card", "a", "b", "x"]
    let x = names[mutator.below(names.count)]
    let y = names[mutator.below(names.count)]
    let animated = mutator.below(2) == 0
    return switch mutator.below(20) {
    case 16: "func f() { for i in 0..<\(mutator.below(4)) { \(x).present(\(y), animated: \(animated)) } }"
    case 17: "while let p = \(x).presentedViewController { \(x) = p }"
    case 18: "do { defer { \(x).dismiss(animated: \(animated)) }; try f() } catch { \(y).title = \"x\" }"
    case 19: "struct S { var n = 0 { didSet { n += 1 } }; mutating func f() { self = S() } }"

    case 0, 1: "\(x).present(\(y), animated: \(animated))"
    case 2: "\(x).present(\(y), animated: \(animated)) { \(y).dismiss(animated: \(animated)) }"
    case 3: "\(x).dismiss(animated: \(animated))"
    case 4: "\(x).pushViewController(\(y), animated: \(animated))"
    case 5: "\(x).popViewController(animated: \(animated))"
    case 6: "\(x).setViewControllers([\(y)], animated: \(animated))"
    case 7: "\(x).addChild(\(y))"
    case 8: "\(x).view.addSubview(\(y).view)"
    case 9: "\(y).removeFromParent()"
    case 10: "\(x).selectedIndex = \(mutator.below(4))"
    case 11: "window.rootViewController = \(x)"
    case 12: "\(x).show(\(y), sender: nil)"
    case 13: "on \(x).viewWillAppear { \(x).present(\(y), animated: \(animated)) }"
    case 14: "\(x).viewControllers = [\(y)]"
    default: "device.rotate(to: .landscape)"
    }
  }
}

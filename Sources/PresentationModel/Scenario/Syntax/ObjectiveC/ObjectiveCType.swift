/// A type of Objective-C, and what it is in Swift.
struct ObjectiveCType {
  enum Kind { case object, block, bool, number, text, list, dictionary, other, void }

  /// The type in Swift, without `?`.
  var swift: String
  var kind: Kind
  /// Declared `nullable`.
  var isNullable = false
  var isWeak = false
  /// A list that changes in place: a variable, not a constant, in Swift.
  var isMutable = false
  /// What stands after the type: the name of a variable or a parameter; empty where there is none.
  var name = ""

  /// The value that a variable has from the start: what zeroed memory is in Swift; nil where `nil` is a value.
  var zero: String? {
    switch kind {
    case .bool: "false"
    case .number: "0"
    case .list: "[]"
    case .dictionary: "[:]"
    case .object, .block, .text: nil
    case .other, .void: nil
    }
  }

  /// Whether nothing, `nil`, is a value of the type.
  var takesNil: Bool { kind == .object || kind == .block || kind == .text }

  /// The type of a variable that may be nil.
  var optional: String { (kind == .block ? "(\(swift))" : swift.contains("&") ? "(\(swift))" : swift) + "?" }

  /// A class as Swift names it.
  static func name(_ name: String) -> String {
    switch name {
    case "BOOL", "bool", "Boolean": return "Bool"
    case "NSInteger", "int", "NSUInteger", "long", "short", "int32_t", "int64_t", "uint32_t", "size_t", "unsigned":
      return "Int"
    case "float": return "Float"
    case "double": return "Double"
    case "NSTimeInterval": return "TimeInterval"
    case "NSString", "NSMutableString": return "String"
    case "id": return "Any"
    case "Class": return "AnyClass"
    case "SEL": return "Selector"
    case "void": return "Void"
    case "instancetype": return "Self"
    case "NSError": return "Error"
    default: break
    }
    if foundation.contains(name) { return String(name.dropFirst(2)) }
    // `UIAlertControllerStyle` is `UIAlertController.Style`.
    for (prefix, inner) in nested where name == prefix + inner { return "\(prefix).\(inner)" }
    switch name {
    case "UIViewAnimationOptions": return "UIView.AnimationOptions"
    case "UIControlEvents": return "UIControl.Event"
    case "UIControlState": return "UIControl.State"
    case "UIWindowLevel": return "UIWindow.Level"
    case "UITransitionContextViewControllerKey", "UITransitionContextViewKey": return name
    default: return name
    }
  }

  private static let foundation: Set<String> = [
    "NSURL", "NSDate", "NSData", "NSBundle", "NSNotification", "NSIndexPath", "NSTimer", "NSUserDefaults",
    "NSOperationQueue", "NSNotificationCenter", "NSURLSession", "NSURLRequest", "NSFileManager", "NSLocale", "NSThread",
    "NSUUID", "NSCalendar", "NSDateFormatter", "NSJSONSerialization", "NSProcessInfo", "NSCharacterSet", "NSTimeZone",
    "NSBlockOperation", "NSIndexSet",
  ]

  private static let nested: [(String, String)] = [
    ("UIAlertController", "Style"), ("UIAlertAction", "Style"), ("UINavigationController", "Operation"),
    ("UIPageViewController", "NavigationDirection"), ("UIPageViewController", "TransitionStyle"),
    ("UIPageViewController", "NavigationOrientation"), ("UIPageViewController", "SpineLocation"),
    ("UISplitViewController", "DisplayMode"), ("UISplitViewController", "Style"), ("UITableView", "Style"),
    ("UITableViewCell", "Style"), ("UIBarButtonItem", "SystemItem"), ("UIBarButtonItem", "Style"),
    ("UIImagePickerController", "SourceType"), ("UIGestureRecognizer", "State"),
    ("UISheetPresentationController", "Detent"),
  ]

  static func kind(ofSwift name: String) -> Kind {
    switch name {
    case "Bool": return .bool
    case "Int", "Float", "Double", "CGFloat", "TimeInterval": return .number
    case "String": return .text
    case "Void": return .void
    case "Selector", "CGRect", "CGSize", "CGPoint", "UIEdgeInsets", "CGAffineTransform": return .other
    default: return .object
    }
  }
}

/// Reading types.
extension ObjectiveC {
  private static let qualifiers: Set<String> = [
    "const", "__kindof", "static", "extern", "IBOutlet", "IBInspectable", "unsigned", "__block", "__strong",
    "__unsafe_unretained", "__autoreleasing", "in", "out", "inout", "struct", "nonnull", "_Nonnull", "__nonnull",
    "UIKIT_EXTERN", "FOUNDATION_EXPORT", "volatile", "register", "oneway", "null_unspecified", "_Null_unspecified",
  ]

  /// Reads a type and, where `named`, the name behind it; nil where none stands here.
  mutating func type(named: Bool = false) -> ObjectiveCType? {
    guard depth < Self.mostDepth else { return nil }
    depth += 1
    defer { depth -= 1 }
    var isNullable = false
    var isWeak = false
    var sawUnsigned = false
    func skipsQualifier(_ token: ObjectiveCToken) -> Bool {
      guard token.kind == .word else { return false }
      switch token.text {
      case "nullable", "_Nullable", "__nullable": isNullable = true
      case "__weak": isWeak = true
      case "unsigned":
        sawUnsigned = true
      default: return Self.qualifiers.contains(token.text)
      }
      return true
    }
    while skipsQualifier(token) { advance() }
    let base: String
    if token.kind == .word, !(sawUnsigned && !peek(1).isSymbol("*") && peek(1).kind != .word && named) {
      base = token.text
      advance()
    } else if sawUnsigned {
      base = "unsigned"
    } else {
      return nil
    }
    if base == "typeof" || base == "__typeof__" || base == "__typeof" {
      guard token.isSymbol("("), let inner = balanced() else { return nil }
      while skipsQualifier(token) || token.isSymbol("*") { advance() }
      _ = inner
      var result = ObjectiveCType(swift: "", kind: .object, isNullable: isNullable, isWeak: isWeak)
      if named { result.name = takeWord() ?? "" }
      return result
    }
    while base == "long" || base == "short", token.isWord("long") || token.isWord("int") { advance() }
    var arguments: [ObjectiveCType] = []
    var isGeneric = false
    if token.isSymbol("<") {
      isGeneric = true
      advance()
      while !token.isSymbol(">"), token.kind != .end {
        guard let argument = type() else { return nil }
        arguments.append(argument)
        if token.isSymbol(",") { advance() }
      }
      guard token.isSymbol(">") else { return nil }
      advance()
    }
    var pointers = 0
    while token.isSymbol("*") || skipsQualifier(token) {
      if token.isSymbol("*") { pointers += 1 }
      advance()
    }
    var result = plain(base, arguments, isGeneric: isGeneric, pointers: pointers)
    if token.isSymbol("("), peek(1).isSymbol("^") {
      guard let block = block(answering: result, named: named) else { return nil }
      result = block
    } else if named {
      result.name = takeWord() ?? ""
    }
    result.isNullable = result.isNullable || isNullable
    result.isWeak = isWeak
    result.isMutable = base.hasPrefix("NSMutable")
    return result
  }

  private func plain(_ base: String, _ arguments: [ObjectiveCType], isGeneric: Bool, pointers: Int) -> ObjectiveCType {
    switch base {
    case "NSArray", "NSMutableArray", "NSOrderedSet":
      return ObjectiveCType(swift: "[\(arguments.first?.swift ?? "Any")]", kind: .list)
    case "NSSet", "NSMutableSet":
      return ObjectiveCType(swift: "Set<\(arguments.first?.swift ?? "AnyHashable")>", kind: .list)
    case "NSDictionary", "NSMutableDictionary":
      let key = arguments.first?.swift ?? "String"
      let value = arguments.count > 1 ? arguments[1].swift : "Any"
      return ObjectiveCType(swift: "[\(key): \(value)]", kind: .dictionary)
    case "id" where isGeneric:
      return ObjectiveCType(swift: arguments.map { $0.swift }.joined(separator: " & "), kind: .object)
    default: break
    }
    if let block = blocks[base] { return ObjectiveCType(swift: block, kind: .block) }
    // A pointer to anything.
    if base == "void", pointers > 0 { return ObjectiveCType(swift: "UnsafeMutableRawPointer", kind: .void) }
    let name = ObjectiveCType.name(base)
    var kind = ObjectiveCType.kind(ofSwift: name)
    if kind == .object, pointers == 0, base != "id", base != "instancetype", base != "Class" { kind = .other }
    var text = name
    // `UIViewController<Closing> *`
    if isGeneric, kind == .object { text = ([name] + arguments.map { $0.swift }).joined(separator: " & ") }
    return ObjectiveCType(swift: text, kind: kind)
  }

  /// `(^name)(BOOL finished)` behind the type of the answer.
  private mutating func block(answering answer: ObjectiveCType, named: Bool) -> ObjectiveCType? {
    advance()
    advance()
    var name = ""
    var isNullable = false
    while token.kind == .word {
      if token.text == "nullable" || token.text == "_Nullable" || token.text == "__nullable" {
        isNullable = true
      } else if !Self.qualifiers.contains(token.text) {
        name = token.text
      }
      advance()
    }
    guard token.isSymbol(")") else { return nil }
    advance()
    guard let parameters = parameters() else { return nil }
    let list = parameters.map { $0.takesNil && ($0.isNullable || $0.swift == "Error") ? $0.optional : $0.swift }.joined(
      separator: ", ")
    var result = ObjectiveCType(swift: "(\(list)) -> \(answer.swift)", kind: .block)
    result.isNullable = isNullable
    result.name = name
    if named, name.isEmpty { result.name = takeWord() ?? "" }
    return result
  }

  /// `(BOOL finished, id sender)`; `(void)` is none.
  mutating func parameters() -> [ObjectiveCType]? {
    guard token.isSymbol("(") else { return nil }
    advance()
    var result: [ObjectiveCType] = []
    while !token.isSymbol(")") {
      guard token.kind != .end, let type = type(named: true) else { return nil }
      if !(type.kind == .void && type.name.isEmpty) { result.append(type) }
      if token.isSymbol(",") { advance() }
    }
    advance()
    return result
  }

  mutating func takeWord() -> String? {
    guard token.kind == .word else { return nil }
    let word = token.text
    advance()
    return word
  }

  /// Skips brackets with what stands in them, and gives it.
  mutating func balanced() -> [ObjectiveCToken]? {
    var open: [String] = []
    let first = position + 1
    repeat {
      switch token.kind {
      case .end: return nil
      case .symbol:
        switch token.text {
        case "(", "[", "{": open.append(token.text)
        case ")", "]", "}": if open.popLast() == nil { return nil }
        default: break
        }
      default: break
      }
      advance()
    } while !open.isEmpty
    return Array(tokens[first..<max(first, position - 1)])
  }
}

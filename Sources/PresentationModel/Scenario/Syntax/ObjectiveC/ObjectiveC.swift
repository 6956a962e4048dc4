/// Translates Objective-C into the Swift of today: classes, methods, statements, messages.
///
/// What it cannot translate stays in the text as a comment at its place, and is counted.
struct ObjectiveC {
  /// What became of a text.
  struct Translation {
    /// The Swift, with a line end behind each line.
    var swift: String
    /// The lines of the source with something that stays a comment.
    var untranslated: [Int]
    /// The messages of the hierarchy, in Swift, with their places.
    var calls: [(start: Int, end: Int, swift: String)]
  }

  /// A class, a category or a protocol of the file.
  struct Class {
    var name: String
    var superclass = ""
    var protocols: [String] = []
    var properties: [Property] = []
    /// The names of methods without arguments that answer something: `self.frame` is `frame()`.
    var getters: Set<String> = []
    /// The class methods that make one object for all (`dispatch_once`).
    var singletons: Set<String> = []
  }

  struct Property {
    var name: String
    var type: ObjectiveCType
    var isReadOnly = false
    var isOutlet = false
    var isStatic = false
    /// Whether an initialiser sets it to what is never nil.
    var isHeld = false
    /// Whether it may be nil in Swift.
    var isOptional: Bool { type.takesNil && (!isHeld || type.isWeak) }
  }

  /// How deep expressions, blocks and types may lie in one another.
  static let mostDepth = 60

  let tokens: [ObjectiveCToken]
  var position = 0
  var depth = 0
  private let bytes: [UInt8]
  private(set) var untranslated: [Int] = []
  var calls: [(start: Int, end: Int, swift: String)] = []
  /// `typedef void (^Done)(void)`: the types of blocks by name.
  var blocks: [String: String] = [:]
  /// The classes of the file by name, from all of their interfaces.
  var classes: [String: Class] = [:]
  /// The methods of the file's protocols that need not be there.
  var optionalMethods: Set<String> = []
  /// Those that must.
  var requiredMethods: Set<String> = []
  /// The class whose method is translated.
  var current: Class?
  /// What is known of the names of the method: parameters and variables.
  var names: [String: Name] = [:]
  /// How many blocks stand around: `self` is written there.
  var blockDepth = 0
  /// Whether a block around holds `self` weakly, and has not made it strong.
  var selfIsWeak = false
  /// The variables and properties that the statement unwraps before it runs.
  var unwraps: [String] = []
  var mayUnwrap = false
  var inMethod = false
  /// What the method assigns, and what of it becomes nil.
  var assigned: Set<String> = []
  var nilled: Set<String> = []
  /// The variables with a part that the method assigns: `frame.origin.y = 0`.
  var changed: Set<String> = []
  /// Whether the method answers something that may be nil.
  var answersNil = false
  /// Properties without a declaration in the file.
  var undeclared: [String: ObjectiveCType] = [:]
  /// Lazy properties and observers of the class, as lines.
  var lazies: [String: [String]] = [:]
  var observers: [String: [String]] = [:]
  /// Properties with a setter that does more than to assign, or with a getter of their own.
  var customSetters: Set<String> = []
  /// The bodies of getters and setters of the class's properties, the setters with the name of the new value.
  var getters: [String: [String]] = [:]
  var setters: [String: (value: String, body: [String])] = [:]
  /// `getter=isOpen`: the names of properties by those that they are declared with.
  var getterNames: [String: String] = [:]
  /// `@synthesize child = child_`: properties by the names of their variables.
  var synthesized: [String: String] = [:]
  /// What the file's methods and functions answer, by their selectors and names; nil for one that two classes have with
  /// different types.
  var answers: [String: ObjectiveCType?] = [:]
  /// The static variables of the class's methods, as lines.
  var statics: [String] = []
  /// Macros that make a weak `self`, and the name that it has then.
  var weakMacros: [String: String] = [:]
  /// Selectors that the file names by `@selector`.
  var asked: Set<String> = []
  /// The cases of the file's enumerations.
  var ownCases: [String: String] = [:]
  /// Whether a method with a body stands outside of a class.
  var looseHasMethod = false
  var lines: [String] = []

  /// What a name in a method is.
  struct Name {
    var type: ObjectiveCType
    var isOptional = false
    /// Another name for `self`.
    var isSelf = false
    /// A property that a condition has unwrapped.
    var isProperty = false
    /// `static NSInteger count`, which outlives the method: the variable of the class that stands for it.
    var ofClass: String?
  }

  init(_ bytes: [UInt8], from start: Int, to end: Int, line: Int = 1) {
    self.bytes = bytes
    tokens = ObjectiveCLexer.tokens(bytes, from: start, to: end, line: line)
  }

  /// The whole text in Swift.
  ///
  /// Complexity: proportional to the text; each statement is read at most twice for each block around it.
  static func translate(_ bytes: [UInt8], from start: Int, to end: Int, line: Int = 1) -> Translation {
    var translator = ObjectiveC(bytes, from: start, to: end, line: line)
    translator.collectDeclarations()
    translator.position = 0
    translator.file()
    var text = ""
    var wasEmpty = true
    for line in translator.lines where !(line.isEmpty && wasEmpty) {
      wasEmpty = line.isEmpty
      text += line + "\n"
    }
    while text.hasSuffix("\n\n") { text.removeLast() }
    translator.calls.sort { $0.start < $1.start }
    return Translation(swift: text, untranslated: translator.untranslated, calls: translator.calls)
  }

  // MARK: Tokens

  var token: ObjectiveCToken { tokens[position] }

  func peek(_ distance: Int) -> ObjectiveCToken { tokens[min(tokens.count - 1, position + distance)] }

  mutating func advance() { if position < tokens.count - 1 { position += 1 } }

  /// Takes a symbol where it stands here.
  mutating func takes(_ symbol: String) -> Bool {
    guard token.isSymbol(symbol) else { return false }
    advance()
    return true
  }

  /// The source of some tokens in one line.
  func source(_ range: Range<Int>) -> String {
    guard range.lowerBound < range.upperBound else { return "" }
    let whole = String(
      decoding: bytes[tokens[range.lowerBound].start..<tokens[range.upperBound - 1].end], as: UTF8.self)
    return whole.split { $0 == " " || $0 == "\n" || $0 == "\t" || $0 == "\r" || $0 == "\r\n" }.joined(separator: " ")
  }

  mutating func forget(untranslatedFrom count: Int) { untranslated.removeLast(untranslated.count - count) }

  mutating func untranslate(_ line: Int) { untranslated.append(line) }

  /// Tokens as they stand, line by line.
  func verbatim(_ range: Range<Int>) -> [String] {
    let text = String(decoding: bytes[tokens[range.lowerBound].start..<tokens[range.upperBound - 1].end], as: UTF8.self)
    return text.split(separator: "\n", omittingEmptySubsequences: false).map { String($0) }
  }

  /// Skips what cannot be read, to the end of the statement, and gives the comment that stands for it.
  mutating func leavesOut(from start: Int) -> [String] {
    position = start
    untranslated.append(token.line)
    var open = 0
    while token.kind != .end {
      if token.kind == .symbol {
        switch token.text {
        case "(", "[", "{": open += 1
        case ")", "]", "}":
          open -= 1
          if open < 0 {
            // A bracket that closes what stands around.
            if position == start { advance() }
            return ["// not translated: \(source(start..<position))"]
          }
          if open == 0, token.text == "}", !tokens[start].isWord("typedef"), !peek(1).isSymbol(";"),
            !peek(1).isSymbol(")"), !peek(1).isSymbol("]")
          {
            advance()
            return ["// not translated: \(source(start..<position))"]
          }
        case ";" where open == 0:
          advance()
          return ["// not translated: \(source(start..<position))"]
        default: break
        }
      } else if position > start, open == 0, token.beginsLine, token.kind == .directive || token.kind == .preprocessor {
        break
      }
      advance()
    }
    return ["// not translated: \(source(start..<max(position, start + 1)))"]
  }
}

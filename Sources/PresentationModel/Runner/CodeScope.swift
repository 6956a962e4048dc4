/// What a statement of Swift can call controllers: its own words for them, the names of its function, properties of its
/// instance, and what UIKit has on the way from there.
struct CodeScope {
  /// An expression that is a controller.
  struct Expression {
    /// With what unwraps it: `detail`, `navigationController?`.
    var text: String
    /// What it is declared as.
    var base: UIKitClass
  }

  let call: WrittenCall
  let program: Program
  let bytes: [UInt8]
  private let simulator: Simulator
  private let fields: [UInt64: Value]?
  /// What stands before a member of the instance: nothing, `self.`, `self?.`.
  let prefix: String
  /// The range of the function.
  private let function: SwiftFunction

  /// Nil for a statement that is no Swift.
  ///
  /// - Parameter fields: the stored properties whose values are known, where no run has kept them.
  init?(
    _ call: WrittenCall, _ program: Program, _ bytes: [UInt8], _ simulator: Simulator, fields: [UInt64: Value]? = nil
  ) {
    guard let row = call.function else { return nil }
    self.fields = fields
    (self.call, self.program, self.bytes, self.simulator) = (call, program, bytes, simulator)
    function = program.swift.functions[row]
    prefix = Self.prefix(function, call, bytes)
  }

  /// A closure names its instance; one that holds it weakly asks whether it is there.
  private static func prefix(_ function: SwiftFunction, _ call: WrittenCall, _ bytes: [UInt8]) -> String {
    guard function.kind == .closure else { return "" }
    if call.receiver.hasPrefix("self") {
      let head = Array(bytes[Int(call.head.start)..<Int(call.head.end)])
      return head.starts(with: Array("self?".utf8)) ? "self?." : "self."
    }
    let start = Int(function.range.start)
    let above = String(decoding: bytes[start..<max(start, Int(call.range.start))], as: UTF8.self)
    if let slot = function.selfSlot, function.slots[Int(slot.index)].hold == .weak {
      return above.hasText("let self") ? "self." : "self?."
    }
    return above.hasText("[self]") ? "" : "self."
  }

  // MARK: Controllers

  /// What answers call a controller.
  func name(_ x: ControllerID) -> String { simulator.hierarchy.name(of: x) }

  /// What a change writes for a controller: its name, or the one that is given to what the call makes; nil where there is
  /// no short way to it.
  func word(_ x: ControllerID) -> String? {
    if let own = naming(x) { return own.name }
    if let found = expression(x) { return found.text }
    // A block of the scenario's own names what outlines name.
    let name = simulator.hierarchy.name(of: x)
    let isOfTheFile = function.owner == nil && Int(x.index) < program.outline.names.count
    return isOfTheFile && (function.kind == .step || function.isBlock) && !name.isEmpty ? name : nil
  }

  /// How to call a controller; nil where there is no short way to it.
  func expression(_ x: ControllerID) -> Expression? {
    let hierarchy = simulator.hierarchy
    let own = UIKitClass(hierarchy.kind(of: x))
    if call.first == x, let word = argumentName { return Expression(text: word, base: own) }
    if call.target == x, !call.receiver.isEmpty, call.receiver != "self" {
      var text = String(decoding: bytes[Int(call.head.start)..<Int(call.head.end)], as: UTF8.self)
      while let last = text.last, last == "." || last.isWhitespace { text.removeLast() }
      return Expression(text: text, base: own)
    }
    if case .controller(x) = call.subject { return Expression(text: "self", base: own) }
    let name = hierarchy.name(of: x)
    if isLocal(name) { return Expression(text: name, base: own) }
    return path(to: x)
  }

  /// The shortest way from the instance to a controller, by its properties and UIKit's.
  private func path(to x: ControllerID) -> Expression? {
    var steps: [(value: Value, text: String, base: UIKitClass)] = []
    switch call.subject {
    case .controller(let me): steps = [(call.subject, "", UIKitClass(simulator.hierarchy.kind(of: me)))]
    case .object: steps = [(call.subject, "", .viewController)]
    default: return nil
    }
    var next = 0
    var seen: [Value] = [call.subject]
    while next < steps.count, next < 60 {
      let (value, text, base) = steps[next]
      if case .controller(x) = value, next > 0 { return Expression(text: text, base: base) }
      next += 1
      let depth = text.utf8.count { $0 == UInt8(ascii: ".") }
      if depth > 3 { continue }
      for (found, word, type) in neighbours(of: value, base, isSelf: text.isEmpty) where !seen.contains(found) {
        seen.append(found)
        steps.append((found, text.isEmpty ? prefix + word : "\(text).\(word)", type))
      }
    }
    return nil
  }

  private func neighbours(
    of value: Value, _ base: UIKitClass, isSelf: Bool
  ) -> [(Value, String, UIKitClass)] {
    var found: [(Value, String, UIKitClass)] = []
    if isSelf, let type = simulator.type(of: value), program.swift.classes.indices.contains(Int(type.index)) {
      for id in program.swift.classes[Int(type.index)].fields {
        let field = program.swift.fields[Int(id.index)]
        let kept =
          fields.map { known in FieldKey(id, of: value).flatMap { known[$0.packed] } ?? .none }
          ?? simulator.kept(id, of: value)
        switch kept {
        case .controller, .window:
          found.append(
            (kept, field.name + (field.isOptional && !field.isForced ? "?" : ""), field.base ?? .viewController))
        default: break
        }
      }
    }
    var copy = simulator
    func read(_ property: Property) -> Value? { try? copy.read(property, of: value, isLooking: true) }
    switch value {
    case .window:
      if let root = read(.rootViewController), case .controller = root {
        found.append((root, "rootViewController?", .viewController))
      }
    case .controller:
      var properties: [(Property, String, UIKitClass)] = [
        (.navigationController, "navigationController?", .navigationController),
        (.tabBarController, "tabBarController?", .tabBarController),
        (.splitViewController, "splitViewController?", .splitViewController),
        (.presentedViewController, "presentedViewController?", .viewController),
        (.presentingViewController, "presentingViewController?", .viewController),
        (.parent, "parent?", .viewController),
      ]
      if base.inherits(from: .navigationController) {
        properties.append((.topViewController, "topViewController?", .viewController))
      }
      if base.inherits(from: .tabBarController) {
        properties.append((.selectedViewController, "selectedViewController?", .viewController))
      }
      for (property, text, type) in properties {
        if let other = read(property), case .controller = other { found.append((other, text, type)) }
      }
      // What a presented one presents itself hides who else presents: nothing else is asked.
      if let view = read(.view), case .view = view, let window = try? copy.read(.window, of: view, isLooking: true),
        case .window = window
      {
        found.append((window, isSelf ? "view.window?" : "view?.window?", .viewController))
      }
    default: break
    }
    return found
  }

  /// A method of a delegate's in an extension, behind the class.
  func extending(_ owner: ClassID, _ conforms: String, _ method: String) -> TextEdit {
    let type = program.classes[Int(owner.index)].name
    let isNew = !declaration(of: type).hasText(conforms)
    var lexer = SwiftLexer(bytes, from: Int(outermost.end))
    var (depth, end) = (0, bytes.count)
    while depth >= 0 {
      let token = lexer.next()
      if token.kind == .endOfFile { break }
      if token.kind == .leftBrace { depth += 1 }
      if token.kind == .rightBrace { depth -= 1 }
      end = token.end
    }
    return .insert(
      "\n\nextension \(type)\(isNew ? ": \(conforms)" : "") {\n    \(method)\n}", at: Int32(truncatingIfNeeded: end))
  }

  /// What a class says it conforms to, in its declaration and in its extensions.
  private func declaration(of type: String) -> String {
    let whole = "\n" + String(decoding: bytes, as: UTF8.self)
    return ["class", "extension"].map { word in
      whole.parts(between: "\(word) \(type)").dropFirst().map { $0.prefix { $0 != "{" } }.joined()
    }.joined()
  }

  // MARK: Words

  /// The name that is the first argument; nil for an expression of more than a name.
  var argumentName: String? {
    guard let argument = call.arguments.first else { return nil }
    let word = String(decoding: bytes[Int(argument.range.start)..<Int(argument.range.end)], as: UTF8.self)
    let parts = word.utf8.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
    let isPath = parts.allSatisfy { !$0.isEmpty && $0.allSatisfy { Lexer.isNameByte($0) } }
    return isPath && !(word.utf8.first.map { $0 >= 0x30 && $0 <= 0x39 } ?? true) ? word : nil
  }

  /// A name for an argument that is made in the call, and the changes that give it one: `let detail = …` before it.
  func naming(_ x: ControllerID) -> (name: String, edits: [TextEdit], code: String)? {
    guard call.first == x, argumentName == nil, let argument = call.arguments.first else { return nil }
    let made = String(decoding: bytes[Int(argument.range.start)..<Int(argument.range.end)], as: UTF8.self)
    guard made.hasSuffix(")"), !made.utf8.contains(10) else { return nil }
    var name = simulator.hierarchy.name(of: x)
    while let last = name.last, last.isNumber { name.removeLast() }
    guard let first = name.utf8.first, Lexer.isNameByte(first), first >= 0x61 || first == 0x5F,
      name.utf8.allSatisfy({ Lexer.isNameByte($0) }), !["self", "super", "default", "import"].contains(name),
      !mentions(name)
    else { return nil }
    let code = "let \(name) = \(made)"
    return (
      name,
      [.insert(code + "; ", at: call.range.start), TextEdit(range: argument.range, text: name)], code
    )
  }

  /// Whether the function, or an instance of its class, has a name already.
  private func mentions(_ name: String) -> Bool {
    if members.contains(name) { return true }
    return words(in: outermost).contains { $0.text == name }
  }

  /// Whether a name is a variable that is there at the statement.
  func isLocal(_ name: String) -> Bool {
    guard !name.isEmpty else { return false }
    let text = outermost
    let before = words(in: ByteRange(text.start, call.range.start))
    for (row, word) in before.enumerated() where word.text == name && row > 0 {
      guard before[row - 1].text == "let" || before[row - 1].text == "var" else { continue }
      // What a condition binds is there in the block behind it.
      let binds = firstWord(ofLineAt: Int(word.range.start)).map { $0 == "if" || $0 == "while" } ?? false
      guard let depth = CallScan.depth(bytes, from: Int(word.range.end), to: Int(call.range.start)) else { continue }
      if depth >= (binds ? 1 : 0) { return true }
    }
    return false
  }

  private func firstWord(ofLineAt place: Int) -> String? {
    var start = place
    while start > 0, bytes[start - 1] != 10 { start -= 1 }
    return words(in: ByteRange(Int32(start), Int32(place))).first { $0.text != "else" }?.text
  }

  private static let heads = ["class", "struct", "func", "init", "var", "let"]

  /// The function with the ones round it.
  private var outermost: ByteRange {
    var found = function.range
    for other in program.swift.functions
    where other.range.start <= found.start && other.range.end >= found.end && other.kind != .step
      // The initialiser that a class has by itself stands where the class does.
      && Self.words(bytes, in: other.range).first(where: { Self.heads.contains($0) }) != "class"
    {
      found = other.range
    }
    return found
  }

  private func words(in range: ByteRange) -> [(text: String, range: ByteRange)] { Self.wordRanges(bytes, range) }

  private static func wordRanges(_ bytes: [UInt8], _ range: ByteRange) -> [(text: String, range: ByteRange)] {
    var lexer = SwiftLexer(bytes, from: Int(range.start))
    lexer.end = Int(range.end)
    var found: [(text: String, range: ByteRange)] = []
    while true {
      let token = lexer.next()
      if token.kind == .endOfFile { return found }
      guard token.kind == .word else { continue }
      found.append(
        (
          String(decoding: bytes[token.start..<token.end], as: UTF8.self),
          ByteRange(Int32(token.start), Int32(token.end))
        ))
    }
  }

  static func words(_ bytes: [UInt8], in range: ByteRange) -> [String] {
    Self.wordRanges(bytes, range).map { $0.text }
  }

  /// The words without labels, and without what stands behind a dot.
  static func names(_ bytes: [UInt8], in range: ByteRange) -> [String] {
    wordRanges(bytes, range).filter { word in
      let (start, end) = (Int(word.range.start), Int(word.range.end))
      let isLabel = end < bytes.count && bytes[end] == UInt8(ascii: ":")
      return !isLabel && (start == 0 || bytes[start - 1] != UInt8(ascii: "."))
    }.map { $0.text }
  }

  /// The names that the class of the instance and its superclasses have in the file.
  private var members: Set<String> {
    guard let owner = function.owner, program.swift.classes.indices.contains(Int(owner.index)) else { return [] }
    let type = program.swift.classes[Int(owner.index)]
    var names = Set(type.fields.map { program.swift.fields[Int($0.index)].name })
    for method in type.methods {
      let selector = program.swift.selectors[Int(method.selector.index)]
      let whole = selector.split(separator: "(").first ?? ""
      names.insert(String(whole.split(separator: " ").last ?? whole))
    }
    return names
  }

  /// A statement as a closure that is kept has it: with `self` before what belongs to the instance; nil where the
  /// instance may be gone there.
  func explicit(_ text: String) -> String? {
    if prefix == "self?." { return nil }
    let code = Array(text.utf8)
    var lexer = SwiftLexer(code, from: 0)
    var result: [UInt8] = []
    var end = 0
    var isMember = false
    var previous: SwiftToken.Kind?
    var pending: SwiftToken? = lexer.next()
    let own = members
    while let token = pending, token.kind != .endOfFile {
      let next = lexer.next()
      isMember = previous == .dot
      if token.kind == .word, !isMember, next.kind != .colon || previous == .colon {
        let word = String(decoding: code[token.start..<token.end], as: UTF8.self)
        let isUIKits =
          PropertyLookup.find(named: word, on: base) != nil || next.kind == .leftParen && Self.verbs.contains(word)
        if own.contains(word) || isUIKits, !isLocal(word), !isParameter(word) {
          result += code[end..<token.start] + Array("self.".utf8)
          end = token.start
        }
      }
      previous = token.kind
      pending = next
    }
    return String(decoding: result + code[end...], as: UTF8.self)
  }

  private static let verbs: Set<String> = [
    "present", "dismiss", "show", "showDetailViewController", "performSegue", "addChild", "pushViewController",
    "popViewController", "popToRootViewController", "setViewControllers",
  ]

  private func isParameter(_ name: String) -> Bool {
    program.swift.functions.contains { other in
      other.range.start <= call.range.start && call.range.end <= other.range.end
        && other.parameters.contains { other.slots[Int($0.index)].name == name }
    }
  }

  /// What UIKit has of the instance.
  private var base: UIKitClass {
    if case .controller(let me) = call.subject { return UIKitClass(simulator.hierarchy.kind(of: me)) }
    return .object
  }

  static func shortName(_ function: SwiftFunction) -> String {
    let whole = function.name.split(separator: "(").first ?? ""
    return String(whole.split(separator: ".").last ?? whole)
  }
}

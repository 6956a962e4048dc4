/// A statement with a call of UIKit's as it is written, of the scenario's own lines and of Swift alike: what tools ask,
/// and the places at which they change it.
struct WrittenCall: Sendable {
  /// The whole statement.
  let range: ByteRange
  let line: Int
  /// What is called.
  let method: Method
  /// The receiver as written, without what unwraps it; empty where it is left out.
  let receiver: String
  /// The receiver with what unwraps it and the dot; empty, before the method's name, where it is left out.
  let head: ByteRange
  /// The name of the method; nil where the text does not have it: an assignment, a segue.
  let name: ByteRange?
  /// What stands in the brackets.
  var arguments: [(label: String, range: ByteRange)] = []
  /// Where the brackets end.
  let end: Int32
  /// Whether a closure runs when the transition has ended.
  var hasCompletion = false
  /// The function of Swift in which it stands; nil for the scenario's own statements.
  let function: Int?
  /// The instance whose code it is.
  var subject = Value.none
  /// The controller on which it is called, and the one that it is given, as far as they are known.
  var target: ControllerID?
  var first: ControllerID?

  /// Whether it is Swift.
  var isCode: Bool { function != nil }

  /// A statement of the scenario language.
  init(_ instruction: Instruction, _ bytes: [UInt8]) {
    var method = Method.present
    var written = ""
    if case .call(let call) = instruction.kind {
      (method, written) = (call.method, call.receiver.text)
      (target, first) = (Self.controller(.path(call.receiver)), Self.controller(call.arguments.first ?? nil))
      hasCompletion = call.completion != nil
    }
    let scan = CallScan(bytes, instruction.range, MethodInfo.of(method).name, written)
    (range, line, self.method, receiver) = (instruction.range, instruction.line, method, written)
    (head, name, arguments, function) = (scan.head, scan.name, scan.arguments, nil)
    end = instruction.range.end
  }

  /// One of Swift; nil for one that the text does not have in so many words.
  init?(_ call: UIKitCall, _ instruction: SwiftInstruction, in function: Int, _ bytes: [UInt8]) {
    let scan = CallScan(bytes, instruction.range, call.info.name, call.receiverText)
    guard scan.name != nil else { return nil }
    (range, line, method, receiver) = (instruction.range, instruction.line, call.method, scan.receiver)
    (head, name, arguments, end) = (scan.head, scan.name, scan.arguments, scan.end)
    if let completion = call.completion, case .slot = completion { hasCompletion = true }
    self.function = function
  }

  /// A statement of Swift without such a call.
  private init(_ instruction: SwiftInstruction, in function: Int) {
    (range, line, method, receiver) = (instruction.range, instruction.line, .present, "")
    (head, name) = (ByteRange(instruction.range.start, instruction.range.start), nil)
    (end, self.function) = (instruction.range.end, function)
  }

  private static func controller(_ expression: Expression?) -> ControllerID? {
    switch expression {
    case .value(.controller(let x))?: return x
    case .path(let path)? where path.components.isEmpty:
      if case .value(.controller(let x)) = path.root { return x }
      return nil
    default: return nil
    }
  }

  /// The statement at a place; of several calls in it the one that starts a transition.
  static func at(_ range: ByteRange, in program: Program, _ bytes: [UInt8]) -> WrittenCall? {
    for body in program.bodies {
      for instruction in body.instructions where instruction.range == range { return WrittenCall(instruction, bytes) }
    }
    return inCode(program, bytes) { $0.range == range }
  }

  /// The first statement on a line.
  static func on(_ line: Int, in program: Program, _ bytes: [UInt8]) -> WrittenCall? {
    for body in program.bodies {
      for instruction in body.instructions where instruction.line == line { return WrittenCall(instruction, bytes) }
    }
    return inCode(program, bytes) { $0.line == line }
  }

  private static func inCode(
    _ program: Program, _ bytes: [UInt8], _ isWanted: (SwiftInstruction) -> Bool
  ) -> WrittenCall? {
    var other: WrittenCall?
    for (row, function) in program.swift.functions.enumerated() {
      for instruction in function.instructions where isWanted(instruction) && instruction.range.end <= bytes.count {
        if case .uikit(let call) = instruction.kind,
          let found = WrittenCall(call, instruction, in: row, bytes)
        {
          if call.info.startsTransition { return found }
          other = other ?? found
        } else if case .assign = instruction.kind {
          other = other ?? WrittenCall(instruction, in: row)
        }
      }
    }
    return other
  }

  /// All calls of a method, in the order of the file.
  static func all(of method: Method, in program: Program, _ bytes: [UInt8]) -> [WrittenCall] {
    var found: [WrittenCall] = []
    for body in program.bodies {
      for instruction in body.instructions {
        if case .call(let call) = instruction.kind, call.method == method {
          found.append(WrittenCall(instruction, bytes))
        }
      }
    }
    for (row, function) in program.swift.functions.enumerated() {
      for instruction in function.instructions where instruction.range.end <= bytes.count {
        if case .uikit(let call) = instruction.kind, call.method == method,
          let written = WrittenCall(call, instruction, in: row, bytes)
        {
          found.append(written)
        }
      }
    }
    return found
  }

  /// The calls of the same block that stand before it, the nearest first.
  func earlier(in program: Program, _ bytes: [UInt8]) -> [WrittenCall] {
    guard let function else {
      for body in program.bodies {
        guard let row = body.instructions.firstIndex(where: { $0.range == range }) else { continue }
        return body.instructions[..<row].reversed().filter { if case .call = $0.kind { true } else { false } }.map {
          WrittenCall($0, bytes)
        }
      }
      return []
    }
    var found: [WrittenCall] = []
    for instruction in program.swift.functions[function].instructions where instruction.range.end <= range.start {
      guard case .uikit(let call) = instruction.kind, found.last?.range != instruction.range,
        var written = WrittenCall(call, instruction, in: function, bytes),
        CallScan.depth(bytes, from: Int(instruction.range.end), to: Int(range.start)) == 0
      else { continue }
      written.subject = subject
      found.append(written)
    }
    return found.reversed()
  }
}

/// The parts of a call in the text.
struct CallScan {
  var head: ByteRange
  var name: ByteRange?
  var receiver = ""
  var arguments: [(label: String, range: ByteRange)] = []
  var end: Int32

  /// Finds the name of a method, with its brackets, on a receiver that is written so.
  init(_ bytes: [UInt8], _ range: ByteRange, _ method: String, _ written: String) {
    (head, end) = (ByteRange(range.start, range.start), range.end)
    guard range.start >= 0, Int(range.end) <= bytes.count else { return }
    var lexer = SwiftLexer(bytes, from: Int(range.start))
    lexer.end = Int(range.end)
    var tokens: [SwiftToken] = []
    while true {
      let token = lexer.next()
      if token.kind == .endOfFile { break }
      tokens.append(token)
    }
    func text(_ token: SwiftToken) -> String { String(decoding: bytes[token.start..<token.end], as: UTF8.self) }
    for row in tokens.indices.dropLast()
    where tokens[row].kind == .word && tokens[row + 1].kind == .leftParen && text(tokens[row]) == method {
      // The chain of names before it is the receiver.
      var first = row
      var depth = 0
      while first > 0 {
        let token = tokens[first - 1]
        let isOpen = token.kind == .leftParen || token.kind == .leftBracket
        let isClosed = token.kind == .rightParen || token.kind == .rightBracket
        if isClosed { depth += 1 }
        if isOpen { depth -= 1 }
        if depth < 0 { break }
        let isUnwrapping = token.kind == .sign && (text(token) == "?" || text(token) == "!") && token.isLeftBound
        let isName = token.kind == .word && tokens[first].kind != .word
        guard depth > 0 || isOpen || isUnwrapping || token.kind == .dot || isName else { break }
        if depth == 0, isName, ["return", "try", "await"].contains(text(token)) { break }
        first -= 1
      }
      name = ByteRange(Int32(tokens[row].start), Int32(tokens[row].end))
      head = ByteRange(Int32(tokens[first].start), Int32(tokens[row].start))
      var whole = String(decoding: bytes[tokens[first].start..<tokens[row].start], as: UTF8.self)
      while let last = whole.utf8.last, last != UInt8(ascii: ")"), !Lexer.isNameByte(last) { whole.removeLast() }
      receiver = whole
      readArguments(tokens, from: row + 1, text)
      return
    }
  }

  private mutating func readArguments(_ tokens: [SwiftToken], from open: Int, _ text: (SwiftToken) -> String) {
    var depth = 0
    var start = open + 1
    var label = ""
    for row in open..<tokens.count {
      switch tokens[row].kind {
      case .leftParen, .leftBracket, .leftBrace: depth += 1
      case .rightParen, .rightBracket, .rightBrace: depth -= 1
      default: break
      }
      let isOver = depth == 0
      if depth == 1, row == start, tokens[row].kind == .word, row + 1 < tokens.count, tokens[row + 1].kind == .colon {
        label = text(tokens[row])
        start = row + 2
      }
      if isOver || depth == 1 && tokens[row].kind == .comma {
        if row > start {
          arguments.append((label, ByteRange(Int32(tokens[start].start), Int32(tokens[row - 1].end))))
        }
        (start, label) = (row + 1, "")
      }
      if isOver {
        end = Int32(tokens[row].end)
        return
      }
    }
  }

  /// How many blocks deeper a place is than one before it; nil where the block of that has ended.
  static func depth(_ bytes: [UInt8], from: Int, to: Int) -> Int? {
    guard from <= to else { return nil }
    var lexer = SwiftLexer(bytes, from: from)
    lexer.end = to
    var depth = 0
    while true {
      switch lexer.next().kind {
      case .endOfFile: return depth
      case .leftBrace: depth += 1
      case .rightBrace:
        depth -= 1
        if depth < 0 { return nil }
      default: break
      }
    }
  }
}

/// A call that a callback makes too early, moved into viewDidAppear.
extension Alternatives {
  /// The statement and those right before it that make what it names, in the class's viewDidAppear: behind what that does,
  /// or in one of its own.
  func movedToViewDidAppear(_ call: WrittenCall) -> [Way] {
    guard let row = call.function, case let function = program.swift.functions[row],
      ["viewDidLoad", "viewWillAppear", "loadView", "viewIsAppearing"].contains(CodeScope.shortName(function)),
      function.kind == .method, let owner = function.owner,
      case let moved = lines(with: call, of: function), !moved.isEmpty
    else { return [] }
    let indentation = self.indentation(of: Int(function.range.start))
    let inner = self.indentation(of: Int(moved[0].start))
    let code = moved.map { text($0) }.joined(separator: "\n\(inner)")
    let target = program.swift.functions.first {
      $0.owner == owner && $0.kind == .method && CodeScope.shortName($0) == "viewDidAppear"
    }
    let insertion: TextEdit
    if let target {
      guard bytes[Int(target.range.end) - 1] == UInt8(ascii: "}") else { return [] }
      var place = Int(target.range.end) - 1
      while place > 0, bytes[place - 1] == UInt8(ascii: " ") { place -= 1 }
      let isOwnLine = bytes[place - 1] == 10
      insertion = .insert(isOwnLine ? "\(inner)\(code)\n" : "; \(code) ", at: Int32(place))
    } else {
      let step = inner.hasPrefix(indentation) ? inner : indentation + "    "
      insertion = .insert(
        "\n\n\(indentation)override func viewDidAppear(_ animated: Bool) {\n\(step)super.viewDidAppear(animated)\n"
          + "\(step)\(code)\n\(indentation)}", at: function.range.end)
    }
    let first = program.swift.lineText(line(of: moved[0]))
    let place = moved.count == 1 ? "on \(first)" : "\(first) to \(line(of: moved[moved.count - 1]))"
    return [
      Way(
        purpose: "to show it once its presenter is there",
        code: "the same in viewDidAppear instead of \(CodeScope.shortName(function))", line: nil,
        edits: moved.map { TextEdit(range: $0, text: "") } + [insertion],
        place: "in \(CodeScope.shortName(function)), \(place)")
    ]
  }

  /// The call, with the statements above it that only make or change what it names; none where the rest of the function
  /// needs them, or they need what stays.
  private func lines(with call: WrittenCall, of function: SwiftFunction) -> [ByteRange] {
    var statements: [ByteRange] = []
    for instruction in function.instructions where instruction.beginsStatement {
      if statements.last != instruction.range { statements.append(instruction.range) }
    }
    guard let row = statements.firstIndex(of: call.range),
      let open = bytes[Int(function.range.start)...].firstIndex(of: UInt8(ascii: "{")),
      CallScan.depth(bytes, from: open + 1, to: Int(call.range.start)) == 0
    else { return [] }
    let locals = Set(function.slots[..<function.firstTemporary].map { $0.name }).subtracting(["", "self"])
    func names(_ range: ByteRange) -> Set<String> { locals.intersection(CodeScope.words(bytes, in: range)) }
    var moved = [call.range]
    var needed = names(call.range)
    for range in statements[..<row].reversed() {
      let own = names(range)
      if own.isEmpty || own.isDisjoint(with: needed) { continue }
      guard CodeScope.words(bytes, in: range).first.map({ $0 == "let" || $0 == "var" || own.contains($0) }) ?? false,
        range.end <= moved[0].start
      else { return [] }
      needed.formUnion(own)
      moved.insert(range, at: 0)
    }
    let rest = statements.filter { !moved.contains($0) }
    let isAlone = rest.allSatisfy { range in
      moved.contains { $0.start <= range.start && range.end <= $0.end } || names(range).isDisjoint(with: needed)
    }
    let parameters = Set(function.parameters.map { function.slots[Int($0.index)].name })
    return isAlone && needed.isDisjoint(with: parameters) ? moved : []
  }

  private func line(of range: ByteRange) -> Int { bytes[..<Int(range.start)].count { $0 == 10 } + 1 }

  private func indentation(of place: Int) -> String {
    var start = place
    while start > 0, bytes[start - 1] != 10 { start -= 1 }
    return String(decoding: bytes[start...].prefix { $0 == UInt8(ascii: " ") || $0 == 9 }, as: UTF8.self)
  }
}

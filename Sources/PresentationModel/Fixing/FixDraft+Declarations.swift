/// What a fix writes into classes, outlines and comments.
extension FixDraft {
  // MARK: Classes

  mutating func setDefault(_ id: ClassID, _ property: Property, _ value: Value) -> Bool {
    guard
      let statement = words.text(
        .assign(
          Path(root: .value(.none), components: [], finalUnwrap: .plain, text: "self"), property, .value(value)),
        insteadOf: nil)
    else { return false }
    return addMember(String(statement.dropFirst("self.".count)), toClass: program.classes[Int(id.index)].name)
  }

  /// A line of its own in the body of a class.
  private mutating func addMember(_ line: String, toClass name: String) -> Bool {
    guard let head = head(ofClass: name) else { return false }
    var next = head
    while next < source.count, source[next] == UInt8(ascii: " ") { next += 1 }
    let isOnOneLine = next < source.count && source[next] != UInt8(ascii: "\n")
    let isEmpty = next < source.count && source[next] == UInt8(ascii: "}")
    let text = !isOnOneLine ? "\n  \(line)" : isEmpty ? " \(line)" : " \(line);"
    edits.append(TextEdit(range: ByteRange(Int32(head), Int32(head)), text: text))
    return true
  }

  /// The place behind the `{` of a class.
  private func head(ofClass name: String) -> Int? {
    let words = Array("class \(name)".utf8)
    var line = 0
    while line < source.count {
      let end = source[line...].firstIndex(of: UInt8(ascii: "\n")) ?? source.count
      if source[line..<end].starts(with: words), line + words.count < end, !Lexer.isNameByte(source[line + words.count])
      {
        return source[line..<end].firstIndex(of: UInt8(ascii: "{")).map { $0 + 1 }
      }
      line = end + 1
    }
    return nil
  }

  /// A new class above the window, and an object of it as the delegate of a presentation controller.
  mutating func give(
    _ x: ControllerID, _ name: String, _ conformance: String, _ member: String, before site: LintSite
  ) -> Bool {
    guard let range = range(of: site), let child = self.name(of: x), declare(name, conformance, member) else {
      return false
    }
    insert("\(child).presentationController?.delegate = \(name)", before: whole(range))
    return true
  }

  /// A new class above the window.
  private mutating func declare(_ name: String, _ conformance: String, _ member: String) -> Bool {
    guard !program.classes.contains(where: { $0.name == name }) else { return false }
    var place = 0
    let window = Array("window".utf8)
    while place < source.count, !source[place...].starts(with: window) {
      place = (source[place...].firstIndex(of: UInt8(ascii: "\n")) ?? source.count) + 1
    }
    guard place < source.count else { return false }
    let above = Int32(aboveComments(place))
    edits.append(TextEdit(range: ByteRange(above, above), text: "class \(name): \(conformance) { \(member) }\n\n"))
    return true
  }

  // MARK: Split view controllers

  /// A method of the delegate of a split view controller: of the one that it has, or of a new one.
  mutating func answer(_ value: Value, to callback: Callback, for split: ControllerID) -> Bool {
    guard let name = name(of: split), let text = words.text(value) else { return false }
    let member = "\(callback.info.signature) = \(text)"
    switch delegate(of: split) {
    case .none:
      guard declare("ShowsThePrimary", "UISplitViewControllerDelegate", member) else { return false }
      return insertAboveSteps("on \(name).viewDidLoad { \(name).delegate = ShowsThePrimary }")
    case .some(let id?): return addMember(member, toClass: program.classes[Int(id.index)].name)
    case .some(nil): return false
    }
  }

  /// The class of the delegate that the file gives a controller; nil where it gives none, `.some(nil)` where that is not
  /// to be seen.
  private func delegate(of x: ControllerID) -> ClassID?? {
    var given: [Expression] = []
    for instruction in program.setup + program.bodies.flatMap({ $0.instructions }) {
      guard case .assign(let path, .delegate, let value) = instruction.kind, path.components.isEmpty else { continue }
      switch path.root {
      case .value(.controller(x)): given.append(value)
      case .value: break
      default: return .some(nil)
      }
    }
    var type: ClassID? = program.outline.classes[Int(x.index)]
    while let current = type {
      let info = program.classes[Int(current.index)]
      given += info.defaults.filter { $0.property == .delegate }.map { $0.value }
      type = info.superclass
    }
    guard given.count < 2, let value = given.first else { return given.isEmpty ? .none : .some(nil) }
    switch value {
    case .value(.object(let object)): return .some(program.objects[Int(object.index)].objectClass)
    case .value(.classReference(let id)), .make(let id, _): return .some(id)
    case .value(.controller(let other)): return .some(program.outline.classes[Int(other.index)])
    default: return .some(nil)
    }
  }

  // MARK: Outlines

  /// Takes the lines of a controller and of what stands below it out of its outline: they become an outline of their own.
  mutating func detach(_ x: ControllerID) -> Bool {
    let first = layout.lineStart(Int(program.outline.offsets[Int(x.index)]))
    let depth = indentation(first)
    var (end, isBelow) = (first, true)
    // To the end of the whole outline: who stands between would have another place in the order of the file.
    while isBelow, end < source.count {
      end = source[end...].firstIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? source.count
      isBelow = end < source.count && indentation(end) > depth
    }
    guard depth > 0, end >= source.count || indentation(end) == 0 else { return false }
    var text = "\n"
    var line = first
    while line < end {
      let next = source[line..<end].firstIndex(of: UInt8(ascii: "\n")) ?? end
      text += String(decoding: source[(line + depth)..<next].filter { $0 != 13 }, as: UTF8.self) + "\n"
      line = next + 1
    }
    edits.append(TextEdit(range: ByteRange(Int32(first), Int32(end)), text: text))
    return true
  }

  /// The spaces at the beginning of a line; none of an empty one.
  private func indentation(_ line: Int) -> Int {
    let count = source[line...].prefix { $0 == UInt8(ascii: " ") }.count
    let next = line + count
    return next < source.count && source[next] != UInt8(ascii: "\n") && source[next] != 13 ? count : 0
  }

  // MARK: Comments

  mutating func dropIgnore(_ row: Int) -> Bool {
    let range = program.ignores[row].range
    guard isInTheFile(range) else { return false }
    let line = layout.lineStart(Int(range.start))
    let end = source[Int(range.end)...].firstIndex(of: UInt8(ascii: "\n")) ?? source.count
    let isAlone =
      program.ignores.count { $0.range.start >= Int32(line) && $0.range.start < Int32(end) } == 1
    guard isAlone else { return false }
    // The comment that has it.
    var start = Int(range.start)
    while start > line + 1, source[start - 1] != UInt8(ascii: "/") || source[start - 2] != UInt8(ascii: "/") {
      start -= 1
    }
    guard start > line + 1 else { return false }
    edits.append(layout.removal(of: ByteRange(Int32(start - 2), Int32(end))))
    return true
  }

  /// The name of a controller of an outline.
  func name(of x: ControllerID) -> String? {
    let names = program.outline.names
    return names.indices.contains(Int(x.index)) && !names[Int(x.index)].isEmpty ? names[Int(x.index)] : nil
  }
}

/// Views that code makes: which one a value is, and the text of a text field, whoever names it.
extension Simulator {
  /// `UIButton()`: nothing is known of it but which one it is.
  mutating func identified(_ value: Value) -> Value {
    guard case .opaque(let text) = value, text.view == 0, makesView(program.swift.texts[Int(text.index)]) else {
      return value
    }
    return .opaque(newView(text))
  }

  private mutating func newView(_ text: TextID, isMade: Bool = true) -> TextID {
    let word = program.swift.texts[Int(text.index)]
    var view = SwiftState.MadeView(isMade: isMade)
    if word.hasPrefix("UITextField(") || word.hasPrefix("UITextView(") { view.text = .string("") }
    swift.views.append(view)
    return TextID(text.index, view: Int32(truncatingIfNeeded: swift.views.count))
  }

  /// Whether an expression is nothing but the call that makes one of UIKit's views or recognisers.
  private func makesView(_ text: String) -> Bool {
    guard text.hasPrefix("UI"), text.hasSuffix(")"), let end = text.utf8.firstIndex(of: UInt8(ascii: "(")) else {
      return false
    }
    let word = text[..<end]
    guard word.allSatisfy({ $0.isLetter }), let base = SystemInterface.base(of: String(word)),
      base.inherits(from: .view) || base.inherits(from: .gestureRecognizer)
    else { return false }
    // `UIButton().superview(of: x)` ends in another call.
    var depth = 0
    for byte in text[end...].utf8.dropLast() {
      if byte == UInt8(ascii: "(") { depth += 1 }
      if byte == UInt8(ascii: ")") { depth -= 1 }
      if depth == 0 { return false }
    }
    return true
  }

  /// An outlet that the storyboard sets is a view of its own, and so is a text field that a property holds.
  mutating func outlet(_ value: Value, in id: FieldID, of owner: Value) -> Value {
    let field = program.swift.fields[Int(id.index)]
    guard case .opaque(let text) = value, text.view == 0,
      field.isOutlet && program.swift.texts[Int(text.index)] == field.name || field.text != nil
    else { return value }
    let view = Value.opaque(newView(text, isMade: false))
    keep(view, in: id, of: owner)
    return view
  }

  /// Whether two values are one view; nil where presim does not know it of one of them.
  static func comparesViews(_ sign: BinaryOperator, _ left: Value, _ right: Value) -> Bool? {
    if case .opaque(let one) = left.isNil ? right : left, one.view > 0, left.isNil || right.isNil {
      return sign == .equal || sign == .identical ? false : sign == .notEqual || sign == .notIdentical ? true : nil
    }
    guard case .opaque(let one) = left, case .opaque(let other) = right, one.view > 0, other.view > 0 else {
      return nil
    }
    switch sign {
    case .equal, .identical: return one.view == other.view
    case .notEqual, .notIdentical: return one.view != other.view
    default: return nil
    }
  }

  /// What a list answers of a view, where presim knows which one each of its elements is.
  static func asked(_ operation: SwiftListOperation, _ elements: [Value], view: Value) -> Value? {
    var rows: [Int64] = []
    for (row, element) in elements.enumerated() {
      guard let isIt = comparesViews(.equal, element, view) else { return nil }
      if isIt { rows.append(Int64(row)) }
    }
    switch operation {
    case .contains: return .bool(!rows.isEmpty)
    case .firstIndex: return rows.first.map { .int($0) } ?? Value.none
    case .lastIndex: return rows.last.map { .int($0) } ?? Value.none
    default: return nil
    }
  }

  // MARK: Texts of text fields

  /// A text field that a property holds has its text there.
  mutating func register(_ value: Value, in id: FieldID, of owner: Value) {
    guard let text = program.swift.fields[Int(id.index)].text, case .opaque(let view) = value, view.view > 0,
      case let row = Int(view.view) - 1, swift.views[row].place == nil
    else { return }
    var made = swift.views[row]
    let typed = made.text
    made.place = (text, instance(owner))
    swift.views[row] = made
    if let typed, typed != .string("") { keep(typed, in: text, of: owner) }
  }

  /// What stands in a text field; nil where a value is none that presim knows.
  func text(of field: Value) -> Value? {
    guard case .opaque(let view) = field, view.view > 0 else { return nil }
    let known = swift.views[Int(view.view) - 1]
    guard let (text, owner) = known.place else { return known.text }
    let found = kept(text, of: owner)
    return found.isNil ? .string("") : found
  }

  private mutating func setText(of field: Value, to value: Value) {
    guard case .opaque(let view) = field, view.view > 0 else { return }
    var made = swift.views[Int(view.view) - 1]
    if let (text, owner) = made.place { return keep(value, in: text, of: owner) }
    guard made.text != nil else { return }
    made.text = value.isNil ? .string("") : value
    swift.views[Int(view.view) - 1] = made
  }

  // MARK: Other members

  /// What a view has as its `tag`, its `isHidden`: what code has assigned, and of a view that it has made what UIKit says.
  mutating func member(_ id: FieldID, of owner: Value, _ instruction: SwiftInstruction, _ a: Int32) -> Value {
    if owner.isNil { return .none }
    if let text = instruction.text, program.swift.given(text, at: script.step) != nil { return opaque(instruction, a) }
    let field = program.swift.fields[Int(id.index)]
    // An action is known by its sender.
    if field.name == "sender", case .opaque(let view) = owner, view.view > 0 { return owner }
    var found: Value?
    switch owner {
    case .opaque(let view) where view.view > 0:
      let known = swift.views[Int(view.view) - 1]
      // An activity indicator hides when it stops.
      let hides =
        field.name == "isHidden" && program.swift.texts[Int(view.index)].hasPrefix("UIActivityIndicatorView(")
      found = known.members[id] ?? (known.isMade && !hides ? field.standard : nil)
    case .object: found = FieldKey(id, of: instance(owner)).flatMap { swift.fields[$0] } ?? field.standard
    default: break
    }
    guard let found else { return opaque(instruction, a) }
    return alive(found, field.hold, named: field.name, a)
  }

  /// The field that stands for a property of UIKit's that views have.
  func fieldOfViews(_ word: String) -> FieldID? {
    program.swift.fields.firstIndex { $0.isOfViews && $0.name == word }.map { FieldID(Int32($0)) }
  }

  /// A page control shows one of the pages that it has.
  private mutating func pinPage(_ row: Int) {
    guard let current = fieldOfViews("currentPage"), case .int(let page)? = swift.views[row].members[current] else {
      return
    }
    let number = fieldOfViews("numberOfPages").flatMap { swift.views[row].members[$0] }
    switch number {
    case .int(let count)?: swift.views[row].members[current] = .int(max(0, min(page, count - 1)))
    // How many a storyboard gives it nobody knows.
    case nil where !swift.views[row].isMade: break
    case nil: swift.views[row].members[current] = .int(0)
    default: break
    }
  }

  /// Assigns a member of a view. In a step that types, the field has to be one that presim knows.
  mutating func setMember(_ id: FieldID, of owner: Value, to value: Value, _ instruction: SwiftInstruction, _ a: Int32)
  {
    if id == program.swift.textOfAny { return setText(of: owner, to: value) }
    switch owner {
    case .opaque(let view) where view.view > 0:
      let row = Int(view.view) - 1
      if program.swift.fields[Int(id.index)].hold == .strong {
        hold(value, insteadOf: swift.views[row].members[id] ?? .none)
      }
      swift.views[row].members[id] = value
      pinPage(row)
    case .object: keep(value, in: id, of: owner)
    default: break
    }
  }
}

extension SwiftState {
  /// A view that code has made.
  struct MadeView: Sendable {
    /// Whether code makes it, so that what nothing assigns is as UIKit has it; a storyboard may have set an outlet's.
    let isMade: Bool
    /// The text of a text field.
    var text: Value?
    /// What code has assigned to it.
    var members: [FieldID: Value] = [:]
    /// The property that has it, where a property holds the field.
    var place: (field: FieldID, owner: Value)?
  }
}

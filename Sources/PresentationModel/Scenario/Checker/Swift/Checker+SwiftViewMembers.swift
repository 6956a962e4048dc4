/// What views of the code's own have of UIKit's, whichever view a value is: `sender.tag`, `row.isHidden`, `field.delegate`.
extension Checker {
  /// The properties that are kept and read back, with their types, and what a new view has.
  private static let ofViews: [String: (type: ValueType, standard: Value?)] = [
    "tag": (.int, .int(0)), "isHidden": (.bool, .bool(false)), "isEnabled": (.bool, .bool(true)),
    "isSelected": (.bool, .bool(false)), "isOn": (.bool, .bool(false)), "selectedSegmentIndex": (.int, .int(-1)),
    "showsMenuAsPrimaryAction": (.bool, .bool(false)), "alpha": (.number, .int(1)),
    "numberOfPages": (.int, .int(0)), "currentPage": (.int, .int(0)), "currentTitle": (.string, nil),
    // A label and an image view begin without.
    "isUserInteractionEnabled": (.bool, nil),
  ]

  /// `sender.tag`, `field.text` of a value that is a view; nil for another member.
  mutating func memberOfView(
    _ word: String, _ found: Lowered, _ part: SyntaxNode.ID, _ node: SyntaxNode.ID, _ written: String
  ) -> Lowered? {
    if word == "text" { return namesField(before: part, node) ? textOfAny(found.0, node, written) : nil }
    let type: SwiftType
    if word == "sender", case .opaque = found.1 {
      type = .opaque
    } else if word == "menu", let menu = menuType, mayHaveMenu(found.1) {
      type = menu
    } else {
      guard let (known, _) = Self.ofViews[word], mayBeView(found.1) else { return nil }
      type = .value(known)
    }
    let slot = builder.slot()
    emit(.readField(fieldOfViews(word), of: found.0, to: slot), node, text: written)
    return (.slot(slot), type)
  }

  /// Where `sender.tag`, `row.isHidden` and the delegate of a text field are assigned.
  mutating func placeOfView(_ name: Name, of found: Lowered) -> SwiftPlace? {
    if text(name) == "menu", let menu = menuType, mayHaveMenu(found.1) { return placeOfView(name, found.0, menu) }
    guard let (type, _) = Self.ofViews[text(name)], mayBeView(found.1) else { return nil }
    return placeOfView(name, found.0, .value(type))
  }

  /// The class of menus, where the file has any (``FrameworkSource``).
  private var menuType: SwiftType? {
    guard hasCombine, let name = names.find("UIMenu"), let id = declaredClass(name)?.row else { return nil }
    return .object(.object, ClassID(id))
  }

  private func mayHaveMenu(_ type: SwiftType) -> Bool {
    if case .object(.barButtonItem, _) = type { return true }
    return mayBeView(type)
  }

  /// `UIBarButtonItem(title: "More", menu: menu)`: the item has the menu.
  mutating func keepMenu(
    of item: Operand, _ given: [(label: String?, value: SyntaxNode.ID, node: SyntaxNode.ID)], _ node: SyntaxNode.ID
  ) {
    guard let menu = menuType, let value = given.first(where: { $0.label == "menu" })?.value else { return }
    emit(.writeField(fieldOfViews("menu"), of: item, lowerArgument(value, menu)), node)
  }

  /// Whether a step picks from a menu: `home.navigationItem.rightBarButtonItem.menu.tap("Edit")`.
  func picksFromMenu(_ parts: [SyntaxNode.ID]) -> Bool {
    guard parts.count > 3, tree[parts[parts.count - 1]].kind == .call, menuType != nil else { return false }
    return tree[parts[parts.count - 2]].name.map { text($0) } == "tap"
      && tree[parts[parts.count - 3]].name.map { text($0) } == "menu"
  }

  /// Where the delegate of a text field is assigned.
  mutating func delegatePlace(_ parts: [SyntaxNode.ID], _ node: SyntaxNode.ID) -> SwiftPlace? {
    guard parts.count > 1, let last = parts.last, tree[last].kind == .member, let name = tree[last].name,
      text(name) == "delegate", namesField(before: last, node) || isField(parts.dropLast()[...])
    else { return nil }
    let count = builder.function.instructions.count
    guard let (field, type) = lowerParts(parts.dropLast()[...], node, expecting: .unknown), mayBeView(type) else {
      builder.truncate(to: count)
      return nil
    }
    return placeOfView(name, field, .unknown)
  }

  private mutating func placeOfView(_ name: Name, _ view: Operand, _ type: SwiftType) -> SwiftPlace {
    let own = SwiftProperty(
      name: name, type: type, field: fieldOfViews(text(name)), isStatic: false, binding: SyntaxNode.ID(0), initial: nil,
      isLazy: false, takesNil: type.isUnknown)
    return SwiftPlace(kind: .field(own, view), type: type, hint: nil)
  }

  private func mayBeView(_ type: SwiftType) -> Bool {
    switch type {
    case .opaque, .unknown: true
    case .object(let base, _): base.inherits(from: .view)
    default: false
    }
  }

  /// `banner.fadeIn()`, of an extension that was not pasted: whether the view is hidden or enabled nobody knows then.
  mutating func forgetMembers(ofViewIn statement: SyntaxNode.ID) {
    guard let path = tree.child(of: statement, at: 0), tree[path].kind == .path,
      case let parts = Array(tree.children(of: path)), parts.count > 2, let last = parts.last, tree[last].kind == .call,
      let word = tree[parts[parts.count - 2]].name.map({ text($0) }), Self.mayShow(word),
      case let words = Self.ofViews.keys.filter({ names.find($0) != nil }).sorted(), !words.isEmpty
    else { return }
    let count = builder.function.instructions.count
    let receiver = parts.dropLast(2)
    guard let (view, type) = lowerParts(receiver, path, expecting: .unknown), mayBeView(type) else {
      return builder.truncate(to: count)
    }
    for word in words {
      let written = "\(plainText(range(receiver))).\(word)"
      emit(.writeField(fieldOfViews(word), of: view, opaque(written, statement)), statement)
    }
  }

  /// Whether a method's name speaks of what a view looks like or whether it can be used.
  private static func mayShow(_ word: String) -> Bool {
    let word = word.lowercased()
    guard !["selectrow", "deselectrow", "selectitem", "deselectitem"].contains(word) else { return false }
    return ["hide", "hidden", "show", "visib", "enable", "disable", "fade", "toggle", "select", "switch", "turn"]
      .contains {
        word.hasText($0)
      }
  }

  func isKeptOfViews(_ word: String) -> Bool { Self.ofViews[word] != nil }

  /// The type of a property that is kept of views; nil for another one.
  func typeOfViews(_ word: String) -> SwiftType? { Self.ofViews[word].map { .value($0.type) } }

  /// A property of UIKit's is read or assigned, of a view perhaps that code has made: that keeps it in a field.
  mutating func keepOfViews(_ word: String, _ base: UIKitClass) {
    if base.inherits(from: .view), Self.ofViews[word] != nil { _ = fieldOfViews(word) }
  }

  /// The field that stands for a property of views.
  mutating func fieldOfViews(_ word: String) -> FieldID {
    let id = hidden("view \(word)", nil)
    program.swift.fields[Int(id.index)].isOfViews = true
    program.swift.fields[Int(id.index)].name = word
    if word == "delegate" || word == "menu" {
      if word == "delegate" { program.swift.fields[Int(id.index)].hold = .weak }
      program.swift.fields[Int(id.index)].standard = Value.none
    } else {
      program.swift.fields[Int(id.index)].standard = Self.ofViews[word]?.standard ?? nil
    }
    return id
  }

  /// `flag.setOn(true, animated: false)`; nil for another call.
  mutating func lowerSetOn(_ parts: [SyntaxNode.ID], _ node: SyntaxNode.ID) -> Lowered? {
    guard parts.count > 2, let call = parts.last, tree[call].kind == .call,
      tree[parts[parts.count - 2]].name.map({ text($0) }) == "setOn", case let given = arguments(call),
      given.count == 2, given[0].label == nil, given[1].label == "animated"
    else { return nil }
    let count = builder.function.instructions.count
    guard let (view, type) = lowerParts(parts.dropLast(2), node, expecting: .unknown), mayBeView(type),
      tree[parts[parts.count - 2]].name.flatMap({ method($0, of: type, call) }) == nil
    else {
      builder.truncate(to: count)
      return nil
    }
    emit(.writeField(fieldOfViews("isOn"), of: view, lowerArgument(given[0].value, .value(.bool))), node)
    return (.none, .unknown)
  }

  // MARK: Titles of buttons

  /// `button.setTitle("7", for: .normal)`; nil for another call. What a button is called in another state hides its title
  /// when it is in that.
  mutating func lowerSetTitle(_ parts: [SyntaxNode.ID], _ node: SyntaxNode.ID) -> Lowered? {
    guard parts.count > 2, let call = parts.last, tree[call].kind == .call,
      let word = tree[parts[parts.count - 2]].name,
      text(word) == "setTitle", case let given = arguments(call), given.map({ $0.label ?? "" }) == ["", "for"],
      readsTitles()
    else { return nil }
    let count = builder.function.instructions.count
    guard let (view, type) = lowerParts(parts.dropLast(2), node, expecting: .unknown), mayBeView(type),
      method(word, of: type, call) == nil
    else {
      builder.truncate(to: count)
      return nil
    }
    let title = lowerArgument(given[0].value, .value(.string))
    let path = plainText(range(parts.dropLast(2)))
    emit(
      .writeField(
        fieldOfViews("currentTitle"), of: view, isNormal(given[1].value) ? title : opaque("\(path).currentTitle", node)),
      node)
    return (.none, .unknown)
  }

  /// `button.titleLabel?.text`, `button.title(for: .normal)`, and the first part behind it; nil for anything else.
  mutating func titleOfButton(_ parts: ArraySlice<SyntaxNode.ID>, _ node: SyntaxNode.ID) -> (Lowered, Int)? {
    guard parts.count > 2, readsTitles() else { return nil }
    func word(_ index: Int) -> String {
      parts.indices.contains(index) && tree[parts[index]].kind == .member
        ? tree[parts[index]].name.map { text($0) } ?? "" : ""
    }
    func isCall(_ index: Int) -> Bool { parts.indices.contains(index) && tree[parts[index]].kind == .call }
    let found = parts.indices.dropFirst().first { index in
      if word(index) == "titleLabel" { return word(index + 1) == "text" && !isCall(index + 2) }
      guard word(index) == "title", isCall(index + 1), case let given = arguments(parts[index + 1]) else {
        return false
      }
      return given.count == 1 && given[0].label == "for" && isNormal(given[0].value)
    }
    guard let index = found, !isOwnProperty("titleLabel") else { return nil }
    let count = builder.function.instructions.count
    guard let (view, type) = lowerParts(parts[..<index], node, expecting: .unknown), mayBeView(type) else {
      builder.truncate(to: count)
      return nil
    }
    let slot = builder.slot()
    emit(
      .readField(fieldOfViews("currentTitle"), of: view, to: slot), node, text: plainText(range(parts[...(index + 1)])))
    return ((.slot(slot), .value(.string)), index + 2)
  }

  private func isNormal(_ state: SyntaxNode.ID) -> Bool {
    let last = tree[state].kind == .path ? tree.lastChild(of: state) ?? state : state
    return tree[last].name.map { text($0) } == "normal"
  }

  /// Whether code asks buttons for their titles, and none writes over what the label of one shows.
  private mutating func readsTitles() -> Bool {
    if let known = swift.readsTitles { return known }
    var reads = names.find("currentTitle") != nil
    var writes = false
    for row in tree.nodes.indices where tree.nodes[row].kind == .path {
      let parts = Array(tree.children(of: SyntaxNode.ID(Int32(row))))
      for (index, part) in parts.enumerated().dropFirst() where tree[part].kind == .member && index + 1 < parts.count {
        let (next, word) = (parts[index + 1], tree[part].name.map { text($0) } ?? "")
        if word == "titleLabel", tree[next].name.map({ text($0) }) == "text" { reads = true }
        if word == "title", tree[next].kind == .call, firstLabel(tree.child(of: next, at: 0)) == "for" {
          reads = true
        }
      }
    }
    if reads {
      for row in tree.nodes.indices where tree.nodes[row].kind == .assignment {
        guard let target = tree.child(of: SyntaxNode.ID(Int32(row)), at: 0) else { continue }
        if tree.text(of: target, has: "titleLabel"), tree.text(of: target, has: ".text") { writes = true }
      }
    }
    swift.readsTitles = reads && !writes
    return reads && !writes
  }

  // MARK: Fields of alerts

  /// `alert.addTextField { $0.text = "Folder" }`: the alert has one field more, which the closure gets at once.
  mutating func addField(to alert: Operand, _ call: SyntaxNode.ID, _ node: SyntaxNode.ID) {
    let (view, all, added, more) = (builder.slot(), builder.slot(), builder.slot(), builder.slot())
    emit(.opaque(to: view), node, text: "UITextField()")
    emit(.readField(fieldsOfAlert(), of: alert, to: all), node)
    let over = jumpOver(unless: .jumpIfNil(.slot(all), .unpatched), node)
    emit(.list([], to: all), node)
    patch([over], to: builder.next)
    emit(.list([.slot(view)], to: added), node)
    emit(.binary(.plus, .slot(all), .slot(added), to: more), node)
    emit(.writeField(fieldsOfAlert(), of: alert, .slot(more)), node)
    guard let closure = arguments(call).first?.value, tree[closure].kind != .nilLiteral,
      let (operand, _) = lowerValue(closure, expecting: .closure(.of([.opaque], nil)))
    else { return }
    emit(.callClosure(operand, [.slot(view)], to: nil), node)
  }

  /// `alert.textFields`, of an alert that code gives its fields; nil for another member.
  mutating func fields(
    ofAlert found: Lowered, _ word: String, _ node: SyntaxNode.ID, _ written: String
  ) -> Lowered? {
    guard word == "textFields", names.find("addTextField") != nil, !isGiven("textFields") else { return nil }
    switch found.1 {
    case .object(.alertController, _), .unknown: break
    // A step may mean what is there by the path that leads to it.
    case .object(.viewController, _) where isStepCode || swift.readsExpectation: break
    default: return nil
    }
    let slot = builder.slot()
    emit(.readField(fieldsOfAlert(), of: found.0, to: slot), node, text: written)
    return (.slot(slot), .list(.opaque))
  }

  private mutating func fieldsOfAlert() -> FieldID { hidden("fields of alerts", nil) }
}

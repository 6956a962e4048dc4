/// What swiftc refuses in pasted code whatever other files of the app declare: constants that are assigned, blocks that end
/// in the wrong way, a `switch` that leaves a case out, closures and initialisers with other arguments. The names are right,
/// so presim could run it; the app could not.
extension Checker {
  /// Old Swift had other rules, and a line of a scenario has presim's own.
  var isAsStrictAsSwift: Bool { isPasted && reading == .scenario && !swift.isOld && !swift.readsExpectation }

  // MARK: Ends

  /// How a block of code ends.
  private enum Ending { case leaves, goesOn, unknown }

  /// `guard … else { }` that goes on behind the guard.
  mutating func noteGuard(_ block: SyntaxNode.ID) {
    guard isAsStrictAsSwift, ending(of: block) == .goesOn else { return }
    reportSlip(
      "check.guard", "the block of 'guard' goes on behind it",
      at: SourceRange(Int(tree[block].range.start), Int(tree[block].range.start) + 1),
      notes: [.init("end it with 'return', 'throw', 'break' or 'continue'")])
  }

  /// A method that gives something back, and comes to its end without.
  mutating func noteMissingReturn(_ method: SwiftMethod, _ block: SyntaxNode.ID) {
    guard method.builder == nil, let result = method.result,
      // Nobody can call a function that takes a 'Never'.
      !tree.children(of: method.node).contains(where: {
        tree[$0].kind == .parameter && tree.lineText(of: $0).hasSuffix("Never")
      })
    else { return }
    noteMissingReturn(method.name, result, block)
  }

  /// The same of a function or a getter by its name and what it gives back.
  mutating func noteMissingReturn(_ name: String, _ result: SyntaxNode.ID, _ block: SyntaxNode.ID) {
    guard swift.certain.isChecking, givesBack(result) else { return }
    let statements = Array(tree.children(of: block))
    if loneValue(of: statements) != nil { return }
    // What each of its ways ends with is its value, where none of them writes 'return'.
    if statements.count == 1, isChoice(statements[0]), !tree.text(of: statements[0], has: "return ") { return }
    guard ending(of: block) == .goesOn else { return }
    // `operation = .pop ? first : second`
    if let last = statements.last, tree[last].kind == .assignment, let target = tree.child(of: last, at: 0),
      let value = tree.child(of: last, at: 1), tree[value].kind == .ternary,
      let sign = source.bytes[Int(tree[target].range.end)...].firstIndex(of: UInt8(ascii: "="))
    {
      return reportSlip(
        "check.return", "'=' assigns here, and '\(name)' has to return a value", at: SourceRange(sign, sign + 1),
        notes: [.init("write '\(tree.lineText(of: target)) == …' to compare")])
    }
    let meant = statements.last.flatMap { last in valueAlone(last).map { (last, $0) } }
    reportSlip(
      "check.return", "'\(name)' has to return a value on each way, and one comes to its end without",
      at: meant.map { tree[$0.0].range } ?? SourceRange(Int(tree[block].range.end) - 1, Int(tree[block].range.end)),
      notes: meant.map { [.init("write 'return \($0.1)'")] } ?? [])
  }

  /// What a statement writes that is a value and nothing else: it lacks its 'return'.
  private func valueAlone(_ statement: SyntaxNode.ID) -> String? {
    guard tree[statement].kind == .expressionStatement, let value = tree.child(of: statement, at: 0),
      ending(ofCall: statement) == .goesOn, case let written = tree.lineText(of: value),
      !written.utf8.contains(UInt8(ascii: "\n")),
      tree[value].kind != .path || tree.lastChild(of: value).map({ tree[$0].kind != .call }) == true
        || tree.child(of: value, at: 0).flatMap({ tree[$0].name }).map({ names.utf8(of: $0).first?.isCapital == true })
          == true
    else { return nil }
    return written.utf8.count < 40 ? written : String(written.prefix { $0 != "(" }) + "(…)"
  }

  /// The same of a closure where one is wanted that gives a value back.
  mutating func noteMissingReturn(inClosure block: SyntaxNode.ID, _ result: CertainType) {
    let statements = Array(tree.children(of: block))
    guard swift.certain.isChecking, !result.isUnknown, result != .void, result.unwrapped != .void,
      ending(of: block) == .goesOn
    else { return }
    if statements.count == 1, isChoice(statements[0]), !tree.text(of: statements[0], has: "return ") { return }
    // `filter { $0.id = id }`
    if statements.count == 1, result == .basic(.bool), tree[statements[0]].kind == .assignment,
      let target = tree.child(of: statements[0], at: 0), tree.lineText(of: target).hasPrefix("$")
    {
      let (whole, end) = (tree[statements[0]].range, Int(tree[target].range.end))
      guard let sign = source.bytes[end...].firstIndex(of: UInt8(ascii: "=")) else { return }
      diagnostics.removeAll { $0.range.start >= whole.start && $0.range.end <= whole.end }
      return reportSlip(
        "check.return", "'=' assigns, and this closure has to give back a 'Bool'", at: SourceRange(sign, sign + 1),
        notes: [.init("write '==' to compare")])
    }
    let meant = statements.last.flatMap { last in valueAlone(last).map { (last, $0) } }
    reportSlip(
      "check.return",
      "this closure has to give back a value of type '\(name(of: result))' on each way, and one comes to its end without",
      at: meant.map { tree[$0.0].range } ?? SourceRange(Int(tree[block].range.end) - 1, Int(tree[block].range.end)),
      notes: [.init(meant.map { "write 'return \($0.1)'" } ?? "write 'return' with the value at its end")])
  }

  /// `return` with a value where none is given back, or without where one is.
  mutating func noteReturn(_ value: (node: SyntaxNode.ID, type: CertainType)?, _ node: SyntaxNode.ID) {
    if let local = swift.certain.local, let value, swift.certain.isChecking,
      value.type.isNeverNil && value.type != .void || tree[value.node].kind.isCertainValue
    {
      let type = value.type.isUnknown || value.type == .literal(.nothing) ? "…" : name(of: value.type.settled)
      return reportSlip(
        "check.return", "'\(text(local))' returns nothing, so 'return' takes no value here",
        at: tree[value.node].range, notes: [.init("write '-> \(type)' behind its parameters")])
    }
    guard swift.certain.isChecking, swift.certain.closures == 0, let method = swift.certain.method else { return }
    if let value {
      let isValue = value.type.isNeverNil && value.type != .void || tree[value.node].kind.isCertainValue
      guard method.result == nil, method.builder == nil, isValue,
        // What a protocol asks it to give back is said where it begins.
        !diagnostics.contains(where: { $0.code == "check.type" && $0.range == headRange(of: method.node) })
      else { return }
      let type = value.type.isUnknown || value.type == .literal(.nothing) ? "…" : name(of: value.type.settled)
      reportSlip(
        "check.return", "'\(method.name)' returns nothing, so 'return' takes no value here",
        at: tree[value.node].range, notes: [.init("write '-> \(type)' behind its parameters")])
    } else if givesBack(method) {
      if let (range, target) = assignmentBehindReturn(node) {
        return reportSlip(
          "check.return", "'=' assigns here, and '\(method.name)' has to return a value", at: range,
          notes: [.init("write '\(target) == …' to compare")])
      }
      reportSlip(
        "check.return", "'\(method.name)' has to return a value", at: tree[node].range)
    }
  }

  /// `return count = 3`, which is read as an assignment before a `return`.
  private func assignmentBehindReturn(_ node: SyntaxNode.ID) -> (range: SourceRange, target: String)? {
    let end = Int(tree[node].range.start)
    let start = source.bytes[..<end].lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
    let before = tree.text(SourceRange(start, end))
    guard end == Int(tree[node].range.end), let word = before.lastIndex(ofText: "return "),
      case let rest = tree.text(SourceRange(start + word + 7, end)), let sign = rest.parts(between: " = ").first,
      sign.utf8.count < rest.utf8.count
    else { return nil }
    return (SourceRange(start + word + 7, end), sign)
  }

  /// Whether a method gives something back for certain.
  private mutating func givesBack(_ method: SwiftMethod) -> Bool {
    guard method.builder == nil, let result = method.result else { return false }
    return givesBack(result)
  }

  /// A type of UIKit's is neither `Void` nor `Never`; what another name of the app stands for, nobody knows.
  private mutating func givesBack(_ result: SyntaxNode.ID) -> Bool {
    let type = certainType(result)
    if type.isUnknown, tree[result].kind == .typeName, let name = tree[result].name {
      return text(name).hasPrefix("UI") && !isDeclaredType(name)
    }
    return !type.isUnknown && type != .void
  }

  /// Whether the end of a block may end the app.
  func mayLeave(_ block: SyntaxNode.ID) -> Bool { ending(of: block) == .unknown }

  private func ending(of block: SyntaxNode.ID) -> Ending {
    var last: SyntaxNode.ID?
    // A function that is declared behind the rest is no way out.
    for statement in tree.children(of: block)
    where tree[statement].kind != .deferStatement && tree[statement].kind != .functionDeclaration {
      last = statement
    }
    return last.map { ending(ofStatement: $0) } ?? .goesOn
  }

  private func ending(ofStatement node: SyntaxNode.ID) -> Ending {
    switch tree[node].kind {
    case .returnStatement, .throwStatement, .breakStatement, .continueStatement, .fallthroughStatement: return .leaves
    case .assignment, .compoundAssignment, .variableDeclaration, .guardStatement, .functionDeclaration, .forStatement:
      return .goesOn
    case .ifStatement:
      var hasElse = false
      var endings: [Ending] = []
      for branch in tree.children(of: node) {
        let parts = Array(tree.children(of: branch))
        if parts.count == 1 { hasElse = true }
        guard let block = parts.last else { return .unknown }
        endings.append(ending(of: block))
      }
      if endings.contains(.goesOn) || !hasElse { return .goesOn }
      return endings.allSatisfy { $0 == .leaves } ? .leaves : .unknown
    case .switchStatement: return ending(ofSwitch: node)
    case .expressionStatement, .callStatement: return ending(ofCall: node)
    default: return .unknown
    }
  }

  /// A `switch` goes on behind it where one of its cases does, or breaks.
  private func ending(ofSwitch node: SyntaxNode.ID) -> Ending {
    for part in tree.children(of: node) where tree[part].kind == .switchCase {
      guard let block = tree.children(of: part).first(where: { tree[$0].kind == .block }) else { return .unknown }
      if let last = tree.lastChild(of: block), tree[last].kind == .breakStatement, tree[last].name == nil {
        return .goesOn
      }
      if ending(of: block) == .goesOn { return .goesOn }
    }
    return .unknown
  }

  /// A call goes on where it is one of UIKit's, or `print`; another one may end the app.
  private func ending(ofCall node: SyntaxNode.ID) -> Ending {
    guard let value = tree.child(of: node, at: 0) else { return .unknown }
    // A name or an operation alone: it gives nothing back without 'return'.
    if tree.loneName(of: value) != nil || tree[value].kind == .binary || tree[value].kind == .ternary { return .goesOn }
    // So does a literal.
    if tree[value].kind.isCertainValue && tree[value].kind != .closure || tree[value].kind.isPlainLiteral {
      return .goesOn
    }
    guard tree[value].kind == .path else { return .unknown }
    let parts = Array(tree.children(of: value))
    // So does what is looked at alone, and what makes an instance.
    if parts.count > 1, let last = parts.last, [.member, .subscriptAccess].contains(tree[last].kind) { return .goesOn }
    if parts.count == 2, tree[parts[1]].kind == .call, let name = tree[parts[0]].name,
      names.utf8(of: name).first?.isCapital == true,
      swift.enums[name.id] != nil || declaredClass(name) != nil || SystemInterface.row(named: text(name)) != nil
        || UIKitClass(named: text(name)) != nil
    {
      return .goesOn
    }
    // So does what makes a case.
    if parts.count == 3, let type = tree[parts[0]].name.flatMap({ swift.enums[$0.id] }), let name = tree[parts[1]].name,
      swift.cases[Int(type.index)].contains(where: { $0.name == name })
    {
      return .goesOn
    }
    guard parts.count > 1, let last = parts.last, tree[last].kind == .call,
      let word = tree[parts[parts.count - 2]].name.map({ text($0) })
    else { return .unknown }
    if parts.count == 2, word == "print" || word == "NSLog" { return .goesOn }
    if parts.count == 2 || parts.count == 3 && tree[parts[0]].name == .self, comesBack(word) { return .goesOn }
    let isUIKit = ["present", "dismiss", "pushViewController", "popViewController", "performSegue"].contains(word)
    if parts.count == 3, let name = names.find(word), Self.isMethodOfUIKit(word), !isOwnMethod(name) { return .goesOn }
    return isUIKit ? .goesOn : .unknown
  }

  private static func isMethodOfUIKit(_ word: String) -> Bool {
    UIKitClass.allCases.contains { $0.methods.contains { $0.name == word && $0.kind != .gesture } }
  }

  private func isOwnMethod(_ name: Name) -> Bool {
    swift.globals.methods[name.id] != nil || swift.members.contains { $1.methods[name.id] != nil }
      || swift.protocolMembers.contains { $1.methods[name.id] != nil }
  }

  /// Whether the file has the function that a lone name calls here, and it is not declared to return `Never`.
  private func comesBack(_ word: String) -> Bool {
    guard let name = names.find(word) else { return false }
    // Bodies are lowered before their types are looked at; initialisers of structures are looked at without a body.
    let rows = (swift.certain.owner ?? swift.builders.last?.owner).map { Array(lineage($0)) } ?? []
    var own = rows.flatMap { swift.members[$0.index]?.methods[name.id] ?? [] } + (swift.globals.methods[name.id] ?? [])
    // An extension of a protocol has it.
    if own.isEmpty { own = swift.protocolRows.values.flatMap { swift.members[$0.index]?.methods[name.id] ?? [] } }
    return !own.isEmpty && own.allSatisfy { $0.result.map { tree.lineText(of: $0) != "Never" } ?? true }
  }

  // MARK: switch, for, closures

  /// A `switch` that leaves out cases of an enumeration of the file's, or that has no `default` over a number or a text.
  mutating func noteMissingCases(_ node: SyntaxNode.ID, _ type: CertainType) {
    guard swift.certain.isChecking else { return }
    let parts = tree.children(of: node).filter { tree[$0].kind == .switchCase }
    guard !parts.contains(where: { tree[$0].flags.contains(.marked) }) else { return }
    var covered: Set<Int32> = []
    var truths: Set<Bool> = []
    var takesNil = false
    for part in parts {
      for item in tree.children(of: part) where tree[item].kind == .caseItem {
        guard let pattern = tree.child(of: item, at: 0) else { return }
        let isConditional = tree.child(of: item, at: 1) != nil
        guard let name = coveredCase(pattern) else {
          if tree[pattern].kind == .expressionPattern {
            // A case without its '.' is said where it stands.
            if let value = tree.child(of: pattern, at: 0),
              isBareCase(value, type) || tree[value].kind == .binary
                || tree[value].kind == .unary && tree[value].name.map({ text($0) }) == ".."
            {
              return
            }
            if let value = tree.child(of: pattern, at: 0), tree[value].kind == .nilLiteral { takesNil = !isConditional }
            if let value = tree.child(of: pattern, at: 0), !isConditional, tree[value].kind.isTruth {
              truths.insert(tree[value].kind == .trueLiteral)
            }
            continue
          }
          return
        }
        if !isConditional { covered.insert(name.id) }
      }
    }
    let at = SourceRange(Int(tree[node].range.start), Int(tree[node].range.start) + 6)
    switch type {
    case .value(let id), .optional(.value(let id)):
      let value = swift.values[Int(id.index)]
      guard let declaration = value.node, tree[declaration].kind == .enumDeclaration,
        swift.cases.indices.contains(Int(id.index))
      else { return }
      let cases = swift.cases[Int(id.index)]
      // A pattern that names no case is something else.
      let none = type.isNeverNil ? nil : names.find("none")?.id
      guard covered.allSatisfy({ name in name == none || cases.contains { $0.name.id == name } }) else { return }
      var missing = cases.filter { !covered.contains($0.name.id) }.map { "'.\(text($0.name))'" }
      if !type.isNeverNil, !takesNil, none.map({ !covered.contains($0) }) ?? true { missing.append("'nil'") }
      guard !missing.isEmpty else { return }
      reportSlip(
        "check.switch", "this 'switch' leaves out \(missing.joined(separator: ", "))", at: at,
        notes: [.init("add the case, or 'default:'")])
    case .result: noteLeftOut(["success", "failure"], covered, at)
    case .system(let row):
      let owner = SystemInterface.entries[Int(row)].name
      if Self.optionSets.contains(owner), !covered.isEmpty {
        return reportSlip(
          "check.switch", "this 'switch' does not say what happens otherwise", at: at,
          notes: [.init("add 'default:': '\(owner)' is a set of options")])
      }
      guard let cases = Self.wholeEnumerations[owner] else { return }
      noteLeftOut(cases, covered, at)
    case .basic(.int), .basic(.text), .basic(.double), .basic(.float):
      guard covered.isEmpty, !parts.isEmpty else { return }
      reportSlip(
        "check.switch", "this 'switch' does not say what happens otherwise", at: at, notes: [.init("add 'default:'")])
    case .optional(.basic(.int)), .optional(.basic(.text)):
      guard covered.isEmpty, !parts.isEmpty else { return }
      reportSlip(
        "check.switch", "this 'switch' does not say what happens otherwise", at: at, notes: [.init("add 'default:'")])
    case .basic(.bool):
      guard covered.isEmpty, truths.count == 1,
        parts.allSatisfy({ tree.text(of: $0, has: "true") || tree.text(of: $0, has: "false") })
      else { return }
      reportSlip(
        "check.switch", "this 'switch' leaves out '\(truths.contains(true) ? "false" : "true")'", at: at,
        notes: [.init("add the case, or 'default:'")])
    case .unknown:
      // What presim's own tables say of a property: `modalPresentationStyle`.
      guard let subject = tree.child(of: node, at: 0), let owner = enumeration(of: subject),
        let cases = Self.wholeEnumerations[owner]
      else { return }
      noteLeftOut(cases, covered, at)
    default: return
    }
  }

  /// The name of UIKit's enumeration that a property has, where presim's own tables say so.
  private mutating func enumeration(of subject: SyntaxNode.ID) -> String? {
    guard tree[subject].kind == .path, let last = tree.lastChild(of: subject), let name = tree[last].name,
      tree.children(of: subject).allSatisfy({ tree[$0].flags.isDisjoint(with: [.optional]) })
    else { return nil }
    if tree[last].kind == .member, text(name) == "userInterfaceStyle" || text(name).hasSuffix("SizeClass"),
      tree.text(of: subject, has: "traitCollection."), !isDeclaredSomewhere(text(name))
    {
      return text(name) == "userInterfaceStyle" ? "UIUserInterfaceStyle" : "UIUserInterfaceSizeClass"
    }
    let parts = Array(tree.children(of: subject))
    guard parts.count == 1 || parts.count == 2 && tree[parts[1]].kind == .member, let head = tree[parts[0]].name else {
      return nil
    }
    if parts.count == 1, swift.certain.blocks.contains(where: { $0[name.id] != nil }) { return nil }
    guard case .object(let base, let id) = parts.count == 1 ? certainSelf : certainType(ofName: head).unwrapped,
      property(name, of: .object(base, id)) == nil,
      case .enumeration(let kind)? = uikitProperty(text(name), base)?.typeRead
    else { return nil }
    return kind.name
  }

  /// Enumerations of UIKit's whose cases are all of them, as their headers have them.
  private static let wholeEnumerations = [
    "UIGestureRecognizer.State": ["possible", "began", "changed", "ended", "cancelled", "failed"],
    "NSLayoutConstraint.Axis": ["horizontal", "vertical"],
    "UIModalPresentationStyle": [
      "fullScreen", "pageSheet", "formSheet", "currentContext", "custom", "overFullScreen", "overCurrentContext",
      "popover", "none", "automatic",
    ],
    "UIModalTransitionStyle": ["coverVertical", "flipHorizontal", "crossDissolve", "partialCurl"],
    "UIUserInterfaceStyle": ["unspecified", "light", "dark"],
    "UIUserInterfaceSizeClass": ["unspecified", "compact", "regular"],
    "UIInterfaceOrientation": ["unknown", "portrait", "portraitUpsideDown", "landscapeLeft", "landscapeRight"],
    "UIDeviceOrientation": [
      "unknown", "portrait", "portraitUpsideDown", "landscapeLeft", "landscapeRight", "faceUp", "faceDown",
    ],
    "UINavigationController.Operation": ["none", "push", "pop"],
    "UITableView.Style": ["plain", "grouped", "insetGrouped"],
    "UITableViewCell.EditingStyle": ["none", "delete", "insert"],
    "UITableViewCell.CellStyle": ["default", "value1", "value2", "subtitle"],
    "UITableViewCell.AccessoryType": [
      "none", "disclosureIndicator", "detailDisclosureButton", "checkmark", "detailButton",
    ],
    "UITextField.ViewMode": ["never", "whileEditing", "unlessEditing", "always"],
    "UITextField.BorderStyle": ["none", "line", "bezel", "roundedRect"],
    "UIAlertController.Style": ["actionSheet", "alert"],
    "UIAlertAction.Style": ["default", "cancel", "destructive"],
    "UIApplication.State": ["active", "inactive", "background"],
    "UIStackView.Distribution": ["fill", "fillEqually", "fillProportionally", "equalSpacing", "equalCentering"],
    "UIContextualAction.Style": ["normal", "destructive"],
    "UICollectionView.ScrollDirection": ["vertical", "horizontal"],
    "UIImagePickerController.SourceType": ["photoLibrary", "camera", "savedPhotosAlbum"],
  ]

  /// Sets of options of UIKit's: no list of them is all.
  private static let optionSets: Set<String> = [
    "UISwipeGestureRecognizer.Direction", "UIControl.Event", "UIControl.State", "UIView.AnimationOptions",
    "UIPopoverArrowDirection", "UIView.AutoresizingMask",
  ]

  private mutating func noteLeftOut(_ cases: [String], _ covered: Set<Int32>, _ at: SourceRange) {
    // `recognized` is `ended` by another name.
    let written = covered.map { names[Name(id: $0)] }.map { $0 == "recognized" ? "ended" : $0 }
    let missing = cases.filter { !written.contains($0) }
    // A pattern that names no case is something else.
    guard !written.isEmpty, !missing.isEmpty, written.allSatisfy({ cases.contains($0) }) else { return }
    reportSlip(
      "check.switch", "this 'switch' leaves out \(missing.map { "'.\($0)'" }.joined(separator: ", "))", at: at,
      notes: [.init("add the case, or 'default:'")])
  }

  /// The case that a pattern takes whole, with whatever it holds.
  private func coveredCase(_ pattern: SyntaxNode.ID) -> Name? {
    switch tree[pattern].kind {
    case .enumCasePattern:
      for argument in tree.children(of: pattern) where tree[argument].kind == .patternArgument {
        guard let inner = tree.child(of: argument, at: 0),
          [.namePattern, .discard, .valueBindingPattern].contains(tree[inner].kind)
        else { return nil }
      }
      return tree[pattern].flags.contains(.optional) ? nil : tree[pattern].name
    case .valueBindingPattern: return tree.child(of: pattern, at: 0).flatMap { coveredCase($0) }
    case .enumCase: return tree[pattern].name
    default: return nil
    }
  }

  /// `for i in items.count`: a number is no sequence.
  mutating func noteNoSequence(_ sequence: SyntaxNode.ID, _ found: CertainType) {
    let type = found.settled
    guard swift.certain.isChecking, type == .basic(.int) || type == .basic(.bool) else { return }
    let written = tree.lineText(of: sequence)
    reportSlip(
      "check.type", "'for' goes over a list, and '\(written)' is '\(name(of: type))'", at: tree[sequence].range,
      notes: type == .basic(.int) ? [.init("write '0..<\(written)'")] : [])
  }

  /// A completion handler of `present` or `dismiss`, which gets no argument.
  mutating func noteArguments(ofHandler value: SyntaxNode.ID) {
    guard tree[value].kind == .closure, let block = block(of: value) else { return }
    let written = tree.children(of: value).filter { tree[$0].kind == .closureParameter }.count
    noteArguments(ofClosure: value, block, written: written, [])
  }

  /// A closure that takes more or fewer arguments than it gets.
  mutating func noteArguments(ofClosure node: SyntaxNode.ID, _ block: SyntaxNode.ID, written: Int, _ types: [SwiftType])
  {
    guard isAsStrictAsSwift else { return }
    let isNumbered = written == 0 && (0..<4).contains { self.isNumbered($0, in: block) }
    guard !isNumbered, written != types.count, types.count < 2 || written == 0 else { return }
    if written > 1, types.count == 1, case .tuple = types[0] { return }
    if written == 0, nameWithoutIn(block) != nil { return }
    let at = SourceRange(Int(tree[node].range.start), Int(tree[node].range.start) + 1)
    if written == 0 {
      // What is unknown may be `Void`, which needs no name.
      if types.count == 1, types[0].isUnknown { return }
      if types.count == 1, case .tuple(let parts) = types[0], parts.isEmpty { return }
      let names = Array(repeating: "_", count: types.count).joined(separator: ", ")
      return reportSlip(
        "check.closure",
        "this closure gets \(types.count == 1 ? "an argument" : "\(types.count) arguments"), which it has to name",
        at: at, notes: hasUnknownName(block) ? [] : [.init("write '{ \(names) in'")])
    }
    guard types.isEmpty else { return }
    reportSlip(
      "check.closure", "this closure gets no argument, and names \(written == 1 ? "one" : "\(written)")", at: at,
      notes: [.init("write it without '… in'")])
  }

  /// `X()` of a class whose initialisers take other arguments: a class that has one of its own inherits none.
  mutating func noteInitializer(
    of id: ClassID, _ given: [(label: String?, value: SyntaxNode.ID, node: SyntaxNode.ID)], _ node: SyntaxNode.ID
  ) {
    // A view's own initialisers let it inherit `init()`.
    let base = bases[Int(id.index)]
    let isStep = builder.function.kind == .step && reading == .scenario && !swift.isOld
    guard isAsStrictAsSwift || isStep || swift.triesClasses, isPastedWhole(id),
      classNode(of: id.index).map({ !isOfPresim($0) }) == true,
      base.kind != nil || base == .object || base == .transitioning
    else { return }
    // In an extension of what was not pasted `self` may be of another class.
    if tree.lineText(of: node).hasPrefix("self.init"),
      tree.items.contains(where: {
        tree[$0].kind == .extensionDeclaration && tree[$0].range.start <= tree[node].range.start
          && tree[node].range.end <= tree[$0].range.end && tree[$0].name != classNames[Int(id.index)]
      })
    {
      return
    }
    let all = swift.members[id.index]?.initializers ?? []
    guard given.allSatisfy({ $0.label != "coder" && $0.label != "nibName" }),
      all.contains(where: { !$0.isConvenience && $0.block != nil && $0.labels != ["coder"] }),
      case let own = all.filter({ $0.labels != ["coder"] }), own.allSatisfy({ $0.others.isEmpty })
    else { return }
    // Of two types' own `Coordinator` another may be meant.
    let last = program.classes[Int(id.index)].name.split(separator: ".").last
    guard classNodes.count(where: { text(classNames[Int($0.row)]).split(separator: ".").last == last }) < 2 else {
      return
    }
    if swift.triesClasses {
      // UIKit's `init()` goes on with the designated initialiser, which a class with one of its own does not have.
      guard given.isEmpty, base.kind != nil || base.inherits(from: .view) else { return }
      let missing = base.kind != nil ? "init(nibName:bundle:)" : "init(frame:)"
      let name = program.classes[Int(id.index)].name
      return emit(.fail("Use of unimplemented initializer '\(missing)' for class '\(name)'"), node)
    }
    let known = own.prefix(3).map { method in
      "'\(program.classes[Int(id.index)].name)(\(method.signatureLabels))'"
    }
    let written = given.map { ($0.label ?? "_") + ":" }.joined()
    let range = tree[node].range
    reportSlip(
      "check.call", "no initialiser of '\(program.classes[Int(id.index)].name)' takes '(\(written))'", at: range,
      notes: [.init("it is \(known.joined(separator: ", "))")])
  }

  /// `style == .fullScreen` as a statement: it compares, and nothing comes of it.
  mutating func noteComparison(_ value: SyntaxNode.ID) {
    guard isAsStrictAsSwift, tree[value].kind == .binary else { return }
    let parts = Array(tree.children(of: value))
    guard parts.count == 3, tree[parts[1]].name.map({ text($0) }) == "==", tree[parts[0]].kind == .path else { return }
    emit(.note("'\(tree.lineText(of: value))' compares, and nothing comes of it: '=' assigns"), value)
  }
}

extension SyntaxKind {
  /// `true` or `false`.
  var isTruth: Bool { self == .trueLiteral || self == .falseLiteral }
}

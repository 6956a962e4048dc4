/// What the file's Swift asks of UIKit, as statements on which rules are asked.
extension Linter {
  mutating func assign(
    _ property: Property, of target: Value?, _ given: Value?, _ receiver: String, _ instruction: SwiftInstruction,
    _ site: LintSite, _ a: LintActivation
  ) {
    guard let target, !target.isNil else { return }
    book.noteAssignment(property, of: target, given)
    guard let given else { return }
    let path = Path(root: .value(target), components: [], finalUnwrap: .plain, text: receiver)
    judge(.assign(path, property, .value(given)), instruction, site, a)
  }

  mutating func callUIKit(
    _ call: UIKitCall, _ instruction: SwiftInstruction, _ site: LintSite, _ a: inout LintActivation
  ) {
    a.set(call.result, nil)
    var receiver = a.value(call.receiver)
    // A view of the file's own is taken to lie in the view of the controller whose code it is.
    if call.method == .addSubview, case .controller(let x)? = a.function.selfSlot.flatMap({ a.slots[Int($0.index)] }) {
      switch receiver {
      case nil, .object?: receiver = .view(x)
      default: break
      }
    }
    let isOwnPicker = book.program.swift.isApp && isOwnPicker(call, a)
    if receiver == nil || receiver == Value.none, !isOwnPicker, let x = stranger(call, &a) { receiver = .controller(x) }
    // What an app's controller presents, and with that ends, it presents itself.
    if book.program.swift.isApp, call.method == .dismiss, receiver == nil || receiver == Value.none,
      ["presentedViewController", "self.presentedViewController"].contains(call.receiverText) || isOwnPicker,
      let slot = a.function.selfSlot
    {
      receiver = a.value(.slot(slot))
    }
    var arguments = call.arguments.map { a.value($0) }
    let completion = call.completion.flatMap { a.value($0) }
    let closures = call.closures.map { a.value($0) }
    if call.superOf == nil, case .controller(let x)? = receiver, let body = override(of: call.method, x) {
      _ = read(body, on: receiver, arguments + closures + [completion], [], called(instruction, a))
      return
    }
    // The way round a condition or a loop comes without it.
    if call.method == .addAction || call.method == .addTextField, a.scene.isConditional { mayFill(receiver) }
    // Nobody knows how it comes.
    if call.method == .present, case .controller(let x)?? = arguments.first, book.code.unsure.contains(x) {
      arguments[0] = nil
    }
    let path = Path(
      root: .value(receiver ?? .none), components: [], finalUnwrap: .plain, text: call.receiverText)
    var made = Call(
      receiver: path, method: call.method, arguments: arguments.map { .value($0 ?? .none) }, completion: nil,
      closures: [], label: call.label)
    var handler: ClosureID?
    if case .closure(let id)? = completion {
      handler = id
      made.completion = book.code.closures[Int(id.index)].body
    }
    if call.method == .makeKeyAndVisible, case .window(let window)? = receiver {
      book.hierarchy.windowRows[Int(window.index)].isVisible = true
    }
    let act = judge(.call(made), instruction, site, a)
    if let handler {
      var dismissal: Dismissal.Plan?
      if case .dismiss(_, let plan) = act { dismissal = plan }
      book.readLater(handler, a.scene.frame.afterwards, .handler, dismissal: dismissal)
    }
  }

  /// `picker.dismiss(animated: true)` in a delegate's method: who is the delegate has presented the picker that it gets.
  private func isOwnPicker(_ call: UIKitCall, _ a: LintActivation) -> Bool {
    guard call.method == .dismiss, let first = a.function.parameters.first,
      a.function.slots[Int(first.index)].name == call.receiverText
    else { return false }
    let method = a.function.name.utf8.lastIndex(of: UInt8(ascii: ".")).map {
      String(decoding: a.function.name.utf8.suffix(from: a.function.name.utf8.index(after: $0)), as: UTF8.self)
    }
    return method.map { name in Self.pickers.contains { name.hasPrefix($0) } } ?? false
  }

  private static let pickers = [
    "imagePickerController", "picker(_:didFinishPicking", "documentPicker", "mailComposeController",
    "messageComposeViewController", "safariViewControllerDidFinish", "contactPicker", "mediaPicker",
    "documentCameraViewController", "colorPickerViewControllerDidFinish", "fontPickerViewControllerDid",
  ]

  /// A controller of an app that presents or pushes and of which nothing else is known: the same one wherever the
  /// function writes the same name.
  private mutating func stranger(_ call: UIKitCall, _ a: inout LintActivation) -> ControllerID? {
    guard book.program.swift.isApp, call.superOf == nil, !call.receiverText.isEmpty else { return nil }
    let base: UIKitClass
    switch call.method {
    case .dismiss where call.receiverText.hasText("presented"): return nil
    case .present, .dismiss: base = .viewController
    case .pushViewController, .popViewController, .popToRootViewController, .popToViewController, .setViewControllers:
      base = .navigationController
    default: return nil
    }
    let key = "\(a.body.index) \(call.receiverText)"
    if let known = book.code.strangers[key] { return known }
    guard let type = book.program.classes.firstIndex(where: { $0.name == base.name && !$0.isDeclared }) else {
      return nil
    }
    let x = book.hierarchy.add(name: call.receiverText, class: ClassID(row: type))
    if Self.isConstant(call.receiverText) { book.code.strangers[key] = x }
    return x
  }

  /// Whether an expression means the same controller each time: not what happens to be on top.
  private static func isConstant(_ text: String) -> Bool {
    if text.hasText("(") { return text.hasSuffix(".toPresentable()") }
    return !["top", "Top", "visible", "Visible", "presented", "current", "last", "active", "[", "$0"].contains {
      text.hasText($0)
    }
  }

  /// The file's own method that takes the place of UIKit's.
  private func override(of method: Method, _ x: ControllerID) -> BodyID? {
    let type = Int(book.hierarchy.classes[Int(x.index)].index)
    guard type < book.program.swift.classes.count else { return nil }
    return book.program.swift.classes[type].overrides.first { $0.method == method }?.function
  }

  @discardableResult
  private mutating func judge(
    _ kind: Instruction.Kind, _ instruction: SwiftInstruction, _ site: LintSite, _ a: LintActivation
  ) -> LintAct {
    let made = Instruction(kind: kind, range: instruction.range, line: instruction.line)
    let act = book.act(made, a.scene.frame)
    var statement = LintStatement(act: act, instruction: made, site: site, place: a.scene.place)
    statement.isConditional = a.scene.isConditional
    statement.asksItsArgument = a.scene.isConditional && a.scene.asksItsArgument
    if let from = a.scene.from, !a.function.name.isEmpty {
      statement.way = "in \(a.function.name), from \(book.program.swift.lineText(from))"
    }
    if !book.program.swift.isApp {
      let subject = a.function.slots.indices.first { a.function.isItself(.slot(Slot(Int32($0)))) }
        .flatMap { a.slots[$0] }
      let caller = book.code.stack.count == 2 ? a.scene.from.map { (body: book.code.stack[0], line: $0) } : nil
      book.code.statements[site] = LintCode.Statement(
        instruction: made, subject: subject ?? .none, caller: caller)
    }
    rules.judge(statement, &book)
    book.remember(statement)
    book.body.statements.append(statement)
    book.apply(act)
    if act.stirs { book.file.lastStir = max(book.file.lastStir, a.scene.place.isColumn ? a.scene.step : .max) }
    return act
  }
}

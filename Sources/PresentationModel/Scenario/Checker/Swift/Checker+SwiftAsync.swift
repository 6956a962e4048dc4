/// `await`, tasks, timers, notifications.
extension Checker {
  // MARK: await

  /// A function of the file's is run; what presim does not know returns in a later block of the main queue.
  mutating func lowerAwait(_ node: SyntaxNode.ID, _ type: SwiftType, _ isStatement: Bool) -> Lowered? {
    guard let value = tree.child(of: node, at: 0) else { return nil }
    if let seconds = sleep(value) {
      program.swift.queuesBlocks = true
      emit(.suspend(seconds), node)
      if builder.tries > 0 { throwIfCancelled(node) }
      return (.none, .unknown)
    }
    let count = builder.function.instructions.count
    if let found = lowerValue(value, expecting: type, isStatement: isStatement) {
      // `await present(x, animated: true)` waits for the end of it.
      for instruction in builder.function.instructions[count...] {
        guard case .uikit(let call) = instruction.kind, call.info.completion != nil else { continue }
        program.swift.queuesBlocks = true
        emit(.suspend(.value(.decimal(0.5))), node)
        break
      }
      if case .opaque = found.1 { wait(node) }
      return found
    }
    builder.truncate(to: count)
    if isStatement, verb(in: node) != nil { return nil }
    wait(node)
    if isStatement { skip(node, "it is not about the hierarchy") }
    return (unread(value), .opaque)
  }

  /// `Task { … }.value`: a task that is asked where it is made; nil for another path.
  mutating func lowerTaskPath(_ parts: [SyntaxNode.ID], _ node: SyntaxNode.ID) -> Lowered? {
    guard parts.count > 2, let head = tree[parts[0]].name, text(head) == "Task",
      tree[parts[parts.count - 1]].kind == .member,
      let name = tree[parts[parts.count - 1]].name, let task = lowerQueue(Array(parts.dropLast()), node)
    else { return nil }
    return taskMember(text(name), of: task, parts[parts.count - 1], node)
  }

  /// `await task.value`, `await task.result`: waits for the end of the task; nil for another member.
  mutating func taskMember(
    _ word: String, of task: Lowered, _ part: SyntaxNode.ID, _ node: SyntaxNode.ID
  ) -> Lowered? {
    guard case .closure(.of(let taken, let answer)) = task.1, taken.isEmpty, word == "value" || word == "result" else {
      return nil
    }
    program.swift.queuesBlocks = true
    let written = plainText(SourceRange(Int(tree[node].range.start), Int(tree[part].range.end)))
    let found = builder.slot()
    emit(.copy(.none, to: found), node)
    guard word == "result", let type = resultType else {
      emit(.awaitResume(task.0, to: found), node, text: written)
      return (.slot(found), answer ?? .unknown)
    }
    let tries = builder.tries
    builder.tries = 0
    emit(.awaitResume(task.0, to: found), node, text: written)
    builder.tries = tries
    let (error, result) = (builder.slot(), builder.slot())
    let row = emitted(.thrown(to: error, else: .unpatched), node)
    emit(.enumCase(type.id, Int32(type.failure), [.slot(error)], to: result), node)
    let end = emitted(.jump(.unpatched), node)
    patch([row], to: builder.next)
    emit(.copy(.slot(found), to: result), node)
    let unknown = emitted(.jumpIfOpaque(.slot(found), .unpatched), node)
    emit(.enumCase(type.id, Int32(type.success), [.slot(found)], to: result), node)
    patch([end, unknown], to: builder.next)
    return (.slot(result), .enumeration(type.id))
  }

  /// `Task.isCancelled`, `try Task.checkCancellation()`; nil for another path.
  mutating func lowerCancellation(_ parts: [SyntaxNode.ID], _ node: SyntaxNode.ID) -> Lowered? {
    guard parts.count == 2 || parts.count == 3, let head = tree[parts[0]].name, text(head) == "Task",
      tree[parts[1]].kind == .member, let word = tree[parts[1]].name.map({ text($0) })
    else { return nil }
    switch (word, parts.count) {
    case ("isCancelled", 2):
      let slot = builder.slot()
      emit(.isCancelled(to: slot), node)
      return (.slot(slot), .value(.bool))
    case ("checkCancellation", 3):
      throwIfCancelled(node)
      return (.none, .unknown)
    default: return nil
    }
  }

  /// Throws a `CancellationError` where the task was cancelled.
  private mutating func throwIfCancelled(_ node: SyntaxNode.ID) {
    let name = names.intern("CancellationError")
    grow()
    let slot = builder.slot()
    emit(.isCancelled(to: slot), node)
    let row = emitted(.jumpIf(.slot(slot), false, .unpatched, stake: Stake()), node)
    let tries = builder.tries
    builder.tries = 0
    throwing(.value(symbol(name)), node)
    builder.tries = tries
    patch([row], to: builder.next)
  }

  /// What presim does not know takes longer than an animation, as what comes from a network does.
  private mutating func wait(_ node: SyntaxNode.ID) {
    program.swift.queuesBlocks = true
    emit(.suspend(.value(.decimal(0.5))), node)
  }

  // MARK: Timers, notifications, transactions

  /// Calls of Foundation that run something later; nil for another call.
  mutating func lowerFoundation(
    _ words: [String], _ parts: [SyntaxNode.ID], _ call: SyntaxNode.ID, _ node: SyntaxNode.ID
  ) -> Lowered? {
    let given = arguments(call)
    func argument(_ label: String) -> SyntaxNode.ID? { given.first { $0.label == label }?.value }
    switch (words.first, words.last) {
    case ("Timer", "scheduledTimer"), ("NSTimer", "scheduledTimer"): return timer(given, node)
    // One that the code adds to a run loop, which is the next that it does.
    case ("Timer", "Timer"), ("Timer", "init"):
      return names.find("RunLoop") != nil ? timer(given, node) : nil
    case ("CADisplayLink", "CADisplayLink"), ("CADisplayLink", "init"):
      return names.find("add") != nil ? timer(given, node) : nil
    case ("DispatchQueue", "async"), ("DispatchQueue", "asyncAfter"):
      // `execute: item`
      guard let item = argument("execute"), tree[item].kind != .closure,
        let (operand, _) = lowerValue(item, expecting: .closure(.nothing))
      else { return nil }
      program.swift.queuesBlocks = true
      let queue: SwiftQueue =
        words.last == "async"
        ? words.contains("global") ? .background : .main : .after(given.first.map { delay(until: $0.value) } ?? .none)
      emit(.enqueue(operand, queue), node)
      return (.none, .unknown)
    case ("DispatchWorkItem", "DispatchWorkItem"):
      guard let last = given.last, tree[last.value].kind == .closure || last.label == "block",
        let (operand, _) = lowerValue(last.value, expecting: .closure(.of([], nil)))
      else { return nil }
      return (operand, .closure(.of([], nil)))
    case ("MainActor", "run"), ("DispatchQueue", "sync"):
      if words == ["DispatchQueue", "main", "sync"], builder.function.kind != .closure {
        emit(.fail("'DispatchQueue.main.sync' on the main queue waits for itself: the app hangs"), node)
        return (.none, .unknown)
      }
      let outer = swift.isOffMainThread
      swift.isOffMainThread = words.contains("global")
      defer { swift.isOffMainThread = outer }
      guard words != ["DispatchQueue", "sync"], let last = given.last?.value,
        let (operand, _) = lowerValue(last, expecting: .closure(.of([], nil)))
      else { return nil }
      let slot = builder.slot()
      emit(.callClosure(operand, [], to: slot), node)
      return (.slot(slot), swift.lastClosure.result ?? .unknown)
    case ("NotificationCenter", let word?), ("NSNotificationCenter", let word?):
      return notification(word, given, node)
    case ("Notification", _), ("NSNotification", _):
      guard words.last == "Name" || words.count == 1 || words.last == "init", let first = given.first else {
        return nil
      }
      return words.contains("Name") ? lowerValue(first.value, expecting: .value(.string)) : nil
    case ("UIDevice", "setValue"):
      guard let key = argument("forKey"), let first = given.first else { return nil }
      if tree[key].kind == .stringLiteral {
        return tree.string(of: key) == "orientation" ? turnsDevice(to: first.value, node) : nil
      }
      return turnsDevice(to: first.value, ifIs: key, node)
    case (_, "attemptRotationToDeviceOrientation") where words.count == 2 && given.isEmpty:
      return callUIKit(
        "attemptRotationToDeviceOrientation", .device, .none, words[0], call, node, superOf: nil)
    default: break
    }
    if words.last == "cancelPreviousPerformRequests" { return cancelPutOff(given, node) }
    if words.last == "perform", let delay = argument("afterDelay") { return perform(parts, given, delay, node) }
    if words.last == "perform" || words.last == "sendAction", let done = performNow(parts, given, node) { return done }
    if words == ["autoreleasepool"], let last = given.last?.value,
      let (operand, _) = lowerValue(last, expecting: .closure(.of([], nil)))
    {
      let slot = builder.slot()
      emit(.callClosure(operand, [], to: slot), node)
      return (.slot(slot), swift.lastClosure.result ?? .unknown)
    }
    if words.count > 1, words.last == "invalidate" || words.last == "cancel" || words.last == "fire", given.isEmpty,
      parts.count > 2, let found = lowerParts(parts.dropLast(2)[...], node, expecting: .unknown)
    {
      switch found.1 {
      case .unknown, .opaque, .closure:
        if words.last == "fire" {
          emit(.fire(found.0), node)
        } else {
          emit(.cancel(found.0), node)
        }
        return (.none, .unknown)
      default: break
      }
    }
    return nil
  }

  private mutating func timer(
    _ given: [(label: String?, value: SyntaxNode.ID, node: SyntaxNode.ID)], _ node: SyntaxNode.ID
  ) -> Lowered? {
    func argument(_ label: String) -> SyntaxNode.ID? { given.first { $0.label == label }?.value }
    let interval = argument("withTimeInterval") ?? argument("timeInterval")
    let isOfDisplay = argument("selector") != nil && given.count == 2
    guard interval != nil || isOfDisplay else { return nil }
    let seconds = interval.map { lowerArgument($0, .value(.number)) } ?? .value(.decimal(1.0 / 60))
    let closure: Operand
    if let selector = argument("selector"), let target = argument("target") {
      guard let found = lowerValue(target, expecting: .unknown), let bound = boundMethod(selector, found, node) else {
        return nil
      }
      closure = bound.0
    } else {
      guard let last = given.last?.value, let (operand, _) = lowerValue(last, expecting: .closure(.of([.opaque], nil)))
      else { return nil }
      closure = operand
    }
    let firesOnce = argument("repeats").map { tree[$0].kind == .falseLiteral } ?? false
    let repeats = isOfDisplay || argument("repeats") != nil && !firesOnce
    emit(.enqueue(closure, repeats ? .repeating(seconds, ofDisplay: isOfDisplay) : .timer(seconds)), node)
    program.swift.queuesBlocks = true
    return (closure, .unknown)
  }

  /// `perform(#selector(close), with: x, afterDelay: 0.3)`.
  private mutating func perform(
    _ parts: [SyntaxNode.ID], _ given: [(label: String?, value: SyntaxNode.ID, node: SyntaxNode.ID)],
    _ delay: SyntaxNode.ID, _ node: SyntaxNode.ID
  ) -> Lowered? {
    guard let selector = given.first?.value else { return nil }
    let target = parts.count > 2 ? lowerParts(parts.dropLast(2)[...], node, expecting: .unknown) : ownReceiver()
    guard let target else { return nil }
    var argument = Operand.none
    if let with = given.first(where: { $0.label == "with" })?.value { argument = lowerArgument(with, .unknown) }
    let closure: Operand
    if let bound = boundMethod(selector, target, node, with: argument) {
      closure = bound.0
    } else if tree[selector].kind != .selector, holdsSelector(given, target, parts), case .object = target.1 {
      closure = performing(lowerArgument(selector, .unknown), target.0, argument, node)
    } else {
      return nil
    }
    let seconds = lowerArgument(delay, .value(.number))
    let isNow = tree[delay].kind == .integerLiteral && tree.integer(of: delay) == 0
    if let name = selectedMethod(selector) { emit(.writeField(putOff(name), of: target.0, closure), node) }
    emit(.enqueue(closure, isNow ? .main : .timer(seconds)), node)
    program.swift.queuesBlocks = true
    return (.none, .unknown)
  }

  /// `perform(#selector(close), with: x)`, `UIApplication.shared.sendAction(#selector(close), to: self, from: nil, for: nil)`.
  private mutating func performNow(
    _ parts: [SyntaxNode.ID], _ given: [(label: String?, value: SyntaxNode.ID, node: SyntaxNode.ID)],
    _ node: SyntaxNode.ID
  ) -> Lowered? {
    guard let selector = given.first?.value else { return nil }
    if tree[selector].kind != .selector { return performHeld(selector, parts, given, node) }
    let to = given.first { $0.label == "to" }?.value
    if let to, tree[to].kind == .nilLiteral {
      // Nobody in particular: the responders above the sender.
      let from = given.first { $0.label == "from" && tree[$0.value].kind != .nilLiteral }?.value
      let sender = from.map { lowerArgument($0, .unknown) } ?? .none
      let slot = builder.slot()
      emit(
        .sendUp(lowerArgument(selector, .unknown), sender, from: ownReceiver()?.0 ?? .none, to: slot), node,
        text: plainText(of: node))
      return (.slot(slot), .value(.bool))
    }
    let target: Lowered? =
      if let to {
        lowerValue(to, expecting: .unknown)
      } else {
        parts.count > 2 ? lowerParts(parts.dropLast(2)[...], node, expecting: .unknown) : ownReceiver()
      }
    guard let target else { return nil }
    var argument = Operand.none
    if let with = given.first(where: { $0.label == "with" || $0.label == "from" })?.value {
      argument = lowerArgument(with, .unknown)
    }
    guard let bound = boundMethod(selector, target, node, with: argument) else { return nil }
    let slot = builder.slot()
    emit(.callClosure(bound.0, [], to: slot), node, text: plainText(of: node))
    return (.slot(slot), .unknown)
  }

  /// `perform(action)`, `card.perform(action, with: self)`, of a selector in a variable.
  private mutating func performHeld(
    _ selector: SyntaxNode.ID, _ parts: [SyntaxNode.ID],
    _ given: [(label: String?, value: SyntaxNode.ID, node: SyntaxNode.ID)], _ node: SyntaxNode.ID
  ) -> Lowered? {
    let count = builder.function.instructions.count
    guard given.count <= 3, tree[selector].kind == .path || tree[selector].kind == .ternary,
      given.dropFirst().allSatisfy({ $0.label == "with" }),
      let target = parts.count > 2 ? lowerParts(parts.dropLast(2)[...], node, expecting: .unknown) : ownReceiver(),
      case .object = target.1, holdsSelector(given, target, parts)
    else {
      builder.truncate(to: count)
      return nil
    }
    let held = lowerArgument(selector, .unknown)
    let arguments = given.dropFirst().map { lowerArgument($0.value, .unknown) }
    let slot = builder.slot()
    emit(.perform(held, on: target.0, arguments, to: slot), node, text: plainText(of: node))
    return (.slot(slot), .unknown)
  }

  /// Whether a call of `perform` is that of `NSObject`, as its labels say, and not one of the file's own.
  private mutating func holdsSelector(
    _ given: [(label: String?, value: SyntaxNode.ID, node: SyntaxNode.ID)], _ target: Lowered, _ parts: [SyntaxNode.ID]
  ) -> Bool {
    guard let call = parts.last, let name = parts.dropLast().last.flatMap({ tree[$0].name }), text(name) == "perform",
      given.first?.label == nil
    else { return false }
    return method(name, of: target.1, call) == nil && property(name, of: target.1) == nil
  }

  /// A closure that performs a selector on an object.
  private mutating func performing(
    _ selector: Operand, _ target: Operand, _ argument: Operand, _ node: SyntaxNode.ID
  ) -> Operand {
    swift.builders.append(closureBuilder(node))
    var slots: [Operand] = []
    for (word, operand) in [("self", target), ("selector", selector), ("argument", argument)] {
      let slot = builder.slot(word, .strong)
      builder.captures.append(Capture(from: operand, to: slot))
      slots.append(.slot(slot))
    }
    let result = builder.slot()
    builder.beginsStatement = true
    emit(.perform(slots[1], on: slots[0], [slots[2]], to: result), node, text: plainText(of: node))
    return closed(returning: .slot(result), node)
  }

  /// A closure that calls the method which `#selector(…)` names on an object.
  mutating func boundMethod(
    _ selector: SyntaxNode.ID, _ target: Lowered, _ node: SyntaxNode.ID, holdsTarget: Bool = true,
    with argument: Operand? = nil
  ) -> Lowered? {
    guard tree[selector].kind == .selector,
      let named = tree.children(of: selector).first(where: { tree[$0].kind == .methodName })
    else { return nil }
    let base = Name(id: tree.nodes[Int(named.index)].extra)
    guard case .object(_, let id?) = target.1 else { return nil }
    for current in lineage(id) {
      if let own = swift.members[current.index]?.methods[base.id]?.first {
        return boundMethod(own, target.0, node, holdsTarget: holdsTarget, with: argument)
      }
    }
    return nil
  }

  // MARK: Notifications

  /// UIKit posts a notification, where the file may observe one.
  mutating func post(_ name: String, by sender: Operand, _ node: SyntaxNode.ID) {
    guard names.find("NotificationCenter") != nil, let type = swift.notification else { return }
    let slot = builder.slot()
    emit(.enumCase(type, 0, [.value(.string(name)), sender, .none], to: slot), node)
    emit(.post(.value(.string(name)), by: sender, .slot(slot)), node)
  }

  private mutating func notification(
    _ word: String, _ given: [(label: String?, value: SyntaxNode.ID, node: SyntaxNode.ID)], _ node: SyntaxNode.ID
  ) -> Lowered? {
    func argument(_ label: String) -> SyntaxNode.ID? { given.first { $0.label == label }?.value }
    switch word {
    case "post":
      guard let name = argument("name") else { return nil }
      let found = notificationName(name)
      let object = argument("object").map { lowerArgument($0, .unknown) } ?? .none
      let info = argument("userInfo").map { lowerArgument($0, .dictionary(.unknown, .unknown)) } ?? .none
      let slot = builder.slot()
      if let type = swift.notification {
        emit(.enumCase(type, 0, [found, object, info], to: slot), node)
      }
      emit(.post(found, by: object, .slot(slot)), node)
      return (.none, .unknown)
    case "addObserver":
      guard let name = argument("name") ?? argument("forName") else { return nil }
      let found = notificationName(name)
      let object = argument("object").map { lowerArgument($0, .unknown) } ?? .none
      if let selector = argument("selector"), let first = given.first, first.label == nil {
        guard let target = lowerValue(first.value, expecting: .unknown),
          let bound = boundMethod(selector, target, node, holdsTarget: false)
        else { return nil }
        emit(.observe(found, of: object, owner: target.0, bound.0), node)
        return (.none, .unknown)
      }
      let type = swift.notification.map { SwiftType.enumeration($0) } ?? .opaque
      guard let last = given.last?.value, let (closure, _) = lowerValue(last, expecting: .closure(.of([type], nil)))
      else { return nil }
      emit(.observe(found, of: object, owner: .none, closure), node)
      return (closure, .unknown)
    case "removeObserver":
      guard let first = given.first, let (owner, _) = lowerValue(first.value, expecting: .unknown) else { return nil }
      let name = argument("name").map { notificationName($0) }
      emit(.stopObserving(owner, name), node)
      return (.none, .unknown)
    default: return nil
    }
  }

  /// A name as a text: of one of the file's, or opaque.
  mutating func notificationName(_ node: SyntaxNode.ID) -> Operand {
    if tree[node].kind == .nilLiteral { return .none }
    if let own = Self.postedByUIKit(tree.lineText(of: node)) { return .value(.string(own)) }
    var last: Name?
    if tree[node].kind == .enumCase {
      last = tree[node].name
    } else if tree[node].kind == .path, let part = Array(tree.children(of: node)).last,
      tree[part].kind == .member
    {
      last = tree[part].name
    }
    if let last, let found = notificationName(last, node) { return found }
    // A name that an extension gives which is not pasted: that of what the file itself posts.
    if let last, tree[node].kind == .enumCase, posts(last) {
      return .value(.string(".\(text(last))"))
    }
    // One of the system's that the file posts itself: `UIApplication.didEnterBackgroundNotification`.
    if let last, tree[node].kind == .path, text(last).hasSuffix("Notification"), posts(last) {
      return .value(.string(".\(text(last))"))
    }
    return lowerArgument(node, .value(.string))
  }

  /// UIKit's notification that presim posts (SHW-09), by each name that Swift has had for it.
  private static func postedByUIKit(_ written: String) -> String? {
    let name = Simulator.detailTargetNotification
    if let own = AppLife.notification(written) { return own }
    switch written {
    case "UIViewController.showDetailTargetDidChangeNotification", ".\(name)", "Notification.Name.\(name)",
      "NSNotification.Name.\(name)", "\(name)Notification":
      return name
    // Those of fields that a step types into.
    case "UITextField.textDidChangeNotification", "UITextView.textDidChangeNotification": return written
    case ".UITextFieldTextDidChange", "NSNotification.Name.UITextFieldTextDidChange",
      "Notification.Name.UITextFieldTextDidChange":
      return "UITextField.textDidChangeNotification"
    default: return nil
    }
  }

  /// Whether the file posts a notification by a name: `post(name: .saved, object: nil)`.
  private mutating func posts(_ name: Name) -> Bool {
    if swift.posted == nil {
      var found: Set<Int32> = []
      for row in tree.nodes.indices where tree.nodes[row].kind == .path {
        let parts = Array(tree.children(of: SyntaxNode.ID(Int32(row))))
        for (place, part) in parts.enumerated() where place > 0 && tree[part].kind == .call {
          guard tree[parts[place - 1]].name.map({ text($0) }) == "post",
            let value = arguments(part).first(where: { $0.label == "name" })?.value,
            let name = tree[value].kind == .enumCase
              ? tree[value].name : tree.lastChild(of: value).flatMap({ tree[$0].kind == .member ? tree[$0].name : nil })
          else { continue }
          found.insert(name.id)
        }
      }
      swift.posted = found
    }
    return swift.posted?.contains(name.id) ?? false
  }

  /// `.saved`, where the file declares such a name.
  mutating func notificationName(_ last: Name, _ node: SyntaxNode.ID) -> Operand? {
    for owner in ["Notification.Name", "NSNotification.Name", "Notification", "NSNotification"] {
      guard let name = names.find(owner), let id = existingClass(name), property(last, of: .type(id)) != nil,
        let found = member(last, of: (.none, .type(id)), node, node)
      else { continue }
      return found.0
    }
    return nil
  }

  /// Whether a type is that of the names of notifications, which are texts here.
  func isNotificationName(_ name: Name) -> Bool {
    text(name) == "Notification.Name" || text(name) == "NSNotification.Name"
  }

  /// Swift's `Notification`, where the file speaks of it: its name, object and info.
  mutating func declareNotification() {
    guard swift.isUsed, names.find("NotificationCenter") != nil else { return }
    let parts: [StructurePart] = [
      ("name", .value(.string), 0), ("object", .unknown, 1), ("userInfo", .dictionary(.unknown, .unknown), 2),
    ]
    guard let id = declareStructure("Notification", parts, takesNil: true) else { return }
    swift.notification = id
    if let old = names.find("NSNotification"), swift.enums[old.id] == nil, existingClass(old) == nil {
      swift.enums[old.id] = id
    }
  }
}

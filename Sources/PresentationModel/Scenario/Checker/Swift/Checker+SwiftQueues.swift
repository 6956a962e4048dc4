/// Closures that are handed to a queue or a clock.
extension Checker {
  /// `DispatchQueue.main.async { … }`, `Task { … }`, `UIView.animate(withDuration: 0.3) { … }`; nil for another path.
  mutating func lowerQueue(_ parts: [SyntaxNode.ID], _ node: SyntaxNode.ID) -> Lowered? {
    guard let head = parts.first, tree[head].kind == .identifier || tree[head].kind == .parenthesized,
      let call = parts.last, tree[call].kind == .call
    else { return nil }
    let name = nameInBrackets(head)
    let members = parts.dropFirst().compactMap { tree[$0].kind == .call ? nil : tree[$0].name.map { text($0) } }
    let words = sharedWords([name.map { text($0) } ?? ""] + members)
    if let known = lowerFoundation(words, parts, call, node) { return known }
    if let ofGroup = lowerGroup(words, parts, call, node) { return ofGroup }
    let arguments = Array(tree.children(of: call))
    let closures = arguments.filter { tree.child(of: $0, at: 0).map { tree[$0].kind == .closure } ?? false }
    guard let last = closures.last.flatMap({ tree.child(of: $0, at: 0) }) else { return nil }
    switch words.first {
    case "dispatch_async" where words.count == 1, "dispatch_after" where words.count == 1:
      noteOld(words[0], words[0] == "dispatch_async" ? "DispatchQueue.main.async" : "asyncAfter", at: tree[head].range)
      if words[0] == "dispatch_after" { return enqueue(last, .after(oldDelay(arguments)), node) }
      return enqueue(last, tree.text(of: call, has: "main_queue") ? .main : .background, node)
    case "DispatchQueue" where words.last == "async":
      noteSlip(inQueue: node)
      return enqueue(last, words.contains("global") ? .background : .main, node)
    case "DispatchQueue" where words.last == "asyncAfter":
      noteSlip(inQueue: node)
      let deadline = arguments.first.flatMap { tree.child(of: $0, at: 0) }
      return enqueue(last, .after(deadline.map { delay(until: $0) } ?? .none), node)
    case "OperationQueue" where words == ["OperationQueue", "main", "addOperation"]: return enqueue(last, .main, node)
    // Blocks of the main run loop run with those of the main queue.
    case "RunLoop" where words == ["RunLoop", "main", "perform"] || words == ["RunLoop", "current", "perform"],
      "CFRunLoopPerformBlock" where words.count == 1:
      return enqueue(last, .main, node)
    case "Task"
    where (words.count == 1 || words == ["Task", "detached"]) && name.flatMap({ swift.members[$0.id] }) == nil:
      return enqueue(last, .task, node)
    default: return nil
    }
  }

  /// `DispatchQueue.global().async(group: group) { … }`, `group.wait()`; nil for another call.
  private mutating func lowerGroup(
    _ words: [String], _ parts: [SyntaxNode.ID], _ call: SyntaxNode.ID, _ node: SyntaxNode.ID
  ) -> Lowered? {
    let given = arguments(call)
    let type = names.find("DispatchGroup").flatMap { existingClass($0) }
    guard hasCombine, let type else { return nil }
    let count = builder.function.instructions.count
    if words.first == "DispatchQueue", words.last == "async", let group = given.first, group.label == "group",
      let work = given.last?.value, let run = combineMethod("_run", of: type)
    {
      guard let (owner, found) = lowerValue(group.value, expecting: .unknown), isOfCombine("DispatchGroup", found),
        let (closure, _) = lower(work, offMainThread: words.contains("global"))
      else {
        builder.truncate(to: count)
        return nil
      }
      program.swift.queuesBlocks = true
      emit(.call(run.body, on: owner, [closure, .value(.bool(words.contains("main")))], to: nil), node)
      return (.none, .unknown)
    }
    // On a background queue the block waits; the main thread may wait for what runs on it.
    guard words.last == "wait", given.isEmpty, parts.count > 2, !swift.isOffMainThread,
      let found = lowerParts(parts.dropLast(2)[...], node, expecting: .unknown), isOfCombine("DispatchGroup", found.1),
      let wait = combineMethod("_waitOnMain", of: type)
    else {
      builder.truncate(to: count)
      return nil
    }
    emit(.call(wait.body, on: found.0, [], to: nil), node, text: plainText(of: node))
    return (.none, .unknown)
  }

  mutating func enqueue(_ closure: SyntaxNode.ID, _ queue: SwiftQueue, _ node: SyntaxNode.ID) -> Lowered? {
    guard let (operand, _) = lower(closure, offMainThread: queue.isBackground) else { return nil }
    let result = swift.lastClosure.result
    emit(.enqueue(operand, queue), node)
    program.swift.queuesBlocks = true
    // A task is its closure: `value` is what that comes to.
    if case .task = queue { return (operand, .closure(.of([], result))) }
    return (operand, .unknown)
  }

  /// A closure that runs on the main thread, or on another one.
  private mutating func lower(_ closure: SyntaxNode.ID, offMainThread: Bool) -> Lowered? {
    let outer = swift.isOffMainThread
    swift.isOffMainThread = offMainThread
    defer { swift.isOffMainThread = outer }
    return lowerValue(closure, expecting: .closure(.nothing))
  }

  /// Whether a path hands its closures to URLSession, which calls them on a queue of its own.
  func callsOffMainThread(_ parts: [SyntaxNode.ID]) -> Bool {
    parts.contains {
      switch tree[$0].name.map({ text($0) }) {
      case "dataTask", "uploadTask", "downloadTask", "dataTaskWithURL", "dataTaskWithRequest": true
      default: false
      }
    }
  }

  /// The line says so where a call of the hierarchy runs on another thread than the main one.
  mutating func noteThread(of call: UIKitCall, _ node: SyntaxNode.ID) {
    guard swift.isOffMainThread, call.method.changesTheHierarchy else { return }
    emit(
      .note(
        "'\(call.label)' is called on a background queue, and UIKit may be called on the main thread only: it is taken to run there"
      ), node)
  }

  /// The seconds that the first argument of `dispatch_after` names, which is no expression of Swift's of today.
  private mutating func oldDelay(_ arguments: [SyntaxNode.ID]) -> Operand {
    guard let first = arguments.first else { return .none }
    var digits: [UInt8] = []
    for byte in source.bytes[tree[first].range.offsets].reversed() {
      if byte.isDigit || byte == UInt8(ascii: ".") && !digits.isEmpty {
        digits.append(byte)
      } else if !digits.isEmpty {
        break
      }
    }
    if digits.isEmpty { return opaque(of: tree.child(of: first, at: 0) ?? first) }
    var seconds = 0.0
    var scale = 0.0
    for byte in digits.reversed() {
      if byte == UInt8(ascii: ".") {
        scale = 1
      } else {
        seconds = seconds * 10 + Double(byte - 0x30)
        scale *= 10
      }
    }
    if scale > 0 { seconds /= scale }
    return .value(.decimal(seconds))
  }
}

extension SwiftQueue {
  fileprivate var isBackground: Bool { if case .background = self { true } else { false } }
}

extension Method {
  /// Whether it makes controllers come, go or become children.
  fileprivate var changesTheHierarchy: Bool {
    switch self {
    case .present, .dismiss, .pushViewController, .popViewController, .popToRootViewController, .popToViewController,
      .setViewControllers, .show, .showDetailViewController, .performSegue, .addChild, .removeFromParent:
      true
    default: false
    }
  }
}

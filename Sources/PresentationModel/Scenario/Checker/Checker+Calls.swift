extension Checker {
  /// Reads a call: finds the method, matches the arguments with its parameters.
  mutating func call(
    _ receiver: ResolvedPath, _ name: Name, _ range: SourceRange, _ node: SyntaxNode.ID, _ scope: Scope
  ) -> Call? {
    let arguments = tree.list(of: node)
    let methods = method(name, of: receiver.type, arguments, at: range)
    guard !methods.isEmpty else { return nil }
    let info = methods[0]
    if let complaint = complaint(info.availability, about: info.signature) {
      reportUnavailable(complaint, info.availability, at: range)
      return nil
    }
    if let complaint = deviceComplaint(info.method) ?? (info.kind == .gesture && isAway ? Self.isAwayComplaint : nil) {
      report("check.device", complaint, at: range)
      return nil
    }
    let outer = innerClosures
    innerClosures = []
    defer { innerClosures = outer }
    guard var call = match(arguments, with: info, at: range, scope) else { return nil }
    call.receiver = receiver.path
    if info.method == .resize, program.environment.isResizable, case .value(let classes)? = call.arguments.first,
      classes != .list([.enumeration(.sizeClass, 0), .enumeration(.sizeClass, 1)])
    {
      report(
        "check.device",
        "the window of a resizable iPhone keeps its size classes at every size: compact in width, "
          + "regular in height", at: range)
      return nil
    }
    checkTap(call, at: range)
    // Of the others nothing but the name is ever printed.
    let isPrinted = call.completion != nil || info.answer != nil
    call.label = isPrinted ? label(receiver, name, arguments, info) : text(name)
    if !innerClosures.isEmpty { call.closures += innerClosures }
    if call.completion != nil { handlerLabels.insert(call.label) }
    return call
  }

  /// Why the user touches nothing of an app in the background.
  static let isAwayComplaint =
    "the app is in the background here, and the user touches nothing of it: write 'device.returnToApp()' above"

  /// Why the device does not do what a step asks of it; nil where it does.
  private mutating func deviceComplaint(_ method: Method) -> String? {
    switch method {
    case .rotate where !device.rotates: return "'\(device.text)' is not turned"
    case .rotate where program.environment.isResizable: return "the window of a resizable iPhone is always portrait"
    case .fold where device != .iPhoneDuo, .unfold where device != .iPhoneDuo:
      return "'\(device.text)' does not fold: only an 'iPhoneDuo' does"
    case .fold where !isOpen: return "the iPhoneDuo is closed here already"
    case .unfold where isOpen: return "the iPhoneDuo is open here already"
    case .fold, .unfold:
      isOpen.toggle()
      return nil
    case .leaveApp where isAway: return "the app is in the background here already"
    case .returnToApp where !isAway:
      return "the app is in front here already: 'device.leaveApp()' sends it to the background"
    case .leaveApp, .returnToApp:
      isAway.toggle()
      return nil
    default: return nil
    }
  }

  // MARK: Questions

  /// Whether a call only asks, and so can be used as a property.
  mutating func asks(_ name: Name, _ receiver: StaticType) -> Bool {
    guard let base = receiver.base, !receiver.isClassName else { return false }
    return methods(name, on: base, exact: receiver.exact).first?.answer != nil
  }

  /// Reads a call that only asks.
  mutating func question(
    _ receiver: ResolvedPath, _ name: Name, _ range: SourceRange, _ node: SyntaxNode.ID, _ scope: Scope
  ) -> (Call, ValueType)? {
    guard let call = call(receiver, name, range, node, scope), let base = receiver.type.base,
      let answer = methods(name, on: base, exact: receiver.type.exact).first?.answer
    else { return nil }
    return (call, answer)
  }

  // MARK: The method

  /// The methods of a name, the one that is meant first; none where there is none, which is reported.
  private mutating func method(
    _ name: Name, of receiver: StaticType, _ arguments: [SyntaxNode.ID], at range: SourceRange
  ) -> [MethodInfo] {
    guard let base = receiver.base, !receiver.isClassName else {
      let word = text(name)
      if case .anything = receiver.type {
        let found = methods(word, on: .viewController, exact: false)
        if !found.isEmpty { return found }
      }
      if case .list = receiver.type, Self.changesList(word) {
        report(
          "check.unknown-method",
          "a list is not changed in place: assign the whole of it, as in '\(textBefore(range)) = [\(somebody ?? "home")]'",
          at: range)
        return []
      }
      report("check.unknown-method", "value of type '\(receiver.type.name)' has no method '\(word)'", at: range)
      return []
    }
    var found = methods(name, on: base, exact: receiver.exact)
    if found.count > 1, let row = found.indices.first(where: { labelsFit(arguments, found[$0]) }), row > 0 {
      found.swapAt(0, row)
    }
    if found.isEmpty { reportUnknownMethod(text(name), of: receiver, base: base, at: range) }
    return found
  }

  /// Methods by which Swift changes a list.
  private static func changesList(_ word: String) -> Bool {
    switch word {
    case "append", "insert", "remove", "removeLast", "removeFirst", "removeAll", "popLast", "swapAt", "reverse": true
    default: false
    }
  }

  /// The methods of a name, looked for once where whoever asks what it is reads the call next.
  private mutating func methods(_ name: Name, on base: UIKitClass, exact: Bool) -> [MethodInfo] {
    if let latest = latestMethods, latest.name == name, latest.base == base, latest.exact == exact {
      return latest.found
    }
    let found = methods(text(name), on: base, exact: exact)
    latestMethods = (name, base, exact, found)
    return found
  }

  func methods(_ word: String, on base: UIKitClass, exact: Bool) -> [MethodInfo] {
    var found: [MethodInfo] = []
    var next: UIKitClass? = base
    while let type = next {
      type.eachMethodTable { Self.find(word, among: $0, &found) }
      next = type.superclass
    }
    if !exact {
      for type in UIKitClass.allCases where type != base && type.inherits(from: base) {
        type.eachMethodTable { Self.find(word, among: $0, &found) }
      }
    }
    return found
  }

  /// A row is copied only where it is meant, and texts are compared only where they are as long.
  private static func find(_ word: String, among methods: [MethodInfo], _ found: inout [MethodInfo]) -> Bool {
    let (count, before) = (word.utf8.count, found.count)
    for row in methods.indices where methods[row].name.utf8.count == count && methods[row].name == word {
      found.append(methods[row])
    }
    return found.count > before
  }

  private mutating func reportUnknownMethod(
    _ word: String, of receiver: StaticType, base: UIKitClass, at range: SourceRange
  ) {
    if knows(word, isMethod: true, of: receiver, base: base, at: range) { return }
    if PropertyLookup.find(named: word, on: base) != nil {
      report("check.unknown-method", "'\(word)' is a property: write it without parentheses", at: range)
      return
    }
    if OutsideMembers.member(word, isMethod: false, of: base) != nil {
      report("check.unknown-method", "'\(word)' is a property: write it without parentheses", at: range)
      return
    }
    var notes: [Diagnostic.Note] = []
    var candidates: [String] = []
    if let id = receiver.classID {
      for current in lineage(id) {
        candidates += (swift.members[current.index]?.methods.keys.map { names[Name(id: $0)] } ?? []).sorted()
      }
    }
    for type in base.lineage { candidates += type.methods.map { $0.name } }
    if word.hasPrefix("on"), let callback = CallbackInfo.all.first(where: { Self.isHandler(word, of: $0.name) }) {
      notes.append(
        Diagnostic.Note(
          "a callback is written 'on \(head(before: range)).\(callback.name) { … }', at the beginning of a line"))
    } else if let advice = adviceOnTouch(word, of: receiver, base: base, before: range) {
      notes.append(Diagnostic.Note(advice))
    } else if let now = FormerNames.method(word), let call = callOnTheStack(now, of: base, before: range) {
      notes.append(Diagnostic.Note("did you mean '\(call)'?"))
    } else if let now = FormerNames.method(word) {
      notes.append(Diagnostic.Note("did you mean '\(now)'?"))
    } else if let near = candidates.first(where: { $0.lowercased() == word.lowercased() })
      ?? nearest(word, among: candidates)
    {
      notes.append(Diagnostic.Note("did you mean '\(near)'?"))
    } else if suggestions > 0, let meant = nameWithTheWords(of: word, in: candidates) {
      notes.append(Diagnostic.Note("did you mean '\(meant)'?"))
    } else if notes.isEmpty,
      let elsewhere = UIKitClass.allCases.first(where: { $0.hasMethod(word) })
    {
      // The stack that a screen stands in has the call.
      let call =
        elsewhere == .navigationController && base.lineage.contains(.viewController)
        ? ": write '\(head(before: range)).navigationController?.\(word)(…)'" : ""
      notes.append(Diagnostic.Note("'\(word)' is a method of '\(elsewhere.name)'\(call)"))
    } else if let elsewhere = OutsideMembers.owner(of: word, isMethod: true) {
      notes.append(Diagnostic.Note("'\(word)' is a method of '\(elsewhere.name)'"))
    } else if base == .pageViewController, word.hasPrefix("swipe") {
      notes.append(Diagnostic.Note("the user swipes to a page: write '\(head(before: range)).swipe(to: next)'"))
    } else if word == "sheet" || word == "fullScreenCover" {
      notes.append(
        Diagnostic.Note("'\(word)' is SwiftUI's: UIKit's way is '\(head(before: range)).present(…, animated: true)'"))
    }
    // `home.viewaddSubview(label)`
    if notes.isEmpty, case let letters = Array(word.utf8), letters.count > 5 {
      for split in 3..<(letters.count - 2) where letters[split].isSmall {
        let (first, last) = (String(word.prefix(split)), String(word.dropFirst(split)))
        guard PropertyLookup.find(named: first, on: base) != nil,
          OutsideMembers.owner(of: last, isMethod: true) != nil
            || UIKitClass.allCases.contains(where: { $0.hasMethod(last) })
        else { continue }
        notes = [.init("'.' is missing: write '\(first).\(last)'")]
        break
      }
    }
    if notes.isEmpty, let id = receiver.classID {
      let own = (swift.members[id.index]?.methods.keys.map { names[Name(id: $0)] } ?? []).sorted()
      if !own.isEmpty { notes.append(.init("its own are \(own.prefix(6).map { "'\($0)'" }.joined(separator: ", "))")) }
    }
    if notes.isEmpty, base == .device {
      let steps = base.methods.filter { $0.method != .attemptRotation }.map { "'\($0.name)'" } + ["'open'"]
      notes.append(.init("a step of the device is \(steps.joined(separator: ", "))"))
    }
    let owner = receiver.classID.map { program.classes[Int($0.index)].name } ?? base.name
    report("check.unknown-method", "value of type '\(owner)' has no method '\(word)'", at: range, notes: notes)
  }

  /// `home.navigationController?.pushViewController(_:animated:)`: a method of the stack that a screen stands in; nil for
  /// any other.
  private func callOnTheStack(_ signature: String, of base: UIKitClass, before range: SourceRange) -> String? {
    let name = String(signature.prefix { $0 != "(" })
    guard base.lineage.contains(.viewController), methods(name, on: base, exact: true).isEmpty,
      !methods(name, on: .navigationController, exact: true).isEmpty
    else { return nil }
    return "\(head(before: range)).navigationController?.\(signature)"
  }

  /// `onViewDidAppear` for `viewDidAppear`.
  private static func isHandler(_ word: String, of callback: String) -> Bool {
    let rest = word.utf8.dropFirst(2)
    guard let first = rest.first, first.isCapital, rest.count == callback.utf8.count else { return false }
    return callback.utf8.first == first + 0x20 && rest.dropFirst().elementsEqual(callback.utf8.dropFirst())
  }

  private func isLiteral(_ argument: SyntaxNode.ID) -> Bool {
    guard let value = tree.child(of: argument, at: 0) else { return false }
    switch tree[value].kind {
    case .trueLiteral, .falseLiteral, .integerLiteral, .decimalLiteral, .stringLiteral, .enumCase: return true
    default: return false
    }
  }

  private func isClosure(_ argument: SyntaxNode.ID) -> Bool {
    tree.child(of: argument, at: 0).map { tree[$0].kind == .closure } ?? false
  }

  /// Whether labels and kinds of arguments are those of a method, without looking at types.
  private func labelsFit(_ arguments: [SyntaxNode.ID], _ info: MethodInfo) -> Bool {
    var cursor = 0
    for argument in arguments where !isClosure(argument) {
      let label = tree[argument].name.map { names[$0] }
      if let label, label == info.completion || info.closures.contains(label) { continue }
      guard let position = info.parameters[cursor...].firstIndex(where: { $0.label == label }) else { return false }
      if let value = tree.child(of: argument, at: 0) {
        if case .instance = info.parameters[position].type, tree[value].kind == .stringLiteral { return false }
        if case .enumeration = info.parameters[position].type {
          if tree.loneName(of: value) != nil { return false }
        } else if tree[value].kind == .enumCase {
          return false
        }
      }
      cursor = position + 1
    }
    return true
  }

  /// Whether a name is that of a tab as an object, which is tapped as its view controller is.
  private func namesATab(_ node: SyntaxNode.ID) -> Bool {
    // `tabs.tabs[1]`, `tabs.tabs.last`, `tabs.selectedTab`
    let parts = tree[node].kind == .path ? Array(tree.children(of: node)) : []
    if let last = parts.last, parts.count > 1 {
      if tree[last].name.map({ text($0) }) == "selectedTab" { return true }
      return parts.count > 2 && tree[parts[parts.count - 2]].name.map { text($0) } == "tabs"
    }
    guard let name = tree.loneName(of: node), case .object(let id) = entity(name) else { return false }
    return bases[Int(program.objects[Int(id)].objectClass.index)].inherits(from: .tab)
  }

  // MARK: Arguments

  private mutating func match(
    _ arguments: [SyntaxNode.ID], with info: MethodInfo, at range: SourceRange, _ scope: Scope
  ) -> Call? {
    var values = [Expression](.value(.none), times: info.parameters.count)
    // By their positions, of which no method has 64.
    var given: UInt64 = 0
    var closures: [BodyID] = []
    var placed = [BodyID](repeating: .none, count: info.closures.count)
    var completion: BodyID?
    var closuresLeft = info.closures
    var cursor = 0
    var isComplete = true
    for argument in arguments {
      guard let node = tree.child(of: argument, at: 0) else { continue }
      let label = tree[argument].name.map { text($0) }
      let isBody = tree[node].kind == .closure
      let takesClosure = label.map { $0 == info.completion || info.closures.contains($0) } ?? isBody
      if takesClosure {
        if isBody {
          let isCompletion = label.map { $0 == info.completion } ?? (closuresLeft.isEmpty && info.completion != nil)
          if label == nil, !isCompletion, closuresLeft.isEmpty {
            let isCallback = CallbackInfo.all.contains { $0.name == info.name }
            report(
              "check.call", "extra trailing closure passed in call to '\(info.signature)'", at: tree[node].range,
              notes: isCallback
                ? [Diagnostic.Note("a callback is written 'on \(somebody ?? "home").\(info.name) { … }'")] : [])
            isComplete = false
          }
          // `animate({ }, completion: { })`
          if label == nil, !tree[argument].flags.contains(.trailing),
            let wanted = isCompletion ? info.completion : closuresLeft.first
          {
            report(
              "check.call", "missing argument label '\(wanted):' in call to '\(info.signature)'", at: tree[node].range,
              notes: [.init("write '\(wanted): { … }'")])
            isComplete = false
          }
          var around = scope
          around.blockType = info.method.givesBlocks ? .instance(.transitionCoordinator) : nil
          if isCompletion, info.method.tellsWhetherItFinished { around.blockType = .bool }
          guard let body = closure(node, around) else { continue }
          if isCompletion {
            completion = body
          } else {
            closures.append(body)
            let place = label.flatMap { info.closures.firstIndex(of: $0) } ?? info.closures.count - closuresLeft.count
            if placed.indices.contains(place) { placed[place] = body }
          }
        } else if tree[node].kind != .nilLiteral {
          report("check.type", "'\(label ?? "")' takes a closure", at: tree[node].range)
          isComplete = false
        }
        if !closuresLeft.isEmpty, label != info.completion { closuresLeft.removeFirst() }
        continue
      }
      guard let position = info.parameters[cursor...].firstIndex(where: { $0.label == label }) else {
        reportLabel(argument, label, info, cursor, given)
        isComplete = false
        continue
      }
      cursor = position + 1
      given |= 1 << UInt64(position)
      let type = info.parameters[position].type
      if info.parameters[position].name == "sender", scope.owner == nil, tree.loneName(of: node) == .self {
        // whoever sends it makes no difference
        continue
      }
      let wanted = info.method == .tapTab && namesATab(node) ? .instance(.tab) : type
      if info.method == .tapSegue, let name = tree.loneName(of: node), case .nothing = entity(name) {
        report(
          "check.unknown-name", "cannot find '\(text(name))' in this file", at: tree[node].range,
          notes: [
            Diagnostic.Note(
              "a button is tapped as the property that holds it: '\(head(before: range)).\(text(name)).tap()'")
          ])
        isComplete = false
        continue
      }
      if let value = value(node, expecting: wanted, takesNil: type.takesNil, scope) {
        values[position] = value
      } else {
        isComplete = false
      }
    }
    for (position, parameter) in info.parameters.enumerated()
    where parameter.isRequired && given & 1 << UInt64(position) == 0 {
      guard isComplete else { break }
      let what = parameter.label.map { "'\($0)'" } ?? "#\(position + 1)"
      let whole = info.method == .tapSegue ? wholeTap(before: range) : nil
      report(
        "check.call", "missing argument for parameter \(what) in call to '\(info.signature)'", at: range,
        notes: whole.map { [Diagnostic.Note($0)] } ?? [])
      isComplete = false
    }
    guard isComplete else { return nil }
    if info.method == .animateAlongside { closures = placed }
    if info.method.mayEndATransition { mayHaveEnded = true }
    let nobody = Path(root: .device, components: [], finalUnwrap: .plain, text: "")
    return Call(
      receiver: nobody, method: info.method, arguments: values, completion: completion, closures: closures, label: "")
  }

  /// What to write for `settings.tap()`: a tab is tapped in its tab bar controller.
  private func wholeTap(before range: SourceRange) -> String? {
    let name = head(before: range)
    guard case .controller(let id)? = names.find(name).map({ entity($0) }) else { return nil }
    let parent = program.outline.parents[Int(id)]
    guard parent >= 0, bases[Int(program.outline.classes[Int(parent)].index)].inherits(from: .tabBarController) else {
      return nil
    }
    return "a tab is tapped as '\(program.outline.names[Int(parent)]).tap(\(name))'"
  }

  private mutating func reportLabel(
    _ argument: SyntaxNode.ID, _ label: String?, _ info: MethodInfo, _ cursor: Int, _ given: UInt64
  ) {
    let range = tree[argument].range
    let isOutOfOrder = info.parameters[..<cursor].indices.contains {
      info.parameters[$0].label == label && (label != nil || given & 1 << UInt64($0) == 0)
    }
    let next = cursor < info.parameters.count ? info.parameters[cursor] : nil
    guard let label else {
      if isOutOfOrder {
        report(
          "check.call", "'\(tree.text(range))' comes too late: the order is '\(info.signature)'", at: range)
        return
      }
      if let next, let wanted = next.label, next.isRequired || isLiteral(argument) {
        let note =
          info.name == "resize" ? "write 'to: sizeClass(compact, regular)'" : "write '\(wanted): \(tree.text(range))'"
        report(
          "check.call", "missing argument label '\(wanted):' in call to '\(info.signature)'", at: range,
          notes: [Diagnostic.Note(note)])
        return
      }
      report(
        "check.call", "extra argument in call to '\(info.signature)'", at: range,
        notes: tree.text(range).utf8.count < 40 ? [Diagnostic.Note("leave '\(tree.text(range))' out")] : [])
      return
    }
    let labels = info.parameters.compactMap { $0.label } + info.closures + (info.completion.map { [$0] } ?? [])
    if isOutOfOrder {
      let isTwice = info.parameters.indices.contains {
        info.parameters[$0].label == label && given & 1 << UInt64($0) != 0
      }
      guard !isTwice else {
        return report(
          "check.call", "argument '\(label)' stands twice in call to '\(info.signature)'", at: range,
          notes: [Diagnostic.Note("leave one of them out")])
      }
      report("check.call", "argument '\(label)' comes too late: the order is '\(info.signature)'", at: range)
    } else if let now = FormerNames.label(label), labels.contains(now) {
      report(
        "check.call", "extra argument '\(label)' in call to '\(info.signature)'", at: range,
        notes: [Diagnostic.Note("did you mean '\(now):'?")])
    } else if PropertyLookup.find(named: label, on: .viewController) != nil {
      report(
        "check.call", "extra argument '\(label)' in call to '\(info.signature)'", at: range,
        notes: [Diagnostic.Note("'\(label)' is a property: assign it on a line above")])
    } else if nearest(label, among: labels) == nil, let meant = labels.first(where: { Self.means(label, $0) }) {
      report(
        "check.call", "extra argument '\(label)' in call to '\(info.signature)'", at: range,
        notes: [Diagnostic.Note("did you mean '\(meant)'?")])
    } else if let next, next.label == nil, nearest(label, among: labels) == nil {
      report(
        "check.call", "extraneous argument label '\(label):' in call to '\(info.signature)'", at: range,
        notes: [Diagnostic.Note(adviceOnTap(label, info, before: range) ?? "leave '\(label):' out")])
    } else if nearest(label, among: labels) == nil, next == nil, tree.text(range).utf8.count < 40 {
      report(
        "check.call", "extra argument '\(label)' in call to '\(info.signature)'", at: range,
        notes: [Diagnostic.Note("leave '\(tree.text(range))' out")])
    } else if let wanted = next?.label, nearest(label, among: labels) == nil, isLiteral(argument) {
      // `rotate(with: .landscape)`
      report(
        "check.call", "extra argument '\(label)' in call to '\(info.signature)'", at: range,
        notes: [Diagnostic.Note("did you mean '\(wanted):'?")])
    } else {
      report(
        "check.call", "extra argument '\(label)' in call to '\(info.signature)'", at: range, near: label, among: labels)
    }
  }

  // MARK: The label

  /// The call as written, less `animated` and the closures (EVT-04).
  private func label(
    _ receiver: ResolvedPath, _ name: Name, _ arguments: [SyntaxNode.ID], _ info: MethodInfo
  ) -> String {
    var result: [UInt8] = []
    result.reserveCapacity(96)
    if !receiver.path.text.isEmpty {
      result.append(contentsOf: receiver.path.text.utf8)
      switch receiver.path.finalUnwrap {
      case .plain: break
      case .optional: result.append(UInt8(ascii: "?"))
      case .force: result.append(UInt8(ascii: "!"))
      }
      result.append(UInt8(ascii: "."))
    }
    result.append(contentsOf: names.utf8(of: name))
    result.append(UInt8(ascii: "("))
    var isFirst = true
    for argument in arguments where !isClosure(argument) {
      let label = tree[argument].name.map { names[$0] }
      if label == "animated" { continue }
      if let label, label == info.completion || info.closures.contains(label) { continue }
      if label == nil, info.parameters.first?.name == "animated" { continue }
      if !isFirst { result.append(contentsOf: ", ".utf8) }
      isFirst = false
      NormalizedText.write(source.bytes, tree[argument].range, to: &result)
    }
    result.append(UInt8(ascii: ")"))
    return String(decoding: result, as: UTF8.self)
  }
}

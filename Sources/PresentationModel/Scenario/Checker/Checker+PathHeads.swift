extension Checker {
  /// A name at the head of a path, with nothing in parentheses after it.
  mutating func headName(
    _ name: Name, _ range: SourceRange, _ parts: [SyntaxNode.ID], _ scope: Scope
  ) -> PathResult {
    if let id = controller(name, scope) {
      return head(.value(.controller(ControllerID(id))), type(ofController: id), range)
    }
    if let local = localHead(name, range, scope) { return local }
    if scope.isClassBody, let owner = scope.owner, let found = implicitMember(name, owner, range) {
      return .path(found)
    }
    if let declared = declaredHead(name, range, scope) { return declared }
    if unknownNames.contains(name.id) { return .failure }
    if name == .device { return head(.device, StaticType(.instance(.device), exact: true), range) }
    if !scope.isClassBody, let owner = scope.owner, let found = implicitMember(name, owner, range) {
      return .path(found)
    }
    if name == .window {
      report(
        "check.unknown-name", "this file has no window", at: range,
        notes: [Diagnostic.Note("write 'window' with a root below it")])
      return .failure
    }
    if let qualified = qualifiedCase(parts) { return qualified }
    if let type = knownClass(name) {
      var known = instance(of: type)
      known.isClassName = true
      return .value(.value(.classReference(type)), known)
    }
    if PrivateClasses.all.contains(text(name)) {
      var known = StaticType(.classReference)
      known.isClassName = true
      return .value(.value(.className(text(name))), known)
    }
    return unknownHead(name, range, parts, scope)
  }

  /// A path that is written when it has been followed.
  private func head(_ root: Path.Root, _ type: StaticType, _ range: SourceRange) -> PathResult {
    .path(
      ResolvedPath(
        path: Path(root: root, components: [], finalUnwrap: .plain, text: ""), type: type, lastRange: range))
  }

  /// `self`, `super`, an argument of a callback or a closure; nil for another name.
  private mutating func localHead(_ name: Name, _ range: SourceRange, _ scope: Scope) -> PathResult? {
    if name == .self {
      guard let owner = scope.owner else {
        report(
          "check.unknown-name", "'self' means something only in class bodies and in 'on name.…'", at: range,
          notes: [Diagnostic.Note("write the name of the controller")])
        return .failure
      }
      return head(.selfObject, instance(of: owner), range)
    }
    if name == .super {
      guard let owner = scope.owner else {
        report("check.unknown-name", "'super' means something only in callbacks", at: range)
        return .failure
      }
      return head(.superObject, instance(of: owner), range)
    }
    if let place = scope.blockParameters.lastIndex(where: { $0.name == name }) {
      return head(
        .argument((scope.callback?.info.arguments.count ?? 0) + place),
        StaticType(scope.blockParameters[place].type, exact: true), range)
    }
    if let callback = scope.callback {
      for (position, argument) in callback.info.arguments.enumerated() where argument.name == text(name) {
        return head(.argument(position), StaticType(argument.type), range)
      }
    }
    guard scope.closureParameters.contains(name) else { return nil }
    report(
      "check.not-supported", "'\(text(name))' is not supported yet: the arguments of closures have no value here",
      at: range)
    return .failure
  }

  /// What the file declares, or its Swift makes; nil for another name.
  private mutating func declaredHead(_ name: Name, _ range: SourceRange, _ scope: Scope) -> PathResult? {
    switch entity(name) {
    case .controller(let id):
      mention(id)
      return head(.value(.controller(ControllerID(id))), type(ofController: id), range)
    case .object(let id):
      return head(.value(.object(ObjectID(id))), instance(of: program.objects[Int(id)].objectClass), range)
    case .window(let id):
      return head(.value(.window(WindowID(id))), StaticType(.instance(.window), exact: true), range)
    case .nothing, .someClass: break
    }
    guard swift.isUsed, scope.owner == nil, let made = madeID(text(name)) else { return nil }
    var type = StaticType(.instance(.viewController))
    if case .object(let base, let id) = swift.madeTypes[Int(made.index)] {
      type = StaticType(.instance(base), exact: id != nil, classID: id)
    }
    return head(.made(made), type, range)
  }

  /// A name that nothing has: reported, unless it is a member of `self` that presim leaves out.
  private mutating func unknownHead(
    _ name: Name, _ range: SourceRange, _ parts: [SyntaxNode.ID], _ scope: Scope
  ) -> PathResult {
    let word = text(name)
    if reportForeign(word, range) { return .failure }
    if word.utf8.first == UInt8(ascii: "_") || word.utf8.first?.isCapital == true {
      // 'Login' for the controller 'login'.
      let small = word.lowercased()
      if suggestions > 0, let own = program.outline.names.first(where: { $0.lowercased() == small }) {
        report(
          "check.unknown-class", "unknown class '\(word)'", at: range,
          notes: [Diagnostic.Note("did you mean '\(own)'?")])
        return .failure
      }
      report(
        "check.unknown-class", "unknown class '\(word)'", at: range, near: word,
        among: suggestions > 0 ? classCandidates() + PrivateClasses.all : [])
    } else if let owner = scope.owner,
      let member = outsideMember(word, isMethod: false, of: instance(of: owner))
    {
      let own = Path(root: .selfObject, components: [], finalUnwrap: .plain, text: "")
      return .outside(
        OutsidePath(
          receiver: ResolvedPath(path: own, type: instance(of: owner), lastRange: range), member: member, range: range))
    } else {
      reportUnknownName(
        name, at: range, members: scope.owner.map { bases[Int($0.index)] }, note: whoseNote(name, parts, scope))
    }
    return .failure
  }

  /// A name with parentheses after it at the head of a path: a new object, a word of the language, a method of `self`.
  mutating func headCall(
    _ name: Name, _ range: SourceRange, _ parts: [SyntaxNode.ID], _ scope: Scope
  ) -> PathResult {
    let call = parts[1]
    if name == .presentation { return ofOne(call, "presentation", .presentation, .presentation, scope) }
    if name == .sizeClass { return parts.count == 2 ? sizeClasses(call) : .failure }
    if name == .transition, tree[call].firstChild.map({ tree[$0].name == nil }) != false {
      return ofOne(call, "transition", .transition, .transitionContext, scope)
    }
    let word = text(name)
    if let geometry = geometry(word, call, range, scope) { return geometry }
    if parts.count == 2, soundsLikeController(name), knownClass(name) == nil {
      // used and never declared: a plain view controller, as in an outline
      guard let type = classOrPlain(name, at: range) else { return .failure }
      return make(type, call, range, scope)
    }
    if let type = knownClass(name), classRows[Int(name.id)] >= 0 {
      guard parts.count == 2 else {
        report("check.call", "a new object has no path: name it in an outline", at: range)
        return .failure
      }
      return make(type, call, range, scope)
    }
    if let owner = scope.owner, names.utf8(of: name).first?.isCapital == false {
      guard parts.count == 2 else {
        report("check.call", "a call may only be the last part of a path", at: range)
        return .failure
      }
      let path = Path(root: .selfObject, components: [], finalUnwrap: .plain, text: "")
      return .call(ResolvedPath(path: path, type: instance(of: owner), lastRange: range), name, range, call)
    }
    if let subject = NotSupportedYet.subject(of: word) {
      reportUnsupported(word, subject, at: range)
    } else if reportForeign(word, range) {
      return .failure
    } else if word == "type" {
      report("check.call", Self.typeAdvice, at: range)
    } else if word.utf8.first?.isCapital == true {
      report(
        "check.unknown-class", "unknown class '\(word)'", at: range, near: word,
        among: suggestions > 0 ? classCandidates() : [])
    } else if tree.lineText(of: call).hasPrefix("{"),
      let near = nearestName(to: word, in: ["turn", "begin", "finish", "cancel", "expect"], within: 2)
    {
      report("check.call", "'\(word)' is not a word of the language", at: range, near: word, among: [near])
    } else if source.bytes[Int(range.end)] == UInt8(ascii: " "),
      let near = nearestName(to: word, in: ["given", "expect", "begin"], within: 1)
    {
      report("check.call", "'\(word)' is not a word of the language", at: range, near: word, among: [near])
    } else if !SystemInterface.members(word, of: "UISheetPresentationController.Detent", isStatic: true).isEmpty {
      report(
        "check.call", "'\(word)' is called on nothing", at: range,
        notes: [Diagnostic.Note("write '.\(word)\(tree.lineText(of: call))'")])
    } else {
      let call = tree.text(SourceRange(Int(range.start), Int(tree[call].range.end)))
      let written = call.utf8.contains(UInt8(ascii: "\n")) ? "\(word)(…)" : call
      report(
        "check.call", "'\(word)' is called on nothing: write on whom, as in '\(somebody ?? "home").\(written)'",
        at: range)
    }
    return .failure
  }

  /// What to write for a property of a controller, or of a button, that has no owner before it.
  private func whoseNote(_ name: Name, _ parts: [SyntaxNode.ID], _ scope: Scope) -> String? {
    if parts.count > 2, let method = tree[parts[parts.count - 2]].name, text(method) == "addTarget" {
      return "controls are not simulated: what the action does is a step of its own"
    }
    guard scope.owner == nil, let property = known(name).property,
      PropertyLookup.find(property, on: .viewController) != nil, let somebody = somebody
    else { return nil }
    return "write whose: '\(somebody).\(text(name))'"
  }

  /// The path without its last member, which is at a place.
  func textBefore(_ range: SourceRange) -> String {
    let bytes = source.bytes
    let end = Int(range.start) - 1
    var start = end
    while start > 0, bytes[start - 1] < 0x80,
      Lexer.isNameByte(bytes[start - 1]) || bytes[start - 1] == UInt8(ascii: ".")
    {
      start -= 1
    }
    return start < end ? String(decoding: bytes[start..<end], as: UTF8.self) : ""
  }

  /// The owner of the member at a place.
  func head(before range: SourceRange) -> String {
    let path = textBefore(range).split(separator: ".")
    return path.count == 1 ? String(path[0]) : somebody ?? "home"
  }

  /// A declared controller for examples: the deepest in the first outline.
  var somebody: String? {
    let outline = program.outline
    guard !outline.names.isEmpty else { return nil }
    var row = 0
    while row + 1 < outline.names.count, outline.parents[row + 1] == row { row += 1 }
    return outline.names[row]
  }

  /// Reports a name of Objective-C or of the frameworks that nothing here has; false for another name.
  private mutating func reportForeign(_ word: String, _ range: SourceRange) -> Bool {
    if let now = FormerNames.constant(word) {
      report(
        "check.unknown-name", "cannot find '\(word)' in this file", at: range,
        notes: [Diagnostic.Note("did you mean '\(now)'?")])
      return true
    }
    guard let advice = ForeignSwift.advice(name: word, somebody: somebody ?? "home") else { return false }
    report("check.unknown-name", advice, at: range)
    return true
  }

  /// A member of `self` that is written without it.
  private mutating func implicitMember(_ name: Name, _ owner: ClassID, _ range: SourceRange) -> ResolvedPath? {
    let type = instance(of: owner)
    guard let property = known(name).property, let base = type.base,
      PropertyLookup.find(property, on: base) != nil, let info = self.property(name, of: type, at: range)
    else { return nil }
    var result = ResolvedPath(
      path: Path(root: .selfObject, components: [], finalUnwrap: .plain, text: ""), type: type, lastRange: range)
    result.path.components = [Path.Component(kind: .property(info.property), unwrap: .plain)]
    result.type = StaticType(info.typeRead)
    result.info = info
    result.receiver = type
    return result
  }

  /// What to write for Swift's other ways to ask for a class.
  static let typeAdvice = "what an object is an instance of is asked with 'is', as in 'expect a is Detail'"

  /// Whether a name that nothing declares is that of a view-controller class.
  private func soundsLikeController(_ name: Name) -> Bool {
    guard case .nothing = entity(name), !known(name).isProtocol else {
      return false
    }
    let word = text(name)
    guard word.utf8.first?.isCapital == true else { return false }
    return word.hasSuffix("Controller") || word.hasSuffix("VC")
  }

  /// `presentation(x)`, `transition(x)`.
  private mutating func ofOne(
    _ call: SyntaxNode.ID, _ word: String, _ kind: Path.Component.Kind, _ type: UIKitClass, _ scope: Scope
  ) -> PathResult {
    guard let argument = tree.child(of: call, at: 0), tree[argument].nextSibling == nil, tree[argument].name == nil,
      let value = tree.child(of: argument, at: 0)
    else {
      report("check.call", "'\(word)' takes one controller: write '\(word)(detail)'", at: tree[call].range)
      return .failure
    }
    guard let (expression, found) = anyValue(value, scope) else { return .failure }
    guard let base = found.base, base.inherits(from: .viewController), !found.isClassName else {
      report("check.type", "'\(word)' takes a view controller", at: tree[value].range)
      return .failure
    }
    var path: Path
    switch expression {
    case .path(let inner): path = inner
    case .value(let root): path = Path(root: .value(root), components: [], finalUnwrap: .plain, text: "")
    default: return .failure
    }
    path.components.append(Path.Component(kind: kind, unwrap: path.finalUnwrap))
    return .path(
      ResolvedPath(path: path, type: StaticType(.instance(type), exact: true), lastRange: tree[call].range))
  }

  /// `UIModalPresentationStyle.fullScreen`, `UIAlertController.Style.alert`: a case with its type in full.
  private mutating func qualifiedCase(_ parts: [SyntaxNode.ID]) -> PathResult? {
    guard parts.count > 1, parts.count <= 4 else { return nil }
    var last = parts.count - 1
    if tree[parts[last]].kind == .call {
      guard tree[parts[last]].firstChild == nil else { return nil }
      last -= 1
    }
    guard last > 0, let name = tree[parts[last]].name else { return nil }
    let written = textOfPath(parts[0], through: parts[last - 1])
    guard let type = UIKitEnum.allCases.first(where: { $0.name == written }) else { return nil }
    guard let value = enumeration(name, type, at: memberRange(tree[parts[last]])) else { return .failure }
    return .value(.value(value), StaticType(.enumeration(type)))
  }
}

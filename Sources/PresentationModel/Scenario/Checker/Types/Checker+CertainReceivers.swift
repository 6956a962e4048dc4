/// Methods and properties of UIKit's on what does not have them, and its methods with labels that they do not have.
extension Checker {
  /// `present(card, true, completion: nil)`, `nav.pushViewController(viewController: card, animated: true)`: a label that is
  /// missing, or one that UIKit's method does not have. An app's own method of the name takes other arguments.
  mutating func noteLabels(ofUIKit info: MethodInfo, _ given: [CertainArgument], _ call: SyntaxNode.ID) {
    guard swift.certain.isChecking, !swift.isOld, !isDeclaredOtherwise(info, call) else { return }
    let labels = info.parameters.map { $0.label } + (info.completion.map { [$0] } ?? [])
    let isBehind = given.contains { tree[$0.node].flags.contains(.trailing) }
    let plain = given.filter {
      !tree[$0.node].flags.contains(.trailing) && !($0.label.map { info.closures.contains($0) } ?? false)
    }
    let hasTrailing = isBehind || plain.count < given.count
    if noteAnotherArgument(plain, info) { return }
    // `dismiss(anmated: true)`
    if let (row, near) = slippedLabel(given.map { ($0.label, tree[$0.value].kind == .closure) }, info) {
      return reportSlip(
        "check.call", "extra argument '\(given[row].label ?? "")' in call to '\(info.signature)'",
        at: tree[given[row].node].range, near: near)
    }
    guard plain.count == info.parameters.count || plain.count == labels.count && !hasTrailing else {
      return noteMissing(plain, info, labels, call)
    }
    let wrong = zip(plain, labels).filter { $0.label != $1 }
    guard let first = wrong.first else { return }
    if plain.count == 1, first.0.label == nil, let wanted = first.1, let range = swift.certain.place {
      guard isOfUIKit(first.0.value) || Self.isOfMoves(info.name) else {
        return remark(
          "check.call", "UIKit's method is '\(info.signature)', and this call has no '\(wanted):'",
          at: range,
          advice:
            "write '\(wanted): \(tree.lineText(of: first.0.value))', unless an extension of yours has the method"
        )
      }
      return reportMissingLabel(wanted, first.0, info.signature)
    }
    // In another order it is said so.
    guard plain.compactMap({ $0.label }).sorted() != labels.prefix(plain.count).compactMap({ $0 }).sorted() else {
      return
    }
    guard wrong.allSatisfy({ $0.0.label == nil || $0.1 == nil }) else {
      if let label = first.0.label, wrong.count == 1, let wanted = first.1 {
        if plain.count > 1, Self.isPreposition(label, for: wanted) {
          return reportSlip(
            "check.call", "incorrect argument label '\(label):' in call to '\(info.signature)'",
            at: tree[first.0.node].range, near: wanted + ":")
        }
        remark(
          "check.call", "UIKit's method is '\(info.signature)', which has no '\(label):'",
          at: tree[first.0.node].range,
          advice: "write '\(wanted):', unless an extension of yours has the method")
      }
      return
    }
    // `present(error: x, animated: true)` is an app's own; a parameter's name in place of a label is none.
    guard
      zip(plain, info.parameters).allSatisfy({ argument, parameter in
        argument.label == nil || parameter.label != nil || argument.label == parameter.name
          || ["viewController", "viewControllers", "controller", "vc"].contains(argument.label ?? "")
      })
    else { return }
    let (argument, label) = first
    let shown = "call to '\(info.signature)'"
    guard let label else {
      let written = argument.label ?? ""
      return reportSlip(
        "check.call", "extraneous argument label '\(written):' in \(shown)", at: tree[argument.node].range,
        notes: [.init("leave '\(written):' out")])
    }
    reportMissingLabel(label, argument, info.signature)
  }

  /// A call of an override of the file's, with arguments that neither it nor UIKit's method takes.
  mutating func noteOtherForm(ofUIKit name: Name, _ type: CertainType, _ call: SyntaxNode.ID) {
    guard case .object(let base, .some) = type else { return }
    let known = methods(text(name), on: base, exact: true)
    guard known.count == 1, let info = known.first, info.kind != .gesture else { return }
    noteLabels(ofUIKit: info, arguments(call), call)
  }

  /// Whether the file declares something of the name of UIKit's method that is no override of it, and has another form.
  private mutating func isDeclaredOtherwise(_ info: MethodInfo, _ call: SyntaxNode.ID) -> Bool {
    guard isDeclaredSomewhere(info.name), let name = names.find(info.name) else { return false }
    guard isMemberSomewhere(name), swift.globals.methods[name.id] == nil, swift.globals.properties[name.id] == nil,
      swift.memberRows?.asked.contains(name.id) == false, swift.certain.cases?.contains(name.id) != true
    else { return true }
    return !holders(of: name).allSatisfy { _, members in
      members.properties[name.id] == nil
        && (members.methods[name.id] ?? []).allSatisfy {
          $0.signature == info.signature && $0.others.isEmpty
            && (hasModifier($0.node, "override") || match($0, call) == nil)
        }
    } || swift.certain.blocks.contains { $0[name.id] != nil }
  }

  /// Whether two labels are two words of Swift's little ones: nobody declares a form beside UIKit's for that.
  static func isPreposition(_ label: String, for wanted: String) -> Bool {
    let words = ["at", "by", "for", "from", "in", "of", "on", "to", "with"]
    return words.contains(label) && words.contains(wanted)
  }

  /// Methods of one label that no app has without it.
  private static func isOfMoves(_ name: String) -> Bool { name == "didMove" || name == "willMove" }

  /// Whether a value is certainly a view controller: what an app's own method takes may be something else.
  private mutating func isOfUIKit(_ value: SyntaxNode.ID) -> Bool {
    if case .object(let base, _) = certainType(of: value) { return base.kind != nil }
    return false
  }

  /// Whether apps have no forms of their own of a method or an initialiser: of colours, images and bar buttons they do.
  func reportsForm(_ name: String) -> Bool {
    if name.utf8.first?.isCapital == true {
      return name.hasPrefix("UI") && name.hasSuffix("Controller")
        || ["UIWindow", "UIStoryboard", "CGRect", "CGSize", "CGPoint"].contains(name)
    }
    return !["register", "transition", "show", "insertSubview"].contains(name)
      && !name.hasPrefix("dequeue")
  }

  mutating func reportMissingLabel(
    _ label: String, _ argument: CertainArgument, _ signature: String
  ) {
    reportSlip(
      "check.call", "missing argument label '\(label):' in call to '\(signature)'",
      at: tree[argument.node].range,
      notes: [.init("write '\(label): \(tree.lineText(of: argument.value))'")])
  }

  /// A call that has not the form of UIKit's method. Where apps have extensions with such a form it is said, and is no error.
  mutating func reportForm(
    _ name: String, isCertain: Bool = true, hasSelector: Bool = false, _ message: String, at range: SourceRange,
    _ cure: String
  ) {
    guard isCertain, reportsForm(name) || hasSelector else {
      let what = name.utf8.first?.isCapital == true ? "initialiser" : "method"
      return remark(
        "check.call", message, at: range,
        advice: "\(cure), unless an extension of yours has the \(what)")
    }
    reportSlip(
      "check.call", message, at: range,
      notes: [.init(cure), .init("if an extension of yours has a method of this form, paste it")])
  }

  /// `nav.pushViewController(card)`.
  private mutating func noteMissing(
    _ given: [CertainArgument], _ info: MethodInfo, _ labels: [String?], _ call: SyntaxNode.ID
  ) {
    let required = info.parameters.map { $0.label }
    let written = given.map { $0.label }
    guard written.count < required.count, let range = swift.certain.place,
      isPart(written, of: labels),
      let missing = required.first(where: { label in !written.contains(label) })
    else { return }
    // A line at column one may leave these two out.
    if swift.certain.isStep, missing == "animated" || missing == "sender" { return }
    let form = info.signature
    // Apps have a 'present(_:)' of their own, and a 'push' that takes no animation.
    reportForm(
      info.name, isCertain: false,
      "UIKit's method is '\(form)', and this call has no \(missing.map { "'\($0):'" } ?? "first argument")",
      at: range, missing.map { "write '\($0): \($0 == "animated" ? "true" : "…")'" } ?? "write it")
  }

  /// `pushViewController(card, animated: true, 1)`, `popViewController(animated: true, animated: true)`
  private mutating func noteAnotherArgument(_ given: [CertainArgument], _ info: MethodInfo) -> Bool {
    let labels = info.parameters.map { $0.label }
    guard let last = given.last, tree[last.value].kind != .closure, let range = swift.certain.place,
      case let written = given.dropLast().map({ $0.label }),
      written == labels || info.completion.map({ written == labels + [$0] }) == true,
      last.label == nil && (info.completion == nil || tree[last.value].kind != .path || written.last == info.completion)
        || written.contains(where: { $0 == last.label && $0 != nil })
    else { return false }
    reportForm(
      info.name, "UIKit's method is '\(info.signature)', and this has one argument more", at: range,
      "leave '\(last.label.map { $0 + ": " } ?? "")\(tree.lineText(of: last.value))' out")
    return true
  }

  private func isPart(_ written: [String?], of labels: [String?]) -> Bool {
    var rest = labels[...]
    for label in written {
      guard let place = rest.firstIndex(of: label) else { return false }
      rest = rest[(place + 1)...]
    }
    return true
  }

  /// `view.present(card, animated: true)`, `pushViewController(card, animated: true)` in a plain view controller: a method
  /// that another class of UIKit's has, with its very arguments.
  mutating func noteMethodOfOther(_ name: Name, _ type: CertainType, _ call: SyntaxNode.ID, isLone: Bool) {
    let word = text(name)
    guard swift.certain.isChecking, !swift.isOld, !swift.certain.isUnclear, case .object(let base, let id) = type,
      base.kind != nil || base.inherits(from: .view) || base == .object && id != nil,
      id.map({ isPastedWhole($0) }) ?? true, !isDeclaredSomewhere(word), let range = swift.certain.place,
      methods(word, on: base, exact: true).isEmpty, swift.globals.methods[name.id] == nil,
      SystemInterface.members(word, of: base.name, isStatic: false).isEmpty,
      OutsideMembers.owner(of: word, isMethod: true) == nil
    else { return }
    let given = arguments(call)
    let written = given.filter { !tree[$0.node].flags.contains(.trailing) }.map { $0.label }
    // Apps have methods such as `show(_:)` of their own; UIKit's transitions have `animated:`.
    guard written.contains("animated") else { return }
    for other in UIKitClass.allCases where other.kind != nil && !base.inherits(from: other) {
      guard let info = other.methods.first(where: { $0.name == word && $0.kind != .gesture }) else { continue }
      let labels = info.parameters.map { $0.label }
      guard written == labels || info.completion.map({ written == labels + [$0] }) == true else { continue }
      let shown = id.map { program.classes[Int($0.index)].name } ?? base.name
      let advice = adviceOnReceiver(word, other, isLone: isLone, base)
      // Another file may give a coordinator, or all of them, such a method.
      if base == .object {
        return remark(
          "check.unknown-method",
          "nothing here says that '\(shown)' has '\(info.signature)', which '\(other.name)' has",
          at: range, advice: advice)
      }
      return reportSlip(
        "check.unknown-method", "value of type '\(shown)' has no method '\(word)': '\(other.name)' has it", at: range,
        notes: [.init(advice)])
    }
  }

  private func adviceOnReceiver(_ word: String, _ other: UIKitClass, isLone: Bool, _ base: UIKitClass) -> String {
    if isLone, base.kind != nil {
      if other == .navigationController { return "write 'navigationController?.\(word)(…)'" }
      if other == .tabBarController { return "write 'tabBarController?.\(word)(…)'" }
    }
    return "call it on a '\(other.name)'"
  }

  /// `child.frame = view.bounds`, `addSubview(label)`: what the view of a view controller has, and not the controller.
  mutating func noteMemberOfView(
    _ name: Name, _ base: UIKitClass, _ id: ClassID?, _ range: SourceRange, of part: SyntaxNode.ID?, isCall: Bool
  ) {
    let word = text(name)
    guard swift.certain.isChecking, base.kind != nil, id.map({ isPastedWhole($0) }) ?? true,
      // Libraries have an 'isHidden' of controllers that can be asked.
      word != "isHidden" || part.flatMap({ tree[$0].nextSibling }) == nil && isAssignedInStatement,
      isCall
        ? ["addSubview", "removeFromSuperview"].contains(word)
        : ["frame", "bounds", "backgroundColor", "alpha", "isHidden", "subviews"].contains(word),
      !isDeclaredSomewhere(word), property(name, of: .object(base, id)) == nil, uikitProperty(word, base) == nil
    else { return }
    let shown = id.map { program.classes[Int($0.index)].name } ?? base.name
    reportSlip(
      isCall ? "check.unknown-method" : "check.unknown-property",
      "value of type '\(shown)' has no \(isCall ? "method" : "member") '\(word)': its view has it", at: range,
      notes: [.init("write '\(receiver(before: part))view.\(word)'")])
  }

  /// Whether the statement that is read assigns.
  private var isAssignedInStatement: Bool {
    swift.certain.path.map { path in
      var index = Int(tree[path].range.end)
      while index < source.bytes.count, source.bytes[index] == UInt8(ascii: " ") { index += 1 }
      return index + 1 < source.bytes.count && source.bytes[index] == UInt8(ascii: "=")
        && source.bytes[index + 1] != UInt8(ascii: "=")
    } ?? false
  }

  /// `UserDefault.standard`, `NotificationCentre.default`: a class of which everybody uses one instance.
  mutating func noteNearOwner(_ name: Name, _ member: Name, _ range: SourceRange) {
    let word = text(name)
    guard swift.certain.isChecking, !isDeclaredType(name), !isDeclaredSomewhere(word),
      !WellKnownTypes.standard.contains(word), !WellKnownTypes.names.contains(word),
      let near = Self.owners.first(where: { owner, known in
        known == text(member)
          && (nearestName(to: word, in: [owner], within: owner.utf8.count > 13 ? 2 : 1) != nil
            // `Dispatch.main`
            || owner.hasPrefix(word) && word.utf8.count > 7)
      })?.0, isWrittenOnce(word) || word.utf8.count > 10
    else { return }
    reportSlip("check.unknown-class", "cannot find '\(word)' in this file", at: range, near: near)
  }

  private static let owners = [
    ("UserDefaults", "standard"), ("NotificationCenter", "default"), ("UIApplication", "shared"),
    ("FileManager", "default"), ("URLSession", "shared"), ("UIDevice", "current"), ("DispatchQueue", "main"),
    ("ProcessInfo", "processInfo"), ("UIScreen", "main"), ("UIPasteboard", "general"), ("OperationQueue", "main"),
  ]

  /// `supr.viewDidLoad()`.
  mutating func noteNearSuper(_ name: Name, _ parts: [SyntaxNode.ID], _ range: SourceRange) {
    let word = text(name)
    guard swift.certain.isChecking, parts.count > 2, tree[parts[1]].kind == .member, tree[parts[2]].kind == .call,
      let called = tree[parts[1]].name.map({ text($0) }), word != "super", !isDeclaredSomewhere(word),
      case .object = certainSelf, swift.certain.method?.name == called,
      nearestName(to: word, in: ["super"], within: 1) != nil || word.utf8.sorted() == "super".utf8.sorted()
    else { return }
    reportSlip("check.unknown-name", "cannot find '\(word)' in this file", at: range, near: "super")
  }

  /// A name of the outline in a class of the app, which does not see what a scenario calls its controllers.
  mutating func noteOutlineName(_ name: Name, _ range: SourceRange) {
    guard swift.certain.isChecking, !swift.certain.isStep, !swift.certain.isUnclear, isOfOutline(name),
      let owner = swift.certain.owner, owner != swift.lone, !isDeclaredSomewhere(text(name)),
      !isPropertyOfUIKit(text(name)), property(name, of: ownType) == nil, swift.globals.properties[name.id] == nil
    else { return }
    remark(
      "check.outline-name",
      "'\(text(name))' is a name of the outline, which your app does not have: swiftc says that it cannot find '\(text(name))'",
      at: range,
      advice:
        "hand it over as an argument or a property, or reach it by 'navigationController', 'presentedViewController' and the like"
    )
  }
}

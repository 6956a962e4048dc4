/// Types, members and calls of UIKit and Foundation that `SystemInterface` declares.
extension Checker {
  // MARK: Types

  /// The type that a module's interface writes so: `UIView?`, `[IndexPath]`, `(Bool) -> Void`.
  func certainType(ofSystem written: String) -> CertainType {
    switch written.utf8.last {
    case UInt8(ascii: "?")?: return certainType(ofSystem: String(written.dropLast())).asWritten { .optional($0) }
    case UInt8(ascii: "!")?: return certainType(ofSystem: String(written.dropLast())).asWritten { .implicit($0) }
    default: break
    }
    if written.utf8.first == UInt8(ascii: "(") {
      let (inside, rest) = SystemInterface.bracketed(written)
      guard rest.hasPrefix(" -> ") else { return certainType(ofSystem: inside) }
      return .function(
        SystemInterface.parts(of: inside).map { certainType(ofSystem: $0) },
        certainType(ofSystem: String(rest.dropFirst(4))))
    }
    if written.utf8.first == UInt8(ascii: "[") {
      let inside = SystemInterface.bracketed(written).inside
      return inside.utf8.contains(UInt8(ascii: ":")) ? .unknown : .list(certainType(ofSystem: inside))
    }
    if written.hasPrefix("Set<"), written.hasSuffix(">") {
      return .set(certainType(ofSystem: String(written.dropFirst(4).dropLast())))
    }
    // A type of the file's that is called so is another one.
    if let name = names.find(written), swift.certain.declared?[name.id] != nil { return .unknown }
    return certainSystemType(named: written)
  }

  /// A type of Swift's, UIKit's or Foundation's by its name.
  func certainSystemType(named word: String) -> CertainType {
    switch word {
    case "String": return .basic(.text)
    case "Int": return .basic(.int)
    case "Bool": return .basic(.bool)
    case "Double", "TimeInterval", "CGFloat", "CFTimeInterval", "CFAbsoluteTime": return .basic(.double)
    case "Float": return .basic(.float)
    case "Void": return .void
    default: break
    }
    let row = SystemInterface.row(named: word)
    if let base = UIKitClass(named: word),
      row != nil || base.kind != nil || base == .storyboardSegue || base.inherits(from: .view)
    {
      return .object(base, nil)
    }
    return row.map { .system($0) } ?? .unknown
  }

  /// The name of a type under which the interface may have members.
  func systemName(of type: CertainType) -> String? {
    switch type {
    case .object(let base, _): base.name
    case .system(let row): SystemInterface.entries[Int(row)].name
    default: nil
    }
  }

  /// Whether a value is an instance of a class.
  func isOfClass(_ type: CertainType) -> Bool {
    switch type {
    case .object: true
    case .system(let row): SystemInterface.entries[Int(row)].kind == .class
    default: false
    }
  }

  // MARK: Members

  /// Whether the interface declares a member of a type.
  func isOfSystem(_ word: String, _ type: CertainType) -> Bool {
    systemName(of: type).map { !SystemInterface.members(word, of: $0, isStatic: false).isEmpty } ?? false
  }

  /// The type of a property of UIKit's or Foundation's; unknown where the interface has none.
  func certainType(ofSystemMember word: String, _ type: CertainType) -> CertainType {
    guard let owner = systemName(of: type),
      let member = SystemInterface.members(word, of: owner, isStatic: false).first(where: { $0.parameters == nil })
    else { return .unknown }
    return certainType(ofSystem: member.type)
  }

  /// `cell.textLable`, `label.txt`: a member beside one of the interface's.
  mutating func noteSystemMember(_ name: Name, _ type: CertainType, _ part: SyntaxNode.ID, _ call: SyntaxNode.ID?) {
    guard let owner = systemName(of: type), SystemInterface.row(named: owner) != nil else { return }
    let word = text(name)
    let found = SystemInterface.members(word, of: owner, isStatic: false)
    guard found.isEmpty, word.utf8.count > 2, suggestions > 0, !isNameOfUIKit(word), !isDeclaredSomewhere(word) else {
      return
    }
    var known = SystemInterface.names(of: owner, isStatic: false, areMethods: call != nil)
    if let base = UIKitClass(named: owner) {
      known += base.lineage.flatMap { call == nil ? $0.properties.map { $0.name } : $0.methods.map { $0.name } }
    }
    grow()
    if let own = names.find(owner).flatMap({ existingClass($0) }), let members = swift.members[own.index] {
      known +=
        call == nil
        ? members.properties.values.map { text($0.name) } : members.methods.values.flatMap { $0.map { $0.name } }
    }
    suggestions -= known.count
    // Apps extend views with methods for several: `addArrangedSubviews`.
    guard
      let near = nearestName(to: word, in: known, within: 1)
        ?? (call == nil ? known.first(where: { Self.isCutShort(word, of: $0) }) : nil),
      near + "s" != word || !SystemInterface.inherits(owner, from: "UIView"),
      // `view.centerX`, as extensions have it.
      !word.hasPrefix(near) || word.utf8.last?.isCapital == false
    else { return }
    reportSlip(
      call != nil ? "check.unknown-method" : "check.unknown-property",
      "value of type '\(owner)' has no \(call != nil ? "method" : "member") '\(word)'", at: memberRange(tree[part]),
      near: near)
  }

  // MARK: Static members

  /// `.touchUpInsde`, `UIButton.Configuration.fill()`: a static member that a type of the interface does not have.
  mutating func noteSystemStatic(_ name: Name, _ row: Int16, at range: SourceRange) {
    let entry = SystemInterface.entries[Int(row)]
    let word = text(name)
    guard swift.certain.isChecking, !swift.isOld, word != "init",
      SystemInterface.members(word, of: entry.name, isStatic: true).isEmpty, !isDeclaredSomewhere(word),
      case let known = SystemInterface.names(of: entry.name, isStatic: true, areMethods: nil),
      // A capital begins a type inside, or a case as Swift 2 wrote it.
      names.utf8(of: name).first?.isSmall == true
        || known.contains(word.prefix(1).lowercased() + word.dropFirst())
    else { return }
    // Apps have colours of their own everywhere: only a long name is a slip of another one.
    let isColor = entry.name == "UIColor"
    guard !isColor || word.utf8.count > 5 && !word.lowercased().hasText("grey") else { return }
    // `UIScreen.mainbounds`
    for head in known where word.hasPrefix(head) && word.utf8.count > head.utf8.count + 2 {
      let tail = String(word.dropFirst(head.utf8.count))
      let member = SystemInterface.members(head, of: entry.name, isStatic: true).first { $0.parameters == nil }
      guard let type = member.map({ certainType(ofSystem: $0.type) }), isOfSystem(tail, type) else { continue }
      return reportSlip(
        "check.unknown-name", "'.' is missing between '\(head)' and '\(tail)'", at: range,
        notes: [.init("write '\(head).\(tail)'")])
    }
    let edits = word.utf8.count < 4 ? 0 : word.utf8.count < 10 ? 1 : 2
    let near =
      known.first { $0.lowercased() == word.lowercased() } ?? nearestName(to: word, in: known, within: edits)
      ?? (word.utf8.count > 3 && !isColor ? known.first { $0.hasPrefix(word) && !$0.hasSuffix("Notification") } : nil)
      ?? (edits == 0 ? known.first { word.hasPrefix($0) && word.utf8.count == $0.utf8.count + 1 } : nil)
    guard near != nil || entry.kind == .enum && !known.isEmpty else { return }
    reportSlip(
      "check.unknown-case", "type '\(entry.name)' has no member '\(word)'", at: range, near: near,
      notes: [.init("it has \(known.prefix(8).map { "'.\($0)'" }.joined(separator: ", "))")])
  }

  /// `UIColor.systemBlu`, `UIView.animate(…)`, `UIButton.Configuration.filled()`: what stands behind a type's name; nil
  /// where the interface does not have the type.
  mutating func readSystemStatic(_ parts: [SyntaxNode.ID], _ index: inout Int) -> CertainType? {
    guard var owner = tree[parts[0]].name.map({ text($0) }) else { return nil }
    var next = 1
    while next < parts.count, tree[parts[next]].kind == .member, let name = tree[parts[next]].name,
      SystemInterface.row(named: owner + "." + text(name)) != nil
    {
      owner += "." + text(name)
      next += 1
    }
    guard let row = SystemInterface.row(named: owner), next < parts.count else { return nil }
    if next > 1, tree[parts[next]].kind == .call {
      index = next + 1
      if let made = readSystemCall("init", of: owner, isStatic: true, parts[next]) { return made }
      readArguments(parts[next])
      return .unknown
    }
    guard tree[parts[next]].kind == .member, let name = tree[parts[next]].name else { return nil }
    noteSystemStatic(name, row, at: memberRange(tree[parts[next]]))
    if next + 1 < parts.count, tree[parts[next + 1]].kind == .call {
      guard let found = readSystemCall(text(name), of: owner, isStatic: true, parts[next + 1]) else {
        noteCalledStatic(text(name), owner, parts[next], parts[next + 1])
        return nil
      }
      index = next + 2
      return found
    }
    let known = SystemInterface.members(text(name), of: owner, isStatic: true).first { $0.parameters == nil }
    guard let known else {
      noteInstanceMember(name, owner, parts[0])
      return nil
    }
    index = next + 1
    return certainType(ofSystem: known.type)
  }

  /// `items[IndexPath.row]`, beside a variable `indexPath` that can be seen here.
  private mutating func noteInstanceMember(_ member: Name, _ owner: String, _ head: SyntaxNode.ID) {
    let near = nameInSmallLetters(of: owner)
    guard swift.certain.isChecking, !swift.isOld, !isDeclaredSomewhere(text(member)),
      SystemInterface.members(text(member), of: owner, isStatic: false).contains(where: { $0.parameters == nil }),
      typeOfVisible(near) == .system(named: owner)
    else { return }
    reportSlip(
      "check.static", "'\(text(member))' is a property of an instance, and '\(owner)' is a type", at: tree[head].range,
      near: text(near))
  }

  /// Whether the file calls colours that UIKit does not have: an app whose colours are functions, as `UIColor.primary()` is.
  private func callsColors(besides word: String) -> Bool {
    for part in tree.text(SourceRange(0, source.bytes.count)).parts(between: "UIColor.").dropFirst() {
      let name = String(part.prefix { $0.isLetter })
      if name != word, part.dropFirst(name.utf8.count).hasPrefix("()"),
        SystemInterface.members(name, of: "UIColor", isStatic: true).isEmpty
      {
        return true
      }
    }
    return false
  }

  private static let plainColors = [
    "black", "white", "red", "green", "blue", "clear", "gray", "yellow", "orange", "purple", "brown", "cyan", "magenta",
    "systemBackground", "systemRed", "systemBlue", "systemGreen", "systemGray",
  ]

  /// `UserDefaults.standard()`, `UIColor.red()`.
  private mutating func noteCalledStatic(
    _ word: String, _ owner: String, _ part: SyntaxNode.ID, _ call: SyntaxNode.ID
  ) {
    let known = SystemInterface.members(word, of: owner, isStatic: true)
    guard swift.certain.isChecking, !swift.isOld, tree[call].firstChild == nil, !known.isEmpty,
      known.allSatisfy({ $0.parameters == nil && !$0.type.hasText("->") }), !isDeclaredSomewhere(word),
      // `UIColor.separator()` is an app's own; nobody's is a `red()`.
      !(owner == "UIColor" && (callsColors(besides: word) || !Self.plainColors.contains(word)))
    else { return }
    reportSlip(
      "check.call", "'\(word)' is a property of '\(owner)', and cannot be called", at: memberRange(tree[part]),
      notes: [.init("leave '()' out")])
  }

  // MARK: Calls

  /// A call of a method or an initialiser of the interface's: its arguments against the types that it takes. Nil where the
  /// interface has none of the name.
  mutating func readSystemCall(_ name: String, of type: String, isStatic: Bool, _ call: SyntaxNode.ID) -> CertainType? {
    let known = SystemInterface.members(name, of: type, isStatic: isStatic).filter { $0.parameters != nil }
    guard !known.isEmpty else { return nil }
    let given = arguments(call)
    let fitting = known.filter { member in
      guard let rows = fits(given, member.parameters ?? [], at: nil) else { return false }
      // `UIView.animate(0.25)`: no animation of SwiftUI's is a number.
      return !zip(given, rows).contains { argument, row in
        member.parameters?[row].type == "Animation" && tree[argument.value].kind.isPlainLiteral
      }
    }
    guard let first = fitting.first else {
      if !isDeclaredSomewhere(name) { noteSystemLabels(name == "init" ? type : name, given, known, call) }
      readArguments(call)
      return .unknown
    }
    if fitting.allSatisfy({ $0.isThrowing == first.isThrowing && $0.isAsync == first.isAsync }) {
      noteEffects(of: first, type, isStatic)
    }
    guard fitting.count == 1, let rows = fits(given, first.parameters ?? [], at: nil) else {
      // What a closure gets is certain where all of them say the same.
      readArguments(
        call,
        given.indices.map { row in
          guard tree[given[row].value].kind == .closure else { return .unknown }
          let types = Set(
            fitting.map { member in
              fits(given, member.parameters ?? [], at: nil).map { member.parameters?[$0[row]].type ?? "" } ?? ""
            })
          return types.count == 1 ? certainType(ofSystem: types.first ?? "") : .unknown
        })
      return fitting.allSatisfy { $0.type == first.type } ? certainType(ofSystem: first.type) : .unknown
    }
    for (argument, row) in zip(given, rows) {
      var wanted = first.parameters.map { certainType(ofSystem: $0[row].type) } ?? .unknown
      // Sizes take numbers of three types, and no text.
      if wanted.isUnknown, first.parameters?[row].type == "Any", ["CGSize", "CGPoint", "CGRect"].contains(type),
        ![.integerLiteral, .decimalLiteral, .path, .binary, .unary].contains(tree[argument.value].kind)
      {
        wanted = .basic(.double)
      }
      noteMethodForSelector(argument.value, first.parameters?[row].type ?? "")
      noteTextAsTime(argument.value, first.parameters?[row].type ?? "")
      keepsClosure(keeps(first, row)) { $0.certainType(of: argument.value, wanted: wanted, in: .argument) }
    }
    return certainType(ofSystem: first.type)
  }

  /// Whether a method keeps the closure that it gets: what may be nil it does, and UIKit's do but those that run it at once.
  private func keeps(_ member: SystemInterface.Member, _ row: Int) -> Bool {
    guard let parameter = member.parameters?[row], parameter.type.hasText("->") else { return false }
    if parameter.type.hasSuffix("?") { return true }
    let first = member.parameters?.first?.label
    return member.name != "performWithoutAnimation" && (member.name != "animate" || first == "withDuration")
  }

  /// `JSONDecoder().decode(Item.self, from: data)` without `try`.
  private mutating func noteEffects(
    of member: SystemInterface.Member, _ owner: String, _ isStatic: Bool
  ) {
    guard member.isThrowing || member.isAsync, let signature = member.signature, let range = swift.certain.place else {
      return
    }
    let shown = member.name == "init" ? owner + signature.dropFirst(4) : (isStatic ? owner + "." : "") + signature
    noteEffects("'\(shown)'", throws: member.isThrowing, waits: member.isAsync, at: range)
  }

  /// The parameter of each argument; nil where the labels do not fit. Closures behind the parentheses take the last of the
  /// parameters that are closures. The argument of row `other` may have any label, or stands for that of `wanted`.
  private func fits(
    _ given: [CertainArgument], _ parameters: [SystemInterface.Parameter], at other: Int?, as wanted: String? = nil
  ) -> [Int]? {
    var rows: [Int] = []
    var next = 0
    for (index, argument) in given.enumerated() {
      let isTrailing = tree[argument.node].flags.contains(.trailing)
      while next < parameters.count {
        let isFitting =
          isTrailing && argument.label == nil
          ? parameters[next].type.hasText("->")
          : index == other && wanted == nil
            || parameters[next].label == (index == other ? wanted : argument.label) ?? ""
        if isFitting { break }
        guard parameters[next].isOptional else { return nil }
        next += 1
      }
      guard next < parameters.count else { return nil }
      rows.append(next)
      next += 1
    }
    return parameters[next...].allSatisfy { $0.isOptional } ? rows : nil
  }

  mutating func noteSystemLabels(
    method name: Name, _ given: [CertainArgument], _ known: [SystemInterface.Member], _ call: SyntaxNode.ID
  ) {
    noteSystemLabels(text(name), given, known, call)
  }

  /// Labels that no overload has, beside those of one.
  private mutating func noteSystemLabels(
    _ name: String, _ given: [CertainArgument], _ known: [SystemInterface.Member], _ call: SyntaxNode.ID
  ) {
    guard swift.certain.isChecking, !swift.isOld else { return }
    if noteSystemLabel(name, given, known, { $0.isNear($1, $2, given.count) }) { return }
    // `button.sendActions(with: .touchUpInside)`: nobody's own method takes that under another little word.
    if given.count == 1, tree[given[0].value].kind == .enumCase, let word = tree[given[0].value].name.map({ text($0) }),
      known.contains(where: { member in
        member.parameters?.count == 1
          && !SystemInterface.members(word, of: member.parameters?[0].type ?? "", isStatic: true).isEmpty
      }), noteSystemLabel(name, given, known, { Self.isPreposition($1, for: $2) && $0.reportsForm(name) })
    {
      return
    }
    // What has a selector is no app's own: that takes a closure.
    if given.count > 1, given.contains(where: { tree[$0.value].kind == .selector }),
      name.utf8.first?.isSmall == true || reportsForm(name), noteSystemLabel(name, given, known, { _, _, _ in true })
    {
      return
    }
    for member in known {
      let parameters = member.parameters ?? []
      let signature = name + (member.signature ?? "").drop { $0 != "(" }
      if noteMissingLabel(given, parameters, signature) || noteMissingArgument(given, parameters, signature, call) {
        return
      }
      let labels = given.map { $0.label ?? "" }
      // Apps have colours that begin with their alpha.
      if name != "UIColor", labels.count > 1, labels.count == parameters.count, labels != parameters.map({ $0.label }),
        labels.sorted() == parameters.map({ $0.label }).sorted()
      {
        return reportSlip(
          "check.call", "the arguments of '\(signature)' stand in another order", at: tree[call].range,
          notes: [.init("write them in the order of '\(signature)'")])
      }
    }
    noteSystemForm(name, given, known)
  }

  /// The one label that differs from an overload's, where the two may be meant as one.
  private mutating func noteSystemLabel(
    _ name: String, _ given: [CertainArgument], _ known: [SystemInterface.Member],
    _ mayBeMeant: (Checker, String, String) -> Bool
  ) -> Bool {
    for member in known {
      let parameters = member.parameters ?? []
      for (row, argument) in given.enumerated() {
        guard let label = argument.label else { continue }
        // The first that takes any label, or one behind those that may be left out: `UIButton(primryAction: a)`.
        let forms = [nil] + parameters.filter { $0.label != label }.map { $0.label }
        let found = forms.compactMap { fits(given, parameters, at: row, as: $0) }.first {
          mayBeMeant(self, label, parameters[$0[row]].label)
        }
        guard let rows = found, case let wanted = parameters[rows[row]].label,
          // `deselectRow(with: transitionCoordinator, animated: true)` takes something else.
          !Self.isPreposition(label, for: wanted) || mayBe(argument.value, of: parameters[rows[row]].type)
        else { continue }
        let signature = name + (member.signature ?? "").drop { $0 != "(" }
        reportSlip(
          "check.call", "incorrect argument label '\(label):' in call to '\(signature)'", at: tree[argument.node].range,
          notes: [.init(wanted.isEmpty ? "leave '\(label):' out" : "did you mean '\(wanted):'?")])
        return true
      }
    }
    return false
  }

  /// Whether a value may be of a type of the interface's: whether its own is known to be another one.
  private mutating func mayBe(_ value: SyntaxNode.ID, of type: String) -> Bool {
    let outer = swift.certain.isChecking
    swift.certain.isChecking = false
    defer { swift.certain.isChecking = outer }
    let (given, wanted) = (certainType(of: value).settled, certainType(ofSystem: type))
    if given.isUnknown, case .system = wanted.unwrapped, let name = tree.loneName(of: value) {
      // What UIKit calls so is of a type of its own.
      return !isPropertyOfUIKit(text(name))
    }
    return fits(given.unwrapped, wanted)
  }

  /// `UIAlertAction(title: "OK")`, `UINavigationController(card)`, `setTitle("Go")`: one argument fewer than the form that is
  /// meant has, one label, or one argument more. An extension may have such a form.
  private mutating func noteSystemForm(
    _ name: String, _ given: [CertainArgument], _ known: [SystemInterface.Member]
  ) {
    guard let range = swift.certain.place, !given.isEmpty,
      // What a file extends has forms that are not read here.
      names.find(name).flatMap({ existingClass($0) }).flatMap({ swift.members[$0.index]?.initializers })?
        .allSatisfy({ isOfPresim($0.node) }) ?? true
    else { return }
    let isMade = name.utf8.first?.isCapital == true
    for member in known {
      let parameters = member.parameters ?? []
      let shown = name + (member.signature ?? "").drop { $0 != "(" }
      var problem: (what: String, advice: String)?
      var isLabel = false
      if let (row, label) = unlabelled(given, parameters) {
        // `preferredStyle .alert`, which is said there.
        if case let written = tree.lineText(of: given[row].value), written != label, written.hasPrefix(label) { return }
        // An app's own initialiser begins without a label; behind one that has its label none is without.
        if reportsForm(name) && (!isMade || given.count > 1) || isMade && hasNoOtherForm(name, "")
          || row > 0 && given[0].label?.isEmpty == false && isOfCertainType(given[row].value)
          // Nobody's own initialiser of a controller takes a case of UIKit's without a label.
          || reportsForm(name) && tree[given[row].value].kind == .enumCase
            && SystemInterface.takes(tree[given[row].value].name.map { text($0) } ?? "", under: label)
        {
          return reportMissingLabel(label, given[row], shown)
        }
        problem = ("has no '\(label):'", "write '\(label): \(tree.lineText(of: given[row].value))'")
        isLabel = true
      } else if let missing = missing(given, parameters) {
        problem =
          missing.label.isEmpty
          ? ("has no first argument", "write it")
          : (
            "has no '\(missing.label):'",
            "write '\(missing.label): \(missing.type.hasSuffix("?") ? "nil" : "…")'"
          )
      } else if given.count > 1 || parameters.isEmpty,
        let row = given.lastIndex(where: { !tree[$0.node].flags.contains(.trailing) }), case let last = given[row],
        case let rest = given.enumerated().filter({ $0.offset != row }).map({ $0.element }),
        last.label == nil || rest.contains(where: { $0.label == last.label })
          || (!isMade || reportsForm(name)) && rest.count > 1 && tree[last.value].kind.isPlainLiteral
          // Nothing is animated where it is made.
          || isMade && name.hasPrefix("UI") && last.label == "animated" && tree[last.value].kind.isTruth
          // A method that has a selector is no app's own: that takes a closure.
          || !isMade && given.contains(where: { tree[$0.value].kind == .selector }),
        fits(rest, parameters, at: nil) != nil
      {
        problem = (
          "has one argument more", "leave '\(last.label.map { $0 + ": " } ?? "")\(tree.lineText(of: last.value))' out"
        )
      }
      guard let problem else { continue }
      let what = name.hasPrefix("UI") ? "UIKit's" : isMade ? "the initialiser" : "the method"
      let isMore = problem.what == "has one argument more"
      // Nobody's form has a target without its action.
      let lacksAction = problem.what == "has no 'action:'" && given.contains { $0.label == "target" }
      return reportForm(
        name,
        isCertain: !isMade && problem.what != "has no first argument" || isMore
          || isLabel && given.contains { tree[$0.value].kind == .selector }
          || isMade && !isLabel && hasNoOtherForm(name, problem.what)
          || Self.isPart(ofFrame: problem.what) || lacksAction,
        // An app's own initialiser takes a closure there, and its own transition has no view.
        // Nobody's own form has a last argument without a label behind those that have one.
        hasSelector: given.contains { tree[$0.value].kind == .selector } || lacksAction
          || name == "transition" && given[0].label == "with" && given.contains { $0.label == "duration" }
          || isMade && !isLabel && hasNoOtherForm(name, problem.what)
          || isMore
            && given.last { !tree[$0.node].flags.contains(.trailing) }.map {
              tree[$0.value].kind.isPlainLiteral || $0.label == nil && given[0].label != nil
            } == true,
        "\(what) is '\(shown)', and this \(problem.what)", at: range, problem.advice)
    }
  }

  /// Whether no app gives a class of UIKit's an initialiser with less than UIKit's own, as real ones show. An alert without
  /// its style has one in a library.
  private func hasNoOtherForm(_ name: String, _ problem: String) -> Bool {
    name.hasSuffix("GestureRecognizer") || name.hasSuffix("PresentationController")
      || reportsForm(name) && name.hasPrefix("UI") && name != "UIAlertController" && !problem.isEmpty
      || ["UIAlertAction", "UITab", "UITabBarItem", "UIWindow", "CGAffineTransform"].contains(name)
      || name == "UIAlertController" && problem == "has no 'message:'"
  }

  /// Whether what is missing is a number of a rectangle: apps have forms of their own for its origin and its size.
  private static func isPart(ofFrame problem: String) -> Bool {
    ["x", "y", "width", "height"].contains { problem == "has no '\($0):'" }
  }

  /// Whether a value is no closure for certain.
  private mutating func isOfCertainType(_ value: SyntaxNode.ID) -> Bool {
    if tree[value].kind.isPlainLiteral || tree[value].kind == .enumCase { return true }
    // `.init(title: "a")`
    if tree[value].kind == .path, let head = tree.child(of: value, at: 0), tree[head].kind == .enumCase { return true }
    let outer = swift.certain.isChecking
    swift.certain.isChecking = false
    defer { swift.certain.isChecking = outer }
    switch certainType(of: value).unwrapped {
    case .basic, .value, .object, .list, .system, .literal: return true
    default: return false
    }
  }

  /// The one argument that lacks its label.
  private func unlabelled(
    _ given: [CertainArgument], _ parameters: [SystemInterface.Parameter]
  ) -> (row: Int, label: String)? {
    for (row, argument) in given.enumerated()
    where argument.label == nil && !tree[argument.node].flags.contains(.trailing) {
      // `UIMenu(title: "", [share])`: of those that may be left out it is the one that takes such a value.
      var (rest, found) = (parameters, "")
      while let rows = fits(given, rest, at: row), case let next = rest[rows[row]], !next.label.isEmpty {
        if mayTake(given[row].value, next.type), found.isEmpty || next.type.hasPrefix("[") { found = next.label }
        rest.remove(at: rows[row])
      }
      if !found.isEmpty { return (row, found) }
    }
    return nil
  }

  /// Whether a literal may be of a type, as it is written.
  private func mayTake(_ value: SyntaxNode.ID, _ type: String) -> Bool {
    switch tree[value].kind {
    case .list: type.hasPrefix("[") || type == "Any" || type.hasSuffix("Options")
    case .stringLiteral, .interpolatedString, .integerLiteral, .decimalLiteral, .trueLiteral, .falseLiteral:
      !type.hasPrefix("[") && !type.hasPrefix("UI")
    case .nilLiteral: type.hasSuffix("?") || type == "Any"
    default: true
    }
  }

  /// The one parameter that gets nothing, where each argument has one.
  private func missing(
    _ given: [CertainArgument], _ parameters: [SystemInterface.Parameter]
  ) -> SystemInterface.Parameter? {
    for row in parameters.indices where !parameters[row].isOptional {
      var rest = parameters
      rest.remove(at: row)
      if fits(given, rest, at: nil) != nil { return parameters[row] }
    }
    return nil
  }

  /// `deselectRow(indexPath, animated: true)`: one label of several is missing.
  private mutating func noteMissingLabel(
    _ given: [CertainArgument], _ parameters: [SystemInterface.Parameter], _ signature: String
  ) -> Bool {
    guard given.count > 1 else { return false }
    for (row, argument) in given.enumerated() where argument.label == nil {
      if [.selector, .enumCase].contains(tree[argument.value].kind), let rows = fits(given, parameters, at: row),
        case let parameter = parameters[rows[row]], !parameter.label.isEmpty,
        parameter.type.hasPrefix("Selector") == (tree[argument.value].kind == .selector)
      {
        reportSlip(
          "check.call", "missing argument label '\(parameter.label):' in call to '\(signature)'",
          at: tree[argument.node].range,
          notes: [.init("write '\(parameter.label): \(tree.lineText(of: argument.value))'")])
        return true
      }
      guard !tree[argument.node].flags.contains(.trailing), let rows = fits(given, parameters, at: row),
        case let wanted = parameters[rows[row]].label, !wanted.isEmpty, tree[argument.value].kind == .path,
        // An app's own method takes something else there.
        case let type = certainType(of: argument.value), type.isNeverNil,
        type == certainType(ofSystem: parameters[rows[row]].type)
      else { continue }
      reportSlip(
        "check.call", "missing argument label '\(wanted):' in call to '\(signature)'", at: tree[argument.node].range,
        notes: [.init("write '\(wanted): \(tree.lineText(of: argument.value))'")])
      return true
    }
    return false
  }

  /// `UIBarButtonItem(title: "Done", style: .done, action: #selector(done))`: of what takes a target one argument is missing.
  private mutating func noteMissingArgument(
    _ given: [CertainArgument], _ parameters: [SystemInterface.Parameter], _ signature: String, _ call: SyntaxNode.ID
  ) -> Bool {
    // An app's own initialiser takes a closure there.
    guard given.contains(where: { tree[$0.value].kind == .selector }) else { return false }
    let wanted = parameters.filter { !$0.isOptional }
    let missing = wanted.filter { parameter in !given.contains { $0.label ?? "" == parameter.label } }
    guard missing.count == 1, missing[0].label == "target", given.count == wanted.count - 1,
      given.map({ $0.label ?? "" }) == wanted.map({ $0.label }).filter({ $0 != missing[0].label })
    else { return false }
    reportSlip(
      "check.call", "missing argument for parameter '\(missing[0].label):' in call to '\(signature)'",
      at: given.last.map { tree[$0.node].range } ?? tree[call].range,
      notes: [.init("write 'target: self' before 'action:'")])
    return true
  }

  /// `.now() + "3"`
  private mutating func noteTextAsTime(_ value: SyntaxNode.ID, _ type: String) {
    guard swift.certain.isChecking, type.hasPrefix("Dispatch"), tree[value].kind == .binary,
      let last = tree.lastChild(of: value), tree[last].kind == .stringLiteral
    else { return }
    reportSlip(
      "check.operator", "a number of seconds is added to a time, and this is a text", at: tree[last].range,
      notes: [.init("write \(tree.lineText(of: last).filter { $0 != "\"" }) without quotes")])
  }

  /// `action: addTapped`: a method of one's own where a selector is wanted.
  private mutating func noteMethodForSelector(_ value: SyntaxNode.ID, _ type: String) {
    guard swift.certain.isChecking, type.hasPrefix("Selector"), let name = tree.loneName(of: value),
      case .object(_, let id?) = certainSelf,
      lineage(id).contains(where: { swift.members[$0.index]?.methods[name.id] != nil }),
      property(name, of: ownType) == nil, !swift.certain.blocks.contains(where: { $0[name.id] != nil })
    else { return }
    reportSlip(
      "check.type", "'\(text(name))' is a method, and a selector is wanted here", at: tree[value].range,
      notes: [.init("write '#selector(\(text(name)))'")])
  }

  /// Whether a label is a slip of another one: by its letters, or as a part of it among several arguments.
  private func isNear(_ label: String, _ wanted: String, _ count: Int) -> Bool {
    if label.lowercased() == wanted.lowercased() { return true }
    let edits = label.utf8.count < 6 ? 1 : label.utf8.count < 16 ? 2 : 4
    if label.utf8.count > 2, nearestName(to: label, in: [wanted], within: edits) != nil {
      return true
    }
    // 'forIndexPath:' for 'for:', 'config:' for 'configuration:'; 'with:' is often an app's own.
    guard count > 1 else { return false }
    if Self.isPreposition(label, for: wanted) { return true }
    // 'x:' for 'translationX:'
    if label.utf8.count == 1, wanted.utf8.count > 5, wanted.hasSuffix(label.uppercased()) { return true }
    if label.hasPrefix(wanted) { return wanted.utf8.count > 2 }
    // 'key:' for 'forKey:'
    if wanted.hasPrefix("for"), wanted.dropFirst(3).lowercased() == label { return true }
    return label.utf8.count > 4 && wanted.lowercased().hasText(label.lowercased())
  }
}

extension CertainType {
  /// Another type made of it; an unknown one stays unknown.
  fileprivate func asWritten(_ make: (CertainType) -> CertainType) -> CertainType { isUnknown ? .unknown : make(self) }
}

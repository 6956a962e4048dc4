/// The declarations that a call may mean while it is written: what an editor shows over its arguments.
package struct EditorSignatures: Sendable {
  /// One of them.
  package struct Signature: Sendable {
    /// As Swift writes it: `present(_ viewControllerToPresent: UIViewController, animated: Bool)`.
    package internal(set) var label: String
    /// Where its parameters stand in it, in UTF-8.
    package internal(set) var parameters: [Range<Int>] = []
    /// What it does, in a sentence; empty where the file declares it.
    package let meaning: String
    /// The parameter that is being written; nil where it has none for it.
    package internal(set) var active: Int?
    /// The labels of the parameters; nil for `_`.
    var labels: [String?] = []
  }

  /// In the order in which a call looks for them.
  package let signatures: [Signature]
  /// The first whose labels are those of the call.
  package let active: Int
}

extension EditorSignatures.Signature {
  /// A parameter as it is written, `animated: Bool`, with its label.
  struct Parameter {
    let label: String?
    let text: String
  }

  init(_ name: String, _ written: [Parameter], answer: String = "", meaning: String = "") {
    label = name + "("
    self.meaning = meaning
    for (row, parameter) in written.enumerated() {
      if row > 0 { label += ", " }
      let start = label.utf8.count
      label += parameter.text
      parameters.append(start..<label.utf8.count)
      labels.append(parameter.label)
    }
    label += answer.isEmpty ? ")" : ") -> \(answer)"
  }

  /// A method of UIKit's, as its table has it.
  init(_ info: MethodInfo, meaning: String) {
    var written = info.parameters.map { parameter in
      let head = parameter.label == parameter.name ? parameter.name : "\(parameter.label ?? "_") \(parameter.name)"
      return Parameter(label: parameter.label, text: "\(head): \(parameter.type.name)")
    }
    let told = info.method.givesBlocks ? "(UIViewControllerTransitionCoordinatorContext) -> Void" : "() -> Void"
    written += info.closures.map { Parameter(label: $0, text: "\($0): \(told)") }
    if let label = info.completion {
      let handler =
        info.method.givesBlocks ? told : info.method.tellsWhetherItFinished ? "(Bool) -> Void" : "() -> Void"
      written.append(Parameter(label: label, text: "\(label): (\(handler))?"))
    }
    self.init(info.name, written, answer: info.answer?.name ?? "", meaning: meaning)
  }

  /// A method or an initialiser of UIKit's or Foundation's that presim's own tables do not have.
  init(_ member: SystemInterface.Member, called name: String) {
    let written = (member.parameters ?? []).map {
      Parameter(
        label: $0.label.isEmpty ? nil : $0.label, text: "\($0.label.isEmpty ? "_" : $0.label): \($0.type)")
    }
    self.init(name, written, answer: member.name == "init" || member.type == "Void" ? "" : member.type)
  }

  /// Where its parameters stand in it, in UTF-16 code units, as editors count.
  package var units: [Range<Int>] {
    let bytes = Array(label.utf8)
    func units(_ count: Int) -> Int { String(decoding: bytes[..<count], as: UTF8.self).utf16.count }
    return parameters.map { units($0.lowerBound)..<units($0.upperBound) }
  }

  /// The parameter of each argument of a call; nil where the labels are not those of a call of it.
  func places(_ arguments: [OpenCall.Argument]) -> [Int]? {
    var (places, next): ([Int], Int) = ([], 0)
    for (row, argument) in arguments.enumerated() {
      let isLast = row == arguments.count - 1
      var found: Int?
      if let label = argument.label {
        let rest = labels[min(next, labels.count)...]
        // `didMove(toParentViewController: self)`, of Swift 3 and 4.
        found = rest.firstIndex(of: label) ?? FormerNames.label(label).flatMap { rest.firstIndex(of: $0) }
      } else if isLast {
        // Half a label is one that begins so; a value, or nothing yet, is the next argument.
        let word = argument.beginning
        let begun = labels[min(next, labels.count)...].firstIndex {
          !word.isEmpty && ($0?.hasPrefix(word) ?? false)
        }
        found = begun ?? (next < labels.count && (labels[next] == nil || word.isEmpty) ? next : nil)
      } else {
        found = labels[min(next, labels.count)...].firstIndex(of: nil)
      }
      guard let found else { return nil }
      places.append(found)
      next = found + 1
    }
    return places
  }
}

extension EditorDocument {
  /// What the call may mean whose arguments the cursor stands in; nil outside of one, and where nothing is known of it.
  package func signatures(at offset: Int) -> EditorSignatures? {
    guard let call = OpenCall(bytes, at: offset) else { return nil }
    let index = indexWithout(line: lines.line(of: offset))
    var found = declarations(call, index, index.scopes(at: offset))
    var seen: Set<String> = []
    // Of what the file overrides it is the file's own words that count.
    found = found.filter { seen.insert($0.labels.map { ($0 ?? "_") + ":" }.joined()).inserted }
    guard !found.isEmpty else { return nil }
    let isEmpty = call.arguments.count == 1 && call.arguments[0].label == nil && call.arguments[0].beginning.isEmpty
    var active: Int?
    for row in found.indices {
      guard let places = found[row].places(call.arguments) else {
        if isEmpty, active == nil { active = row }
        continue
      }
      found[row].active = places.last
      if active == nil { active = row }
    }
    return EditorSignatures(signatures: found, active: active ?? 0)
  }

  // MARK: What is declared

  private func declarations(
    _ call: OpenCall, _ index: SymbolIndex, _ scopes: SymbolIndex.Scopes
  ) -> [EditorSignatures.Signature] {
    if call.receiver.isEmpty {
      let own = scopes.owners.last?.type
      let members = own.map { self.members(call.name, of: $0, index) } ?? []
      if !members.isEmpty { return members }
      return functions(call.name, index) + initializers(call.name, index)
    }
    let receiver = type(of: call.receiver, index, scopes)
    if receiver.isUnknown { return [] }
    if call.name == "init", receiver.isTypeItself || call.receiver == "super" || call.receiver == "self" {
      return initializers(name(of: receiver, index), index)
    }
    return members(call.name, of: receiver, index)
  }

  private func name(of type: EditorType, _ index: SymbolIndex) -> String {
    type.declared >= 0 ? index.symbols[Int(type.declared)].name : type.base?.name ?? ""
  }

  /// The methods of a name: of the file's type and what it inherits from in the file, then UIKit's.
  private func members(_ name: String, of type: EditorType, _ index: SymbolIndex) -> [EditorSignatures.Signature] {
    if case .list = type.value { return [] }
    var found: [EditorSignatures.Signature] = []
    var (next, steps) = (type.declared, 0)
    while next >= 0, steps < index.symbols.count {
      found += index.methods(name, of: next).map { signature($0, called: name, index) }
      next = index.superclasses[next] ?? -1
      steps += 1
    }
    guard let base = type.base else { return found }
    for current in base.lineage {
      for info in current.methods where info.name == name {
        let meaning = UIKitWords.meaning(of: info.method) ?? Self.sentence(info.method.effect)
        found.append(EditorSignatures.Signature(info, meaning: meaning))
      }
    }
    return found
      + SystemInterface.members(name, of: base.name, isStatic: type.isTypeItself).filter { $0.parameters != nil }
      .map { EditorSignatures.Signature($0, called: name) }
  }

  /// The functions of a name that stand at column one.
  private func functions(_ name: String, _ index: SymbolIndex) -> [EditorSignatures.Signature] {
    index.tree.items.filter { index.tree[$0].kind == .functionDeclaration && index.name($0) == name }
      .map { signature($0, called: name, index) }
  }

  /// The initialisers of a class: those that the file declares, else those of the next class above that has some.
  private func initializers(_ name: String, _ index: SymbolIndex) -> [EditorSignatures.Signature] {
    var base = SymbolIndex.known(name)?.name
    if let row = index.fileNames[name], index.symbols[Int(row)].kind == .type {
      var (next, steps) = (row, 0)
      while next >= 0, steps < index.symbols.count {
        let own = index.initializers(of: next)
        if !own.isEmpty { return own.map { signature($0, called: name, index) } }
        next = index.superclasses[next] ?? -1
        steps += 1
      }
      base = index.symbols[Int(row)].type.base?.name
    }
    guard let base else { return [] }
    let first = UIKitClass(named: base)?.lineage.map { $0.name } ?? [base]
    for type in first {
      let own = SystemInterface.ownInitializers(of: type)
      if !own.isEmpty { return own.map { EditorSignatures.Signature($0, called: name) } }
    }
    return []
  }

  /// A declaration of the file, as it is written there.
  private func signature(
    _ node: SyntaxNode.ID, called name: String, _ index: SymbolIndex
  ) -> EditorSignatures.Signature {
    let tree = index.tree
    var written: [EditorSignatures.Signature.Parameter] = []
    var answer = ""
    for child in tree.children(of: node) {
      switch tree[child].kind {
      case .parameter:
        let own = tree.child(of: child, at: 0).flatMap { tree[$0].kind == .label ? index.name($0) : nil }
        let label = own ?? index.name(child)
        written.append(
          EditorSignatures.Signature.Parameter(
            label: label == "_" ? nil : label, text: Self.inOneLine(tree.text(tree[child].range))))
      case .resultType: answer = tree.child(of: child, at: 0).map { Self.inOneLine(tree.text(tree[$0].range)) } ?? ""
      default: break
      }
    }
    return EditorSignatures.Signature(name, written, answer: answer)
  }

  private static func inOneLine(_ text: String) -> String {
    text.split { $0 == " " || $0 == "\n" || $0 == "\t" || $0 == "\r\n" || $0 == "\r" }.joined(separator: " ")
  }
}

extension SymbolIndex {
  /// The methods of a name that the file declares in a type and its extensions.
  fileprivate func methods(_ name: String, of type: Int32) -> [SyntaxNode.ID] {
    declared(in: type) { tree[$0].kind == .functionDeclaration && self.name($0) == name }
  }

  /// The initialisers that the file declares in a type and its extensions.
  fileprivate func initializers(of type: Int32) -> [SyntaxNode.ID] {
    declared(in: type) { tree[$0].kind == .initializerDeclaration }
  }

  private func declared(in type: Int32, _ isWanted: (SyntaxNode.ID) -> Bool) -> [SyntaxNode.ID] {
    var found: [SyntaxNode.ID] = []
    for row in 0..<tree.nodeCount {
      let id = SyntaxNode.ID(Int32(truncatingIfNeeded: row))
      switch tree[id].kind {
      case .classDeclaration, .structDeclaration, .enumDeclaration, .protocolDeclaration, .extensionDeclaration: break
      default: continue
      }
      let declared = tree.child(of: id, at: 0).flatMap { tree[$0].kind == .declaredName ? $0 : nil }
      guard fileNames[declared.map { name($0) } ?? name(id)] == type else { continue }
      found += tree.children(of: id).filter { isWanted($0) }
    }
    return found
  }
}

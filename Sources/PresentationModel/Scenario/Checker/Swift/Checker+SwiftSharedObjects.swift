/// Variables that hold one of the system's shared objects: `let center = NotificationCenter.default`, `init(queue: DispatchQueue
/// = .main)`.
extension Checker {
  /// The words of a path, with the shared object in the place of a variable that holds it: `center.post` is
  /// `NotificationCenter.default.post`.
  mutating func sharedWords(_ words: [String]) -> [String] {
    let own = words.first == "self" ? words.dropFirst() : words[...]
    guard own.count > 1, let name = own.first.flatMap({ names.find($0) }), let held = sharedObjects()[name.id] else {
      return words
    }
    return held + own.dropFirst()
  }

  /// What each name holds whose every declaration in the file says so.
  private mutating func sharedObjects() -> [Int32: [String]] {
    if let known = swift.sharedObjects { return known }
    var found: [Int32: [String]] = [:]
    if ["NotificationCenter", "DispatchQueue", "UIDevice", "UserDefaults"].contains(where: { names.find($0) != nil }) {
      let declared = declaredShared()
      for (name, all) in declared where all.contains(where: { $0 != nil }) {
        // A queue without a value is the main one where another declaration of the name says so.
        guard let first = all.first(where: { $0?.count == 2 }) ?? nil,
          all.allSatisfy({ $0 == first || $0?.count == 1 && $0?.first == first[0] })
        else { continue }
        if !Self.several.contains(first[0]) || !givesAnother(than: first, Name(id: name)) { found[name] = first }
      }
    }
    swift.sharedObjects = found
    return found
  }

  /// What the declarations of each name hold: nil for anything but a shared object.
  private func declaredShared() -> [Int32: [[String]?]] {
    var found: [Int32: [[String]?]] = [:]
    for index in 0..<tree.nodeCount {
      let node = SyntaxNode.ID(Int32(index))
      switch tree.nodes[index].kind {
      case .binding, .parameter:
        let pattern = tree.children(of: node).first { tree[$0].kind == .namePattern }
        guard let name = tree[pattern ?? node].name else { continue }
        found[name.id, default: []].append(heldShared(by: node))
      case .closureParameter, .optionalBinding:
        guard let name = tree[node].name else { continue }
        // `[center]` and `if let center` are what they take.
        if tree.child(of: node, at: 0) != nil || tree.nodes[index].kind == .closureParameter {
          found[name.id, default: []].append(nil)
        }
      default: break
      }
    }
    return found
  }

  /// `["DispatchQueue", "main"]`; of a queue without a value its type alone.
  private func heldShared(by node: SyntaxNode.ID) -> [String]? {
    var (type, initial) = ("", "")
    for part in tree.children(of: node) {
      switch tree[part].kind {
      case .label, .namePattern: break
      case .typeAnnotation: type = tree.child(of: part, at: 0).map { tree.lineText(of: $0) } ?? ""
      default: initial = tree.lineText(of: part)
      }
    }
    let shared = [
      ("NotificationCenter", "default"), ("DispatchQueue", "main"), ("UIDevice", "current"),
      ("UserDefaults", "standard"),
    ]
    for (word, member) in shared {
      if initial == "\(word).\(member)" || type == word && initial == ".\(member)" { return [word, member] }
      // An app has one of the others.
      if type == word, initial.isEmpty { return Self.several.contains(word) ? [word] : [word, member] }
    }
    return nil
  }

  /// Of these an app may have others beside the shared one.
  private static let several: Set<String> = ["DispatchQueue", "UserDefaults"]

  /// Whether code hands another queue than the main one to a parameter of a name.
  private func givesAnother(than shared: [String], _ name: Name) -> Bool {
    tree.nodes.indices.contains { index in
      let node = SyntaxNode.ID(Int32(index))
      guard tree.nodes[index].kind == .argument, tree[node].name == name, let value = tree.child(of: node, at: 0) else {
        return false
      }
      let same = ["." + shared[1], shared.joined(separator: "."), text(name), "self." + text(name), "nil"]
      return !same.contains(tree.lineText(of: value))
    }
  }
}

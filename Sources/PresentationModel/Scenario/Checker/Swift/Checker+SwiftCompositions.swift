/// `UIViewController & LoginScreen`: what has the members of several types is one of a class of its own here, of which there
/// is no instance: below the class that it names, and with its protocols.
extension Checker {
  /// The type of a composition, as its text says; nil for another type, and where no part is a protocol of the file's.
  mutating func composition(_ node: SyntaxNode.ID) -> SwiftType? {
    guard tree[node].kind == .typeName, tree[node].flags.contains(.marked), tree.text(of: node, has: "&") else {
      return nil
    }
    var parts: [Name] = []
    for part in tree.lineText(of: node).split(separator: "&") {
      let word = part.filter { $0 != " " && $0 != "(" && $0 != ")" && $0 != "?" && $0 != "!" && $0 != "\n" }
      parts.append(names.intern(word))
    }
    grow()
    return composition(of: parts)
  }

  /// The type that is all of some.
  mutating func composition(of parts: [Name]) -> SwiftType? {
    var whole = SwiftType.unknown
    var protocols: [Int32] = []
    for name in parts {
      if swift.protocols[name.id] != nil {
        protocols.append(name.id)
      } else if case let type = typeNamed(name), type.base != nil {
        whole = type
      }
    }
    guard let first = protocols.first else { return whole.base == nil ? nil : whole }
    guard case .object(let base, let superclass) = whole else {
      // Without a class its first protocol says the most.
      guard protocols.count > 1 else { return swift.protocols[first].map { .ofProtocol($0) } }
      return .object(.object, row(base: .object, superclass: nil, protocols))
    }
    return .object(base, row(base: base, superclass: superclass, protocols))
  }

  private mutating func row(base: UIKitClass, superclass: ClassID?, _ protocols: [Int32]) -> ClassID {
    let first = superclass.map { program.classes[Int($0.index)].name }
    let word = ((first.map { [$0] } ?? []) + protocols.map { text(Name(id: $0)) }).joined(separator: " & ")
    if let known = swift.compositions.first(where: { program.classes[Int($0.key)].name == word }) {
      return ClassID(known.key)
    }
    let id = ClassID(Int32(program.classes.count))
    let kind = superclass.map { program.classes[Int($0.index)].kind } ?? .other
    program.classes.append(ClassInfo(name: word, superclass: superclass, kind: kind, isDeclared: false))
    bases.append(base)
    classNames.append(names.intern(word))
    grow()
    swift.conformances[id.index] = protocols
    var tests = protocols.compactMap { swift.protocols[$0] }.map { TypeTest.ofProtocol($0) }
    if let superclass { tests.append(.ofClass(superclass)) }
    swift.compositions[id.index] = tests
    return id
  }

  /// What asks whether a value is of a class.
  func test(ofClass id: ClassID) -> TypeTest { swift.compositions[id.index].map { .all($0) } ?? .ofClass(id) }
}

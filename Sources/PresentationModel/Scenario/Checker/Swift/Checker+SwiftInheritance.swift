/// What a subclass declares beside what its superclasses have: methods that take no other's place, observers of what is
/// inherited.
extension Checker {
  /// The classes of the file that inherit from another one, the upper ones first.
  private func subclasses() -> [ClassID] {
    let rows = swift.members.keys.filter { swift.valueOfRow[$0] == nil }.map { ClassID($0) }
    let depths = rows.map { ($0, lineage($0).count) }.filter { $0.1 > 1 }
    return depths.sorted { $0.1 != $1.1 ? $0.1 < $1.1 : $0.0.index < $1.0.index }.map { $0.0 }
  }

  /// Whether a class of the file's, or an extension of one of UIKit's, overrides what an extension gives to a class above it.
  func isOverridden(_ word: String, _ selector: SelectorID, below owner: ClassID) -> Bool {
    guard let name = names.find(word) else { return false }
    return swift.members.contains { row, members in
      guard row != owner.index, swift.valueOfRow[row] == nil else { return false }
      let has =
        members.methods[name.id]?.contains { $0.selector == selector && hasModifier($0.node, "override") } ?? false
        || members.properties[name.id].map { own in
          own.getter?.selector == selector && own.declaration.map { hasModifier($0, "override") } ?? false
        } ?? false
      return has && lineage(ClassID(row)).contains(owner)
    }
  }

  /// A method of a subclass does not take the place of a protocol's default, which its superclass goes by, nor that of a
  /// method that is private above.
  mutating func separateFromDefaults() {
    var renamed: [SelectorID: [(owner: ClassID, selector: SelectorID)]] = [:]
    for id in subclasses() {
      let above = Array(lineage(id).dropFirst())
      for name in swift.members[id.index]?.methods.keys.sorted() ?? [] {
        for row in swift.members[id.index]?.methods[name]?.indices ?? 0..<0 {
          guard let method = swift.members[id.index]?.methods[name]?[row], !method.isStatic else { continue }
          if hasModifier(method.node, "override") {
            if let other = renamed[method.selector]?.first(where: { above.contains($0.owner) }) {
              swift.members[id.index]?.methods[name]?[row].selector = other.selector
            }
          } else if isPrivate(method.selector, name, above)
            || goesByDefault(method.selector, name, above) && !conformsItself(id, method.selector, name)
          {
            let own = selector(
              "\(program.swift.selectors[Int(method.selector.index)]) of \(text(classNames[Int(id.index)]))")
            renamed[method.selector, default: []].append((id, own))
            swift.members[id.index]?.methods[name]?[row].selector = own
          }
        }
      }
    }
  }

  /// Whether a superclass conforms to a protocol by the default of a method, and has none of its own.
  private func goesByDefault(_ selector: SelectorID, _ name: Int32, _ above: [ClassID]) -> Bool {
    func has(_ members: SwiftMembers?) -> Bool {
      members?.methods[name]?.contains { $0.selector == selector && !$0.isStatic } ?? false
    }
    guard !above.contains(where: { has(swift.members[$0.index]) }) else { return false }
    return above.contains { current in
      (swift.conformances[current.index] ?? []).contains { has(swift.members[extensionRow($0)]) }
    }
  }

  /// Whether the method of a selector that a class has from above is private there.
  private func isPrivate(_ selector: SelectorID, _ name: Int32, _ above: [ClassID]) -> Bool {
    for current in above {
      let own = swift.members[current.index]?.methods[name]?.first { $0.selector == selector && !$0.isStatic }
      if let own { return isPrivate(own.node) }
    }
    return false
  }

  private func isPrivate(_ declaration: SyntaxNode.ID) -> Bool {
    hasModifier(declaration, "private") || hasModifier(declaration, "fileprivate")
  }

  /// A property that is computed in a class and has the name of one that is private above is another one.
  mutating func separatePrivateProperties() {
    for id in subclasses() {
      let above = Array(lineage(id).dropFirst())
      for name in swift.members[id.index]?.properties.keys.sorted() ?? [] {
        guard let own = swift.members[id.index]?.properties[name], !own.isStatic, let getter = own.getter,
          let declaration = own.declaration, !hasModifier(declaration, "override"),
          let other = above.compactMap({ swift.members[$0.index]?.properties[name] }).first,
          let declared = other.declaration, isPrivate(declared)
        else { continue }
        let end = " of \(text(classNames[Int(id.index)]))"
        let get = selector(program.swift.selectors[Int(getter.selector.index)] + end)
        swift.members[id.index]?.properties[name]?.getter = (get, getter.body)
        guard let setter = own.setter else { continue }
        let set = selector(program.swift.selectors[Int(setter.selector.index)] + end)
        swift.members[id.index]?.properties[name]?.setter = (set, setter.body)
      }
    }
  }

  private func conformsItself(_ id: ClassID, _ selector: SelectorID, _ name: Int32) -> Bool {
    (swift.conformances[id.index] ?? []).contains { key in
      swift.members[extensionRow(key)]?.methods[name]?.contains { $0.selector == selector } ?? false
    }
  }

  // MARK: Observers

  /// `override var n: Int { didSet { … } }` observes what the superclass stores: there is one value, and both observe it.
  mutating func shareObservedProperties() {
    for id in subclasses() {
      for name in swift.members[id.index]?.stored ?? [] {
        guard let own = swift.members[id.index]?.properties[name], !own.isStatic, own.field != nil,
          own.didSet != nil || own.willSet != nil
        else { continue }
        let above = lineage(id).dropFirst().first { swift.members[$0.index]?.properties[name]?.field != nil }
        guard let above, let stored = swift.members[above.index]?.properties[name], !stored.isStatic,
          stored.declaration.map({ isPrivate($0) }) != true
        else { continue }
        observedBelow(name, of: above)
        observedBelow(name, of: id)
        swift.members[id.index]?.properties[name]?.field = stored.field
        swift.members[id.index]?.properties[name]?.isInherited = true
        swift.members[id.index]?.properties[name]?.type = stored.type
        swift.members[id.index]?.stored.removeAll { $0 == name }
      }
    }
  }

  /// `override var selectedIndex: Int { didSet { … } }` stores nothing: it observes UIKit's property, or what a superclass
  /// computes, and its accessors go on to that.
  mutating func observeAccessors() {
    for id in subclasses() {
      for name in swift.members[id.index]?.stored ?? [] {
        guard let own = swift.members[id.index]?.properties[name], !own.isStatic,
          own.didSet != nil || own.willSet != nil,
          let declaration = own.declaration, hasModifier(declaration, "override"),
          let above = observed(own, by: id)
        else { continue }
        let word = text(own.name)
        let getter = (selector: selector("get \(word)"), body: reserve(.accessor, word, own.binding, id))
        let setter = (selector: selector("set \(word)"), body: reserve(.accessor, word, own.binding, id))
        swift.members[id.index]?.properties[name]?.getter = getter
        swift.members[id.index]?.properties[name]?.setter = setter
        swift.members[id.index]?.properties[name]?.field = nil
        swift.members[id.index]?.properties[name]?.observesAccessors = true
        swift.members[id.index]?.properties[name]?.type = above
        swift.members[id.index]?.stored.removeAll { $0 == name }
      }
    }
  }

  /// The type of what a property observes that a class above computes, or UIKit has; nil where it observes neither.
  private func observed(_ own: SwiftProperty, by id: ClassID) -> SwiftType? {
    if let above = lineage(id).dropFirst().lazy.compactMap({ swift.members[$0.index]?.properties[own.name.id] }).first {
      return above.setter != nil && above.field == nil && !above.isStatic ? above.type : nil
    }
    let base = bases[Int(id.index)]
    if base != .window, base.inherits(from: .view) { return typeOfViews(text(own.name)) }
    guard let info = uikitProperty(text(own.name), base), info.access != .read else { return nil }
    return SwiftType(info.typeRead)
  }

  /// The accessors of properties that observe what others compute.
  private mutating func makeObservingAccessors(_ own: SwiftProperty, _ id: ClassID) {
    guard let getter = own.getter, let setter = own.setter else { return }
    begin(.accessor, text(own.name), own.binding, id, isStatic: false)
    builder.beginsStatement = true
    if let place = superPlace(own.name) { emit(.return(read(place, own.binding)), own.binding) }
    program.define(getter.body, as: finish())
    begin(.accessor, text(own.name), own.binding, id, isStatic: false)
    let value = builder.slot("newValue")
    builder.function.parameters = [value]
    builder.beginsStatement = true
    if let me = builder.me, let place = superPlace(own.name) {
      observing(own, me, .slot(value), place, own.binding) { $0.write(.slot(value), to: place, own.binding) }
    }
    program.define(setter.body, as: finish())
  }

  /// Stored properties that a subclass computes.
  mutating func shareOverriddenProperties() {
    for id in subclasses() {
      for name in swift.members[id.index]?.properties.keys.sorted() ?? [] {
        guard let own = swift.members[id.index]?.properties[name], own.getter != nil, !own.isStatic else { continue }
        for above in lineage(id).dropFirst() {
          guard let stored = swift.members[above.index]?.properties[name], stored.field != nil, !stored.isStatic,
            stored.declaration.map({ isPrivate($0) }) != true
          else { continue }
          swift.members[above.index]?.properties[name]?.isOverriddenBelow = true
          swift.accessed.insert(name)
        }
      }
    }
  }

  private mutating func observedBelow(_ name: Int32, of id: ClassID) {
    guard let property = swift.members[id.index]?.properties[name], !property.isObservedBelow else { return }
    let word = text(property.name)
    let setter = (selector: selector("set \(word)"), body: reserve(.accessor, word, property.binding, id))
    swift.members[id.index]?.properties[name]?.isObservedBelow = true
    swift.members[id.index]?.properties[name]?.setter = setter
  }

  /// The setters of properties that several classes observe: each calls the one above it between its own observers.
  mutating func makeObservedSetters() {
    for row in swift.members.keys.sorted() {
      for name in swift.members[row]?.properties.keys.sorted() ?? [] {
        guard let own = swift.members[row]?.properties[name] else { continue }
        let id = ClassID(row)
        if own.observesAccessors { makeObservingAccessors(own, id) }
        guard own.isObservedBelow, let setter = own.setter else { continue }
        begin(.accessor, text(own.name), own.binding, id, isStatic: false)
        guard let me = builder.me else { continue }
        let value = builder.slot("newValue")
        builder.function.parameters = [value]
        builder.beginsStatement = true
        let above = lineage(id).dropFirst().compactMap { swift.members[$0.index]?.properties[name] }.first
        let place = SwiftPlace(kind: .field(own, me), type: own.type, hint: nil)
        observing(own, me, .slot(value), place, own.binding) { checker in
          if let above, above.isObservedBelow, let body = above.setter?.body {
            checker.emit(.call(body, on: me, [.slot(value)], to: nil), own.binding)
          } else if let field = own.field {
            checker.emit(.writeField(field, of: me, .slot(value)), own.binding)
          }
        }
        program.define(setter.body, as: finish())
      }
    }
  }
}

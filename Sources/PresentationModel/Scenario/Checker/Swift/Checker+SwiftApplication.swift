/// `UIApplication.shared`, its scenes, its windows and the delegates, as pasted code goes through them.
///
/// There is one application and one scene here; which of its windows is the key window is known when the code runs.
extension Checker {
  // MARK: Types

  /// The row of a class of UIKit's that is none of the table's: `UIApplication`, `UIWindowScene`.
  private mutating func row(_ word: String) -> ClassID {
    let name = names.intern(word)
    grow()
    return extended(name)
  }

  private mutating func applicationType() -> SwiftType { .object(.object, row("UIApplication")) }
  private mutating func sceneType() -> SwiftType { .object(.object, row("UIWindowScene")) }
  /// A delegate whose class was not pasted.
  private mutating func delegateType() -> SwiftType { .object(.object, row("UIApplicationDelegate")) }

  private func isNamed(_ type: SwiftType, _ word: String) -> Bool {
    guard case .object(.object, let id?) = type else { return false }
    return program.classes[Int(id.index)].name == word
  }

  /// Types of applications, scenes and delegates, where they are written.
  mutating func applicationType(named word: String) -> SwiftType? {
    switch word {
    case "UIApplication": return applicationType()
    case "UIScene", "UIWindowScene": return sceneType()
    case "UIApplicationDelegate", "UISceneDelegate", "UIWindowSceneDelegate": return delegateType()
    default:
      guard word.hasSuffix("AppDelegate") || word.hasSuffix("SceneDelegate"), existing(word) == nil else { return nil }
      return delegateType()
    }
  }

  private func existing(_ word: String) -> ClassID? {
    guard let name = names.find(word), Int(name.id) < classRows.count, classRows[Int(name.id)] >= 0 else { return nil }
    let id = ClassID(classRows[Int(name.id)])
    return program.classes[Int(id.index)].isDeclared ? id : nil
  }

  /// Whether a type is the application's, its scene's or that of a delegate whose class was not pasted: there is one.
  func isOfApplication(_ type: SwiftType) -> Bool {
    isNamed(type, "UIApplication") || isNamed(type, "UIWindowScene") || isNamed(type, "UIApplicationDelegate")
  }

  // MARK: Values

  private mutating func part(_ part: ApplicationPart, _ type: SwiftType, _ node: SyntaxNode.ID) -> Lowered {
    let slot = builder.slot()
    emit(.application(part, to: slot), node)
    return (.slot(slot), type)
  }

  /// `UIDevice.current.userInterfaceIdiom`, `UITraitCollection.current`, `UIScreen.main.traitCollection`: what the
  /// device says, and how many parts it takes.
  mutating func device(_ parts: ArraySlice<SyntaxNode.ID>, _ node: SyntaxNode.ID) -> (Lowered, Int)? {
    let words = parts.prefix(3).map { tree[$0].kind == .call ? "()" : tree[$0].name.map { text($0) } ?? "" }
    let start = parts.startIndex
    let idiom = SwiftType.value(.enumeration(.userInterfaceIdiom))
    switch words {
    case ["UIDevice", "current", "userInterfaceIdiom"]: return (part(.idiom, idiom, node), start + 3)
    case ["UI_USER_INTERFACE_IDIOM", "()"]: return (part(.idiom, idiom, node), start + 2)
    case let words where words.prefix(2) == ["UITraitCollection", "current"]:
      return (part(.traits, .object(.traitCollection, nil), node), start + 2)
    case ["UIScreen", "main", "traitCollection"]:
      return (part(.traits, .object(.traitCollection, nil), node), start + 3)
    default: return nil
    }
  }

  /// `UIApplication.shared`: the value, and that it has used up two parts.
  mutating func sharedApplication(_ parts: ArraySlice<SyntaxNode.ID>, _ node: SyntaxNode.ID) -> (Lowered, Int)? {
    let start = parts.startIndex
    guard parts.count >= 2, tree[parts[start]].name.map({ text($0) }) == "UIApplication",
      let next = tree[parts[start + 1]].name.map({ text($0) }), next == "shared" || next == "sharedApplication"
    else { return nil }
    var index = start + 2
    if next == "sharedApplication" {
      guard index < parts.endIndex, tree[parts[index]].kind == .call else { return nil }
      index += 1
    }
    return (part(.application, applicationType(), node), index)
  }

  /// A member of the application, of a scene, of a delegate whose class was not pasted, of a window, of a list of them;
  /// with how many parts it takes. Nil for any other.
  mutating func applicationMember(
    _ parts: ArraySlice<SyntaxNode.ID>, of found: Lowered, _ node: SyntaxNode.ID
  ) -> (Lowered, Int)? {
    guard let first = parts.first, let name = tree[first].name else { return nil }
    let word = text(name)
    let call = parts.count > 1 && tree[parts[parts.startIndex + 1]].kind == .call ? parts[parts.startIndex + 1] : nil
    switch found.1 {
    case .object(.object, _):
      if isNamed(found.1, "UIApplication") {
        switch word {
        case "keyWindow": return (part(.keyWindow, .object(.window, nil), node), 1)
        case "windows": return (part(.windows, .list(.object(.window, nil)), node), 1)
        case "connectedScenes", "openSessions": return (part(.scenes, .list(sceneType()), node), 1)
        case "delegate": return (delegate(isOfScene: false, node), 1)
        default: return nil
        }
      }
      if isNamed(found.1, "UIWindowScene") {
        switch word {
        case "keyWindow": return (part(.keyWindow, .object(.window, nil), node), 1)
        case "windows": return (part(.windows, .list(.object(.window, nil)), node), 1)
        case "delegate": return (delegate(isOfScene: true, node), 1)
        case "activationState": return ((.value(symbol(names.intern("foregroundActive"))), .unknown), 1)
        default: return nil
        }
      }
      if isNamed(found.1, "UIApplicationDelegate"), word == "window" {
        return (part(.firstWindow, .object(.window, nil), node), 1)
      }
      return nil
    case .object(.window, _) where word == "windowScene":
      let slot = builder.slot()
      emit(.application(.sceneOf(found.0), to: slot), node)
      return ((.slot(slot), sceneType()), 1)
    case .list(let element) where isNamed(element, "UIWindowScene"):
      switch word {
      case "filter", "compactMap", "map", "lazy", "sorted", "reversed", "flatMap":
        // `{ $0 as? UIWindowScene }`, `{ $0.activationState == .foregroundActive }`: the one scene passes.
        if let call, tree.text(of: call, has: ".windows") || tree.text(of: call, has: ".keyWindow") {
          let isKey = tree.text(of: call, has: "keyWindow") || tree.text(of: call, has: "isKeyWindow")
          return (part(isKey ? .keyWindows : .windows, .list(.object(.window, nil)), node), 2)
        }
        return (found, call == nil ? 1 : 2)
      case "first", "last", "randomElement": return (part(.scene, element, node), call == nil ? 1 : 2)
      default: return nil
      }
    case .list(.object(.window, _)):
      guard let call, word == "first" || word == "last" || word == "filter" || word == "compactMap" else { return nil }
      let isKey = tree.text(of: call, has: "isKeyWindow")
      if word == "filter" || word == "compactMap" {
        return (isKey ? part(.keyWindows, found.1, node) : found, 2)
      }
      guard isKey else { return nil }
      return (part(.keyWindow, .object(.window, nil), node), 2)
    default: return nil
    }
  }

  // MARK: Delegates

  private mutating func delegate(isOfScene: Bool, _ node: SyntaxNode.ID) -> Lowered {
    guard let id = delegateClass(isOfScene: isOfScene) else { return part(.application, delegateType(), node) }
    let slot = builder.slot()
    emit(.readField(delegateField(id, node), of: .none, to: slot), node)
    return (.slot(slot), .object(bases[Int(id.index)], id))
  }

  /// The class of the file that is the delegate of the application, or of its scene.
  private func delegateClass(isOfScene: Bool) -> ClassID? {
    let wanted = isOfScene ? "SceneDelegate" : "AppDelegate"
    let label = isOfScene ? "willConnectTo" : "didFinishLaunchingWithOptions"
    for (row, node) in classNodes {
      if program.classes[Int(row)].name.hasSuffix(wanted) { return ClassID(row) }
      let protocols = isOfScene ? ["UIWindowSceneDelegate", "UISceneDelegate"] : ["UIApplicationDelegate"]
      if tree.children(of: node).contains(where: {
        tree[$0].kind == .typeName && tree[$0].name.map { protocols.contains(text($0)) } == true
      }) {
        return ClassID(row)
      }
      let methods = swift.members[row]?.methods.values.flatMap { $0 } ?? []
      if methods.contains(where: { $0.labels.contains(label) }) { return ClassID(row) }
    }
    return nil
  }

  /// The static property that holds the one delegate of a class: the launch sets it; without one it is made when it is
  /// first asked for, and has the file's window.
  mutating func delegateField(_ id: ClassID, _ node: SyntaxNode.ID) -> FieldID {
    if let known = swift.delegates[id.index] { return known }
    let field = FieldID(Int32(program.swift.fields.count))
    program.swift.fields.append(SwiftField(name: "delegate", owner: nil, isStatic: true))
    swift.delegates[id.index] = field
    let range = tree[node].range
    let builder = SwiftBuilder(
      .initialValue, name: "delegate", line: source.line(of: Int(range.start)), range: byteRange(range), owner: nil)
    swift.builders.append(builder)
    self.builder.isStatic = true
    let slot = self.builder.slot("delegate")
    emit(.allocate(id, name: nil, to: slot), node)
    initialize(id, .slot(slot), [], node)
    if let name = names.find("window"), let own = property(name, of: .object(bases[Int(id.index)], id)),
      let place = own.field, !own.isStatic
    {
      let (window, _) = part(.firstWindow, .object(.window, nil), node)
      emit(.writeField(place, of: .slot(slot), window), node)
    }
    emit(.return(.slot(slot)), node)
    let body = reserve(.initialValue, "delegate", node, nil)
    program.define(body, as: finish())
    program.swift.fields[Int(field.index)].initial = body
    return field
  }
}

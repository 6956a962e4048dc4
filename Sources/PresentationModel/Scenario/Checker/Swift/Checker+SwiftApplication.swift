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
  /// A delegate whose class was not pasted: the application's, or its scene's.
  private mutating func delegateType(isOfScene: Bool = false) -> SwiftType {
    .object(.object, row(isOfScene ? "UISceneDelegate" : "UIApplicationDelegate"))
  }

  private func isNamed(_ type: SwiftType, _ word: String) -> Bool {
    guard case .object(.object, let id?) = type else { return false }
    return program.classes[Int(id.index)].name == word
  }

  /// Types of applications, scenes and delegates, where they are written.
  mutating func applicationType(named word: String) -> SwiftType? {
    switch word {
    case "UIApplication": return applicationType()
    case "UIScene", "UIWindowScene": return sceneType()
    case "UIApplicationDelegate": return delegateType()
    case "UISceneDelegate", "UIWindowSceneDelegate": return delegateType(isOfScene: true)
    default:
      guard word.hasSuffix("AppDelegate") || word.hasSuffix("SceneDelegate"), existing(word) == nil else { return nil }
      return delegateType(isOfScene: word.hasSuffix("SceneDelegate"))
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
      || isNamed(type, "UISceneDelegate")
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
    let own = parts.prefix(3).map { tree[$0].kind == .call ? "()" : tree[$0].name.map { text($0) } ?? "" }
    let words = Array(sharedWords(own).prefix(3))
    // A variable stands for two words.
    let start = parts.startIndex - (own[0] == words[0] || own[0] == "self" ? 0 : 1)
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
    case .object(_, let id?) where word == "window" && lacksWindow(id):
      // `window` is optional in the protocol: a delegate that has none answers nil.
      guard hasScenesByCode() else { return ((.none, .object(.window, nil)), 1) }
      return (part(.windowOfDelegate(line: sceneWindowLine()), .object(.window, nil), node), 1)
    case .object(.object, _):
      if isNamed(found.1, "UIApplication") {
        switch word {
        case "keyWindow": return (part(.keyWindow, .object(.window, nil), node), 1)
        case "windows": return (part(.windows, .list(.object(.window, nil)), node), 1)
        case "connectedScenes", "openSessions": return (part(.scenes, .list(sceneType()), node), 1)
        case "delegate": return (delegate(isOfScene: false, node), 1)
        case "statusBarOrientation": return (part(.orientation, .value(.enumeration(.interfaceOrientation)), node), 1)
        default: return nil
        }
      }
      if isNamed(found.1, "UIWindowScene") {
        switch word {
        case "keyWindow": return (part(.keyWindow, .object(.window, nil), node), 1)
        case "windows": return (part(.windows, .list(.object(.window, nil)), node), 1)
        case "delegate": return (delegate(isOfScene: true, node), 1)
        case "interfaceOrientation": return (part(.orientation, .value(.enumeration(.interfaceOrientation)), node), 1)
        case "requestGeometryUpdate":
          guard let call else { return nil }
          return (part(.asksForOrientations(orientations(in: call)), .unknown, node), 2)
        case "activationState": return ((.value(symbol(names.intern("foregroundActive"))), .unknown), 1)
        default: return nil
        }
      }
      if isNamed(found.1, "UIApplicationDelegate"), word == "window" {
        let line = sceneWindowLine()
        return (part(hasScenesByCode() ? .windowOfDelegate(line: line) : .firstWindow, .object(.window, nil), node), 1)
      }
      if isNamed(found.1, "UISceneDelegate"), word == "window" {
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

  /// Whether a class is the application's delegate, was pasted whole, and has no `window`.
  private func lacksWindow(_ id: ClassID) -> Bool {
    guard delegateClass(isOfScene: false) == id else { return false }
    return lineage(id).allSatisfy { row in
      let info = program.classes[Int(row.index)]
      return (info.isDeclared || info.name == "UIResponder" || info.name == "NSObject")
        && swift.members[row.index]?.properties.values.contains { text($0.name) == "window" } != true
    }
  }

  /// The mask that a request for another geometry names: `.iOS(interfaceOrientations: .landscape)`; unknown where it is
  /// written elsewhere.
  private mutating func orientations(in call: SyntaxNode.ID) -> Operand {
    guard let first = tree.child(of: call, at: 0), let value = tree.child(of: first, at: 0) else { return .none }
    var pending = [value]
    while let node = pending.popLast() {
      if tree[node].kind == .argument, tree[node].name.map({ text($0) }) == "interfaceOrientations",
        let mask = tree.child(of: node, at: 0)
      {
        return lowerArgument(mask, SwiftType(Property.supportedInterfaceOrientations.facts.type))
      }
      pending += tree.children(of: node)
    }
    return .none
  }

  /// `UIDevice.current.setValue(UIInterfaceOrientation.landscapeRight.rawValue, forKey: "orientation")`.
  mutating func turnsDevice(to raw: SyntaxNode.ID, _ node: SyntaxNode.ID) -> Lowered {
    part(.turnsDevice(facing(raw)), .unknown, node)
  }

  /// The same by a key that is no literal: it does so where the key is that one.
  mutating func turnsDevice(to raw: SyntaxNode.ID, ifIs key: SyntaxNode.ID, _ node: SyntaxNode.ID) -> Lowered {
    let isIt = builder.slot()
    let word = lowerArgument(key, .value(.string))
    emit(.binary(.equal, word, .value(.string("orientation")), to: isIt), node, text: plainText(tree[key].range))
    let over = emitted(
      .jumpIf(.slot(isIt), false, .unpatched, stake: Stake(line: line(of: node), verb: "turns the device")), node)
    _ = turnsDevice(to: raw, node)
    patch([over], to: builder.next)
    return (.none, .unknown)
  }

  /// The case whose raw value an expression is; unknown where it is written otherwise.
  private mutating func facing(_ raw: SyntaxNode.ID) -> Operand {
    let words = plainText(tree[raw].range).split { !$0.isLetter && !$0.isNumber }.filter {
      !["NSNumber", "value", "Int"].contains($0)
    }
    // A device on its left side has its interface on the right one; both have one raw value.
    let isOfDevice = words.first == "UIDeviceOrientation"
    let names: [Substring] = ["", "portrait", "portraitUpsideDown", "landscapeRight", "landscapeLeft"]
    var name = words.count == 1 ? words[0] : words.dropFirst().first ?? ""
    if let row = Int(name), names.indices.contains(row) { name = names[row] }
    if isOfDevice, name == "landscapeLeft" || name == "landscapeRight" {
      name = name == "landscapeLeft" ? "landscapeRight" : "landscapeLeft"
    }
    if let facing = Facing.allCases.first(where: { $0.text == name }) { return .value(facing.value) }
    // `orientation.rawValue`, of a variable.
    guard tree[raw].kind == .path, case let parts = Array(tree.children(of: raw)), parts.count > 1,
      let last = parts.last, tree[last].name.map({ text($0) }) == "rawValue",
      let found = lowerParts(parts.dropLast()[...], raw, expecting: .value(.enumeration(.interfaceOrientation)))
    else { return .none }
    return found.0
  }

  // MARK: Delegates

  private mutating func delegate(isOfScene: Bool, _ node: SyntaxNode.ID) -> Lowered {
    guard let id = delegateClass(isOfScene: isOfScene) else {
      return part(.application, delegateType(isOfScene: isOfScene), node)
    }
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
      let place = own.field, !own.isStatic, !hasScenesByCode() || id != delegateClass(isOfScene: false)
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

  // MARK: Scenes

  /// Whether the file's code says that the app has scenes (WIN-07).
  func hasScenesByCode() -> Bool { scenesByCode()?.hasScenes == true }

  /// Whether the file's code says that the app has scenes, or that it has none, and where; nil where it does neither.
  func scenesByCode() -> (hasScenes: Bool, node: SyntaxNode.ID)? {
    var delegate: SyntaxNode.ID?
    for (row, node) in classNodes {
      let adopted = tree.children(of: node).compactMap { child in
        tree[child].kind == .typeName ? tree[child].name.map { text($0) } : nil
      }
      if adopted.contains("UIWindowSceneDelegate") || adopted.contains("UISceneDelegate") { return (true, node) }
      let methods = swift.members[row]?.methods.values.flatMap { $0 } ?? []
      if methods.contains(where: { $0.labels.contains("configurationForConnecting") }) { return (true, node) }
      // What UIKit does before iOS 13 is no window of an app without scenes.
      if adopted.contains("UIApplicationDelegate"), tree.text(of: node, has: "rootViewController"),
        !tree.text(of: node, has: "#available(iOS 13")
      {
        delegate = node
      }
    }
    if let app = names.find("App"), swift.conformances.values.contains(where: { $0.contains(app.id) }) {
      return delegate.map { (true, $0) }
    }
    return delegate.map { (false, $0) }
  }

  /// The line on which the scene delegate of the file sets its window; 0 where none does.
  func sceneWindowLine() -> Int32 {
    guard let id = delegateClass(isOfScene: true), let node = classNode(of: id.index)
    else { return 0 }
    guard let offset = tree.offset(of: "window = ", in: node) else { return 0 }
    return Int32(truncatingIfNeeded: source.line(of: offset))
  }

  /// The app delegate's own `window`, read in an app with scenes.
  mutating func noticeNoWindow(_ name: Name, _ window: Operand, of own: SwiftProperty, _ node: SyntaxNode.ID) {
    guard text(name) == "window", own.owner != nil, own.owner == delegateClass(isOfScene: false), hasScenesByCode()
    else { return }
    emit(.application(.noticesNoWindow(window, line: sceneWindowLine()), to: builder.slot()), node)
  }

  /// The `window` of a scene's delegate that no code has set: the storyboard has, to the window of the file.
  mutating func takeWindow(_ name: Name, into slot: Slot, of own: SwiftProperty, _ node: SyntaxNode.ID) {
    guard text(name) == "window", own.owner != nil, own.owner == delegateClass(isOfScene: true) else { return }
    let over = jumpOver(unless: .jumpIfNil(.slot(slot), .unpatched), node)
    emit(.application(.firstWindow, to: slot), node)
    patch([over], to: builder.next)
  }

  /// A window that code makes without a scene is in none, in an app that has scenes.
  mutating func leavesScene(_ window: Operand, _ labels: [String?], _ id: ClassID, _ node: SyntaxNode.ID) {
    // Of an app that says nothing of scenes: from iOS 27 on it has some, since it launches.
    let isOpenQuestion = program.hasScenes == nil && scenesByCode() == nil
    let isOf27 = isOpenQuestion && AppsWithoutScenes.refusesToLaunch.contains(program.profile)
    guard isOf27 || hasScenesByCode() || program.hasScenes == true, !labels.contains("windowScene") else { return }
    let isGiven = classNodes.contains { row, node in
      row == id.index && tree.text(of: node, has: "super.init(windowScene")
    }
    guard !isGiven else { return }
    let line = Int32(truncatingIfNeeded: source.line(of: Int(tree[node].range.start)))
    if !isOf27 || !program.hasDefaultVersion {
      emit(.application(.leavesScene(window, line: line), to: builder.slot()), node)
    }
    if swift.sceneless.contains(byteRange(tree[node].range)) { return }
    swift.sceneless.append(byteRange(tree[node].range))
  }

  /// What the file's code says of scenes counts where the header says nothing.
  mutating func concludeScenes() {
    // The scene delegate may stand in another file of the app.
    if let found = scenesByCode(), program.hasScenes == nil, found.hasScenes || appTypes?.hasScenes != true {
      program.hasScenes = found.hasScenes
      program.scenesRange = byteRange(tree[found.node].range)
    }
    func isWritten(_ text: String) -> Bool { classNodes.contains { tree.text(of: $0.node, has: text) } }
    if !swift.sceneless.isEmpty, !isWritten(".windowScene = "),
      ["makeKeyAndVisible", "rootViewController =", "isHidden"].contains(where: isWritten)
    {
      program.swift.sceneless = swift.sceneless
    }
    guard program.hasDefaultVersion, program.hasScenes == nil else { return }
    for window in program.swift.sceneless {
      program.unread.append(
        UnreadUse(
          line: source.line(of: Int(window.start)),
          text: "this window is in no scene: built with the iOS 27 SDK nothing of it is on screen (WIN-08)"))
    }
  }
}

/// Buttons, bar button items and gesture recognisers: what their code connects, and who taps them.
extension Checker {
  // MARK: Connecting

  /// `loginButton.addTarget(self, action: #selector(logIn), for: .touchUpInside)`, `button.addAction(UIAction { … }, for: …)`,
  /// `view.addGestureRecognizer(tap)`, `button.sendActions(for: .touchUpInside)`; nil for another call.
  mutating func lowerConnection(_ parts: [SyntaxNode.ID], _ node: SyntaxNode.ID) -> Lowered? {
    guard parts.count >= 2, let call = parts.last, tree[call].kind == .call,
      let word = tree[parts[parts.count - 2]].name.map({ text($0) }), Self.connecting.contains(word)
    else { return nil }
    let given = arguments(call)
    let count = builder.function.instructions.count
    guard !given.isEmpty, let (owner, name) = control(parts.dropLast(2), node) else {
      builder.truncate(to: count)
      return nil
    }
    var connection = Connection(name: name, owner: owner)
    if let events = given.first(where: { $0.label == "for" || $0.label == "forControlEvents" })?.value {
      connection.events = ControlEvents(written: tree.lineText(of: events))
    }
    if word != "removeTarget" { connection.sender = sender(parts.dropLast(2), node) }
    if word == "addTarget" { noteTargetOfSwipes(parts, node) }
    var isConnected = false
    switch word {
    case "sendActions", "sendActionsForControlEvents":
      let isStep = builder.function.kind == .step
      emit(
        .tap(
          owner, name, connection.events ?? .touch, view: connection.sender, advice: isStep ? "call its action" : ""),
        node, text: plainText(receiver(parts)))
      isConnected = true
    // With one argument it is an alert's, which holds the action.
    case "addAction" where given.count > 1:
      isConnected = connect(given[0].value, connection, node, isAction: true)
    case "addGestureRecognizer":
      connection.isOnView = true
      isConnected = connect(given[0].value, connection, node)
    case "removeTarget":
      connection.replaces = true
      if tree[given[0].value].kind != .nilLiteral {
        guard let (target, _) = lowerValue(given[0].value, expecting: .unknown) else { break }
        connection.target = target
      }
      if let action = given.first(where: { $0.label == "action" })?.value, tree[action].kind != .nilLiteral {
        guard let method = actionMethod(action, .object(.object, builder.owner)) else { break }
        connection.method = method.selector
      }
      emit(.connect(connection), node)
      isConnected = true
    default:
      guard let action = given.first(where: { $0.label == "action" })?.value else { break }
      isConnected = connect(selector: action, target: given[0].value, connection, node)
    }
    if isConnected { return (.none, .unknown) }
    builder.truncate(to: count)
    return nil
  }

  /// A target of the recogniser with which the user swipes back: UIKit calls it all along the swipe, presim does not.
  private mutating func noteTargetOfSwipes(_ parts: [SyntaxNode.ID], _ node: SyntaxNode.ID) {
    for part in parts {
      guard let name = tree[part].name.map({ text($0) }),
        name == Property.interactivePopGestureRecognizer.name
          || name == Property.interactiveContentPopGestureRecognizer.name
      else { continue }
      noteUnread(node, "presim does not call the targets of '\(name)': only its delegate is asked")
    }
  }

  /// The control, where its value is known to be a view.
  private mutating func sender(_ parts: ArraySlice<SyntaxNode.ID>, _ node: SyntaxNode.ID) -> Operand? {
    let count = builder.function.instructions.count
    if !parts.isEmpty, let (operand, type) = lowerParts(parts, node, expecting: .unknown) {
      switch type {
      case .opaque, .unknown, .object: return operand
      default: break
      }
    }
    builder.truncate(to: count)
    return nil
  }

  private static let connecting: Set<String> = [
    "addTarget", "addAction", "addGestureRecognizer", "removeTarget", "sendActions", "sendActionsForControlEvents",
  ]

  /// What is assigned to a variable or a property may be a control with an action; or one that has a name already.
  mutating func connectAssigned(_ value: SyntaxNode.ID, to target: SyntaxNode.ID, _ node: SyntaxNode.ID) {
    let parts = tree[target].kind == .path ? Array(tree.children(of: target)) : [target]
    // A step may tap an item by the name of the variable that held it.
    guard parts.last.flatMap({ tree[$0].name }) != nil, mayConnect(value, takesItems: tree[target].kind != .path) else {
      return
    }
    let count = builder.function.instructions.count
    guard let (owner, name) = control(parts[...], node) else { return builder.truncate(to: count) }
    var connection = Connection(name: name, owner: owner)
    // A variable may hold another control each time.
    if parts.count == 1, let own = tree[parts[0]].name, written(own) != nil {
      connection.sender = variable(own)?.operand
    }
    connectMade(value, connection, node)
  }

  /// What a property is declared with: `lazy var button = UIButton(primaryAction: UIAction { … })`.
  mutating func connectInitial(_ value: SyntaxNode.ID, of property: Name, _ node: SyntaxNode.ID) {
    guard mayConnect(value), let me = me() else { return }
    connectMade(value, Connection(name: textID(text(property)), owner: me), node)
  }

  /// `lazy var button: UIButton = { …; return UIButton(primaryAction: UIAction { … }) }()`.
  /// Answers whether what is returned is such a control.
  mutating func connectReturned(_ value: SyntaxNode.ID, _ node: SyntaxNode.ID) -> Bool {
    guard let returned = swift.returned, returned.local == .underscore, controlCall(value) != nil, let me = me() else {
      return false
    }
    connectMade(value, Connection(name: textID(text(returned.property)), owner: me), node)
    return true
  }

  /// Whether an assignment may give a control a name, or take it away.
  private func mayConnect(_ value: SyntaxNode.ID, takesItems: Bool = false) -> Bool {
    switch tree[value].kind {
    case .path, .identifier:
      guard let parts = namePath(value) else { return controlCall(value, takesItems: takesItems) != nil }
      return swift.connected.contains(member(plainText(tree[value].range))) || parts.count == 1 && isConnected(parts[0])
    default: return false
    }
  }

  /// Whether a variable of a function begins as a control with an action: each time it is another one, known by what the
  /// variable holds.
  func isLocalControl(_ value: SyntaxNode.ID) -> Bool {
    builder.function.kind != .step && swift.returned == nil
      && controlCall(value)?.given.contains { $0.label == "primaryAction" } ?? false
  }

  private func isConnected(_ part: SyntaxNode.ID) -> Bool {
    tree[part].name.map { swift.connected.contains(text($0)) } ?? false
  }

  private mutating func connectMade(_ value: SyntaxNode.ID, _ connection: Connection, _ node: SyntaxNode.ID) {
    if connection.sender == nil {
      var old = connection
      old.replaces = true
      emit(.connect(old), node)
    }
    _ = connect(value, connection, node)
  }

  private func text(_ id: TextID) -> String { program.swift.texts[Int(id.index)] }

  /// Whose a control is, and the name by which steps tap it: `loginButton`, `navigationItem.rightBarButtonItem`. A view of
  /// the file's own class is itself the owner.
  private mutating func control(_ parts: ArraySlice<SyntaxNode.ID>, _ node: SyntaxNode.ID) -> (Operand, TextID)? {
    if parts.count == 1, let name = parts.first.flatMap({ tree[$0].name }), let returned = swift.returned,
      returned.local == name, let me = me()
    {
      return (me, textID(text(returned.property)))
    }
    let count = builder.function.instructions.count
    if let item = lowerParts(parts, node, expecting: .unknown), case .object(let base, _) = item.1,
      base.inherits(from: .barButtonItem)
    {
      return (item.0, textID(""))
    }
    builder.truncate(to: count)
    var end = parts.endIndex
    while end > parts.startIndex {
      let whole = end == parts.endIndex
      if parts[parts.startIndex..<end].allSatisfy({
        [.identifier, .member, .parenthesized].contains(tree[$0].kind)
      }),
        let (owner, type) = lowerParts(parts[parts.startIndex..<end], node, expecting: .unknown),
        case .object(let base, let id) = type,
        base.kind != nil ? !whole : id.map({ program.classes[Int($0.index)].isDeclared }) ?? false
      {
        let rest = parts[end...]
        // Whoever is tapped was made.
        if let name = rest.first.flatMap({ tree[$0].name }), let own = property(name, of: type), own.isLazy,
          let field = own.field
        {
          emit(.readField(field, of: owner, to: builder.slot()), node)
        }
        return (owner, textID(whole ? "" : member(plainText(range(rest)))))
      }
      builder.truncate(to: count)
      end -= 1
    }
    guard builder.function.kind != .step || swift.loneInstance != nil, let me = me() else { return nil }
    makeLazy(parts, node)
    return (me, textID(parts.isEmpty ? "" : member(plainText(range(parts)))))
  }

  /// A lazy property is made when it is first read, which is here.
  private mutating func makeLazy(_ parts: ArraySlice<SyntaxNode.ID>, _ node: SyntaxNode.ID) {
    guard parts.count == 1, let name = parts.first.flatMap({ tree[$0].name }), variableType(name) == nil,
      let own = ownReceiver(), let lazy = property(name, of: own.1), lazy.isLazy, let field = lazy.field
    else { return }
    emit(.readField(field, of: own.0, to: builder.slot()), node)
  }

  /// What the last member of a path is called on.
  private func receiver(_ parts: [SyntaxNode.ID]) -> SourceRange { range(parts.dropLast(2)) }

  /// A name without a dot before it and without `?` and `!`.
  private func member(_ text: String) -> String {
    var plain = text.filter { $0 != "?" && $0 != "!" }
    if plain.hasPrefix("self.") { plain.removeFirst(5) }
    if plain.hasPrefix(".") { plain.removeFirst() }
    return plain
  }

  /// The parts of `saveButton`, `self.saveButton`; nil where something is called.
  private func namePath(_ node: SyntaxNode.ID) -> [SyntaxNode.ID]? {
    if tree[node].kind == .identifier { return [node] }
    guard tree[node].kind == .path else { return nil }
    var parts = Array(tree.children(of: node))
    guard let head = parts.first, tree[head].kind == .identifier,
      parts.dropFirst().allSatisfy({ tree[$0].kind == .member })
    else { return nil }
    if tree[head].name == .`self`, parts.count > 1 { parts.removeFirst() }
    return parts
  }

  /// The call that makes a control with an action: its class, and what it is given; nil where a value is none.
  /// An item is a value that keeps its action: by its name it is asked for only where it is a variable's.
  func controlCall(
    _ node: SyntaxNode.ID, takesItems: Bool = false
  ) -> (word: String, given: [(label: String?, value: SyntaxNode.ID, node: SyntaxNode.ID)])? {
    guard tree[node].kind == .path else { return nil }
    let parts = Array(tree.children(of: node))
    guard parts.count == 2 || parts.count == 3, let call = parts.last, tree[call].kind == .call,
      let word = tree[parts[0]].name.map({ text($0) }), word.utf8.first?.isCapital == true || word == "init",
      word != "UIBarButtonItem" || takesItems
    else { return nil }
    let given = arguments(call)
    let isMeant =
      word == "UIAction"
      || given.contains {
        $0.label == "primaryAction" || $0.label == "customView"
          || $0.label == "action"
            && (tree[$0.value].kind == .selector || tree.lineText(of: $0.value).hasPrefix("Selector("))
      }
    return isMeant ? (word, given) : nil
  }

  /// `.init { … }` where an action is wanted, as the call that makes one.
  private func actionCall(
    _ node: SyntaxNode.ID
  ) -> (word: String, given: [(label: String?, value: SyntaxNode.ID, node: SyntaxNode.ID)])? {
    guard tree[node].kind == .path, case let parts = Array(tree.children(of: node)), parts.count == 2,
      tree[parts[0]].kind == .enumCase, tree[parts[0]].name.map({ text($0) }) == "init", tree[parts[1]].kind == .call
    else { return nil }
    return ("UIAction", arguments(parts[1]))
  }

  /// Connects what a control has; false where it has nothing.
  private mutating func connect(
    _ value: SyntaxNode.ID, _ connection: Connection, _ node: SyntaxNode.ID, isAction: Bool = false
  ) -> Bool {
    var connection = connection
    if let parts = namePath(value) {
      let count = builder.function.instructions.count
      makeLazy(parts[...], node)
      guard let (owner, name) = control(parts[...], node) else {
        builder.truncate(to: count)
        return false
      }
      connection.alias = (owner, name)
      return connect(connection, node)
    }
    guard let (word, given) = (isAction ? actionCall(value) : nil) ?? controlCall(value, takesItems: true) else {
      return false
    }
    if word == "UIAction" {
      guard let handler = given.first(where: { tree[$0.value].kind == .closure || $0.label == "handler" })?.value,
        let (closure, _) = lowerValue(handler, expecting: .closure(.of([.opaque], nil)))
      else { return false }
      connection.closure = closure
      return connect(connection, node)
    }
    if let inner = given.first(where: { $0.label == "primaryAction" || $0.label == "customView" }) {
      return connect(inner.value, connection, node, isAction: inner.label == "primaryAction")
    }
    if word.hasSuffix("GestureRecognizer"), word != "UITapGestureRecognizer" { connection.events = .otherGesture }
    guard let action = given.first(where: { $0.label == "action" })?.value else { return false }
    return connect(
      selector: action, target: given.first { $0.label == "target" || $0.label == nil }?.value, connection, node)
  }

  private mutating func connect(_ connection: Connection, _ node: SyntaxNode.ID) -> Bool {
    swift.connected.insert(text(connection.name))
    emit(.connect(connection), node)
    return true
  }

  private mutating func connect(
    selector: SyntaxNode.ID, target: SyntaxNode.ID?, _ connection: Connection, _ node: SyntaxNode.ID
  ) -> Bool {
    if let target, tree[target].kind == .nilLiteral {
      var connection = connection
      (connection.action, connection.goesUp) = (lowerArgument(selector, .unknown), true)
      return connect(connection, node)
    }
    guard
      let found = target.flatMap({ lowerValue($0, expecting: .unknown) })
        ?? me().flatMap({ me in builder.owner.map { (me, .object(bases[Int($0.index)], $0)) } }),
      let method = actionMethod(selector, found.1)
    else { return false }
    var connection = connection
    connection.target = found.0
    (connection.method, connection.body) = (method.selector, method.body)
    connection.arguments = method.parameters.map { textID(text($0.name)) }
    return connect(connection, node)
  }

  /// The method that `#selector(close)` or `Selector("close")` names on an object.
  private func actionMethod(_ selector: SyntaxNode.ID, _ type: SwiftType) -> SwiftMethod? {
    guard case .object(_, let id?) = type else { return nil }
    var whole = tree.children(of: selector).first { tree[$0].kind == .methodName }.flatMap { tree[$0].name }
      .map { text($0) }
    if whole == nil {
      let quoted = tree.lineText(of: selector).split(separator: "\"", omittingEmptySubsequences: false)
      whole = quoted.count == 3 ? String(quoted[1]) : nil
    }
    guard let whole, let base = names.find(String(whole.prefix { $0 != "(" && $0 != ":" })) else { return nil }
    for id in lineage(id) {
      let methods = swift.members[id.index]?.methods[base.id] ?? []
      if let method = methods.first(where: { $0.block != nil && $0.parameters.count <= 2 }) { return method }
    }
    return nil
  }

  // MARK: Bar button items

  /// A bar button item is a value that keeps its action: what its initialiser is given of one.
  mutating func connectItem(
    _ item: Operand, _ base: UIKitClass, _ given: [(label: String?, value: SyntaxNode.ID, node: SyntaxNode.ID)],
    _ node: SyntaxNode.ID
  ) {
    guard base.inherits(from: .barButtonItem) else { return }
    keepMenu(of: item, given, node)
    var connection = Connection(name: textID(""), owner: item)
    if let (label, inner, _) = given.first(where: { $0.label == "primaryAction" || $0.label == "customView" }) {
      if tree[inner].kind != .nilLiteral {
        _ = connect(inner, connection, node, isAction: label == "primaryAction")
      }
      return
    }
    guard let action = given.first(where: { $0.label == "action" })?.value else { return }
    if let target = given.first(where: { $0.label == "target" })?.value {
      connection.target = lowerArgument(target, .unknown)
    }
    connection.action = lowerArgument(action, .unknown)
    emit(.connect(connection), node)
  }

  /// `item.action = #selector(save)`, `item.target = self`, `item.primaryAction = action`. False for another assignment.
  mutating func assignsToItem(_ value: SyntaxNode.ID, _ target: SyntaxNode.ID, _ node: SyntaxNode.ID) -> Bool {
    guard tree[target].kind == .path, case let parts = Array(tree.children(of: target)), parts.count > 1,
      let last = parts.last, tree[last].kind == .member, let word = tree[last].name.map({ text($0) }),
      word == "action" || word == "target" || word == "primaryAction",
      case .object(let base, _) = staticType(ofPath: parts.dropLast()), base.inherits(from: .barButtonItem),
      let (item, _) = lowerParts(parts.dropLast()[...], node, expecting: .unknown)
    else { return false }
    var connection = Connection(name: textID(""), owner: item)
    if word == "primaryAction" {
      var old = connection
      old.replaces = true
      emit(.connect(old), node)
      if tree[value].kind != .nilLiteral { _ = connect(value, connection, node, isAction: true) }
      return true
    }
    let found = lowerArgument(value, .unknown)
    (connection.part, connection.action) = (word == "action" ? .action : .target, found)
    if word == "target" { connection.target = found }
    emit(.connect(connection), node)
    return true
  }

  /// `#selector(save)` as a value: its name.
  func lowerSelector(_ node: SyntaxNode.ID) -> Lowered? {
    tree.children(of: node).first { tree[$0].kind == .methodName }.flatMap { tree[$0].name }
      .map { (.value(.string(text($0))), .unknown) }
  }

  // MARK: Tapping

  /// Whether a step taps a control: `home.loginButton.tap()`.
  func tapsControl(_ parts: [SyntaxNode.ID]) -> Bool {
    guard parts.count >= 4, let call = parts.last, tree[call].kind == .call, tree[call].firstChild == nil,
      let word = tree[parts[parts.count - 2]].name
    else { return false }
    let tapped = tree[parts[parts.count - 3]].name.map { text($0) } ?? ""
    // The tap on a search bar is UIKit's own; a view controller is no control, and its class may have a method 'tap'.
    return text(word) == "tap" && tapped != "searchBar" && !tapped.hasSuffix("ViewController")
  }

  /// The user taps a control.
  mutating func lowerTap(_ written: [SyntaxNode.ID], _ node: SyntaxNode.ID) -> Lowered? {
    guard isStepCode else { return nil }
    let (parts, place) = whatIsHeld(written, node)
    guard tapsControl(parts) else { return nil }
    // `(nav.topViewController as? CartViewController)?.payButton.tap()`
    let head = nameInBrackets(parts[0])
    let type = head.flatMap { lowerName($0, parts[0])?.1 }
    guard type != nil || head == nil && tree[parts[0]].kind == .parenthesized,
      let (owner, name) = control(parts.dropLast(2), place)
    else { return nil }
    // A class of the file's may have a method of that name.
    if case .object(_, let id?) = staticType(ofPath: Array(parts.dropLast(2))), let tap = names.find("tap"),
      lineage(id).contains(where: { swift.members[$0.index]?.methods[tap.id] != nil })
    {
      return nil
    }
    if isAway {
      report("check.device", Self.isAwayComplaint, at: tree[node].range)
      return nil
    }
    var action = ""
    let tapped = tree[parts[parts.count - 3]].name.map { text($0).lowercased() } ?? ""
    if let head, case .object(_, let id?)? = type {
      for id in lineage(id) where action.isEmpty {
        let methods = (swift.members[id.index]?.methods ?? [:]).sorted { $0.key < $1.key }.flatMap { $0.value }
        let actions = methods.filter { hasModifier($0.node, "IBAction") || hasModifier($0.node, "objc") }
        // Apps call an outlet and its action alike: `saveButton` and `didTapSaveButton(_:)`.
        if let method = actions.first(where: { $0.name.lowercased().hasText(tapped) }) ?? actions.first {
          action = ", as in '\(text(head)).\(method.name)()'"
        }
      }
    }
    let view = sender(parts.dropLast(2), place)
    let turns = view != nil && isWritten(parts.dropLast(2), as: "UISwitch") ? fieldOfViews("isOn") : nil
    let path = range(parts[1...].dropLast(2))
    emit(
      .tap(owner, name, .tap, view: view, advice: turns != nil ? "" : "call its action" + action, turns: turns), node,
      text: member(plainText(path)))
    return (.none, .unknown)
  }

  /// Of `button.tap()` below `let button = home.loginButton` the parts of `home.loginButton.tap()`, and where they stand.
  private mutating func whatIsHeld(
    _ parts: [SyntaxNode.ID], _ node: SyntaxNode.ID
  ) -> (parts: [SyntaxNode.ID], place: SyntaxNode.ID) {
    guard parts.count == 3, tree[parts[0]].kind == .identifier, let name = tree[parts[0]].name, variable(name) == nil,
      let initial = swift.globals.properties[name.id]?.initial, tree[initial].kind == .path,
      case let held = Array(tree.children(of: initial)), held.count > 1,
      held.allSatisfy({ tree[$0].kind == .identifier || tree[$0].kind == .member })
    else { return (parts, node) }
    return (held + parts.dropFirst(), initial)
  }

  // MARK: Search bars

  /// `tableView.tableHeaderView = search.searchBar`: the view controller whose code it is hosts the search, or of
  /// `list.tableView` the one before it. False for another assignment.
  mutating func hostsSearch(_ value: SyntaxNode.ID, _ target: SyntaxNode.ID, _ node: SyntaxNode.ID) -> Bool {
    guard let place = tree.lastChild(of: target).flatMap({ tree[$0].name }).map({ text($0) }),
      isSearchBarPlace(place), let parts = searchBarPath(value)
    else { return false }
    let count = builder.function.instructions.count
    let owner: ArraySlice<SyntaxNode.ID> =
      tree[target].kind == .path ? Array(tree.children(of: target)).dropLast(2) : []
    let named = owner.isEmpty ? nil : lowerParts(owner, node, expecting: .unknown)
    guard let host = named.flatMap({ $0.1.base?.kind == nil ? nil : $0.0 }) ?? (owner.isEmpty ? me() : nil) else {
      builder.truncate(to: count)
      return false
    }
    guard let (search, type) = lowerParts(parts.dropLast()[...], node, expecting: .unknown),
      type.base?.inherits(from: .searchController) ?? false
    else {
      builder.truncate(to: count)
      return false
    }
    emit(.hostSearch(search, host: host), node)
    return true
  }

  private func isSearchBarPlace(_ word: String) -> Bool { word == "tableHeaderView" || word == "titleView" }

  /// Whether a line puts a search bar into a view: `list.tableView.tableHeaderView = search.searchBar`.
  func putsSearchBar(_ item: SyntaxNode.ID) -> Bool {
    guard tree[item].kind == .assignment, let target = tree.child(of: item, at: 0),
      let last = tree.lastChild(of: target).flatMap({ tree[$0].name }), isSearchBarPlace(text(last)),
      let value = tree.child(of: item, at: 1)
    else { return false }
    return searchBarPath(value) != nil
  }

  private func searchBarPath(_ value: SyntaxNode.ID) -> [SyntaxNode.ID]? {
    guard tree[value].kind == .path else { return nil }
    let parts = Array(tree.children(of: value))
    guard parts.count > 1, let last = parts.last, tree[last].kind == .member,
      tree[last].name.map({ text($0) }) == "searchBar"
    else { return nil }
    return parts
  }

  // MARK: Storyboards

  /// `storyboard "Detail": DetailViewController`
  mutating func declareStoryboard() {
    for item in tree.items where tree[item].kind == .storyboardLine {
      guard let key = tree.child(of: item, at: 0), let type = tree.child(of: item, at: 1), let name = tree[type].name,
        let id = classOrPlain(name, at: tree[type].range)
      else { continue }
      let word = tree[key].kind == .stringLiteral ? tree.string(of: key) : ""
      if swift.storyboard[word] != nil {
        report("check.declared-twice", "the storyboard has that already", at: tree[key].range)
      }
      swift.storyboard[word] = id
    }
  }

  /// `storyboard.instantiateViewController(withIdentifier: "Detail")`: what a cast, a type or a line of the file says.
  mutating func lowerStoryboard(_ parts: [SyntaxNode.ID], _ node: SyntaxNode.ID, _ type: SwiftType) -> Lowered? {
    guard parts.count >= 3, let call = parts.last, tree[call].kind == .call,
      let word = tree[parts[parts.count - 2]].name.map({ text($0) }),
      word == "instantiateViewController" || word == "instantiateViewControllerWithIdentifier"
        || word == "instantiateInitialViewController"
    else { return nil }
    if word == "instantiateViewController" { noteSlip(inStoryboard: call) }
    if let made = makeByCreator(call, node) { return made }
    if case .object(let base, let id?) = type, base.kind != nil,
      program.classes[Int(id.index)].name != "UIViewController"
    {
      return make(id, [], node, isFromStoryboard: true, runsCoder: true)
    }
    var key = ""
    if word != "instantiateInitialViewController" {
      guard let value = tree.child(of: call, at: 0).flatMap({ tree.child(of: $0, at: 0) }),
        tree[value].kind == .stringLiteral
      else {
        return nil
      }
      key = tree.string(of: value)
    }
    if let id = swift.storyboard[key] { return make(id, [], node, isFromStoryboard: true, runsCoder: true) }
    let wanted = key.isEmpty ? "initial" : "\"\(key)\""
    let sample =
      key.hasSuffix("ViewController")
      ? key : key.isEmpty ? "HomeViewController" : key.prefix(1).uppercased() + key.dropFirst() + "ViewController"
    // Identifiers are often the names of the classes.
    if let name = names.find(key), let id = existingClass(name), bases[Int(id.index)].kind != nil {
      return make(id, [], node, isFromStoryboard: true, runsCoder: true)
    }
    let plain = names.intern("UIViewController")
    grow()
    guard let id = existingClass(plain) else { return nil }
    emit(
      .note(
        "which class \(key.isEmpty ? "the storyboard begins with" : "\(wanted) is") the code does not say: taken for a "
          + "plain view controller; to say otherwise write 'storyboard \(wanted): \(sample)' above the outlines"), node)
    return make(id, [], node, isFromStoryboard: true, runsCoder: true)
  }

  /// `instantiateViewController(identifier: "Detail") { coder in DetailViewController(coder: coder, id: 3) }`: what the
  /// closure makes; nil where there is none, or where it does not say what.
  private mutating func makeByCreator(_ call: SyntaxNode.ID, _ node: SyntaxNode.ID) -> Lowered? {
    guard let last = arguments(call).last, last.label == "creator" || tree[last.value].kind == .closure else {
      return nil
    }
    let count = builder.function.instructions.count
    if let (closure, type) = lowerValue(last.value, expecting: .closure(.of([.opaque], nil))) {
      var made = swift.lastClosure.result
      if tree[last.value].kind != .closure, case .closure(.of(_, let result)) = type { made = result }
      if let made, made.base?.kind != nil {
        let slot = builder.slot()
        emit(.callClosure(closure, [opaque("coder", node)], to: slot), node, text: plainText(of: node))
        return (.slot(slot), made)
      }
    }
    builder.truncate(to: count)
    return nil
  }
}

/// What a type has to have for what it says that it conforms to.
extension Checker {
  // MARK: Conformances

  /// The extensions of a type that say that it conforms to a protocol, by what they name.
  private func places(ofConformances id: ClassID) -> [Int32: SyntaxNode.ID] {
    var found: [Int32: SyntaxNode.ID] = [:]
    for item in extensions(of: classNames[Int(id.index)]) {
      for child in tree.children(of: item) where tree[child].kind == .typeName {
        if let name = tree[child].name, found[name.id] == nil { found[name.id] = item }
      }
    }
    return found
  }

  func conforms(_ id: ClassID, to wanted: Name) -> Bool {
    let own = protocols(of: id)
    return own.contains(wanted.id) || own.contains { name in inherited(by: name).contains(wanted.id) }
  }

  /// Methods that a protocol of the file's asks for and its type has not.
  mutating func noteRequirements(of id: ClassID, _ node: SyntaxNode.ID) {
    swift.certain.isChecking = true
    guard isPastedWhole(id), !tree.children(of: node).contains(where: { tree[$0].kind == .opaqueStatement }) else {
      return
    }
    let rows = lineage(id)
    let conformances = swift.conformances[id.index] ?? []
    if conformances.isEmpty { return }
    // What extensions of its protocols give it.
    let extended = protocols(of: id).compactMap { swift.members[extensionRow($0)] }
    let givenMethods = Set(extended.flatMap { $0.methods.keys })
    let givenProperties = Set(extended.flatMap { $0.properties.keys })
    let (places, head) = (places(ofConformances: id), headRange(of: node))
    for key in conformances {
      guard let asked = swift.protocolMembers[key] else { continue }
      // What a protocol of another file gives, nobody knows.
      guard isOfFile(key) else { continue }
      let range = places[key].map { headRange(of: $0) } ?? head
      noteRequiredProperties(of: id, key, given: givenProperties, at: range)
      noteRequiredInitializers(of: id, key, at: range)
      for name in asked.methods.keys.sorted() {
        let given = givenMethods.contains(name)
        let found = rows.flatMap { swift.members[$0.index]?.methods[name] ?? [] }
        // A case gives what a static method would.
        let isCase = swift.valueOfRow[id.index].map { value in
          swift.cases[Int(value.index)].contains { $0.name.id == name }
        }
        let has =
          isCase == true || rows.contains { swift.members[$0.index]?.properties[name] != nil }
          || found.contains { own in asked.methods[name]?.contains { $0.labels == own.labels } ?? true }
        let word = names[Name(id: name)]
        if !given, has, isCase != true, let wanted = asked.methods[name], wanted.count == 1,
          rows.allSatisfy({ swift.members[$0.index]?.properties[name] == nil })
        {
          noteOtherForm(wanted[0], found, id, key, at: range)
        }
        guard !given, !has, asked.methods[name]?.contains(where: { $0.block != nil }) != true,
          methods(word, on: bases[Int(id.index)], exact: true).isEmpty,
          swift.protocolRows[key].map({ swift.members[$0.index]?.methods[name] == nil }) ?? true
        else { continue }
        let own = rows.flatMap { swift.members[$0.index]?.methods.keys.map { names[Name(id: $0)] } ?? [] }
        let shown = program.classes[Int(id.index)].name
        let labels = asked.methods[name]?.first.map { $0.signatureLabels } ?? ""
        var notes: [Diagnostic.Note] = []
        if let other = found.first {
          let written = other.signatureLabels
          notes = [.init("it has '\(word)(\(written))'")]
        } else if let near = nearestName(to: word, in: own.sorted(), within: 2) {
          notes = [.init("it has '\(near)': did you mean '\(word)'?")]
        }
        reportSlip(
          "check.type",
          "'\(shown)' does not conform to '\(names[Name(id: key)])': it has no method '\(word)(\(labels))'",
          at: range, notes: notes)
      }
    }
  }

  func headRange(of node: SyntaxNode.ID) -> SourceRange {
    let text = tree.text(of: node).prefix { $0 != "{" && !$0.isNewline }
    let start = Int(tree[node].range.start)
    return SourceRange(start, start + text.utf8.count)
  }

  /// Properties that a protocol of the file's asks for and its type has not.
  private mutating func noteRequiredProperties(
    of id: ClassID, _ key: Int32, given: Set<Int32>, at range: SourceRange
  ) {
    // An extension of `Cache.Error` in another file may be of this `Error`, and of another one.
    let own = program.classes[Int(id.index)].name.split(separator: ".").last.map { String($0) } ?? ""
    guard let asked = swift.protocolMembers[key], !WellKnownTypes.standard.contains(own) else { return }
    let rows = lineage(id)
    for name in asked.properties.keys.sorted() {
      guard let own = asked.properties[name], !own.isStatic, let pattern = tree.child(of: own.binding, at: 0),
        tree[pattern].kind == .namePattern
      else { continue }
      let word = names[Name(id: name)]
      let isGiven =
        given.contains(name)
        || swift.protocolRows[key].map { swift.members[$0.index]?.properties[name] != nil } ?? false
        || rows.contains { swift.members[$0.index]?.properties[name] != nil }
        || uikitProperty(word, bases[Int(id.index)]) != nil
        || bases[Int(id.index)] != .object && isNameOfUIKit(word)
      if isGiven, let mine = swift.members[id.index]?.properties[name] {
        noteOtherForm(own, mine, id, key, at: range)
      }
      guard !isGiven else { continue }
      let known = rows.flatMap { swift.members[$0.index]?.properties.values.map { text($0.name) } ?? [] }
      let annotation = own.annotation.map { ": " + tree.lineText(of: $0) } ?? ""
      let near = nearestName(to: word, in: known.sorted(), within: 2)
      reportSlip(
        "check.type",
        "'\(program.classes[Int(id.index)].name)' does not conform to '\(names[Name(id: key)])': it has no property '\(word)'",
        at: range,
        notes: [.init(near.map { "it has '\($0)': did you mean '\(word)'?" } ?? "declare 'var \(word)\(annotation)'")])
    }
  }

  // MARK: UIKit's protocols

  /// A method that one of UIKit's protocols has to have, where the type has one beside it; and a class that has to be one of
  /// Objective-C's for that.
  mutating func noteUIKitConformances() {
    swift.certain.isChecking = true
    let extensions = tree.items.filter { tree[$0].kind == .extensionDeclaration }
    for item in classNodes.map({ $0.node }) + extensions where !isOfPresim(item) {
      for type in tree.children(of: item) where tree[type].kind == .typeName {
        guard let name = tree[type].name, !isDeclaredType(name) else { continue }
        noteMandatory(text(name), item)
        noteNoObject(text(name), item)
      }
    }
  }

  private func classRow(_ item: SyntaxNode.ID) -> ClassID? {
    if tree[item].kind == .extensionDeclaration {
      guard let name = tree[item].name else { return nil }
      return declaredClass(name).map { ClassID($0.row) }
    }
    return classNodes.first { $0.node == item }.map { ClassID($0.row) }
  }

  private mutating func noteMandatory(_ owner: String, _ item: SyntaxNode.ID) {
    let asked = MandatoryMethods.of(owner)
    guard !asked.isEmpty else { return }
    var own = tree.children(of: item).filter { tree[$0].kind == .functionDeclaration }
    if let id = classRow(item) {
      own += lineage(id).flatMap { swift.members[$0.index]?.methods.values.flatMap { $0 }.map { $0.node } ?? [] }
    }
    let known = own.map { node in
      (tree[node].name.map { text($0) } ?? "", parameters(of: node).map { $0.label.isEmpty ? "_" : $0.label })
    }
    // What animates says how long.
    if owner == "UIViewControllerAnimatedTransitioning",
      let row = known.firstIndex(where: { $0.0 == "transitionDuration" && $0.1 == ["using"] }),
      case let head = tree.headText(of: own[row]), !head.hasText("->")
    {
      reportSlip(
        "check.type", "'transitionDuration(using:)' gives a 'TimeInterval' back", at: headRange(of: own[row]),
        notes: [.init("write '-> TimeInterval' behind its parameters")])
    }
    for (name, labels) in asked where !known.contains(where: { $0.0 == name && $0.1 == labels }) {
      // A method that another file of the app may have is beside none of these.
      let row = known.firstIndex { other in
        guard other.1.count == labels.count else { return false }
        if other.0 == name {
          let changed = zip(other.1, labels).filter { $0 != $1 }
          guard changed.count == 1 else { return false }
          return labels.count == 1 || nearestName(to: changed[0].0, in: [changed[0].1], within: 3) != nil
        }
        return other.1 == labels && !MandatoryMethods.of(owner).contains { $0.name == other.0 }
          && nearestName(to: other.0, in: [name], within: 2) != nil
      }
      guard let row, case let near = known[row] else { continue }
      let shown = tree[item].name.map { text($0) } ?? ""
      let signature = "\(name)(\(labels.map { $0 + ":" }.joined()))"
      reportSlip(
        "check.type", "'\(shown)' does not conform to '\(owner)': it has no method '\(signature)'",
        at: headRange(of: own[row]),
        notes: [.init("it has '\(near.0)(\(near.1.map { $0 + ":" }.joined()))': write '\(signature)'")])
    }
  }

  /// Whether a type has a member, and none in a form of the scenario language: that asks for no superclass of a delegate.
  func isWrittenInSwift(_ item: SyntaxNode.ID) -> Bool {
    let members = tree.children(of: item).map { tree[$0].kind }.filter { $0 != .declaredName && $0 != .typeName }
    return !members.isEmpty
      && members.allSatisfy { ![.propertyDefault, .methodAnswer, .callback, .unwindAction].contains($0) }
  }

  /// `class Fade: UIViewControllerAnimatedTransitioning`: UIKit's delegates are objects of Objective-C.
  private mutating func noteNoObject(_ owner: String, _ item: SyntaxNode.ID) {
    guard MandatoryMethods.ofObjects.contains(owner), let id = classRow(item),
      let node = classNode(of: id.index), isWrittenInSwift(item),
      tree.children(of: node).allSatisfy({ type in
        guard tree[type].kind == .typeName, let name = tree[type].name else { return true }
        return MandatoryMethods.ofObjects.contains(text(name)) || swift.protocols[name.id] != nil
          || text(name) == "AnyObject"
      })
    else { return }
    let shown = program.classes[Int(id.index)].name
    reportSlip(
      "check.type", "'\(shown)' has to inherit from 'NSObject' to conform to '\(owner)'", at: headRange(of: item),
      notes: [.init("write 'class \(shown): NSObject, …'")])
  }
}

/// The methods without which a type does not conform to a protocol of UIKit's.
enum MandatoryMethods {
  /// The protocols that inherit from `NSObjectProtocol`, so that only objects of Objective-C conform to them.
  static let ofObjects: Set<String> = [
    "UITableViewDelegate", "UITableViewDataSource", "UICollectionViewDelegate", "UICollectionViewDataSource",
    "UICollectionViewDelegateFlowLayout", "UIScrollViewDelegate", "UITextFieldDelegate", "UITextViewDelegate",
    "UIGestureRecognizerDelegate", "UINavigationControllerDelegate", "UITabBarControllerDelegate",
    "UIPageViewControllerDelegate", "UIPageViewControllerDataSource", "UISearchResultsUpdating",
    "UISearchControllerDelegate", "UISearchBarDelegate", "UIAdaptivePresentationControllerDelegate",
    "UIPopoverPresentationControllerDelegate", "UISheetPresentationControllerDelegate",
    "UIViewControllerTransitioningDelegate", "UIViewControllerAnimatedTransitioning",
    "UIViewControllerInteractiveTransitioning", "UIImagePickerControllerDelegate", "UIPickerViewDelegate",
    "UIPickerViewDataSource", "UIActivityItemSource", "UIContextMenuInteractionDelegate", "UIDocumentPickerDelegate",
  ]

  static func of(_ name: String) -> [(name: String, labels: [String])] {
    switch name {
    case "UISearchResultsUpdating": [("updateSearchResults", ["for"])]
    case "UIViewControllerAnimatedTransitioning":
      [("transitionDuration", ["using"]), ("animateTransition", ["using"])]
    case "UIViewControllerInteractiveTransitioning": [("startInteractiveTransition", ["_"])]
    case "UITableViewDataSource":
      [("tableView", ["_", "numberOfRowsInSection"]), ("tableView", ["_", "cellForRowAt"])]
    case "UICollectionViewDataSource":
      [("collectionView", ["_", "numberOfItemsInSection"]), ("collectionView", ["_", "cellForItemAt"])]
    case "UITableViewDataSourcePrefetching": [("tableView", ["_", "prefetchRowsAt"])]
    case "UICollectionViewDataSourcePrefetching": [("collectionView", ["_", "prefetchItemsAt"])]
    case "UIPageViewControllerDataSource":
      [
        ("pageViewController", ["_", "viewControllerBefore"]), ("pageViewController", ["_", "viewControllerAfter"]),
      ]
    case "UIPickerViewDataSource":
      [("numberOfComponents", ["in"]), ("pickerView", ["_", "numberOfRowsInComponent"])]
    case "UIActivityItemSource":
      [
        ("activityViewControllerPlaceholderItem", ["_"]), ("activityViewController", ["_", "itemForActivityType"]),
      ]
    case "UIContextMenuInteractionDelegate":
      [("contextMenuInteraction", ["_", "configurationForMenuAtLocation"])]
    case "UIDragInteractionDelegate": [("dragInteraction", ["_", "itemsForBeginning"])]
    default: []
    }
  }
}

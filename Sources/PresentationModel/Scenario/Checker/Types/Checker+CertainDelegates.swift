/// Objects that stand where one of UIKit's protocols is wanted: the class has its methods, and does not say so.
extension Checker {
  /// `tableView.dataSource = self`, `card.transitioningDelegate = self`.
  mutating func noteDelegate(_ target: SyntaxNode.ID, _ value: SyntaxNode.ID) {
    guard swift.certain.isChecking, !swift.isOld, tree[target].kind == .path, let wanted = delegateProtocol(of: target)
    else { return }
    noteConformance(value, wanted)
  }

  /// `return animator`, of a method that gives back a `UIViewControllerAnimatedTransitioning`.
  mutating func noteReturnedDelegate(_ value: SyntaxNode.ID) {
    guard swift.certain.isChecking, !swift.isOld, swift.certain.closures == 0, let method = swift.certain.method,
      let result = method.result, tree[result].kind == .typeName, let name = tree[result].name, !isDeclaredType(name),
      !Self.methodsOfProtocol(text(name)).isEmpty
    else { return }
    noteConformance(value, text(name))
  }

  private mutating func noteConformance(_ value: SyntaxNode.ID, _ wanted: String) {
    let type: CertainType
    if let name = tree.loneName(of: value) {
      swift.certain.place = tree[value].range
      type = certainType(ofName: name).unwrapped
    } else if case let parts = Array(tree.children(of: value)), tree[value].kind == .path, parts.count == 2,
      tree[parts[1]].kind == .call, let name = tree[parts[0]].name, names.utf8(of: name).first?.isCapital == true
    {
      type = certainType(named: name)
    } else {
      return
    }
    guard case .object(let base, let id?) = type, program.classes[Int(id.index)].isDeclared,
      !mayConform(id, to: wanted), !Self.conforms(base, to: wanted)
    else { return }
    let known = Self.methodsOfProtocol(wanted)
    // Another file of the app may have the conformance with its methods.
    let own = lineage(id).flatMap { swift.members[$0.index]?.methods.values.flatMap { $0 } ?? [] }
    guard
      let first = own.filter({ !$0.isStatic && known.contains($0.signature) }).min(by: { $0.signature < $1.signature })
    else { return }
    let shown = program.classes[Int(id.index)].name
    reportSlip(
      "check.type", "'\(shown)' does not conform to '\(wanted)', which is wanted here", at: tree[value].range,
      notes: [.init("it has '\(first.signature)': write 'class \(shown): …, \(wanted)', or an extension with it")])
  }

  /// Whether a class of the file's says that it conforms to a protocol, or may by what it names beside.
  private mutating func mayConform(_ id: ClassID, to wanted: String) -> Bool {
    for row in lineage(id) {
      let info = program.classes[Int(row.index)]
      guard info.isDeclared else {
        if UIKitClass(named: info.name) == nil, info.name != "NSObject" { return true }
        continue
      }
      for place in places(of: row) {
        // `extension A where …`, macros and branches of `#if` are not looked at.
        if tree.children(of: place).contains(where: { tree[$0].kind == .opaqueStatement }) { return true }
        for type in tree.children(of: place) where tree[type].kind == .typeName {
          guard let name = tree[type].name else { return true }
          let word = text(name)
          if word == wanted || Self.inherits(word, from: wanted) { return true }
          if info.superclass.map({ program.classes[Int($0.index)].name }) == word || word == "NSObject" { continue }
          if swift.protocols[name.id] != nil {
            guard isOfFile(name.id) else { return true }
            continue
          }
          guard WellKnownTypes.standard.contains(word) || WellKnownTypes.names.contains(word) else { return true }
        }
      }
    }
    return false
  }

  /// What a property of UIKit's holds: by its name, and the receiver where the name is a common one.
  private mutating func delegateProtocol(of target: SyntaxNode.ID) -> String? {
    let parts = Array(tree.children(of: target))
    guard let last = parts.last, tree[last].kind == .member || parts.count == 1 && tree[last].kind == .identifier,
      let name = tree[last].name
    else { return nil }
    let before = parts.count > 1 ? tree[parts[parts.count - 2]].name.map { text($0) } : nil
    switch text(name) {
    case "transitioningDelegate":
      return isDeclaredAsMember(name) ? nil : "UIViewControllerTransitioningDelegate"
    case "searchResultsUpdater": return isDeclaredAsMember(name) ? nil : "UISearchResultsUpdating"
    case "delegate", "dataSource": break
    default: return nil
    }
    switch before {
    case "presentationController" where text(name) == "delegate": return "UIAdaptivePresentationControllerDelegate"
    case "sheetPresentationController": return "UISheetPresentationControllerDelegate"
    case "popoverPresentationController": return "UIPopoverPresentationControllerDelegate"
    case "navigationController": return "UINavigationControllerDelegate"
    default: break
    }
    let receiver: CertainType
    switch parts.count {
    case 1: receiver = certainSelf
    case 2: receiver = tree[parts[0]].name.map { $0 == .self ? certainSelf : certainType(ofName: $0) } ?? .unknown
    case 3 where tree[parts[0]].name == .self && tree[parts[1]].kind == .member:
      receiver = tree[parts[1]].name.map { certainType(ofMember: $0, certainSelf) } ?? .unknown
    default: return nil
    }
    if case .object(let base, let id?) = receiver.unwrapped, property(name, of: .object(base, id)) != nil { return nil }
    guard let owner = systemName(of: receiver.unwrapped) else { return nil }
    let own = text(name) == "delegate" ? Self.delegates[owner] : Self.dataSources[owner]
    return own
  }

  private static let delegates = [
    "UINavigationController": "UINavigationControllerDelegate", "UITabBarController": "UITabBarControllerDelegate",
    "UISplitViewController": "UISplitViewControllerDelegate", "UIPageViewController": "UIPageViewControllerDelegate",
    "UISearchController": "UISearchControllerDelegate", "UISearchBar": "UISearchBarDelegate",
    "UITableView": "UITableViewDelegate", "UICollectionView": "UICollectionViewDelegate",
    "UIScrollView": "UIScrollViewDelegate", "UITextField": "UITextFieldDelegate", "UITextView": "UITextViewDelegate",
    "UIPresentationController": "UIAdaptivePresentationControllerDelegate",
    "UISheetPresentationController": "UISheetPresentationControllerDelegate",
    "UIPopoverPresentationController": "UIPopoverPresentationControllerDelegate",
  ]

  private static let dataSources = [
    "UITableView": "UITableViewDataSource", "UICollectionView": "UICollectionViewDataSource",
    "UIPageViewController": "UIPageViewControllerDataSource",
  ]

  private static func inherits(_ word: String, from wanted: String) -> Bool {
    switch word {
    case "UISheetPresentationControllerDelegate", "UIPopoverPresentationControllerDelegate":
      wanted == "UIAdaptivePresentationControllerDelegate"
    case "UICollectionViewDelegateFlowLayout": wanted == "UICollectionViewDelegate" || wanted == "UIScrollViewDelegate"
    case "UITableViewDelegate", "UICollectionViewDelegate", "UITextViewDelegate": wanted == "UIScrollViewDelegate"
    default: false
    }
  }

  /// Whether a class of UIKit's conforms to a protocol itself.
  static func conforms(_ base: UIKitClass, to wanted: String) -> Bool {
    switch wanted {
    case "UITableViewDelegate", "UITableViewDataSource": base.inherits(from: .tableViewController)
    case "UICollectionViewDelegate", "UICollectionViewDataSource": base.name == "UICollectionViewController"
    case "UIScrollViewDelegate": base.inherits(from: .tableViewController) || base.name == "UICollectionViewController"
    case "UIViewControllerTransitioningDelegate", "UIViewControllerAnimatedTransitioning":
      base.name == "UISearchController"
    default: false
    }
  }

  /// The signatures of the methods by which a class is meant to conform to a protocol of UIKit's.
  static func methodsOfProtocol(_ name: String) -> Set<String> {
    let delegate = DelegateProtocol.allCases.first { $0.name == name }
    var found = Set(
      MandatoryMethods.of(name).map { "\($0.name)(\($0.labels.map { $0 + ":" }.joined()))" })
    for info in CallbackInfo.all {
      guard let delegate, let asked = info.delegateProtocol, asked == delegate || asked == delegate.inherited else {
        continue
      }
      found.insert("\(info.name)(\(info.labels.map { $0 + ":" }.joined()))")
    }
    switch name {
    case "UITableViewDelegate": found.insert("tableView(_:didSelectRowAt:)")
    case "UICollectionViewDelegate": found.insert("collectionView(_:didSelectItemAt:)")
    case "UISearchBarDelegate":
      found.formUnion([
        "searchBar(_:textDidChange:)", "searchBarSearchButtonClicked(_:)", "searchBarCancelButtonClicked(_:)",
        "searchBarTextDidBeginEditing(_:)",
      ])
    case "UITextFieldDelegate":
      found.formUnion([
        "textFieldShouldReturn(_:)", "textFieldDidBeginEditing(_:)", "textFieldDidEndEditing(_:)",
        "textFieldShouldBeginEditing(_:)", "textField(_:shouldChangeCharactersIn:replacementString:)",
      ])
    case "UITextViewDelegate":
      found.formUnion([
        "textViewDidChange(_:)", "textViewDidBeginEditing(_:)", "textViewDidEndEditing(_:)",
        "textView(_:shouldChangeTextIn:replacementText:)",
      ])
    case "UIScrollViewDelegate":
      found.formUnion(["scrollViewDidScroll(_:)", "scrollViewDidEndDecelerating(_:)", "viewForZooming(in:)"])
    default: break
    }
    return found
  }
}

/// UIKit's generic types, whose closures get what the types in angle brackets say.
extension Checker {
  /// `UICollectionView.CellRegistration<Cell, Photo> { cell, indexPath, photo in … }`, `Set<Int>()`; nil where the head of a
  /// path is none of these.
  mutating func readGenericType(_ parts: [SyntaxNode.ID], _ index: inout Int) -> CertainType? {
    guard let name = tree[parts[0]].name, !isPastedType(name) else { return nil }
    var (word, last) = (text(name), 0)
    if parts.count > 2, tree[parts[1]].kind == .member, let inner = tree[parts[1]].name {
      (word, last) = (word + "." + text(inner), 1)
    }
    let written = Array(tree.children(of: parts[last]))
    guard !written.isEmpty, last + 1 < parts.count, tree[parts[last + 1]].kind == .call, case let call = parts[last + 1]
    else { return nil }
    let taken: [CertainType]
    let given: CertainType
    switch (word, written.count) {
    case ("Set", 1) where tree[call].firstChild == nil:
      index = last + 2
      return .set(certainType(written[0]))
    case ("NSDiffableDataSourceSnapshot", 2):
      readArguments(call)
      index = last + 2
      return .system(named: word)
    case ("PassthroughSubject", _), ("CurrentValueSubject", _):
      readArguments(call)
      index = last + 2
      return .subject(certainType(written[0]))
    case ("UICollectionView.CellRegistration", 2):
      (taken, given) = ([certainType(written[0]), .system(named: "IndexPath"), certainType(written[1])], .void)
    case ("UICollectionView.SupplementaryRegistration", 1):
      (taken, given) = ([certainType(written[0]), .basic(.text), .system(named: "IndexPath")], .void)
    case ("UICollectionViewDiffableDataSource", 2):
      taken = [certainSystemType(named: "UICollectionView"), .system(named: "IndexPath"), certainType(written[1])]
      given = certainType(ofSystem: "UICollectionViewCell?")
    case ("UITableViewDiffableDataSource", 2):
      taken = [certainSystemType(named: "UITableView"), .system(named: "IndexPath"), certainType(written[1])]
      given = certainType(ofSystem: "UITableViewCell?")
    default: return nil
    }
    for argument in arguments(call) {
      guard tree[argument.value].kind == .closure else {
        certainType(of: argument.value)
        continue
      }
      keepsClosure(true) { $0.certainType(of: argument.value, wanted: .function(taken, given), in: .argument) }
    }
    index = last + 2
    return certainType(ofSystem: word)
  }
}

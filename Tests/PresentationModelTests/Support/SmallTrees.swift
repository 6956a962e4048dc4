/// A containment tree: the smallest worlds in which every rule of chapters 1 and 2 has something to say.
struct SmallTree {
  var kind: String
  var children: [SmallTree] = []

  var count: Int { 1 + children.reduce(0) { $0 + $1.count } }

  /// `navigation[plain plain]`, for messages.
  var text: String { children.isEmpty ? kind : "\(kind)[\(children.map(\.text).joined(separator: " "))]" }

  /// All trees of so many controllers that a scenario may hold. Containers without children occur in trees of up to
  /// two controllers.
  static func all(_ count: Int) -> [SmallTree] {
    var result: [SmallTree] = []
    for kind in ["plain", "navigation", "tabBar", "split", "page"] {
      for children in forests(count - 1) where isLegal(kind, children, count) {
        result.append(SmallTree(kind: kind, children: children))
      }
    }
    return result
  }

  /// All rows of trees with so many controllers between them.
  static func forests(_ count: Int) -> [[SmallTree]] {
    guard count > 0 else { return [[]] }
    return (1...count).flatMap { first in
      all(first).filter { first == 1 || !$0.hasEmptyContainer }.flatMap { tree in
        forests(count - first).map { [tree] + $0 }
      }
    }
  }

  private var hasEmptyContainer: Bool {
    children.isEmpty ? kind != "plain" : children.contains { $0.hasEmptyContainer }
  }

  private static func isLegal(_ kind: String, _ children: [SmallTree], _ count: Int) -> Bool {
    // An empty page view controller raises, an empty split view complains: the reference has neither (PAG-05, SPL-08).
    if children.isEmpty { return kind != "page" && kind != "split" }
    if count > 2, children.contains(where: \.hasEmptyContainer) { return false }
    switch kind {
    case "navigation": return !children.contains { $0.kind == "navigation" }
    case "split", "page": return children.count <= 2
    default: return true
    }
  }
}

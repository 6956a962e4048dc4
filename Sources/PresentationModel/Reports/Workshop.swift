/// What a worker that checks and runs file after file keeps of the last one: room for the next.
package struct Workshop: Sendable {
  var tree: SyntaxTree?
  var rows: Box<HierarchyRows>?

  /// The room that a file may leave: what a huge one needed is given back.
  static let most = 4_096

  package init() {}
}

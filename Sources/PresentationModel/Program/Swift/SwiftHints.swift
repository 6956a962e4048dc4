/// What the words of a function say that presim does not run: lint reports less where they say that all is well.
struct SwiftHints: OptionSet, Sendable {
  let rawValue: UInt8

  /// It loads or reloads what a screen shows: `reloadData()`, `fetchItems()`.
  static let reloads = SwiftHints(rawValue: 1)
  /// It makes one controller a child of another by a call that presim does not read: `add(child)`, `didMove(toParent:)`.
  static let contains = SwiftHints(rawValue: 2)
  /// It gives a popover its anchor in a closure: `with(popover) { $0.barButtonItem = item }`.
  static let anchors = SwiftHints(rawValue: 4)
  /// It gives something a delegate or a handler: `editor.delegate = self`, `onDone: { … }`,
  /// `EditorView(item) { … }`.
  static let answers = SwiftHints(rawValue: 8)
  /// It goes different ways on phones and tablets: `if UIDevice.current.userInterfaceIdiom == .phone`.
  static let asksForTheDevice = SwiftHints(rawValue: 16)
}

extension SwiftCode {
  /// What the functions say in which an offset of the text stands.
  func hints(at offset: Int32) -> SwiftHints {
    var found: SwiftHints = []
    for entry in hints where entry.range.start <= offset && offset < entry.range.end { found.formUnion(entry.hints) }
    return found
  }
}

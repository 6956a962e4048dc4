/// Other ways of collapsing a split view.
extension Alternatives {
  /// A delegate that shows the list first, where the detail came on top.
  func forCollapse(_ split: ControllerID) -> [Explanation.Alternative] {
    guard let x = name(split), let stack = hierarchy.children(of: split).first,
      hierarchy.kind(of: stack).isNavigation
    else { return [] }
    let stacked = hierarchy.children(of: stack)
    guard stacked.count > 1, let list = name(stacked[stacked.count - 2]) else { return [] }
    let own = "ShowsTheListFirst"
    guard !program.classes.contains(where: { $0.name == own }) else { return [] }
    let place = firstStatement
    let ways = [
      "splitViewController(_:topColumnForCollapsingToProposedTopColumn:) = .primary",
      "splitViewController(_:collapseSecondary:onto:) = true",
    ].map { answer in
      Way(
        purpose: "to show \(list) first", code: "a delegate whose \(answer)", line: nil,
        edits: [
          .insert("\(x).delegate = \(own)\n", at: place),
          .insert(
            "\nclass \(own): UISplitViewControllerDelegate {\n  \(answer)\n}\n",
            at: Int32(truncatingIfNeeded: bytes.count)),
        ])
    }
    return first(ways, promising: .staysInTheWindow(stacked[stacked.count - 2])) { _ in "\(list) is on screen" }
  }

  /// Where the statements of the file begin: an assignment there is made before launch.
  private var firstStatement: Int32 {
    let starts = program.steps.map { $0.range.start } + program.expectations.map { $0.range.start }
    var place = Int(starts.min() ?? Int32(truncatingIfNeeded: bytes.count))
    // An expectation of a body stands inside another statement.
    while place > 0, bytes[place - 1] != 10 { place -= 1 }
    return Int32(truncatingIfNeeded: place)
  }
}

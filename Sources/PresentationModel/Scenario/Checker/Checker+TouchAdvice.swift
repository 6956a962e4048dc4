/// What to write for touches that people call by names of their own.
extension Checker {
  /// How a touch is written that people call by a name of their own: of a row, a row's buttons, a control; nil for any
  /// other name.
  func adviceOnTouch(
    _ word: String, of receiver: StaticType, base: UIKitClass, before range: SourceRange
  ) -> String? {
    let (head, plain) = (head(before: range), word.lowercased())
    let own = receiver.classID.map { Array(lineage($0)) } ?? []
    /// Whether the class has a method whose last label is this one.
    func has(_ label: String) -> Bool {
      own.contains { id in
        swift.members[id.index]?.methods.values.contains { $0.contains { $0.parameters.last?.label == label } } ?? false
      }
    }
    if plain == "select", base == .tabBarController { return "did you mean 'tap(_:)'?" }
    let names = ["row", "cell", "item"]
    if plain == "select"
      || names.contains(where: { plain.hasSuffix($0) || plain.hasText($0 + "at") })
        && ["select", "didselect", "tap", "click", "press", "touch", "choose", "pick"].contains(where: {
          plain.hasPrefix($0)
        })
    {
      if base.inherits(from: .collectionViewController) || has("didSelectItemAt") {
        return
          "the user picks an item: write '\(head).collectionView(\(head).collectionView, didSelectItemAt: IndexPath(item: 0, section: 0))'"
      }
      if base.inherits(from: .tableViewController) || has("didSelectRowAt") {
        return Self.picksRow(of: head)
      }
      return nil
    }
    if plain.hasPrefix("swipe"), has("trailingSwipeActionsConfigurationForRowAt") {
      return
        "the user taps a button of a swiped row: write '\(head).tableView(\(head).tableView, trailingSwipeActionsConfigurationForRowAt: IndexPath(row: 0, section: 0))?.tap(\"Delete\")'"
    }
    let touches = ["press", "click", "touch", "tapbutton", "pressbutton", "clickbutton", "touchbutton"]
    guard touches.contains(plain) else { return nil }
    return base == .alertController
      ? "the user taps a button of an alert by its title: write '\(head).tap(\"OK\")'"
      : "the user taps a control by the property that holds it"
  }

  /// `list.tap(row: 0)`: a row is picked by the method of its delegate; nil for another label.
  func adviceOnTap(_ label: String, _ info: MethodInfo, before range: SourceRange) -> String? {
    guard info.name == "tap", ["row", "cell", "item", "at", "index", "indexPath"].contains(label) else { return nil }
    return Self.picksRow(of: textBefore(range).prefix { $0 != "." })
  }

  private static func picksRow(of head: some StringProtocol) -> String {
    "the user picks a row: write '\(head).tableView(\(head).tableView, didSelectRowAt: IndexPath(row: 0, section: 0))'"
  }
}

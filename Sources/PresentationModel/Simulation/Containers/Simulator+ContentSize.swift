/// `preferredContentSize`, of which each parent is notified (BAR-10).
extension Simulator {
  /// Assigns; the parent is notified of a size that differs from the one before.
  mutating func assignContentSize(_ value: Value, to x: ControllerID) {
    let old = contentSize(of: x)
    hierarchy.assign(.controller(x), .preferredContentSize, value)
    guard value != old else { return }
    guard case .parent(let parent) = take(SizeIsHandedToTheParent.judge(x, world)) ?? .nobody else { return }
    // UIKit's own part of the callback runs after a body.
    loop.agenda.append(.internalCall(.takeContentSize(of: x, by: parent)))
    callback(.preferredContentSizeDidChange, parent, [.controller(x)])
  }

  /// What a parent does when it is notified of a size.
  mutating func takeContentSize(of x: ControllerID, by parent: ControllerID) {
    guard hierarchy.parent(of: x) == parent, take(SizeIsHandedToTheParent.judge(parent, takesFrom: x, world)) != nil
    else {
      return
    }
    assignContentSize(contentSize(of: x), to: parent)
  }

  /// After a push a navigation controller takes the preferred size of its new top; `.zero` means none.
  mutating func takeContentSize(ofPushed x: ControllerID, by nav: ControllerID) {
    let size = contentSize(of: x)
    guard size != .size(0, 0), size != contentSize(of: nav) else { return }
    takeContentSize(of: x, by: nav)
  }

  private func contentSize(of x: ControllerID) -> Value {
    hierarchy.keptProperty(x, .preferredContentSize) ?? .size(0, 0)
  }
}

/// What code connects to a control: a method of a target, a closure, or what a control of another name has.
public struct Connection: Sendable {
  /// The name by which steps tap it: `navigationItem.rightBarButtonItem`.
  var name: TextID
  /// Whose control it is.
  var owner: Operand
  var target: Operand
  var method: SelectorID?
  var body: BodyID?
  var arguments: [TextID] = []
  var closure: Operand?
  var alias: TextID?
}

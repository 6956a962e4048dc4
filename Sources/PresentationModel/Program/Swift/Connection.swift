/// What code connects to a control: a method of a target, a closure, or what a control of another name has.
package struct Connection: Sendable {
  /// The name by which steps tap it: `navigationItem.rightBarButtonItem`; empty for a view of the file's own class.
  var name: TextID
  /// Whose control it is.
  var owner: Operand
  var target: Operand = .none
  /// The control itself, which its action gets.
  var sender: Operand?
  var method: SelectorID?
  var body: BodyID?
  var arguments: [TextID] = []
  var closure: Operand?
  /// On which events it runs; nil for a touch, and for what the alias has.
  var events: ControlEvents?
  /// The control whose connections it takes over.
  var alias: (owner: Operand, name: TextID)?
  /// Whether what was connected to the name before is gone: another control has the name, or `removeTarget`.
  var replaces = false
  /// Whether the name is that of a view, and this a recogniser that was added to it.
  var isOnView = false
  /// The action of a bar button item, which is a value: a selector as a text. The item itself is the owner.
  var action: Operand?
  /// Whether the action of a control has no target, and so goes up the responder chain.
  var goesUp = false
  /// Which part of an item's action that is; the others stay.
  var part = ItemPart.whole

  /// What a bar button item has, and what code assigns to it later.
  package enum ItemPart: Sendable { case whole, target, action }
}

/// On which events of a control something runs that is connected to it.
package struct ControlEvents: OptionSet, Sendable {
  /// A bit each.
  package let rawValue: UInt8
  /// `.touchUpInside` and `.primaryActionTriggered`: a tap on a button sends both.
  static let touch = ControlEvents(rawValue: 1)
  static let down = ControlEvents(rawValue: 2)
  static let value = ControlEvents(rawValue: 4)
  /// Events that no tap sends.
  static let editing = ControlEvents(rawValue: 8)
  static let editingBegins = ControlEvents(rawValue: 64)
  static let editingEnds = ControlEvents(rawValue: 128)
  static let others = ControlEvents(rawValue: 16)
  /// Recognisers of other gestures than a tap.
  static let otherGesture = ControlEvents(rawValue: 32)

  static let tap: ControlEvents = [.touch, .down, .value]
  static let allEditing: ControlEvents = [.editing, .editingBegins, .editingEnds]

  /// `[.touchUpInside, .valueChanged]`, as written.
  init(written text: String) {
    var events: ControlEvents = []
    if text.hasText("ouchUpInside") || text.hasText("rimaryActionTriggered") { events.insert(.touch) }
    if text.hasText("ouchDown"), !text.hasText("ouchDownRepeat") { events.insert(.down) }
    if text.hasText("alueChanged") { events.insert(.value) }
    if text.hasText("ditingChanged") { events.insert(.editing) }
    if text.hasText("ditingDidBegin") { events.insert(.editingBegins) }
    if text.hasText("ditingDidEnd") { events.insert(.editingEnds) }
    if text.hasText("llEditingEvents") { events.formUnion(.allEditing) }
    if text.hasText("llTouchEvents") { events.formUnion([.touch, .down, .others]) }
    if text.hasText("llEvents") { events.formUnion([.touch, .down, .value, .allEditing, .others]) }
    self = events.isEmpty ? .others : events
  }

  /// Makes a set of its bits.
  package init(rawValue: UInt8) { self.rawValue = rawValue }
}

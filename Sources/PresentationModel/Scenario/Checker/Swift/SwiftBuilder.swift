/// A function that is being written.
struct SwiftBuilder {
  struct Variable {
    var operand: Operand
    var type: SwiftType
    var isVariable = false
  }

  var function: SwiftFunction
  /// The names that can be seen, by block.
  var scopes: [[Int32: Variable]] = [[:]]
  /// The instance, and what it is one of.
  var me: Operand?
  var owner: ClassID?
  var isStatic = false
  /// What a closure takes from the function around it.
  var captures: [Capture] = []
  /// `[weak self]`: how a captured name is held.
  var holds: [Int32: Hold] = [:]
  /// Intermediate values of the statement that is read.
  var temporaries: [Slot] = []
  var beginsStatement = false
  /// Where the statement stands that is read, if answers show it as a whole: a call, an assignment.
  var statement: ByteRange?
  var returns: SwiftType?

  init(_ kind: SwiftFunction.Kind, name: String, line: Int, range: ByteRange, owner: ClassID?) {
    function = SwiftFunction(kind: kind, name: name, line: line, range: range, owner: owner)
    self.owner = owner
  }

  mutating func slot(_ name: String = "", _ hold: Hold = .strong) -> Slot {
    function.slots.append(SlotInfo(name: name, hold: hold))
    let slot = Slot(Int32(function.slots.count - 1))
    if name.isEmpty { temporaries.append(slot) }
    return slot
  }

  var next: Int32 { Int32(function.instructions.count) }
}

/// Anything of the file's Swift that runs: a method, an initialiser, an accessor, a closure, a statement at column one.
package struct SwiftFunction: Sendable {
  /// What it is.
  package enum Kind: Sendable {
    case method
    case initializer
    /// The getter or setter of a computed property.
    case accessor
    case closure
    /// What makes the value of a lazy, static or global property.
    case initialValue
    case deinitializer
    /// A statement at column one; its calls are told as the file's, not as a method's.
    case step
    /// An expression of an `expect` or of an outline, whose value it returns.
    case expression
  }
  /// What it is.
  package var kind: Kind
  /// As answers name it: `HomeViewController.didTapLogin()`; of a closure what it stands in.
  package var name: String
  /// Its first line, from 1.
  package var line: Int
  /// From its first word to its closing brace.
  package var range: ByteRange
  /// The class in which it stands, nil for what stands in none.
  package var owner: ClassID?
  /// Where the arguments go, in order, those with defaults too: whoever calls gives them all. The instance is no
  /// argument. UIKit gives a callback what ``CallbackInfo/arguments`` lists.
  package var parameters: [Slot] = []
  /// Where the instance goes, for what has one. A closure that captures it has it among its captures instead.
  package var selfSlot: Slot?
  /// Whether nil has it too: a member that an extension gives to `Optional`.
  var isOfOptional = false
  /// All slots, by row: parameters, locals, captures, then intermediate values.
  package var slots: [SlotInfo] = []
  /// From this row on slots hold intermediate values, which are let go when the next statement begins.
  package var firstTemporary = 0
  /// Whether it is a block of the scenario's own, a `turn`, a body of `on`, a closure of a line: answers name its lines
  /// alone.
  var isBlock = false
  /// What it gives back behind its result, where it throws, too: the value that a mutating method changes, `inout` arguments.
  var givesBack: [Slot] = []
  /// Whether it looks for a case by a raw value.
  var looksForCases = false
  /// Of a step: whether it has statements on several lines.
  var hasLines = false
  /// What it does. Running past the end returns nothing.
  package var instructions: [SwiftInstruction] = []

  /// Whether it is a member of an instance that has to be there.
  var needsInstance: Bool { (kind == .method || kind == .accessor) && selfSlot != nil && !isOfOptional }

  /// Whether a value is the instance whose code it is; of a closure the `self` that it has captured.
  func isItself(_ operand: Operand) -> Bool {
    guard case .slot(let slot) = operand else { return false }
    return slot == selfSlot || kind == .closure && slots[Int(slot.index)].name == "self"
  }

  /// Whether it does something to the hierarchy, or to what is known.
  var doesSomething: Bool { instructions.contains { $0.kind.acts } }

  /// Whether it is a step that sets properties of UIKit's and does nothing else.
  var isSetting: Bool {
    guard kind == .step else { return false }
    var sets = false
    for instruction in instructions {
      switch instruction.kind {
      case .assign: sets = true
      case .uikit(let call):
        guard call.method == .addAction || call.method == .addTextField else { return false }
        sets = true
      case .copy, .drop, .make, .made, .list, .read, .readField, .makeClosure, .jump, .jumpIf: break
      default: return false
      }
    }
    return sets
  }

  /// Makes a function without instructions.
  package init(kind: Kind, name: String, line: Int, range: ByteRange, owner: ClassID? = nil) {
    self.kind = kind
    self.name = name
    self.line = line
    self.range = range
    self.owner = owner
  }
}

/// A row of a function's slots.
package struct Slot: Hashable, Sendable {
  /// The row.
  package let index: Int32
  /// Names a row.
  package init(_ index: Int32) { self.index = index }
}

/// Whether a variable keeps what it holds.
package enum Hold: UInt8, Sendable {
  case strong
  /// Reads nil once the object is gone.
  case weak
  /// Fails the scenario if it is read when the object is gone.
  case unowned
}

/// What a slot is for.
package struct SlotInfo: Sendable {
  /// As written; empty for intermediate values.
  package var name: String
  /// Whether it keeps what it holds.
  package var hold: Hold
  /// Whether closures that capture it share it: of a `var` that a closure captures and that changes afterwards, in its
  /// function and in the closures. Such a variable begins with ``SwiftInstruction/Kind/declare(_:)``; reading and writing
  /// the slot reads and writes what is shared.
  package var isShared: Bool

  /// Makes one.
  package init(name: String = "", hold: Hold = .strong, isShared: Bool = false) {
    self.name = name
    self.hold = hold
    self.isShared = isShared
  }
}

/// A value that is there: what a slot holds, or a constant.
package enum Operand: Sendable {
  case slot(Slot)
  case value(Value)

  func isSlot(_ slot: Slot) -> Bool { if case .slot(slot) = self { true } else { false } }

  /// Whether it is `nil`, or what a function gives that answers nothing.
  var isNothing: Bool { if case .value(.none) = self { true } else { false } }

  /// `nil`, and an argument that was left out.
  package static let none = Operand.value(.none)
}

/// Something of the function around that a closure keeps.
package struct Capture: Sendable {
  /// What: of a shared slot the variable, if ``to`` is shared too; else its value when the closure is made.
  package var from: Operand
  /// Where it stands in the closure, whose ``SlotInfo/hold`` says whether it is kept: `[weak self]`.
  package var to: Slot
  /// Whether it is the closure that captures: a local function that calls itself, or is called by a closure of its own.
  package var isItself = false

  /// Makes a capture.
  package init(from: Operand, to: Slot) {
    self.from = from
    self.to = to
  }
}

/// A function that is being written.
struct SwiftBuilder: Sendable {
  struct Variable {
    var operand: Operand
    var type: SwiftType
    var isVariable = false
    /// Its type as it is written, and whether it may be nil.
    var written = WrittenType()
    /// Of a `lazy` variable: the variables that say whether it is made, and how.
    var later: Later?
    /// Of a function that calls another one which calls it: the variable with what makes it, and which one it is there.
    var maker: (name: Name, row: Int64, node: SyntaxNode.ID)?
    /// Of a variable with one of the file's property wrappers: the wrapper's type, which is what the slot holds.
    var wrapper: SwiftType?
  }

  /// The names of what a `lazy` variable of a function is made by, and where it stands.
  struct Later {
    let isMade: Name
    let make: Name
    let node: SyntaxNode.ID
  }

  var function: SwiftFunction
  /// The names that can be seen, by block.
  var scopes: [[Int32: Variable]] = [[:]]
  /// The variables of the blocks that are read, outermost first: each block lets go of its own where it is left.
  var locals: [Slot] = []
  /// The instance, and what it is one of.
  var me: Operand?
  var owner: ClassID?
  var isStatic = false
  /// Whether names of the file come before members of the instance, as in a body of `on home.…`.
  var prefersFile = false
  /// Whether what a call of UIKit's is given has no name, as in a line of a scenario: `home.present(Detail())`.
  var leavesUnnamed = false
  /// What a closure takes from the function around it.
  var captures: [Capture] = []
  /// `[weak self]`: how a captured name is held.
  var holds: [Int32: Hold] = [:]
  /// Parts of texts, each with its text and the place where it begins.
  var slicedTexts: [Slot: (whole: Operand, from: Operand)] = [:]
  /// Intermediate values of the statement that is read.
  var temporaries: [Slot] = []
  var beginsStatement = false
  /// Where the statement stands that is read, if answers show it as a whole: a call, an assignment.
  var statement: ByteRange?
  var returns: SwiftType?
  /// The loops and statements round what is read that `break` and `continue` leave, innermost last.
  var exits: [Exit] = []
  /// The label before the statement that is read next.
  var label: Name?
  /// How many `defer` blocks wait here.
  var defers: Int32 = 0
  /// Where errors go that are thrown here: the `do` blocks and `try?` around, innermost last.
  var catches: [Catch] = []
  /// How many `try` stand round what is read.
  var tries = 0
  /// What each `async let` has thrown, which whoever awaits it gets; nil for one that has thrown nothing.
  var thrownByChildren: [Int32: Slot] = [:]
  /// Where `fallthrough` of the case before comes from.
  var fallthroughs: [Int] = []
  /// What is given back beside the result: the instance of a method that changes it, `inout` parameters.
  var givesBack: [Slot] = []
  /// Whether it makes a structure, and gives that back.
  var isValueInitializer = false
  /// Whether it is an initialiser that may fail: it gives back the instance, or nil.
  var givesMe = false
  /// When the deadlines are that variables hold.
  var deadlines: [Int32: Slot] = [:]
  /// What patterns are compared with, as it is written.
  var subject = "error"
  /// Functions inside it that call each other, by the first of them.
  var rings: [Int32: [SyntaxNode.ID]] = [:]
  /// Functions inside it, by name.
  var functions: [Int32: SwiftMethod] = [:]
  /// Whether what is written makes something unknown, as a statement is left out that may change it.
  var isForgetting = false
  /// The type of what was returned first, and how what a closure returns is written out.
  var found: SwiftType?
  var foundForm: PrintedForm?
  /// Whether somebody asks for that.
  var asksForForm = false

  /// A loop, or another statement that `break` leaves.
  struct Exit {
    var label: Name?
    var isLoop: Bool
    /// What a loop does each time, which it may do less often than nobody knows.
    var body: SyntaxNode.ID?
    /// Whether a `break` without a label leaves it.
    var takesBreak: Bool
    var defers: Int32
    /// How many variables there were outside.
    var locals: Int
    var breaks: [Int] = []
    var continues: [Int] = []
  }

  /// A `do` block with its `catch` clauses, or `try?`.
  struct Catch {
    let error: Slot
    let defers: Int32
    /// How many variables there were outside.
    let locals: Int
    var jumps: [Int] = []
  }

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

  /// Takes instructions back, with what has been remembered of them.
  mutating func truncate(to count: Int) {
    function.instructions.removeLast(function.instructions.count - count)
    fallthroughs.removeAll { $0 >= count }
    for row in exits.indices {
      exits[row].breaks.removeAll { $0 >= count }
      exits[row].continues.removeAll { $0 >= count }
    }
    for row in catches.indices { catches[row].jumps.removeAll { $0 >= count } }
  }

  var next: Int32 { Int32(function.instructions.count) }
}

extension Int32 {
  /// The row of a jump that is known later: ``Checker/patch(_:to:stake:)`` writes it. A finished function has none.
  static let unpatched: Int32 = -1
}

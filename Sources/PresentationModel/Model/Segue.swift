/// Row of a segue in the table of a program.
package struct SegueID: Hashable, Sendable {
  /// The row.
  package let index: Int32
  /// Makes the identifier of row `index`.
  package init(_ index: Int32) { self.index = index }
}

extension SegueID: RowKey {}

/// One segue of the file: `segue "ShowDetail" from list to detail kind .show`.
package struct Segue: Sendable {
  /// Where it starts, or leads to.
  package enum End: Hashable, Sendable {
    /// A controller of the file.
    case controller(ControllerID)
    /// Every instance of a class; as a destination a new one each time.
    case instance(ClassID)
  }

  /// Its identifier; nil for one without.
  package var identifier: String?
  /// Where it starts.
  package var source: End
  /// Where it leads to; nil for one that unwinds.
  package var destination: End?
  /// What it does; nil for one that unwinds.
  package var kind: SegueKind?
  /// The action that it unwinds to; nil for one that leads on.
  package var unwindAction: String?
  /// The style that its destination takes.
  package var presentationStyle: Value?
  /// The transition style that its destination takes.
  package var transitionStyle: Value?
  /// Whether it is animated.
  package var isAnimated = true
  /// `UIStoryboardSegue`, or the subclass that it names.
  package var segueClass: ClassID
  /// What its popover points to.
  package var anchor: Expression?

  /// Makes a segue without options.
  package init(identifier: String?, source: End, segueClass: ClassID) {
    self.identifier = identifier
    self.source = source
    self.segueClass = segueClass
  }
}

extension Segue.End: PackedKey {
  // A row, and above it whether it is one of the class table.
  var packed: UInt64 {
    switch self {
    case .controller(let x): x.packed
    case .instance(let type): 1 << 32 | UInt64(UInt32(bitPattern: type.index))
    }
  }

  init(packed: UInt64) {
    let row = Int32(truncatingIfNeeded: packed)
    self = packed >> 32 == 0 ? .controller(ControllerID(row)) : .instance(ClassID(row))
  }
}

/// The segues of a program, found by the controllers they start from.
package struct SegueTable: Sendable {
  /// All of them, in file order.
  package private(set) var rows: [Segue] = []
  /// The class of the argument of `allowedChildrenForUnwinding(from:)`; nil outside unwinding.
  package var sourceClass: ClassID?
  private var embeds = IDMap<Segue.End, [SegueID]>()
  /// The first of an identifier from one start; of none, the first that can be performed.
  private var named: [Named: SegueID] = [:]

  private struct Named: Hashable {
    let source: Segue.End
    let identifier: String?
  }

  /// A table without segues.
  package init() {}

  /// Whether there are none.
  package var isEmpty: Bool { rows.isEmpty }

  /// Appends a segue.
  package mutating func append(_ segue: Segue) {
    let id = SegueID(row: rows.count)
    if segue.kind == .embed { embeds[segue.source, default: []].append(id) }
    let name = Named(source: segue.source, identifier: segue.identifier)
    if segue.identifier != nil || segue.kind != .embed, named[name] == nil { named[name] = id }
    rows.append(segue)
  }

  /// The first segue of an identifier from one start, or the first without one that does not embed.
  ///
  /// Complexity: O(1).
  func first(_ identifier: String?, from source: Segue.End) -> SegueID? {
    named[Named(source: source, identifier: identifier)]
  }

  /// The first of a controller, its own and those of its classes.
  ///
  /// Complexity: O(classes it inherits from).
  func first(_ identifier: String?, from x: ControllerID, _ hierarchy: Hierarchy) -> SegueID? {
    guard !rows.isEmpty else { return nil }
    var result = first(identifier, from: .controller(x))
    var type: ClassID? = hierarchy.classes[Int(x.index)]
    while let current = type {
      if let other = first(identifier, from: .instance(current)), result.map({ other.index < $0.index }) ?? true {
        result = other
      }
      type = hierarchy.classTable[Int(current.index)].superclass
    }
    return result
  }

  /// A segue, by its row.
  package subscript(id: SegueID) -> Segue { rows[Int(id.index)] }

  /// Those of a controller, its own and those of its classes, that embed, in file order.
  ///
  /// Complexity: O(classes it inherits from); where more than one of these embeds, their segues too.
  func embeds(of x: ControllerID, _ hierarchy: Hierarchy) -> [SegueID] {
    guard !embeds.isEmpty else { return [] }
    var result = embeds[.controller(x)] ?? []
    var type: ClassID? = hierarchy.classes[Int(x.index)]
    while let current = type {
      if let others = embeds[.instance(current)] {
        result = result.isEmpty ? others : (result + others).sorted { $0.index < $1.index }
      }
      type = hierarchy.classTable[Int(current.index)].superclass
    }
    return result
  }
}

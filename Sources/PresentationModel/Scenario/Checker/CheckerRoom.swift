/// What the checker of one file leaves to the next: columns as they were before the file, and a program in whose room
/// the next is made.
struct CheckerRoom: Sendable {
  var program: Program?
  fileprivate var entities: [Checker.Entity] = []
  fileprivate var declarations: [SourceRange?] = []
  fileprivate var classRows: [Int32] = []
  fileprivate var known: [KnownName] = []
  fileprivate var declaredNames: [Name] = []
  fileprivate var classNames: [Name] = []
  fileprivate var bases: [UIKitClass] = []

  /// For how many names there is room.
  var count: Int { entities.count }
}

extension Checker {
  /// Takes the room that another has left, for so many names.
  mutating func take(_ room: inout CheckerRoom, _ count: Int) {
    exchange(&room)
    entities.fill(.nothing, to: count)
    declarations.fill(nil, to: count)
    classRows.fill(-1, to: count)
    program = Program(in: &room.program)
  }

  /// Leaves it to the next. What Swift of the file's own enters is not looked for: its room is dropped.
  mutating func leave(_ room: inout CheckerRoom) {
    guard !swift.isUsed else { return room = CheckerRoom() }
    for name in declaredNames {
      entities[Int(name.id)] = .nothing
      declarations[Int(name.id)] = nil
    }
    for name in classNames { classRows[Int(name.id)] = -1 }
    declaredNames.removeAll(keepingCapacity: true)
    classNames.removeAll(keepingCapacity: true)
    bases.removeAll(keepingCapacity: true)
    exchange(&room)
    assert(room.classRows.allSatisfy { $0 < 0 } && room.declarations.allSatisfy { $0 == nil })
  }

  private mutating func exchange(_ room: inout CheckerRoom) {
    swap(&entities, &room.entities)
    swap(&declarations, &room.declarations)
    swap(&classRows, &room.classRows)
    swap(&known, &room.known)
    swap(&declaredNames, &room.declaredNames)
    swap(&classNames, &room.classNames)
    swap(&bases, &room.bases)
  }
}

extension Program {
  /// An empty program in the room of one that is not used any more.
  init(in room: inout Program?) {
    self.init()
    guard var old = room.take() else { return }
    classes.takeRoom(of: &old.classes)
    outline.names.takeRoom(of: &old.outline.names)
    outline.classes.takeRoom(of: &old.outline.classes)
    outline.parents.takeRoom(of: &old.outline.parents)
    outline.offsets.takeRoom(of: &old.outline.offsets)
    windows.takeRoom(of: &old.windows)
    bodies.takeRoom(of: &old.bodies)
    steps.takeRoom(of: &old.steps)
    expectations.takeRoom(of: &old.expectations)
  }
}

extension Array {
  /// Takes the room of another, and nothing that is in it.
  fileprivate mutating func takeRoom(of other: inout [Element]) {
    swap(&self, &other)
    removeAll(keepingCapacity: true)
  }
}

/// Which callbacks have bodies: most have none, and are passed with one look.
struct ObservedCallbacks: Sendable {
  /// For each class one bit a callback; for controllers and objects with `on name.…` likewise.
  private var ofClass: [UInt64]
  private var ofSubject: IDMap<PropertyKey.Owner, [Observer]>
  private(set) var isEmpty: Bool

  init(_ program: Program) {
    ofClass = program.classes.map { $0.callbacks.reduce(0) { $0 | 1 << UInt64($1.callback.rawValue) } }
    var subjects = IDMap<PropertyKey.Owner, [Observer]>()
    for observer in program.observers {
      switch observer.subject {
      case .controller(let x): subjects[.controller(x), default: []].append(observer)
      case .object(let x): subjects[.object(x), default: []].append(observer)
      default: break
      }
    }
    ofSubject = subjects
    isEmpty = subjects.isEmpty && ofClass.allSatisfy { $0 == 0 }
  }

  /// For who only asks: nobody has a body.
  init(bodiless classes: Int) {
    ofClass = Array(repeating: 0, count: classes)
    ofSubject = IDMap()
    isEmpty = true
  }

  /// A class that UIKit's own objects need and the program does not name: it has no bodies.
  mutating func addClass() { ofClass.append(0) }

  /// A body that comes later.
  mutating func add(_ observer: Observer, to x: ControllerID) {
    ofSubject[.controller(x), default: []].append(observer)
    isEmpty = false
  }

  /// The bodies to run, in order: the class body's, then those of `on name.…` in file order (ORD-31).
  func bodies(
    _ callback: Callback, _ subject: PropertyKey.Owner, class id: ClassID, classes: [ClassInfo], step: Int
  ) -> [BodyID] {
    var result: [BodyID] = []
    if ofClass[Int(id.index)] & 1 << UInt64(callback.rawValue) != 0 {
      for entry in classes[Int(id.index)].callbacks where entry.callback == callback { result.append(entry.body) }
    }
    if let observers = ofSubject[subject] {
      for observer in observers where observer.callback == callback && observer.fromStep <= max(step, 0) {
        result.append(observer.body)
      }
    }
    return result
  }
}

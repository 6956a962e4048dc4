/// One bit a callback.
private struct CallbackSet: Sendable {
  private var low: UInt64 = 0
  private var high: UInt64 = 0

  init(_ bodies: [CallbackBody]) {
    for body in bodies {
      let row = UInt64(body.callback.rawValue)
      if row < 64 { low |= 1 << row } else { high |= 1 << (row - 64) }
    }
  }

  var isEmpty: Bool { low | high == 0 }

  func contains(_ callback: Callback) -> Bool {
    let row = UInt64(callback.rawValue)
    return row < 64 ? low & 1 << row != 0 : high & 1 << (row - 64) != 0
  }
}

/// Which callbacks have bodies: most have none, and are passed with one look.
struct ObservedCallbacks: Sendable {
  /// For each class one bit a callback; for controllers and objects with `on name.…` likewise.
  private var ofClass: [CallbackSet]
  private let ofSubject: IDMap<PropertyKey.Owner, [Observer]>
  let isEmpty: Bool

  init(_ program: Program) {
    ofClass = program.classes.map { CallbackSet($0.callbacks) }
    var subjects = IDMap<PropertyKey.Owner, [Observer]>()
    for observer in program.observers {
      switch observer.subject {
      case .controller(let x): subjects[.controller(x), default: []].append(observer)
      case .object(let x): subjects[.object(x), default: []].append(observer)
      default: break
      }
    }
    ofSubject = subjects
    isEmpty = subjects.isEmpty && ofClass.allSatisfy { $0.isEmpty }
  }

  /// For who only asks: nobody has a body.
  init(bodiless classes: Int) {
    ofClass = Array(repeating: CallbackSet([]), count: classes)
    ofSubject = IDMap()
    isEmpty = true
  }

  /// A class that UIKit's own objects need and the program does not name: it has no bodies.
  mutating func addClass() { ofClass.append(CallbackSet([])) }

  /// The bodies to run, in order: the class body's, then those of `on name.…` in file order (ORD-31).
  func bodies(
    _ callback: Callback, _ subject: PropertyKey.Owner, class id: ClassID, classes: [ClassInfo], step: Int
  ) -> [BodyID] {
    var result: [BodyID] = []
    if ofClass[Int(id.index)].contains(callback) {
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

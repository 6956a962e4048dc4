/// One bit a callback.
private struct CallbackSet: Sendable {
  private var low: UInt64 = 0
  private var high: UInt64 = 0

  init(_ bodies: [CallbackBody]) { for body in bodies { insert(body.callback) } }

  mutating func insert(_ callback: Callback) {
    let row = UInt64(callback.rawValue)
    if row < 64 { low |= 1 << row } else { high |= 1 << (row - 64) }
  }

  mutating func formUnion(_ other: CallbackSet) { (low, high) = (low | other.low, high | other.high) }

  func contains(_ callback: Callback) -> Bool {
    let row = UInt64(callback.rawValue)
    return row < 64 ? low & 1 << row != 0 : high & 1 << (row - 64) != 0
  }
}

/// Which callbacks have bodies: most have none, and are passed with one look.
struct ObservedCallbacks: Sendable {
  /// For each class one bit a callback; for controllers and objects with `on name.…` likewise.
  private var ofClass: [CallbackSet]
  private var ofSubject: IDMap<PropertyKey.Owner, [Observer]>
  /// The callbacks that have a body anywhere: one look passes the others.
  private var all = CallbackSet([])
  private(set) var isEmpty: Bool

  init(_ classes: [ClassInfo], _ observers: [Observer]) {
    ofClass = classes.map { CallbackSet($0.callbacks) }
    var subjects = IDMap<PropertyKey.Owner, [Observer]>()
    for observer in observers {
      if let owner = observer.owner { subjects[owner, default: []].append(observer) }
      all.insert(observer.callback)
    }
    ofSubject = subjects
    for own in ofClass { all.formUnion(own) }
    isEmpty = subjects.isEmpty && classes.allSatisfy { $0.callbacks.isEmpty }
  }

  /// Whether a callback has a body anywhere.
  @inline(__always)
  func contains(_ callback: Callback) -> Bool { !isEmpty && all.contains(callback) }

  /// For a question outside a run: no class has a body.
  init(bodiless classes: Int) {
    ofClass = Array(repeating: CallbackSet([]), count: classes)
    ofSubject = IDMap()
    isEmpty = true
  }

  /// A class that UIKit's own objects need and the program does not name: it has no bodies.
  mutating func addClass() { ofClass.append(CallbackSet([])) }

  /// A body that comes later.
  mutating func add(_ observer: Observer) {
    guard let owner = observer.owner else { return }
    ofSubject[owner, default: []].append(observer)
    all.insert(observer.callback)
    isEmpty = false
  }

  /// The bodies to run, in order: the class body's, then those of `on name.…` in file order (ORD-31).
  func bodies(
    _ callback: Callback, _ subject: PropertyKey.Owner, class id: ClassID, classes: [ClassInfo], step: Int,
    action: String? = nil
  ) -> [BodyID] {
    var result: [BodyID] = []
    if ofClass[Int(id.index)].contains(callback) {
      for entry in classes[Int(id.index)].callbacks where entry.callback == callback && entry.action == action {
        result.append(entry.body)
      }
    }
    if let observers = ofSubject[subject] {
      for observer in observers
      where observer.callback == callback && observer.fromStep <= max(step, 0) && observer.action == action {
        result.append(observer.body)
      }
    }
    return result
  }

  /// The overrides of a method whose bodies replace UIKit's implementation, the nearest first: that of `on name.…`,
  /// then class by class upwards.
  func overrides(
    _ callback: Callback, _ subject: PropertyKey.Owner, class id: ClassID, classes: [ClassInfo], step: Int
  ) -> [[BodyID]] {
    var result: [[BodyID]] = []
    if let observers = ofSubject[subject] {
      let bodies = observers.filter { $0.callback == callback && $0.fromStep <= max(step, 0) }.map { $0.body }
      if !bodies.isEmpty { result.append(bodies) }
    }
    guard ofClass[Int(id.index)].contains(callback) else { return result }
    var owner: ClassID?
    for entry in classes[Int(id.index)].callbacks.reversed() where entry.callback == callback {
      if entry.owner == owner {
        result[result.count - 1].insert(entry.body, at: 0)
      } else {
        result.append([entry.body])
        owner = entry.owner
      }
    }
    return result
  }
}

extension Observer {
  /// The controller or object whose callback it is.
  var owner: PropertyKey.Owner? {
    switch subject {
    case .controller(let x): .controller(x)
    case .object(let object): .object(object)
    default: nil
    }
  }
}

/// The values that code has given to properties. One that nobody knows (``Value/opaque(_:)``) is kept as that: who reads it is
/// noted, as nothing can be decided on it.
struct AssignedProperties: Sendable {
  /// All of them, read without a note.
  var values = IDMap<PropertyKey, Value>()
  /// Nil until a value comes that nobody knows.
  private(set) var reads: UnknownReads?

  var isEmpty: Bool { values.isEmpty }

  subscript(key: PropertyKey) -> Value? {
    get {
      let value = values[key]
      if case .opaque(let text)? = value, key.property.isKeptForReading { reads?.note(key, text) }
      return value
    }
    set {
      if case .opaque? = newValue, reads == nil { reads = UnknownReads() }
      values[key] = newValue
    }
  }
}

/// The last read of a property whose value nobody knows.
///
/// Rules read a world that they do not change, so what they read is noted beside it; a run takes the note when the rule has
/// answered. Copies of a run share it, and only one of them runs at a time.
final class UnknownReads: @unchecked Sendable {
  private var latest: UnknownRead?

  func note(_ key: PropertyKey, _ text: TextID) { if latest == nil { latest = UnknownRead(key: key, text: text) } }

  func take() -> UnknownRead? {
    defer { latest = nil }
    return latest
  }
}

/// A property that was read, and the expression that it was assigned.
struct UnknownRead: Sendable {
  let key: PropertyKey
  let text: TextID
}

extension Property {
  /// Whether something depends on its value: texts are only shown, a popover points at its anchor, whatever that is, of a
  /// bar button item it counts that there is one, and what has no effect is only read back.
  var isKeptForReading: Bool {
    switch self {
    case .title, .message, .text, .barButtonItem, .sourceItem, .sourceView, .leftBarButtonItem, .leftBarButtonItems,
      .rightBarButtonItem, .rightBarButtonItems, .backBarButtonItem, .toolbarItems:
      false
    case .view: true
    default: hasEffect
    }
  }
}

extension Hierarchy {
  /// The expression that a property was assigned, where nobody knows what that is worth.
  func unknown(_ property: Property, of owner: PropertyKey.Owner) -> TextID? {
    guard assigned.reads != nil, property.isKeptForReading,
      case .opaque(let text)? = assigned.values[PropertyKey(owner: owner, property: property)]
    else { return nil }
    return text
  }
}

extension Hierarchy {
  /// What a container shows is known again, as code sets it.
  mutating func knowAgain(_ property: Property, of owner: PropertyKey.Owner) {
    guard assigned.reads != nil, property.isOfContainers else { return }
    let key = PropertyKey(owner: owner, property: property)
    if assigned.values[key]?.isOpaque == true { assign(owner, property, .none) }
  }

  /// Notes that something depends on what a container shows, where nobody knows that.
  func readsContent(of x: ControllerID) {
    guard assigned.reads != nil else { return }
    for property in [Property.viewControllers, .selectedViewController] {
      _ = assigned[PropertyKey(owner: .controller(x), property: property)]
    }
  }
}

extension Property {
  /// Whether its value is what a container or a window shows.
  var isOfContainers: Bool {
    switch self {
    case .viewControllers, .selectedViewController, .rootViewController, .searchController: true
    default: false
    }
  }

  /// Whether it is read from what a container shows.
  var readsContent: Bool {
    switch self {
    case .topViewController, .visibleViewController, .children, .selectedIndex, .selectedViewController,
      .viewControllers:
      true
    default: false
    }
  }
}

extension AssignedProperties: Recorded {
  var isRecording: Bool { values.isRecording }
  mutating func record() { values.record() }
  mutating func stopRecording() { values.stopRecording() }
  mutating func mark(_ number: Int32) { values.mark(number) }
  func hasChanged(since number: Int32) -> Bool { values.hasChanged(since: number) }
  mutating func goBack(to number: Int32) { values.goBack(to: number) }
  mutating func forget(before number: Int32) { values.forget(before: number) }

  mutating func empty() {
    values.empty()
    reads = nil
  }
}

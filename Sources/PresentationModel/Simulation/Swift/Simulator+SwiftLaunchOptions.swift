/// What the system says to an app in front on a device as it comes, and what it hands to an app that the user opens from the
/// home screen, until a `given` line says otherwise.
extension Simulator {
  /// What an expression of the system's is worth; nil for any other expression.
  mutating func systemValue(_ text: TextID, _ line: Int) -> Value? {
    let written = program.swift.texts[Int(text.index)]
    switch written {
    case "Thread.isMainThread", "Thread.current.isMainThread": return .bool(true)
    case _ where written.hasPrefix(AppState.path):
      return environment.app.answer(to: written.dropFirst(AppState.path.utf8.count)).map { .bool($0) }
    case _ where Self.isSettingOfAccessibility(written):
      assume(text, "is taken as false: it is so until the user turns it on in Settings", line)
      return .bool(false)
    default: return launchValue(text, line)
    }
  }

  /// `UIAccessibility.isVoiceOverRunning`, `isReduceMotionEnabled`.
  private static func isSettingOfAccessibility(_ written: String) -> Bool {
    written.hasPrefix("UIAccessibility.is") && (written.hasSuffix("Running") || written.hasSuffix("Enabled"))
      && !written.utf8.contains(UInt8(ascii: " "))
  }

  /// What an expression is worth that reads what the app was opened by: no link, no activity and no notification.
  private mutating func launchValue(_ text: TextID, _ line: Int) -> Value? {
    let written = program.swift.texts[Int(text.index)]
    guard let part = LaunchPart(written) else { return nil }
    let says = program.swift.givens.contains {
      let known = program.swift.texts[Int($0.text.index)]
      return $0.fromStep <= script.step && known.hasPrefix(part.path)
    }
    guard !says, let value = part.value else { return nil }
    tellOnce(
      "'\(part.path)' is taken as \(part.isList ? "empty" : "nil"): the user opens the app from the home screen", line)
    return value
  }
}

/// A part of what an app is handed when it starts, and what is read of it.
private struct LaunchPart {
  /// `connectionOptions.urlContexts`, `launchOptions`.
  let path: String
  /// Whether it is a list or a set.
  let isList: Bool
  /// `.first?.url`.
  private let rest: Substring

  init?(_ written: String) {
    let words = written.utf8
    let head = written.prefix { $0 != "." && $0 != "?" && $0 != "!" && $0 != "[" }
    guard head == "options" || head.hasSuffix("Options") else { return nil }
    if head == "launchOptions" {
      (path, isList, rest) = (String(head), false, written.dropFirst(head.count))
      return
    }
    guard words.count > head.utf8.count, written.dropFirst(head.count).first == "." else { return nil }
    let member = written.dropFirst(head.count + 1).prefix { !".?![( ".contains($0) }
    switch member {
    case "urlContexts", "userActivities": isList = true
    case "shortcutItem", "notificationResponse", "cloudKitShareMetadata", "handoffUserActivityType",
      "sourceApplication":
      isList = false
    default: return nil
    }
    path = "\(head).\(member)"
    rest = written.dropFirst(head.count + 1 + member.count)
  }

  /// What it is worth; nil for what a closure or a method makes of it.
  var value: Value? {
    guard isList else {
      return rest.isEmpty || rest.hasPrefix("?") || rest.hasPrefix("!") || rest.hasPrefix("[") ? Value.none : nil
    }
    switch rest {
    case "": return .list([])
    case ".isEmpty": return .bool(true)
    case ".count": return .int(0)
    default:
      return rest.hasPrefix(".first?") || rest.hasPrefix(".first!") || rest == ".first" || rest.hasPrefix(".first(")
        || rest.hasPrefix(".first {") ? Value.none : nil
    }
  }
}

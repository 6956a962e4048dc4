/// A name of a scenario, interned: two names of one table are equal when their numbers are.
package struct Name: Hashable, Sendable {
  /// The number in the ``NameTable``, from 0 in the order of first use.
  package let id: Int32

  /// Makes the name of a number that a table gave.
  package init(id: Int32) { self.id = id }
}

/// The words of the language. Every table begins with them, so that they compare as integers.
extension Name {
  static let words: [StaticString] = [
    // These are taken: nothing may be declared by these names.
    "scenario", "ios", "rules", "device", "sizeClass", "class", "window", "on", "turn", "begin", "finish",
    "cancel", "expect", "segue", "completion", "presentation", "transition", "self", "true", "false", "nil",
    "super", "if", "else",
    // These mean something in one place and are free elsewhere.
    "_", "as", "in", "weak", "unowned", "unwind", "docs", "hierarchy", "of", "events", "event", "include",
    "no", "log", "exception", "rule", "lint", "selector", "is",
  ]
  private static var reservedCount: Int32 { 24 }

  /// Whether it is a word of the language, taken or free.
  var isWord: Bool { id < Name.wordCount }
  static var wordCount: Int32 { 43 }

  /// Whether the language keeps the name to itself, so that no controller or class may have it.
  package var isReserved: Bool { id < Name.reservedCount }

  /// Whether it cannot be the name of anything: a word of the language, or `_`.
  var namesNothing: Bool { isReserved || self == .underscore }

  /// `scenario`
  package static var scenario: Name { Name(id: 0) }
  /// `ios`
  package static var ios: Name { Name(id: 1) }
  /// `rules`
  package static var rules: Name { Name(id: 2) }
  /// `device`
  package static var device: Name { Name(id: 3) }
  /// `sizeClass`
  package static var sizeClass: Name { Name(id: 4) }
  /// `class`
  package static var `class`: Name { Name(id: 5) }
  /// `window`
  package static var window: Name { Name(id: 6) }
  /// `on`
  package static var on: Name { Name(id: 7) }
  /// `turn`
  package static var turn: Name { Name(id: 8) }
  /// `begin`
  package static var begin: Name { Name(id: 9) }
  /// `finish`
  package static var finish: Name { Name(id: 10) }
  /// `cancel`
  package static var cancel: Name { Name(id: 11) }
  /// `expect`
  package static var expect: Name { Name(id: 12) }
  /// `segue`
  package static var segue: Name { Name(id: 13) }
  /// `completion`
  package static var completion: Name { Name(id: 14) }
  /// `presentation`
  package static var presentation: Name { Name(id: 15) }
  /// `transition`
  package static var transition: Name { Name(id: 16) }
  /// `self`
  package static var `self`: Name { Name(id: 17) }
  /// `true`
  package static var `true`: Name { Name(id: 18) }
  /// `false`
  package static var `false`: Name { Name(id: 19) }
  /// `nil`
  package static var `nil`: Name { Name(id: 20) }
  /// `super`
  package static var `super`: Name { Name(id: 21) }
  /// `if`
  package static var `if`: Name { Name(id: 22) }
  /// `else`
  package static var `else`: Name { Name(id: 23) }
  /// `_`, the label of an argument without one and the target of an assignment that drops its value.
  package static var underscore: Name { Name(id: 24) }

  static var `as`: Name { Name(id: 25) }
  static var `in`: Name { Name(id: 26) }
  static var weak: Name { Name(id: 27) }
  static var unowned: Name { Name(id: 28) }
  static var unwind: Name { Name(id: 29) }
  static var docs: Name { Name(id: 30) }
  static var hierarchy: Name { Name(id: 31) }
  static var of: Name { Name(id: 32) }
  static var events: Name { Name(id: 33) }
  static var event: Name { Name(id: 34) }
  static var include: Name { Name(id: 35) }
  static var no: Name { Name(id: 36) }
  static var log: Name { Name(id: 37) }
  static var exception: Name { Name(id: 38) }
  static var rule: Name { Name(id: 39) }
  static var lint: Name { Name(id: 40) }
  static var selector: Name { Name(id: 41) }
  static var `is`: Name { Name(id: 42) }
}

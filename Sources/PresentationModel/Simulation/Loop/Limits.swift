/// All that may be only so large or go on only so long. The text of ORD-34 names every one, what a file may hold too.
extension Simulator {
  // MARK: A step

  /// Transitions that one step may begin before it counts as endless.
  static let transitionLimit = 1_000
  /// Bodies of callbacks and handlers that one step may run.
  static let bodyLimit = 100_000
  /// Bodies for which every reason is kept.
  static let keptBodies = 10_000
  /// Segues that one step may perform.
  static let segueLimit = 2_000
  /// Controllers, windows and objects that one step may make.
  static let madeLimit = 2_000
  /// Instructions of Swift that one step may run: nothing sets this count back.
  static let instructionLimit = 1_000_000
  /// Calls of UIKit's and assignments to its properties that Swift may make in a step.
  static let uikitLimit = 20_000
  /// Rounds of loops and calls of functions that may follow each other without a change of the hierarchy.
  static let roundLimit = 10_000
  /// How often a timer of a step fires that code may stop: three seconds of a display link. Behind that it fires once.
  static let repeatLimit = 200

  // MARK: Inside each other

  /// Calls of functions.
  static let callLimit: Int32 = 1_000
  /// Objects whose class bodies make objects.
  static let makingLimit = 100
  /// Delegate methods that are called inside bodies of other delegates' methods: each uses the machine's stack.
  static let askingLimit = 8

  /// Comparisons by operators of the file's own.
  static let comparisonLimit = 16

  // MARK: A file

  /// Members of a path, as in `a.b.c`.
  static let memberLimit = 200
  /// Functions and closures inside each other: each takes the room of a dozen of the checker's own.
  static let closureLimit = 32
  /// Levels of Swift inside each other: each takes up to 60 kB of the stack of whoever reads and checks it in a build
  /// without optimization, and a thread has 8 MB.
  static var levelLimit: Int { 80 }
  /// Brackets of a scenario inside each other.
  static var bracketLimit: Int { 256 }
  /// Structures that make each other as the values their properties are declared with.
  static let structureLimit = 24
  /// Classes of the file above a class of the file's: each carries what all of them say.
  static let superclassLimit = 256

  // MARK: Values of Swift

  /// Elements that a value may have, with all that is in them.
  static let partLimit = 2_000
  /// Values inside each other.
  static let depthLimit = 100
  /// Bytes of a text.
  static let textLimit = 100_000
  /// Numbers that a range may have which stands as a list.
  static let rangeLimit: Int64 = 10_000
}

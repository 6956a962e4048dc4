/// A dump on its way to a scenario: classes and names are decided, and what the engine was seen to do otherwise is put
/// right step by step.
struct ImportPlan {
  let source: SourceText
  var forest: DumpForest
  /// The version and the device that the user or the dump gives, as header lines.
  var ios: String?
  var device: String?
  /// The version that counts for classes of views.
  var version = UIKitVersion.newest
  /// The oldest that the scenario has to load under.
  var oldest = UIKitVersion.newest

  var classes: [ImportedClass] = []
  /// For each row its class, name, class of view and of presentation controller (rows of `words`, -1 for none).
  var classOf: [Int32] = []
  var names: [String] = []
  var viewOf: [Int32] = []
  var presentationOf: [Int32] = []
  /// Classes of views and presentation controllers, as the scenario writes them.
  var words = WordTable()
  var wordNames: [String] = []
  var notes: [ImportNote] = []
  /// More tabs, and for each row the one that it belongs to; -1 for none.
  var mores: [ImportedMore] = []
  var moreOf: [Int32] = []

  // What trials have shown to be needed.
  /// Views that the scenario alone would not load.
  var loads: [Int32] = []
  /// Children that their parent gets by `addChild` after launch: the first such one of a parent and all after it.
  var isLate: [Bool] = []
  /// Stack entries that are pushed when everything is presented: over a controller that presents, or while the stack is
  /// covered.
  var isPushed: [Bool] = []
  /// Trees whose root is put into its window by a step.
  var isLateRoot: [Bool] = []
  /// Whether each row is in an outline under a window.
  var inWindowTree: [Bool] = []
  /// Trees outside any window.
  var isOutside: [Bool] = []
  /// The transition that the dump was taken in, if one is found that fits.
  var transition = ImportTransition.none
  /// Steps that produce states which no scenario has without them.
  var repairs: [ImportRepair] = []
  /// Statements that a run has ended at, and why: they are written as comments.
  var commented: [String: String] = [:]
  /// How often something was left out so that the scenario runs.
  var rescues = 0
  /// Whether nothing is left but comments.
  var isAllComment = false
  /// Whether the whole is expected at the end.
  var isExpected = true
}

/// A note for the user about an import.
package struct ImportNote: Sendable, Equatable {
  /// Line of the dump, from 1; 0 for the whole.
  package var line: Int
  /// What.
  package var text: String
}

/// The transition that `begin` leaves running at a scenario's end.
enum ImportTransition: Equatable {
  case none
  case presenting(Int32)
  case dismissing(Int32)
  /// The last child of a navigation controller is coming.
  case pushing(Int32)
  /// It is going.
  case popping(Int32)
  /// A tab is coming in the place of another.
  case selecting(tab: Int32, from: Int32)

  /// The controller that appears or disappears.
  var row: Int32? {
    switch self {
    case .none: nil
    case .presenting(let row), .dismissing(let row), .pushing(let row), .popping(let row), .selecting(let row, _): row
    }
  }
}

/// A step for a state that UIKit's own containers do not settle in.
enum ImportRepair: Equatable {
  case removeView(Int32)
  /// A split view controller hides its primary column.
  case hidePrimary(Int32)
  case disappear(Int32)
  case beginDisappearing(Int32)
  case beginAppearing(Int32)

  /// The controller.
  var row: Int32 {
    switch self {
    case .removeView(let row), .hidePrimary(let row), .disappear(let row), .beginDisappearing(let row),
      .beginAppearing(let row):
      row
    }
  }
}

/// The controllers that presim's note on a silent failure names: the values of the placeholders of
/// `UIKitMessage.notes`, in the order of their first use.
///
/// Nothing of it is counted, as nothing of a sentence: a finding is made and dropped for every rule that is asked.
package struct SilentNames: Sendable {
  // Small, as a finding is: the last of three names is a controller or another value.
  private let rows: (Int32, Int32, Int32)
  private let lastIsAValue: Bool
  private let row: UInt8

  /// Names up to three controllers, or two and another value, in one of the notes of a row.
  init(
    _ first: ControllerID? = nil, _ second: ControllerID? = nil, _ third: ControllerID? = nil,
    value: Because.Naming = Because.Naming(row: -1), variant: UInt8 = 0
  ) {
    lastIsAValue = value.row >= 0
    rows = (first?.index ?? -1, second?.index ?? -1, lastIsAValue ? value.row : third?.index ?? -1)
    row = variant
  }

  /// What is no controller in the note: a path, or a list of controllers; kept by the ledger.
  var value: Because.Naming { Because.Naming(row: lastIsAValue ? rows.2 : -1) }

  /// Which of the notes of the row it is; 0 for the first.
  var variant: Int { Int(row) }

  /// The controllers, in order.
  var controllers: [ControllerID] {
    [rows.0, rows.1, lastIsAValue ? -1 : rows.2].filter { $0 >= 0 }.map { ControllerID($0) }
  }
}

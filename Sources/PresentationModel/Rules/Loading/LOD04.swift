/// Where the view comes from, as the documents tell it (LOD-04).
///
/// As LOD-03 with 4 and 5 exchanged: first the nib with the class's own name, then the one without `Controller`.
///
/// - Versions: docs.
/// - Evidence: Design document 0 (its list names the class's name first).
/// - Example: the same class: `CardViewController` is loaded.
enum LOD04 {
  /// The same two, the class's own name first.
  static func candidates(_ className: String) -> [String] { LOD03.candidates(className).reversed() }
}

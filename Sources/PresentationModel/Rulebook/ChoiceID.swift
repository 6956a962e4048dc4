/// The choices of the rulebook's chapter 6: questions that no evidence answers, and what presim answers all the same.
public enum ChoiceID: UInt8, CaseIterable, Sendable {
  case cho01, cho02, cho03, cho04, cho05, cho06, cho07, cho08, cho09, cho10, cho11
  case cho12, cho13, cho14, cho15, cho16, cho17, cho18, cho19, cho20, cho21, cho22
  case cho23, cho24, cho25, cho26, cho27, cho28, cho29, cho30, cho31, cho32

  /// The ID as the rulebook writes it: `CHO-01`.
  public var text: String {
    let number = Int(rawValue) + 1
    return number < 10 ? "CHO-0\(number)" : "CHO-\(number)"
  }
}

/// The open questions (CHO): no evidence answers them, and presim assumes an answer all the same.
package enum ChoiceID: UInt8, CaseIterable, Sendable {
  case cho01, cho02, cho03, cho04, cho05, cho06, cho07, cho08, cho09, cho10
  case cho11, cho12, cho13, cho14, cho15, cho16, cho17, cho18, cho19, cho20
  case cho21, cho22, cho23, cho24, cho25, cho26, cho27, cho28, cho29, cho30
  case cho31, cho32, cho33, cho34, cho35, cho36, cho37, cho38, cho39, cho40
  case cho41, cho42, cho43, cho44, cho45, cho46, cho47, cho48, cho49, cho50
  case cho51, cho52, cho53, cho54, cho55, cho56, cho57, cho58, cho59, cho60
  case cho61, cho62, cho63, cho64, cho65, cho66, cho67, cho68, cho69, cho70
  case cho71, cho72, cho73, cho74, cho75, cho76, cho77, cho78, cho79, cho80
  case cho81, cho82, cho83, cho84, cho85, cho86

  /// The ID as the rulebook writes it: `CHO-01`.
  package var text: String {
    let number = Int(rawValue) + 1
    return number < 10 ? "CHO-0\(number)" : "CHO-\(number)"
  }
}

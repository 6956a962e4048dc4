/// The rules of `presim lint`, in the order in which they are consulted. An ID is for ever; a retired one is never used
/// again.
package enum LintID: UInt8, CaseIterable, Sendable {
  case lnt01, lnt02, lnt03, lnt04, lnt05, lnt06, lnt07, lnt08, lnt09, lnt10
  case lnt11, lnt12, lnt13, lnt14, lnt15, lnt16, lnt17, lnt18, lnt19, lnt20
  case lnt21, lnt22, lnt23, lnt24, lnt25, lnt26, lnt27, lnt28, lnt29, lnt30
  case lnt31, lnt32, lnt33, lnt34, lnt35, lnt36, lnt37, lnt38, lnt39, lnt40
  case lnt41, lnt42, lnt43, lnt44, lnt45, lnt46, lnt47, lnt48, lnt49, lnt50
  case lnt51, lnt52, lnt53, lnt54, lnt55, lnt56, lnt57, lnt58, lnt59, lnt60
  case lnt61

  /// The ID as the rulebook writes it: `LNT-07`.
  package var text: String {
    let number = Int(rawValue) + 1
    return number < 10 ? "LNT-0\(number)" : "LNT-\(number)"
  }

  /// The rulebook's chapter.
  package var chapter: Int { 8 }

  /// The rule of an ID as people write it; nil where there is none.
  package init?(_ text: some StringProtocol) {
    guard let found = LintID.allCases.first(where: { $0.text == text }) else { return nil }
    self = found
  }
}

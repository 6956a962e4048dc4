import PresentationModel
import Testing

/// The comparison of two blocks, against a reference for all small ones.
@Suite struct TextDiffTests {
  @Test func bothTextsCanBeReadFromItAndNothingIsRemovedInVain() {
    let texts = (0..<5).flatMap { length in Self.words(length) }
    for old in texts {
      for new in texts where old.count + new.count <= 7 {
        let lines = TextDiff(expected: old, actual: new).lines
        expect(lines.filter { $0.change != .added }.map(\.text), equals: old, "\(new)")
        expect(lines.filter { $0.change != .removed }.map(\.text), equals: new, "\(new)")
        expect(lines.count { $0.change == .same }, equals: Self.longest(old[...], new[...]), "\(new)")
      }
    }
  }

  @Test func largeOnesAreLinear() {
    let old = (0..<200_000).map { "line \($0)" }
    let new = old.map { $0 == "line 100000" ? "changed" : $0 }
    let excerpt = TextDiff(expected: old, actual: new).excerpt(context: 1)
    expect(excerpt.map { $0?.text }, equals: [nil, "line 99999", "line 100000", "changed", "line 100001", nil])
  }

  private static func words(_ length: Int) -> [[String]] {
    length == 0 ? [[]] : words(length - 1).flatMap { word in ["a", "b"].map { word + [$0] } }
  }

  private static func longest(_ a: ArraySlice<String>, _ b: ArraySlice<String>) -> Int {
    guard let first = a.first, let other = b.first else { return 0 }
    if first == other { return 1 + longest(a.dropFirst(), b.dropFirst()) }
    return max(longest(a.dropFirst(), b), longest(a, b.dropFirst()))
  }
}

import Testing

@testable import PresentationModel

@Suite struct ParserTests {
  @Test func readsEverythingWithoutAComplaint() {
    #expect(diagnose(Sources.everything) == "")
    #expect(diagnose(Sources.wholeFile) == "")
  }

  @Test func understandsEveryConstruct() {
    #expect(dump(parse(Sources.everything)) == Self.everything)
  }

  @Test func formatsEveryConstruct() {
    let source = SourceText(Sources.everything, path: "a.presim")
    #expect(SyntaxFormatter.format(source).text == Self.formatted)
  }
}

import Testing

@testable import PresentationModel

@Suite struct ParserTests {
  @Test func readsEverythingWithoutAComplaint() {
    expect(diagnose(Sources.everything), equals: "")
    expect(diagnose(Sources.wholeFile), equals: "")
  }

  @Test func understandsEveryConstruct() {
    expect(dump(parse(Sources.everything)), equals: Self.everything)
  }

  @Test func formatsEveryConstruct() {
    let source = SourceText(Sources.everything, path: "a.presim")
    expect(SyntaxFormatter.format(source).text, equals: Self.formatted)
  }
}

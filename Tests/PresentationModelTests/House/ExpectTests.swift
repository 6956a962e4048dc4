import Testing

/// What `expect(_:equals:)` says where two values differ.
@Suite struct ExpectTests {
  @Test(arguments: [
    ("a", "b", "\"a\" is not \"b\""),
    ("a\nb\nc", "a\nd\nc", "line 2 is \"b\", not \"d\"; the whole text:\na\nb\nc"),
    ("a\nb", "a\nb\n", "line 3 is the end, not \"\"; the whole text:\na\nb"),
    ("a\nb", "a\nb", nil),
  ])
  func ofTexts(value: String, expected: String, said: String?) {
    #expect(difference(of: value, and: expected) == said)
  }

  @Test func ofOtherValues() {
    #expect(difference(of: [1, 2], and: [1, 2]) == nil)
    #expect(difference(of: [1, 2], and: [2]) == "[1, 2] is not [2]")
    #expect(difference(of: 1, and: nil) == "Optional(1) is not nil")
  }
}

import Testing

@testable import presim

/// Reports have texts, truths and whole numbers; what else is asked for is refused.
@Suite struct JSONValueEncoderTests {
  private struct Report<Number: Encodable>: Encodable {
    let name: String
    let sizes: [Number]
  }

  private func text(_ number: some Encodable) throws -> JSONValue {
    try JSONValueEncoder.encode(Report(name: "card", sizes: [number]))
  }

  @Test func wholeNumbersAreWritten() throws {
    guard case .object(let members) = try text(UInt16(7)), case .array(let sizes)? = members["sizes"],
      case .integer(7)? = sizes.first
    else {
      Issue.record("the number is missing")
      return
    }
  }

  @Test func aFractionIsRefused() {
    #expect(throws: EncodingError.self) { try text(0.5) }
    #expect(throws: EncodingError.self) { try text(Float(2)) }
    #expect(throws: EncodingError.self) { try JSONValueEncoder.encode(1.5) }
  }

  @Test func aNumberThatIsTooLargeIsRefused() {
    #expect(throws: EncodingError.self) { try text(UInt64.max) }
  }
}

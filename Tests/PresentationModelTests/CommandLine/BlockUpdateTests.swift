import Foundation
import Testing

@testable import PresentationModel
@testable import presim

/// Which bytes `--update` replaces.
@Suite struct BlockUpdateTests {
  /// A file with one expectation that begins at `expect` and whose block is `block`, failed with `actual`.
  private func update(_ text: String, block: String?, indentation: Int, actuals: [String]) -> String? {
    let bytes = Array(text.utf8)
    func range(_ part: String) -> ByteRange {
      let part = Array(part.utf8)
      let start = bytes.indices.first { bytes[$0...].starts(with: part) } ?? 0
      return ByteRange(Int32(start), Int32(start + part.count))
    }
    var program = Program()
    program.expectations = [
      Expectation(
        kind: .events(of: [], []), range: range("expect events"), block: block.map(range),
        blockIndentation: indentation, line: 2, text: "expect events")
    ]
    let failures = actuals.map { actual in
      FailureReport(
        ExpectationFailure(expectation: ExpectationID(0), line: 2, message: "", expected: "", actual: actual),
        in: program)
    }
    let file = ScenarioFile(path: "a.presim", bytes: bytes, programs: [program], diagnostics: "")
    return BlockUpdate(file, program, failures: failures).map { String(decoding: $0.bytes, as: UTF8.self) }
  }

  @Test func aBlockIsReplacedWithItsIndentation() {
    let text = "a.b()\nexpect events\n   old\n   older\n// after\n"
    let expected = "a.b()\nexpect events\n   new\n   newer\n   newest\n// after\n"
    expect(update(text, block: "   old\n   older", indentation: 3, actuals: ["new\nnewer\nnewest\n"]), equals: expected)
    expect(update(text, block: "old\n   older\n", indentation: 3, actuals: ["new\nnewer\nnewest"]), equals: expected)
  }

  @Test func lineEndsStayWhatTheyAre() {
    let text = "a.b()\r\nexpect events\r\n  old\r\n// after\r\n"
    expect(
      update(text, block: "  old\r\n", indentation: 2, actuals: ["x\ny"]),
      equals: "a.b()\r\nexpect events\r\n  x\r\n  y\r\n// after\r\n")
  }

  @Test func aBlockThatIsNotThereIsAdded() {
    expect(
      update("a.b()\nexpect events // none\n// after", block: nil, indentation: 0, actuals: ["x\ny"]),
      equals: "a.b()\nexpect events // none\n  x\n  y\n// after")
    expect(
      update("turn {\n  expect events", block: nil, indentation: 0, actuals: ["x"]),
      equals: "turn {\n  expect events\n    x")
  }

  @Test(arguments: ["\n", "\r\n"])
  func theCheckersRangesFit(lineEnd: String) throws {
    let bytes = Array(Example.passing.replacing("\n", with: lineEnd).utf8)
    let file = ScenarioFile.read(bytes, path: "a.presim")
    let program = try #require(file.program)
    let row = try #require(program.expectations.firstIndex { $0.kind.isExactBlock })
    let failure = FailureReport(
      ExpectationFailure(
        expectation: ExpectationID(Int32(row)), line: 12, message: "", expected: "", actual: "<A a>\n   | <B b>\n"),
      in: program)
    let update = try #require(BlockUpdate(file, program, failures: [failure]))
    let head = Example.passing.prefix(upTo: try #require(Example.passing.range(of: "  <UITabBar")).lowerBound)
    let expected = (head + "  <A a>\n     | <B b>\n").replacing("\n", with: lineEnd)
    #expect(String(decoding: update.bytes, as: UTF8.self) == expected)
  }

  @Test func whatCannotBeRightStays() {
    let text = "a.b()\nexpect events\n  old\n"
    expect(update(text, block: "  old", indentation: 2, actuals: ["x", "y"]), equals: nil)
    expect(update(text, block: "  old", indentation: 2, actuals: [""]), equals: nil)
    expect(update(text, block: "  old", indentation: 2, actuals: []), equals: nil)
    expect(update(text, block: "  old", indentation: 2, actuals: ["x", "x"]), equals: "a.b()\nexpect events\n  x\n")
  }
}

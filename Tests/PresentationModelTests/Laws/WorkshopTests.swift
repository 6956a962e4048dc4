import Testing

@testable import PresentationModel

/// A worker of `presim test` checks and runs each file in the room that the last one has left.
@Suite struct WorkshopTests {
  /// Files, and by turns the first two thirds of them, which are often wrong, or what fails, one after the other.
  @Test func eachFileComesToTheSameAsAlone() {
    var workshop = Workshop()
    var failed = 0
    for (row, path) in ScenarioFiles.sample(every: 20).enumerated() {
      let whole = ScenarioFiles.bytes(path)
      let other = row % 2 == 0 ? Array(whole[..<(whole.count * 2 / 3)]) : Self.turned(whole)
      for bytes in [whole, other] {
        let name = ScenarioFiles.shown(path)
        let alone = TestOutcome(ScenarioFile.check(bytes, path: name))
        let file = ScenarioFile.check(bytes, path: name, in: &workshop)
        let runs = file.programs.indices.map { TestOutcome.Run($0, of: file, nil, in: &workshop) }
        let outcome = TestOutcome(file, runs)
        expect("\(outcome)", equals: "\(alone)", "\(name)")
        if alone.report.status != .passed { failed += 1 }
        workshop.take(back: file)
      }
    }
    #expect(failed > 40)
  }

  /// The file with each `==` turned round: what it expects does not hold.
  private static func turned(_ bytes: [UInt8]) -> [UInt8] {
    var bytes = bytes
    for index in bytes.indices.dropLast()
    where bytes[index] == UInt8(ascii: "=") && bytes[index + 1] == UInt8(ascii: "=") {
      bytes[index] = UInt8(ascii: "!")
    }
    return bytes
  }
}

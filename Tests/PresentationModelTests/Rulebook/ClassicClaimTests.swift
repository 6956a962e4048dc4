import Foundation
import Testing

@testable import PresentationModel

/// Each claim of the classic documents has a scenario that pins it, or the reason why it has none.
@Suite struct ClassicClaimTests {
  /// A row of `Scenarios/articles/claims.md`.
  struct Claim: Sendable {
    let number: String
    let document: String
    let claim: String
    /// What stands in its last cell.
    let pin: String

    /// The scenarios that pin it, from `Scenarios` on and without their endings.
    var scenarios: [String] {
      pin.split(separator: "`").enumerated().filter { $0.offset % 2 == 0 && pin.hasPrefix("`") }
        .map { String($0.element) }
    }
    /// Why no scenario pins it.
    var reason: Substring? {
      ["outside: ", "open: "].first { pin.hasPrefix($0) }.map { pin.dropFirst($0.count) }
    }
  }

  private static let claims: [Claim] = {
    let file = SourceTree.root.appending(path: "Scenarios/articles/claims.md")
    let text = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
    return text.split(separator: "\n").filter { $0.hasPrefix("| S") }.map { line in
      let cells = line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
      return Claim(number: cells[0], document: cells[1], claim: cells[2], pin: cells[3])
    }
  }()

  private static let scenarios = Set(claims.flatMap(\.scenarios)).sorted()

  @Test func eachClaimStandsOnceInOrder() {
    expect(Self.claims.map(\.number), equals: (1...272).map { "S" + "00\($0)".suffix(3) })
    for claim in Self.claims {
      #expect("01234".contains(claim.document.prefix(1)) && claim.claim.count > 5, "\(claim.number)")
    }
  }

  @Test func eachClaimHasItsScenarioOrItsReason() {
    for claim in Self.claims {
      #expect(claim.scenarios.isEmpty == (claim.reason != nil), "\(claim.number): \(claim.pin)")
      if let reason = claim.reason { #expect(reason.count > 5, "\(claim.number)") }
    }
    expect(Self.claims.filter { !$0.pin.hasPrefix("outside") }.count, equals: 240)
  }

  /// Files of this folder that pin nothing would stand there for nothing.
  @Test func eachScenarioOfTheArticlesPinsAClaim() {
    for path in ScenarioFiles.all.map(ScenarioFiles.shown) where path.hasPrefix("Scenarios/articles/") {
      #expect(Self.scenarios.contains { path == "Scenarios/\($0).presim" }, "\(path)")
    }
  }

  /// Also a file that names versions of iOS passes by the classic documents, if it pins a claim of theirs.
  @Test(arguments: scenarios)
  func holdsByTheClassicDocuments(_ name: String) throws {
    let path = try #require(
      ScenarioFiles.all.first { ScenarioFiles.shown($0) == "Scenarios/\(name).presim" }, "no file of that name")
    let bytes = ScenarioFiles.bytes(path)
    let text = String(decoding: bytes, as: UTF8.self)
    #expect(text.contains("expect "), "nothing in it could fail")
    if name.hasPrefix("articles/") { #expect(text.contains("\nrules docs\n"), "say 'rules docs'") }
    let program = try #require(Scenario.load(bytes: bytes, path: path, under: [.documents]).program)
    var runner = ScenarioRunner(program)
    var failures = runner.launch().failures
    while let outcome = runner.next() { failures += outcome.failures }
    failures += runner.unreached()
    #expect(failures.isEmpty, "\(failures.map { "\($0.line): \($0.message)" })")
  }
}

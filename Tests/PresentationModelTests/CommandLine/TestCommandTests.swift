import Foundation
import Testing

/// `presim test`: what passes, fails and is invalid; what is printed; the exit status.
@Suite struct TestCommandTests {
  @Test func nothingFoundIsAnError() throws {
    let presim = try PresimProcess()
    defer { presim.remove() }
    try FileManager.default.createDirectory(
      at: presim.directory.appendingPathComponent("Scenarios"), withIntermediateDirectories: true)
    let result = try presim.run("test")
    expect(result.status, equals: 2)
    expect(result.output, equals: "")
    expect(result.errors, equals: "presim: error: there is no '*.presim' file below 'Scenarios'\n")
  }

  @Test func passedFailedAndInvalidAreCounted() throws {
    let presim = try PresimProcess()
    defer { presim.remove() }
    try presim.write(Example.passing, to: "Scenarios/a.presim")
    try expect(presim.run("test").output, equals: "1 passed, 0 failed, 0 invalid\n")
    try expect(presim.run("test").status, equals: 0)
    try presim.write(Example.failing, to: "Scenarios/b.presim")
    try expect(presim.run("test").status, equals: 1)
    try presim.write(Example.invalid, to: "Scenarios/c.presim")
    let result = try presim.run("test", "--format=json")
    expect(result.status, equals: 2)
    let document = try JSONDecoder().decode(TestDocument.self, from: Data(result.output.utf8))
    expect(document.schemaVersion, equals: 1)
    expect(document.files.map(\.status), equals: ["passed", "failed", "invalid"])
    expect(document.passed, equals: 1)
    expect(document.failed, equals: 1)
    expect(document.invalid, equals: 1)
    expect(document.files[1].failures.map(\.line), equals: [11, 12])
    #expect(result.errors.contains("Scenarios/c.presim:2:1: error: "))
    let pretty = try presim.run("test").output
    #expect(pretty.contains("Scenarios/b.presim:11: failed: expect detail.presentingViewController == first\n"))
    #expect(pretty.contains("\n  -    | <FirstViewController first>, state: disappeared, view: <UIView>\n"))
    #expect(pretty.hasSuffix("\n1 passed, 1 failed, 1 invalid\n"))
  }

  @Test func theNumberOfJobsChangesNothing() throws {
    let presim = try PresimProcess()
    defer { presim.remove() }
    for number in 0..<60 {
      let text = number % 7 == 3 ? Example.failing : Example.passing
      try presim.write(text, to: "Scenarios/\(number % 5)/\(number).presim")
    }
    let one = try presim.run("test", "--jobs", "1")
    let many = try presim.run("test", "--jobs", "8")
    expect(one.output, equals: many.output)
    #expect(one.output.hasSuffix("\n51 passed, 9 failed, 0 invalid\n"))
  }

  @Test func aFilterLooksAtPathAndTitle() throws {
    let presim = try PresimProcess()
    defer { presim.remove() }
    try presim.write(Example.passing, to: "Scenarios/one.presim")
    try presim.write("scenario \"Another\"\n", to: "Scenarios/two.presim")
    try expect(
      presim.run("test", "--filter", "Another").output,
      equals: "Scenarios/two.presim: 0 expectations\n0 passed, 0 failed, 0 invalid, 1 without expectations\n")
    try expect(presim.run("test", "--filter", "one.pre").output, equals: "1 passed, 0 failed, 0 invalid\n")
    try expect(presim.run("test", "--filter", "three").status, equals: 2)
  }
}

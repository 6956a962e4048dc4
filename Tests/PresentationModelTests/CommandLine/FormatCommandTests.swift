import Testing

/// `presim format`: in place, through a pipe, and as a check.
@Suite struct FormatCommandTests {
  private static let untidy = Example.passing.replacing("ios 17", with: "ios   17  ")

  @Test func aCheckNamesWhatWouldChange() throws {
    let presim = try PresimProcess()
    defer { presim.remove() }
    try presim.write(Self.untidy, to: "a.presim")
    try presim.write(Example.passing, to: "b.presim")
    let check = try presim.run("format", "--check", "a.presim", "b.presim")
    #expect(check.status == 1)
    #expect(check.output == "a.presim\n")
    #expect(try presim.read("a.presim") == Self.untidy)
    let format = try presim.run("format", "a.presim", "b.presim")
    #expect(format.status == 0)
    #expect(format.output == "")
    #expect(try presim.read("a.presim") == Example.passing)
    #expect(try presim.run("format", "--check", "a.presim", "b.presim").status == 0)
  }

  @Test func standardInputGoesToStandardOutput() throws {
    let presim = try PresimProcess()
    defer { presim.remove() }
    let result = try presim.run("format", "-", input: Self.untidy)
    #expect(result.status == 0)
    #expect(result.output == Example.passing)
  }

  @Test func aFileWithErrorsStays() throws {
    let presim = try PresimProcess()
    defer { presim.remove() }
    try presim.write(Example.invalid, to: "a.presim")
    let result = try presim.run("format", "a.presim")
    #expect(result.status == 2)
    #expect(result.errors.contains("a.presim:2:1: error: "))
    #expect(try presim.read("a.presim") == Example.invalid)
  }
}

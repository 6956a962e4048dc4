import Foundation
import Testing

/// Every JSON document is what its schema says.
@Suite struct SchemaTests {
  @Test(
    arguments: [
      ["run", "--events", "passing.presim", "failing.presim"], ["run", "invalid.presim"],
      ["explain", "passing.presim"], ["explain", "failing.presim:10"], ["compare", "passing.presim", "--ios", "12,26"],
      ["test", "."], ["rules"], ["rules", "CTX-04"], ["rules", "P-L01"], ["rules", "CHO-01"],
      ["rules", "CTX", "P-L", "CHO-01"], ["rules", "--search", "not in the window hierarchy"],
      ["format", "--check", "passing.presim"], ["who", "passing.presim"],
      ["who", "passing.presim", "--style", "all", "--ios", "12,26"],
      ["lint", "passing.presim"], ["lint", "."], ["rules", "LNT-07"],
      ["lint", "passing.presim", "--ios", "12,26"],
      ["quiz", "--seed", "7", "--count", "12"], ["quiz", "passing.presim", "--seed", "1"],
    ])
  func conforms(arguments: [String]) throws {
    let presim = try PresimProcess()
    defer { presim.remove() }
    try presim.write(Example.passing, to: "passing.presim")
    try presim.write(Example.failing, to: "failing.presim")
    try presim.write(Example.invalid, to: "invalid.presim")
    let result = try presim.run(arguments + ["--format", "json"])
    let document = try JSONSerialization.jsonObject(with: Data(result.output.utf8))
    try expect(JSONSchema(arguments[0]).errors(in: document), equals: [])
    try expect(presim.run(arguments + ["--format", "json"]).output, equals: result.output)
  }
}

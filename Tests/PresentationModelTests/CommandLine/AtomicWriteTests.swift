import Foundation
import Testing

@testable import presim

/// An edit that is saved while presim works is not lost.
@Suite struct AtomicWriteTests {
  @Test func aFileThatChangedStays() throws {
    let url = FileManager.default.temporaryDirectory.appendingPathComponent("presim-\(UUID().uuidString).presim")
    defer { try? FileManager.default.removeItem(at: url) }
    try Data("edited".utf8).write(to: url)
    #expect(try !AtomicWrite.replace(url.path, with: Array("new".utf8), ifStill: Array("old".utf8)))
    try expect(String(contentsOf: url, encoding: .utf8), equals: "edited")
    #expect(try AtomicWrite.replace(url.path, with: Array("new".utf8), ifStill: Array("edited".utf8)))
    try expect(String(contentsOf: url, encoding: .utf8), equals: "new")
  }
}

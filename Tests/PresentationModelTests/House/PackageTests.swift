import Foundation
import Testing

/// SwiftPM takes the description of the package that fits its version: Swift 6.0 and 6.1 read Package.swift, later ones
/// Package@swift-6.2.swift.
@Suite struct PackageTests {
  /// The lines in which the two differ by intention.
  private static let different = [
    "// swift-tools-version:", "//", ".swiftLanguageMode(.v6)", ".treatAllWarnings(as: .error)",
  ]

  @Test func bothDescriptionsSayTheSame() throws {
    let older = try Self.lines("Package.swift")
    try expect(older, equals: Self.lines("Package@swift-6.2.swift"))
    #expect(older.count > 15)
  }

  /// Without a platform SwiftPM takes macOS 10.13, for which presim does not compile.
  @Test func namesItsMacOS() throws {
    #expect(try Self.lines("Package.swift").contains { $0.hasPrefix("platforms: [.macOS(") })
  }

  /// One call of Swift's regular expressions or of its concurrency links all of them: 7,000 pointers more to move before
  /// presim's own code begins.
  @Test func presimLinksNeitherRegularExpressionsNorConcurrency() throws {
    let folder = SourceTree.root.appending(path: "Sources/presim")
    let paths = (FileManager.default.subpaths(atPath: folder.path) ?? []).filter { $0.hasSuffix(".swift") }
    #expect(paths.count > 50)
    for path in paths {
      let code = SourceTree.code(try String(contentsOf: folder.appending(path: path), encoding: .utf8))
      for word in ["ContinuousClock", "Task.", "await ", ".replacing(\"", ".firstRange(of:", ".trimmingPrefix("] {
        #expect(!code.contains(word), "\(path) uses '\(word)'")
      }
    }
  }

  private static func lines(_ name: String) throws -> [String] {
    try String(contentsOf: SourceTree.root.appending(path: name), encoding: .utf8)
      .split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
      .filter { line in !different.contains { line.hasPrefix($0) } }
  }
}

import Foundation
import Testing

@testable import presim

/// `presim lint Sources`: which files are read, and what the last line says.
@Suite struct AppLintTests {
  private static let twice = """
    class Home: UIViewController {
      func a() { present(CardViewController(), animated: true); present(OtherViewController(), animated: true) }
    }

    """

  @Test func aDirectoryIsOneProgram() throws {
    let presim = try PresimProcess()
    defer { presim.remove() }
    try presim.write("class Base: UIViewController { }\nprivate class Model { }\n", to: "App/Base.swift")
    try presim.write(
      "private class Model { }\nclass Home: Base {\n  func a() {\n    present(Base(), animated: true)\n    present(Base(), animated: true)\n  }\n}\n",
      to: "App/Screens/Home.swift")
    try presim.write("class Odd: UIViewController { func a() { let x = ) present(x) } }\n", to: "App/Odd.swift")
    for name in [
      "App/Pods/A.swift", "App/HomeTests/B.swift", "App/C.generated.swift", "App/Legacy/D.swift", "App/.build/E.swift",
      "App/Out/F.swift",
    ] {
      try presim.write(Self.twice, to: name)
    }
    try presim.write("Out/\n", to: "App/.gitignore")
    try presim.write("exclude App/Legacy\n", to: ".presim")
    try FileManager.default.createSymbolicLink(
      at: presim.directory.appendingPathComponent("App/Loop"), withDestinationURL: presim.directory)
    let result = try presim.run("lint", "App")
    expect(
      result.output,
      equals: """
        App/Screens/Home.swift:5:5: error: 'Home' is already asked to present 'base' in this run loop pass [LNT-05]
            present(Base(), animated: true)
            ^
        1 error, 0 warnings, 0 notes in 3 files; 1 of 3 Swift files has lines that were not read

        """)
    expect(result.status, equals: 1)
    // A path that is named is read whatever it is called.
    let named = try presim.run("lint", "App/Pods")
    #expect(named.output.hasSuffix("1 error, 0 warnings, 0 notes in 1 file\n"))
    // What no other file makes right is told of a file that is named.
    let wrong = try presim.run("lint", "App/Odd.swift")
    expect(wrong.status, equals: 2)
    #expect(wrong.errors.contains("App/Odd.swift:1:") && wrong.errors.contains(": error: "))
    let strict = try presim.run("lint", "--strict", "--severity", "error", "App")
    expect(strict.status, equals: 1)
    #expect(strict.errors.contains("App/Odd.swift:1:"))
    // A directory without Swift.
    try FileManager.default.createDirectory(
      at: presim.directory.appendingPathComponent("Empty"), withIntermediateDirectories: true)
    let empty = try presim.run("lint", "Empty")
    expect(empty.status, equals: 2)
    expect(empty.errors, equals: "presim: error: there is no '*.presim' or '*.swift' file below Empty\n")
  }

  @Test func theProjectFileTakesInAndLeavesOut() throws {
    let presim = try PresimProcess()
    defer { presim.remove() }
    try presim.write(Self.twice, to: "App/Pods/Own/A.swift")
    try presim.write(
      "class Home: UIViewController {\n  func a() {\n    present(UIActivityViewController(activityItems: [], applicationActivities: nil), animated: true)\n  }\n}\n",
      to: "App/B.swift")
    try presim.write("include App/Pods/Own\nfamilies iPhone\n", to: ".presim")
    let result = try presim.run("lint", "App")
    #expect(result.output.hasSuffix("1 error, 0 warnings, 0 notes in 2 files\n"), "\(result.output)\(result.errors)")
    try presim.write("families iPhone, iPad\n", to: ".presim")
    #expect(try presim.run("lint", "App").output.hasSuffix("0 errors, 0 warnings, 1 note in 1 file\n"))
    try presim.write("families iPod\n", to: ".presim")
    expect(try presim.run("lint", "App").status, equals: 2)
  }

  @Test func linesOfGitignore() throws {
    let rows: [(pattern: String, path: String, isFolder: Bool, fits: Bool)] = [
      ("Out", "/a/b/Out", true, true), ("Out", "/a/Out", false, true), ("Out/", "/a/Out", false, false),
      ("/Out", "/a/b/Out", true, false), ("/Out", "/a/Out", true, true), ("b/Out", "/a/b/Out", true, true),
      ("*.swift", "/a/b/C.swift", false, true), ("C?.sw*t", "/a/C1.swift", false, true),
      ("*.swift", "/a/C.swiftx", false, false),
      ("b/**/d", "/a/b/c/c/d", true, true), ("b/**/d", "/a/b/d", true, true), ("Out", "/c/Out", true, false),
    ]
    for row in rows {
      // Each row has its pattern.
      let pattern = try #require(IgnorePattern(Substring(row.pattern), in: "/a"))
      expect(pattern.fits(row.path, isFolder: row.isFolder), equals: row.fits, "\(row)")
    }
    #expect(IgnorePattern("# comment", in: "/a") == nil)
    #expect(IgnorePattern("!Out", in: "/a")?.isTakenBack == true)
  }
}

import Foundation
import Testing

@testable import presim

/// A repository that one does not trust makes presim read and write nothing outside of it.
@Suite struct UntrustedRepositoryTests {
  private func project() throws -> PresimProcess {
    let presim = try PresimProcess()
    try FileManager.default.createDirectory(
      at: presim.directory.appendingPathComponent("repo/.git"), withIntermediateDirectories: true)
    try presim.write(Example.passing, to: "repo/Scenarios/a.presim")
    try presim.write(Example.passing, to: "outside/b.presim")
    try presim.write("export A=1\n", to: "outside/profile")
    return presim
  }

  private func link(_ presim: PresimProcess, _ path: String, to target: String) throws {
    try FileManager.default.createSymbolicLink(
      at: presim.directory.appendingPathComponent(path),
      withDestinationURL: presim.directory.appendingPathComponent(target))
  }

  /// Runs presim in a folder.
  private func run(_ presim: PresimProcess, in folder: String, _ arguments: String...) throws -> (Int32, String) {
    let process = try presim.make(arguments)
    if folder != "." {
      process.currentDirectoryURL =
        folder == "/" ? URL(fileURLWithPath: "/") : presim.directory.appendingPathComponent(folder)
    }
    let output = Pipe()
    (process.standardOutput, process.standardError) = (output, output)
    try process.run()
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return (process.terminationStatus, String(decoding: data, as: UTF8.self))
  }

  @Test func linksOutOfAFolderAreNotFollowed() throws {
    let presim = try project()
    defer { presim.remove() }
    try link(presim, "repo/Scenarios/x", to: "outside")
    try link(presim, "repo/Scenarios/y.presim", to: "outside/b.presim")
    try link(presim, "repo/Scenarios/again.presim", to: "repo/Scenarios/a.presim")
    let note = "Scenarios/x: note: is a link out of the folder (and 1 more): it is not followed\n"
    let (status, said) = try run(presim, in: "repo", "test")
    expect(status, equals: 0)
    #expect(said.contains("1 passed") && said.contains(note), "\(said)")
    let before = try presim.read("outside/b.presim")
    try presim.write(before + "\n\n\n", to: "outside/b.presim")
    #expect(try run(presim, in: "repo", "format", "Scenarios").1.contains(note))
    #expect(try run(presim, in: "repo", "lint", "--fix", "Scenarios").1.contains(note))
    try expect(presim.read("outside/b.presim"), equals: before + "\n\n\n")
    // Who names a link means it.
    #expect(try run(presim, in: "repo", "test", "Scenarios/x").1.contains("1 passed"))
  }

  @Test func aFolderThatIsALinkOutIsNoDefault() throws {
    let presim = try project()
    defer { presim.remove() }
    try FileManager.default.removeItem(at: presim.directory.appendingPathComponent("repo/Scenarios"))
    try link(presim, "repo/Scenarios", to: "outside")
    let (status, said) = try run(presim, in: "repo", "test")
    #expect(status == 2 && said.contains("Scenarios: note: is a link out of the folder: it is not followed"), "\(said)")
    try presim.write("folders Scenarios\n", to: "repo/.presim")
    let (named, error) = try run(presim, in: "repo", "test")
    #expect(named == 2 && error.contains(".presim: error: 'Scenarios' is a link out of the project"), "\(error)")
  }

  @Test(arguments: ["../outside/profile", "/etc/presim-baseline", "a/../../profile"])
  func aBaselineStandsInTheProject(path: String) throws {
    let presim = try project()
    defer { presim.remove() }
    try presim.write("baseline \(path)\n", to: "repo/.presim")
    let (status, said) = try run(presim, in: "repo", "lint", "--update-baseline")
    #expect(status == 2 && said.contains(".presim:1:10: error: '\(path)' is outside the project"), "\(said)")
    try expect(presim.read("outside/profile"), equals: "export A=1\n")
  }

  @Test func aBaselineIsNotReachedByALink() throws {
    let presim = try project()
    defer { presim.remove() }
    try link(presim, "repo/folder", to: "outside")
    for path in ["folder/profile", "folder/new"] {
      try presim.write("baseline \(path)\n", to: "repo/.presim")
      let (status, said) = try run(presim, in: "repo", "lint", "--update-baseline")
      #expect(status == 2 && said.contains("'\(path)' is a link out of the project"), "\(said)")
    }
    try expect(presim.read("outside/profile"), equals: "export A=1\n")
  }

  @Test func whatIsNoBaselineIsNotReplaced() throws {
    let presim = try project()
    defer { presim.remove() }
    let (status, said) = try run(
      presim, in: "outside", "lint", "b.presim", "--baseline", "profile", "--update-baseline")
    #expect(status == 2 && said.contains("'profile' is no baseline"), "\(said)")
    try expect(presim.read("outside/profile"), equals: "export A=1\n")
    for round in 1...2 {
      try expect(
        run(presim, in: "outside", "lint", "b.presim", "--baseline", "new", "--update-baseline").0, equals: 0,
        "round \(round)")
    }
  }

  @Test(arguments: [
    ("../.git/config", "is no file of Swift"), ("../.env", "is no file of Swift"),
    ("../App/env.swift", "is no file of Swift"), ("../../outside/A.swift", "stands above"),
  ])
  func onlySwiftIsRead(path: String, said: String) throws {
    let presim = try project()
    defer { presim.remove() }
    try presim.write("a.present(b) // secret\n", to: "repo/.git/config")
    try presim.write("a.present(b) // secret\n", to: "repo/.env")
    try presim.write("class A: UIViewController { }\n", to: "repo/App/A.swift")
    try presim.write("class A: UIViewController { }\n", to: "outside/A.swift")
    try link(presim, "repo/App/env.swift", to: "repo/.env")
    let text = "swift \"\(path)\"\nwindow\n  a: A\n"
    try presim.write(text, to: "repo/Scenarios/a.presim")
    let (status, error) = try run(presim, in: "repo", "run", "Scenarios/a.presim")
    #expect(status == 2 && error.contains("a.presim:1:7: error: ") && error.contains(said), "\(error)")
    #expect(!error.contains("secret"), "\(error)")
  }

  /// `..` may be the repository's root; a link in it to what is no Swift is left out.
  @Test func theRootOfARepositoryIsAFolder() throws {
    let presim = try project()
    defer { presim.remove() }
    try presim.write(
      "class A: UIViewController { func go() { present(UIViewController(), animated: true) } }\n", to: "repo/A.swift")
    try presim.write("(((\n", to: "repo/.env")
    try link(presim, "repo/env.swift", to: "repo/.env")
    try presim.write("swift \"..\"\nwindow\n  a: A\n\na.go()\n", to: "repo/Scenarios/a.presim")
    let (status, said) = try run(presim, in: "repo", "run", "Scenarios/a.presim")
    #expect(status == 0 && said.contains("A.swift:1"), "\(said)")
  }

  @Test func theWholeDiskIsNoRoot() throws {
    let presim = try project()
    defer { presim.remove() }
    try presim.write("class A: UIViewController { }\n", to: "other/A.swift")
    try presim.write("swift \"../other/A.swift\"\nwindow\n  a: A\n", to: "outside/b.presim")
    let path = presim.directory.appendingPathComponent("outside/b.presim").path
    let (status, said) = try run(presim, in: "/", "run", path)
    #expect(status == 2 && said.contains("stands above"), "\(said)")
    try expect(run(presim, in: ".", "run", "outside/b.presim").0, equals: 0)
  }

  @Test func aFileThatIsTooLargeIsNotRead() throws {
    let presim = try project()
    defer { presim.remove() }
    let path = presim.directory.appendingPathComponent("large.presim").path
    _ = FileManager.default.createFile(atPath: path, contents: nil)
    #expect(truncate(path, 3 << 30) == 0)
    for command in ["run", "test", "lint", "format"] {
      let (status, said) = try run(presim, in: ".", command, "large.presim")
      #expect(status == 2 && said.contains("is 3072 MiB: presim reads no file above 16 MiB"), "\(command): \(said)")
    }
  }

  /// What stands behind a pipe is the same at every width of the terminal.
  @Test func columnsAreATerminals() throws {
    let presim = try project()
    defer { presim.remove() }
    try presim.write(Example.passing, to: "a.presim")
    let narrow = try presim.run(["explain", "--all", "a.presim"], environment: ["COLUMNS": "40"])
    let wide = try presim.run(["explain", "--all", "a.presim"], environment: ["COLUMNS": "200"])
    expect(narrow.output, equals: wide.output)
  }

  @Test func aFormulaNeedsItsChecksums() throws {
    let presim = try project()
    defer { presim.remove() }
    let names = ["macos-universal", "linux-x86_64", "linux-arm64"]
    for missing in names + ["none"] {
      let sums = names.filter { $0 != missing }.map { "abc  presim-\($0).tar.gz\n" }
      try presim.write(sums.joined(), to: "SHA256SUMS")
      let process = Process()
      process.executableURL = Repository.root.appendingPathComponent("Documentation/Install/formula")
      process.arguments = ["1.0", presim.directory.appendingPathComponent("SHA256SUMS").path]
      let output = Pipe()
      (process.standardOutput, process.standardError) = (output, FileHandle.nullDevice)
      try process.run()
      let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
      process.waitUntilExit()
      expect(process.terminationStatus, equals: missing == "none" ? 0 : 2, "\(missing)")
      expect(text.isEmpty, equals: missing != "none", "\(missing)")
    }
  }
}

import Foundation
import Testing

/// Files that cannot be read, and standard input.
@Suite struct FileTests {
  @Test(arguments: ["run", "explain", "compare", "format"])
  func whatCannotBeReadIsNamed(command: String) throws {
    let presim = try PresimProcess()
    defer { presim.remove() }
    try presim.write("", to: "directory/a.presim")
    for (path, message) in [
      ("missing.presim", "no such file or directory"),
      ("directory", "is a directory: 'presim test' checks the files below one"),
      ("directory/a.presim/b", "a part of the path is not a directory"),
    ] {
      // 'format' takes a directory.
      guard command != "format" || path != "directory" else { continue }
      let result = try presim.run(command, path)
      expect(result.status, equals: 2)
      expect(result.output, equals: "")
      expect(result.errors, equals: "\(path): error: \(message)\n")
    }
  }

  @Test func standardInputIsADash() throws {
    let presim = try PresimProcess()
    defer { presim.remove() }
    try presim.write(Example.passing, to: "a.presim")
    let file = try presim.run("run", "a.presim")
    let input = try presim.run("run", "-", input: Example.passing)
    expect(input.status, equals: 0)
    expect(input.output, equals: file.output.replacingOccurrences(of: "a.presim", with: "<stdin>"))
  }

  @Test func theOthersRunWhenOneIsMissing() throws {
    let presim = try PresimProcess()
    defer { presim.remove() }
    try presim.write(Example.passing, to: "a.presim")
    let result = try presim.run("run", "missing.presim", "a.presim")
    expect(result.status, equals: 2)
    #expect(result.output.contains(Example.title))
  }

  @Test func linksThatGoInCirclesEnd() throws {
    let presim = try PresimProcess()
    defer { presim.remove() }
    try presim.write(Example.passing, to: "Scenarios/b/one.presim")
    try presim.write(Example.passing, to: "Scenarios/a/two.presim")
    try presim.write("not a scenario", to: "Scenarios/a/notes.txt")
    try presim.write("wrong", to: "Scenarios/.hidden/three.presim")
    let loop = presim.directory.appendingPathComponent("Scenarios/a/loop").path
    try FileManager.default.createSymbolicLink(atPath: loop, withDestinationPath: "..")
    let result = try presim.run("test", "--format", "json")
    expect(result.status, equals: 0)
    let document = try JSONDecoder().decode(TestDocument.self, from: Data(result.output.utf8))
    expect(document.files.map(\.path), equals: ["Scenarios/a/two.presim", "Scenarios/b/one.presim"])
  }

  @Test func aClosedPipeEndsQuietly() throws {
    let presim = try PresimProcess()
    defer { presim.remove() }
    let process = try presim.make(["rules"])
    let output = Pipe()
    let errors = Pipe()
    (process.standardOutput, process.standardError) = (output, errors)
    try output.fileHandleForReading.close()
    try process.run()
    process.waitUntilExit()
    expect(process.terminationReason, equals: .exit)
    expect(process.terminationStatus, equals: 0)
    #expect(errors.fileHandleForReading.readDataToEndOfFile().isEmpty)
  }

  @Test func colourIsForTerminalsAndForThoseWhoAsk() throws {
    let presim = try PresimProcess()
    defer { presim.remove() }
    try presim.write(Example.passing, to: "a.presim")
    let escape = "\u{1B}["
    #expect(try !presim.run("run", "a.presim").output.contains(escape))
    #expect(try presim.run("run", "--color", "always", "a.presim").output.contains(escape))
    try expect(
      presim.run("run", "--color=never", "a.presim", environment: ["NO_COLOR": "1"]).output.contains(escape),
      equals: false)
    #expect(try presim.run("--color", "always", "run", "a.presim").output.contains(escape))
    for (variables, isColoured) in [
      (["FORCE_COLOR": "1"], true), (["CLICOLOR_FORCE": "1"], true), (["FORCE_COLOR": "0"], false),
      (["FORCE_COLOR": "1", "NO_COLOR": "1"], false),
    ] {
      let output = try presim.run("run", "a.presim", environment: variables).output
      expect(output.contains(escape), equals: isColoured, "\(variables)")
    }
  }
}

#if os(Linux)
  /// A name that is no UTF-8 is a name: the file is found, printed and rewritten under it.
  @Suite struct FileNameTests {
    private static let name = Array("caf".utf8) + [0xE9] + Array(".presim".utf8)

    @Test func bytesAreKept() throws {
      let presim = try PresimProcess()
      defer { presim.remove() }
      let script = """
        cd "$1" && f=$(printf 'caf\\351.presim') && printf 'window\\n  a: A\\n_ = a.view\\nexpect hierarchy\\n' > "$f" &&
        "$2" test --update "$f"; "$2" test . ; "$2" run "$f" | head -2; "$2" run --format json "$f" | grep path; ls
        """
      let process = Process()
      process.executableURL = URL(fileURLWithPath: "/bin/sh")
      process.arguments = ["-c", script, "sh", presim.directory.path, try presim.make([]).executableURL!.path]
      let pipe = Pipe()
      process.standardOutput = pipe
      try process.run()
      let output = pipe.fileHandleForReading.readDataToEndOfFile()
      process.waitUntilExit()
      let name = Data(Self.name)
      #expect(output.range(of: name + Data(": updated 1 block".utf8)) != nil)
      #expect(output.range(of: Data("1 passed, 0 failed, 0 invalid".utf8)) != nil)
      #expect(output.range(of: name + Data(", ios 27".utf8)) != nil)
      #expect(output.range(of: Data("caf\\udce9.presim".utf8)) != nil)
      #expect(output.range(of: Data("\n".utf8) + name + Data("\n".utf8)) != nil)
    }
  }
#endif

import Foundation
import Testing

#if os(Linux)
  /// What the system may do to a command: streams that are closed, sources that never end, no threads, a small stack.
  @Suite struct StressTests {
    private struct Result {
      let status: Int32
      let output: String
      let errors: String
    }

    /// Runs a line of shell in the directory; `$P` is presim.
    private func shell(_ line: String, _ presim: PresimProcess) throws -> Result {
      let process = Process()
      process.executableURL = URL(fileURLWithPath: "/bin/sh")
      process.arguments = ["-c", line]
      process.currentDirectoryURL = presim.directory
      let program = try #require(presim.make([]).executableURL)
      process.environment = ProcessInfo.processInfo.environment.merging(["P": program.path]) { $1 }
      // Through files, so that no pipe can fill up.
      let names = ["out", "err"].map { presim.directory.appendingPathComponent(".\($0)") }
      for name in names { try Data().write(to: name) }
      process.standardOutput = try FileHandle(forWritingTo: names[0])
      process.standardError = try FileHandle(forWritingTo: names[1])
      try process.run()
      process.waitUntilExit()
      let texts = try names.map { String(decoding: try Data(contentsOf: $0), as: UTF8.self) }
      return Result(status: process.terminationStatus, output: texts[0], errors: texts[1])
    }

    /// A file that is opened does not take the place of standard output, and get what was meant for that.
    @Test func closedStreamsStayClosed() throws {
      let presim = try PresimProcess()
      defer { presim.remove() }
      let wrong = Example.passing.replacing("== tabs", with: "== first")
      try presim.write(wrong, to: "a.presim")
      #expect(
        try shell("exec \"$P\" test a.presim >&-", presim).errors.contains(
          "presim: error: standard output: is closed\n"))
      try expect(shell("exec \"$P\" test --update a.presim >&- 2>&-", presim).status, equals: 2)
      try expect(presim.read("a.presim"), equals: wrong)
      try expect(shell("exec \"$P\" run - <&-", presim).errors, equals: "<stdin>: error: is closed\n")
    }

    @Test func aDeviceWithoutAnEndIsNotReadToIt() throws {
      let presim = try PresimProcess()
      defer { presim.remove() }
      for command in ["run", "explain", "test", "lint", "format", "import"] {
        let result = try shell("ulimit -v 4000000; exec \"$P\" \(command) /dev/zero", presim)
        expect(result.status, equals: 2, "\(command)")
        #expect(result.errors.contains("/dev/zero:1:1: error: "), "\(command)")
      }
    }

    @Test func pipesAndDevicesBelowAFolderArePassedOver() throws {
      let presim = try PresimProcess()
      defer { presim.remove() }
      try presim.write(Example.passing, to: "Scenarios/a.presim")
      let made = "cd Scenarios; mkfifo p.presim; ln -s /dev/zero z.presim; ln -s p.presim q.presim; mkdir d.presim"
      try expect(shell(made, presim).status, equals: 0)
      for command in ["test", "lint Scenarios"] {
        let result = try shell("exec \"$P\" \(command)", presim)
        expect(result.status, equals: 0, "\(command): \(result.errors)")
      }
    }

    /// As root the limit on processes does not hold: the test is run as nobody then.
    @Test func withoutThreadsTestRunsAllTheSame() throws {
      let presim = try PresimProcess()
      defer { presim.remove() }
      for number in 0..<40 { try presim.write(Example.passing, to: "Scenarios/\(number).presim") }
      let nobody = getuid() == 0 ? "exec setpriv --reuid=65534 --clear-groups " : "exec "
      let line = "\(nobody)/bin/sh -c 'test -x \"$P\" || exit 77; ulimit -u 1; exec \"$P\" test --jobs 8 Scenarios'"
      let result = try shell(line, presim)
      // 77 and 127: nobody may not look into this checkout, or there is no setpriv.
      guard ![77, 126, 127].contains(result.status) else { return }
      expect(result.status, equals: 0)
      expect(result.output, equals: "40 passed, 0 failed, 0 invalid\n")
    }

    /// Whatever nests as deep as is allowed fits a stack of a secondary thread: 512 kB, four times that in a build
    /// without optimization and in the one of '.ci/run', which LLVM does not optimize.
    @Test(arguments: [
      "a.present(b, animated: true) { DEEPER }", "if #available(iOS 13, *) { DEEPER }",
      "if #available(iOS 26, *) { } else { DEEPER }",
      "alert.addAction(UIAlertAction(title: \"x\", style: .default) { _ in DEEPER })",
    ])
    func whatNestsFitsASmallStack(statement: String) throws {
      let presim = try PresimProcess()
      defer { presim.remove() }
      let parts = statement.components(separatedBy: "DEEPER")
      var body = "a.title = \"x\""
      // Parentheses count as well as braces.
      let depth = statement.hasPrefix("alert") ? 84 : 254
      for _ in 0..<depth { body = parts[0] + body + parts[1] }
      try presim.write(
        "ios 17\nwindow\n  a: A\nb: B\nalert: UIAlertController\non a.viewDidLoad { \(body) }\n_ = b.view\n",
        to: "a.presim")
      #if DEBUG
        let isOptimized = false
      #else
        let isOptimized = ProcessInfo.processInfo.environment["PRESIM_IS_LEAN"] == nil
      #endif
      let kilobytes = isOptimized ? 512 : 2_048
      for command in ["run", "format --check", "lint", "explain --all", "test"] {
        let result = try shell("ulimit -s \(kilobytes); exec \"$P\" \(command) a.presim", presim)
        #expect([0, 1].contains(result.status), "\(command): \(result.errors.prefix(300))")
      }
    }
  }
#endif

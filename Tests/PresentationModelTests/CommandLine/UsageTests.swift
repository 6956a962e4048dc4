import Testing

@testable import presim

/// What is typed wrong is answered with what was meant, on standard error, with exit status 2.
@Suite struct UsageTests {
  @Test(
    arguments: [
      (["rum", "a.presim"], "'rum' is not a command", "did you mean 'run'?"),
      (["explian"], "'explian' is not a command", "did you mean 'explain'?"),
      (["run", "--evnts", "a.presim"], "'--evnts' is not an option of 'presim run'", "did you mean '--events'?"),
      (
        ["run", "--format=jsn", "a.presim"], "'jsn' is not a value of '--format': text, json",
        "did you mean 'json'?"
      ),
      (["run", "--format"], "'--format' needs a value: --format FORMAT", "'presim run --help' shows what there is"),
      (["run", "--events=yes", "x"], "'--events' takes no value", "'presim run --help' shows what there is"),
      (["run", "-x", "a.presim"], "'-x' is not an option of 'presim run'", "'presim run --help' shows what there is"),
      (["run"], "nothing to do: FILE… is missing", "'presim run --help' shows what there is"),
      (["explain", "a", "b"], "'b' is one too many", "'presim explain --help' shows what there is"),
      (["test", "--jobs", "0"], "'0' is not a number of jobs: 1 to 1024", "'presim test --help' shows what there is"),
      (["test", "-j9x"], "'9x' is not a number of jobs: 1 to 1024", "'presim test --help' shows what there is"),
      (
        ["compare", "a", "--ios", "7"], "presim knows the rules of iOS 8 to 27, not of 7",
        "a list looks like 12,15-18,27"
      ),
      (
        ["compare", "a", "--ios", "12,,13"],
        "'' is not a version: 8 to 18, 26 or 27, a range as in 15-18, all, or docs",
        "a list looks like"
      ),
      (["rules", "CTX-4"], "'CTX-4' is not a rule, message, assumption or group of rules", "did you mean 'CTX-04'?"),
      (["help", "tset"], "'tset' is not a command", "did you mean 'test'?"),
      (["paint", "a.presim"], "'paint' is not a command", "'presim --help' shows what there is"),
      (["check", "a.presim"], "'check' is not a command", "did you mean 'lint'?"),
      (["validate"], "'validate' is not a command", "did you mean 'test'?"),
      (["nowhere.presim:3"], "there is no file 'nowhere.presim'", "'presim --help' shows what there is"),
      (
        ["help", "root view controller"], "'root view controller' is not a command",
        "'presim rules --search root view controller' looks for it in the rulebook"
      ),
      (["--colour", "run"], "'--colour' is not an option", "did you mean '--color'?"),
      (["run", "-events", "a"], "'-events' is not an option of 'presim run'", "did you mean '--events'?"),
      (["--run", "a"], "'--run' is not an option", "did you mean 'run'?"),
      (["-v"], "'-v' is not an option", "did you mean '-V'?"),
      (["version"], "'version' is not a command", "did you mean '--version'?"),
      (["why", "a"], "'why' is not a command", "did you mean 'explain'?"),
      (["run", "a", "--json"], "'--json' is not an option of 'presim run'", "did you mean '--format json'?"),
      (
        ["run", "a", "--device", "iPad"], "'--device' is not an option of 'presim run'",
        "the device stands in the file, on a line above 'window': 'device iPad landscape'"
      ),
      (["explain", "a", "12"], "'12' is one too many", "did you mean 'a:12'?"),
      (["rules", "search", "x"], "'search' is an option", "write '--search'"),
      (["help", "CTX-2"], "'CTX-2' is no lesson of the book, and no rule", "did you mean 'CTX-02'?"),
      (
        ["run", "--format", "pretty", "a"], "'pretty' is not a value of '--format': text, json",
        "'presim run --help' shows what there is"
      ),
    ] as [([String], String, String)])
  func isAnswered(arguments: [String], error: String, hint: String) throws {
    let presim = try PresimProcess()
    defer { presim.remove() }
    let result = try presim.run(arguments)
    expect(result.status, equals: 2)
    expect(result.output, equals: "")
    #expect(result.errors.hasPrefix("presim: error: \(error)\n"))
    #expect(result.errors.contains("presim: note: \(hint)"))
  }

  /// A name that no file has, where another file has nearly that name, or has it with a line.
  @Test(arguments: [
    (["run", "login"], "login: note: did you mean 'login.presim'?"),
    (["login"], "presim: note: did you mean 'login.presim'?"),
    (
      ["explain", "my modal isn't there"],
      "'presim rules --search \"my modal isn't there\"' looks for it in the rulebook"
    ),
    (["login:2"], "presim: note: did you mean 'login.presim:2'?"),
    (["explain", "login.presim:two"], "login.presim:two: note: a line is a number, as in 'login.presim:12'"),
    (
      ["run", "login.presim:2"],
      "login.presim:2: note: to ask why that line does what it does: 'presim explain login.presim:2'"
    ),
  ])
  func theFileThatIsMeantIsNamed(arguments: [String], note: String) throws {
    let presim = try PresimProcess()
    defer { presim.remove() }
    try presim.write("window\n  home: HomeViewController\n", to: "login.presim")
    let result = try presim.run(arguments)
    expect(result.status, equals: 2)
    #expect(result.errors.contains(note + "\n"), "\(result.errors)")
  }

  /// No title is made up of a file's name: the line below it has that.
  @Test(arguments: [
    (["run", "a.presim"], "a.presim, ios 27, iPhone portrait\n"),
    (["who", "a.presim"], "a.presim\nios 27, iPhone portrait\n"),
  ])
  func aFileWithoutATitleIsNamedOnce(arguments: [String], start: String) throws {
    let presim = try PresimProcess()
    defer { presim.remove() }
    try presim.write("window\n  home: HomeViewController\n", to: "a.presim")
    let output = try presim.run(arguments).output
    #expect(output.hasPrefix(start), "\(output)")
    try presim.write("scenario \"Home\"\nwindow\n  home: HomeViewController\n", to: "a.presim")
    let titled = try presim.run(arguments).output
    #expect(titled.hasPrefix("Home"), "\(titled)")
  }

  /// No caret stands below an empty line.
  @Test func anEmptyLineIsNotShown() throws {
    let presim = try PresimProcess()
    defer { presim.remove() }
    let result = try presim.run(["import"], input: "")
    expect(result.errors, equals: "<stdin>:1:1: error: no '_printHierarchy' line found\n")
  }

  @Test func nothingSaidShowsTheCommands() throws {
    let presim = try PresimProcess()
    defer { presim.remove() }
    let result = try presim.run()
    expect(result.status, equals: 2)
    expect(result.output, equals: "")
    #expect(result.errors.contains("Ask:\n  run "))
  }

  @Test(arguments: CommandName.allCases.map(\.rawValue))
  func helpBeginsWithWhatTheCommandDoes(command: String) throws {
    let presim = try PresimProcess()
    defer { presim.remove() }
    let direct = try presim.run(command, "--help")
    expect(direct.status, equals: 0)
    expect(direct.errors, equals: "")
    let summary = CommandTable.commands.first { $0.name.rawValue == command }?.summary ?? ""
    let begun = direct.output.replacing("\n", with: " ")
    #expect(begun.hasPrefix(summary.prefix(1).uppercased() + summary.dropFirst() + ".  Usage: "))
    #expect(direct.output.contains("\nExample"))
    #expect(direct.output.contains("\n  presim \(command)") || command == "help")
    #expect(direct.output.contains("\nUsage: presim \(command) [OPTION…] "))
    try expect(presim.run("help", command).output, equals: direct.output)
    try expect(presim.run(command, "-h").output, equals: direct.output)
    #expect(!direct.output.split(separator: "\n").contains { $0.hasSuffix(" ") || $0.count > 80 })
  }

  /// Every command stands in one group of the help, and in README's table.
  /// A terminal has 80 columns.
  @Test func theOverviewFitsATerminal() throws {
    let presim = try PresimProcess()
    defer { presim.remove() }
    let wide = try presim.run("--help").output.split(separator: "\n").filter { $0.count > 80 }
    expect(wide.map { String($0) }, equals: [])
  }

  @Test func everyCommandStandsInOneGroup() throws {
    let grouped = CommandTable.groups.flatMap(\.commands) + [.help]
    expect(grouped, equals: CommandName.allCases)
    let readme = try String(contentsOf: Repository.root.appendingPathComponent("README.md"), encoding: .utf8)
    for name in CommandName.allCases where name != .help {
      #expect(readme.contains("`\(name.rawValue)`"), "\(name.rawValue)")
    }
  }

  /// A file is enough, a line of it asks why, and a text may come through a pipe.
  @Test func theFirstCommandsNeedNoName() throws {
    let presim = try PresimProcess()
    defer { presim.remove() }
    let text = "window\n  home: Home\nother: Other\nhome.present(other, animated: true)\n"
    try presim.write(text, to: "a.presim")
    try expect(presim.run("a.presim").output, equals: presim.run("run", "a.presim").output)
    try expect(presim.run("a.presim", "--events").output, equals: presim.run("run", "--events", "a.presim").output)
    try expect(presim.run("a.presim:4").output, equals: presim.run("explain", "a.presim:4").output)
    try expect(presim.run("-", input: text).output, equals: presim.run("run", "-", input: text).output)
    try expect(presim.run([], input: text).output, equals: presim.run("run", "-", input: text).output)
    try expect(presim.run("learn", "--quiz", "--help").output, equals: presim.run("quiz", "--help").output)
    try expect(presim.run("test", "--help", "--record").output, equals: presim.run("record", "--help").output)
    try presim.write("window\n  home: Home\n", to: "b.presim")
    try expect(presim.run("compare", "b.presim").output, equals: presim.run("who", "b.presim").output)
  }

  /// 'help' answers for a rule and for a class.
  @Test func helpKnowsRulesAndClasses() throws {
    let presim = try PresimProcess()
    defer { presim.remove() }
    try expect(presim.run("help", "CTX-02").output, equals: presim.run("rules", "CTX-02").output)
    let page = try presim.run("help", "UINavigationController").output
    #expect(page.contains("pushViewController(_:animated:)") && page.contains("presim help UIViewController"))
    #expect(!page.contains("UITabBarController"))
    #expect(try presim.run("help", "UINavigationControler").errors.contains("did you mean 'UINavigationController'?"))
  }

  @Test func helpNamesNoCommandThatIsNotThere() throws {
    let presim = try PresimProcess()
    defer { presim.remove() }
    let help = try presim.run("--help").output
    #expect(!help.contains("playground"))
  }

  @Test(arguments: [["--version"], ["-V"]])
  func versionIsOneLine(arguments: [String]) throws {
    let presim = try PresimProcess()
    defer { presim.remove() }
    let result = try presim.run(arguments)
    expect(result.status, equals: 0)
    // A build that no release's workflow has stamped, and the compiler that made it.
    #expect(result.output.hasPrefix("presim 0.1.0 (development, Swift 6"), "\(result.output)")
    #expect(result.output.hasSuffix(")\n") && !result.output.dropLast().contains("\n"), "\(result.output)")
  }

  @Test func anOperandMayLookLikeAnOption() throws {
    let presim = try PresimProcess()
    defer { presim.remove() }
    try presim.write("", to: "--events")
    try expect(presim.run("run", "--", "--events").status, equals: 0)
  }
}

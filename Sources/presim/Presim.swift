import PresentationModel

@main
struct Presim {
  /// What `--version` prints.
  static let version = "0.1.0"

  static func main() {
    StandardStreams.keepTheirPlaces()
    FaultHandler.install()
    FaultHandler.reserveStack()
    let console = Console()
    let status = run(words, console)
    exit(console.finish(status).rawValue)
  }

  /// The arguments, with the bytes that file names have.
  private static var words: [String] {
    (1..<max(1, Int(CommandLine.argc))).compactMap { CommandLine.unsafeArgv[$0].map { FileName.text($0) } }
  }

  private static func run(_ words: [String], _ console: Console) -> ExitStatus {
    do throws(UsageError) {
      let arguments = try ArgumentParser.parse(words)
      console.use(arguments.color)
      return try perform(arguments, console)
    } catch {
      console.use(.auto)
      if let diagnostics = error.diagnostics {
        console.report(diagnostics)
        return .usage
      }
      console.error("presim", error.message)
      if let hint = error.hint { console.note("presim", hint) }
      let help = error.command.map { "presim \($0.rawValue) --help" } ?? "presim --help"
      console.note("presim", "'\(help)' shows what there is")
      return .usage
    }
  }

  private static func perform(_ arguments: Arguments, _ console: Console) throws(UsageError) -> ExitStatus {
    guard let command = arguments.command else {
      if arguments.has(.version) {
        console.out.line("presim \(version) (\(BuildStamp.text))")
      } else if arguments.has(.help) {
        console.out.write(HelpText.overview())
      } else if arguments.values.keys.allSatisfy({ $0 == .color }), FileReading.isPiped {
        // 'pbpaste | presim': what comes through a pipe is a scenario or a class.
        var run = arguments
        run.command = CommandTable.command(.run)
        run.operands = ["-"]
        return try perform(run, console)
      } else {
        console.err.write(HelpText.overview())
        return .usage
      }
      return .success
    }
    if arguments.has(.help) {
      console.out.write(HelpText.command(command))
      return .success
    }
    if command.name.readsScenarios, case .failure(let failure) = ProjectFile.current {
      throw UsageError(message: "the project file is wrong", diagnostics: failure.diagnostics)
    }
    switch command.name {
    case .run: return try RunCommand(arguments: arguments, console: console).perform()
    case .explain: return try ExplainCommand(arguments: arguments, console: console).perform()
    case .draw: return try DrawCommand(arguments: arguments, console: console).perform()
    case .compare: return try CompareCommand(arguments: arguments, console: console).perform()
    case .who: return try WhoCommand(arguments: arguments, console: console).perform()
    case .test: return try TestCommand(arguments: arguments, console: console).perform()
    case .lint: return try LintCommand(arguments: arguments, console: console).perform()
    case .rules: return try RulesCommand(arguments: arguments, console: console).perform()
    case .import: return try ImportCommand(arguments: arguments, console: console).perform()
    case .record: return try RecordCommand(arguments: arguments, console: console).perform()
    case .new: return try NewCommand(arguments: arguments, console: console).perform()
    case .completions: return try CompletionsCommand(arguments: arguments, console: console).perform()
    case .repl: return ReplCommand(arguments: arguments, console: console).perform()
    case .learn: return try LearnCommand(arguments: arguments, console: console).perform()
    case .quiz: return try QuizCommand(arguments: arguments, console: console).perform()
    case .format: return FormatCommand(arguments: arguments, console: console).perform()
    case .lsp: return LanguageServerCommand(console: console).perform()
    case .help: return try HelpCommand(arguments: arguments, console: console).perform()
    }
  }
}

extension CommandName {
  /// Whether what the project file says has to do with it.
  fileprivate var readsScenarios: Bool {
    switch self {
    case .run, .explain, .draw, .test, .compare, .who, .lint, .record, .repl, .quiz, .lsp: true
    case .rules, .import, .new, .learn, .format, .completions, .help: false
    }
  }
}

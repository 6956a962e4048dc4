/// The commands that there are, in the order of help.
enum CommandName: String, CaseIterable {
  case run, explain, compare, who, draw
  case new, record, test, lint, format
  case learn, quiz, rules
  case `import`, repl, lsp, completions
  case help

  /// The command of a word. Compared one by one: the table that Swift makes at run time for so many words costs more than
  /// the rest of the command line.
  init?(word: String) {
    guard let name = CommandName.allCases.first(where: { $0.rawValue == word }) else { return nil }
    self = name
  }
}

/// One command: what the parser accepts, and what help says. A class: the value of it, or of none, would be laid out at run
/// time before the first one is kept.
final class CommandSpec: Sendable {
  /// The command.
  let name: CommandName
  /// One line, for the list of commands.
  let summary: String
  /// How it is called, shown first.
  var examples: [(command: String, meaning: String)] { makeExamples() }
  /// The name of its operands in help.
  let operands: String
  /// How many operands it takes.
  let count: ClosedRange<Int>
  /// A paragraph or two.
  let discussion: String
  /// Its options, the common ones apart.
  let options: [OptionSpec]
  // Made where help asks for them.
  private let makeExamples: @Sendable () -> [(command: String, meaning: String)]

  init(
    name: CommandName, summary: String,
    examples: @Sendable @escaping @autoclosure () -> [(command: String, meaning: String)],
    operands: String, count: ClosedRange<Int>, discussion: String, options: [OptionSpec]
  ) {
    (self.name, self.summary, makeExamples) = (name, summary, examples)
    (self.operands, self.count, self.discussion, self.options) = (operands, count, discussion, options)
  }

  /// All its options.
  var allOptions: [OptionSpec] { options + OptionSpec.common }
}

/// What parsing, help and completions read.
enum CommandTable {
  /// Options before a command.
  static let globalOptions = [OptionSpec.help, OptionSpec.version, OptionSpec.color]

  /// The commands, in the order of help.
  static let commands: [CommandSpec] = CommandName.allCases.map(command)

  /// What a reader comes for, and the commands for it; 'help' belongs to none.
  static let groups: [(title: String, commands: [CommandName])] = [
    ("Ask", [.run, .explain, .compare, .who, .draw]),
    ("Keep", [.new, .record, .test, .lint, .format]),
    ("Learn", [.learn, .quiz, .rules]),
    ("Your app and editor", [.import, .repl, .lsp, .completions]),
  ]

  /// A command by its name.
  static func command(_ name: CommandName) -> CommandSpec {
    switch name {
    case .run: run
    case .explain: explain
    case .draw: draw
    case .compare: compare
    case .who: who
    case .test: test
    case .lint: lint
    case .rules: rules
    case .import: importing
    case .record: record
    case .new: new
    case .repl: repl
    case .learn: learn
    case .quiz: quiz
    case .format: format
    case .lsp: languageServer
    case .completions: completions
    case .help: help
    }
  }

  private static let run = CommandSpec(
    name: .run, summary: "run scenarios and print what each step does to the hierarchy",
    examples: [
      ("presim login.presim", "what each step decides, prints and leaves behind; 'run' may be left out"),
      ("pbpaste | presim", "the same for a class that you have copied"),
      ("presim run --events - < login.presim", "from standard input, with the callbacks of each step"),
      ("presim run login.presim --ios 12,15-18,27", "under each of these versions"),
      ("presim run login.presim --ios docs,27", "today, and what the classic documents say otherwise"),
    ],
    operands: "FILE…", count: 1...Int.max,
    discussion: """
      At launch and at the end: the hierarchy as _printHierarchy shows it. After each step: the call, one line on each
      thing that was decided, what UIKit prints on the console, and what changed in the hierarchy, marked '▸', or has
      left it, marked '–'; --full prints all of it. Expectations are checked too. Of several versions (--ios, or a
      header that names some) the oldest is shown whole, of the others what differs; 'docs' is the last.
      """,
    options: [.events, .full, .leftOut, .versions, .textOrJSON])

  private static let explain = CommandSpec(
    name: .explain, summary: "say why a step did what it did, and what would have done otherwise",
    examples: [
      ("presim explain login.presim:23", "the step at line 23, or the expectation there"),
      ("presim explain login.presim", "every step, and what was surprising about it"),
      ("presim explain login.presim:23 --not home", "why not home? also for a style: --not .fullScreen"),
      ("presim explain --all login.presim:23", "the whole reasoning, rule by rule"),
      ("presim explain login.presim:23 --ios docs,26", "by the classic documents, and as UIKit does it today"),
    ],
    operands: "FILE[:LINE]", count: 1...1,
    discussion: """
      What came of the call; who presents or dismisses, why in that style, what leaves the window or why it was refused,
      each with the rules that say so and how well they are known. 'instead' is another way of writing it, which was
      tried before it is offered; 'see' the lesson that teaches it.

      --not asks why something else did not come: a view controller that was to present, to be dismissed or to be
      shown, or a style. The answer is what UIKit's rules say of that candidate.

      With --all every candidate that UIKit looks at, in its order: '→' decided, '·' was passed over, '–' was asked and
      does not hold here, blank was not reached. Of several versions in the file presim explains the newest; --ios
      chooses others. 'docs' is the classic documents ('presim rules docs').
      """,
    options: [.not, .all, .versions, .textOrJSON])

  private static let draw = CommandSpec(
    name: .draw, summary: "draw a step: screen, layers, hierarchy and callbacks as a picture or a page",
    examples: [
      ("presim draw login.presim:23 -o login.svg", "the step at line 23 on one sheet, for a slide"),
      ("presim draw login.presim -o login.html", "a page that steps through the file"),
      ("presim draw login.presim:23 --picture layers --before -o a.svg", "one part, before and after"),
      ("presim draw login.presim --format mermaid", "the hierarchy as text for a Markdown page"),
      ("presim draw Scenarios -o site/", "a page for each scenario and each rule, with an index"),
      ("presim draw --slides course -o slides.html", "the course for a class: a question, then its answer"),
    ],
    operands: "FILE[:LINE]", count: 1...1,
    discussion: """
      The screen as the eye sees it; the layers from the side, with a hole where a view has left the window; the
      hierarchy, containment and presentation apart; the callbacks in their order. Each state has its word and a line of
      its own. Sizes are drawn, not measured. Without LINE: the last step that changed or printed something. The form
      follows from the ending of OUT (.svg, .dot, .mmd, .html) or from --format; without -o it goes to standard output. Of
      several versions the newest is drawn. 'presim compare --draw OUT' puts two styles side by side. --slides makes one
      page of the questions of a file, a folder or a chapter of the book: keys answer, arrows go on, and it prints as a
      handout.
      """,
    options: [.output, .drawFormat, .picture, .before, .slides, .drawEvents, .playground])

  private static let compare = CommandSpec(
    name: .compare, summary: "show what a step would do under every presentation style",
    examples: [
      ("presim compare login.presim:23", "the call at line 23 under every style"),
      ("presim compare login.presim:23 --ios 12,13,18", "and under these versions"),
      ("presim compare login.presim:23 --draw both.svg", "two of them side by side, as a picture"),
    ],
    operands: "FILE[:LINE]", count: 1...1,
    discussion: """
      For each style: who presents, the style after adaptation, what leaves the window, whether the presenter hears of it
      (viewWillDisappear), whether a swipe closes it, whether the tab bar stays usable, and what UIKit prints. '▸' marks
      the style that the file uses. With --ios: one table of styles and versions; '=' stands for the same as in the
      version before. Without LINE: the first step that presents something; of a file that presents nothing the answer
      of 'presim who'. --draw writes two styles side by side as SVG: those of --style, or the file's and one that does
      something else.
      """,
    options: [.ios, .drawBoth, .drawnStyles, .textOrJSON])

  private static let who = CommandSpec(
    name: .who, summary: "say who would present, for every controller of a hierarchy",
    examples: [
      ("presim who tabs.presim", "who would present a plain controller, from each in the hierarchy"),
      ("presim who tabs.presim --presenting detail --style all", "'detail' of the file, in every style"),
    ],
    operands: "FILE", count: 1...1,
    discussion: """
      For each controller: the style that would be asked for → who would present, the style after adaptation,
      whose views would leave the window; or the rule that would refuse. Of several styles a table. Nothing is
      called, no step of the file runs, and no body: what delegates answer is taken from their classes.
      """,
    options: [.style, .presenting, .ios, .textOrJSON])

  private static let test = CommandSpec(
    name: .test, summary: "run every scenario below the paths and check its expectations",
    examples: [
      ("presim test", "everything below Scenarios"),
      ("presim test Scenarios/questions --filter sheet", "those whose path or title has 'sheet' in it"),
      ("presim test login.presim:23", "the expectation at line 23, or those of the step there"),
      ("presim test --rerun", "what failed last time"),
      ("presim test --update", "rewrite the blocks that no longer match"),
    ],
    operands: "[PATH…]", count: 0...Int.max,
    discussion: """
      Paths are scenario files, or directories that are searched for *.presim; the default is the folders of the project
      file .presim, else Scenarios, or, where there is none, the current directory. A file that is wrong counts as
      invalid, and the others run. Under several versions (--ios, or a header that names some) a file passes when it
      passes under all. Exit status 1 if an expectation does not hold, 2 if a file is invalid or none is found.
      """,
    options: [
      .update, .versions, .filter, .list, .rerun, .jobs, .shard, .times, .failFast, .strict, .noStrict, .watch,
      .slowest,
      .asRecord, .testFormat, .junit,
    ])

  private static let lint = CommandSpec(
    name: .lint, summary: "report what goes wrong in a scenario or in an app's Swift, here or on another device",
    examples: [
      ("presim lint login.presim", "what would go wrong, here or on another device, and what to do"),
      ("presim lint App/Sources", "the Swift of an app, all files of a directory together"),
      ("presim lint Scenarios --severity error", "everything below a directory that UIKit would refuse or throw"),
      ("presim lint --fix --diff", "what its fixes would change, below Scenarios"),
      ("presim lint --baseline old.txt --update-baseline", "from here on only what is new"),
      ("presim lint . --format sarif > lint.sarif", "for GitHub's code scanning"),
    ],
    operands: "[PATH…]", count: 0...Int.max,
    discussion: """
      Paths are scenario files, files of Swift, or directories that are searched for both; the default is that of
      'presim test'. Of Swift, what .gitignore names, tests, packages and generated files are left out. A
      finding has the code of a rule ('presim rules LNT-07' explains it), and a fix where the engine has found on a
      copy that it works. An error is refused or raised on the file's version and device, a warning goes wrong under
      conditions that the file does not exclude, a note is right but surprising. '// presim:ignore LNT-07 reason'
      behind a statement, or on the line above, silences a rule there. Exit status 1 if an error was found, 2 if a
      scenario is wrong.

      --fix writes a fix into the file where presim has run the changed file: the finding has gone, no other error or
      warning has come, and what the fix promises comes true. Nothing else in the file is touched.
      """,
    options: [
      .fix, .fixDiff, .select, .ignore, .baseline, .updateBaseline, .severity, .strictLint, .lintVersions, .lintFormat,
    ])

  private static let rules = CommandSpec(
    name: .rules, summary: "list the rules, or show one in full",
    examples: [
      ("presim rules CTX-04", "one rule, with evidence and examples"),
      ("presim rules P-L01 CHO-34", "one of UIKit's messages, and an open question"),
      ("presim rules CTX", "a group of rules, one line each"),
      ("presim rules docs", "where the classic documents and UIKit part"),
      ("presim rules --search 'viewWillAppear not called'", "by what you see, in your own words"),
      ("presim rules --search 'whose view is not in the window hierarchy'", "by a line from Xcode"),
      ("presim rules", "all of them"),
    ],
    operands: "[ID…]", count: 0...Int.max,
    discussion: """
      Rules (CTX-04), UIKit's messages (P-L01), and presim's assumptions where evidence is missing (CHO-01).
      Other words are looked for, as with '--search'. 'presim help sources' says what the short names of evidence stand for.
      """,
    options: [.search, .all, .textOrJSON])

  private static let importing = CommandSpec(
    name: .import,
    summary:
      "make a scenario of a dump of your own app, ask what a call would do on it, or turn Objective-C into Swift",
    examples: [
      ("presim import dump.txt > screen.presim", "the scenario that stands in the dump"),
      ("pbpaste | presim import --call 'checkout.present(alert, animated: true)'", "what the call would do"),
      ("presim import --lldb > ~/.presim_lldb.py", "commands for lldb that ask the paused app"),
      ("presim import --objc HomeViewController.m > home.presim", "the class in Swift, ready for 'presim run'"),
    ],
    operands: "[FILE]", count: 0...1,
    discussion: """
      Reads what _printHierarchy prints: from lldb ('e -l objc -O -- [UIViewController _printHierarchy]', which Swift
      frames take too), Chisel's pvc, Xcode's console with its time stamps, or a .hierarchy snapshot of
      swift-snapshot-testing; from standard input without FILE.
      Names come from classes; in a call an address of the dump will do as well, and a name that is not there is a new
      controller. What a dump does not say stands in the scenario as a comment to uncomment, unless lines like
      '# presim: 0x7f8….definesPresentationContext = true' below it say it: the commands of --lldb add them.
      """,
    options: [.call, .headerIOS, .device, .lldb, .objc, .textOrJSON])

  private static let record = CommandSpec(
    name: .record, summary: "add the expectations that hold after every step that has none",
    examples: [
      ("presim record login.presim", "links, windows and console, in place"),
      ("presim record --with events,hierarchy login.presim", "callbacks in their order, and the hierarchy"),
    ],
    operands: "FILE…", count: 1...Int.max,
    discussion: """
      links: who presents what the step presented; window: whose view came into a window or left it; log: what UIKit
      prints. Nothing else in the file is touched, and a file with errors not at all.
      """,
    options: [.with])

  private static let new = CommandSpec(
    name: .new, summary: "begin a scenario from a template",
    examples: [
      ("presim new login --from sheet", "writes login.presim"), ("presim new", "prints a template"),
    ],
    operands: "[NAME]", count: 0...1,
    discussion: "It writes a commented scenario that runs as it is. A file of that name stays as it is.",
    options: [.from])

  private static let repl = CommandSpec(
    name: .repl, summary: "type statements one at a time, and see what each does",
    examples: [
      ("presim repl login.presim", "go on where the file ends"),
      ("presim repl < login.presim", "a file, chunk by chunk"),
    ],
    operands: "[FILE]", count: 0...1,
    discussion: """
      After each statement: what was decided, what UIKit prints, and what changed in the hierarchy. An outline ends with
      an empty line. A value alone on a line is printed. '?' says why, :help shows what can be typed, :hierarchy prints
      the hierarchy, :compare the step under every style, :undo takes the last statement back, :save FILE writes what was
      typed, :quit ends it. A line with an error changes nothing; from a
      pipe the exit status is 2 then. At a terminal: arrows, Tab, ^A ^E ^K ^U ^W ^Y, and ^R
      to search the history, which is kept below XDG_STATE_HOME.
      """,
    options: [])

  private static let languageServer = CommandSpec(
    name: .lsp, summary: "answer an editor: the language server of scenario files",
    examples: [("presim lsp", "the command to name in an editor's settings; it speaks the Language Server Protocol")],
    operands: "< REQUESTS", count: 0...0,
    discussion: """
      Over standard input and output: problems while you type (errors, lint, expectations that do not hold), what a line
      does and why, completion, definitions, references, renaming, symbols, folding, formatting, colours, fixes, and
      'run', 'explain' and 'compare' above the steps. Documentation/Editors has the settings of VS Code, Neovim, Helix,
      Zed, BBEdit and Xcode. Exit status 0 after 'shutdown' and 'exit', 1 where the client goes without.
      """,
    options: [])

  private static let learn = CommandSpec(
    name: .learn, summary: "go through the course: predict, then see what UIKit does, and why",
    examples: [
      ("presim learn", "the first lesson, or the one after the last that you answered"),
      ("presim learn 18", "lesson 18"),
      ("presim learn --list", "the table of contents, what you predicted right and what you solved"),
      ("presim learn --task 22", "the task behind lesson 22: write the lines that are missing"),
      ("presim learn --task 22 mine.presim", "whether a file solves it; the exit status says so too"),
    ],
    operands: "[N|FILE]", count: 0...1,
    discussion: """
      Thirty lessons of five minutes, from one view controller to an interactive dismissal. Each shows a hierarchy and a
      call and asks what comes of it; then it runs, and says why, and why not what you have guessed. At a terminal a key
      answers, from a pipe a line. Each chapter ends with a task: a scenario whose expectations hold once you have written
      what is missing, which the engine tries. What you answered and solved is kept below XDG_STATE_HOME, until
      --forget. The course is a part of the
      command; its files stand in Scenarios/course.
      """,
    options: [.lessons, .task, .forget, .asQuiz])

  private static let quiz = CommandSpec(
    name: .quiz, summary: "ask questions about scenarios, with answers that the engine has tried",
    examples: [
      ("presim quiz", "ten questions from the course"),
      ("presim quiz dismissal --count 20", "from a chapter of the book"),
      ("presim quiz Presentations", "about scenarios of your own"),
      ("presim quiz --seed 7 --format json > quiz.json", "for a class: questions, answers, reasons"),
    ],
    operands: "[PATH…]", count: 0...Int.max,
    discussion: """
      Questions are made of what a scenario expects: who presents, whose views leave the window, in which order callbacks
      come, what the console shows, what a dismissal takes down, since which version it is so. The wrong answers are the
      other candidates that UIKit looks at; each is tried, so that exactly one answer is right. Paths are scenario files,
      or directories that are searched for *.presim, or chapters of the book, which the command has with it; without one the
      course. At the end: the score, and what to read again.
      """,
    options: [.count, .seed, .checkQuestions, .textOrJSON])

  private static let completions = CommandSpec(
    name: .completions, summary: "print a completion script",
    examples: [
      ("presim completions zsh > ~/.zfunc/_presim", "for zsh, with ~/.zfunc in fpath"),
      ("source <(presim completions bash)", "for bash, in ~/.bashrc"),
      ("presim completions fish | source", "for fish"),
    ],
    operands: "SHELL", count: 1...1,
    discussion:
      "SHELL is bash, zsh or fish. The script completes commands, options and their values, rules and scenario files.",
    options: [])

  private static let format = CommandSpec(
    name: .format, summary: "lay scenario files out in the canonical way",
    examples: [
      ("presim format login.presim", "in place"),
      ("presim format --check Scenarios", "for CI: exit status 1 if one would change"),
      ("presim format --diff Scenarios", "how"),
      ("presim format - < login.presim", "from standard input to standard output"),
    ],
    operands: "PATH…", count: 1...Int.max,
    discussion: "A file whose grammar is wrong stays as it is, byte for byte.",
    options: [.check, .formatDiff, .textOrJSON])

  private static let help = CommandSpec(
    name: .help, summary: "show help for a command, a rule, a class of UIKit, or a lesson of the book",
    examples: [
      ("presim help run", "the same as presim run --help"),
      ("presim help language", "the scenario language on one screen; --all: the whole reference"),
      ("presim help lessons", "the book of lessons, folder by folder"),
      ("presim help who-presents", "the lessons of a folder; 'lint/' is the folder, 'lint' the command"),
      ("presim help why-is-presentingViewController-not-me", "one lesson, a scenario that presim can run"),
      ("presim help run.schema.json", "the schema of a JSON document"),
      ("presim help CTX-04", "a rule or a message, as 'presim rules' shows it"),
      ("presim help UINavigationController", "what a scenario can set and call on a class"),
      ("presim help exit-codes", "what the exit status says"),
      ("presim help sources", "what 'Neuburg' is, with its address"),
    ],
    operands: "[COMMAND|TOPIC|RULE|CLASS|LESSON]", count: 0...1,
    discussion: "Without a command: the list of commands. --man prints all of it as a manual page.",
    options: [.man, .all])
}

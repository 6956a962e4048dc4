import PresentationModel

/// Every option of every command.
enum OptionID: String, CaseIterable {
  case events, format, color, help, version, update, filter, jobs, ios, check, search, device, call, junit, shard,
    slowest, watch, with, from, man, full, style, presenting, severity, all, not, lldb, objc, output, picture, before,
    draw, fix, diff, select, ignore, baseline, list, rerun, count, seed, slides, strict, record, quiz,
    playground, task, times, forget
  case leftOut = "left-out"
  case noStrict = "no-strict"
  case failFast = "fail-fast"
  case updateBaseline = "update-baseline"
}

/// What an option looks like and means.
struct OptionSpec {
  /// The option.
  let id: OptionID
  /// `-j`.
  var short: Character?
  /// What its value is called in help; nil for a switch.
  var value: String?
  /// The values it takes, if they are few.
  var choices: [String] = []
  /// One line of help.
  let help: String
  /// The command that it makes of its own: 'learn --quiz' is 'quiz'.
  var makes: CommandName?

  /// `--jobs`.
  var name: String { "--\(id.rawValue)" }
}

extension OptionSpec {
  static let help = OptionSpec(id: .help, short: "h", help: "show this help")
  static let version = OptionSpec(id: .version, short: "V", help: "show the version")
  static let color = OptionSpec(
    id: .color, value: "WHEN", choices: ColorChoice.allCases.map(\.rawValue),
    help: "colour: auto (on a terminal or with FORCE_COLOR, without NO_COLOR), always, never")
  static let textOrJSON = OptionSpec(
    id: .format, value: "FORMAT", choices: ["text", "json"],
    help: "text (for people), json (Schemas/)")
  static let testFormat = OptionSpec(
    id: .format, value: "FORMAT", choices: TestFormat.allCases.map(\.rawValue),
    help: "text (for people), json (Schemas/), tap, github (annotations), xcode")
  static let lintFormat = OptionSpec(
    id: .format, value: "FORMAT", choices: LintFormat.allCases.map(\.rawValue),
    help: "text (for people), json (Schemas/), github (annotations), xcode, sarif (2.1.0)")
  static let fix = OptionSpec(
    id: .fix, help: "write the fixes into the files: of errors and warnings; of notes those that --select names")
  static let fixDiff = OptionSpec(
    id: .diff, help: "with --fix: change nothing; print what would change, and exit with 1")
  static let select = OptionSpec(
    id: .select, value: "LIST", help: "only these rules, as in LNT-06,LNT-4 or styles; default: all")
  static let ignore = OptionSpec(id: .ignore, value: "LIST", help: "not these rules; as --select")
  static let baseline = OptionSpec(
    id: .baseline, value: "FILE", help: "leave out the findings that FILE has; default: that of .presim")
  static let updateBaseline = OptionSpec(id: .updateBaseline, help: "write what is found into the baseline")
  static let list = OptionSpec(id: .list, help: "run nothing; print which files would run")
  static let rerun = OptionSpec(id: .rerun, help: "run what failed when 'presim test' last ran in this directory")
  static let formatDiff = OptionSpec(id: .diff, help: "change nothing; print what would change, and exit with 1")
  static let severity = OptionSpec(
    id: .severity, value: "LEVEL", choices: ["error", "warning", "note"],
    help: "show nothing below this level; default: note")
  static let lintVersions = OptionSpec(
    id: .ios, value: "LIST", help: "versions to lint under, as in 12,15-18,27, docs or all; default: the file's")
  static let junit = OptionSpec(id: .junit, value: "FILE", help: "write a JUnit report there too")
  static let shard = OptionSpec(
    id: .shard, value: "I/N", help: "run the Ith of N parts; default: TEST_SHARD_INDEX and TEST_TOTAL_SHARDS")
  static let times = OptionSpec(
    id: .times, value: "FILE", help: "make the parts of --shard take as long, by the JUnit report of another run")
  static let failFast = OptionSpec(id: .failFast, help: "stop at the first file that fails or is not valid")
  static let strict = OptionSpec(
    id: .strict,
    help: "fail where an expectation depends on a line of Swift that is left out; default where CI is set")
  static let strictLint = OptionSpec(
    id: .strict, help: "list the lines of an app's Swift that were not read, and fail where there are any")
  static let noStrict = OptionSpec(id: .noStrict, help: "only tell of such lines")
  static let watch = OptionSpec(id: .watch, help: "stay, and run again what was changed; control-C ends it")
  static let slowest = OptionSpec(id: .slowest, value: "N", help: "name the N files that took longest (text only)")
  static let events = OptionSpec(id: .events, help: "print the events of each step: callbacks and completion handlers")
  static let full = OptionSpec(id: .full, help: "print the whole hierarchy after every step")
  static let leftOut = OptionSpec(
    id: .leftOut, help: "why each line of pasted Swift that is not about the hierarchy is left out")
  static let all = OptionSpec(id: .all, help: "the whole answer, not only its short form")
  static let not = OptionSpec(
    id: .not, value: "NAME", help: "why not this view controller, or this style, as in .fullScreen; needs LINE")
  static let update = OptionSpec(
    id: .update, help: "rewrite the blocks of expect hierarchy and expect events that no longer match")
  static let filter = OptionSpec(
    id: .filter, value: "TEXT", help: "only scenarios whose path or title contains TEXT")
  static let jobs = OptionSpec(
    id: .jobs, short: "j", value: "N", help: "how many run at the same time; default: one a core")
  static let ios = OptionSpec(
    id: .ios, value: "LIST", help: "versions to compare, as in 12,15-18,27, docs or all; default: the file's")
  static let versions = OptionSpec(
    id: .ios, value: "LIST", help: "versions to run under, as in 12,15-18,27, docs or all; default: the file's")
  static let check = OptionSpec(id: .check, help: "change nothing; print the files that would change and exit with 1")

  static let search = OptionSpec(
    id: .search, value: "TEXT", help: "find by what you see, in your own words, or by a line pasted from Xcode")
  static let style = OptionSpec(
    id: .style, value: "LIST", help: "styles to ask for, as in pageSheet,fullScreen or all; default: the file's")
  static let presenting = OptionSpec(
    id: .presenting, value: "NAME", help: "what would be presented; default: a plain controller")
  static let headerIOS = OptionSpec(
    id: .ios, value: "LIST", help: "the version to write in the header; default: what the dump says")
  static let with = OptionSpec(
    id: .with, value: "LIST", help: "what to record: links,window,log,events,hierarchy; default: links,window,log")
  static let from = OptionSpec(
    id: .from, value: "SCREEN", choices: ScenarioTemplate.allCases.map(\.rawValue), help: "what the screen begins with")
  static let man = OptionSpec(id: .man, help: "print the manual page, for man(1)")
  static let lessons = OptionSpec(
    id: .list, help: "print the table of contents, what was predicted right and what is solved")
  static let task = OptionSpec(
    id: .task, value: "N", help: "the task behind lesson N: type what is missing, or name a file that has it")
  static let forget = OptionSpec(id: .forget, help: "forget what was predicted and solved, and begin anew")
  static let asQuiz = OptionSpec(
    id: .quiz, help: "ask questions about the course, as 'presim quiz' does", makes: .quiz)
  static let asRecord = OptionSpec(
    id: .record, help: "add the expectations that hold, as 'presim record' does", makes: .record)
  static let count = OptionSpec(id: .count, value: "N", help: "how many questions; default: 10")
  static let seed = OptionSpec(id: .seed, value: "N", help: "the same number gives the same questions; default: any")
  static let checkQuestions = OptionSpec(
    id: .check, help: "ask nothing: make every question there is, try every answer once more, and count them")
  static let device = OptionSpec(
    id: .device, value: "DEVICE", help: "the device to write in the header, as in 'iPad landscape'")
  static let call = OptionSpec(
    id: .call, value: "CALL", help: "say what this call would do on the dump; may be given more than once")
  static let lldb = OptionSpec(
    id: .lldb, help: "print commands for lldb, in Python: they ask the paused app, and presim answers")

  static let objc = OptionSpec(
    id: .objc, help: "read Objective-C, and print the Swift of today; what is not translated stays as a comment")

  static let output = OptionSpec(
    id: .output, short: "o", value: "OUT", help: "where to write; default: standard output")
  static let drawFormat = OptionSpec(
    id: .format, value: "FORMAT", choices: DrawFormat.allCases.map(\.rawValue),
    help: "svg, html, dot (Graphviz), mermaid (Markdown); default: by the ending of OUT, else svg")
  static let picture = OptionSpec(
    id: .picture, value: "PICTURE", choices: Picture.allCases.map(\.rawValue),
    help: "of an SVG: slide (everything), screen, layers, tree, callbacks; default: slide")
  static let before = OptionSpec(id: .before, help: "of an SVG: the state before the step too")
  static let slides = OptionSpec(
    id: .slides, help: "a page that asks a question for each scenario, and then shows the answer")
  static let playground = OptionSpec(
    id: .playground, value: "ADDRESS", help: "of a folder: where the playground stands, for a link on each page")
  static let drawEvents = OptionSpec(
    id: .events, help: "every event, not those alone that 'expect events' compares")
  static let drawBoth = OptionSpec(
    id: .draw, value: "OUT", help: "write two styles side by side to this SVG file; '-' is standard output")
  static let drawnStyles = OptionSpec(
    id: .style, value: "LIST", help: "the two styles of --draw, as in fullScreen,overFullScreen")

  /// What every command takes.
  static let common = [color, help]
}

import Foundation
import Testing

@testable import PresentationModel
@testable import presim

/// `presim learn` and `presim quiz` from a pipe.
@Suite struct LearnCommandTests {
  private let presim: PresimProcess
  private let environment: [String: String]

  init() throws {
    presim = try PresimProcess()
    environment = ["XDG_STATE_HOME": presim.directory.appendingPathComponent("state").path]
  }

  /// The letter of the right answer of a lesson.
  private func right(_ number: Int) throws -> String {
    let lesson = try #require(CourseFiles.lesson(number - 1)?.lesson)
    return QuizQuestion.letter(try #require(lesson.question(seed: UInt64(number))).right)
  }

  @Test func goesThroughTheCourse() throws {
    defer { presim.remove() }
    let answers = try (1...30).map { try right($0) }.joined(separator: "\n") + "\n"
    let result = try presim.run("learn", input: answers, environment: environment)
    #expect(result.status == 0 && result.errors.isEmpty, "\(result.errors)")
    #expect(result.output.contains("Lesson 30 of 30"))
    #expect(result.output.hasSuffix("You predicted 30 of 30 lessons right.\npresim quiz asks on.\n"))
    #expect(!result.output.contains("Not quite"))
    let list = try presim.run("learn", "--list", environment: environment).output
    #expect(list.split(separator: "\n").count == 37 && !list.contains("wrong"))
    #expect(list.hasPrefix(" 1  The callbacks at launch  right\n"))
  }

  @Test func remembersThePlace() throws {
    defer { presim.remove() }
    let first = try presim.run("learn", "18", input: try right(18) + "\n", environment: environment)
    #expect(first.output.hasSuffix("presim learn goes on with lesson 19.\n"))
    #expect(first.output.contains("Right: ") && first.output.contains("list presents filters over the current context"))
    let second = try presim.run("learn", input: "", environment: environment)
    #expect(second.status == 0 && second.output.contains("Lesson 19 of 30"))
    // Not answered: the place stays.
    #expect(try presim.run("learn", input: "q\n", environment: environment).output.contains("Lesson 19 of 30"))
    let state = try presim.read("state/presim/learn")
    expect(state, equals: "place 19\nright 18\nwrong\n")
  }

  @Test func aSolvedTaskIsKeptUntilItIsForgotten() throws {
    defer { presim.remove() }
    let task = try #require(CourseFiles.task(22))
    let open = try presim.run("learn", "--task", "22", input: "\n", environment: environment)
    #expect(open.status == 1)
    #expect(try !presim.run("learn", "--list", environment: environment).output.contains("solved"))
    // A file is what somebody has handed in.
    try presim.write(task.text(with: task.solution), to: "theirs.presim")
    try expect(presim.run("learn", "--task", "22", "theirs.presim", environment: environment).status, equals: 0)
    #expect(try !presim.run("learn", "--list", environment: environment).output.contains("solved"))
    let solution = task.solution.joined(separator: "\n") + "\n"
    try expect(presim.run("learn", "--task", "22", input: solution, environment: environment).status, equals: 0)
    _ = try presim.run("learn", "18", input: try right(18) + "\n", environment: environment)
    try expect(presim.read("state/presim/learn"), equals: "place 19\nright 18\nwrong\nsolved 22\n")
    let list = try presim.run("learn", "--list", environment: environment).output
    #expect(list.contains("    task: A tab bar that stays  solved\n") && list.contains("defines a context  right\n"))
    let forgotten = try presim.run("learn", "--forget", "--list", environment: environment).output
    #expect(forgotten.contains("    task: A tab bar that stays\n") && !forgotten.contains("right"))
    try expect(presim.read("state/presim/learn"), equals: "place 1\nright\nwrong\n")
  }

  @Test func aWrongAnswerIsExplained() throws {
    defer { presim.remove() }
    let lesson = try #require(CourseFiles.lesson(18)?.lesson)
    let question = try #require(lesson.question(seed: 19))
    let row = try #require(question.answers.firstIndex { $0.text == "root" })
    let result = try presim.run(
      "learn", "19", input: "x\n\n\(QuizQuestion.letter(row))\n", environment: environment)
    expect(result.output.components(separatedBy: "answer with a letter from a to d, or end with q").count, equals: 3)
    #expect(result.output.contains("Not quite. It is "))
    #expect(result.output.contains("why not root"))
    try expect(presim.read("state/presim/learn"), equals: "place 20\nright\nwrong 19\n")
  }

  @Test func aPipeThatNeverAnswersEndsIt() throws {
    defer { presim.remove() }
    let result = try presim.run("learn", "1", input: String(repeating: "yes\n", count: 50), environment: environment)
    #expect(result.status == 0 && result.output.components(separatedBy: "answer with a letter").count == 21)
  }

  @Test func withoutAHomeNothingIsKept() throws {
    defer { presim.remove() }
    for state in ["", "/dev/null/none", "relative"] {
      let result = try presim.run(
        "learn", "1", input: try right(1) + "\n", environment: ["XDG_STATE_HOME": state, "HOME": ""])
      #expect(result.status == 0 && result.errors.isEmpty, "\(state): \(result.errors)")
      #expect(result.output.contains("Lesson 2 of 30"), "\(state)")
    }
    // What is no progress counts as none.
    try presim.write("place 99\nright x 7\n\u{1}\n", to: "state/presim/learn")
    #expect(try presim.run("learn", input: "", environment: environment).output.contains("Lesson 1 of 30"))
  }

  @Test(arguments: ["0", "31", "x", "-1"])
  func namesTheLessonsThatThereAre(_ word: String) throws {
    defer { presim.remove() }
    let result = try presim.run("learn", word, environment: environment)
    #expect(result.status == 2 && result.output.isEmpty)
    if word != "-1" { #expect(result.errors.contains("the course has lessons 1 to 30")) }
  }

  // MARK: Quiz

  @Test func theSameSeedGivesTheSameQuiz() throws {
    defer { presim.remove() }
    let one = try presim.run("quiz", "--seed", "7", "--count", "4", input: "a\nb\nc\na\n", environment: environment)
    let two = try presim.run("quiz", "--seed", "7", "--count", "4", input: "a\nb\nc\na\n", environment: environment)
    #expect(one.output == two.output && one.status == 0)
    #expect(one.output.contains("Question 4 of 4") && one.output.contains("of 4 right."))
    #expect(one.output.contains("--seed 7"))
  }

  @Test func theScoreCounts() throws {
    defer { presim.remove() }
    try presim.write(Example.passing, to: "passing.presim")
    let document = try presim.run("quiz", "passing.presim", "--seed", "1", "--format", "json")
    let json = try #require(try JSONSerialization.jsonObject(with: Data(document.output.utf8)) as? [String: Any])
    let questions = try #require(json["questions"] as? [[String: Any]])
    let letters = questions.compactMap { $0["right"] as? String }
    #expect(letters.count == questions.count && !letters.isEmpty)
    let good = try presim.run("quiz", "passing.presim", "--seed", "1", input: letters.joined(separator: "\n") + "\n")
    #expect(good.output.contains("\(letters.count) of \(letters.count) right.") && !good.output.contains("Read again"))
    let wrong = letters.map { $0 == "a" ? "b" : "a" }.joined(separator: "\n") + "\n"
    let bad = try presim.run("quiz", "passing.presim", "--seed", "1", input: wrong)
    #expect(bad.output.contains("0 of \(letters.count) right.\nRead again:\n  passing.presim\n"))
    // The end of the input ends it; what was answered counts.
    let short = try presim.run("quiz", "passing.presim", "--seed", "1", input: letters[0] + "\n")
    #expect(short.output.contains("1 of 1 right."))
  }

  /// The book is a part of the command; a file of one's own asks in its own words.
  @Test func asksAChapterAndALessonOfOnesOwn() throws {
    defer { presim.remove() }
    let chapter = try presim.run("quiz", "beliefs", "--seed", "3", "--count", "2", input: "a\na\n")
    #expect(chapter.status == 0 && chapter.output.contains("Question 2 of 2"), "\(chapter.errors)")
    try presim.write(
      """
      // A card over the home screen.
      scenario "Mine"
      window
        home: HomeViewController
      card: CardViewController
      home.present(card, animated: true)
      // ? Does home go?
      expect home.view.window != nil
      // ! It stays.

      """, to: "mine.presim")
    let own = try presim.run("quiz", "mine.presim", "--seed", "3", input: "a\n")
    #expect(own.output.contains("Does home go?"))
  }

  @Test func saysWhatIsWrong() throws {
    defer { presim.remove() }
    try presim.write("window\n  home\n", to: "wrong.presim")
    try presim.write("window\n  home: HomeViewController\n", to: "mute.presim")
    try expect(presim.run("quiz", "none.presim").status, equals: 2)
    try expect(presim.run("quiz", "wrong.presim").status, equals: 2)
    #expect(try presim.run("quiz", "--count", "0").errors.contains("'--count 0' is not a number from 1 up"))
    try expect(presim.run("quiz", "--seed", "x").status, equals: 2)
    let mute = try presim.run("quiz", "mute.presim")
    #expect(mute.status == 1 && mute.errors.contains("no question can be made of this file"))
    try expect(
      presim.run("quiz", "--check", "mute.presim").output, equals: "0 questions of 0 of 1 files, 0 of them wrong\n")
  }
}

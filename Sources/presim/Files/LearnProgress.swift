import PresentationModel

/// How far somebody has come in the course, from one session to the next.
struct LearnProgress {
  /// The lesson to go on with, from 1.
  var place = 1
  /// Lessons that were predicted right the last time, and those that were not.
  private(set) var right: Set<Int> = []
  private(set) var wrong: Set<Int> = []
  /// Lessons whose task was solved.
  private(set) var solved: Set<Int> = []
  private let count: Int
  private let path = StateFile.path("learn")

  /// What the last session has left; a file that means nothing is as none.
  init(count: Int) {
    self.count = count
    guard let path else { return }
    for line in StateFile.lines(path) {
      let words = line.split(separator: " ").map(String.init)
      let numbers = words.dropFirst().compactMap { DecimalNumber.parse($0[...]) }.filter { (1...count).contains($0) }
      switch words.first {
      case "place": place = numbers.first ?? 1
      case "right": right.formUnion(numbers)
      case "wrong": wrong.formUnion(numbers)
      case "solved": solved.formUnion(numbers)
      default: break
      }
    }
    wrong.subtract(right)
  }

  /// Notes an answer, and that the next lesson comes.
  mutating func note(_ lesson: Int, isRight: Bool) {
    right.remove(lesson)
    wrong.remove(lesson)
    if isRight { right.insert(lesson) } else { wrong.insert(lesson) }
    place = lesson < count ? lesson + 1 : 1
    save()
  }

  /// Notes that the task behind a lesson is solved.
  mutating func noteSolved(_ lesson: Int) {
    guard solved.insert(lesson).inserted else { return }
    save()
  }

  /// Begins anew.
  mutating func forget() {
    (place, right, wrong, solved) = (1, [], [], [])
    save()
  }

  /// Keeps it.
  func save() {
    guard let path else { return }
    func list(_ numbers: Set<Int>) -> String { numbers.sorted().map { " \($0)" }.joined() }
    var lines = ["place \(place)", "right\(list(right))", "wrong\(list(wrong))"]
    if !solved.isEmpty { lines.append("solved\(list(solved))") }
    StateFile.write(lines, to: path)
  }
}

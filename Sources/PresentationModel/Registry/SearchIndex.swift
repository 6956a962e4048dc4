/// What a search looks at: the symptoms, and the title and the plain sentence of every entry.
struct SearchIndex: Sendable {
  static let all = SearchIndex()

  /// One way of saying something, and where it leads.
  private struct Phrase {
    let words: [Int32]
    let symptom: Int
  }

  private var numbers: [String: Int32] = [:]
  private var phrases: [Phrase] = []
  /// In how many phrases, titles and plain sentences a word is.
  private var counts: [Int] = []
  private let entries: [RulebookSearch.Entry]
  private var titles: [[Int32]] = []
  /// The plain sentences; empty where there is none.
  private var sentences: [[Int32]] = []
  private var texts: [Set<Int32>] = []
  /// Every word that the rulebook and the symptoms have, for those that are misspelt.
  private var vocabulary: [String] = []
  /// What each symptom leads to, by rows of `entries`.
  private var leads: [[Int]] = []

  private init() {
    var words = SearchWords()
    let questions = Lesson.allCases.map { RulebookSearch.Entry.question($0) }
    entries = RulebookSearch.all + questions
    var rows: [String: Int] = [:]
    for (row, entry) in entries.enumerated() { rows[entry.text] = row }
    for entry in entries {
      titles.append(enter(words.of(Self.title(of: entry))))
      sentences.append(enter(words.of(Self.sentence(of: entry))))
      texts.append(Set(enter(words.of(Self.text(of: entry)), counting: false)))
    }
    for (symptom, row) in zip(Symptom.all, 0...) {
      for said in symptom.said.split(separator: ";") {
        phrases.append(Phrase(words: enter(words.of(String(said))), symptom: row))
      }
      leads.append(symptom.leadsTo.split(separator: " ").compactMap { rows[String($0)] })
    }
    vocabulary = words.vocabulary
  }

  private mutating func enter(_ words: [String], counting: Bool = true) -> [Int32] {
    words.map { word in
      let number = numbers[word] ?? Int32(counts.count)
      if numbers[word] == nil {
        numbers[word] = number
        counts.append(0)
      }
      if counting { counts[Int(number)] += 1 }
      return number
    }
  }

  /// What fits, the best first.
  ///
  /// Complexity: O(symptoms + rulebook).
  func ranked(_ text: String) -> [RulebookSearch.Entry] {
    var words = SearchWords(correcting: vocabulary)
    let wanted = words.of(FormerWords.today(text)).compactMap { numbers[$0] }
    guard !wanted.isEmpty else { return [] }
    let length = self.length(wanted)
    var scores = Array(repeating: 0.0, count: entries.count)
    var seconds = scores
    for phrase in phrases {
      let score = likeness(phrase.words, wanted, length)
      guard score > 0.2 else { continue }
      for (place, row) in leads[phrase.symptom].enumerated() {
        // The first entry of a symptom answers best; and two ways of saying it that fit both count.
        let score = score * (1 - 0.1 * Double(place))
        seconds[row] = max(seconds[row], min(scores[row], score))
        scores[row] = max(scores[row], score)
      }
    }
    for row in entries.indices { scores[row] += 0.3 * seconds[row] }
    for row in entries.indices {
      let title = max(likeness(titles[row], wanted, length), likeness(sentences[row], wanted, length))
      let known = wanted.filter { texts[row].contains($0) }.reduce(0.0) { $0 + weight($1) * weight($1) }
      scores[row] += 0.4 * title + 0.15 * (known / (length * length)).squareRoot()
    }
    let best = scores.max() ?? 0
    return scores.indices.filter { scores[$0] > 0 && scores[$0] > best * 0.3 }
      .sorted { scores[$0] == scores[$1] ? $0 < $1 : scores[$0] > scores[$1] }
      .map { entries[$0] }
  }

  /// The cosine of two lists of words, each word as heavy as it is rare.
  private func likeness(_ words: [Int32], _ wanted: [Int32], _ length: Double) -> Double {
    var common = 0.0
    for word in wanted where words.contains(word) { common += weight(word) * weight(word) }
    return common == 0 ? 0 : common / (length * self.length(words))
  }

  private func length(_ words: [Int32]) -> Double {
    words.reduce(0.0) { $0 + weight($1) * weight($1) }.squareRoot()
  }

  /// A rare word says more than one that is everywhere.
  private func weight(_ word: Int32) -> Double {
    let eighth = (1 / (2 + Double(counts[Int(word)]))).squareRoot().squareRoot().squareRoot()
    return eighth * eighth.squareRoot()
  }

  // MARK: The words of an entry

  private static func title(of entry: RulebookSearch.Entry) -> String {
    switch entry {
    case .rule(let id): id.metadata.title
    case .lint(let id): id.metadata.entry.title
    case .message(let id): id.message.text
    case .choice(let id): ChoiceMetadata.metadata(id).question
    case .question(let lesson): lesson.title
    }
  }

  private static func sentence(of entry: RulebookSearch.Entry) -> String {
    switch entry {
    case .rule(let id): id.metadata.inShort
    case .lint(let id): id.metadata.entry.inShort
    case .message, .choice, .question: ""
    }
  }

  private static func text(of entry: RulebookSearch.Entry) -> String {
    switch entry {
    case .rule(let id):
      let metadata = id.metadata
      return "\(id.text) \(metadata.title) \(metadata.inShort) \(metadata.statement) \(metadata.example)"
    case .lint(let id):
      let entry = id.metadata.entry
      return ([id.text, entry.title, entry.inShort, entry.fires] + entry.messages).joined(separator: " ")
    case .message(let id):
      let message = id.message
      return "\(id.text) \(message.text) \(message.kindText) \(message.condition) \(message.effect)"
    case .choice(let id):
      let metadata = ChoiceMetadata.metadata(id)
      return "\(id.text) \(metadata.question) \(metadata.choice) \(metadata.note)"
    case .question(let lesson): return lesson.title
    }
  }
}

import Testing

@testable import PresentationModel

/// The sentence that a rule begins with: read by someone who knows UIKit and none of presim's words.
@Suite struct PlainSentenceTests {
  struct Sentence: Sendable, CustomTestStringConvertible {
    let id: String
    let text: String

    var testDescription: String { id }
  }

  static let all: [Sentence] =
    RuleID.allCases.map { Sentence(id: $0.text, text: $0.metadata.inShort) }
    + LintID.allCases.map { Sentence(id: $0.text, text: $0.metadata.entry.inShort) }

  /// The left column of the rulebook's glossary, and what grew beside it. A controller's `presenter` is gone in every form.
  private static let retired = [
    "presenter", "tree top", "own presented", "own presenter", "receiver", "reachable", "family", "families", "busy",
    "manager", "turn", "told", "held", "put off", "let go", "carried through", "stranger", "strays", "lodger",
    "newcomer",
    "choice", "choices", "nobody knows", "settled", "will-phase", "did-phase", "the gate", "other party", "parties",
    "on its way out", "handler", "hook", "hooks", "silent", "fires", "cure", "pitfall", "lesson", "body", "telephone",
    "on its side", "upright", "pulled down", "half sheet", "documents", "outside any window", "is free", "guest",
    "hosted",
    "context family", "tree",
  ]

  /// UIKit's own words that have a retired one in them.
  private static let uikits = ["completion handler", "turn on", "turn off", "turns off", "turned off"]

  @Test(arguments: all) func isOneSentenceOrTwo(_ sentence: Sentence) {
    let text = sentence.text
    #expect(text.hasSuffix(".") && !text.hasSuffix("..") && !text.contains("\n") && !text.contains("  "))
    let ends = text.split(separator: " ").count { $0.hasSuffix(".") }
    #expect((1...2).contains(ends), "\(text)")
    #expect(text.split(separator: " ").count >= 5, "\(text)")
    #expect(text.count <= 200, "\(text)")
    // No word comes twice in a row.
    let words = text.split(separator: " ")
    #expect(zip(words, words.dropFirst()).allSatisfy { $0 != $1 }, "\(text)")
    // A sentence begins with a capital letter, or with the name of a member or a statement.
    let first = text.split(separator: " ").first.map(String.init) ?? ""
    #expect(text.first?.isUppercase == true || Self.isName(first), "\(text)")
  }

  @Test(arguments: all) func namesNoRule(_ sentence: Sentence) {
    let known = Set(RulebookSearch.all.map(\.text))
    for word in sentence.text.split(whereSeparator: { !$0.isLetter && !$0.isNumber && $0 != "-" }) {
      #expect(!known.contains(String(word)), "\(sentence.text)")
    }
  }

  @Test(arguments: all) func hasNoWordOfPresimsOwn(_ sentence: Sentence) {
    var text = " " + sentence.text.lowercased() + " "
    for word in Self.uikits + ["classic documents"] { text = text.replacing(word, with: "") }
    let words = " " + text.split { !$0.isLetter && $0 != "-" && $0 != "'" }.joined(separator: " ") + " "
    for retired in Self.retired { #expect(!words.contains(" \(retired) "), "'\(retired)': \(sentence.text)") }
  }

  @Test(arguments: all) func hasNoLettersForControllers(_ sentence: Sentence) {
    for word in sentence.text.split(whereSeparator: { !$0.isLetter && !$0.isNumber && $0 != "-" && $0 != "'" }) {
      #expect(word.count > 1 || ["a", "A", "I"].contains(word) || word.allSatisfy(\.isNumber), "\(sentence.text)")
    }
    #expect(RulebookNotation.lettersAlone(in: sentence.text).isEmpty, "\(sentence.text)")
    #expect(RulebookNotation.legend(for: sentence.text).isEmpty, "\(sentence.text)")
  }

  /// It says something else than the title does, and than any other rule.
  @Test func noTwoAreTheSame() {
    expect(Set(Self.all.map(\.text)).count, equals: Self.all.count)
  }

  private static func isName(_ word: String) -> Bool {
    let sources = ["begin", "dismiss", "present", "show", "none", "prepare", "update", "transition", "addChild"]
    return sources.contains { word.hasPrefix($0) } || word.dropFirst().contains { $0.isUppercase }
      || word.contains("(")
  }
}

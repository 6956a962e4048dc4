/// What UIKit prints, throws, or does without a word, with its cause and effect (`presim rules P-E01`).
///
/// Its wordings are templates. What is printed, what `presim rules` lists and what a line pasted from Xcode is matched
/// against are all made from them.
package struct UIKitMessage: Sendable {
  /// What it is.
  package enum Kind: Sendable, Equatable {
    /// An exception of this name.
    case exception(String)
    /// A text that ends the process without an Objective-C exception.
    case trap
    /// A console line; the call is refused.
    case refuses
    /// A console line; the call proceeds.
    case proceeds
    /// UIKit says nothing.
    case silent
    /// A text of UIKit's that presim explains and never prints: what it is, in the rulebook's words.
    case neverPrinted(String)
    /// A text of others than UIKit: their name.
    case saidByOthers(String)
    /// Not the same in every version: the rulebook's words.
    case varies(String)
    /// A case of another message, whose words UIKit uses.
    case see(MessageID)
  }

  /// The words of some versions, with `{placeholders}`.
  package struct Wording: Sendable {
    /// Where they are used.
    package let versions: VersionRange
    /// The same as the rulebook writes it (`iOS 14+`); empty where there is one wording only.
    package let label: String
    /// The words.
    package let template: String
    /// What the rulebook adds about them.
    package let remark: String

    /// Makes a wording of some versions.
    package init(_ versions: VersionRange, _ label: String, _ template: String, remark: String = "") {
      self.versions = versions
      self.label = label
      self.template = template
      self.remark = remark
    }

    /// Makes the only wording.
    package init(_ versions: VersionRange, _ template: String, remark: String = "") {
      self.init(versions, "", template, remark: remark)
    }
  }

  /// The message.
  package let id: MessageID
  /// Exception, console line or silence.
  package let kind: Kind
  /// The words, by version; none where UIKit says nothing.
  package let wordings: [Wording]
  /// The condition: the rule that decides comes first.
  package let condition: String
  /// The effect on the call.
  package let effect: String
  /// What to do about it: presim's advice.
  package let cure: String
  /// Where it holds, in the rulebook's words.
  package let versions: String
  /// Where it was seen.
  package let sources: String
  /// How well it is known.
  package let evidence: String
  /// What presim says in its place where UIKit says nothing, with `{placeholders}`; several where the row has several
  /// cases.
  package let notes: [String]

  /// Makes a row.
  package init(
    _ id: MessageID, _ kind: Kind, _ wordings: [Wording], condition: String, effect: String, cure: String,
    versions: String = "iOS 8–27",
    sources: String, evidence: String, notes: String...
  ) {
    self.id = id
    self.kind = kind
    self.wordings = wordings
    self.condition = condition
    self.effect = effect
    self.cure = cure
    self.versions = versions
    self.sources = sources
    self.evidence = evidence
    self.notes = notes
  }

  /// The words that UIKit uses under a profile; nil where it says nothing.
  package func wording(for profile: Profile) -> Wording? { wordings.first { $0.versions.contains(profile) } }

  /// What it is, as the rulebook's table says it.
  package var kindText: String {
    switch kind {
    case .exception(let name): "`\(name)`"
    case .trap: "trap"
    case .refuses: "log, refused"
    case .proceeds: "log, proceeds"
    case .silent: "silent"
    case .varies(let words), .neverPrinted(let words): words
    case .saidByOthers(let who): "said by \(who), not by UIKit"
    case .see(let other): "see \(other.text)"
    }
  }

  /// Whether the call has no effect, with a line or in the versions that have none.
  var refusesCalls: Bool {
    if case .varies(let words) = kind { return words.utf8.starts(with: "log, refused".utf8) }
    return kind == .refuses
  }

  /// Whether UIKit says nothing of it at all; what other rows word (`see P-L01`) is no silence.
  package var isSilent: Bool { kind == .silent }

  /// Whether a run may come to it; presim explains the others, and never prints them.
  package var isPrinted: Bool {
    switch kind {
    case .neverPrinted, .saidByOthers: false
    default: true
    }
  }

  /// All wordings, as the rulebook's table has them; where UIKit says nothing, the notes that presim prints; of a case
  /// of another message that one's.
  package var text: String {
    if case .see(let other) = kind { return other.message.text }
    if wordings.isEmpty { return notes.isEmpty ? "–" : notes.joined(separator: " · ") }
    return wordings.map { wording in
      (wording.label.isEmpty ? "" : wording.label + " ") + "`\(wording.template)`" + wording.remark
    }.joined(separator: " · ")
  }
}

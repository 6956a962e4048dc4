/// A row of the rulebook's chapter 7: what UIKit prints, or does without a word, and what becomes of the call.
public struct MessageMetadata: Sendable {
  /// The message.
  public let id: MessageID
  /// The exception's name, `log, refused`, `log, proceeds` or `silent`.
  public let kind: String
  /// The text with its placeholders, by version.
  public let text: String
  /// When: the rule that decides stands first.
  public let condition: String
  /// What becomes of the call.
  public let effect: String
  /// Where it holds.
  public let versions: String
  /// Where it was seen.
  public let sources: String
  /// How well it is known.
  public let evidence: String
}

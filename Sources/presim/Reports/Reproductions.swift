/// The shortest scenario that makes UIKit say each message, or do without a word what a row of chapter 7 tells of.
///
/// `presim rules ID` prints them, wherever presim is installed; a test runs every one.
enum Reproductions {
  /// The scenario of a message.
  static func scenario(of id: String) -> String? { exceptions[id] ?? lines[id] ?? silences[id] }
}

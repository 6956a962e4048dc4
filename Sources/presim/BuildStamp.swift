/// Of which commit the command was made, and by which toolchain.
///
/// A release's workflow writes the commit into this file before it builds (`.github/workflows/release.yml`), so that no
/// other build changes with it.
enum BuildStamp {
  /// The commit; `development` in a build that nobody has stamped.
  static let commit = "development"

  /// `development, Swift 6.2`.
  static var text: String { "\(commit), \(toolchain)" }

  /// The version of the compiler, as far as a source file can tell.
  static var toolchain: String {
    #if compiler(>=6.4)
      "Swift 6.4 or newer"
    #elseif compiler(>=6.3)
      "Swift 6.3"
    #elseif compiler(>=6.2)
      "Swift 6.2"
    #elseif compiler(>=6.1)
      "Swift 6.1"
    #else
      "Swift 6.0"
    #endif
  }
}

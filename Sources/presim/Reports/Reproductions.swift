import PresentationModel

/// The shortest scenario that leads to each message, or to what UIKit does without one (`MessageID`): the
/// files of `Sources/presim/Reproductions`, each named for its message, which `Book` packs into the command.
///
/// `presim rules ID` prints them, wherever presim is installed; a test runs every one.
enum Reproductions {
  /// The scenario of a message; nil for what no scenario comes to.
  static func scenario(of id: MessageID) -> String? {
    // The line end of the last line is the file's.
    Pages.all.page(at: "Sources/presim/Reproductions/\(id.text).presim").map {
      String(Pages.all.text(of: $0).dropLast())
    }
  }
}

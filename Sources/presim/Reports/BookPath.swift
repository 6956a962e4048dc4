/// What to type for a scenario of the book.
enum BookPath {
  /// Its path where it is in the working directory, for every command takes that; elsewhere the command that prints it.
  static func typed(_ path: String) -> String {
    guard !Discovery.exists(path), let page = Pages.all.page(at: path) else { return path }
    return "presim help \(page.name)"
  }
}

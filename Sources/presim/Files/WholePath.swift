import PresentationModel

/// Paths from the root of the file system, for programs that open no other.
enum WholePath {
  static func text(_ path: String) -> String {
    let path = VisibleText.inOneLine(path)
    guard !path.hasPrefix("/"), !path.hasPrefix("<"), let here = getcwd(nil, 0) else { return path }
    defer { free(here) }
    return VisibleText.inOneLine(FileName.text(here)) + "/" + (path.hasPrefix("./") ? String(path.dropFirst(2)) : path)
  }
}

import PresentationModel

extension FileName {
  /// The text of a name that the system gives.
  static func text(_ name: UnsafePointer<CChar>) -> String {
    text(Array(UnsafeRawBufferPointer(start: name, count: strlen(name))))
  }

  /// Calls the system with a name.
  static func with<Result>(_ path: String, _ body: (UnsafePointer<CChar>) -> Result) -> Result {
    guard carriesBytes(path) else { return path.withCString(body) }
    let name = bytes(path).map { CChar(bitPattern: $0) } + [0]
    return name.withUnsafeBufferPointer { body($0.baseAddress!) }
  }
}

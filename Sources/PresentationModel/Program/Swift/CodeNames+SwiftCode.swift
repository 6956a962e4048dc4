extension CodeNames {
  /// The names of a file's Swift.
  init(_ code: SwiftCode) {
    cases = code.enums.map { $0.cases }
    structures = code.enums.map { $0.isStructure }
    texts = code.texts
  }
}

extension SwiftInstruction.Kind {
  /// Whether what it comes to may be a value that presim cannot know, under the text of the instruction.
  var mayBeOpaque: Bool {
    switch self {
    case .opaque, .changed, .collection, .read, .readField, .send, .callClosure, .payload, .binary, .range: true
    default: false
    }
  }
}

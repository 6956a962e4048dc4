extension SwiftInstruction.Kind {
  /// Whether what it comes to may be a value that presim cannot know, under the text of the instruction.
  var mayBeOpaque: Bool {
    switch self {
    case .opaque, .changed, .collection, .read, .readField, .send, .callClosure, .payload, .binary, .range, .test,
      .element:
      true
    default: false
    }
  }

  /// Where that comes which presim may know at once, without running anything of the file's.
  var knownSlot: Slot? {
    switch self {
    case .read(_, _, let slot), .collection(_, _, _, let slot), .binary(_, _, _, let slot): slot
    default: nil
    }
  }
}

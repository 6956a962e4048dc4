import PresentationModel

/// One of several parts of all files: each file is in exactly one.
struct Shard: Equatable {
  /// Which part, from 0.
  let index: Int
  /// How many there are.
  let count: Int

  /// `--shard I/N`, or what Bazel says; nil for neither.
  static func of(_ arguments: Arguments) throws(UsageError) -> Shard? {
    if let text = arguments.values[.shard] {
      let parts = text.split(separator: "/", omittingEmptySubsequences: false)
      guard parts.count == 2, let index = DecimalNumber.parse(parts[0]), let count = DecimalNumber.parse(parts[1]),
        count > 0, (1...count).contains(index)
      else {
        throw UsageError(message: "'\(text)' is not a shard", hint: "the first of four is 1/4", command: .test)
      }
      return Shard(index: index - 1, count: count)
    }
    guard let total = Terminal.environment("TEST_TOTAL_SHARDS") else { return nil }
    guard let count = DecimalNumber.parse(total), count > 0,
      let index = Terminal.environment("TEST_SHARD_INDEX").flatMap({ DecimalNumber.parse($0) }), index < count
    else {
      throw UsageError(message: "TEST_SHARD_INDEX and TEST_TOTAL_SHARDS do not fit", command: .test)
    }
    // So Bazel learns that sharding is known here.
    if let path = Terminal.environment("TEST_SHARD_STATUS_FILE") {
      let descriptor = FileName.with(path) { open($0, O_WRONLY | O_CREAT | O_CLOEXEC, 0o666) }
      if descriptor >= 0 { close(descriptor) }
    }
    return Shard(index: index, count: count)
  }

  /// The files of this part.
  func part(of files: [String]) -> [String] {
    files.enumerated().compactMap { position, file in position % count == index ? file : nil }
  }
}

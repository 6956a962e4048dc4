import PresentationModel

/// One of several parts of all files: each file is in exactly one.
struct Shard: Equatable {
  /// Which part, from 0.
  let index: Int
  /// How many there are.
  let count: Int
  /// How long the files took in another run, where its report is given.
  var times: JUnitTimes?

  static func == (one: Shard, other: Shard) -> Bool { one.index == other.index && one.count == other.count }

  /// `--shard I/N`, or what Bazel says; nil for neither.
  static func of(_ arguments: Arguments) throws(UsageError) -> Shard? {
    let shard = try part(arguments)
    guard let path = arguments.values[.times] else { return shard }
    guard var shard else {
      throw UsageError(
        message: "'--times' is for '--shard'", hint: "as in '--shard 1/4 --times last.xml'", command: .test)
    }
    let bytes: [UInt8]
    do throws(SystemError) {
      bytes = try FileReading.bytes(of: path)
    } catch {
      throw UsageError(message: "\(FileReading.displayName(path)): \(error.message)", command: .test)
    }
    guard let times = JUnitTimes(bytes) else {
      throw UsageError(
        message: "'\(path)' has no times of files", hint: "'presim test --junit FILE' writes such a report",
        command: .test)
    }
    shard.times = times
    return shard
  }

  private static func part(_ arguments: Arguments) throws(UsageError) -> Shard? {
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
    if let times {
      let parts = times.parts(of: files.map { RepositoryPath.relative($0) }, count: count)
      return files.indices.filter { parts[$0] == index }.map { files[$0] }
    }
    return files.enumerated().compactMap { position, file in position % count == index ? file : nil }
  }
}

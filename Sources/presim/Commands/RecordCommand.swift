import PresentationModel

/// `presim record FILE…`
struct RecordCommand {
  let arguments: Arguments
  let console: Console

  func perform() throws(UsageError) -> ExitStatus {
    let kinds = try self.kinds()
    var status = ExitStatus.success
    for path in arguments.operands {
      guard let (file, _) = console.load(path) else {
        status.worsen(to: .usage)
        continue
      }
      let recording = Recording(file, kinds: kinds)
      if let line = recording.failedLine {
        console.error(path, "the step on line \(line) fails: nothing is recorded from there on")
        status.worsen(to: .failure)
      }
      guard recording.count > 0 else { continue }
      if path == "-" {
        recording.bytes.withUnsafeBufferPointer { console.out.write($0) }
        continue
      }
      do throws(SystemError) {
        if try AtomicWrite.replace(path, with: recording.bytes, ifStill: file.bytes) {
          console.out.line(
            "\(path): recorded \(recording.count) \(recording.count == 1 ? "expectation" : "expectations")")
        } else {
          console.error(path, "was changed while presim ran: it is left as it is; run again")
          status.worsen(to: .usage)
        }
      } catch {
        console.error(path, error.message)
        status.worsen(to: .usage)
      }
    }
    return status
  }

  private func kinds() throws(UsageError) -> Set<Recording.Kind> {
    guard let text = arguments.values[.with] else { return [.links, .window, .log] }
    var result: Set<Recording.Kind> = []
    for word in text.split(separator: ",", omittingEmptySubsequences: false).map(String.init) {
      guard let kind = Recording.Kind(rawValue: word) else {
        let names = Recording.Kind.allCases.map(\.rawValue)
        let near = nearestName(to: word, in: names)
        throw UsageError(
          message: "'\(word)' cannot be recorded: \(names.joined(separator: ", "))",
          hint: near.map { "did you mean '\($0)'?" }, command: .record)
      }
      result.insert(kind)
    }
    return result
  }
}

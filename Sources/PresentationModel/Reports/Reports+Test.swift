extension Reports {
  /// The formats of `presim test`.
  package enum TestForm: Sendable, Equatable {
    /// The document that a schema describes.
    case json
    /// What fails, for people, without colours.
    case text
    /// The Test Anything Protocol.
    case tap
    /// Annotations of GitHub Actions.
    case github
    /// Messages that Xcode shows at their lines; it wants the whole path as the source's.
    case xcode
    /// The XML that CI systems read.
    case junit
  }

  /// What the expectations of a file come to: `presim test`.
  package static func test(_ source: Source, as form: TestForm = .json) throws(Refusal) -> [UInt8] {
    let results = [TestOutcome(try checked(source))]
    let report = TestReport(results.map { $0.report })
    let output = Output()
    switch form {
    case .json: JSONDocument.write(report, to: output)
    case .text:
      let text = TestText(output: output, paint: Paint(isOn: false))
      for result in results { text.write(result) }
      text.writeEnd(report, seconds: nil)
    case .tap: TAPReport(output: output).write(results, report)
    case .github: GitHubReport(output: output).write(results, report) { $0 }
    case .xcode: XcodeReport(output: output).write(results, report) { $0 }
    case .junit: return JUnitReport { $0 }.bytes(results)
    }
    return output.takeBytes()
  }
}

import PresentationModel

/// `presim lint --format xcode`: `/path:line:column: warning: message [LNT-06]`, which Xcode shows at the line.
struct XcodeLint {
  let output: Output

  func write(_ file: LintReport.File) {
    let path = XcodeReport.absolute(file.path)
    for finding in file.findings {
      let place = "\(path):\(finding.line):\(finding.column)"
      output.line("\(place): \(finding.severity): \(XcodeReport.inOneLine(finding.message)) [\(finding.id)]")
      if let cure = finding.cure { output.line("\(place): note: \(XcodeReport.inOneLine(cure))") }
    }
  }
}

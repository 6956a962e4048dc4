/// `presim lint --format xcode`: `/path:line:column: warning: message [LNT-06]`, which Xcode shows at the line.
package struct XcodeLint {
  let output: Output

  package init(output: Output) { self.output = output }

  /// - Parameter whole: a file's whole path: Xcode opens no other.
  package func write(_ file: LintReport.File, whole: (String) -> String) {
    let path = whole(file.path)
    for finding in file.findings {
      let place = "\(path):\(finding.line):\(finding.column)"
      output.line("\(place): \(finding.severity): \(XcodeReport.inOneLine(finding.message)) [\(finding.id)]")
      if let cure = finding.cure { output.line("\(place): note: \(XcodeReport.inOneLine(cure))") }
    }
  }
}

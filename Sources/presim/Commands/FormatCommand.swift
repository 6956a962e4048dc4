import PresentationModel

/// `presim format PATH…`
struct FormatCommand {
  let arguments: Arguments
  let console: Console

  func perform() -> ExitStatus {
    var report = FormatReport()
    var status = ExitStatus.success
    let files = console.discover(arguments.operands)
    if files.isEmpty {
      console.error("presim", "there is no '*.presim' file below \(arguments.operands.joined(separator: ", "))")
      return .usage
    }
    for path in files {
      let result = format(path)
      report.files.append(.init(path: FileReading.displayName(path), status: result))
      switch result {
      case .invalid: status.worsen(to: .usage)
      case .wouldChange: status.worsen(to: .failure)
      case .unchanged, .changed: break
      }
    }
    if arguments.isJSON { JSONDocument.write(report, to: console.out) }
    return status
  }

  private func format(_ path: String) -> FormatReport.Status {
    let name = FileReading.displayName(path)
    do throws(SystemError) {
      let bytes = try FileReading.bytes(of: path)
      if arguments.has(.check), !arguments.has(.diff) { return check(bytes, name) }
      let (formatted, diagnostics) = FormatReport.format(bytes, path: VisibleText.inOneLine(name))
      console.report(diagnostics)
      guard let formatted else { return .invalid }
      if arguments.has(.diff) {
        if !arguments.isJSON {
          UnifiedDiff(output: console.out, paint: console.paint).write(bytes, formatted, path: name)
        }
        return formatted == bytes ? .unchanged : .wouldChange
      }
      if path == "-" {
        if !arguments.isJSON { formatted.withUnsafeBufferPointer { console.out.write($0) } }
      } else if formatted != bytes {
        guard try AtomicWrite.replace(path, with: formatted, ifStill: bytes) else {
          console.error(name, "was changed while presim ran: it is left as it is; run again")
          return .invalid
        }
      }
      return formatted == bytes ? .unchanged : .changed
    } catch {
      console.error(name, error.message)
      return .invalid
    }
  }

  private func check(_ bytes: [UInt8], _ name: String) -> FormatReport.Status {
    let (isLaidOut, diagnostics) = FormatReport.isLaidOut(bytes, path: VisibleText.inOneLine(name))
    console.report(diagnostics)
    guard let isLaidOut else { return .invalid }
    if !isLaidOut, !arguments.isJSON { console.out.line(VisibleText.inOneLine(name)) }
    return isLaidOut ? .unchanged : .wouldChange
  }
}

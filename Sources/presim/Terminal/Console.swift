import PresentationModel

/// Where a command writes: results and diagnostics, and whether in colour.
final class Console {
  /// Results.
  let out: Output
  /// Diagnostics.
  let err: Output
  /// Texts that an editor has open, by path: they are read in place of the files.
  var opened: [String: [UInt8]] = [:]
  /// Colours of results.
  private(set) var paint = Paint(isOn: false)
  /// Colours of diagnostics.
  private(set) var errorPaint = Paint(isOn: false)

  init(out: Output = Output(descriptor: 1), err: Output = Output(descriptor: 2)) {
    self.out = out
    self.err = err
    out.knownColumns = Terminal.known
  }

  /// Takes `--color` into account.
  func use(_ color: ColorChoice) {
    switch color {
    case .always: (paint, errorPaint) = (Paint(isOn: true), Paint(isOn: true))
    case .never: (paint, errorPaint) = (Paint(isOn: false), Paint(isOn: false))
    case .auto: (paint, errorPaint) = (Paint(isOn: Terminal.wantsColor(1)), Paint(isOn: Terminal.wantsColor(2)))
    }
    out.keepsColours = paint.isOn
    err.keepsColours = errorPaint.isOn
  }

  /// `subject: error: message` on standard error, after what is on standard output.
  func error(_ subject: String, _ message: String) {
    out.flush()
    err.line("\(errorPaint(.bold, "\(VisibleText.inOneLine(subject)):")) \(errorPaint(.red, "error:")) \(message)")
    err.flush()
  }

  /// `subject: note: message` on standard error.
  func note(_ subject: String, _ message: String) {
    out.flush()
    err.line("\(errorPaint(.bold, "\(VisibleText.inOneLine(subject)):")) \(errorPaint(.cyan, "note:")) \(message)")
    err.flush()
  }

  /// Writes what is left and returns whether that worked.
  func finish(_ status: ExitStatus) -> ExitStatus {
    out.flush()
    err.flush()
    guard let failure = out.failure else { return status }
    error("presim", "standard output: \(SystemError(code: failure).message)")
    return max(status, .usage)
  }
}

/// `--color auto|always|never`.
enum ColorChoice: String, CaseIterable { case auto, always, never }

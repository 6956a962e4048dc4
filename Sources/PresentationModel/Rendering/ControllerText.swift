/// How controllers and what belongs to them are named in what users read (LOG-01).
public enum ControllerText {
  /// `<Class name>`; `(null)` for nobody.
  public static func text(_ id: ControllerID?, in runner: ScenarioRunner) -> String {
    guard let id else { return "(null)" }
    let outline = runner.program.outline
    let row = Int(id.index)
    guard row < outline.names.count else { return "<controller \(row)>" }
    let className = runner.program.classes[Int(outline.classes[row].index)].name
    return outline.names[row].isEmpty ? "<\(className)>" : "<\(className) \(outline.names[row])>"
  }

  /// The name that the file gives it, or `<Class>` for one without.
  public static func name(_ id: ControllerID, in runner: ScenarioRunner) -> String {
    let outline = runner.program.outline
    let row = Int(id.index)
    guard row < outline.names.count, !outline.names[row].isEmpty else { return text(id, in: runner) }
    return outline.names[row]
  }

  /// `a`, `a and b`, `a, b and c`.
  public static func list(_ ids: [ControllerID], in runner: ScenarioRunner) -> String {
    var result = ""
    for (position, id) in ids.enumerated() {
      if position > 0 { result += position == ids.count - 1 ? " and " : ", " }
      result += name(id, in: runner)
    }
    return result
  }
}

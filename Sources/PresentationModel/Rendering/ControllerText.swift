/// How controllers and what belongs to them are named in what users read (LOG-01).
public enum ControllerText {
  /// `<Class name>`; `(null)` for nobody.
  public static func text(_ id: ControllerID?, in runner: ScenarioRunner) -> String {
    guard let id else { return "(null)" }
    return runner.hierarchy.description(of: id)
  }

  /// The name that the file gives it, or `<Class>` for one without.
  public static func name(_ id: ControllerID, in runner: ScenarioRunner) -> String {
    EventText.name(id, runner.hierarchy)
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

/// Calls that only ask: no event, no body, nothing changes.
extension Simulator {
  mutating func answer(_ call: Call, _ frame: Frame, isLooking: Bool) throws(EvaluationStop) -> Value {
    let receiver = try value(call.receiver, frame, isLooking: isLooking)
    guard let argument = call.arguments.first else { return .none }
    let given = try value(argument, frame, isLooking: isLooking)
    switch receiver {
    case .context(let id): return answer(call.method, given, id)
    case .coordinator(let reference): return answer(call.method, given, reference.transition)
    default: break
    }
    guard case .controller(let x) = receiver else { return .none }
    switch call.method {
    case .targetViewController: return target(of: x, action: given)
    case .viewControllerForColumn:
      guard case .enumeration(.splitColumn, let row) = given else { return .none }
      return column(row, of: x)
    default: return .none
    }
  }

  /// The receiver or its nearest ancestor whose class has the action as its own (SHW-01, SHW-02).
  private func target(of x: ControllerID, action: Value) -> Value {
    guard case .string(let selector) = action else { return .none }
    let name = selector.prefix { $0 != "(" }
    guard name == "show" || name == "showDetailViewController" else { return .none }
    var current: ControllerID? = x
    while let candidate = current {
      let kind = hierarchy.kind(of: candidate)
      if kind == .split || name == "show" && kind.isNavigation { return .controller(candidate) }
      current = hierarchy.parent(of: candidate)
    }
    return .none
  }

  /// Who was set for a column of a column-style split view.
  private func column(_ row: UInt8, of split: ControllerID) -> Value {
    guard let columns = hierarchy.columns[split], let column = SplitColumns.Column(rawValue: row) else { return .none }
    return columns[column].map { Value.controller(columns.content(of: $0, hierarchy)) } ?? .none
  }
}

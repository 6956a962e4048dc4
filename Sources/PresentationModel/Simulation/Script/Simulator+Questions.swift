/// Calls that only ask: no event, no body, nothing changes.
extension Simulator {
  mutating func answer(_ call: Call, _ frame: Frame, isLooking: Bool) throws(EvaluationStop) -> Value {
    let receiver = try value(call.receiver, frame, isLooking: isLooking)
    guard let argument = call.arguments.first else { return .none }
    return answer(call.method, try value(argument, frame, isLooking: isLooking), of: receiver)
  }

  /// The answer to a question with one argument that matters.
  mutating func answer(_ method: Method, _ given: Value, of receiver: Value) -> Value {
    switch receiver {
    case .context(let id): return answer(method, given, id)
    case .coordinator(let reference): return answer(method, given, reference.transition)
    default: break
    }
    guard case .controller(let x) = receiver else { return .none }
    switch method {
    case .targetViewController:
      guard case .selector(let name) = given else { return .none }
      let target = ask { Show.target(Show.Method(named: name), from: x, $0, &$1) }
      return target.map { .controller($0) } ?? .none
    case .childContaining:
      var source = given
      if case .object(let object) = given { source = hierarchy.property(object, .source) ?? .none }
      guard case .controller(let s) = source else { return .none }
      return Unwinding.child(of: x, containing: s, world).map { .controller($0) } ?? .none
    case .canPerformAction:
      guard case .selector(let name) = given else { return .none }
      return .bool(Show.canPerform(name, x, world))
    case .viewControllerForColumn:
      guard case .enumeration(.splitColumn, let row) = given else { return .none }
      return column(row, of: x)
    case .isShowing:
      guard case .enumeration(_, let row) = given, let column = SplitColumns.Column(rawValue: row) else { return .none }
      return .bool(SplitViews.isShowing(column, in: x, world))
    case .viewControllerForPlacement:
      guard case .enumeration(_, let row) = given else { return .none }
      return hierarchy.columns[x]?[Self.placement(row)].map { .controller($0) } ?? .none
    case .placement:
      guard case .controller(let child) = given, let columns = hierarchy.columns[x], columns.holds(child) else {
        return .none
      }
      return .enumeration(.arrangementPlacement, columns.primary == child ? 0 : 1)
    default: return .none
    }
  }

  /// Where something stands in an arrangement.
  static func placement(_ row: UInt8) -> SplitColumns.Column { row == 0 ? .primary : .secondary }

  /// The controller that was set for a column of a column-style split view.
  private func column(_ row: UInt8, of split: ControllerID) -> Value {
    guard let columns = hierarchy.columns[split], let column = SplitColumns.Column(rawValue: row) else { return .none }
    return columns[column].map { Value.controller(columns.content(of: $0, hierarchy)) } ?? .none
  }
}

/// Values as a scenario writes them.
enum ValueText {
  static func text(_ value: Value, _ hierarchy: Hierarchy) -> String {
    switch value {
    case .none: return "nil"
    case .bool(let isTrue): return isTrue ? "true" : "false"
    case .int(let number): return "\(number)"
    case .decimal(let number): return decimal(number)
    case .string(let text): return QuotedText.text(text)
    case .selector(let name): return name
    case .enumeration(let type, let row):
      if type == .frame, row == StandardValues.whole { return ".screen" }
      let cases = type.cases
      return Int(row) < cases.count ? ".\(cases[Int(row)].name)" : ".unknown"
    case .controller(let x): return EventText.name(x, hierarchy)
    case .object(let object):
      let state = hierarchy.objects[Int(object.index)]
      return state.name.isEmpty ? hierarchy.classTable[Int(state.objectClass.index)].name : state.name
    case .view(let x): return "\(EventText.name(x, hierarchy)).view"
    case .window(let window): return hierarchy.windows[Int(window.index)].name
    case .classReference(let id): return hierarchy.classTable[Int(id.index)].name
    case .className(let name): return name
    case .facet(let facet, let x): return "\(EventText.name(x, hierarchy)).\(facet.text)"
    case .context: return "the transition's context"
    case .coordinator(let reference):
      return "\(EventText.name(reference.asked, hierarchy)).transitionCoordinator"
    case .list(let values):
      // A detent of the app's own: its identifier, and whether it is active.
      if values.count == 2, case .string = values[0], case .bool = values[1] {
        return ".init(\(text(values[0], hierarchy)))"
      }
      return "[" + values.map { text($0, hierarchy) }.joined(separator: ", ") + "]"
    case .size(let width, let height): return "CGSize(width: \(decimal(width)), height: \(decimal(height)))"
    case .rect(let x, let y, let width, let height):
      return "CGRect(x: \(decimal(x)), y: \(decimal(y)), width: \(decimal(width)), height: \(decimal(height)))"
    case .closure: return "a closure"
    case .enumCase(let type, let row, let payload):
      let code = hierarchy.rows.value.plain.code
      let dot = code.structures[Int(type.index)] ? "" : "."
      let name = "\(dot)\(code.cases[Int(type.index)][Int(row)])"
      return payload.isEmpty ? name : "\(name)(\(payload.map { text($0, hierarchy) }.joined(separator: ", ")))"
    case .opaque(let id): return hierarchy.rows.value.plain.code.texts[Int(id.index)]
    }
  }

  /// At most six digits after the point, none where there are none.
  static func decimal(_ number: Double) -> String {
    guard number.magnitude < 1e12 else { return number < 0 ? "-∞" : "∞" }
    let scaled = Int64(number.magnitude * 1_000_000 + 0.5)
    var digits = "\(scaled % 1_000_000)"
    while digits.utf8.count < 6 { digits = "0" + digits }
    while digits.hasSuffix("0") { digits.removeLast() }
    let sign = number < 0 ? "-" : ""
    return digits.isEmpty ? "\(sign)\(scaled / 1_000_000)" : "\(sign)\(scaled / 1_000_000).\(digits)"
  }
}

extension Facet {
  /// The property that leads to it.
  var text: String {
    switch self {
    case .presentationController: "presentationController"
    case .activePresentationController: "activePresentationController"
    case .adaptiveSheet: "adaptiveSheetPresentationController"
    case .navigationItem: "navigationItem"
    case .navigationBar: "navigationBar"
    case .tabBar: "tabBar"
    case .sidebar: "sidebar"
    case .tabBarItem: "tabBarItem"
    case .toolbar: "toolbar"
    case .searchBar: "searchBar"
    case .traitCollection, .windowTraitCollection: "traitCollection"
    case .viewTraitCollection: "view.traitCollection"
    case .newTraitCollection: "newCollection"
    case .previousTraitCollection: "previousTraitCollection"
    case .interactivePopGestureRecognizer: "interactivePopGestureRecognizer"
    case .interactiveContentPopGestureRecognizer: "interactiveContentPopGestureRecognizer"
    case .containerView: "containerView"
    case .presentedViewWrapper: "presentedView"
    case .presentation: "presentation"
    case .superview: "view.superview"
    }
  }
}

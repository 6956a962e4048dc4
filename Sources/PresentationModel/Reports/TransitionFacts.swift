/// What is on its way after a step, as data.
enum TransitionFacts {
  /// What moves: every transition that runs.
  static func json(_ world: World) -> [JSONValue] {
    let hierarchy = world.hierarchy
    func name(_ x: ControllerID) -> JSONValue { .string(ControllerText.name(x, in: hierarchy)) }
    func names(_ all: [ControllerID]) -> JSONValue { .array(all.map { name($0) }) }
    var all: [JSONValue] = []
    for id in world.running where world[id].isRunning {
      let transition = world[id]
      var json = JSONObject()
      switch transition.kind {
      case .present: json["kind"] = "present"
      case .dismiss: json["kind"] = "dismiss"
      case .stack: json["kind"] = "stack"
      case .tab: json["kind"] = "tab"
      case .page: json["kind"] = "page"
      case .children: json["kind"] = "children"
      case .size: json["kind"] = "size"
      }
      json["container"] = name(transition.container)
      json["from"] = names(transition.from)
      json["to"] = names(transition.to)
      json["isAnimated"] = transition.isAnimated.json
      json["isInteractive"] = transition.steering.isInteractive.json
      json["wasCancelled"] = transition.steering.wasCancelled ? true.json : nil
      json["percentComplete"] = .decimal(max(-1e9, min(1e9, transition.steering.percentComplete)))
      json["animator"] = transition.steering.animator.map { .string(hierarchy.className(of: $0)) }
      all.append(.object(json))
    }
    return all
  }
}

/// What the application, its scene and its windows are when code asks.
extension Simulator {
  mutating func application(_ part: ApplicationPart, _ a: Int32) -> Value {
    switch part {
    case .application: return .string("UIApplication.shared")
    case .scene: return Self.scene
    case .clock: return .decimal(swift.clock)
    case .scenes: return .list([Self.scene])
    case .sceneOf(let window):
      if case .window(let id) = value(window, a) {
        return hierarchy.windows[Int(id.index)].isInScene ? Self.scene : .none
      }
      return value(window, a)
    case .leavesScene(let window, let line):
      if case .window(let id) = value(window, a), holds(WindowInNoScene.isMade(id, world)) {
        hierarchy.windowRows[Int(id.index)].isInScene = false
        hierarchy.windowRows[Int(id.index)].line = line
      }
      return .none
    case .windowOfDelegate(let line):
      let naming = line > 0 ? outcome.ledger.nameAlways(.int(Int64(line))) : nil
      if holds(AppDelegateHasNoWindow.judge(line: naming, world)) { return .none }
      return application(.firstWindow, a)
    case .alias(let operand, let id):
      let (made, name) = (value(operand, a), program.swift.made[Int(id.index)].name)
      if case .controller(let x) = made, swift.ownControllers.contains(x),
        !swift.made.contains(where: { $0.name == name })
      {
        swift.made.append((name, made))
      }
      return .none
    case .noticesNoWindow(let window, let line):
      guard value(window, a).isNil, world.hasScenes == true else { return .none }
      let naming = line > 0 ? outcome.ledger.nameAlways(.int(Int64(line))) : nil
      note(AppDelegateHasNoWindow.judge(line: naming, world))
      return .none
    case .idiom: return .enumeration(.userInterfaceIdiom, StandardValues.idiom(environment.device))
    case .traits:
      return .facet(
        .traitCollection, shownWindows.first.flatMap { hierarchy.windows[Int($0.index)].root } ?? ControllerID(0))
    case .keyWindow: return keyWindow.map { .window($0) } ?? .none
    case .keyWindows: return .list(keyWindow.map { [.window($0)] } ?? [])
    case .windows: return .list(shownWindows.map { .window($0) })
    case .firstWindow:
      return hierarchy.windows.isEmpty ? .none : .window(shownWindows.first ?? WindowID(0))
    }
  }

  static var scene: Value { .string("UIWindowScene") }

  private var keyWindow: WindowID? {
    if let key = windows.key, hierarchy.windows[Int(key.index)].isVisible { return key }
    // Windows of an outline are on screen without a word of `makeKey()`.
    return windows.key == nil ? shownWindows.first : nil
  }

  private var shownWindows: [WindowID] {
    hierarchy.windows.indices.map { WindowID(row: $0) }
      .filter { hierarchy.windows[Int($0.index)].isVisible }
  }
}

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
    case .asksForOrientations(let mask):
      let (mask, line) = (value(mask, a), line(of: a))
      guard let asked = FacingSet(mask) else {
        outcome.notes.append(
          StepNote(
            line: line,
            text: "presim does not know which orientations 'requestGeometryUpdate' names here: the "
              + "interface stays; write 'device.rotate(to: .landscape)' where UIKit rotates it", isFailure: false))
        return .none
      }
      askForOrientations(asked, line: line)
      return .none
    case .turnsDevice(let facing):
      turnDevice(to: value(facing, a), line: line(of: a))
      return .none
    case .becomes(let state):
      environment.app = state
      return .none
    case .orientation: return environment.facing.value
    case .presentationOf(let presented):
      guard case .controller(let x) = value(presented, a), hierarchy.presentation(of: x) != nil else { return .none }
      return .facet(.presentation, x)
    case .idiom: return .enumeration(.userInterfaceIdiom, StandardValues.idiom(environment.device))
    case .traits:
      return .facet(
        .traitCollection, shownWindows.first.flatMap { hierarchy.windows[Int($0.index)].root } ?? ControllerID(0))
    case .keyWindow: return keyWindow(a).map { .window($0) } ?? .none
    case .keyWindows: return .list(keyWindow(a).map { [.window($0)] } ?? [])
    case .windows: return .list(shownWindows.map { .window($0) })
    case .firstWindow:
      return hierarchy.windows.isEmpty ? .none : .window(shownWindows.first ?? WindowID(0))
    }
  }

  static var scene: Value { .string("UIWindowScene") }

  private mutating func keyWindow(_ a: Int32) -> WindowID? {
    // Windows of an outline are on screen without a word of `makeKey()`.
    guard let key = windows.key else { return shownWindows.first }
    guard let hidden = take(VisibleWindowShowsItsRoot.judge(key: key, world)) else { return key }
    let name = hierarchy.windows[Int(hidden.index)].name
    noteOnce(
      "the key window '\(name)' is hidden, and which window is key then differs from version to version: presim takes "
        + "none until code makes one key (CHO-81)", line(of: a))
    return nil
  }

  private var shownWindows: [WindowID] {
    hierarchy.windows.indices.map { WindowID(row: $0) }
      .filter { hierarchy.windows[Int($0.index)].isVisible }
  }
}

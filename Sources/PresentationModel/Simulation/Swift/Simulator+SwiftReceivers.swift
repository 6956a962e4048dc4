/// Calls of the hierarchy on something that presim does not know.
extension Simulator {
  /// What a call is made of whose receiver nobody knows: what is on top, where its name says so; else nil, which is told.
  mutating func receiver(named text: TextID, of call: UIKitCall, _ line: Int) -> Value? {
    let written = program.swift.texts[Int(text.index)]
    if Self.namesTheTop(written), let top = topmost {
      let name = hierarchy.name(of: top)
      tellOnce(
        "'\(written)' is taken for what is on top, \(name.isEmpty ? "<\(hierarchy.className(of: top))>" : name)", line)
      return .controller(top)
    }
    let left = "is not known, so '\(call.info.name)' is left out"
    guard let name = example(for: call.method) else {
      assume(text, "\(left): no UINavigationController of the file has a name to give it", line)
      return nil
    }
    assume(text, "\(left): to say what it is write 'given \(written) = \(name)'", line)
    return nil
  }

  /// A controller of the file that has a method, as an example; nil where there is none.
  private func example(for method: Method) -> String? {
    guard method.isOfNavigationController else {
      guard let root = hierarchy.windows.first?.root, case let name = hierarchy.name(of: root), !name.isEmpty else {
        return "nil"
      }
      return name
    }
    let named = program.outline.names.indices.first {
      hierarchy.kind(of: ControllerID(row: $0)).isNavigation && !program.outline.names[$0].isEmpty
    }
    return named.map { program.outline.names[$0] }
  }

  /// Whether a helper's name says that it answers with what is on top: `UIApplication.topViewController()`, `topMost`.
  private static func namesTheTop(_ written: String) -> Bool {
    var word = written[...]
    while let last = word.last, last == "?" || last == "!" || last == ")" || last == "(" { word = word.dropLast() }
    let name = word.split(separator: ".").last.map { $0.lowercased() } ?? ""
    switch name {
    case "topmost", "topviewcontroller", "topvc", "topcontroller", "topmostviewcontroller", "topmostcontroller",
      "topmostvc",
      "gettopviewcontroller", "gettopmostviewcontroller", "gettopvc", "gettopcontroller", "toppresentedviewcontroller",
      "currentviewcontroller", "getcurrentviewcontroller", "visibleviewcontroller", "getvisibleviewcontroller",
      "frontmostviewcontroller", "topmostpresentedviewcontroller", "topvisibleviewcontroller":
      return true
    default: return false
    }
  }

  /// What helpers find that begin at the root and go on to what is presented, on top of a stack, selected.
  private var topmost: ControllerID? {
    let window = windows.key ?? WindowID(0)
    guard hierarchy.windows.indices.contains(Int(window.index)), var top = hierarchy.windows[Int(window.index)].root
    else {
      return nil
    }
    while true {
      if let presented = hierarchy.directlyPresented(top) {
        top = presented
      } else if hierarchy.kind(of: top).isNavigation, let last = world.stack(top).last {
        top = last
      } else if hierarchy.kind(of: top) == .tabBar, let tab = world.selectedTab(top) {
        top = tab
      } else {
        return top
      }
    }
  }
}

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

  /// A protocol of the file's may ask for a method that UIKit's class has: `func present(_: UIViewController, animated: Bool,
  /// completion: (() -> Void)?)`. Calls that; false for a method that UIKit does not have.
  mutating func callsUIKit(
    _ selector: SelectorID, on receiver: Value, _ arguments: [Value], _ slot: Slot?, _ instruction: SwiftInstruction,
    _ a: Int32
  ) -> Bool {
    guard case .controller(let x) = receiver, !swift.isLooking else { return false }
    let written = program.swift.selectors[Int(selector.index)]
    guard let end = written.utf8.firstIndex(of: UInt8(ascii: ")")) else { return false }
    let parts = written[..<end].split(separator: "(")
    guard let name = parts.first else { return false }
    let labels = parts.count > 1 ? parts[1].split(separator: ":") : []
    for base in UIKitClass(hierarchy.kind(of: x)).lineage {
      for info in base.methods where info.name == name && info.kind != .gesture && info.closures.isEmpty {
        let wanted = info.parameters.map { $0.label ?? "_" }
        let hasHandler = labels.count == wanted.count + 1 && info.completion.map { labels.last == $0[...] } ?? false
        guard arguments.count == labels.count, labels.prefix(wanted.count).elementsEqual(wanted, by: { $0 == $1[...] }),
          hasHandler || labels.count == wanted.count
        else { continue }
        var text = instruction.text.map { program.swift.texts[Int($0.index)] } ?? ""
        if let dot = text.lastIndex(ofText: ".\(name)") {
          text = String(decoding: text.utf8.prefix(dot), as: UTF8.self)
        }
        var call = UIKitCall(
          info.method, on: .value(receiver), receiverText: text,
          arguments: arguments.prefix(wanted.count).map { .value($0) },
          completion: hasHandler ? arguments.last.map { .value($0) } : nil, closures: [], label: "\(text).\(name)")
        call.result = slot
        callUIKit(call, instruction, a)
        return true
      }
    }
    return false
  }

  /// A protocol of the file's may ask for a property that UIKit's class has: `extension UISheetPresentationController:
  /// SheetConfigurable {}`. Assigns that; false for one that UIKit does not have.
  mutating func assignsUIKit(
    _ selector: SelectorID, of receiver: Value, _ arguments: [Value], _ instruction: SwiftInstruction, _ a: Int32
  ) -> Bool {
    let written = program.swift.selectors[Int(selector.index)]
    guard written.hasPrefix("set "), arguments.count == 1, !swift.isLooking,
      let info = uikitProperty(named: String(written.dropFirst(4)), of: receiver), info.access != .read
    else { return false }
    assign(info.property, of: receiver, arguments[0], info.name, instruction, a)
    return true
  }

  /// UIKit's property of a name on a value.
  func uikitProperty(named name: String, of value: Value) -> PropertyInfo? {
    switch value {
    case .controller(let x): PropertyLookup.find(named: name, on: UIKitClass(hierarchy.kind(of: x)))
    case .facet(.presentationController, _), .facet(.activePresentationController, _), .facet(.adaptiveSheet, _):
      PropertyLookup.find(named: name, on: .sheetPresentationController)
        ?? PropertyLookup.find(named: name, on: .popoverPresentationController)
    case .facet(.navigationItem, _): PropertyLookup.find(named: name, on: .navigationItem)
    default: nil
    }
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

/// What an app was asked for so far, in order: the text of a scenario that says the same is made of it
/// (``App/scenario``).
struct AppJournal: Sendable {
  enum Entry: Sendable {
    case controller(ControllerID, kind: ControllerKind, className: String, parent: ControllerID?)
    case window(String, root: ControllerID)
    case delegate(ObjectID, [DelegateProtocol], [DelegateAnswer])
    case segue(Segue, SegueKind, ModalPresentationStyle?)
    case observer(Value, Callback, [Statement])
    /// Before launch, part of the outline.
    case setting(Statement)
    case launch
    case step(Step.Kind, [Statement])
    /// A call that was made without being kept as a statement.
    case call(ControllerID, Method, [Value])
    case text(String)
    case forget(ControllerID)
  }

  var entries: [Entry] = []
  /// The names of all controllers that the app or a text has declared, by row; of the objects too.
  var controllers: [String] = []
  var objects: [String] = []

  /// How far it went, to go back to.
  struct Mark: Sendable {
    let entries: Int
    fileprivate let controllers: Int
    fileprivate let objects: Int
  }

  var mark: Mark { Mark(entries: entries.count, controllers: controllers.count, objects: objects.count) }

  mutating func goBack(to mark: Mark) {
    entries.removeLast(max(0, entries.count - mark.entries))
    controllers.removeLast(max(0, controllers.count - mark.controllers))
    objects.removeLast(max(0, objects.count - mark.objects))
  }

  /// Where launch stands; nil before it.
  var launch: Int? { entries.firstIndex { if case .launch = $0 { true } else { false } } }

  /// Whether a text of the app's declares a class.
  func declares(_ className: String) -> Bool {
    entries.contains { entry in
      guard case .text(let text) = entry else { return false }
      return text.split(separator: "\n").contains { line in
        let words = line.split { !($0.isLetter || $0.isNumber || $0 == "_") }
        return words.firstIndex(of: "class").map { $0 + 1 < words.count && words[$0 + 1] == className } ?? false
      }
    }
  }
}

/// The text of a scenario that says what an app was asked for.
struct WrittenApp: Sendable {
  var lines: [String] = []
  /// The lines of each entry of the journal, from 1; then those of what was added behind them.
  var ranges: [Range<Int>] = []

  var text: String { lines.joined(separator: "\n") + "\n" }

  mutating func add(_ text: [String]) { lines += text }
}

extension App {
  /// The app so far as a scenario: `presim explain` and `presim run` take it. Controllers that the app's names keep
  /// alive are mentioned at its end.
  ///
  /// Complexity: O(controllers + steps).
  public var scenario: String {
    var written = written()
    written.add(mentions)
    return written.text
  }

  /// A last run loop pass that looks at those that the app has not forgotten: their names hold them until then (REL-02).
  var mentions: [String] {
    var forgotten: Set<ControllerID> = []
    for case .forget(let x) in journal.entries { forgotten.insert(x) }
    let held = journal.controllers.indices.filter { !forgotten.contains(ControllerID(row: $0)) }
    if held.isEmpty || !hasLaunched { return [] }
    return ["turn {"] + held.map { "  _ = \(journal.controllers[$0]).isEditing" } + ["}"]
  }

  /// - Parameter added: what stands behind all entries.
  func written(adding added: String? = nil) -> WrittenApp {
    var result = WrittenApp()
    result.lines = [uikit.text, "device \(device)"]
    result.add(classLines)
    result.add(outlineLines)
    for case .segue(let segue, let kind, let style) in journal.entries { result.add([text(segue, kind, style)]) }
    result.ranges = [Range<Int>](repeating: 0..<0, count: journal.entries.count)
    let launch = journal.launch ?? journal.entries.count
    // Texts first: what stands in them before the first step belongs to the outline, as settings of the app do.
    for isText in [true, false] {
      for row in 0..<launch {
        if case .text = journal.entries[row] { if !isText { continue } } else if isText { continue }
        write(row, to: &result)
      }
    }
    if launch < journal.entries.count { for row in launch..<journal.entries.count { write(row, to: &result) } }
    if hasLaunched, added != nil, !hasSteps { result.add(["turn {", "}"]) }
    let first = result.lines.count + 1
    if let added { result.add(added.split(separator: "\n", omittingEmptySubsequences: false).map { String($0) }) }
    result.ranges.append(first..<result.lines.count + 1)
    return result
  }

  /// The device at launch.
  private var device: String {
    program.environment.device.rotates ? program.environment.heldText : program.environment.device.text
  }

  /// Whether any line behind launch is a step.
  private var hasSteps: Bool {
    guard let launch = journal.launch else { return false }
    return journal.entries[launch...].contains { entry in
      switch entry {
      case .step, .call, .text: true
      default: false
      }
    }
  }

  private func write(_ row: Int, to result: inout WrittenApp) {
    let first = result.lines.count + 1
    switch journal.entries[row] {
    case .controller, .window, .delegate, .segue, .forget: break
    case .observer(let subject, let callback, let statements):
      let name = callback.info.arguments.isEmpty ? callback.info.name : callback.info.signature
      result.add(["on \(text(subject)).\(name) {"] + lines(statements) + ["}"])
    case .setting(let statement): result.add(lines([statement], depth: 0))
    case .launch:
      // An assignment below the outline would be part of it: here it is a step.
      switch journal.entries[(row + 1)...].first(where: { Self.isStep($0) }) {
      case .text?: result.add(["turn {", "}"])
      case .step(.statement, let statements)?:
        if case .assign? = statements.first?.kind { result.add(["turn {", "}"]) }
      default: break
      }
    case .step(let kind, let statements):
      switch kind {
      case .statement: result.add(lines(statements, depth: 0))
      case .turn: result.add(["turn {"] + lines(statements) + ["}"])
      case .begin:
        var lines = lines(statements, depth: 0)
        if !lines.isEmpty { lines[0] = "begin " + lines[0] }
        result.add(lines)
      case .finish: result.add(["finish"])
      case .cancel: result.add(["cancel"])
      }
    case .call(let x, let method, let values):
      let statement: Statement? =
        if method == .present, case .controller(let shown)? = values.first, case .bool(let isAnimated)? = values.last {
          .present(controller(of: shown), from: controller(of: x), animated: isAnimated)
        } else if method == .dismiss, case .bool(let isAnimated)? = values.last {
          .dismiss(controller(of: x), animated: isAnimated)
        } else {
          nil
        }
      if let statement { result.add(lines([statement], depth: 0)) }
    case .text(let text): result.add(havingChildren(text))
    }
    result.ranges[row] = first..<result.lines.count + 1
  }

  private static func isStep(_ entry: AppJournal.Entry) -> Bool {
    switch entry {
    case .step, .call, .text: true
    default: false
    }
  }

  /// The lines of a text, with what the app has added below controllers that the text declares.
  private func havingChildren(_ text: String) -> [String] {
    var result = text.split(separator: "\n", omittingEmptySubsequences: false).map { String($0) }
    var declared: Set<Int32> = []
    for case .controller(let x, _, let className, let parent) in journal.entries {
      declared.insert(x.index)
      guard let parent, !declared.contains(parent.index) else { continue }
      let start = name(of: parent) + ":"
      func indent(_ line: String) -> Int { line.utf8.prefix { $0 == UInt8(ascii: " ") }.count }
      guard let row = result.firstIndex(where: { $0.drop { $0 == " " }.hasPrefix(start) }) else { continue }
      let outer = indent(result[row])
      let end = result[(row + 1)...].firstIndex { indent($0) <= outer } ?? result.count
      let inner = end > row + 1 ? indent(result[row + 1]) : outer + 2
      result.insert(String(repeating: " ", count: inner) + "\(name(of: x)): \(className)", at: end)
    }
    return result
  }

  // MARK: Declarations

  /// The classes of the app's own, and of its delegates.
  private var classLines: [String] {
    var declared: Set<String> = []
    var result: [String] = []
    for entry in journal.entries {
      switch entry {
      case .controller(_, let kind, let name, _):
        let isUIKits = UIKitClass(named: name) != nil || SystemClass.named(name) != nil
        guard name != kind.className, !isUIKits, !journal.declares(name), declared.insert(name).inserted else {
          continue
        }
        result.append("class \(name): \(kind.className)")
      case .delegate(let id, let protocols, let answers):
        let types = protocols.isEmpty ? ["NSObject"] : protocols.map { $0.name }
        let name = delegateClass(id)
        if answers.isEmpty {
          result.append("class \(name): \(types.joined(separator: ", "))")
        } else {
          result.append("class \(name): \(types.joined(separator: ", ")) {")
          result += answers.map { "  \($0.callback.info.signature) = \(text($0.value))" }
          result.append("}")
        }
      default: break
      }
    }
    return result
  }

  private func delegateClass(_ id: ObjectID) -> String {
    let name = journal.objects[Int(id.index)]
    return name.prefix(1).uppercased() + name.dropFirst() + "Class"
  }

  /// Windows, the outlines below them and beside them, and objects.
  private var outlineLines: [String] {
    var children: [Int: [Int]] = [:]
    var roots: [Int] = []
    var types: [Int: String] = [:]
    for case .controller(let x, _, let className, let parent) in journal.entries {
      types[Int(x.index)] = className
      if let parent {
        children[Int(parent.index), default: []].append(Int(x.index))
      } else {
        roots.append(Int(x.index))
      }
    }
    var result: [String] = []
    func writeTree(_ root: Int, indent: Int) {
      var pending = [(root, indent)]
      while let (row, indent) = pending.popLast() {
        let name = row < journal.controllers.count ? journal.controllers[row] : ""
        result.append(String(repeating: " ", count: indent) + "\(name): \(types[row] ?? "UIViewController")")
        for child in (children[row] ?? []).reversed() { pending.append((child, indent + 2)) }
      }
    }
    var windows: [(name: String, root: Int)] = []
    for case .window(let name, let root) in journal.entries {
      if let row = windows.firstIndex(where: { $0.name == name }) {
        windows[row].root = Int(root.index)
      } else {
        windows.append((name, Int(root.index)))
      }
    }
    for window in windows {
      result.append(window.name == "window" ? "window" : "window \(window.name)")
      writeTree(window.root, indent: 2)
    }
    for root in roots where !windows.contains(where: { $0.root == root }) { writeTree(root, indent: 0) }
    for case .delegate(let id, _, _) in journal.entries {
      result.append("\(journal.objects[Int(id.index)]): \(delegateClass(id))")
    }
    return result
  }

  private func text(_ segue: Segue, _ kind: SegueKind, _ style: ModalPresentationStyle?) -> String {
    func end(_ end: Segue.End?) -> String { if case .controller(let x)? = end { name(of: x) } else { "nil" } }
    var text = "segue \(segue.identifier.map { QuotedText.text($0) } ?? "nil") from \(end(segue.source))"
    text += " to \(end(segue.destination)) kind .\(kind.name)"
    if let style { text += " modalPresentationStyle .\(style.text)" }
    if !segue.isAnimated { text += " animates false" }
    if case .value(let view)? = segue.anchor { text += " anchor \(self.text(view))" }
    return text
  }
}

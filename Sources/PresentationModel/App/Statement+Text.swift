/// Statements as a scenario writes them.
extension App {
  /// The lines of statements, each indented by two blanks a level.
  func lines(_ statements: [Statement], depth: Int = 1) -> [String] {
    // A stack of what is left to write: handlers have handlers.
    var pending: [(statements: ArraySlice<Statement>, end: String)] = [(statements[...], "")]
    var result: [String] = []
    while var last = pending.popLast() {
      let indent = String(repeating: "  ", count: depth + pending.count)
      guard let statement = last.statements.popFirst() else {
        if !last.end.isEmpty { result.append(indent.dropLast(2) + last.end) }
        continue
      }
      pending.append(last)
      let (line, inner, end) = line(statement)
      result.append(indent + line)
      if let inner { pending.append((inner[...], end)) }
    }
    return result
  }

  /// A statement's line; where it has a handler, its statements and what ends it.
  private func line(_ statement: Statement) -> (text: String, handler: [Statement]?, end: String) {
    switch statement.kind {
    case .assign(let target, let property, let value):
      return ("\(text(target)).\(property.name) = \(text(value))", nil, "")
    case .assignRoot(let root, let window):
      return ("\(window).rootViewController = \(root.map { name(of: $0) } ?? "nil")", nil, "")
    case .resize(let classes, let window):
      let names = classes.map { text($0).dropFirst() }.joined(separator: ", ")
      return ("\(window).resize(to: sizeClass(\(names)))", nil, "")
    case .load(let x): return ("\(name(of: x)).loadViewIfNeeded()", nil, "")
    case .addAction(let alert, let title, let style, let handler):
      let made = "UIAlertAction(title: \(QuotedText.text(title)), style: .\(style)"
      if handler.isEmpty { return ("\(name(of: alert)).addAction(\(made)))", nil, "") }
      return ("\(name(of: alert)).addAction(\(made)) { _ in", handler, "})")
    case .call(let target, let method, let name, let arguments, let completion):
      var written = arguments.map { argument in (argument.label.map { "\($0): " } ?? "") + text(argument.value) }
      if method == .show || method == .showDetailViewController { written.append("sender: nil") }
      let call = "\(text(target)).\(name)(\(written.joined(separator: ", ")))"
      return completion == nil ? (call, nil, "") : (call + " {", completion, "}")
    }
  }

  private func text(_ target: Statement.Target) -> String {
    switch target {
    case .root(let value): text(value)
    case .of(let x, let property): "\(name(of: x)).\(property.name)"
    case .device: "device"
    }
  }

  /// A value as a scenario writes it, before launch too.
  func text(_ value: Value) -> String {
    switch value {
    case .controller(let x): return name(of: x)
    case .view(let x): return "\(name(of: x)).view"
    case .object(let object):
      let objects = journal.objects
      return Int(object.index) < objects.count ? objects[Int(object.index)] : "nil"
    case .list(let values): return "[\(values.map { text($0) }.joined(separator: ", "))]"
    case .window(let window): return program.windows[Int(window.index)].name
    default: return ValueText.text(value, simulator.hierarchy)
    }
  }
}

extension AlertActionStyle: CustomStringConvertible {
  /// UIKit's name of it.
  public var description: String {
    switch self {
    case .default: "default"
    case .cancel: "cancel"
    case .destructive: "destructive"
    }
  }
}

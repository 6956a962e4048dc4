extension Checker {
  /// `UINavigationController(rootViewController: b)`, `Fade()`: a new object with what its initialiser is given.
  mutating func make(_ type: ClassID, _ call: SyntaxNode.ID, _ range: SourceRange, _ scope: Scope) -> PathResult {
    checkAvailability(of: type, at: range)
    var arguments: [MakeArgument] = []
    var isComplete = true
    for argument in tree.children(of: call) {
      guard let node = tree.child(of: argument, at: 0) else { continue }
      if isClosure(node), bases[Int(type.index)].inherits(from: .tab) {
        if let given = provider(node, scope) { arguments.append(given) } else { isComplete = false }
        continue
      }
      if tree[node].kind == .closure {
        var around = scope
        if bases[Int(type.index)] == .alertAction { around.blockType = .instance(.alertAction) }
        if let body = closure(node, around) { innerClosures.append(body) }
        continue
      }
      guard let parameter = parameter(of: argument, type) else {
        isComplete = false
        continue
      }
      switch self.argument(parameter, node, scope) {
      case .value(let given): arguments.append(given)
      case .nothing: break
      case .failure: isComplete = false
      }
    }
    return isComplete ? .value(.make(type, arguments), instance(of: type)) : .failure
  }

  private func isClosure(_ node: SyntaxNode.ID) -> Bool {
    tree[node].kind == .closure || tree[node].kind == .valueClosure
  }

  /// The closure of a tab: one expression, which names its view controller.
  mutating func provider(_ node: SyntaxNode.ID, _ scope: Scope) -> MakeArgument? {
    var block = tree.lastChild(of: node)
    while let current = block, tree[current].kind == .block { block = tree.child(of: current, at: 0) }
    guard let expression = block, tree[expression].nextSibling == nil || tree[node].kind == .valueClosure else {
      report(
        "check.value", "the closure of a tab names its view controller: '{ _ in home }'", at: tree[node].range)
      return nil
    }
    let isStatement = tree[node].kind == .closure && tree[expression].kind != .path
    let named = isStatement ? tree.child(of: expression, at: 0) ?? expression : expression
    guard let value = value(named, expecting: .instance(.viewController), takesNil: false, scope) else {
      return nil
    }
    return MakeArgument(property: .viewControllerProvider, value: value)
  }

  /// What an argument of an initialiser comes to.
  enum InitializerArgument {
    case value(MakeArgument)
    /// Nothing of it is kept: a picture, a SwiftUI view, a target.
    case nothing
    case failure
  }

  /// The parameter that an argument's label names; reports a label that no initialiser has.
  mutating func parameter(of argument: SyntaxNode.ID, _ type: ClassID) -> Initializer.Parameter? {
    let base = bases[Int(type.index)]
    let label = tree[argument].name.map { text($0) } ?? "_"
    if let found = Initializer.parameter(label, of: base) { return found }
    // What the system's own are made of decides nothing here.
    if systemRows[type.index] != nil { return Initializer.Parameter(label, nil, .anything) }
    let labels = Initializer.labels(of: base)
    var notes: [Diagnostic.Note] = []
    if let near = nearest(label, among: labels)
      ?? labels.first(where: { $0.hasSuffix(label.prefix(1).uppercased() + label.dropFirst()) })
      ?? labels.first(where: { Self.means(label, $0) })
    {
      notes.append(Diagnostic.Note("did you mean '\(near)'?"))
    } else if !base.canBeNamed || program.classes[Int(type.index)].name != base.name {
      notes.append(Diagnostic.Note("classes have only UIKit's initialisers: leave your own out"))
    } else if label == "_", let first = labels.first {
      notes.append(Diagnostic.Note("its first argument is '\(first):'"))
    }
    let made = program.classes[Int(type.index)].name
    if swift.members[type.index]?.initializers.contains(where: { $0.block != nil }) == true {
      let advice = "make it in a method of a class, as in 'let made = \(made)(…)', and call the method as a step"
      report(
        "check.call", "an initialiser of your own does not run at column one", at: tree[argument].range,
        notes: [Diagnostic.Note(advice)])
      return nil
    }
    let what = label == "_" ? "an argument without a label" : "the argument '\(label):'"
    report(
      "check.call", "'\(made)' has no initialiser with \(what)", at: tree[argument].range, notes: notes)
    return nil
  }

  /// Reads the value of an argument.
  mutating func argument(
    _ parameter: Initializer.Parameter, _ node: SyntaxNode.ID, _ scope: Scope
  ) -> InitializerArgument {
    if parameter.property == nil, parameter.type == .anything {
      if let name = tree.loneName(of: node), case .controller(let id) = entity(name) { mention(id) }
      return .nothing
    }
    guard let value = value(node, expecting: parameter.type, takesNil: true, scope) else { return .failure }
    guard let property = parameter.property else { return .nothing }
    return .value(
      MakeArgument(property: property, value: property == .viewControllers ? Self.joined([value]) : value))
  }

  /// `.init(…)` where a type is wanted; nil for another path.
  mutating func implicitInit(_ node: SyntaxNode.ID, _ wanted: ValueType, _ scope: Scope) -> PathResult? {
    guard let head = tree.child(of: node, at: 0), tree[head].kind == .enumCase,
      tree[head].name.map({ text($0) }) == "init", let call = tree[head].nextSibling, tree[call].kind == .call,
      tree[call].nextSibling == nil
    else { return nil }
    let range = tree[head].range
    switch wanted {
    case .size: return geometry("CGSize", call, range, scope)
    case .rect: return geometry("CGRect", call, range, scope)
    case .instance(let base) where base.canBeNamed: return make(row(of: base), call, range, scope)
    default:
      report("check.value", "the type of '.init' is not known here: write the class", at: range)
      return .failure
    }
  }

  /// `sizeClass(compact, regular)`.
  mutating func sizeClasses(_ call: SyntaxNode.ID) -> PathResult {
    var values: [Value] = []
    for argument in tree.children(of: call) {
      guard let node = tree.child(of: argument, at: 0) else { continue }
      let name = tree[node].kind == .enumCase ? tree[node].name : tree.loneName(of: node)
      guard let name, let value = enumeration(name, .sizeClass, at: tree[node].range) else { return .failure }
      values.append(value)
    }
    guard values.count == 2 else {
      report("check.call", "'sizeClass' takes two: 'sizeClass(compact, regular)'", at: tree[call].range)
      return .failure
    }
    return .value(.value(.list(values)), StaticType(.list(.enumeration(.sizeClass))))
  }

  /// `CGSize(width: 300, height: 200)`, `CGRect(…)`; nil for another word. A number that is asked of a view's bounds is
  /// not known, and neither is then the whole.
  mutating func geometry(_ word: String, _ call: SyntaxNode.ID, _ range: SourceRange, _ scope: Scope) -> PathResult? {
    var isKnown = true
    let wanted: [String]
    switch word {
    case "CGSize": wanted = ["width", "height"]
    case "CGRect":
      if let first = tree[call].firstChild, tree[first].name.map({ text($0) }) == "origin" {
        wanted = ["origin", "size"]
        isKnown = false
      } else {
        wanted = ["x", "y", "width", "height"]
      }
    default: return nil
    }
    var numbers: [Double] = []
    for argument in tree.children(of: call) {
      guard let node = tree.child(of: argument, at: 0) else { continue }
      let label = tree[argument].name.map { text($0) } ?? "_"
      let position = numbers.count
      guard position < wanted.count, label == wanted[position] else {
        report(
          "check.call", "incorrect argument label in '\(word)': it takes '\(signature(word, wanted))'",
          at: tree[argument].range)
        return .failure
      }
      switch tree[node].kind {
      case .integerLiteral, .decimalLiteral: numbers.append(tree.decimal(of: node))
      case .enumCase where tree[node].name.map({ text($0) }) == "zero": numbers.append(0)
      case .path where label == "origin" || label == "size" || isOfBounds(node, scope):
        isKnown = false
        numbers.append(0)
      default:
        report("check.type", "'\(word)' takes numbers", at: tree[node].range)
        return .failure
      }
    }
    if numbers.isEmpty { numbers = [Double](repeating: 0, count: wanted.count) }
    guard numbers.count == wanted.count else {
      report("check.call", "'\(word)' takes '\(signature(word, wanted))'", at: range)
      return .failure
    }
    guard isKnown else { return .value(.value(.none), StaticType(word == "CGSize" ? .size : .rect)) }
    if numbers.count == 2 { return .value(.value(.size(numbers[0], numbers[1])), StaticType(.size)) }
    return .value(.value(.rect(numbers[0], numbers[1], numbers[2], numbers[3])), StaticType(.rect))
  }

  /// Whether a path asks a number of a rectangle: `view.bounds.midX`.
  private mutating func isOfBounds(_ node: SyntaxNode.ID, _ scope: Scope) -> Bool {
    let parts = Array(tree.children(of: node))
    guard
      let rectangle = parts.firstIndex(where: {
        let name = tree[$0].name.map { text($0) }
        return tree[$0].kind == .member && (name == "bounds" || name == "frame")
      })
    else { return false }
    for part in parts[(rectangle + 1)...] {
      switch tree[part].name.map({ text($0) }) ?? "" {
      case "midX", "midY", "minX", "minY", "maxX", "maxY", "width", "height", "size", "origin", "x", "y": break
      default: return false
      }
    }
    if case .path = resolve(node, scope, through: rectangle + 1) { return rectangle + 1 < parts.count }
    return false
  }

  private func signature(_ word: String, _ labels: [String]) -> String {
    var result = word + "("
    for label in labels { result += label + ":" }
    return result + ")"
  }
}

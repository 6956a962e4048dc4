extension Checker {
  /// `UINavigationController(rootViewController: b)`, `Fade()`: a new object with what its initialiser is given.
  mutating func make(_ type: ClassID, _ call: SyntaxNode.ID, _ range: SourceRange, _ scope: Scope) -> PathResult {
    let base = bases[Int(type.index)]
    var arguments: [MakeArgument] = []
    var isComplete = true
    for argument in tree.children(of: call) {
      guard let node = tree.child(of: argument, at: 0) else { continue }
      if tree[node].kind == .closure {
        if let body = closure(node, scope) { innerClosures.append(body) }
        continue
      }
      let label = tree[argument].name.map { text($0) } ?? "_"
      guard let parameter = Initializer.parameter(label, of: base) else {
        let labels = Initializer.labels(of: base)
        report(
          "check.call", "'\(program.classes[Int(type.index)].name)' has no initialiser with the argument '\(label):'",
          at: tree[argument].range, near: label, among: labels)
        isComplete = false
        continue
      }
      guard let value = value(node, expecting: parameter.type, takesNil: true, scope) else {
        isComplete = false
        continue
      }
      guard let property = parameter.property else { continue }
      if property == .viewControllers {
        arguments.append(MakeArgument(property: property, value: Self.joined([value])))
      } else {
        arguments.append(MakeArgument(property: property, value: value))
      }
    }
    return isComplete ? .value(.make(type, arguments), instance(of: type)) : .failure
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

  /// `CGSize(width: 300, height: 200)`, `CGRect(…)`; nil for another word.
  mutating func geometry(_ word: String, _ call: SyntaxNode.ID, _ range: SourceRange) -> PathResult? {
    let wanted: [String]
    switch word {
    case "CGSize": wanted = ["width", "height"]
    case "CGRect": wanted = ["x", "y", "width", "height"]
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
      guard tree[node].kind == .integerLiteral || tree[node].kind == .decimalLiteral else {
        report("check.type", "'\(word)' takes numbers", at: tree[node].range)
        return .failure
      }
      numbers.append(tree.decimal(of: node))
    }
    if numbers.isEmpty { numbers = [Double](repeating: 0, count: wanted.count) }
    guard numbers.count == wanted.count else {
      report("check.call", "'\(word)' takes '\(signature(word, wanted))'", at: range)
      return .failure
    }
    if numbers.count == 2 { return .value(.value(.size(numbers[0], numbers[1])), StaticType(.size)) }
    return .value(.value(.rect(numbers[0], numbers[1], numbers[2], numbers[3])), StaticType(.rect))
  }

  private func signature(_ word: String, _ labels: [String]) -> String {
    var result = word + "("
    for label in labels { result += label + ":" }
    return result + ")"
  }
}

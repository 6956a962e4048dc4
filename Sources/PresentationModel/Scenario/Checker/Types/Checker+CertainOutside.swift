/// Slips in what UIKit and its neighbours have outside presim's subject: cases, and the labels of calls.
extension Checker {
  /// `button.addTarget(self, action: #selector(tap), for: .touchUpInsde)`.
  mutating func noteUnknownCases(in call: SyntaxNode.ID, of method: String, _ base: UIKitClass) {
    for argument in arguments(call) {
      guard let label = argument.label, let cases = OutsideCases.parameter(label, of: method, of: base) else { continue }
      noteUnknownCase(argument.value, cases)
    }
  }

  /// `.centre`, beside a case of an enumeration of UIKit's that no rule asks.
  mutating func noteUnknownCase(_ value: SyntaxNode.ID, _ type: OutsideCases) {
    guard tree[value].kind == .enumCase, let name = tree[value].name else { return }
    noteUnknownCase(name, type, at: memberRange(tree[value]))
  }

  /// The same of a name, whether or not its type stands before it.
  mutating func noteUnknownCase(_ name: Name, _ type: OutsideCases, at range: SourceRange) {
    let (word, cases) = (text(name), type.cases)
    guard swift.certain.isChecking, !swift.isOld, !cases.contains(word), names.utf8(of: name).first?.isSmall == true,
      !isDeclaredSomewhere(word), !type.isOftenExtended || word.utf8.count > 5 && !word.lowercased().hasText("grey")
    else { return }
    let edits = word.utf8.count < 4 ? 0 : word.utf8.count < 10 ? 1 : 2
    guard let near = cases.first(where: { $0.lowercased() == word.lowercased() })
      ?? nearestName(to: word, in: cases, within: edits)
    else { return }
    reportSlip("check.unknown-case", "type '\(type.name)' has no member '\(word)'", at: range, near: near)
  }

  /// `UIView.animate(withDuraton: 0.3)`, `CGSize(300, 200)`: a label beside one that the call has, or none at all.
  mutating func noteOutsideLabels(_ name: Name, _ call: SyntaxNode.ID) {
    let word = text(name)
    guard swift.certain.isChecking, let known = OutsideLabels.labels(of: word), !swift.isOld, !isDeclaredSomewhere(word),
      !isDeclaredType(name)
    else { return }
    let given = arguments(call)
    if given.count > 1, given.count == known.count, OutsideLabels.isValue(word),
      given.allSatisfy({ $0.label == nil && !tree[$0.node].flags.contains(.trailing) })
    {
      let written = zip(known, given).map { "\($0): \(tree.text(of: $1.value))" }.joined(separator: ", ")
      return reportSlip(
        "check.call", "missing argument labels '\(known.map { $0 + ":" }.joined())' in call", at: tree[call].range,
        notes: [.init("write '\(word)(\(written))'")])
    }
    for argument in given {
      guard let label = argument.label, !known.contains(label), label.utf8.count > 2,
        let near = known.first(where: { $0.lowercased() == label.lowercased() })
          ?? nearestName(to: label, in: known, within: label.utf8.count < 6 ? 1 : 2),
        !given.contains(where: { $0.label == near })
      else { continue }
      reportSlip(
        "check.call", "incorrect argument label '\(label):' in call to '\(word)'", at: tree[argument.node].range,
        near: near + ":")
    }
  }
}

/// Questions about what a property answers.
extension QuizMoment {
  /// What is it?
  func property(_ pin: Expectation) -> QuizDraft? {
    guard case .compare(let left, let right, isEqual: true) = pin.kind, case .path(let path) = left,
      case .value(let value) = right, !path.components.isEmpty, let asked = Self.left(of: pin.text)
    else { return nil }
    let prompt = "What is \(asked)?"
    func answer(_ text: String, _ expected: ExpectedInstead? = nil) -> QuizQuestion.Answer {
      .init(text, ["expect \(asked) == \(text)"], expected)
    }
    switch value {
    case .controller(let x):
      guard let text = name(x) else { return nil }
      let others = neighbours(of: x, and: Self.root(of: path)).filter { $0 != x }.compactMap { name($0) }
      return QuizDraft(.property, prompt, answer(text), others.prefix(2).map { answer($0) } + [answer("nil")])
    case .none:
      guard let x = Self.root(of: path), Self.answersControllers(path) else { return nil }
      let others = neighbours(of: x, and: nil).filter { $0 != x }.compactMap { name($0) }
      return QuizDraft(.property, prompt, answer("nil"), others.prefix(3).map { answer($0) })
    case .enumeration(let type, let row):
      guard case .modalTransitionStyle = type else { return nil }
      let cases = ModalTransitionStyle.allCases
      guard Int(row) < cases.count else { return nil }
      let others = cases.filter { $0.rawValue != row }.map { ".\($0.text)" }
      let source = String(decoding: bytes, as: UTF8.self)
      let mentioned = others.filter { source.hasText($0) }
      return QuizDraft(
        .property, prompt, answer(".\(cases[Int(row)].text)"),
        (mentioned + others.filter { !mentioned.contains($0) }).map { answer($0) })
    case .string(let text):
      guard asked.hasSuffix(".nibName") else { return nil }
      let others = Self.strings(in: bytes).filter { $0 != text }
      return QuizDraft(.property, prompt, answer("\"\(text)\""), others.map { answer("\"\($0)\"") })
    default: return nil
    }
  }

  /// What stands left of `==`.
  private static func left(of text: String) -> String? {
    let text = String(text.dropFirst("expect ".count))
    guard let place = text.lastIndex(ofText: " == ") else { return nil }
    return String(decoding: Array(text.utf8)[..<place], as: UTF8.self)
  }

  private static func root(of path: Path) -> ControllerID? {
    if case .value(.controller(let x)) = path.root { return x }
    return nil
  }

  /// Whether the last property of a path is a controller where it is not nil.
  private static func answersControllers(_ path: Path) -> Bool {
    guard case .property(let property) = path.components.last?.kind else { return false }
    switch property {
    case .presentingViewController, .presentedViewController, .parent, .navigationController, .tabBarController,
      .splitViewController, .topViewController, .visibleViewController:
      return true
    default: return false
    }
  }

  /// Parents, children, presenters and presented ones: of a controller, and of another one.
  private func neighbours(of x: ControllerID, and other: ControllerID?) -> [ControllerID] {
    var result: [ControllerID] = []
    for y in [other, x].compactMap({ $0 }) {
      result += upwards(y, after)
      let level = after.outermostContainer(of: y)
      result += [after.directPresenter(level), after.directlyPresented(level), after.directlyPresented(y)]
        .compactMap { $0 }
      result += after.children(of: y) + (after.parent(of: y).map { after.children(of: $0) } ?? [])
    }
    return Self.unique(result.filter { $0 != other })
  }

  /// The texts in quotes of a file without escapes.
  private static func strings(in bytes: [UInt8]) -> [String] {
    var result: [String] = []
    var start: Int?
    var isComment = false
    for (index, byte) in bytes.enumerated() {
      if byte == 10 { (start, isComment) = (nil, false) }
      if byte == UInt8(ascii: "/"), index > 0, bytes[index - 1] == byte, start == nil { isComment = true }
      if isComment { continue }
      guard byte == UInt8(ascii: "\"") else { continue }
      if let begun = start {
        let text = String(decoding: bytes[(begun + 1)..<index], as: UTF8.self)
        // A title has blanks, a nib's name has none.
        if !result.contains(text), !text.hasText(" ") { result.append(text) }
        start = nil
      } else {
        start = index
      }
    }
    return result
  }
}

enum PartialCurlWithoutFullScreen: LintRule {
  static let id = LintID.lnt24

  /// Checked when it is presented; a controller that is never presented, at the end.
  static func judgeFile(_ book: inout LintBook) -> [LintSuspicion] {
    var styles: [ControllerID: ModalPresentationStyle] = [:]
    for statement in book.file.presents {
      guard case .present(let planned) = statement.act else { continue }
      if styles[planned.presented] == nil || styles[planned.presented] == .fullScreen {
        styles[planned.presented] = planned.style
      }
    }
    func style(_ x: ControllerID, _ world: World) -> ModalPresentationStyle {
      styles[x] ?? world.answer { RequestedStyle.property(x, $0, &$1) }
    }
    var found: [LintSuspicion] = []
    for (id, entry) in book.defaults(.modalTransitionStyle) where isCurl(entry.value) {
      guard let range = entry.range, let x = book.instance(of: id, where: { style($0, $1) != .fullScreen }) else {
        continue
      }
      let name = book.hierarchy.name(of: x).isEmpty ? book.program.classes[Int(id.index)].name : book.name(x)
      let fullScreen = Value.enumeration(.modalPresentationStyle, ModalPresentationStyle.fullScreen.rawValue)
      found.append(
        finds(
          at: range, .error, [("name", name), ("style", book.text(style(x, book.world)))],
          ways: [
            LintWay([.setDefault(id, .modalPresentationStyle, fullScreen)], .styleOfClass(id, .fullScreen))
          ]))
    }
    for (statement, x) in book.file.assignments {
      guard case .assign(_, .modalTransitionStyle, let value) = statement.act, isCurl(.value(value)),
        style(x, book.world) != .fullScreen
      else { continue }
      found.append(
        finds(
          at: statement.range, .error, [("name", book.name(x)), ("style", book.text(style(x, book.world)))],
          ways: [
            LintWay(
              [.insert(LintEdit.style(x, .fullScreen), before: statement.site)], .style(x, .fullScreen),
              at: statement.site)
          ]))
    }
    return found
  }

  private static func isCurl(_ value: Expression) -> Bool {
    guard case .value(.enumeration(.modalTransitionStyle, let row)) = value else { return false }
    return ModalTransitionStyle(rawValue: row) == .partialCurl
  }

  static let entry = LintEntry(
    title: "Partial curl without full screen",
    inShort: "The partial curl transition needs the full-screen style.",
    fires: """
      a class or instance with `modalTransitionStyle = .partialCurl` whose style, defaults resolved, is not `.fullScreen`.
      """,
    severity: "error",
    messages: ["'.partialCurl' needs '.fullScreen'; '{name}' is '{style}'"],
    why: """
      P-E07 (PRE-03).
      """,
    cures: ["set '{name}.modalPresentationStyle = .fullScreen'"],
    evidence: [
      .documented("`UIModalTransitionStyle.partialCurl`, classic document 0.")
    ],
    example: """
      `class Map: UIViewController { modalTransitionStyle = .partialCurl }`: iOS 12 → nothing, iOS 13 → error.
      """)
}

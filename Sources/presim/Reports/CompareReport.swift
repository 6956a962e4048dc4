import PresentationModel

/// A step under every style and version: `presim compare`.
struct CompareReport: Encodable {
  /// One style under one version.
  struct Row: Encodable {
    /// `fullScreen`.
    let style: String
    /// Whether the platform has it (STY-05).
    let isAvailable: Bool
    /// Who presents.
    var context: String?
    /// The style after adaptation.
    var adaptedStyle: String?
    /// Whose view leaves the window.
    var leavesWindow: [String] = []
    /// Whether a tab bar can still be used; nil where there is none.
    var tabBarVisible: Bool?
    /// UIKit's console lines.
    var console: [StepReport.Message] = []
    /// The exception.
    var exception: StepReport.Message?
  }
  /// One version.
  struct Version: Encodable {
    /// `ios 17`, `rules docs`.
    let rules: String
    /// What is wrong with the file under this version, if something is.
    var diagnostics: [String] = []
    /// The styles, in UIKit's order.
    var rows: [Row] = []

    /// Whether the requested style has no say, not even `.none`: alerts and the like bring their own presentation
    /// (STY-03).
    var isStyleIgnored: Bool {
      guard let first = rows.first(where: \.isAvailable), let style = first.adaptedStyle else { return false }
      return rows.allSatisfy { !$0.isAvailable || $0.context == first.context && $0.adaptedStyle == style }
    }
  }
}

extension CompareReport.Row {
  /// What the step came to with this style.
  init(_ style: ModalPresentationStyle, _ outcome: StepOutcome, in runner: ScenarioRunner, of file: ScenarioFile) {
    self.init(style: style.text, isAvailable: true)
    let step = StepReport(outcome, of: file, in: runner, withEvents: false, keepsHierarchy: false)
    console = step.console
    exception = step.exception
    tabBarVisible = runner.tabBarIsReachable()
    for decision in outcome.decisions {
      guard case .presents(let presentation, let removed) = decision else { continue }
      context = ControllerText.name(presentation.presenter, in: runner.hierarchy)
      adaptedStyle = presentation.activeStyle.text
      leavesWindow = removed.map { ControllerText.name($0, in: runner.hierarchy) }
      return
    }
  }
}

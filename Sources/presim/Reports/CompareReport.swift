import PresentationModel

/// A step under every style and version: `presim compare`.
struct CompareReport {
  /// Whether a tab bar can still be used.
  enum TabBar: String, Encodable { case usable, covered }

  /// One style under one version.
  struct Row: Encodable, Equatable {
    /// `fullScreen`.
    let style: String
    /// Whether the platform has it (STY-05).
    let isAvailable: Bool
    /// Whether it is the style that the file uses.
    var isInFile = false
    /// The controller that presents.
    var presenter: String?
    /// The style after adaptation.
    var adaptedStyle: String?
    /// The controllers whose views leave the window.
    var leaves: [String] = []
    /// Whether the presenter gets `viewWillDisappear`.
    var presenterIsTold: Bool?
    /// Whether the user's swipe closes it.
    var swipeCloses: Bool?
    /// Nil where there is none.
    var tabBar: TabBar?
    /// The rule that refused.
    var rule: String?
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

    /// Whether the style as set is ignored, even `.none`: alerts and the like bring their own presentation (STY-03).
    var isStyleIgnored: Bool {
      guard let first = rows.first(where: \.isAvailable), let style = first.adaptedStyle else { return false }
      return rows.allSatisfy { !$0.isAvailable || $0.presenter == first.presenter && $0.adaptedStyle == style }
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
    tabBar = runner.tabBarIsReachable().map { $0 ? .usable : .covered }
    for decision in outcome.decisions {
      switch decision {
      case .presents(let presentation, let removed):
        presenter = ControllerText.name(presentation.presenter, in: runner.hierarchy)
        adaptedStyle = presentation.adaptedStyle.text
        leaves = removed.map { ControllerText.name($0, in: runner.hierarchy) }
        presenterIsTold = outcome.events.contains { event in
          if case .callback(.viewWillDisappear, presentation.presenter, _) = event.kind { true } else { false }
        }
        swipeCloses = runner.swipeCloses(presentation.presented)
        return
      case .refused(let id, _, _):
        rule = id.text
        return
      default: continue
      }
    }
  }
}

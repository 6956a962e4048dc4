/// A step under every style and version: `presim compare`.
package struct CompareReport: JSONConvertible {
  /// Whether a tab bar can still be used.
  package enum TabBar: String, JSONConvertible { case usable, covered }

  /// One style under one version.
  package struct Row: JSONConvertible, Equatable {
    /// `fullScreen`.
    package let style: String
    /// Whether the platform has it (STY-05).
    package let isAvailable: Bool
    /// Whether it is the style that the file uses.
    package var isInFile = false
    /// The controller that presents.
    package var presenter: String?
    /// The style after adaptation.
    package var adaptedStyle: String?
    /// The controllers whose views leave the window.
    package var leaves: [String] = []
    /// Whether the presenter gets `viewWillDisappear`.
    package var presenterIsTold: Bool?
    /// Whether the user's swipe closes it.
    package var swipeCloses: Bool?
    /// Whether the call waits for a transition that is running, so that nobody presents yet.
    package var waits = false
    /// Nil where there is none, and after a crash.
    package var tabBar: TabBar?
    /// The rule that refused.
    package var rule: String?
    /// UIKit's console lines.
    package var console: [StepReport.Message] = []
    /// The exception.
    package var exception: StepReport.Message?

    package var json: JSONValue {
      [
        "style": style.json,
        "isAvailable": isAvailable.json,
        "isInFile": isInFile.json,
        "presenter": presenter?.json,
        "adaptedStyle": adaptedStyle?.json,
        "leaves": leaves.json,
        "presenterIsTold": presenterIsTold?.json,
        "swipeCloses": swipeCloses?.json,
        "waits": waits.json,
        "tabBar": tabBar?.json,
        "rule": rule?.json,
        "console": console.json,
        "exception": exception?.json,
      ]
    }
  }
  package let path: String
  package let title: String
  package let device: String
  /// The step's line, and the step as written.
  package let line: Int
  package let source: String
  package let versions: [Version]

  /// Compares under several versions, each from its own run.
  package init(_ file: ScenarioFile, _ program: Program, _ profiles: [Profile], at chosen: Int) {
    let step = program.steps[chosen]
    (path, title, device) = (file.path, program.title, program.environment.text)
    (line, source) = (step.line, file.text(step.range))
    versions = profiles.map { Self.compare(file, $0, at: chosen) }
  }

  /// Why there is nothing to compare.
  package static func nothingPresents(at line: Int?) -> String {
    "there is no step \(line.map { "at line \($0)" } ?? "in the file") that presents something; a 'present' in a "
      + "completion handler or callback has to be a step of its own"
  }

  package var json: JSONValue {
    [
      "schemaVersion": JSONDocument.schemaVersion.json,
      "path": path.json,
      "title": title.json,
      "device": device.json,
      "line": line.json,
      "source": source.json,
      "versions": versions.json,
    ]
  }

  /// One version.
  package struct Version: JSONConvertible {
    /// `ios 17`, `rules docs`.
    package let rules: String
    /// What is wrong with the file under this version, if something is.
    package var diagnostics: [String] = []
    /// The styles, in UIKit's order.
    package var rows: [Row] = []

    /// Whether the style as set is ignored, even `.none`: alerts and the like bring their own presentation (STY-03).
    package var isStyleIgnored: Bool {
      guard let first = rows.first(where: { $0.isAvailable }), let style = first.adaptedStyle else { return false }
      return rows.allSatisfy { !$0.isAvailable || $0.presenter == first.presenter && $0.adaptedStyle == style }
    }

    package var json: JSONValue {
      ["rules": rules.json, "diagnostics": diagnostics.json, "rows": rows.json]
    }
  }
}

extension CompareReport.Row {
  /// What the step came to with this style.
  package init(
    _ style: ModalPresentationStyle, _ outcome: StepOutcome, in runner: ScenarioRunner, of file: ScenarioFile
  ) {
    self.init(style: style.text, isAvailable: true)
    let step = StepReport(outcome, of: file, in: runner, withEvents: false, keepsHierarchy: false)
    console = step.console
    exception = step.exception
    if exception == nil { tabBar = runner.tabBarIsReachable().map { $0 ? .usable : .covered } }
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
      case .waitsForTransition, .waitsForReceiver: waits = true
      default: continue
      }
    }
  }
}

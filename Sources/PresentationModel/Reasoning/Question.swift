/// What rules answer: a folder of `Rules/` each, and a heading of explanations.
public enum Question: UInt8, Sendable, CaseIterable {
  case style, presentationController, deferral, arguments, presenter, refusal, adaptation, anchor, alert
  case transition, removal
  case dismissal, gesture, containment, stack, show, tabs, pages, split, search, sheet, window, loading, schedule, appearance
  case release
  case query

  /// The heading users see.
  public var title: String {
    switch self {
    case .style: "requested style"
    case .presentationController: "presentation controller"
    case .deferral: "now or later"
    case .arguments: "arguments"
    case .presenter: "who presents"
    case .refusal: "refusals"
    case .adaptation: "adaptation"
    case .anchor: "popover anchor"
    case .alert: "alerts"
    case .transition: "transition"
    case .removal: "what leaves the window"
    case .dismissal: "dismissal"
    case .gesture: "the user"
    case .containment: "containment"
    case .stack: "navigation stack"
    case .show: "who shows"
    case .tabs: "tabs"
    case .pages: "pages"
    case .split: "split view"
    case .search: "search"
    case .sheet: "sheet"
    case .window: "window"
    case .loading: "view loading"
    case .schedule: "order of callbacks"
    case .appearance: "appearance callbacks"
    case .release: "release"
    case .query: "what a property answers"
    }
  }
}

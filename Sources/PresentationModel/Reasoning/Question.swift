/// What rules answer: a folder of `Rules/` each, and a heading of explanations.
package enum Question: UInt8, Sendable, CaseIterable {
  case style, presentationController, deferral, arguments, presenter, refusal, adaptation, anchor, alert
  case transition, removal
  case animation, interaction, context
  case dismissal, gesture, containment, stack, show, segue, unwinding, tabs, pages, split, arrangement, search, sheet,
    window,
    loading, schedule,
    appearance
  case release
  case systemAppearance, orientation, contentSize, console
  case query

  /// The folder of `Rules/` that answers it; of orders of callbacks `Schedules`, beside `Rules`.
  package var folder: String {
    switch self {
    case .style: "RequestedStyle"
    case .presentationController: "PresentationControllers"
    case .deferral: "NowOrLater"
    case .arguments: "Arguments"
    case .presenter: "WhoPresents"
    case .refusal: "Refusals"
    case .adaptation: "Adaptation"
    case .anchor: "PopoverAnchor"
    case .alert: "Alerts"
    case .transition: "TransitionStyle"
    case .removal: "WhatLeavesTheWindow"
    case .animation: "WhoAnimates"
    case .interaction: "Interaction"
    case .context: "TransitionContext"
    case .dismissal: "Dismissal"
    case .gesture: "Gestures"
    case .containment: "Containment"
    case .stack: "NavigationStack"
    case .show: "Show"
    case .segue: "Segues"
    case .unwinding: "Unwinding"
    case .tabs: "Tabs"
    case .pages: "Pages"
    case .split: "SplitViews"
    case .arrangement: "Arrangements"
    case .search: "Search"
    case .sheet: "Sheets"
    case .window: "Windows"
    case .loading: "Loading"
    case .schedule: "Schedules"
    case .appearance: "Appearance"
    case .release: "Release"
    case .systemAppearance: "SystemAppearance"
    case .orientation: "Orientation"
    case .contentSize: "ContentSize"
    case .console: "Console"
    case .query: "Properties"
    }
  }

  /// The heading users see.
  package var title: String {
    switch self {
    case .style: "style as set"
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
    case .animation: "who animates"
    case .interaction: "who steers"
    case .context: "transition context"
    case .dismissal: "dismissal"
    case .gesture: "the user"
    case .containment: "containment"
    case .stack: "navigation stack"
    case .show: "who shows"
    case .segue: "segue"
    case .unwinding: "where the unwinding ends"
    case .tabs: "tabs"
    case .pages: "pages"
    case .split: "split view"
    case .arrangement: "arrangement"
    case .search: "search"
    case .sheet: "sheet"
    case .window: "window"
    case .loading: "view loading"
    case .schedule: "order of callbacks"
    case .appearance: "appearance callbacks"
    case .release: "release"
    case .systemAppearance: "system appearance"
    case .orientation: "orientation"
    case .contentSize: "content size"
    case .console: "console"
    case .query: "what a property answers"
    }
  }
}

/// What UIKit has and presim does not simulate: what a member belongs to that decides nothing here (EVT-05).
package enum OutsideSubject: UInt8, CaseIterable, Sendable {
  case layout, drawing, input, editing, restoration, rotation, touchBar, nibFiles, traits, focus, gestures,
    accessibility
  case menus, bars, scrolling, textFields, coordinator, splitViews, scenes, observation, content, handlers, delegates
  /// A property or delegate that the app's own class has, and UIKit's has not.
  case own

  /// What presim does not do, for the note.
  var reason: String {
    switch self {
    case .layout: "presim does not simulate layout"
    case .drawing: "presim does not simulate drawing"
    case .input: "presim does not simulate the keyboard and other input"
    case .editing: "presim does not simulate editing and extensions"
    case .restoration: "presim does not simulate state restoration"
    case .rotation: "presim does not simulate rotation by the app"
    case .touchBar: "presim does not simulate the Touch Bar"
    case .nibFiles: "presim does not simulate the contents of nib files"
    case .traits: "presim does not simulate traits that code overrides"
    case .focus: "presim does not simulate focus"
    case .gestures: "presim does not simulate gesture recognizers of the app"
    case .accessibility: "presim does not simulate accessibility"
    case .menus: "presim does not simulate menus and previews"
    case .bars: "presim does not simulate the look of bars and what stands in them"
    case .scrolling: "presim does not simulate scroll views and tables"
    case .textFields: "presim does not simulate text fields"
    case .coordinator: "presim runs the blocks of 'animate(alongsideTransition:completion:)'"
    case .splitViews: "presim calls it where a split view controller collapses or expands"
    case .scenes: "presim does not simulate scenes and screens"
    case .observation: "presim does not simulate key-value coding and observation"
    case .content: "presim does not simulate what the system's view controllers show"
    case .handlers: "presim never calls it"
    case .delegates: "presim does not call this delegate"
    case .own: "presim knows UIKit's members alone"
    }
  }

  /// The owner of the member, for the note.
  var owner: String {
    switch self {
    case .own: "is the app's own"
    case .delegates, .handlers, .content: "is not simulated"
    default: "is UIKit's"
    }
  }
}

/// A member that is accepted and decides nothing here.
package struct OutsideMember: Equatable, Sendable {
  /// Its name, without labels.
  package let name: String
  /// What it belongs to.
  package let subject: OutsideSubject
  /// Why it decides nothing.
  private let reason: String

  /// Makes one.
  ///
  /// - Parameters:
  ///   - name: its name, without labels.
  ///   - subject: what it belongs to.
  ///   - reason: why it decides nothing, where more is known than the subject.
  package init(_ name: String, _ subject: OutsideSubject, because reason: String? = nil) {
    self.name = name
    self.subject = subject
    self.reason = reason ?? subject.reason
  }

  /// The note about a statement that names it.
  package var note: String { "'\(name)' \(subject.owner) and has no effect here: \(reason)" }

  /// The error about a body for it, which would never run.
  package var refusalOfABody: String { "'\(name)' \(subject.owner) and is never called here: \(reason)" }

  /// The error about an expectation, or a value, that names it.
  package var refusal: String { "'\(name)' \(subject.owner) and has no value here: \(reason)" }
}

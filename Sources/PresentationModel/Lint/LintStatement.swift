/// A statement as lint reads it: what it asks for, its place, and what the book says of it.
struct LintStatement: Sendable {
  /// What it asks for, by the book of the moment.
  var act: LintAct
  /// The statement.
  let instruction: Instruction
  /// Its place in the program.
  let site: LintSite
  /// What runs it.
  let place: LintPlace
  /// Whether a condition of the code decides that it runs.
  var isConditional = false
  /// Whether that condition is about what a closure was given.
  var asksItsArgument = false
  /// In which function of the file's it stands, and what has called that: `in Home.setUp(), from line 9`.
  var way: String?

  /// Whether it stands in the file's own Swift.
  var isCode: Bool { if case .code = site { true } else { false } }

  /// The bytes of the file.
  var range: ByteRange { instruction.range }

  /// Whether it presents a controller.
  func presents(_ x: ControllerID) -> Bool {
    if case .present(let planned) = act { return planned.presented == x }
    return false
  }

  /// What messages call it: `present`, `selectedIndex`.
  var callName: String {
    switch instruction.kind {
    case .call(let call): String(call.label.split(separator: "(")[0].split(separator: ".").last ?? "")
    case .assign(_, let property, _): property.name
    case .outside(let use): use.member.name
    case .read, .expect: ""
    }
  }
}

/// A place in a program that an edit can change.
enum LintSite: Hashable, Sendable {
  case body(BodyID, Int)
  case setup(Int)
  /// An instruction of a function of the file's own Swift: no edit is made there.
  case code(BodyID, Int)

  /// The function of the file's own Swift in which it is.
  var function: BodyID? { if case .code(let body, _) = self { body } else { nil } }
}

/// What runs a statement.
enum LintPlace: Sendable {
  /// The file at column one: a statement, a run loop pass, a line of the preamble.
  case column
  /// A callback of a controller, or of an object.
  case callback(Callback, of: ControllerID?)
  /// A completion handler.
  case handler
  /// The handler of an alert's action, or a closure that UIKit calls at once.
  case closure

  /// The controller whose callback it is in, if the callback is one of these.
  func owner(of callbacks: Callback...) -> ControllerID? {
    if case .callback(let callback, let owner) = self, callbacks.contains(callback) { return owner }
    return nil
  }

  /// The callback, if it is one.
  var callback: Callback? {
    if case .callback(let callback, _) = self { return callback }
    return nil
  }

  /// Whether it runs at the moment at which the file has it.
  var isColumn: Bool { if case .column = self { true } else { false } }
}

/// What a statement asks for, as far as names go.
enum LintAct: Sendable {
  case present(LintPresentation)
  /// The receiver, and what the dismissal would take.
  case dismiss(ControllerID, Dismissal.Plan?)
  case push(ControllerID, onto: ControllerID, isAnimated: Bool)
  /// A pop, to one of the stack or by one.
  case pop(ControllerID, to: ControllerID?, isAnimated: Bool)
  case setStack(ControllerID, [ControllerID])
  case selectTab(ControllerID, in: ControllerID)
  case setRoot(WindowID, ControllerID?)
  case addChild(ControllerID, to: ControllerID)
  case removeFromParent(ControllerID)
  /// A controller's view into the view of another.
  case addSubview(ControllerID, into: ControllerID)
  case assign(Value, Property, Value)
  case addAction(Value, to: ControllerID)
  case addTextField(ControllerID)
  case beginAppearance(ControllerID)
  /// A segue of a source's; whether it presents its destination.
  case performsSegue(ControllerID, presents: Bool)
  /// Something else that may make controllers appear or disappear.
  case stirs
  case nothing
}

extension LintAct {
  /// Its effect when UIKit does what it asks for; nil for a statement that shows nothing.
  var promise: Promise? {
    switch self {
    case .present(let planned): .presents(planned.presented)
    case .push(let x, let nav, _): .shows(x, in: nav)
    case .pop(let nav, let x, _): .shows(x, in: nav)
    case .setStack(let nav, let stack): .shows(stack.last, in: nav)
    case .selectTab(let tab, let tabs): .selects(tab, in: tabs)
    case .performsSegue(let source, _): .performsSegue(source)
    default: nil
    }
  }
}

/// A call of `present`, with the answers of the rules in the book.
struct LintPresentation: Sendable {
  /// The call.
  let call: PresentCall
  /// The presentation that would come of it, adapted to the file's device.
  var presentation: Presentation
  /// Whether the presenter's view leaves the window.
  var removes: Bool
  /// Whether a style was set: by code or by a class.
  let isStyleSet: Bool
  /// What the presenter presented already when the call was made.
  let standing: ControllerID?
  /// Whether a body of its delegate's decides the style after adaptation: lint runs none.
  var isForItsDelegate: Bool

  var source: ControllerID { call.source }
  var presented: ControllerID { call.presented }
  var presenter: ControllerID { presentation.presenter }
  /// The style as set.
  var style: ModalPresentationStyle { call.style }
  /// The style after adaptation.
  var adapted: ModalPresentationStyle { presentation.adaptedStyle }
  /// Whether a context is looked for by the style, not by the class.
  var isInContextStyle: Bool { presentation.isContextBased && call.own == nil }
}

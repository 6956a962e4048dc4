/// The position of a controller's root view in the tree of views. `view.window` follows from it (QRY-07).
package enum Place: Hashable, Sendable {
  /// Nowhere: no superview.
  case none
  /// Directly in a window: a root, or presented by a style that looks for no context.
  case window(WindowID)
  /// Somewhere in the view of another controller.
  case inside(ControllerID)
  /// Beside the view of the presenter, in that view's superview: presented by a context-based style.
  case beside(ControllerID)

  /// The place in four bytes, as the hierarchy's column keeps it.
  var packed: Int32 {
    switch self {
    case .none: -1
    case .window(let window): window.index << 2
    case .inside(let host): host.index << 2 | 1
    case .beside(let presenter): presenter.index << 2 | 2
    }
  }

  /// The place from its column.
  init(packed: Int32) {
    if packed < 0 {
      self = .none
      return
    }
    let row = packed >> 2
    switch packed & 3 {
    case 0: self = .window(WindowID(row))
    case 1: self = .inside(ControllerID(row))
    default: self = .beside(ControllerID(row))
    }
  }
}

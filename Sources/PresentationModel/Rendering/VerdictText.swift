/// What a rule means for a candidate when there is no more to say than that it decided, or did not.
enum VerdictText {
  static func decided(_ id: RuleID) -> String? {
    switch id {
    case .pre02: "nil cannot be presented: an exception"
    case .pre03: "partial curl, and one of its ends is not full screen: an exception"
    case .pre04: "its level came with a partial curl and may present nothing: the call is lost without a word"
    case .pre05: "has a parent: an exception"
    case .pre06: "the style is .none: an exception"
    case .pre07: "is the controller that is to be presented: an exception"
    case .pre09: "a presentation or dismissal of its own is running: refused"
    case .pre12: "no chain of parents and presenters leads to a window's root: UIKit says so and goes on"
    case .ctx02: "is the tree top: it presents"
    case .ctx03: "is the first tree top below that covers the screen: it presents"
    case .ctx04: "defines a presentation context: it presents"
    case .ctx05: "nobody defines a context: the tree top presents"
    case .ctx08: "is busy, and is not replaced by what it presents"
    case .trn06: "the documents allow only .coverVertical over the current context: an exception"
    default: nil
    }
  }

  static func declined(_ id: RuleID) -> String? {
    switch id {
    case .pre03: "no partial curl that something stands against"
    case .pre04: "its level did not come with a partial curl"
    case .pre05: "has no parent"
    case .pre06: "its style is not .none"
    case .pre07: "is not the controller that is to be presented"
    case .pre08: "nobody presents it yet"
    case .pre09: "no presentation or dismissal of its own is running"
    case .pre10: "its view is in a window, and it is not on its way out"
    case .pre11: "presents nobody"
    case .pre12: "parents and presenters lead from it to a window's root"
    case .ctx03: "covers the screen: the walk ends here"
    case .trn06: "any transition style is allowed here"
    default: nil
    }
  }
}

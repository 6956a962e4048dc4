/// What a rule means for a candidate when there is no more to say than that it decided, or did not.
enum VerdictText {
  static func decided(_ id: RuleID) -> String? {
    switch id {
    case .pre01: "a stack change of it is running: the call waits for its end"
    case .pre02: "nil cannot be presented: an exception"
    case .pre03: "partial curl, and one of its ends is not full screen: an exception"
    case .pre04: "its level came with a partial curl and may present nothing: the call is lost without a word"
    case .pre05: "has a parent: an exception"
    case .pre06: "the style is .none: an exception"
    case .pre07: "is the controller that is to be presented: an exception"
    case .pre09: "a presentation or dismissal of its own is running: refused"
    case .pre12: "no chain of parents and presenters leads to a window's root: UIKit says so and goes on"
    case .pre13: "a real popover without an anchor: an exception"
    case .ctx02: "is the tree top: it presents"
    case .ctx03: "is the first tree top below that covers the screen: it presents"
    case .ctx04: "defines a presentation context: it presents"
    case .ctx05: "nobody defines a context: the tree top presents"
    case .ctx08: "is busy, and is not replaced by what it presents"
    case .adp07: "the delegate puts it in place of the presented controller"
    case .trn05: "without animation no delegate is asked"
    case .trn06: "the documents allow only .coverVertical over the current context: an exception"
    case .rem02: "its own view leaves, with everything in it; nothing below it and nothing beside it"
    case .rem03: "its view leaves when the presentation has ended, and is back before the dismissal's did-callbacks"
    case .rem04: "a sheet never takes it out of the window, however much it covers"
    case .rem05: "the documents take out every lower level too"
    case .dis13: "a new root dismisses nothing: what is presented stays linked"
    case .lod01: "its view is needed, and loaded"
    case .rel03: "nobody holds it any more"
    case .nav12: "the user swipes back"
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
    case .pre13: "has an anchor"
    case .ctx03: "covers the screen: the walk ends here"
    case .adp06: "neither its presentation controller's class nor a delegate asks for another style"
    case .adp07: "no other controller is put in its place"
    case .adp08: "its active style stays with the new size classes"
    case .trn02: "no animator"
    case .trn03: "does not impose a transition style of its own"
    case .trn04: "preferredTransition is not set"
    case .trn06: "any transition style is allowed here"
    case .con09: "the view's owner is its controller's parent, or it has none"
    case .nav03: "can be pushed"
    case .tab03: "its tab bar cannot be tapped there: covered, hidden or off screen, or it is no tab of it"
    case .nav12: "swiping back does nothing here"
    default: nil
    }
  }
}

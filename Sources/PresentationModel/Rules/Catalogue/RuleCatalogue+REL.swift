// swift-format-ignore-file
// Made from the doc comments of Rules/Release; the catalogue test says when it is out of date.

extension RuleCatalogue {
  /// Metadata of the REL rules; nil for any other.
  static func rel(_ id: RuleID) -> RuleMetadata? {
    switch id {
    case .rel01:
      RuleMetadata(
        id: .rel01, title: #"Who holds whom"#, chapter: 4,
        statement: #"""
          Strong: window → root; parent → children (from `addChild` or the stack's change to the cut of the parent link);
          presenter → presented (from the call to the cut of the link); tab bar, split and search controllers → what their
          properties name; a queued or running transition → both parties and everybody in its groups; a handler or put-off
          call → what it mentions; `navigationItem.searchController`. Weak: child → parent, presented → presenter, every
          delegate, `transitioningDelegate`. The scenario's names: REL-02.
          """#,
        versions: #"""
          iOS 8–26, docs.
          """#,
        evidence: [
          Evidence(.documented, #"the properties."#),
          Evidence(.observed, #"deinit logs (aokiplayer iOS 12.2, hdk2200 iOS 17.5)."#),
        ],
        example: #"""
          a ← b ← c, a dismisses: nobody holds b or c any more.
          """#)
    case .rel02:
      RuleMetadata(
        id: .rel02, title: #"A name holds its controller up to the last statement that mentions it"#, chapter: 4,
        statement: #"""
          As a Swift local does. A mention in the body of a callback or of a class holds to the end of the file; a mention in
          an expectation does not hold (looking changes nothing). Before UIKit has taken a controller once, its name holds it
          whatever follows. In `presim repl` names hold for the whole session.
          """#,
        versions: #"""
          iOS 8–26, docs.
          """#,
        evidence: [
          Evidence(.convention, #"after Swift's rule that a value may end after its last use."#),
        ],
        example: #"""
          present b, dismiss b, end of file: `b.deinit` in the second step. If a third step presents b again: no
          `deinit` there, and `b.viewDidLoad` does not repeat.
          """#)
    case .rel03:
      RuleMetadata(
        id: .rel03, title: #"When deinit comes"#, chapter: 4,
        statement: #"""
          A controller nobody holds is released: first part, after the commit: those no transition and no link holds
          (controllers a pop jumps over, a replaced root, a removed child); second part, after the completion handler: all
          others. Owners before what they owned, children in order, then by the order in which they (would have) got DD. A
          released container sends its children nothing, no dM(nil).
          """#,
        versions: #"""
          iOS 8–26, docs.
          """#,
        evidence: [
          Evidence(.observed, #"hdk2200 (iOS 17.5: jumped-over controller before the did-phase, popped one after it), aokiplayer and betterhee.tistory.com/75 (dismissed one after its DD), Tencent/QMUI_iOS#1541 (no dM(nil) on release)."#),
          Evidence(.inferred, #"After the completion."#),
        ],
        example: #"""
          nav[a, b, c, d], `nav.popToRootViewController`: `b.deinit`, `c.deinit` stand between `a.viewIsAppearing`
          and `d.viewDidDisappear`, `d.deinit` after `d.didMove(toParent: nil)`.
          """#)
    case .rel04:
      RuleMetadata(
        id: .rel04, title: #"A released controller answers, but takes no part"#, chapter: 4,
        statement: #"""
          In expectations its links, parent and window are nil, its own properties keep their last values, its hierarchy
          prints as one that is in no window. Statements cannot reach it (REL-02).
          """#,
        versions: #"""
          iOS 8–26, docs.
          """#,
        evidence: [
          Evidence(.convention, #"of presim."#),
        ],
        example: #"""
          after `b.deinit`: `expect b.presentingViewController == nil` holds.
          """#)
    default: nil
    }
  }
}

enum PresentAsksBeforeLoading: Rule {
  static let id = RuleID.cus01
  static let question = Question.animation
  static let versions = Versions(.everywhere, "iOS 8–27, docs.")

  /// What the transitioning delegate was asked for, and the effect of its answers; nil without a delegate.
  static func judge(_ presentation: Presentation, _ world: World) -> Finding<Void>? {
    let x = presentation.presented
    guard presentation.own == nil else { return nil }
    guard !world.transitioningDelegate(of: x).isNil else {
      return declines(x, "has no transitioning delegate: nobody is asked before its view is loaded")
    }
    guard let animator = presentation.animator else {
      return decides(
        (), on: x, "was asked for an animator before its view was loaded: none, and nobody is asked who steers")
    }
    guard let interaction = presentation.interaction else {
      return decides((), on: x, "before its view is loaded its delegate gives \(animator), and nobody who steers it")
    }
    return decides(
      (), on: x, "before its view is loaded its delegate gives \(animator), and \(interaction) to steer it")
  }

  /// The call is refused; nil where nothing was given.
  static func drops(_ call: PresentCall) -> Finding<Void>? {
    guard call.controllerObject != nil else { return nil }
    return declines(
      call.presented, "the call is refused: nothing more is asked for, and what the delegate has given is dropped")
  }

  static let entry = RuleEntry(
    title: "present asks for all three objects before the view is loaded",
    inShort: """
      present asks the transitioning delegate for the presentation controller, the animation controller and the \
      interaction controller before the view is loaded.
      """,
    statement: """
      In the call:
      1. TD for the presentation controller: arguments B, `presenting` nil, S (PCC-01).
      2. Arguments, presenter, refusals (PRE, CTX). A refused or throwing call asks for nothing more; what it was given is dropped, and asked
         for again next time.
      3. Animated: TD for the animator: B, P, S. P is the resolved presenter, S the receiver; they differ whenever a container takes over.
      4. An animator came: TD for the interaction controller, with that animator.
      5. Links are set. Then load of B. `present` returns.
      """,
    evidence: [
      .documented(
        #"the delegate's methods (source: whose `present` was called; `presenting` may be nil, "determined later"); View Controller Programming Guide (presentation controller, then animators)."#
      ),
      .observed(
        "crash traces published by apps on iOS 13 and 14 load B's view inside `present`, below a frame that already holds the three objects; a test on UIKit agrees (muukii's UIKitPresentationTests)."
      ),
      .inferred("the end of step 2; links before load."),
    ],
    example: """
      tabs > nav[a], card `.custom` with Fade, `a.present(card, animated: true)`:
      `card.presentationController(forPresented: card, presenting: nil, source: a)`,
      `card.animationController(forPresented: card, presenting: tabs, source: a)`, `card.viewDidLoad`. Contrary: tabs presents already: the
      first line only, and the refusal's log.
      """)
}

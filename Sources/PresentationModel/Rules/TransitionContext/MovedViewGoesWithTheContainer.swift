enum MovedViewGoesWithTheContainer: Rule {
  static let id = RuleID.cus33
  static let question = Question.context
  static let versions = Versions(.everywhere, "iOS 8–27, docs.")

  /// Code puts a view of the presenter's side into the container view, which the presentation leaves where it is.
  static func judge(_ x: ControllerID, _ transition: Transition, _ world: World) -> Finding<Void>? {
    guard transition.kind == .present || transition.kind == .dismiss, transition.presentersViews.isEmpty,
      world.hierarchy.isInWindow(x), world.hierarchy.isInside(x, transition.container)
    else { return nil }
    return decides(
      (), on: x, "its view was to stay: code has put it into the container view of \(transition.speaker)")
  }

  /// The presentation has ended, and its container view is removed. Nil for a controller that is part of the same
  /// dismissal.
  static func goes(_ x: ControllerID, with presentation: Presentation, _ world: World) -> Finding<Void>? {
    let hierarchy = world.hierarchy
    if hierarchy.presentations[hierarchy.outermostContainer(of: x)]?.isDismissing == true { return nil }
    return decides(
      (), on: x,
      "its view lies in the container view of \(presentation.presented), and goes with it: the screen is black",
      silence: .x11, naming: SilentNames(x), raising: .cho65)
  }

  /// The container view that code has put a view into.
  static func holder(of x: ControllerID, _ world: World) -> Finding<Value>? {
    guard let owner = world.hierarchy.carried[x] else { return nil }
    return decides(
      .facet(.containerView, world.hierarchy.presentations[owner]?.original ?? owner), on: x,
      "code has put its view into the container view")
  }

  static let wentWithTheContainer = UIKitMessage(
    .x11, .silent,
    [],
    condition:
      "CUS-33: code has put the view of a presenting view controller, which had not left, into the container view, and the container view is thrown away",
    effect: "the presenter's view went with the container: a black screen",
    cure:
      "leave the line out where `view(forKey:)` is nil: that view is not the animator's to move; or present `.fullScreen`",
    sources:
      "ThornTechPublic/InteractiveModal#2, zvonicek/ImageSlideshow#350, serp1412/LazyTransitions#8, QuickBirdEng/XCoordinator#193",
    evidence: "observed",
    notes: "the view of {presenter} was put into the container view and goes with it: the screen is black")

  static let entry = RuleEntry(
    title: "A presenter's view that had not left, put into the container by code, goes with the container",
    inShort: """
      If an animator moves the view behind a sheet into the container view, that view disappears with the \
      container when the transition ends, and the screen is black.
      """,
    statement: """
      The style leaves the presenting view controller's view in place (sheets, popovers, over full screen, over the current context,
      custom presentations that do not remove it). Code puts that view, or the view of a container around the presenting view controller, into
      `containerView` during the presentation or the dismissal:
      1. At once it leaves its former place; its superview is the container view. Nobody gets a callback: it is in the same window.
      2. The presentation ends completed: it stays in the container view.
      3. A dismissal ends completed, or a presentation is cancelled: the container view is thrown away and the view with it. The presenting view
         controller's view is in no window: the screen is black. UIKit puts nothing back. No console message (X-11).
      4. Its controllers get viewWillDisappear and viewDidDisappear then, as for a view that code takes out (CON-04; CHO-65).

      Under `.fullScreen` and `.currentContext` the same line is right: the view had left, and has to be put in (CUS-17).
      """,
    evidence: [
      .observed(
        "the black screen after a dismissal: ThornTechPublic/InteractiveModal#2 (iOS 9), zvonicek/ImageSlideshow#350 and horitaku46/Serrata#5 (iOS 13, when full screen became a sheet by default; cured by `.fullScreen`), serp1412/LazyTransitions#8 (cured by adding it only under full screen), QuickBirdEng/XCoordinator#193 (iOS 14), TeehanLax/UIViewController-Transitions-Example#5, #6, Rightpoint/RZTransitions#32, zoonooz/ZFDragableModalTransition#9."
      ),
      .documented("Apple `view(forKey:)` (nil: not the animator's to move; CUS-16)."),
      .inferred("2, 4 and cancelled presentations."),
    ],
    example: """
      `ios 13`, gallery presents slideshow as a sheet; an animator for the dismissal whose body has
      `transitionContext.containerView.insertSubview(gallery.view, belowSubview: slideshow.view)` and completes; `slideshow.dismiss(animated:
      true)`: `gallery.view.window == nil`. With `slideshow.modalPresentationStyle = .fullScreen`: `gallery.view.window != nil`.
      """)
}

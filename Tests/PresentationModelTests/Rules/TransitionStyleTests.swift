import Testing

@testable import PresentationModel

/// How a presentation moves (TRN).
@Suite struct TransitionStyleTests {
  private static func prepared(
    _ profile: Profile = .newest, isContextBased: Bool = false
  ) -> (builder: WorldBuilder, presentation: Presentation) {
    var (builder, root, x) = WorldBuilder.pair(profile)
    builder.assign(x, .modalTransitionStyle, .transition(.crossDissolve))
    let style: ModalPresentationStyle = isContextBased ? .overCurrentContext : .fullScreen
    let presentation = builder.ask(root, toPresent: x, style, isContextBased: isContextBased)
    return (builder, presentation)
  }

  @Test(arguments: [(17, false), (18, true)])
  func thePresentedControllersStyleIsPlayed(row: (version: Int, asksForPreferred: Bool)) {
    let (builder, presentation) = Self.prepared(.ios(UIKitVersion(row.version)))
    let (style, said) = builder.ask { TransitionStyle.answer(presentation, $0, &$1) }
    expect(style, equals: .crossDissolve)
    let unset = "TRN-04 declined x: preferredTransition is not set"
    expect(
      said,
      equals: ["TRN-03 declined root: does not impose a transition style of its own"]
        + (row.asksForPreferred ? [unset] : []) + [
          "TRN-01 decided x: comes with its own transition style, .crossDissolve"
        ])
  }

  typealias Preferred = (
    version: Int, preferred: PreferredTransition, style: ModalTransitionStyle?, said: String
  )

  @Test(
    arguments: [
      (17, .flipHorizontal, .crossDissolve, "TRN-01 decided x: comes with its own transition style, .crossDissolve"),
      (
        18, .flipHorizontal, .flipHorizontal,
        "TRN-04 decided x: preferredTransition replaces its transition style: .flipHorizontal"
      ),
      (26, .zoom, nil, "TRN-04 decided x: zooms: preferredTransition is .zoom, none of the modal transition styles"),
    ] as [Preferred])
  func preferredTransitionReplacesTheStyle(row: Preferred) {
    var (builder, presentation) = Self.prepared(.ios(UIKitVersion(row.version)))
    builder.assign(
      presentation.presented, .preferredTransition, .enumeration(.viewControllerTransition, row.preferred.rawValue))
    let (style, said) = builder.ask { TransitionStyle.answer(presentation, $0, &$1) }
    expect(style, equals: row.style)
    expect(said.last, equals: row.said)
    expect(TransitionStyle.requested(presentation.presented, builder.world), equals: row.style)
  }

  @Test(arguments: [
    (true, true, true, true), (false, true, true, false), (true, false, true, false), (true, true, false, false),
  ])
  func theContextImposesItsStyle(isContextBased: Bool, defines: Bool, provides: Bool, imposes: Bool) {
    var (builder, presentation) = Self.prepared(isContextBased: isContextBased)
    let root = presentation.presenter
    builder.assign(root, .definesPresentationContext, .bool(defines))
    builder.assign(root, .providesPresentationContextTransitionStyle, .bool(provides))
    builder.assign(root, .modalTransitionStyle, .transition(.flipHorizontal))
    let (style, said) = builder.ask { TransitionStyle.answer(presentation, $0, &$1) }
    expect(style, equals: imposes ? .flipHorizontal : .crossDissolve)
    expect(
      said[0],
      equals: imposes
        ? "TRN-03 decided root: imposes its own transition style: .flipHorizontal"
        : "TRN-03 declined root: does not impose a transition style of its own")
  }

  @Test func anAnimatorWins() {
    var (builder, presentation) = Self.prepared()
    let x = presentation.presented
    let animator = builder.object("Fade", .animator)
    let unset = builder.ask { TransitionStyle.asksForAnimator(presentation, isAnimated: true, $0, &$1) }
    #expect(!unset.answer)
    expect(unset.said, equals: ["TRN-02 declined x: no transitioning delegate to ask for an animator"])

    builder.assign(x, .transitioningDelegate, .object(builder.object("Transitions")))
    let asked = builder.ask { TransitionStyle.asksForAnimator(presentation, isAnimated: true, $0, &$1) }
    #expect(asked.answer && asked.said.isEmpty)
    let silent = builder.ask { TransitionStyle.asksForAnimator(presentation, isAnimated: false, $0, &$1) }
    #expect(!silent.answer)
    expect(silent.said, equals: ["TRN-05 decided x: without animation no delegate is asked"])

    let given = builder.ask { TransitionStyle.animator(.object(animator), of: x, &$1) }
    expect(given.answer, equals: animator)
    expect(given.said, equals: ["TRN-02 decided x: Fade animates; modalTransitionStyle does not matter"])
    let nobody = builder.ask { TransitionStyle.animator(Value.none, of: x, &$1) }
    expect(nobody.answer, equals: nil)
    expect(nobody.said, equals: ["TRN-02 declined x: the transitioning delegate gives no animator"])

    presentation.animator = animator
    let played = builder.ask { TransitionStyle.answer(presentation, $0, &$1) }
    #expect(played.answer == nil && played.said.isEmpty)
  }

  @Test func anAlertAsksNobody() {
    var (builder, root, x) = WorldBuilder.pair(.newest, .iPhone, .portrait, .alert)
    builder.assign(x, .transitioningDelegate, .object(builder.object("Transitions")))
    let presentation = builder.ask(root, toPresent: x, .custom, own: .alert)
    let (isAsked, said) = builder.ask { TransitionStyle.asksForAnimator(presentation, isAnimated: true, $0, &$1) }
    #expect(!isAsked)
    expect(said, equals: ["TRN-02 declined x: its class's own presentation asks no transitioning delegate"])
  }

  @Test(arguments: [
    (true, false, false, true), (false, false, false, false), (true, true, false, false), (true, false, true, false),
  ])
  func safariSlidesInByItself(row: (isAnimated: Bool, hasStyle: Bool, hasDelegate: Bool, slides: Bool)) {
    var (builder, root, x) = WorldBuilder.pair(.newest, .iPhone, .portrait, .safari)
    if row.hasStyle { builder.assign(x, .modalPresentationStyle, .style(.fullScreen)) }
    if row.hasDelegate { builder.assign(x, .transitioningDelegate, .object(builder.object("Nothing"))) }
    var presentation = builder.ask(root, toPresent: x, .fullScreen)
    presentation.isAnimated = row.isAnimated
    let (style, said) = builder.ask { TransitionStyle.answer(presentation, $0, &$1) }
    expect(style, equals: row.slides ? nil : .coverVertical)
    #expect(said[0].hasPrefix(row.slides ? "TRN-07 decided x: slides in" : "TRN-07 declined x: "))
  }
}

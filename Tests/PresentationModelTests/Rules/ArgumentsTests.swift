import Testing

@testable import PresentationModel

/// Exceptions about the arguments of `present`, in UIKit's order (PRE-02 to PRE-06, TRN-06).
@Suite struct ArgumentsTests {
  private static func call(
    _ source: ControllerID, _ x: ControllerID, _ style: ModalPresentationStyle = .fullScreen
  ) -> PresentCall {
    PresentCall(source: source, presented: x, style: style, own: nil, controllerObject: nil)
  }

  /// The rule that refuses, and what UIKit says.
  private static func refusal(
    _ builder: WorldBuilder, _ call: PresentCall
  ) -> (rule: RuleID?, texts: [String], said: [String]) {
    let (refusal, said) = builder.ask { Arguments.refusal(call, $0, &$1) }
    return (refusal?.rule, builder.texts(refusal), said)
  }

  @Test func nilCannotBePresented() {
    let (builder, root, _) = WorldBuilder.pair()
    let (refusal, said) = builder.ask { $1.take(NilCannotBePresented.judge(root)) }
    expect(
      builder.texts(refusal),
      equals: ["Application tried to present a nil modal view controller on target <UIViewController root>."])
    expect(said, equals: ["PRE-02 decided root: nil cannot be presented: an exception"])
  }

  @Test func nothingStandsInTheWay() {
    let (builder, root, x) = WorldBuilder.pair()
    let asked = Self.refusal(builder, Self.call(root, x))
    expect(asked.rule, equals: nil)
    expect(
      asked.said,
      equals: [
        "PRE-03 declined x: not a partial curl, or one that is allowed here",
        "PRE-04 declined root: its level did not come with a partial curl", "PRE-05 declined x: has no parent",
        "PRE-06 declined x: its style is not .none",
      ])
    // The last rule has a say over the current context alone.
    expect(
      Self.refusal(builder, Self.call(root, x, .overCurrentContext)).said.last,
      equals: "TRN-06 declined x: any transition style is allowed here")
  }

  // MARK: Partial curl (PRE-03, PRE-04)

  typealias Curl = (
    name: String, transition: ModalTransitionStyle, style: ModalPresentationStyle, level: ModalPresentationStyle?,
    isRefused: Bool
  )

  @Test(
    arguments: [
      ("full screen from the root", .partialCurl, .fullScreen, nil, false),
      ("full screen from a full-screen level", .partialCurl, .fullScreen, .fullScreen, false),
      ("full screen from a sheet", .partialCurl, .fullScreen, .pageSheet, true),
      ("full screen from over full screen", .partialCurl, .fullScreen, .overFullScreen, true),
      ("a sheet from the root", .partialCurl, .pageSheet, nil, true),
      ("over full screen from the root", .partialCurl, .overFullScreen, nil, true),
      ("a sheet from a full-screen level", .partialCurl, .pageSheet, .fullScreen, true),
      ("another transition from a sheet", .flipHorizontal, .fullScreen, .pageSheet, false),
      ("another transition of a sheet", .coverVertical, .pageSheet, nil, false),
    ] as [Curl])
  func aPartialCurlNeedsFullScreenAtBothEnds(row: Curl) {
    var (builder, root, x) = WorldBuilder.pair()
    builder.assign(x, .modalTransitionStyle, .transition(row.transition))
    var source = root
    if let level = row.level {
      let modal = builder.add("modal", .navigation)
      builder.present(modal, by: root)
      builder.world.hierarchy.presentations[modal]?.adaptedStyle = level
      source = builder.add("source", in: modal)
    }
    let asked = Self.refusal(builder, Self.call(source, x, row.style))
    expect(asked.rule, equals: row.isRefused ? .pre03 : nil, "\(row.name)")
    guard row.isRefused else { return }
    let name = row.level == nil ? "root" : "source"
    expect(
      asked.texts,
      equals: [
        "Application tried to present UIModalTransitionStylePartialCurl to or from non-fullscreen view controller <UIViewController \(name)>."
      ], "\(row.name)")
    expect(
      asked.said, equals: ["PRE-03 decided x: partial curl, and one of its ends is not full screen: an exception"],
      "\(row.name)")
  }

  @Test(
    arguments: [
      ("partial curl", .partialCurl, true), ("cover vertical", .coverVertical, false), ("none yet", nil, false),
    ] as [(String, ModalTransitionStyle?, Bool)])
  func whatCameWithACurlPresentsNothing(name: String, style: ModalTransitionStyle?, isRefused: Bool) {
    var (builder, root, x) = WorldBuilder.pair()
    let modal = builder.add("modal", .navigation)
    let child = builder.add("child", in: modal)
    builder.present(modal, by: root)
    builder.world.hierarchy.presentations[modal]?.transitionStyle = style
    for (source, sourceName) in [(modal, "modal"), (child, "child")] {
      let asked = Self.refusal(builder, Self.call(source, x))
      expect(asked.rule, equals: isRefused ? .pre04 : nil, "\(name), \(sourceName)")
      guard isRefused else { continue }
      #expect(asked.texts.isEmpty, "\(name), \(sourceName): it is lost without a word")
      expect(
        asked.said.last,
        equals:
          "PRE-04 decided \(sourceName): its level came with a partial curl and may present nothing: the call is lost without a word",
        "\(name)")
      expect(builder.trace { Arguments.refusal(Self.call(source, x), $0, &$1) }.last?.silence, equals: .ps01, "\(name)")
    }
    // The level below may.
    expect(Self.refusal(builder, Self.call(root, x)).rule, equals: nil, "\(name)")
  }

  // MARK: Children (PRE-05)

  @Test(
    arguments: [
      ("iOS 13", .ios(UIKitVersion(13)), "an active controller <UIViewController x>."),
      ("the documents", .documents, "an active controller <UIViewController x>."),
      (
        "iOS 14", .ios(UIKitVersion(14)),
        "a view controller <UIViewController x> that has a parent view controller <UIViewController p>."
      ),
    ] as [(String, Profile, String)])
  func childrenCannotBePresented(name: String, profile: Profile, text: String) {
    var (builder, root, _) = WorldBuilder.pair(profile)
    let p = builder.add("p")
    let x = builder.add("x", in: p)
    let asked = Self.refusal(builder, Self.call(root, x))
    expect(asked.rule, equals: .pre05, "\(name)")
    expect(asked.texts, equals: ["Application tried to present modally \(text)"], "\(name)")
    expect(asked.said.last, equals: "PRE-05 decided x: has a parent: an exception", "\(name)")
  }

  // MARK: No style (PRE-06)

  @Test func styleNoneCannotBePresented() {
    let (builder, root, x) = WorldBuilder.pair()
    let asked = Self.refusal(builder, Self.call(root, x, ModalPresentationStyle.none))
    expect(asked.rule, equals: .pre06)
    expect(
      asked.texts,
      equals: [
        "The specified modal presentation style doesn't have a corresponding presentation controller."
      ])
    expect(asked.said.last, equals: "PRE-06 decided x: the style is .none: an exception")
  }

  // MARK: The documents' restriction (TRN-06)

  typealias Context = (
    name: String, profile: Profile, style: ModalPresentationStyle, transition: ModalTransitionStyle, isRefused: Bool
  )

  @Test(
    arguments: [
      ("the documents", .documents, .overCurrentContext, .crossDissolve, true),
      ("cover vertical", .documents, .overCurrentContext, .coverVertical, false),
      ("current context", .documents, .currentContext, .crossDissolve, false),
      ("over full screen", .documents, .overFullScreen, .crossDissolve, false),
      ("iOS 12", .ios(UIKitVersion(12)), .overCurrentContext, .crossDissolve, false),
      ("newest", .newest, .overCurrentContext, .flipHorizontal, false),
    ] as [Context])
  func theDocumentsAllowOneTransitionOverTheCurrentContext(row: Context) {
    var (builder, root, x) = WorldBuilder.pair(row.profile)
    builder.assign(x, .modalTransitionStyle, .transition(row.transition))
    let asked = Self.refusal(builder, Self.call(root, x, row.style))
    expect(asked.rule, equals: row.isRefused ? .trn06 : nil, "\(row.name)")
    expect(
      asked.texts,
      equals: row.isRefused
        ? [
          "Application tried to present overCurrentContext with a transition style other than coverVertical <UIViewController x>."
        ] : [],
      "\(row.name)")
  }

  // MARK: The order

  /// Whatever has several things against it says the first.
  @Test func theFirstOfSeveralIsSaid() {
    var (builder, root, _) = WorldBuilder.pair()
    let modal = builder.add("modal")
    let parent = builder.add("parent")
    builder.present(modal, by: root)
    builder.world.hierarchy.presentations[modal]?.transitionStyle = .partialCurl
    let x = builder.add("x", in: parent)
    let call = Self.call(modal, x, ModalPresentationStyle.none)
    builder.assign(x, .modalTransitionStyle, .transition(.partialCurl))
    expect(Self.refusal(builder, call).rule, equals: .pre03, "a curl that something stands against comes first")
    builder.assign(x, .modalTransitionStyle, .transition(.coverVertical))
    expect(Self.refusal(builder, call).rule, equals: .pre04, "then a level that came with a curl")
    builder.world.hierarchy.presentations[modal]?.transitionStyle = .coverVertical
    expect(Self.refusal(builder, call).rule, equals: .pre05, "then a child")
    builder.world.hierarchy.removeFromParent(x)
    expect(Self.refusal(builder, call).rule, equals: .pre06, "then no style")
  }
}

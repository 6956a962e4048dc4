import Testing

@testable import PresentationModel

/// What the presenter that was found has against a presentation, in UIKit's order (PRE-07 to PRE-12).
@Suite struct RefusalsTests {
  /// Asks on behalf of `source` whether `presenter` may present `x`.
  private static func ask(
    _ builder: WorldBuilder, _ presenter: ControllerID, _ x: ControllerID, from source: ControllerID? = nil
  ) -> (texts: [String], said: [String], last: TraceEntry?) {
    let call = PresentCall(
      source: source ?? presenter, presented: x, style: .fullScreen, own: nil, controllerObject: nil)
    let (refusal, said) = builder.ask { Refusals.refusal(call, by: presenter, $0, &$1) }
    return (
      builder.texts(refusal), said, builder.trace { Refusals.refusal(call, by: presenter, $0, &$1) }.last
    )
  }

  private static let notItself = "PRE-07 declined root: is not the controller that is to be presented"
  private static let notPresented = "PRE-08 declined x: nobody presents it yet"
  private static let notRunning = "PRE-09 declined root: no presentation or dismissal of its own is running"
  private static let inWindow = "PRE-10 declined root: its view is in a window, and it is not on its way out"

  @Test func nothingStandsInTheWay() {
    let (builder, root, x) = WorldBuilder.pair()
    let asked = Self.ask(builder, root, x)
    #expect(asked.texts.isEmpty)
    expect(
      asked.said,
      equals: [
        Self.notItself, Self.notPresented, Self.notRunning, Self.inWindow, "PRE-11 declined root: presents nobody",
      ])
  }

  // MARK: Itself (PRE-07)

  private static let onItself =
    "Application tried to present modal view controller on itself. Presenting controller is <UIViewController root>."

  @Test func nobodyPresentsItself() {
    let (builder, root, _) = WorldBuilder.pair()
    let asked = Self.ask(builder, root, root)
    expect(asked.texts, equals: [Self.onItself])
    expect(asked.said, equals: ["PRE-07 decided root: is the controller that is to be presented: an exception"])
    expect(asked.last?.silence, equals: nil)
  }

  @Test func aSearchOnItselfHasARowOfItsOwn() {
    let (builder, _, search) = WorldBuilder.pair(.newest, .iPhone, .portrait, .search)
    expect(Self.ask(builder, search, search).last?.silence, equals: .se01)
  }

  /// Presenting what the presenter stands on would close a circle.
  @Test func nobodyPresentsWhatItStandsOn() {
    var (builder, root, x) = WorldBuilder.pair()
    builder.present(x, by: root)
    expect(
      Self.ask(builder, x, root).texts, equals: [Self.onItself.replacing("root", with: "x")], "its presenter, a root")
    let above = builder.add("above")
    builder.present(above, by: x)
    expect(Self.ask(builder, above, root).texts.count, equals: 1, "the root, two levels below")
    expect(
      Self.ask(builder, above, x).said.first,
      equals: "PRE-07 declined above: is not the controller that is to be presented",
      "below it, and presented itself: PRE-08 says so")
    expect(Self.ask(builder, above, x).said.last?.hasPrefix("PRE-08 decided x: "), equals: true)
  }

  // MARK: Presented already (PRE-08)

  @Test(
    arguments: [
      ("iOS 13", .ios(UIKitVersion(13)), "an active controller <UIViewController x>."),
      ("the documents", .documents, "an active controller <UIViewController x>."),
      (
        "iOS 14", .ios(UIKitVersion(14)),
        "a view controller <UIViewController x> that is already being presented by <UIViewController other>."
      ),
    ] as [(String, Profile, String)])
  func nobodyIsPresentedTwice(name: String, profile: Profile, text: String) {
    var (builder, root, x) = WorldBuilder.pair(profile)
    let other = builder.add("other")
    builder.present(x, by: other)
    let asked = Self.ask(builder, root, x)
    expect(asked.texts, equals: ["Application tried to present modally \(text)"], "\(name)")
    expect(asked.said, equals: [Self.notItself, "PRE-08 decided x: is presented already, by other"], "\(name)")
  }

  // MARK: In transition (PRE-09)

  private static func line(_ why: String) -> [String] {
    ["Attempt to present <UIViewController x> on <UIViewController root> (from <UIViewController source>) \(why)."]
  }

  typealias Transit = (
    name: String, kind: Transition.Kind, isQueued: Bool, isAnimated: Bool, choice: ChoiceID?, said: String?
  )

  private static let running = "a presentation or dismissal of its own is running: refused"

  @Test(
    arguments: [
      // From iOS 13 the call waits for their end (PRE-01) and is not refused.
      ("a presentation runs", .present, false, true, nil, nil),
      ("a dismissal runs", .dismiss, false, true, nil, nil),
      (
        "a dismissal without animation is asked for", .dismiss, true, false, .cho34,
        "a dismissal without animation was asked of it in this run loop pass: refused"
      ),
      ("a dismissal with animation is asked for", .dismiss, true, true, nil, nil),
      ("a presentation is asked for", .present, true, false, nil, nil),
      ("a stack changes", .stack, false, true, nil, nil),
    ] as [Transit])
  func aPresenterInTransitionRefuses(row: Transit) {
    var (builder, root, x) = WorldBuilder.pair()
    let source = builder.add("source", in: root)
    let id = row.isQueued ? builder.queue(row.kind, of: root) : builder.run(row.kind, of: root)
    builder.world[id].isAnimated = row.isAnimated
    let asked = Self.ask(builder, root, x, from: source)
    if let said = row.said {
      expect(asked.said.last, equals: "PRE-09 decided root: \(said)", "\(row.name)")
      expect(asked.last?.choice, equals: row.choice, "\(row.name)")
      expect(asked.texts, equals: Self.line("while a presentation is in progress"), "\(row.name)")
    } else {
      #expect(asked.texts.isEmpty, "\(row.name)")
      #expect(asked.said.contains(Self.notRunning), "\(row.name)")
    }
    // Of another presenter it says nothing.
    #expect(!Self.ask(builder, source, x).said.contains { $0.hasPrefix("PRE-09 decided") }, "\(row.name)")
  }

  @Test(arguments: [Transition.Kind.present, .dismiss])
  func upToIOS12ARunningOneRefusesAndNamesTheReceiver(kind: Transition.Kind) {
    var (builder, root, x) = WorldBuilder.pair(.ios(UIKitVersion(12)))
    let source = builder.add("source", in: root)
    builder.run(kind, of: root)
    let asked = Self.ask(builder, root, x, from: source)
    expect(asked.said.last, equals: "PRE-09 decided root: \(Self.running)")
    expect(asked.last?.choice, equals: .cho53)
    expect(
      asked.texts,
      equals: [
        "Warning: Attempt to present <UIViewController x> on <UIViewController source> while a presentation is in progress!"
      ])
  }

  // MARK: Outside the window (PRE-10)

  typealias Outside = (
    name: String, version: Int, isLoaded: Bool, isOfAnother: Bool, choice: ChoiceID?, said: String
  )

  @Test(
    arguments: [
      ("loaded", 26, true, true, nil, "its view is in no window"),
      ("not loaded", 26, false, true, nil, "its view is not even loaded"),
      ("iOS 14", 14, true, true, nil, "its view is in no window"),
      ("iOS 13, asked of a child", 13, true, true, .cho51, "its view is in no window"),
      ("iOS 13, asked of the presenter", 13, true, false, nil, "its view is in no window"),
    ] as [Outside])
  func aPresenterOutsideTheWindowRefuses(row: Outside) {
    var builder = WorldBuilder(ios: row.version)
    let root = row.isLoaded ? builder.add("root") : builder.addUnloaded("root")
    let source = builder.add("source", in: root)
    let x = builder.addUnloaded("x")
    let asked = Self.ask(builder, root, x, from: row.isOfAnother ? source : root)
    expect(
      asked.said.suffix(2),
      equals: [
        "PRE-10 decided root: \(row.said)",
        "QRY-07 decided root: is not on screen: no window has it as its root, and nobody presents it",
      ], "\(row.name)")
    let call = PresentCall(
      source: row.isOfAnother ? source : root, presented: x, style: .fullScreen, own: nil, controllerObject: nil)
    let decided = builder.trace { Refusals.refusal(call, by: root, $0, &$1) }.dropLast().last
    expect(decided?.choice, equals: row.choice, "\(row.name)")
    expect(decided?.silence, equals: nil, "\(row.name)")
    let name = row.isOfAnother ? "source" : "root"
    expect(
      asked.texts,
      equals: [
        row.version < 14
          ? "Warning: Attempt to present <UIViewController x> on <UIViewController \(name)> whose view is not in the window hierarchy!"
          : "Attempt to present <UIViewController x> on <UIViewController root> (from <UIViewController \(name)>) whose view is not in the window hierarchy."
      ], "\(row.name)")
  }

  @Test func whoIsBeingDismissedPresentsNobody() {
    var (builder, root, x) = WorldBuilder.pair()
    let modal = builder.add("modal", .navigation)
    let child = builder.add("child", in: modal)
    builder.present(modal, by: root)
    #expect(Self.ask(builder, modal, x).texts.isEmpty)
    builder.world.hierarchy.presentations[modal]?.isDismissing = true
    for (name, presenter) in [("modal", modal), ("child", child)] {
      let asked = Self.ask(builder, presenter, x)
      expect(asked.said.last, equals: "PRE-10 decided \(name): is being dismissed itself")
      expect(asked.last?.silence, equals: .x10, "\(name) \(presenter)")
      expect(asked.last?.choice, equals: .cho61, "\(name) \(presenter)")
    }
    // The controller below is not.
    #expect(!Self.ask(builder, root, x).said.contains { $0.hasPrefix("PRE-10 decided") })
  }

  // MARK: Presenting (PRE-11)

  typealias Busy = (
    name: String, kind: ControllerKind, dismissal: Bool?, silence: MessageID?, choice: ChoiceID?, said: String
  )

  private static let stillThere = "still presents modal: the dismissal has not begun"

  @Test(
    arguments: [
      ("a plain controller", .plain, nil, nil, nil, "presents modal"),
      ("a search", .search, nil, .sl01, nil, "presents modal"),
      ("its animated dismissal asked for", .plain, true, nil, .cho34, stillThere),
    ] as [Busy])
  func aPresentingPresenterRefuses(row: Busy) {
    var (builder, root, x) = WorldBuilder.pair()
    let source = builder.add("source", in: root)
    let modal = builder.add("modal", row.kind)
    builder.present(modal, by: root)
    if let isAnimated = row.dismissal {
      let id = builder.queue(.dismiss, of: root)
      builder.world[id].isAnimated = isAnimated
    }
    let asked = Self.ask(builder, root, x, from: source)
    expect(
      asked.said,
      equals: [
        Self.notItself, Self.notPresented,
        "CTX-08 decided root: presents already, and is not replaced by what it presents",
        Self.notRunning, Self.inWindow, "PRE-11 decided root: \(row.said)",
      ], "\(row.name)")
    expect(asked.last?.silence, equals: row.silence, "\(row.name)")
    expect(asked.last?.choice, equals: row.choice, "\(row.name)")
    let name = row.kind == .search ? "UISearchController" : "UIViewController"
    expect(asked.texts, equals: Self.line("which is already presenting <\(name) modal>"), "\(row.name)")
  }

  @Test func upToIOS13TheLineNamesWhatTheReceiverPresents() {
    var (builder, root, x) = WorldBuilder.pair(.documents)
    let source = builder.add("source", in: root)
    builder.present(builder.add("modal"), by: root)
    expect(
      Self.ask(builder, root, x, from: source).texts,
      equals: [
        "Warning: Attempt to present <UIViewController x>  on <UIViewController source> which is already presenting (null)"
      ])
    #expect(
      Self.ask(builder, root, x).texts[0].hasSuffix(
        "<UIViewController root> which is already presenting <UIViewController modal>"))
  }

  // MARK: The order

  /// Whoever has several things against it says the first: itself, presented, in transition, outside, busy.
  @Test func theFirstOfSeveralIsSaid() {
    var builder = WorldBuilder()
    let (root, x, modal) = (builder.add("root"), builder.addUnloaded("x"), builder.add("modal"))
    builder.present(modal, by: root)
    func rule(_ presenter: ControllerID, _ x: ControllerID) -> String {
      String(
        Self.ask(builder, presenter, x).said.last { $0.contains(" decided ") && !$0.hasPrefix("QRY-07") }?.prefix(6)
          ?? "")
    }
    expect(rule(root, x), equals: "PRE-10", "outside the window before busy")
    let asked = builder.queue(.dismiss, of: root)
    builder.world[asked].isAnimated = false
    expect(rule(root, x), equals: "PRE-09", "in transition before outside")
    builder.present(x, by: builder.add("other"))
    expect(rule(root, x), equals: "PRE-08", "presented before in transition")
    builder.run(.present, of: x)
    expect(rule(x, x), equals: "PRE-07", "itself before presented")
  }

  // MARK: A line that refuses nothing (PRE-12)

  typealias Detached = (name: String, profile: Profile, id: MessageID, end: String)

  @Test(
    arguments: [
      ("iOS 8", .ios(UIKitVersion(8)), .pl04, "view controllers is discouraged <UIViewController root>."),
      ("iOS 13", .ios(UIKitVersion(13)), .pl04, "view controllers is discouraged <UIViewController root>."),
      ("the documents", .documents, .pl04, "view controllers is discouraged <UIViewController root>."),
      ("iOS 14", .ios(UIKitVersion(14)), .pl05, "detached view controller <UIViewController root> is discouraged."),
      ("iOS 16", .ios(UIKitVersion(16)), .pl05, "detached view controller <UIViewController root> is discouraged."),
      ("iOS 17", .ios(UIKitVersion(17)), .pl06, "Will become a hard exception in a future release."),
    ] as [Detached])
  func aDetachedSourceIsWarned(row: Detached) {
    var builder = WorldBuilder(row.profile)
    let (root, x) = (builder.add("root"), builder.addUnloaded("x"))
    let child = builder.add("child", in: root)
    let modal = builder.add("modal")
    builder.present(modal, by: child)
    func warning(_ source: ControllerID) -> (answer: Utterance?, said: [String]) {
      let call = PresentCall(source: source, presented: x, style: .fullScreen, own: nil, controllerObject: nil)
      return builder.ask { $1.take(DetachedSourceIsWarned.judge(call, $0)) }
    }
    let told = warning(root)
    expect(told.answer?.message.id, equals: row.id, "\(row.name)")
    expect(told.answer?.text(in: builder.world)?.hasSuffix(row.end), equals: true, "\(row.name)")
    expect(
      told.said,
      equals: [
        "PRE-12 decided root: no chain of parents and presenters leads to a window's root: UIKit logs a warning and continues"
      ], "\(row.name)")
    #expect(warning(child).answer != nil && warning(modal).answer != nil, "\(row.name)")
    // Through parents and presenters down to a window's root.
    builder.window(root)
    for source in [root, child, modal] { #expect(warning(source).answer == nil, "\(row.name)") }
    expect(
      warning(modal).said, equals: ["PRE-12 declined modal: parents and presenters lead from it to a window's root"],
      "\(row.name)")
  }

  // MARK: Why a presenter is outside (QRY-07)

  /// What the explanation of a refusal names: the nearest reason, from the presenter upwards.
  private static func whyOutside(_ build: (inout WorldBuilder) -> ControllerID) -> String {
    var builder = WorldBuilder()
    let presenter = build(&builder)
    let x = builder.addUnloaded("x")
    let asked = ask(builder, presenter, x)
    #expect(asked.said.contains { $0.hasPrefix("PRE-10 decided") })
    return asked.said.last ?? ""
  }

  @Test func theNearestReasonIsNamed() {
    expect(
      Self.whyOutside { builder in
        let root = builder.add("root")
        builder.window(root)
        builder.present(builder.add("cover"), by: root)
        builder.world.hierarchy.set(root, .viewRemoved, true)
        return builder.add("child", in: root)
      }, equals: "QRY-07 decided root: is covered by cover, which took its view out of the window")
    expect(
      Self.whyOutside { builder in
        let nav = builder.add("nav", .navigation)
        builder.window(nav)
        let below = builder.add("below", in: nav)
        _ = builder.add("top", in: nav)
        builder.world.hierarchy.setPlace(below, .none)
        return below
      }, equals: "QRY-07 decided below: lies under top on the stack of nav")
    expect(
      Self.whyOutside { builder in
        let tabs = builder.add("tabs", .tabBar)
        builder.window(tabs)
        let home = builder.add("home", in: tabs)
        let other = builder.add("other", in: tabs)
        builder.world.hierarchy.selectedTabs[tabs] = home
        builder.world.hierarchy.setPlace(other, .none)
        return builder.add("inner", in: other)
      }, equals: "QRY-07 decided other: is a tab of tabs, which shows home")
    expect(
      Self.whyOutside { builder in
        let root = builder.add("root")
        builder.window(root)
        let child = builder.add("child", in: root)
        builder.world.hierarchy.setPlace(child, .none)
        return child
      }, equals: "QRY-07 decided child: is a child of root, but its view has not been put into a view there")
    expect(
      Self.whyOutside { builder in
        let child = builder.add("child", in: builder.add("lost"))
        builder.world.hierarchy.setPlace(child, .none)
        return child
      }, equals: "QRY-07 decided lost: is not on screen: no window has it as its root, and nobody presents it",
      "a parent that is in no window either is the reason")
  }

  @Test func aPresentationThatHasNotBegunIsTheReason() {
    for hasBegun in [false, true] {
      let said = Self.whyOutside { builder in
        let lost = builder.add("lost")
        let modal = builder.add("modal")
        builder.present(modal, by: lost)
        builder.world.hierarchy.presentations[modal]?.hasBegun = hasBegun
        builder.world.hierarchy.setPlace(modal, .none)
        return modal
      }
      expect(
        said,
        equals: (hasBegun
          ? "QRY-07 decided lost: is not on screen: no window has it as its root, and nobody presents it"
          : "QRY-07 decided modal: has been asked for and is not there yet: its presentation begins when the run loop pass is over"),
        "\(hasBegun)")
    }
  }

  @Test(
    arguments: [
      (.loadView, "its view gets into the window later: viewDidLoad comes first"),
      (.viewDidLoad, "its view gets into the window later: viewDidLoad comes first"),
      (.viewWillAppear, "its view gets into the window later: viewWillAppear comes first"),
      (.viewDidAppear, "its view has not been put into 'window' yet"),
      (nil, "its view has not been put into 'window' yet"),
    ] as [(Callback?, String)])
  func aRootOnItsWayIn(callback: Callback?, words: String) {
    for isHidden in [false, true] {
      let said = Self.whyOutside { builder in
        let root = builder.add("root")
        builder.window(root)
        builder.world.hierarchy.setPlace(root, .none)
        builder.world.hierarchy.windowRows[0].isVisible = !isHidden
        if let callback { builder.world.speaking = Speaking(controller: root, callback: callback) }
        return root
      }
      expect(said, equals: "QRY-07 decided root: \(isHidden ? "is the root of 'window', which is hidden" : words)")
    }
  }

  @Test func aRootThatHasBeenInTheWindow() {
    let said = Self.whyOutside { builder in
      let root = builder.add("root")
      builder.window(root)
      builder.world.hierarchy.set(root, .laidOut, true)
      builder.world.hierarchy.setPlace(root, .none)
      return root
    }
    expect(said, equals: "QRY-07 decided root: its view has left 'window', and nothing has put it back yet")
  }
}

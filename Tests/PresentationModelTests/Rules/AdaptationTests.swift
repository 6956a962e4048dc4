import Testing

@testable import PresentationModel

/// What becomes of a style in the size classes of the moment (ADP).
@Suite struct AdaptationTests {
  typealias Row = (
    requested: ModalPresentationStyle, profile: Profile, device: Device, orientation: Orientation,
    active: ModalPresentationStyle
  )

  /// ADP-04's table, a row of it each.
  static let standard: [Row] = [
    (.pageSheet, .ios(UIKitVersion(12)), .iPhone, .portrait, .fullScreen),
    (.pageSheet, .ios(UIKitVersion(12)), .iPhone, .landscape, .fullScreen),
    (.formSheet, .ios(UIKitVersion(12)), .iPhoneMax, .landscape, .formSheet),
    (.formSheet, .ios(UIKitVersion(12)), .iPad, .portrait, .formSheet),
    (.formSheet, .ios(UIKitVersion(13)), .iPhone, .portrait, .formSheet),
    (.popover, .ios(UIKitVersion(12)), .iPhone, .portrait, .fullScreen),
    (.popover, .ios(UIKitVersion(12)), .iPhoneMax, .landscape, .formSheet),
    (.popover, .ios(UIKitVersion(12)), .iPad, .landscape, .popover),
    (.popover, .newest, .iPhone, .portrait, .formSheet), (.popover, .newest, .iPhone, .landscape, .formSheet),
    (.popover, .newest, .iPad, .portrait, .popover), (.popover, .documents, .iPhone, .portrait, .fullScreen),
    (.popover, .documents, .iPhoneMax, .landscape, .popover), (.pageSheet, .documents, .iPad, .portrait, .fullScreen),
    (.pageSheet, .documents, .iPad, .landscape, .pageSheet), (.pageSheet, .documents, .iPhone, .landscape, .fullScreen),
  ]

  @Test(arguments: standard)
  func withoutADelegateTheVersionDecides(row: Row) {
    var (builder, root, x) = WorldBuilder.pair(row.profile, row.device, row.orientation)
    let presentation = builder.ask(root, toPresent: x, row.requested)
    let (step, said) = builder.ask { Adaptation.answer(presentation, delegate: .none, $0, &$1) }
    guard case .settled(let active) = step else {
      Issue.record("nobody is there to be asked")
      return
    }
    expect(active, equals: row.active)
    let verdict = active == row.requested ? "declined" : "decided"
    expect(said.count, equals: 4)
    expect(said[0], equals: "ADP-01 decided x: .\(row.requested.text) may adapt to the size class")
    expect(said[1], equals: "ADP-02 declined x: no delegate to ask")
    let sizes = builder.world.environment
    let place = "\(sizes.horizontal.text) width, \(sizes.vertical.text) height"
    expect(
      said[2],
      equals: active == row.requested
        ? "ADP-04 declined x: .\(row.requested.text) stays what it is in \(place)"
        : "ADP-04 decided x: .\(row.requested.text) becomes .\(active.text) in \(place)")
    expect(said[3], equals: "ADP-05 \(verdict) x: the style after adaptation is .\(active.text)")
  }

  @Test(arguments: [
    ModalPresentationStyle.fullScreen, .overFullScreen, .blurOverFullScreen, .currentContext, .overCurrentContext,
  ])
  func otherStylesNeverAdapt(style: ModalPresentationStyle) {
    var (builder, root, x) = WorldBuilder.pair()
    let delegate = builder.object("Adapter", answers: [(.adaptivePresentationStyleTraits, .style(.formSheet))])
    let presentation = builder.ask(root, toPresent: x, style)
    let (step, said) = builder.ask { Adaptation.answer(presentation, delegate: .object(delegate), $0, &$1) }
    guard case .settled(style) = step else {
      Issue.record("\(style.text) asks somebody")
      return
    }
    expect(said, equals: ["ADP-01 declined x: .\(style.text) never adapts; no delegate is asked"])
  }

  @Test func whatAClassBringsNeverAdapts() {
    var (builder, root, x) = WorldBuilder.pair(.newest, .iPhone, .portrait, .alert)
    let presentation = builder.ask(root, toPresent: x, .custom, own: .alert)
    let (step, said) = builder.ask { Adaptation.answer(presentation, delegate: .none, $0, &$1) }
    guard case .settled(.custom) = step else {
      Issue.record("an alert adapts")
      return
    }
    expect(said, equals: ["ADP-01 declined x: its class's own presentation never adapts"])
  }

  typealias Asked = (profile: Profile, device: Device, withTraits: Bool, without: Bool, method: Callback?)

  @Test(
    arguments: [
      (.newest, .iPhone, true, true, .adaptivePresentationStyleTraits),
      (.newest, .iPad, true, false, .adaptivePresentationStyleTraits),
      (.newest, .iPhone, false, true, .adaptivePresentationStyle), (.newest, .iPad, false, true, nil),
      (.ios(UIKitVersion(8, 2)), .iPhone, true, false, nil),
      (.ios(UIKitVersion(8, 2)), .iPhone, true, true, .adaptivePresentationStyle),
      (.ios(UIKitVersion(8, 3)), .iPad, true, true, .adaptivePresentationStyleTraits),
      (.documents, .iPad, true, true, .adaptivePresentationStyleTraits),
    ] as [Asked])
  func oneMethodIsAsked(row: Asked) {
    var (builder, root, x) = WorldBuilder.pair(row.profile, row.device)
    var answers: [(Callback, Value)] = []
    if row.withTraits { answers.append((.adaptivePresentationStyleTraits, .style(.none))) }
    if row.without { answers.append((.adaptivePresentationStyle, .style(.none))) }
    let delegate = builder.object("Adapter", answers: answers)
    let presentation = builder.ask(root, toPresent: x, .formSheet)
    let (step, said) = builder.ask { Adaptation.answer(presentation, delegate: .object(delegate), $0, &$1) }
    switch step {
    case .asks(let method): expect(method, equals: row.method)
    case .settled:
      expect(row.method, equals: nil)
      #expect(said.contains("ADP-02 declined x: the delegate has no method that is asked in this size class"))
    }
  }

  typealias Answered = (
    answer: ModalPresentationStyle, method: Callback, active: ModalPresentationStyle, isHonoured: Bool
  )

  /// iPhone, portrait, a popover: without an honoured answer it becomes a form sheet.
  @Test(
    arguments: [
      (.none, .adaptivePresentationStyle, .popover, true), (.none, .adaptivePresentationStyleTraits, .popover, true),
      (.fullScreen, .adaptivePresentationStyle, .fullScreen, true),
      (.overFullScreen, .adaptivePresentationStyleTraits, .overFullScreen, true),
      (.formSheet, .adaptivePresentationStyleTraits, .formSheet, true),
      (.formSheet, .adaptivePresentationStyle, .formSheet, false),
      (.pageSheet, .adaptivePresentationStyleTraits, .formSheet, false),
      (.currentContext, .adaptivePresentationStyleTraits, .formSheet, false),
      (.popover, .adaptivePresentationStyle, .formSheet, false),
    ] as [Answered])
  func fourAnswersAreHonoured(row: Answered) {
    var (builder, root, x) = WorldBuilder.pair()
    let presentation = builder.ask(root, toPresent: x, .popover)
    let (active, said) = builder.ask {
      Adaptation.answer(presentation, given: .style(row.answer), by: row.method, $0, &$1)
    }
    expect(active, equals: row.active)
    expect(said[0], equals: "ADP-02 decided x: its delegate answers .\(row.answer.text)")
    expect(
      said[1],
      equals: row.isHonoured
        ? "ADP-03 decided x: its delegate answers .\(row.answer.text)"
        : "ADP-03 decided x: the answer .\(row.answer.text) is not honoured here; the default holds")
    expect(
      said.last,
      equals: "ADP-05 \(active == .popover ? "declined" : "decided") x: the style after adaptation is .\(active.text)")
    expect(said.count, equals: row.isHonoured ? 3 : 4)
  }

  @Test func aCustomControllersClassIsAskedFirst() {
    var (builder, root, x) = WorldBuilder.pair()
    let controller = builder.object(
      "Dimmed", .presentationController,
      answers: [
        (.adaptivePresentationStyleTraits, .style(.pageSheet)), (.adaptivePresentationStyle, .style(.overFullScreen)),
      ])
    let presentation = builder.ask(root, toPresent: x, .custom, controller: controller)
    let (step, said) = builder.ask { Adaptation.answer(presentation, delegate: .none, $0, &$1) }
    guard case .settled(.overFullScreen) = step else {
      Issue.record("\(step)")
      return
    }
    expect(
      said,
      equals: [
        "ADP-01 declined x: .custom adapts only when its presentation controller or a delegate asks for it",
        "ADP-03 decided x: the answer .pageSheet is not honoured here; the default holds",
        "ADP-06 decided x: is asked to become .overFullScreen",
        "ADP-05 decided x: the style after adaptation is .overFullScreen",
      ])
  }

  @Test func aCustomControllerThatNobodyAsksStays() {
    var (builder, root, x) = WorldBuilder.pair()
    let presentation = builder.ask(root, toPresent: x, .custom)
    let (step, said) = builder.ask { Adaptation.answer(presentation, delegate: .none, $0, &$1) }
    guard case .settled(.custom) = step else {
      Issue.record("\(step)")
      return
    }
    expect(
      said.last,
      equals: "ADP-06 declined x: neither its presentation controller's class nor a delegate asks for another style")
    let given = builder.ask {
      Adaptation.answer(presentation, given: .style(.fullScreen), by: .adaptivePresentationStyle, $0, &$1)
    }
    expect(given.answer, equals: .fullScreen)
    #expect(given.said.contains("ADP-06 decided x: is asked to become .fullScreen"))
  }

  @Test func anotherIsPutInItsPlaceUnlessItCannotBePresented() {
    var (builder, root, x) = WorldBuilder.pair()
    let (other, child) = (builder.add("other"), builder.add("child", in: root))
    var presentation = builder.ask(root, toPresent: x, .popover)
    #expect(!DelegatePutsAnotherInPlace.isAsked(presentation))
    presentation.adaptedStyle = .formSheet
    #expect(DelegatePutsAnotherInPlace.isAsked(presentation))

    let (put, said) = builder.ask { Adaptation.substitute(.controller(other), for: presentation, $0, &$1) }
    guard case .other(other) = put else {
      Issue.record("\(put)")
      return
    }
    expect(said.last, equals: "ADP-07 decided other: the delegate puts it in place of the presented controller")
    for same in [Value.none, .controller(x)] {
      let (put, said) = builder.ask { Adaptation.substitute(same, for: presentation, $0, &$1) }
      guard case .nobody = put else {
        Issue.record("\(put)")
        return
      }
      expect(said, equals: ["ADP-07 declined x: no other controller is put in its place"], "\(same)")
    }
    let (refused, why) = builder.ask { Adaptation.substitute(.controller(child), for: presentation, $0, &$1) }
    guard case .refused(let refusal) = refused else {
      Issue.record("\(refused)")
      return
    }
    expect(refusal.rule, equals: .pre05)
    expect(why, equals: ["PRE-05 decided child: has a parent: an exception"])
  }

  @Test(arguments: [(8, 2, false), (8, 3, true), (26, 0, true)])
  func theDelegateIsToldFrom83On(row: (major: Int, minor: Int, isTold: Bool)) {
    var (builder, root, x) = WorldBuilder.pair(.ios(UIKitVersion(row.major, row.minor)))
    var presentation = builder.ask(root, toPresent: x, .popover)
    expect(Adaptation.told(presentation, builder.world), equals: row.isTold ? ModalPresentationStyle.none : nil)
    presentation.adaptedStyle = .fullScreen
    expect(Adaptation.told(presentation, builder.world), equals: row.isTold ? .fullScreen : nil)
  }

  @Test func aChangeOfSizeClassAdaptsWhatIsUp() {
    var (builder, root, x) = WorldBuilder.pair(.newest, .iPad)
    var presentation = builder.ask(root, toPresent: x, .popover)
    #expect(!ChangeOfSizeAdaptsAgain.concerns(presentation))
    presentation.hasBegun = true
    #expect(ChangeOfSizeAdaptsAgain.concerns(presentation))
    let stays = builder.ask { $1.take(ChangeOfSizeAdaptsAgain.judge(presentation, active: .popover)) }
    expect(stays.answer, equals: nil)
    expect(stays.said, equals: ["ADP-08 declined x: its style after adaptation stays with the new size classes"])
    let changes = builder.ask { $1.take(ChangeOfSizeAdaptsAgain.judge(presentation, active: .formSheet)) }
    expect(changes.answer, equals: .formSheet)
    expect(changes.said, equals: ["ADP-08 decided x: the style after adaptation is .formSheet"])
    presentation.isDismissing = true
    #expect(!ChangeOfSizeAdaptsAgain.concerns(presentation))
  }

  typealias Resized = (profile: Profile, device: Device, isResizable: Bool, keeps: Bool)

  /// ADP-09 1: an iPhone's window that the user resizes keeps its size classes; an iPad's changes them.
  @Test(
    arguments: [
      (.ios(UIKitVersion(27)), .iPhone, true, true), (.ios(UIKitVersion(27)), .iPhoneMax, true, true),
      (.ios(UIKitVersion(27)), .iPhone, false, false), (.ios(UIKitVersion(27)), .iPad, false, false),
      (.ios(UIKitVersion(26)), .iPhone, true, false),
    ] as [Resized])
  func aResizedIPhoneKeepsItsSizeClasses(row: Resized) {
    var builder = WorldBuilder(row.profile)
    builder.world.environment = PresentationModel.Environment(device: row.device, orientation: .portrait)
    builder.world.environment.isResizable = row.isResizable
    let (keeps, said) = builder.ask { $1.take(SizeClassesOfPhones.keeps($0)) }
    expect(keeps ?? false, equals: row.keeps)
    expect(
      said,
      equals: row.keeps
        ? [
          "ADP-09 decided: the window of an iPhone app has another size and the same size classes: nothing adapts"
        ] : [])
  }

  typealias Folded = (isOpen: Bool, orientation: Orientation, width: SizeClass, height: SizeClass, why: String)

  /// ADP-09 2: closed, an iPhone Duo has an iPhone's size classes; open, it is regular in both orientations.
  @Test(
    arguments: [
      (false, .portrait, .compact, .regular, "is closed: the window is compact in width and regular in height"),
      (false, .landscape, .compact, .compact, "is closed: the window is compact in width and height"),
      (true, .portrait, .regular, .regular, "is open: the window is regular in width and height"),
      (true, .landscape, .regular, .regular, "is open: the window is regular in width and height"),
    ] as [Folded])
  func foldingAnIPhoneDuoChangesItsSizeClasses(row: Folded) {
    var builder = WorldBuilder(.ios(UIKitVersion(27, 1)))
    var environment = PresentationModel.Environment(device: .iPhoneDuo, orientation: row.orientation)
    environment.fold(isOpen: !row.isOpen)
    environment.fold(isOpen: row.isOpen)
    expect(environment.horizontal, equals: row.width)
    expect(environment.vertical, equals: row.height)
    builder.world.environment = environment
    let (changes, said) = builder.ask { $1.take(SizeClassesOfPhones.changes($0)) }
    expect(changes, equals: true)
    expect(said, equals: ["ADP-09 decided: the iPhone Duo \(row.why)"])
  }

  typealias Window = (head: String, classes: String, isCollapsed: Bool)

  /// ADP-09 1 in a whole file: an iPad's window that becomes compact collapses a split view; an iPhone's always is.
  @Test(
    arguments: [
      ("ios 27\ndevice iPad portrait", "compact, regular", true),
      ("ios 27\ndevice iPad portrait", "regular, regular", false),
      ("ios 27\ndevice iPhone resizable", "compact, regular", true),
    ] as [Window])
  func anIPadsWindowChangesItsSizeClasses(row: Window) throws {
    let text = """
      \(row.head)
      window
        split: UISplitViewController(style: .doubleColumn)
          list: UIViewController
          detail: UIViewController
      window.resize(to: sizeClass(\(row.classes)))
      expect \(row.isCollapsed ? "" : "!")split.isCollapsed

      """
    var runner = ScenarioRunner(try Scenario.program(text))
    #expect(runner.launch().failures.isEmpty, "\(row)")
    while let next = runner.next() { #expect(next.failures.isEmpty, "\(row)") }
  }
}

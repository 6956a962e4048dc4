import Testing

@testable import PresentationModel

/// The gate, and appearance methods that code calls.
@Suite struct AppearanceTests {
  static let beginCells: [(state: AppearanceState, isAppearing: Bool, sends: Callback?, next: AppearanceState)] = [
    (.disappeared, true, .viewWillAppear, .appearing),
    (.disappeared, false, nil, .disappeared),
    (.appearing, true, nil, .appearing),
    (.appearing, false, .viewWillDisappear, .disappearing),
    (.appeared, true, nil, .appeared),
    (.appeared, false, .viewWillDisappear, .disappearing),
    (.disappearing, true, .viewWillAppear, .appearing),
    (.disappearing, false, nil, .disappearing),
  ]

  static let endCells: [(state: AppearanceState, sends: Callback?, next: AppearanceState)] = [
    (.disappeared, nil, .disappeared),
    (.appearing, .viewDidAppear, .appeared),
    (.appeared, nil, .appeared),
    (.disappearing, .viewDidDisappear, .disappeared),
  ]

  private func check(_ answer: Appearance.Answer, _ callback: Callback?, _ next: AppearanceState, _ world: World) {
    switch answer {
    case .sends(let sent, let state):
      expect(sent, equals: callback)
      expect(state, equals: next)
    case .says(let log):
      expect(callback, equals: nil)
      expect(
        log.text(in: world), equals: "Unbalanced calls to begin/end appearance transitions for <UIViewController x>.")
    case .leavesOut: expect(callback, equals: nil)
    }
  }

  @Test(arguments: beginCells)
  func begins(state: AppearanceState, isAppearing: Bool, sends callback: Callback?, next: AppearanceState) {
    var builder = WorldBuilder()
    let x = builder.add("x", state: state)
    let byCode = builder.ask { Appearance.begin(x, isAppearing: isAppearing, by: .code, $0, &$1) }
    check(byCode.answer, callback, next, builder.world)
    expect(byCode.said.count, equals: callback == nil ? 1 : 0)
    #expect(byCode.said.allSatisfy { $0.hasPrefix("ORD-02 decided x: ") && $0.hasSuffix(" is unbalanced") })

    let byUIKit = builder.ask { Appearance.begin(x, isAppearing: isAppearing, by: .uikit, $0, &$1) }
    check(byUIKit.answer, callback, next, builder.world)
    #expect(byUIKit.said.isEmpty)
    if case .says = byUIKit.answer { Issue.record("UIKit leaves out without a log") }

    builder.world.hierarchy.set(x, .codeTransition, true)
    let across = builder.ask { Appearance.begin(x, isAppearing: isAppearing, by: .uikit, $0, &$1) }
    check(across.answer, callback, next, builder.world)
    expect(across.said, equals: byCode.said)
  }

  @Test(arguments: endCells)
  func ends(state: AppearanceState, sends callback: Callback?, next: AppearanceState) {
    var builder = WorldBuilder()
    let x = builder.add("x", state: state)
    let byCode = builder.ask { Appearance.endByCode(x, $0, &$1) }
    check(byCode.answer, callback, next, builder.world)
    expect(
      byCode.said,
      equals: callback == nil ? ["ORD-02 decided x: has no appearance transition open: the end is unbalanced"] : [])

    for isAppearing in [true, false] {
      let leadsThere = state == (isAppearing ? .appearing : .disappearing)
      check(
        Appearance.end(x, isAppearing: isAppearing, builder.world), leadsThere ? callback : nil, next, builder.world)
    }
  }

  static let callsByHand: [(version: Int, callback: Callback, rule: String, isToldOff: Bool)] = [
    (15, .viewWillAppear, "CON-12", false), (16, .viewWillAppear, "CON-11", true),
    (26, .viewDidDisappear, "CON-11", true), (26, .viewDidLoad, "CON-11", false),
    (26, .viewIsAppearing, "CON-11", false), (8, .viewDidLoad, "CON-12", false),
  ]

  @Test(arguments: callsByHand)
  func byHand(version: Int, callback: Callback, rule: String, isToldOff: Bool) {
    var builder = WorldBuilder(ios: version)
    let x = builder.add("x")
    let asked = builder.ask { Appearance.byHand(callback, of: x, $0, &$1) }
    #expect(asked.said.count == 1 && asked.said[0].hasPrefix("\(rule) decided x: called by hand"))
    let text = asked.answer?.text(in: builder.world)
    expect(text != nil, equals: isToldOff)
    #expect(text?.hasPrefix("Calling -\(callback)") != false && text?.hasSuffix("<UIViewController x>") != false)
  }

  @Test(arguments: [(ControllerKind.activity, false, true), (.activity, true, false), (.plain, false, false)])
  func anActivityControllerIsModalOnly(row: (kind: ControllerKind, isPresented: Bool, throwsUp: Bool)) {
    var (builder, root, x) = WorldBuilder.pair(.newest, .iPhone, .portrait, row.kind)
    if row.isPresented { builder.present(x, by: root) }
    let (utterance, said) = builder.ask { $1.take(ActivityControllerIsModalOnly.judge(x, $0)) }
    expect(utterance?.message.id == .oe14, equals: row.throwsUp)
    expect(
      said,
      equals: row.throwsUp
        ? [
          "O-E14 decided x: has appeared, and neither it nor a view controller that contains it is presented: an exception"
        ] : [])
  }

  /// Inside what is presented an activity controller is no exception; on an iPad a form sheet makes a column of it.
  @Test(
    arguments: [
      (26, true, .formSheet, [nil]), (17, true, .formSheet, [.cho78]), (12, true, .formSheet, []),
      (26, false, .formSheet, []), (26, true, .pageSheet, []), (26, true, .fullScreen, []),
    ] as [(Int, Bool, ModalPresentationStyle, [ChoiceID?])])
  func anActivityControllerInsideASheetIsAColumn(
    ios version: Int, isPad: Bool, style: ModalPresentationStyle, notes: [ChoiceID?]
  ) {
    var builder = WorldBuilder(ios: version)
    builder.world.environment = Environment(device: isPad ? .iPad : .iPhone, orientation: .portrait)
    let (home, content) = (builder.add("home"), builder.add("content"))
    builder.window(home)
    let share = builder.add("share", .activity, in: content)
    builder.present(content, by: home)
    builder.world.hierarchy.presentations[content]?.adaptedStyle = style
    var ledger = Ledger()
    #expect(ledger.take(ActivityControllerIsModalOnly.judge(share, builder.world)) == nil)
    ledger.note(ActivityControllerIsModalOnly.judge(column: share, builder.world))
    expect(ledger.entries.map(\.silence), equals: notes.map { _ in .os01 })
    expect(ledger.entries.map(\.choice), equals: notes)
    // The sheet's own controller is no child.
    #expect(ledger.take(ActivityControllerIsModalOnly.judge(column: content, builder.world)) == nil)
  }
}

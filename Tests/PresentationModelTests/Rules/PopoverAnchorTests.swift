import Testing

@testable import PresentationModel

/// Where popovers point to (PRE-13).
@Suite struct PopoverAnchorTests {
  private static let popover =
    "UIPopoverPresentationController (<UIPopoverPresentationController>) should have a non-nil sourceView or "
    + "barButtonItem set before the presentation occurs."

  typealias Row = (style: ModalPresentationStyle, own: OwnPresentation?, needsAnchor: Bool)

  @Test(
    arguments: [
      (.popover, nil, true), (.popover, .actionSheet, true), (.popover, .activity, true),
      (.custom, .actionSheet, false), (.custom, .activity, false), (.formSheet, nil, false),
      (.custom, .alert, false),
    ] as [Row])
  func aRealPopoverNeedsAnAnchor(row: Row) {
    var (builder, root, x) = WorldBuilder.pair(.newest, .iPad)
    let presentation = builder.ask(root, toPresent: x, row.style, own: row.own)
    let (refusal, said) = builder.ask { $1.take(PopoverNeedsAnAnchor.judge(presentation, $0)) }
    expect(refusal != nil, equals: row.needsAnchor)
    expect(
      said,
      equals: row.needsAnchor ? ["PRE-13 decided x: comes as a real popover, and has no anchor: an exception"] : [])
    #expect(refusal == nil || refusal?.rule == .pre13)
    if row.needsAnchor, row.own != .actionSheet { expect(builder.texts(refusal), equals: [Self.popover]) }
  }

  @Test(arguments: [Property.sourceView, .barButtonItem, .sourceItem])
  func eachOfThreeIsAnAnchor(property: Property) {
    var (builder, root, x) = WorldBuilder.pair(.newest, .iPad)
    let presentation = builder.ask(root, toPresent: x, .popover)
    builder.world.hierarchy.assign(.facet(.presentationController, x), property, .none)
    #expect(builder.ask { $1.take(PopoverNeedsAnAnchor.judge(presentation, $0)) }.answer != nil)
    builder.world.hierarchy.assign(.facet(.presentationController, x), property, .view(root))
    let (refusal, said) = builder.ask { $1.take(PopoverNeedsAnAnchor.judge(presentation, $0)) }
    #expect(refusal == nil)
    expect(said, equals: ["PRE-13 declined x: has an anchor"])
  }

  @Test(arguments: [(Profile.ios(UIKitVersion(11)), false), (.ios(UIKitVersion(12)), true), (.documents, true)])
  func anActionSheetNamesThePresenterFromIOS12On(profile: Profile, isNamed: Bool) {
    var (builder, root, x) = WorldBuilder.pair(profile, .iPad, .portrait, .alert)
    let presentation = builder.ask(root, toPresent: x, .popover, own: .actionSheet)
    let text = builder.texts(builder.ask { $1.take(PopoverNeedsAnAnchor.judge(presentation, $0)) }.answer).first ?? ""
    let who = "Your application has presented a UIAlertController (<UIAlertController x>) of style "
    let from = isNamed ? " from UIViewController (<UIViewController root>)" : ""
    #expect(text.hasPrefix(who + "UIAlertControllerStyleActionSheet\(from). The modalPresentationStyle of"))
    #expect(text.contains("a sourceView and sourceRect or a barButtonItem.  If this information"))
  }

  typealias Words = (profile: Profile, inFormSheet: Bool, start: String, choice: ChoiceID?)

  @Test(
    arguments: [
      (.ios(UIKitVersion(9)), false, regular, nil), (.ios(UIKitVersion(9)), true, regular, .cho55),
      (.ios(UIKitVersion(10)), false, activity, nil), (.ios(UIKitVersion(12)), true, activity, nil),
      (.documents, false, activity, nil), (.ios(UIKitVersion(13)), false, popover, nil),
      (.newest, true, popover, nil),
    ] as [Words])
  func anActivityControllerHasWordsOfItsOwn(row: Words) {
    var (builder, root, x) = WorldBuilder.pair(row.profile, .iPad, .portrait, .activity)
    if row.inFormSheet {
      let form = builder.add("form")
      builder.present(form, by: root)
      builder.world.hierarchy.presentations[form]?.adaptedStyle = .formSheet
      root = form
    }
    let presentation = builder.ask(root, toPresent: x, .popover, own: .activity)
    var ledger = Ledger()
    let refusal = ledger.take(PopoverNeedsAnAnchor.judge(presentation, builder.world))
    expect(builder.texts(refusal).first?.hasPrefix(row.start), equals: true)
    expect(ledger.entries.map(\.choice), equals: [row.choice])
  }

  private static let regular =
    "UIPopoverPresentationController (<_UIAlertControllerActionSheetRegularPresentationController>) should have"
  private static let activity =
    "Your application has presented a UIActivityViewController (<UIActivityViewController x>). In its current trait "
    + "environment, the modalPresentationStyle of a UIActivityViewController with this style is "
}

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
      (.popover, nil, true), (.popover, .actionSheetPopover, true), (.popover, .activityPopover, true),
      (.popover, .actionSheetSlide, false), (.popover, .activitySlide, false), (.formSheet, nil, false),
      (.custom, .alert, false),
    ] as [Row])
  func aRealPopoverNeedsAnAnchor(row: Row) {
    var (builder, root, x) = WorldBuilder.pair(.newest, .iPad)
    let presentation = builder.ask(root, toPresent: x, row.style, own: row.own)
    let (refusal, said) = builder.ask { PopoverAnchor.refusal(presentation, $0, &$1) }
    #expect((refusal != nil) == row.needsAnchor)
    #expect(said == (row.needsAnchor ? ["PRE-13 decided x: a real popover without an anchor: an exception"] : []))
    #expect(refusal == nil || refusal?.rule == .pre13)
    if row.needsAnchor, row.own != .actionSheetPopover { #expect(builder.texts(refusal) == [Self.popover]) }
  }

  @Test(arguments: [Property.sourceView, .barButtonItem, .sourceItem])
  func eachOfThreeIsAnAnchor(property: Property) {
    var (builder, root, x) = WorldBuilder.pair(.newest, .iPad)
    let presentation = builder.ask(root, toPresent: x, .popover)
    builder.world.hierarchy.assign(.facet(.presentationController, x), property, .none)
    #expect(builder.ask { PopoverAnchor.refusal(presentation, $0, &$1) }.answer != nil)
    builder.world.hierarchy.assign(.facet(.presentationController, x), property, .view(root))
    let (refusal, said) = builder.ask { PopoverAnchor.refusal(presentation, $0, &$1) }
    #expect(refusal == nil)
    #expect(said == ["PRE-13 declined x: has an anchor"])
  }

  @Test(arguments: [(Profile.ios(UIKitVersion(11)), false), (.ios(UIKitVersion(12)), true), (.documents, true)])
  func anActionSheetNamesThePresenterFromIOS12On(profile: Profile, isNamed: Bool) {
    var (builder, root, x) = WorldBuilder.pair(profile, .iPad, .portrait, .alert)
    let presentation = builder.ask(root, toPresent: x, .popover, own: .actionSheetPopover)
    let text = builder.texts(builder.ask { PopoverAnchor.refusal(presentation, $0, &$1) }.answer).first ?? ""
    let who = "Your application has presented a UIAlertController (<UIAlertController x>) of style "
    let from = isNamed ? " from UIViewController (<UIViewController root>)" : ""
    #expect(text.hasPrefix(who + "UIAlertControllerStyleActionSheet\(from). The modalPresentationStyle of"))
    #expect(text.contains("a sourceView and sourceRect or a barButtonItem.  If this information"))
  }
}

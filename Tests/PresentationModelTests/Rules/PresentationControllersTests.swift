import Testing

@testable import PresentationModel

/// What presentation controllers print as (PCC-02).
@Suite struct PresentationControllersTests {
  private static let slide = "_UIAlertControllerActionSheetCompactPresentationController"
  private static let regular = "_UIAlertControllerActionSheetRegularPresentationController"

  typealias Row = (own: OwnPresentation, version: Int, style: ModalPresentationStyle, name: String)

  @Test(
    arguments: [
      (.actionSheet, 8, .custom, slide), (.actionSheet, 26, .custom, slide), (.actionSheet, 8, .popover, regular),
      (.actionSheet, 26, .popover, regular), (.activity, 9, .custom, slide), (.activity, 9, .popover, regular),
      (.activity, 10, .custom, "UIPresentationController"),
      (.activity, 10, .popover, "UIPopoverPresentationController"),
      (.alert, 26, .custom, "_UIAlertControllerAlertPresentationController"),
      (.search, 26, .custom, "UIPresentationController"),
    ] as [Row])
  func whatAClassBringsPrintsItsOwnClass(row: Row) {
    var (builder, root, x) = WorldBuilder.pair(.ios(UIKitVersion(row.version)))
    var presentation = builder.ask(root, toPresent: x, row.style == .popover ? .popover : .custom, own: row.own)
    presentation.adaptedStyle = row.style
    var ledger = Ledger()
    PresentationControllers.begins(presentation, builder.world, &ledger)
    let name = PresentationControllers.className(
      presentation, active: true, builder.world.hierarchy, builder.world.profile)
    expect(name, equals: row.name)
    let slidesUp = row.style == .custom && (row.own == .actionSheet || row.own == .activity)
    expect(ledger.entries.map(\.choice), equals: [slidesUp ? .cho56 : nil])
  }

  @Test func sharingACloudRecordHasAPopoverOfItsOwn() {
    var (builder, root, x) = WorldBuilder.pair(.newest, .iPad)
    let sharing = ClassInfo(
      name: "UICloudSharingController", superclass: nil, kind: .controller(.plain), isDeclared: false)
    builder.world.hierarchy.classTable.append(sharing)
    let base = ClassID(Int32(builder.world.hierarchy.classTable.count - 1))
    let inherited = ClassInfo(name: "Sharing", superclass: base, kind: .controller(.plain), isDeclared: true)
    builder.world.hierarchy.classTable.append(inherited)
    builder.world.hierarchy.classes[Int(x.index)] = ClassID(base.index + 1)
    let presentation = builder.ask(root, toPresent: x, .popover)
    let refusal = builder.ask { $1.take(PopoverNeedsAnAnchor.judge(presentation, $0)) }.answer
    expect(
      builder.texts(refusal).first?.hasPrefix(
        "UIPopoverPresentationController (<_UISharingViewPresentationController>) should have"), equals: true)
  }

  /// Only `.custom` asks the transitioning delegate, and no class that brings its own (CUS-04).
  @Test(
    arguments: [
      (.custom, nil, nil),
      (.pageSheet, nil, ".pageSheet makes its own presentation controller; no delegate is asked"),
      (.custom, .alert, "its class makes its own presentation controller; no delegate is asked"),
    ] as [(ModalPresentationStyle, OwnPresentation?, String?)])
  func whoseDelegateIsAsked(style: ModalPresentationStyle, own: OwnPresentation?, said: String?) {
    let (builder, _, x) = WorldBuilder.pair()
    let found = builder.ask { PresentationControllers.asksDelegate(x, style, own, &$1) }
    expect(found.answer, equals: said == nil)
    expect(found.said.map { String($0.drop { $0 != ":" }.dropFirst(2)) }, equals: [said].compactMap { $0 })
  }
}

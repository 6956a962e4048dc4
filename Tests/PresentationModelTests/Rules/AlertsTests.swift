import Testing

@testable import PresentationModel

/// What alerts must have, and what they cannot take (O-E03 to O-E05).
@Suite struct AlertsTests {
  private static func alert(_ name: String = "") -> (builder: WorldBuilder, alert: ControllerID) {
    var builder = WorldBuilder()
    let alert = builder.add(name, .alert)
    return (builder, alert)
  }

  private static func action(_ builder: inout WorldBuilder, isCancel: Bool) -> ObjectID {
    let action = builder.object("UIAlertAction", .other)
    builder.world.hierarchy.assign(.object(action), .style, .enumeration(.alertActionStyle, isCancel ? 1 : 0))
    return action
  }

  @Test func anAlertNeedsSomethingToShow() {
    let (builder, alert) = Self.alert()
    let (utterance, said) = builder.ask { $1.take(AlertNeedsSomethingToShow.judge(alert, $0)) }
    expect(
      utterance?.text(in: builder.world),
      equals: "UIAlertController must have a title, a message or an action to display")
    expect(said, equals: ["O-E03 decided : has no title, no message and no action to show: an exception"])
  }

  @Test(arguments: [Property.title, .message, .actions])
  func oneThingIsEnough(property: Property) {
    var (builder, alert) = Self.alert()
    builder.assign(alert, property, property == .actions ? .list([.none]) : .string("Save?"))
    let (utterance, said) = builder.ask { $1.take(AlertNeedsSomethingToShow.judge(alert, $0)) }
    #expect(utterance == nil && said.isEmpty)
  }

  @Test func anAlertOfAnOutlineHasItsNameAsTitle() {
    let (builder, alert) = Self.alert("saved")
    #expect(builder.ask { $1.take(AlertNeedsSomethingToShow.judge(alert, $0)) }.answer == nil)
    expect(builder.world.hierarchy.title(of: alert), equals: .string("saved"))
  }

  @Test func nobodyElseNeedsAnything() {
    var builder = WorldBuilder()
    let plain = builder.add("")
    #expect(builder.ask { $1.take(AlertNeedsSomethingToShow.judge(plain, $0)) }.answer == nil)
  }

  @Test(arguments: [(true, true, true), (true, false, false), (false, true, false), (false, false, false)])
  func oneCancelActionOnly(there: Bool, added: Bool, isRefused: Bool) {
    var (builder, alert) = Self.alert("alert")
    let first = Self.action(&builder, isCancel: there)
    let second = Self.action(&builder, isCancel: added)
    builder.assign(alert, .actions, .list([.object(first)]))
    let (utterance, said) = builder.ask { $1.take(AlertHasOneCancelAction.judge(second, addedTo: alert, $0)) }
    expect(utterance?.message.id == .oe04, equals: isRefused)
    expect(said, equals: isRefused ? ["O-E04 decided alert: has a cancel action already: an exception"] : [])
  }

  @Test(arguments: [AlertStyle.alert, .actionSheet])
  func textFieldsBelongOnAlerts(style: AlertStyle) {
    var (builder, alert) = Self.alert("alert")
    #expect(builder.ask { $1.take(TextFieldsBelongOnAlerts.judge(alert, $0)) }.answer == nil)
    builder.assign(alert, .preferredStyle, .enumeration(.alertStyle, style.rawValue))
    let (utterance, said) = builder.ask { $1.take(TextFieldsBelongOnAlerts.judge(alert, $0)) }
    expect(utterance?.message.id == .oe05, equals: style == .actionSheet)
    expect(
      said,
      equals: (style == .actionSheet
        ? ["O-E05 decided alert: is an action sheet, which takes no text field: an exception"] : []))
  }
}

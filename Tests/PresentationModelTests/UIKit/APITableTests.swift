import Testing

@testable import PresentationModel

/// The tables of UIKit's surface are complete and agree with the model.
@Suite struct APITableTests {
  @Test func presentationStylesFollowTheModel() {
    let rows = UIKitEnum.modalPresentationStyle.cases.map(\.name)
    expect(rows, equals: ModalPresentationStyle.allCases.map(\.text))
  }

  @Test func transitionStylesFollowTheModel() {
    let rows = UIKitEnum.modalTransitionStyle.cases.map(\.name)
    expect(rows, equals: ModalTransitionStyle.allCases.map(\.text))
    expect(UIKitEnum.viewControllerTransition.cases.map(\.name), equals: rows + ["zoom"])
    expect(UIKitEnum.viewControllerTransition.cases.count, equals: PreferredTransition.allCases.count)
  }

  @Test func sizeClassesAndOrientationsFollowTheModel() {
    let sizes = UIKitEnum.sizeClass.cases.map(\.name)
    expect(Array(sizes.prefix(2)), equals: SizeClass.allCases.map(\.text))
    let turned = UIKitEnum.interfaceOrientation.cases.map(\.name)
    expect(Array(turned.prefix(2)), equals: Orientation.allCases.map(\.text))
  }

  @Test(arguments: UIKitEnum.allCases) func casesAreNamedOnce(_ type: UIKitEnum) {
    let names = type.cases.map(\.name)
    #expect(!names.isEmpty)
    expect(Set(names).count, equals: names.count)
    for (row, name) in names.enumerated() { expect(type.row(named: name), equals: UInt8(row), "\(name)") }
  }

  @Test func everyPropertyLivesSomewhere() {
    var found: Set<Property> = [.count, .first, .last, .isEmpty]
    for type in UIKitClass.allCases { for row in type.properties { found.insert(row.property) } }
    for property in Property.allCases { #expect(found.contains(property), "\(property.name)") }
  }

  /// The row that has it says the case's own name, and what it does here.
  @Test func everythingIsNamedAndSaysWhatItDoes() {
    for property in Property.allCases {
      expect(property.name, equals: "\(property)")
      #expect(!property.effect.isEmpty, "\(property.name)")
    }
    for row in UIKitClass.allCases.flatMap(PropertyTable.rows) {
      guard let facts = row.facts else { continue }
      let said = row.info.property.facts
      #expect(facts.effect == said.effect && facts.standard == said.standard, "\(facts.name) stands in two rows")
    }
    for method in Method.allCases { #expect(!method.effect.isEmpty, "\(method)") }
  }

  @Test(arguments: UIKitClass.allCases) func propertyNamesAreUniqueOnTheirReceiver(_ type: UIKitClass) {
    let names = type.properties.map(\.name)
    expect(Set(names).count, equals: names.count)
  }

  @Test func everyMethodLivesSomewhere() {
    var found: Set<Method> = []
    for type in UIKitClass.allCases { for row in type.methods { found.insert(row.method) } }
    for method in Method.allCases { #expect(found.contains(method), "\(method)") }
  }

  @Test(arguments: UIKitClass.allCases) func signaturesAreUniqueOnTheirReceiver(_ type: UIKitClass) {
    let names = type.methods.map(\.signature)
    expect(Set(names).count, equals: names.count)
  }

  @Test func everyCallbackHasItsRowAndItsSignature() {
    for callback in Callback.allCases { expect(callback.info.callback, equals: callback, "\(callback)") }
    let signatures = Callback.allCases.map(\.info.signature)
    expect(Set(signatures).count, equals: signatures.count)
    expect(
      Callback.presentationControllerForPresented.info.signature,
      equals: "presentationController(forPresented:presenting:source:)")
    expect(Callback.deinitialize.info.signature, equals: "deinit")
    expect(Callback.willMove.info.arguments.map(\.name), equals: ["parent"])
  }

  @Test func bareNamesMeanOneCallback() {
    for name in Set(Callback.allCases.map(\.info.name)) {
      let meant = Callback.allCases.filter { $0.info.name == name && $0.info.answersTo(nil) }
      #expect(meant.count <= 1, "\(name)")
    }
    #expect(Callback.willMove.info.answersTo(nil))
    #expect(Callback.willMove.info.answersTo(["toParent"]))
    #expect(!Callback.willMove.info.answersTo(["to"]))
  }

  @Test func controllerClassesFollowTheirKinds() {
    for kind in ControllerKind.allCases {
      expect(UIKitClass(kind).kind, equals: kind, "\(kind)")
      expect(UIKitClass(kind).name, equals: kind.className, "\(kind)")
    }
    expect(Set(UIKitClass.allCases.map(\.name)).count, equals: UIKitClass.allCases.count)
  }

  @Test func availabilitySpeaksAsSwiftDoes() {
    let styles = UIKitEnum.modalPresentationStyle
    func complaint(_ name: String, _ profile: Profile, _ device: Device) -> String? {
      guard let row = styles.row(named: name) else { return "?" }
      return styles.cases[Int(row)].availability.complaint(about: name, profile: profile, device: device)
    }
    expect(
      complaint("automatic", .ios(UIKitVersion(12)), .iPhone),
      equals: "'automatic' is only available in iOS 13 or newer")
    expect(complaint("automatic", .documents, .iPhone), equals: "'automatic' is only available in iOS 13 or newer")
    expect(complaint("popover", .newest, .tv), equals: "'popover' is unavailable in tvOS")
    expect(
      complaint("formSheet", .ios(UIKitVersion(18)), .tv), equals: "'formSheet' is only available in tvOS 26 or newer")
    expect(complaint("formSheet", .newest, .tv), equals: nil)
    expect(complaint("blurOverFullScreen", .newest, .iPad), equals: "'blurOverFullScreen' is unavailable in iOS")
    expect(complaint("blurOverFullScreen", .newest, .tv), equals: nil)
    expect(
      complaint("blurOverFullScreen", .ios(UIKitVersion(10)), .tv),
      equals: "'blurOverFullScreen' is only available in tvOS 11 or newer")
  }
}

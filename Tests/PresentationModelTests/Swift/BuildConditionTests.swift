import Testing

@testable import PresentationModel

/// `#if`: what a debug build for iOS reads. A flag of the app's own says nothing, whichever way it is asked for.
@Suite struct BuildConditionTests {
  @Test(arguments: [
    ("DEBUG", true), ("!DEBUG", false), ("RELEASE", false), ("!RELEASE", true), ("true", true), ("!true", false),
    ("os(iOS)", true), ("!os(iOS)", false), ("!os(macOS)", true), ("!targetEnvironment(simulator)", false),
    ("WITH_STORE", true), ("!WITHOUT_STORE", true), ("!WITHOUT_STORE&&os(macOS)", false),
    ("os(macOS)||!WITHOUT_STORE", true),
  ])
  func holds(_ text: String, _ holds: Bool) { expect(BuildCondition.holds(text), equals: holds, "\(text)") }
}

import Foundation
import Testing

/// What a file is taken for where it does not say so: every command tells it once.
@Suite struct RemarkTests {
  private static let text = """
    window
      tabs: MainTabBarController
        home: HomeViewController
        profile: ProfileViewController
    tabs.tap(profile)
    expect tabs.selectedViewController == profile

    """
  private static let told = "'MainTabBarController' is taken for a subclass of 'UITabBarController' because of its name"

  private func run(_ arguments: String..., text: String = text) throws -> PresimProcess.Result {
    let presim = try PresimProcess()
    defer { presim.remove() }
    try presim.write(text, to: "a.presim")
    return try presim.run(arguments)
  }

  private func count(_ result: PresimProcess.Result) -> [Int] {
    [result.output, result.errors].map { $0.components(separatedBy: Self.told).count - 1 }
  }

  /// How often it stands in the output, and among what is told beside it.
  @Test func eachCommandTellsItOnce() throws {
    try expect(count(run("run", "a.presim")), equals: [1, 0])
    try expect(count(run("run", "--format", "json", "a.presim")), equals: [1, 0])
    try expect(count(run("explain", "a.presim")), equals: [1, 0])
    try expect(count(run("explain", "a.presim:5")), equals: [0, 1])
    try expect(count(run("lint", "a.presim")), equals: [0, 1])
    try expect(count(run("compare", "a.presim:5")), equals: [0, 1])
    try expect(count(run("who", "a.presim")), equals: [0, 1])
  }

  /// A file that passes has nothing to tell; of one that fails it may be why.
  @Test func testTellsItOfAFileThatFails() throws {
    try expect(count(run("test", "a.presim")), equals: [0, 0])
    let wrong = Self.text + "expect tabs.selectedViewController == home\n"
    let failed = try run("test", "a.presim", text: wrong)
    expect(failed.status, equals: 1)
    expect(count(failed), equals: [0, 1])
  }

  @Test func aFileThatIsWrongTellsItWithItsMistakes() throws {
    let result = try run("test", "a.presim", text: Self.text + "tabs.selectedIndx = 1\n")
    expect(result.status, equals: 2)
    expect(count(result), equals: [0, 1])
  }

  /// `run` prints why a gesture does nothing, and fails a step with one that nobody can make.
  @Test func gesturesAreToldByRun() throws {
    let covered = try run("run", "a.presim", text: Self.text + "tabs.tap(profile)\n")
    #expect(
      covered.output.contains(
        "→ the gesture on tabs does nothing: tabs has profile selected already, with nothing to pop: the selection stays (TAB-03)"
      ), "\(covered.output)")
    expect(covered.status, equals: 0)
    let failed = try run("run", "a.presim", text: Self.text + "tabs.tap(tabs)\n")
    #expect(failed.output.contains("'tabs' is no tab of 'tabs': there are 'home', 'profile'"))
    expect(failed.status, equals: 1)
  }
}

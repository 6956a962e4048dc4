import Foundation
import Testing

@testable import PresentationModel

/// `presim import d | presim run -` ends in the dump, names for addresses.
@Suite struct ImportRoundTripTests {
  /// A dump as lldb prints it: addresses for names.
  static func dump(_ seed: Int) -> String? {
    let text = RandomScenario.text(seed)
    guard let program = Scenario.load(text, path: "random").program else { return nil }
    var runner = ScenarioRunner(program, isTracing: false)
    var last = runner.hierarchyDump()
    _ = runner.launch()
    last = runner.hierarchyDump()
    while let outcome = runner.next(), outcome.exception == nil { last = runner.hierarchyDump() }
    return last.isEmpty ? nil : withAddresses(last)
  }

  static func withAddresses(_ dump: String) -> String {
    var number = 0x7f00_0000_0000
    let lines = dump.split(separator: "\n", omittingEmptySubsequences: false).map { line -> String in
      guard let start = line.firstIndex(of: "<"), let end = line.firstIndex(of: ">"),
        let blank = line[start..<end].firstIndex(of: " ")
      else { return String(line) }
      number += 0x40
      return line[..<blank] + " 0x" + String(number, radix: 16) + line[end...]
    }
    return lines.joined(separator: "\n")
  }

  /// What More shows are tabs behind those of the bar, never a tab of the bar itself: whatever a scenario of tabs comes
  /// by, from `UIMoreNavigationController` on, is imported so that a run ends in it.
  /// What a dump shows of hidden tabs is not said: scenarios with tabs as objects are left out.
  @Test func moreTabs() throws {
    var tried = 0
    for path in ScenarioFiles.all where path.contains("Scenarios/tabs/") {
      if String(decoding: ScenarioFiles.bytes(path), as: UTF8.self).contains("UITab(") { continue }
      for program in ScenarioFiles.programs(path) {
        for dump in Self.everyDump(of: program) where dump.contains("<UIMoreNavigationController>") {
          tried += 1
          let text = Self.withAddresses(dump.replacing("Controller>, state", with: "Controller x>, state"))
          let result = HierarchyImport.read(Array(text.utf8), path: "dump", ios: program.profile.version.text)
          let scenario = String(decoding: try #require(result.scenario), as: UTF8.self)
          #expect(
            result.isFaithful && result.diagnostics.isEmpty, "\(ScenarioFiles.shown(path)):\n\(text)\n\(scenario)")
          #expect(!scenario.contains(": UIMore"), "\(scenario)")
        }
      }
    }
    #expect(tried > 20)
  }

  /// Several over the list are the stack of one tab; a list of UIKit's own view is visited before; a sheet stands over it.
  @Test func moreWithAStack() throws {
    let dump = """
      <UITabBarController 0x1>, state: appeared, view: <UILayoutContainerView 0x2>
         | <OneViewController 0x3>, state: disappeared, view: <UIView 0x4> not in the window
         | <TwoViewController 0x5>, state: disappeared, view: (view not loaded)
         | <ThreeViewController 0x6>, state: disappeared, view: (view not loaded)
         | <FourViewController 0x7>, state: disappeared, view: (view not loaded)
         | <UIMoreNavigationController 0x8>, state: appeared, view: <UILayoutContainerView 0x9>
         |    | <UIMoreListController 0xa>, state: disappeared, view: <UITableView 0xb> not in the window
         |    | <FiveViewController 0xc>, state: disappeared, view: <UIView 0xd> not in the window
         |    | <DetailViewController 0xe>, state: appeared, view: <UIView 0xf>
         + <AskViewController 0x10>, state: appeared, view: <UIView 0x11>, presented with: <_UIPageSheetPresentationController 0x12>
      """
    let result = HierarchyImport.read(Array(dump.utf8), path: "dump")
    let text = String(decoding: try #require(result.scenario), as: UTF8.self)
    #expect(result.isFaithful && result.diagnostics.isEmpty && result.notes.isEmpty, "\(result.notes)\n\(text)")
    #expect(
      text.contains(
        """
            overflowStack: UINavigationController  // More shows its stack, or only the first is a tab
              five: FiveViewController
              detail: DetailViewController
            overflow: UIViewController  // the dump does not show which tabs are behind More

        """), "\(text)")
    #expect(result.controllers.map(\.name).contains("tabs.moreNavigationController"))
    expect(SyntaxFormatter.format(SourceText(text, path: "")).0, equals: text)
    // As many tabs as no bar shows beside More: UIKit's list stays a tab, and nothing is made up.
    let three = dump.split(separator: "\n").filter { !$0.contains("FourView") }.joined(separator: "\n")
    let other = HierarchyImport.read(Array(three.utf8), path: "dump")
    #expect(String(decoding: try #require(other.scenario), as: UTF8.self).contains(": UIMoreNavigationController"))
  }

  private static func everyDump(of program: Program) -> [String] {
    var runner = ScenarioRunner(program, isTracing: false)
    _ = runner.launch()
    var dumps = [runner.hierarchyDump()]
    while let outcome = runner.next(), outcome.exception == nil { dumps.append(runner.hierarchyDump()) }
    return dumps
  }

  /// The dump without what stands for identity: classes, states, views.
  static func purged(_ dump: String) -> [String] {
    dump.split(separator: "\n").map { line in
      guard let start = line.firstIndex(of: "<"), let end = line.firstIndex(of: ">"),
        let blank = line[start..<end].firstIndex(of: " ")
      else { return String(line) }
      return String(line[..<blank] + line[end...])
    }
  }

  /// Whether the engine printed what UIKit could: one that is presented stands in no container.
  static func isStrict(_ dump: String) -> Bool {
    dump.split(separator: "\n").allSatisfy { $0.contains("   + <") == $0.contains(", presented with: ") }
  }

  @Test func randomHierarchies() throws {
    var tried = 0
    var failed: [Int] = []
    for seed in 0..<(ScenarioFiles.isExhaustive ? 600 : 240) {
      guard let dump = Self.dump(seed) else { continue }
      tried += 1
      let result = HierarchyImport.read(Array(dump.utf8), path: "dump")
      if Self.isStrict(dump), !result.isFaithful || !result.diagnostics.isEmpty { failed.append(seed) }
    }
    // What is left are stacks that were changed in several ways while something covered them.
    #expect(tried > 200)
    #expect(failed.count * 200 <= tried, "not faithful: seeds \(failed)")
  }

  /// The twelve public dumps: each is a scenario whose run ends in it.
  @Test(arguments: PublicDump.all)
  func publicDumps(dump: PublicDump) throws {
    let result = HierarchyImport.read(Array(dump.text.utf8), path: dump.name)
    #expect(result.isFaithful)
    #expect(result.diagnostics.isEmpty)
    let text = String(decoding: try #require(result.scenario), as: UTF8.self)
    #expect(text.contains("expect hierarchy"))
    expect(SyntaxFormatter.format(SourceText(text, path: "")).0, equals: text)
    // As lldb gives it, with another line end, in quotes, behind a comment mark, indented, purged.
    let lines = dump.lines
    let hasNames = { (text: String) -> [String] in
      let result = HierarchyImport.read(Array(text.utf8), path: "")
      #expect(result.diagnostics.isEmpty)
      return result.controllers.map(\.name)
    }
    let names = result.controllers.map(\.name)
    expect(hasNames(lines.joined(separator: "\r\n") + "\r\n"), equals: names)
    expect(hasNames("@\"" + lines.joined(separator: "\\n") + "\""), equals: names)
    expect(hasNames(lines.map { "// " + $0 }.joined(separator: "\n")), equals: names)
    expect(hasNames(lines.map { "> \($0)   " }.joined(separator: "\n\n")), equals: names)
    expect(
      hasNames(
        "(lldb) po [[UIWindow keyWindow] rootViewController]\n" + lines.map { "    " + $0 }.joined(separator: "\n")),
      equals: names)
    let stamp = "2024-05-03 10:11:12.123456+0900 App[4711:12] "
    expect(hasNames(lines.map { stamp + $0 }.joined(separator: "\n")), equals: names)
    let purged = lines.map { $0.replacing(#/:? 0x[0-9a-f]+/#, with: "") }
    expect(hasNames(purged.joined(separator: "\n")), equals: names)
  }
}

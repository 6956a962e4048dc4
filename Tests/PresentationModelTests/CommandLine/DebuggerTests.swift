import Foundation
import Testing

@testable import PresentationModel

/// `presim import --lldb`, and what its commands hand to `presim import`.
///
/// No app runs here: the Python file is tried against a stand-in for the module `lldb`, which answers its expressions as
/// UIKit would.
@Suite struct DebuggerTests {
  private static let dump = """
    <UITabBarController 0x7f9a41817a00>, state: appeared, view: <UILayoutContainerView 0x7f9a41711d90>
       | <UINavigationController 0x7f9a4180aa00>, state: appeared, view: <UILayoutContainerView 0x7f9a4170e5d0>
       |    | <App.HomeViewController 0x7f9a4160d1e0>, state: appeared, view: <UIView 0x7f9a41412d80>
       | <XYZListController 0x7f9a4160d1e5>, state: disappeared, view: (view not loaded)
       | <_TtGC7SwiftUI19UIHostingControllerV3App4Root_ 0x7f9a4160d1e6>, state: disappeared, view: (view not loaded)
    """

  private static let standIn = """
    import re, sys, types
    lldb = types.ModuleType("lldb")
    class SBExpressionOptions:
        def __getattr__(self, name): return lambda *values: None
    lldb.SBExpressionOptions, lldb.eLanguageTypeObjC_plus_plus = SBExpressionOptions, 0
    sys.modules["lldb"] = lldb
    dump = open("dump.txt").read()
    flags = {"0x7f9a4180aa00": "1 0 0 -2 0 0|(null)|App.Router<Int, String>", "0x7f9a4160d1e0": "0 0 1 6 2 0|App.Fades|(null)",
        "0x7f9a4160d1e5": "0 0 0", "0x7f9a4160d1e6": "0 0 0 -2 0 0|(null)|_TtC3App6Router"}
    class Failure:
        def __init__(self, fails): self.fails = fails
        def Fail(self): return self.fails
        def GetCString(self): return "no"
    class Value:
        def __init__(self, text): self.text = text
        def IsValid(self): return True
        def GetError(self): return Failure(self.text is None)
        def GetObjectDescription(self): return self.text
    class Frame:
        def IsValid(self): return True
        def EvaluateExpression(self, expression, options):
            if "_printHierarchy" in expression: return Value(dump)
            if "systemVersion" in expression: return Value("17.2")
            if "userInterfaceIdiom" in expression: return Value("0")
            address = re.search("0x[0-9a-f]+", expression).group(0)
            return Value(flags.get(address, "0 0 0 -2 0 0|(null)|(null)"))
    class Debugger:
        def HandleCommand(self, command): print(command)
        def GetSelectedTarget(self): return self
        def GetProcess(self): return self
        def GetSelectedThread(self): return self
        def GetSelectedFrame(self): return Frame()
    class Result:
        def AppendMessage(self, text): print(text)
        def SetError(self, text): print("error: " + text)
    import presim_lldb
    debugger = Debugger()
    presim_lldb.__lldb_init_module(debugger, {})
    for command in sys.argv[1:]: presim_lldb.presim(debugger, command, Result(), {})
    """

  private func answers(_ commands: String...) throws -> String {
    let presim = try PresimProcess()
    defer { presim.remove() }
    let script = try presim.run("import", "--lldb")
    expect(script.status, equals: 0)
    try presim.write(script.output, to: "presim_lldb.py")
    try presim.write(Self.dump, to: "dump.txt")
    try presim.write(Self.standIn, to: "main.py")
    let command = try #require(try presim.make([]).executableURL?.path)
    return try ProgramOnPath.run(
      try #require(ProgramOnPath.find("python3")), ["main.py"] + commands, in: presim.directory,
      environment: ["PRESIM": command, "PYTHONDONTWRITEBYTECODE": "1"]
    ).output
  }

  @Test(.enabled(if: ProgramOnPath.find("python3") != nil))
  func treeTellsWhatADumpDoesNot() throws {
    let text = try answers("tree")
    #expect(text.contains("command script add -f presim_lldb.presim presim"), "\(text)")
    #expect(text.contains("# presim: 0x7f9a4180aa00.definesPresentationContext = true"), "\(text)")
    #expect(text.contains("# presim: 0x7f9a4160d1e0.modalPresentationStyle = .overCurrentContext"), "\(text)")
    #expect(text.contains("# presim: 0x7f9a4160d1e0.transitioningDelegate is App.Fades"), "\(text)")
    // A generic class's name, one of Objective-C's that does not answer, and Swift's mangled names.
    #expect(text.contains("# presim: 0x7f9a4180aa00.delegate is App.Router<Int, String>\n"), "\(text)")
    #expect(text.contains("# 0x7f9a4160d1e5 does not answer: its flags are not known"), "\(text)")
    #expect(text.contains("# presim: 0x7f9a4160d1e6.delegate is _TtC3App6Router"), "\(text)")
  }

  /// The flag decides: without it the tab bar controller would present.
  @Test(.enabled(if: ProgramOnPath.find("python3") != nil))
  func whyAnswersWithTheFlags() throws {
    let text = try answers(
      "why 'card.modalPresentationStyle = .overCurrentContext' 'home.present(card, animated: true)'")
    #expect(text.contains("nav presents card"), "\(text)")
  }

  @Test(.enabled(if: ProgramOnPath.find("python3") != nil))
  func whoAndMistakesAreAnsweredToo() throws {
    let text = try answers("who .overCurrentContext", "scenario out.presim", "why 'nobody.present('", "help")
    // The flag counts here too.
    #expect(text.contains("nav presents newScreen for home"), "\(text)")
    #expect(text.contains("tabs presents newScreen"), "\(text)")
    #expect(text.contains("wrote out.presim"), "\(text)")
    #expect(text.contains("error:"), "\(text)")
    #expect(text.contains("presim scenario FILE"), "\(text)")
  }

  @Test(
    arguments: [
      ("0x7f9a4180aa00.definesPresentationContext = true", "nav.definesPresentationContext = true", nil),
      (
        "0x7f9a4160d1e0.delegate is App.Router", "// home.delegate is App.Router in the app: its methods decide too",
        nil
      ),
      ("0x1.definesPresentationContext = true", nil, "no controller of the dump has the address"),
      ("0x7f9a4160d1e0.nothing = 1", nil, "does not fit the dump"), ("rubbish", nil, "no controller"),
    ] as [(String, String?, String?)])
  func linesBelowADumpAreTakenOver(_ line: String, _ statement: String?, _ note: String?) throws {
    let dump = HierarchyImport.read(Array((Self.dump + "\n# presim: flags\n# presim: \(line)\n").utf8), path: "dump")
    let flags = try #require(dump.withFlags())
    let text = String(decoding: flags.scenario, as: UTF8.self)
    #expect(Scenario.load(bytes: flags.scenario, path: "").program != nil)
    #expect(!text.contains("// home.definesPresentationContext"))
    if let statement { #expect(text.contains(statement + "\n"), "\(text)") }
    expect(flags.notes.isEmpty, equals: note == nil, "\(flags.notes)")
    if let note { #expect(flags.notes.contains { $0.text.contains(note) }, "\(flags.notes)") }
  }

  @Test func aDumpAloneIsImportedAsBefore() {
    #expect(HierarchyImport.read(Array(Self.dump.utf8), path: "dump").withFlags() == nil)
  }
}

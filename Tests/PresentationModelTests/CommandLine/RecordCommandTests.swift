import Foundation
import Testing

/// `presim record` adds expectations that hold, and nothing else.
@Suite struct RecordCommandTests {
  private static let file = """
    window
      home: Home

    a: A  // waits

    home.present(a, animated: true) { }
    expect no log
    a.dismiss(animated: true)
    a.present(home, animated: true)

    """

  @Test(arguments: ["\n", "\r\n"])
  func stepsWithoutExpectationsGetThem(lineEnd: String) throws {
    let presim = try PresimProcess()
    defer { presim.remove() }
    try presim.write(Self.file.replacing("\n", with: lineEnd), to: "a.presim")
    let result = try presim.run("record", "a.presim")
    expect(result.status, equals: 0)
    expect(result.output, equals: "a.presim: recorded 4 expectations\n")
    let expected = Self.file
      .replacing(
        "a.dismiss(animated: true)\n",
        with:
          "a.dismiss(animated: true)\nexpect a.presentingViewController == nil\nexpect a.view.window == nil\nexpect no log\n"
      )
      .replacing(
        "a.present(home, animated: true)\n",
        with:
          "a.present(home, animated: true)\nexpect log \"Attempt to present <Home home> on <A a> (from <A a>) whose "
          + "view is not in the window hierarchy.\"\n")
    try expect(presim.read("a.presim"), equals: expected.replacing("\n", with: lineEnd))
    // A second time there is nothing to add.
    try expect(presim.run("record", "a.presim").output, equals: "")
    try expect(presim.run("test", "a.presim").status, equals: 0)
  }

  @Test func whatIsRecordedIsChosen() throws {
    let presim = try PresimProcess()
    defer { presim.remove() }
    try presim.write(Self.file, to: "a.presim")
    _ = try presim.run("record", "--with", "events,hierarchy", "a.presim")
    let text = try presim.read("a.presim")
    #expect(text.contains("a.dismiss(animated: true)\nexpect events\n  a.viewWillDisappear\n"))
    #expect(text.contains("expect hierarchy\n  <Home home>, state: appeared, view: <UIView>\n"))
    try expect(presim.run("test", "a.presim").status, equals: 0)
    let wrong = try presim.run("record", "--with", "evnts", "a.presim")
    expect(wrong.status, equals: 2)
    #expect(wrong.errors.contains("did you mean 'events'?"))
  }

  @Test func everyScenarioCanBeRecorded() throws {
    let presim = try PresimProcess()
    defer { presim.remove() }
    for name in ["questions", "screens", "language"] {
      let source = Repository.root.appendingPathComponent("Scenarios/\(name)")
      let target = presim.directory.appendingPathComponent(name)
      try FileManager.default.copyItem(at: source, to: target)
      let files = (FileManager.default.enumerator(atPath: target.path)?.compactMap { $0 as? String } ?? [])
        .filter { $0.hasSuffix(".presim") }.map { "\(name)/\($0)" }.sorted()
      try expect(
        presim.run(["record", "--with", "links,window,log,events,hierarchy"] + files).status, equals: 0, "\(name)")
      try expect(presim.run("test", name).status, equals: 0, "\(name)")
    }
  }

  @Test func aFileWithErrorsStays() throws {
    let presim = try PresimProcess()
    defer { presim.remove() }
    try presim.write(Self.file + "b.dismiss()\n", to: "a.presim")
    try expect(presim.run("record", "a.presim").status, equals: 2)
    try expect(presim.read("a.presim"), equals: Self.file + "b.dismiss()\n")
  }

  @Test func leftoversOfAKilledProcessGo() throws {
    let presim = try PresimProcess()
    defer { presim.remove() }
    try presim.write(Self.file, to: "a.presim")
    try presim.write("half a file", to: ".presim-999999999-12.tmp")
    try presim.write("somebody else's", to: ".presim-\(getpid())-12.tmp")
    _ = try presim.run("record", "a.presim")
    let names = try FileManager.default.contentsOfDirectory(atPath: presim.directory.path).sorted()
    expect(names, equals: [".presim-\(getpid())-12.tmp", "a.presim"])
  }

  @Test func whatIsWrittenHoldsUnderAllVersions() throws {
    let presim = try PresimProcess()
    defer { presim.remove() }
    try presim.write(
      "ios 12, 13, 18\nwindow\n  home: Home\na: A\nhome.present(a, animated: true)\n", to: "a.presim")
    try expect(presim.run("record", "--with", "links,window,events,hierarchy", "a.presim").status, equals: 0)
    let text = try presim.read("a.presim")
    // A sheet of iOS 13 covers the screen under 12: the callbacks and the hierarchy are others.
    #expect(
      text.hasSuffix("animated: true)\nexpect a.presentingViewController == home\nexpect a.view.window != nil\n"))
    try expect(presim.run("test", "a.presim").status, equals: 0)
  }
}

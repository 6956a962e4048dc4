import Testing

@testable import PresentationModel

/// Which texts UIKit prints, and which is nearest to one that it never does.
@Suite struct KnownTextsTests {
  @Test func everyWordingIsKnownWithItsBlanksFilled() {
    for id in MessageID.allCases where id.message.isPrinted {
      for wording in id.message.wordings {
        let text = Utterance.fill(wording.template) { _ in "<HomeScreen home>" }
        #expect(KnownTexts.has(text), "\(id.text): \(text)")
        #expect(!KnownTexts.has(text + " And more") || wording.template.hasSuffix("}"), "\(id.text)")
        expect(KnownTexts.note(on: text, .newest), equals: nil, "\(wording)")
        #expect(KnownTexts.nearest(to: "X" + text + "!", .newest) != nil, "\(id.text)")
      }
    }
  }

  @Test(arguments: [
    ("Attempt to present <A a> on <B b> whose view is not in the window hierarchy!", 26, MessageID.pl01),
    ("Attempt to present <A a> on <B b> which is already presenting <C c>", 26, .pl02),
    ("Pushing a navigation controler is not suported", 17, .ne01),
    ("Unbalanced calls to begin/end appearance transition for <A a>", 17, .al01),
  ])
  func theNearestIsNamed(text: String, version: Int, id: MessageID) throws {
    #expect(!KnownTexts.has(text))
    let near = try #require(KnownTexts.nearest(to: text, .ios(UIKitVersion(version))))
    expect(near.id, equals: id)
    let note = try #require(KnownTexts.note(on: text, .ios(UIKitVersion(version))))
    expect(note, equals: "UIKit never prints that text; the nearest one is '\(near.text)' (\(id.text))")
  }

  @Test(arguments: [
    (
      "Finishing up a navigation transition in an unexpected state. Navigation Bar subview tree might get corrupted.",
      "presim never prints that text of UIKit's (N-L05)"
    ),
    (
      "The provided view controller is not being presented.",
      "UIKit never prints that text, Google Mobile Ads does (Y-01)"
    ),
  ])
  func whatPresimNeverPrintsIsSaid(text: String, note: String) {
    expect(KnownTexts.note(on: text, .newest), equals: note)
  }

  /// A part of a line is said to be one: the whole line is what comes.
  @Test func aPartOfALineIsNoLine() {
    let note = KnownTexts.note(on: "which is already presenting", .newest) ?? ""
    #expect(note.hasPrefix("no whole line of UIKit's is that text, which is a part of 'Attempt to present"), "\(note)")
    #expect(note.hasSuffix("(P-L02)"), "\(note)")
  }

  @Test func whatIsLikeNothingGetsNoNeighbour() {
    for text in ["", "hello world", "the quick brown fox"] {
      #expect(KnownTexts.nearest(to: text, .newest) == nil, "\(text)")
      expect(KnownTexts.note(on: text, .newest), equals: "UIKit prints no such text that presim knows")
    }
  }

  @Test func aWrongLineIsNotedAndItsFailureNamesTheNeighbour() throws {
    let text = """
      ios 17
      window
        nav: UINavigationController
          list: ListViewController
      nav.pushViewController(list.parent?.parent, animated: true)
      expect log "Application tried to push nil on target <UINavigationController nav>"
      """
    let program = try Scenario.program(text)
    var runner = ScenarioRunner(program)
    let launch = runner.launch()
    #expect(launch.notes.contains { $0.line == 6 && $0.text.contains("(N-L01)") })
    let next = runner.next()
    let outcome = try #require(next)
    let message = outcome.failures.first?.message ?? ""
    #expect(message.contains("the nearest one is 'Application tried to push a nil view"))
  }
}

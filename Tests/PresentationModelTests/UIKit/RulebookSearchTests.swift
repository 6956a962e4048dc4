import Testing

@testable import PresentationModel

/// A line from Xcode leads to its message, words to the rules that have them.
@Suite struct RulebookSearchTests {
  /// Every wording, with placeholders filled as Xcode would print them, leads to its own message.
  @Test(arguments: MessageID.allCases) func everyWordingFindsItsMessage(_ id: MessageID) {
    for wording in id.message.wordings {
      let text = Utterance.fill(wording.template) { _ in "<App.SomeViewController: 0x7fb5d8c0a000>" }
      let found = RulebookSearch("2026-01-01 10:00:00 App[1:2] \(text)").message
      // C-L02 and C-E08 have the same words, and so have P-E14 and C-E03.
      let same: [MessageID: MessageID] = [.ce08: .cl02, .ce03: .pe14]
      #expect(found == id || found == same[id], "\(text)")
    }
  }

  @Test(
    arguments: [
      ("whose view is not in the window hierarchy", "P-L01"), ("black tab", "X-04"), ("CTX-04", "CTX-04"),
      ("ctx-04 DIS-01", "CTX-04"),
    ] as [(String, String)])
  func wordsFind(_ words: String, _ first: String) {
    expect(RulebookSearch(words).entries.first?.text, equals: first)
  }

  /// Sentences of documentation lead to the rule that states the same.
  @Test(
    arguments: [
      ("a view controller's view must not be shared between view controllers", "C-E04"),
      ("addChild calls willMove toParent automatically", "CON-01"),
      ("child view added without parent relationship raises exception", "CON-08"),
      ("transition from to duration adds the new view and removes the old", "CON-10"),
      ("full screen is the default presentation style", "STY-01"),
      ("over full screen does not remove the presenting view", "REM-01"),
      ("page sheet in portrait is full screen", "ADP-04"),
      ("partial curl cannot present another view controller", "PRE-04"),
      ("nearest ancestor that is a navigation controller", "QRY-04"),
      ("the search for the presentation context: presenting, parent, container, root", "CTX-04"),
      ("a presented view controller that presents is itself the context", "CTX-03"),
      ("one presentation context can have only one presented view controller", "PRE-11"),
      ("over current context only with cover vertical", "TRN-06"), ("viewForKey returns nil", "CUS-16"),
      ("only the root or full screen view controller is asked for supported orientations", "BAR-06"),
      ("showDetailTargetDidChangeNotification", "SHW-09"),
      ("split view controller shows one column in compact width", "SPL-02"),
      ("rotation methods are forwarded to children", "ORD-35"), ("canPerformUnwindSegueAction sender", "SEG-12"),
    ] as [(String, String)])
  func sentencesOfDocumentationFind(_ words: String, _ first: String) {
    expect(RulebookSearch(words).entries.first?.text, equals: first)
  }

  /// Lines of others, and UIKit's as people quote them, lead to the row that says the same (Y-01 to Y-03).
  @Test(
    arguments: [
      ("The provided view controller is already presenting another view controller.", ["Y-02", "P-L02", "PRE-11"]),
      ("Attempt to present Alert on Home whose view is not in the window hierarchy", ["P-L01", "Y-03", "PRE-10"]),
      ("attempt to dismiss modal view controller whose view does not currently appear.", ["D-L04", "DIS-04"]),
      ("Finishing up a navigation transition in an unexpected state.", ["N-L05", "N-L04", "NAV-14", "NAV-15"]),
    ] as [(String, [String])])
  func whatOthersSayLeadsToTheRow(_ line: String, _ first: [String]) {
    expect(RulebookSearch(line).entries.prefix(first.count).map(\.text), equals: first)
  }

  @Test(arguments: ["xyzzy", "", "0x7f8b2c0", "how do I"]) func whatSaysNothingFindsNothing(_ words: String) {
    #expect(RulebookSearch(words).entries.isEmpty)
  }
}

/// The words of the scenario language: how a line with them is written, and what it means.
struct EditorWords: Sendable {
  /// The word.
  let name: String
  /// The line.
  let form: String
  /// What it means, in a sentence.
  let meaning: String
  /// Where it stands.
  let place: Place
  /// Whether it is explained within a line too, not only at its beginning.
  var isAnywhere = false

  /// Where a word stands.
  enum Place: UInt8, Sendable { case header, item, statement, expectation, body }

  static let all: [EditorWords] = header + items + statements + expectations

  static let header: [EditorWords] = [
    EditorWords(name: "scenario", form: "scenario \"Title\"", meaning: "The title of the scenario.", place: .header),
    EditorWords(
      name: "ios", form: "ios 17", meaning: "The versions under which it runs: `ios 17`, `ios 12, 15-18, 26`.",
      place: .header),
    EditorWords(
      name: "rules", form: "rules docs", meaning: "Runs by the classic documents, not by a version of iOS.",
      place: .header),
    EditorWords(
      name: "device", form: "device iPad landscape", meaning: "The device, and how it is held.", place: .header),
    EditorWords(
      name: "sizeClass", form: "sizeClass compact regular",
      meaning: "The window's size classes, horizontal and vertical.", place: .header),
    EditorWords(
      name: "swift", form: "swift \"../App/Login.swift\"",
      meaning: "Reads your classes from a file of Swift, or from all of a folder.", place: .header),
  ]

  static let items: [EditorWords] = [
    EditorWords(
      name: "window", form: "window", meaning: "A window; its root view controller stands indented below it.",
      place: .item),
    EditorWords(
      name: "class", form: "class Name: UIViewController { }", meaning: "A class of your own.", place: .item),
    EditorWords(
      name: "segue", form: "segue \"ShowDetail\" from list to detail kind .show", meaning: "A segue of a storyboard.",
      place: .item),
    EditorWords(
      name: "storyboard", form: "storyboard \"Detail\": DetailViewController",
      meaning: "What a storyboard's identifier makes.", place: .item),
  ]

  static let statements: [EditorWords] = [
    EditorWords(
      name: "turn", form: "turn { }", meaning: "Several statements in one run loop pass.", place: .statement),
    EditorWords(
      name: "begin", form: "begin nav.swipeBack()", meaning: "Starts a transition and pauses it.", place: .statement),
    EditorWords(name: "finish", form: "finish", meaning: "Ends the transition that `begin` paused.", place: .statement),
    EditorWords(
      name: "cancel", form: "cancel", meaning: "Takes back the transition that `begin` paused.", place: .statement),
    EditorWords(
      name: "on", form: "on home.viewDidAppear { }", meaning: "Runs each time that UIKit calls it, from here on.",
      place: .statement),
    EditorWords(
      name: "given", form: "given api.isLoggedIn = true",
      meaning: "What an expression is worth that presim cannot know.", place: .statement),
    EditorWords(
      name: "complete", form: "complete api.fetch(items)",
      meaning: "Calls the oldest closure that was handed to this function.", place: .statement),
    EditorWords(
      name: "expect", form: "expect home.presentedViewController == detail",
      meaning: "Says what must hold after the step above.", place: .statement),
  ]

  static let expectations: [EditorWords] = [
    EditorWords(
      name: "hierarchy", form: "expect hierarchy", meaning: "The printed hierarchy is the block below.",
      place: .expectation),
    EditorWords(
      name: "events", form: "expect events", meaning: "Exactly the callbacks of the block below came.",
      place: .expectation),
    EditorWords(
      name: "events include", form: "expect events include",
      meaning: "The callbacks of the block below came in that order, others between.", place: .expectation),
    EditorWords(
      name: "no events", form: "expect no events", meaning: "No callback of the default set came.",
      place: .expectation),
    EditorWords(
      name: "no event", form: "expect no event home.viewWillDisappear", meaning: "This callback did not come.",
      place: .expectation),
    EditorWords(
      name: "log", form: "expect log \"…\"", meaning: "UIKit's console prints that line.", place: .expectation),
    EditorWords(name: "no log", form: "expect no log", meaning: "UIKit prints nothing.", place: .expectation),
    EditorWords(
      name: "exception", form: "expect exception NSInvalidArgumentException",
      meaning: "The step ends in an exception.", place: .expectation),
    EditorWords(
      name: "rule", form: "expect rule CTX-04", meaning: "That rule took a decision in the step.", place: .expectation),
    EditorWords(
      name: "no rule", form: "expect no rule CTX-04", meaning: "That rule took no decision in the step.",
      place: .expectation),
    EditorWords(
      name: "lint", form: "expect lint LNT-07", meaning: "`presim lint` reports that on this file.",
      place: .expectation),
    EditorWords(
      name: "no lint", form: "expect no lint", meaning: "`presim lint` reports nothing on this file.",
      place: .expectation),
  ]
}

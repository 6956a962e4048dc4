/// The words of the scenario language: how a line with them is written, and what it means.
package struct EditorWords: Sendable {
  /// The word.
  package let name: String
  /// The line.
  package let form: String
  /// What it means, in a sentence.
  package let meaning: String
  /// Whether it is explained within a line too, not only at its beginning.
  var isAnywhere = false

  package static let all: [EditorWords] = header + items + statements + expectations

  static let header: [EditorWords] = [
    EditorWords(name: "scenario", form: "scenario \"Title\"", meaning: "The title of the scenario."),
    EditorWords(
      name: "ios", form: "ios 17", meaning: "The versions under which it runs: `ios 17`, `ios 12, 15-18, 27`."),
    EditorWords(name: "rules", form: "rules docs", meaning: "Runs by the classic documents, not by a version of iOS."),
    EditorWords(name: "device", form: "device iPad landscape", meaning: "The device, and how it is held."),
    EditorWords(
      name: "sizeClass", form: "sizeClass compact regular",
      meaning: "The window's size classes, horizontal and vertical."),
    EditorWords(
      name: "swift", form: "swift \"../App/Login.swift\"",
      meaning: "Reads your classes from a file of Swift, or from all of a folder."),
  ]

  static let items: [EditorWords] = [
    EditorWords(
      name: "window", form: "window", meaning: "A window; its root view controller stands indented below it."),
    EditorWords(name: "class", form: "class Name: UIViewController { }", meaning: "A class of your own."),
    EditorWords(
      name: "segue", form: "segue \"ShowDetail\" from list to detail kind .show", meaning: "A segue of a storyboard."),
    EditorWords(
      name: "storyboard", form: "storyboard \"Detail\": DetailViewController",
      meaning: "What a storyboard's identifier makes."),
  ]

  static let statements: [EditorWords] = [
    EditorWords(name: "turn", form: "turn { }", meaning: "Several statements in one run loop pass."),
    EditorWords(name: "begin", form: "begin nav.swipeBack()", meaning: "Starts a transition and pauses it."),
    EditorWords(name: "finish", form: "finish", meaning: "Ends the transition that `begin` paused."),
    EditorWords(name: "cancel", form: "cancel", meaning: "Takes back the transition that `begin` paused."),
    EditorWords(
      name: "on", form: "on home.viewDidAppear { }", meaning: "Runs each time that UIKit calls it, from here on."),
    EditorWords(
      name: "given", form: "given api.isLoggedIn = true",
      meaning: "What an expression is worth that presim cannot know."),
    EditorWords(
      name: "complete", form: "complete api.fetch(items)",
      meaning: "Calls the oldest closure that was handed to this function."),
    EditorWords(
      name: "expect", form: "expect home.presentedViewController == detail",
      meaning: "Says what must hold after the step above."),
  ]

  package static let expectations: [EditorWords] = [
    EditorWords(name: "hierarchy", form: "expect hierarchy", meaning: "The printed hierarchy is the block below."),
    EditorWords(name: "events", form: "expect events", meaning: "Exactly the callbacks of the block below came."),
    EditorWords(
      name: "events include", form: "expect events include",
      meaning: "The callbacks of the block below came in that order, others between."),
    EditorWords(name: "no events", form: "expect no events", meaning: "No callback of the default set came."),
    EditorWords(
      name: "no event", form: "expect no event home.viewWillDisappear", meaning: "This callback did not come."),
    EditorWords(name: "log", form: "expect log \"…\"", meaning: "UIKit's console prints that line."),
    EditorWords(name: "no log", form: "expect no log", meaning: "UIKit prints nothing."),
    EditorWords(
      name: "exception", form: "expect exception NSInvalidArgumentException",
      meaning: "The step ends in an exception."),
    EditorWords(name: "rule", form: "expect rule CTX-04", meaning: "That rule took a decision in the step."),
    EditorWords(name: "no rule", form: "expect no rule CTX-04", meaning: "That rule took no decision in the step."),
    EditorWords(name: "lint", form: "expect lint LNT-07", meaning: "`presim lint` reports that on this file."),
    EditorWords(name: "no lint", form: "expect no lint", meaning: "`presim lint` reports nothing on this file."),
  ]
}

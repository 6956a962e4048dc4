/// The files of `Scenarios/questions` that explanations point to. A test holds that they are there.
package enum Lesson: String, Sendable, CaseIterable {
  case presentingViewController = "why-is-presentingViewController-not-me"
  case coveredTabBar = "why-did-my-overlay-cover-the-tab-bar"
  case coveredSplitView = "why-does-the-detail-cover-my-whole-split-view"
  case adaptedPopover = "why-is-my-popover-a-sheet-on-an-iphone"
  case popoverAnchor = "why-does-my-popover-crash-on-an-ipad"
  case notInTheWindow = "why-did-nothing-appear-in-viewDidLoad"
  case coveredPresenter = "why-did-nothing-appear-from-a-covered-controller"
  case presentingTwice = "why-did-nothing-appear-when-presenting-twice"
  case overASheet = "why-does-my-alert-not-show-over-a-sheet"
  case presentAfterDismiss = "how-do-i-swap-one-modal-for-another"
  case oneAfterTheOther = "how-do-i-present-one-after-the-other"
  case dismissedTooLittle = "why-did-dismiss-close-too-little"
  case dismissedTooMuch = "why-did-dismiss-close-too-much"
  case notToldAfterDismiss = "why-is-viewWillAppear-not-called-after-dismiss"
  case pushUnderAModal = "why-does-the-push-go-under-my-modal"
  case modalOverANewRoot = "why-is-the-old-modal-still-over-my-new-root"

  /// The question that it answers: `Why is viewWillAppear not called after dismiss?`
  package var title: String {
    let names = ["ipad": "iPad", "iphone": "iPhone"]
    let words = rawValue.split(separator: "-").map { names[String($0)] ?? String($0) }.joined(separator: " ")
    return words.prefix(1).uppercased() + words.dropFirst() + "?"
  }

  /// Its path from the top of presim's repository.
  package var path: String { "Scenarios/questions/\(rawValue).presim" }

  /// What prints it, wherever presim is installed.
  package var command: String { "presim help \(rawValue)" }
}

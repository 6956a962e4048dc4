extension Callback {
  /// Whether its lines are in the set that `expect events` compares (EVT-02).
  var isInDefaultSet: Bool {
    switch self {
    case .viewDidLoad, .viewWillAppear, .viewIsAppearing, .viewDidAppear, .viewWillDisappear, .viewDidDisappear,
      .willMove, .didMove, .presentationControllerWillDismiss, .presentationControllerDidDismiss,
      .presentationControllerDidAttemptToDismiss, .popoverPresentationControllerDidDismissPopover:
      true
    default: false
    }
  }

  /// Whether it has a line at all: what UIKit asks as often as it likes has none.
  var hasLine: Bool {
    switch self {
    case .canPerformAction, .performOfSegue, .unwindAction, .interruptibleAnimator, .containerViewWillLayoutSubviews,
      .containerViewDidLayoutSubviews, .prepareAdaptivePresentation:
      false
    default: true
    }
  }

  /// Whether its line begins with an argument that has no label: one that is no delegating object.
  var writesFirstArgument: Bool {
    switch self {
    case .show, .showDetailViewController, .canPerformUnwindSegueAction, .canPerformUnwindSegueActionWithSender,
      .forUnwindSegueAction, .collapseSecondary:
      true
    default: false
    }
  }

  /// Whether its line ends in `(true)` or `(false)`: the argument without a label is the whole news.
  var saysHowItEnded: Bool {
    switch self {
    case .presentationTransitionDidEnd, .dismissalTransitionDidEnd, .animationEnded: true
    default: false
    }
  }

  /// Whether its line has its labels and no values: sizes and traits are no names of a file.
  var writesLabelsAlone: Bool {
    switch self {
    case .willTransition, .viewWillTransition, .traitCollectionDidChange: true
    default: false
    }
  }

  /// Whether only the classic documents have UIKit call it.
  var isOfTheDocuments: Bool { self == .willRotate || self == .willAnimateRotation || self == .didRotate }

  /// Whether something depends on what it returns: how long an animation takes decides nothing here.
  package var answerHasEffect: Bool { self != .transitionDuration }

  /// The note about an answer on which nothing depends.
  var noteOfNoEffect: String { "'\(info.signature)' has no effect here: presim plays no durations" }

  /// Its name in an event line, without arguments.
  var eventName: String { info.name }

  /// Whether it answers a question.
  var returnsValue: Bool { info.answer != nil }

  /// The protocol it belongs to.
  var delegateProtocol: DelegateProtocol? { info.delegateProtocol }
}

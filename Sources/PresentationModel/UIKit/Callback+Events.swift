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

  /// Its name in an event line, without arguments.
  var eventName: String { info.name }

  /// Whether it answers a question.
  var returnsValue: Bool { info.answer != nil }

  /// The protocol it belongs to.
  var delegateProtocol: DelegateProtocol? { info.delegateProtocol }
}

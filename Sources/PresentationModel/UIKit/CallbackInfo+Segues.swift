extension CallbackInfo {
  private static let controller = ValueType.instance(.viewController)
  private static let sender = CallbackArgument("sender", "sender", .anything)
  private static let withSender = CallbackArgument("withSender", "sender", .anything)
  private static let segue = ValueType.instance(.storyboardSegue)
  private static let action = CallbackArgument(nil, "action", .anything)
  private static let from = CallbackArgument("from", "fromViewController", controller)

  /// `show`, segues and unwinding.
  static func segue(_ callback: Callback) -> CallbackInfo {
    switch callback {
    case .show, .showDetailViewController:
      CallbackInfo(
        callback, callback == .show ? "show" : "showDetailViewController",
        [CallbackArgument(nil, "vc", controller), sender])
    case .canPerformAction: CallbackInfo(callback, "canPerformAction", [action, withSender], answers: .bool)
    case .showDetailTargetDidChange: CallbackInfo(callback, "showDetailTargetDidChange")
    case .shouldPerformSegue:
      CallbackInfo(
        callback, "shouldPerformSegue", [CallbackArgument("withIdentifier", "identifier", .string), sender],
        answers: .bool)
    case .prepareForSegue: CallbackInfo(callback, "prepare", [CallbackArgument("for", "segue", segue), sender])
    case .allowedChildrenForUnwinding:
      CallbackInfo(
        callback, "allowedChildrenForUnwinding",
        [CallbackArgument("from", "source", .instance(.storyboardUnwindSegueSource))], answers: .list(controller),
        .since(9))
    case .canPerformUnwindSegueAction:
      CallbackInfo(callback, "canPerformUnwindSegueAction", [action, from, sender], answers: .bool)
    case .canPerformUnwindSegueActionWithSender:
      CallbackInfo(callback, "canPerformUnwindSegueAction", [action, from, withSender], answers: .bool)
    case .forUnwindSegueAction:
      CallbackInfo(callback, "forUnwindSegueAction", [action, from, withSender], answers: controller)
    case .unwindForSegue:
      CallbackInfo(
        callback, "unwind",
        [CallbackArgument("for", "unwindSegue", segue), CallbackArgument("towards", "subsequentVC", controller)],
        .since(9))
    case .unwindAction: CallbackInfo(callback, "unwind action", [CallbackArgument(nil, "segue", segue)])
    default: CallbackInfo(callback, "perform", on: .storyboardSegue)
    }
  }
}

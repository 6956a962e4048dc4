extension CallbackInfo {
  private static let controller = ValueType.instance(.viewController)
  private static let sender = CallbackArgument("sender", "sender", .anything)
  private static let withSender = CallbackArgument("withSender", "sender", .anything)
  private static let segue = ValueType.instance(.storyboardSegue)
  private static let action = CallbackArgument(nil, "action", .anything)
  private static let from = CallbackArgument("from", "fromViewController", controller)

  /// `show`, segues and unwinding.
  static let ofSegues: [CallbackInfo] = [
    CallbackInfo(
      .show, "show",
      [CallbackArgument(nil, "vc", controller), sender]),
    CallbackInfo(
      .showDetailViewController, "showDetailViewController",
      [CallbackArgument(nil, "vc", controller), sender]),
    CallbackInfo(.canPerformAction, "canPerformAction", [action, withSender], answers: .bool),
    CallbackInfo(.showDetailTargetDidChange, "showDetailTargetDidChange"),
    CallbackInfo(
      .shouldPerformSegue, "shouldPerformSegue",
      [CallbackArgument("withIdentifier", "identifier", .string), sender],
      answers: .bool),
    CallbackInfo(.prepareForSegue, "prepare", [CallbackArgument("for", "segue", segue), sender]),
    CallbackInfo(
      .allowedChildrenForUnwinding, "allowedChildrenForUnwinding",
      [CallbackArgument("from", "source", .instance(.storyboardUnwindSegueSource))],
      answers: .list(controller),
      .since(9)),
    CallbackInfo(
      .canPerformUnwindSegueAction, "canPerformUnwindSegueAction", [action, from, sender],
      answers: .bool),
    CallbackInfo(
      .canPerformUnwindSegueActionWithSender, "canPerformUnwindSegueAction",
      [action, from, withSender], answers: .bool),
    CallbackInfo(
      .forUnwindSegueAction, "forUnwindSegueAction", [action, from, withSender], answers: controller
    ),
    CallbackInfo(
      .unwindForSegue, "unwind",
      [
        CallbackArgument("for", "unwindSegue", segue),
        CallbackArgument("towards", "subsequentVC", controller),
      ],
      .since(9)),
    CallbackInfo(.unwindAction, "unwind action", [CallbackArgument(nil, "segue", segue)]),
    CallbackInfo(
      .collapseSecondary, "collapseSecondaryViewController",
      [
        CallbackArgument(nil, "secondaryViewController", controller),
        CallbackArgument("for", "splitViewController", .instance(.splitViewController)),
      ]),
    CallbackInfo(
      .separateSecondary, "separateSecondaryViewController",
      [CallbackArgument("for", "splitViewController", .instance(.splitViewController))], answers: controller),
    CallbackInfo(.performOfSegue, "perform", on: .storyboardSegue),
  ]
}

extension PropertyTable {
  /// What a context and a coordinator both answer.
  private static let shared: [Row] = [
    Row(.containerView, .instance(.view)),
    Row(.presentationStyle, .enumeration(.modalPresentationStyle)),
    Row(.isAnimated, "isAnimated", .bool, does: progress),
    Row(.isInteractive, "isInteractive", .bool, does: progress),
    Row(.percentComplete, "percentComplete", .number, does: progress),
  ]

  static let ofTransitionContext: [Row] =
    shared + [Row(.transitionWasCancelled, "transitionWasCancelled", .bool, does: progress)]

  static let ofTransitionCoordinator: [Row] =
    shared + [
      Row(.initiallyInteractive, "initiallyInteractive", .bool, does: progress),
      Row(.isInterruptible, "isInterruptible", .bool, .read, .since(10), does: progress),
      Row(.isCancelled, "isCancelled", .bool, does: progress),
    ]

  static let ofInteractionController: [Row] = [
    Row(
      .wantsInteractiveStart, "wantsInteractiveStart", .bool, .write, .since(10), standard: .yes,
      does: "whether the transition begins interactively"),
    Row(.percentComplete, .number),
  ]
}

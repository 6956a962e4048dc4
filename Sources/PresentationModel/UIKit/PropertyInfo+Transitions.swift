extension PropertyInfo {
  /// What a context and a coordinator both answer.
  private static let shared: [PropertyInfo] = [
    PropertyInfo(.containerView, .instance(.view)),
    PropertyInfo(.presentationStyle, .enumeration(.modalPresentationStyle)),
    PropertyInfo(.isAnimated, .bool),
    PropertyInfo(.isInteractive, .bool),
    PropertyInfo(.percentComplete, .number),
  ]

  static let ofTransitionContext: [PropertyInfo] = shared + [PropertyInfo(.transitionWasCancelled, .bool)]

  static let ofTransitionCoordinator: [PropertyInfo] =
    shared + [
      PropertyInfo(.initiallyInteractive, .bool),
      PropertyInfo(.isInterruptible, .bool, .read, .since(10)),
      PropertyInfo(.isCancelled, .bool),
    ]

  static let ofInteractionController: [PropertyInfo] = [
    PropertyInfo(.wantsInteractiveStart, .bool, .write, .since(10)),
    PropertyInfo(.percentComplete, .number),
  ]
}

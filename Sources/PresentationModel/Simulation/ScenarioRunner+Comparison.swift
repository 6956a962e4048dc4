extension ScenarioRunner {
  /// Gives what the step presents another style just before it is presented: what `presim compare` varies.
  public mutating func overrideStyle(at step: Int, style: ModalPresentationStyle) {}

  /// Whether a tab bar can be used: in a window, and no presentation lies over it; nil without a tab bar controller.
  public func tabBarIsReachable() -> Bool? { nil }
}

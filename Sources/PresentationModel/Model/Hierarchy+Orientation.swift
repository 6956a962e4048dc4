/// Which controllers restrict the orientation of the interface.
extension Hierarchy {
  /// Whether a class has one, by a property or by an answer to a container.
  static func asksForOrientation(_ info: ClassInfo) -> Bool {
    info.defaults.contains { $0.property.isOfOrientation } || info.answers.contains { $0.method.isOfOrientation }
  }

  /// Whether a controller has one of its own.
  func asksForOrientation(_ x: ControllerID) -> Bool {
    guard asksForOrientation else { return false }
    return property(x, .supportedInterfaceOrientations) != nil
      || property(x, .preferredInterfaceOrientationForPresentation) != nil || property(x, .shouldAutorotate) != nil
  }
}

extension Property {
  /// Whether it says which way up a controller wants to be.
  var isOfOrientation: Bool {
    switch self {
    case .supportedInterfaceOrientations, .preferredInterfaceOrientationForPresentation, .shouldAutorotate: true
    default: false
    }
  }
}

extension Callback {
  /// Whether a container's delegate says by it which way up the container wants to be.
  var isOfOrientation: Bool {
    switch self {
    case .navigationControllerSupportedInterfaceOrientations, .tabBarControllerSupportedInterfaceOrientations,
      .splitViewControllerSupportedInterfaceOrientations, .pageViewControllerSupportedInterfaceOrientations,
      .navigationControllerPreferredInterfaceOrientation, .tabBarControllerPreferredInterfaceOrientation,
      .splitViewControllerPreferredInterfaceOrientation, .pageViewControllerPreferredInterfaceOrientation:
      true
    default: false
    }
  }
}

/// One argument that UIKit hands to a callback.
package struct CallbackArgument: Sendable {
  /// Its label; nil for `_`.
  package let label: String?
  /// The name by which a body reads it.
  package let name: String
  /// Its type.
  package let type: ValueType

  /// Makes an argument.
  package init(_ label: String?, _ name: String, _ type: ValueType) {
    self.label = label
    self.name = name
    self.type = type
  }
}

/// UIKit's declaration of a callback: its signature, its owner, its answer.
package struct CallbackInfo: Sendable {
  /// The callback.
  package let callback: Callback
  /// Its base name in Swift.
  package let name: String
  /// What UIKit hands over.
  package let arguments: [CallbackArgument]
  /// What it answers; nil for `Void`.
  package let answer: ValueType?
  /// The protocol it belongs to; nil for a method of a class.
  package let delegateProtocol: DelegateProtocol?
  /// The class it belongs to, where it belongs to no protocol.
  package let owner: UIKitClass
  /// Where UIKit calls it. Having it is no error elsewhere.
  package let availability: Availability

  init(
    _ callback: Callback, _ name: String, _ arguments: [CallbackArgument] = [], answers answer: ValueType? = nil,
    of delegateProtocol: DelegateProtocol? = nil, _ availability: Availability = .always,
    on owner: UIKitClass = .viewController
  ) {
    self.owner = owner
    self.callback = callback
    self.name = name
    self.arguments = arguments
    self.answer = answer
    self.delegateProtocol = delegateProtocol
    self.availability = availability
  }

  /// The class or protocol that has it, as Swift names it.
  package var ownerName: String { delegateProtocol?.name ?? owner.name }

  /// Its labels; `_` for an argument without.
  package var labels: [String] { arguments.map { $0.label ?? "_" } }

  /// The label of the delegating object, where another method has the same name and no other argument either.
  var labelOfItsOwn: String? {
    switch callback {
    case .primaryViewControllerForCollapsing, .primaryViewControllerForExpanding: arguments[0].label
    default: nil
    }
  }

  /// The labels as the event log writes them: without the delegating object and without `animated` (EVT-03).
  private var eventLabels: [String] {
    let written = labels.first == "_" ? labels.dropFirst() : labels[...]
    return written.filter { $0 != "animated" }
  }

  /// `presentationController(forPresented:presenting:source:)`, `viewDidAppear(_:)`, `viewDidLoad()`.
  package var signature: String {
    if callback == .deinitialize { return name }
    var result = name + "("
    for label in labels { result += label + ":" }
    return result + ")"
  }

  /// Whether `name(labels)` or the bare `name` may stand for it. The bare name serves where no other callback has
  /// it, or where this is the one that it means in UIKit.
  package func answersTo(_ labels: [String]?) -> Bool {
    if let labels { return labels == self.labels || labels == eventLabels }
    switch callback {
    case .presentationControllerForPresented, .animationControllerForPresented, .animationControllerForDismissed,
      .viewControllerForAdaptivePresentationStyle, .willPresentWithAdaptiveStyle, .prepareAdaptivePresentation,
      .navigationControllerWillShow, .splitViewControllerWillChangeTo,
      .navigationControllerDidShow, .navigationControllerAnimationController,
      .navigationControllerInteractionController, .tabBarControllerShouldSelect, .tabBarControllerDidSelect,
      .tabBarControllerAnimationController, .tabBarControllerInteractionController,
      .pageViewControllerWillTransitionTo, .pageViewControllerDidFinishAnimating, .pageViewControllerBefore,
      .pageViewControllerAfter, .primaryViewControllerForCollapsing,
      .primaryViewControllerForExpanding, .splitViewControllerCollapseSecondary,
      .splitViewControllerSeparateSecondary, .splitViewControllerTopColumn, .adaptivePresentationStyleTraits,
      .splitViewControllerShow, .splitViewControllerShowDetail, .canPerformUnwindSegueActionWithSender,
      .splitViewControllerWillShowColumn, .splitViewControllerWillHideColumn, .splitViewControllerDidShowColumn,
      .splitViewControllerDidHideColumn, .displayModeForExpanding, .tabBarControllerShouldSelectTab,
      .tabBarControllerDidSelectTab:
      return false
    default: return true
    }
  }
}

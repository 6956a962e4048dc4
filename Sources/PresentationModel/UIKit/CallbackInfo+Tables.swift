extension Callback {
  /// What UIKit says of it.
  public var info: CallbackInfo { CallbackInfo.all[Int(rawValue)] }
}

extension CallbackInfo {
  private static let controller = ValueType.instance(.viewController)
  private static let animated = CallbackArgument(nil, "animated", .bool)

  /// All callbacks, in the order of `Callback`.
  public static let all: [CallbackInfo] = Callback.allCases.map(make)

  private static func make(_ callback: Callback) -> CallbackInfo {
    switch callback {
    case .viewDidLoad: CallbackInfo(callback, "viewDidLoad")
    case .loadView: CallbackInfo(callback, "loadView")
    case .viewWillAppear: CallbackInfo(callback, "viewWillAppear", [animated])
    case .viewIsAppearing: CallbackInfo(callback, "viewIsAppearing", [animated], .since(13))
    case .viewDidAppear: CallbackInfo(callback, "viewDidAppear", [animated])
    case .viewWillDisappear: CallbackInfo(callback, "viewWillDisappear", [animated])
    case .viewDidDisappear: CallbackInfo(callback, "viewDidDisappear", [animated])
    case .willMove: CallbackInfo(callback, "willMove", [CallbackArgument("toParent", "parent", controller)])
    case .didMove: CallbackInfo(callback, "didMove", [CallbackArgument("toParent", "parent", controller)])
    case .viewWillLayoutSubviews: CallbackInfo(callback, "viewWillLayoutSubviews")
    case .viewDidLayoutSubviews: CallbackInfo(callback, "viewDidLayoutSubviews")
    case .deinitialize: CallbackInfo(callback, "deinit")
    case .preferredContentSizeDidChange:
      CallbackInfo(
        callback, "preferredContentSizeDidChange",
        [CallbackArgument("forChildContentContainer", "container", controller)])
    case .adaptivePresentationStyle, .adaptivePresentationStyleTraits, .viewControllerForAdaptivePresentationStyle,
      .willPresentWithAdaptiveStyle, .presentationControllerShouldDismiss, .presentationControllerWillDismiss,
      .presentationControllerDidDismiss, .presentationControllerDidAttemptToDismiss,
      .popoverPresentationControllerShouldDismissPopover, .popoverPresentationControllerDidDismissPopover,
      .prepareForPopoverPresentation, .sheetPresentationControllerDidChangeSelectedDetentIdentifier:
      adaptation(callback)
    case .presentationControllerForPresented, .animationControllerForPresented, .animationControllerForDismissed,
      .interactionControllerForPresentation, .interactionControllerForDismissal:
      transitioning(callback)
    case .presentationTransitionWillBegin, .presentationTransitionDidEnd, .dismissalTransitionWillBegin,
      .dismissalTransitionDidEnd, .containerViewWillLayoutSubviews, .containerViewDidLayoutSubviews,
      .animateTransition, .animationEnded, .transitionDuration, .interruptibleAnimator, .startInteractiveTransition:
      animating(callback)
    case .navigationControllerWillShow, .navigationControllerDidShow, .navigationControllerAnimationController,
      .navigationControllerInteractionController, .tabBarControllerShouldSelect, .tabBarControllerDidSelect,
      .tabBarControllerAnimationController, .tabBarControllerInteractionController,
      .pageViewControllerWillTransitionTo, .pageViewControllerDidFinishAnimating, .primaryViewControllerForCollapsing,
      .primaryViewControllerForExpanding, .splitViewControllerCollapseSecondary,
      .splitViewControllerSeparateSecondary, .splitViewControllerTopColumn, .willPresentSearchController,
      .didPresentSearchController, .willDismissSearchController, .didDismissSearchController,
      .splitViewControllerShow, .splitViewControllerShowDetail:
      container(callback)
    case .navigationControllerSupportedInterfaceOrientations, .tabBarControllerSupportedInterfaceOrientations,
      .splitViewControllerSupportedInterfaceOrientations, .pageViewControllerSupportedInterfaceOrientations,
      .navigationControllerPreferredInterfaceOrientation, .tabBarControllerPreferredInterfaceOrientation,
      .splitViewControllerPreferredInterfaceOrientation, .pageViewControllerPreferredInterfaceOrientation:
      orientation(callback)
    case .show, .showDetailViewController, .canPerformAction, .showDetailTargetDidChange, .shouldPerformSegue,
      .prepareForSegue, .allowedChildrenForUnwinding, .canPerformUnwindSegueAction, .unwindForSegue,
      .canPerformUnwindSegueActionWithSender, .forUnwindSegueAction, .unwindAction, .performOfSegue:
      segue(callback)
    }
  }

  // MARK: Presentation controllers

  private static let presentation = CallbackArgument(
    nil, "presentationController", .instance(.presentationController))
  private static let popover = CallbackArgument(
    nil, "popoverPresentationController", .instance(.popoverPresentationController))
  private static let style = ValueType.enumeration(.modalPresentationStyle)

  private static func adaptation(_ callback: Callback) -> CallbackInfo {
    let controllerFor = CallbackArgument("for", "controller", .instance(.presentationController))
    switch callback {
    case .adaptivePresentationStyle:
      return CallbackInfo(
        callback, "adaptivePresentationStyle", [controllerFor], answers: style, of: .adaptivePresentation)
    case .adaptivePresentationStyleTraits:
      let traits = CallbackArgument("traitCollection", "traitCollection", .instance(.traitCollection))
      return CallbackInfo(
        callback, "adaptivePresentationStyle", [controllerFor, traits], answers: style, of: .adaptivePresentation,
        .since(8, 3))
    case .viewControllerForAdaptivePresentationStyle:
      return CallbackInfo(
        callback, "presentationController",
        [presentation, CallbackArgument("viewControllerForAdaptivePresentationStyle", "style", style)],
        answers: controller, of: .adaptivePresentation)
    case .willPresentWithAdaptiveStyle:
      return CallbackInfo(
        callback, "presentationController",
        [
          presentation, CallbackArgument("willPresentWithAdaptiveStyle", "style", style),
          CallbackArgument("transitionCoordinator", "transitionCoordinator", .instance(.transitionCoordinator)),
        ], of: .adaptivePresentation, .since(8, 3))
    case .presentationControllerShouldDismiss:
      return told(callback, "presentationControllerShouldDismiss", answers: .bool)
    case .presentationControllerWillDismiss: return told(callback, "presentationControllerWillDismiss")
    case .presentationControllerDidDismiss: return told(callback, "presentationControllerDidDismiss")
    case .presentationControllerDidAttemptToDismiss:
      return told(callback, "presentationControllerDidAttemptToDismiss")
    case .popoverPresentationControllerShouldDismissPopover:
      return CallbackInfo(
        callback, "popoverPresentationControllerShouldDismissPopover", [popover], answers: .bool,
        of: .popoverPresentation)
    case .popoverPresentationControllerDidDismissPopover:
      return CallbackInfo(
        callback, "popoverPresentationControllerDidDismissPopover", [popover], of: .popoverPresentation)
    case .sheetPresentationControllerDidChangeSelectedDetentIdentifier:
      return CallbackInfo(
        callback, "sheetPresentationControllerDidChangeSelectedDetentIdentifier",
        [CallbackArgument(nil, "sheetPresentationController", .instance(.sheetPresentationController))],
        of: .sheetPresentation, .iOSOnly(15))
    default:
      return CallbackInfo(callback, "prepareForPopoverPresentation", [popover], of: .popoverPresentation)
    }
  }

  private static func told(_ callback: Callback, _ name: String, answers: ValueType? = nil) -> CallbackInfo {
    CallbackInfo(callback, name, [presentation], answers: answers, of: .adaptivePresentation, .since(13))
  }

  // MARK: Transitions

  private static func transitioning(_ callback: Callback) -> CallbackInfo {
    let presenting = CallbackArgument("presenting", "presenting", controller)
    let source = CallbackArgument("source", "source", controller)
    let forPresented = CallbackArgument("forPresented", "presented", controller)
    let using = CallbackArgument("using", "animator", .anyObject)
    switch callback {
    case .presentationControllerForPresented:
      return CallbackInfo(
        callback, "presentationController", [forPresented, presenting, source],
        answers: .instance(.presentationController), of: .transitioning)
    case .animationControllerForPresented:
      return CallbackInfo(
        callback, "animationController", [forPresented, presenting, source],
        answers: .conforming(.animatedTransitioning), of: .transitioning)
    case .animationControllerForDismissed:
      return CallbackInfo(
        callback, "animationController", [CallbackArgument("forDismissed", "dismissed", controller)],
        answers: .conforming(.animatedTransitioning), of: .transitioning)
    case .interactionControllerForPresentation:
      return CallbackInfo(
        callback, "interactionControllerForPresentation", [using], answers: .conforming(.interactiveTransitioning),
        of: .transitioning)
    default:
      return CallbackInfo(
        callback, "interactionControllerForDismissal", [using], answers: .conforming(.interactiveTransitioning),
        of: .transitioning)
    }
  }
}

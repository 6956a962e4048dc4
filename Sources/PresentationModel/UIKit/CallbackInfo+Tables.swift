extension Callback {
  /// UIKit's declaration of it.
  package var info: CallbackInfo { CallbackInfo.all[Int(rawValue)] }
}

extension CallbackInfo {
  private static let controller = ValueType.instance(.viewController)
  private static let animated = CallbackArgument(nil, "animated", .bool)

  /// All callbacks, in the order of `Callback`.
  package static let all: [CallbackInfo] = {
    var rows = Array(repeating: ofViewController[0], count: Callback.allCases.count)
    let tables = [
      ofViewController, ofSegues, ofPresentationDelegates, ofTransitioningDelegates, ofTransitions,
      ofContainers,
      ofOrientation,
    ]
    for table in tables { for row in table { rows[Int(row.callback.rawValue)] = row } }
    return rows
  }()

  /// Loading, appearance, containment.
  static let ofViewController: [CallbackInfo] = [
    CallbackInfo(.viewDidLoad, "viewDidLoad"),
    CallbackInfo(.loadView, "loadView"),
    CallbackInfo(.viewWillAppear, "viewWillAppear", [animated]),
    CallbackInfo(.viewIsAppearing, "viewIsAppearing", [animated], .since(13)),
    CallbackInfo(.viewDidAppear, "viewDidAppear", [animated]),
    CallbackInfo(.viewWillDisappear, "viewWillDisappear", [animated]),
    CallbackInfo(.viewDidDisappear, "viewDidDisappear", [animated]),
    CallbackInfo(.willMove, "willMove", [CallbackArgument("toParent", "parent", controller)]),
    CallbackInfo(.didMove, "didMove", [CallbackArgument("toParent", "parent", controller)]),
    CallbackInfo(.viewWillLayoutSubviews, "viewWillLayoutSubviews"),
    CallbackInfo(.viewDidLayoutSubviews, "viewDidLayoutSubviews"),
    CallbackInfo(.deinitialize, "deinit"),
    CallbackInfo(
      .willTransition, "willTransition",
      [
        CallbackArgument("to", "newCollection", .instance(.traitCollection)),
        CallbackArgument("with", "coordinator", .instance(.transitionCoordinator)),
      ]),
    CallbackInfo(
      .viewWillTransition, "viewWillTransition",
      [
        CallbackArgument("to", "size", .anything),
        CallbackArgument("with", "coordinator", .instance(.transitionCoordinator)),
      ]),
    CallbackInfo(
      .traitCollectionDidChange, "traitCollectionDidChange",
      [CallbackArgument(nil, "previousTraitCollection", .instance(.traitCollection))]),
    CallbackInfo(.didReceiveMemoryWarning, "didReceiveMemoryWarning"),
    rotates(.willRotate, "willRotate", "to", "toInterfaceOrientation"),
    rotates(.willAnimateRotation, "willAnimateRotation", "to", "toInterfaceOrientation"),
    rotates(.didRotate, "didRotate", "from", "fromInterfaceOrientation"),
    CallbackInfo(
      .preferredContentSizeDidChange, "preferredContentSizeDidChange",
      [CallbackArgument("forChildContentContainer", "container", controller)]),
  ]

  private static func rotates(_ callback: Callback, _ name: String, _ label: String, _ argument: String)
    -> CallbackInfo
  {
    let facing = CallbackArgument(label, argument, .enumeration(.interfaceOrientation))
    let duration = CallbackArgument("duration", "duration", .number)
    return CallbackInfo(callback, name, label == "from" ? [facing] : [facing, duration], .notTV)
  }

  // MARK: Presentation controllers

  private static let presentation = CallbackArgument(
    nil, "presentationController", .instance(.presentationController))
  private static let popover = CallbackArgument(
    nil, "popoverPresentationController", .instance(.popoverPresentationController))
  private static let style = ValueType.enumeration(.modalPresentationStyle)

  private static let forController = CallbackArgument(
    "for", "controller", .instance(.presentationController))
  private static let traits = CallbackArgument(
    "traitCollection", "traitCollection", .instance(.traitCollection))

  /// The delegates of presentation controllers.
  static let ofPresentationDelegates: [CallbackInfo] = [
    CallbackInfo(
      .adaptivePresentationStyle, "adaptivePresentationStyle", [forController], answers: style,
      of: .adaptivePresentation),
    CallbackInfo(
      .adaptivePresentationStyleTraits, "adaptivePresentationStyle", [forController, traits],
      answers: style, of: .adaptivePresentation,
      .since(8, 3)),
    CallbackInfo(
      .viewControllerForAdaptivePresentationStyle, "presentationController",
      [
        presentation,
        CallbackArgument("viewControllerForAdaptivePresentationStyle", "style", style),
      ],
      answers: controller, of: .adaptivePresentation),
    CallbackInfo(
      .willPresentWithAdaptiveStyle, "presentationController",
      [
        presentation, CallbackArgument("willPresentWithAdaptiveStyle", "style", style),
        CallbackArgument(
          "transitionCoordinator", "transitionCoordinator", .instance(.transitionCoordinator)),
      ], of: .adaptivePresentation, .since(8, 3)),
    CallbackInfo(
      .prepareAdaptivePresentation, "presentationController",
      [
        presentation, CallbackArgument("prepare", "adaptivePresentationController", .instance(.presentationController)),
      ],
      of: .adaptivePresentation, .since(15)),
    told(
      .presentationControllerShouldDismiss, "presentationControllerShouldDismiss", answers: .bool),
    told(.presentationControllerWillDismiss, "presentationControllerWillDismiss"),
    told(.presentationControllerDidDismiss, "presentationControllerDidDismiss"),
    told(.presentationControllerDidAttemptToDismiss, "presentationControllerDidAttemptToDismiss"),
    CallbackInfo(
      .popoverPresentationControllerShouldDismissPopover,
      "popoverPresentationControllerShouldDismissPopover", [popover], answers: .bool,
      of: .popoverPresentation),
    CallbackInfo(
      .popoverPresentationControllerDidDismissPopover,
      "popoverPresentationControllerDidDismissPopover", [popover], of: .popoverPresentation),
    CallbackInfo(
      .sheetPresentationControllerDidChangeSelectedDetentIdentifier,
      "sheetPresentationControllerDidChangeSelectedDetentIdentifier",
      [
        CallbackArgument(
          nil, "sheetPresentationController", .instance(.sheetPresentationController))
      ],
      of: .sheetPresentation, .iOSOnly(15)),
    CallbackInfo(
      .prepareForPopoverPresentation, "prepareForPopoverPresentation", [popover],
      of: .popoverPresentation),
  ]

  private static func told(_ callback: Callback, _ name: String, answers: ValueType? = nil)
    -> CallbackInfo
  {
    CallbackInfo(
      callback, name, [presentation], answers: answers, of: .adaptivePresentation, .since(13))
  }

  // MARK: Transitions

  private static let presenting = CallbackArgument("presenting", "presenting", controller)
  private static let source = CallbackArgument("source", "source", controller)
  private static let forPresented = CallbackArgument("forPresented", "presented", controller)
  private static let using = CallbackArgument("using", "animator", .anyObject)

  /// `UIViewControllerTransitioningDelegate`.
  static let ofTransitioningDelegates: [CallbackInfo] = [
    CallbackInfo(
      .presentationControllerForPresented, "presentationController",
      [forPresented, presenting, source],
      answers: .instance(.presentationController), of: .transitioning),
    CallbackInfo(
      .animationControllerForPresented, "animationController", [forPresented, presenting, source],
      answers: .conforming(.animatedTransitioning), of: .transitioning),
    CallbackInfo(
      .animationControllerForDismissed, "animationController",
      [CallbackArgument("forDismissed", "dismissed", controller)],
      answers: .conforming(.animatedTransitioning), of: .transitioning),
    CallbackInfo(
      .interactionControllerForPresentation, "interactionControllerForPresentation", [using],
      answers: .conforming(.interactiveTransitioning),
      of: .transitioning),
    CallbackInfo(
      .interactionControllerForDismissal, "interactionControllerForDismissal", [using],
      answers: .conforming(.interactiveTransitioning),
      of: .transitioning),
  ]
}

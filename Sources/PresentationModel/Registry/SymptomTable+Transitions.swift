/// Transitions of one's own, and segues.
extension Symptom {
  // MARK: Transitions of one's own

  static let transitions: [Symptom] = [
    Symptom(
      "animation controller not called; transitioningDelegate not called; animationController forPresented never called; custom transition animation not used; "
        + "animateTransition not called; animateTransition(using:) never called",
      "TRN-02 TRN-01 CUS-24 TRN-05"),
    Symptom(
      "transitioning delegate is nil; custom modal presentation delegate is not retained; transitioningDelegate deallocated; weak transitioningDelegate",
      "CUS-24"),
    Symptom(
      "app frozen after custom transition; screen unresponsive after transition; cannot tap anything after dismiss; touches blocked after cancelled interactive transition; completeTransition not called; transition never ends",
      "CUS-07 CUS-05 CUS-11"),
    Symptom(
      "view(forKey:) returns nil; transitionContext view forKey from is nil; toView nil in custom transition; "
        + "guard let toView returns on dismiss; dismissal hangs because view forKey to is nil; from view is nil in animateTransition; fromView nil in animator",
      "CUS-16 CUS-15"),
    Symptom(
      "add toView to containerView; when to add presenting view to container on dismiss; containerView subview",
      "CUS-17 CUS-33 CUS-16"),
    Symptom(
      "interactive dismissal cancelled; cancel dismissal completion called; UIPercentDrivenInteractiveTransition cancel finish",
      "CUS-13 CUS-11 CUS-12"),
    Symptom("presentation cancelled leaves view controller; cancelled presentation", "CUS-12"),
    Symptom("interaction controller not called; interactionControllerForDismissal not used", "CUS-09 CUS-02"),
    Symptom("transitionCoordinator is nil; transitionCoordinator nil in viewWillAppear", "CUS-20"),
    Symptom("animateAlongsideTransition completion; alongside animation not run", "CUS-21"),
    Symptom(
      "presentation controller methods presentationTransitionWillBegin dismissalTransitionDidEnd order", "CUS-04 CUS-08"
    ),
    Symptom("shouldRemovePresentersView; presenting view not removed in custom presentation", "REM-01 CUS-17"),
    Symptom("initialFrame finalFrame zero", "CUS-18"),
    Symptom("zoom transition preferredTransition iOS 18", "TRN-04 CUS-30"),
    Symptom("zoom transition swipe down dismisses; zoom transition full screen dismissed by the user", "DIS-08 TRN-04"),
    Symptom("zoom push; preferredTransition ignored for push", "CUS-30 TRN-04"),
    Symptom("zoom push interrupted; zoom transition cancelled push becomes pop", "CUS-31"),
    Symptom("zoom pop cancelled viewDidAppear without viewWillAppear", "CUS-32"),
    Symptom(
      "when is presentationController(forPresented:) called; presenting is nil in presentationController forPresented; order in which the transitioning delegate is asked",
      "CUS-01 PCC-01"),
    Symptom(
      "dismissing several custom presentations which delegate is asked; animationController forDismissed not called for the top one",
      "CUS-03 DIS-14 DIS-03"),
    Symptom("completeTransition called at once; completeTransition false undoes the presentation", "CUS-06 CUS-12"),
    Symptom("wantsInteractiveStart false; start a transition without interaction", "CUS-10 CUS-09"),
    Symptom("interruptible animator; pause a running transition; grab a running animation", "CUS-14"),
    Symptom("transitionContext isInteractive isAnimated; presentationStyle of the transition context", "CUS-19"),
    Symptom("notifyWhenInteractionChanges not called; notifyWhenInteractionEnds", "CUS-22"),
    Symptom("custom presentation controller not used after reading presentationController", "CUS-23 STY-04"),
    Symptom("taps ignored during a custom animation; gestures do nothing while the transition runs", "CUS-26"),
    Symptom(
      "custom push animation; navigationController animationControllerFor not called; custom transition for push and pop; animator of a navigation controller; navigation controller delegate not called; animationControllerFor operation never called",
      "CUS-27 CUS-28"),
    Symptom(
      "style set in viewDidLoad ignored; modalPresentationStyle set in init or viewDidLoad; transitioningDelegate set in viewDidLoad",
      "CUS-25 STY-04"),
    Symptom("present without animation; animated false still calls callbacks later", "TRN-05 ORD-22"),
  ]

  // MARK: Segues

  static let segues: [Symptom] = [
    Symptom(
      "performSegueWithIdentifier crash; performSegue crash receiver has no segue with identifier; segue identifier not found",
      "U-E01 SEG-02"),
    Symptom("performSegue does nothing in viewDidLoad; segue not performed", "LNT-01 SEG-02 PRE-10"),
    Symptom(
      "prepare for segue called although nothing is presented; prepare called even though the modal was not shown; "
        + "segue fires twice; performSegue called twice; prepare for segue called twice",
      "SEG-08 PRE-11 SEG-03"),
    Symptom("prepare for segue called before viewDidLoad; destination outlets nil in prepare", "SEG-04 LOD-01"),
    Symptom(
      "unwind segue not called; unwind segue does not work; exit segue does nothing; unwind action not found",
      "U-S01 SEG-13 SEG-09"),
    Symptom(
      "unwind segue goes to wrong view controller; unwind dismisses several; unwind segue over multiple view controllers",
      "SEG-09 SEG-10"),
    Symptom("push segue crash could not find a navigation controller", "U-E02"),
    Symptom("old push segue outside of a navigation controller", "SEG-05 U-E02"),
    Symptom("shouldPerformSegue not called; shouldPerformSegue with performSegue in code", "SEG-01"),
    Symptom(
      "custom segue deallocated; segue as transitioning delegate; custom segue is gone at the dismissal", "SEG-06"),
    Symptom(
      "embed segue prepare called before viewDidLoad; container view child in prepare; when does an embed segue fire",
      "SEG-07"),
    Symptom("canPerformUnwindSegueAction not called; allowedChildrenForUnwinding order", "SEG-11 SEG-12 SEG-10"),
    Symptom("unwind action called before the view disappears; when does the unwind action run", "SEG-14 SEG-09"),
    Symptom("unwind to another tab; unwind segue pops the stack; unwind selects a tab", "SEG-15 SEG-14"),
    Symptom(
      "view controller released after unwinding; presentationControllerDidDismiss not called by unwind", "SEG-16"),
    Symptom("unwind segue iOS 8; forUnwindSegueAction; viewControllerForUnwindSegueAction", "SEG-17"),
  ]
}

/// Every rule of the linter, once. A new rule is a file of its own, a line here and one in `LintRules`.
extension LintID {
  /// What the rulebook says of it, and where its file is.
  public var metadata: LintMetadata {
    switch self {
    case .lnt01: LintMetadata(PresentsOrPushesBeforeItsViewIsOnScreen.self)
    case .lnt02: LintMetadata(StartsATransitionWhileAppearing.self)
    case .lnt03: LintMetadata(PresentsWhileDisappearing.self)
    case .lnt04: LintMetadata(PresentsEachTimeItAppears.self)
    case .lnt05: LintMetadata(AsksTwiceOfAPresenterInOneTurn.self)
    case .lnt06: LintMetadata(PresentsBeforeADismissalHasEnded.self)
    case .lnt07: LintMetadata(DismissesTwiceInOneTurn.self)
    case .lnt08: LintMetadata(PushesTwiceInOneTurn.self)
    case .lnt09: LintMetadata(BeginsATransitionAndNeverEndsIt.self)
    case .lnt10: LintMetadata(AsksARootThatPresentsAlready.self)
    case .lnt11: LintMetadata(PresentsAControllerThatHasAParent.self)
    case .lnt12: LintMetadata(AddsAViewWithoutItsController.self)
    case .lnt13: LintMetadata(NobodyDefinesTheContext.self)
    case .lnt14: LintMetadata(TheTabBarStaysUsable.self)
    case .lnt15: LintMetadata(ChangesTabsUnderAContextPresentation.self)
    case .lnt16: LintMetadata(ACustomPresentationPassesTheContextBy.self)
    case .lnt17: LintMetadata(ASearchControllerWithoutAContext.self)
    case .lnt18: LintMetadata(TheContextFlagOnTheSearchController.self)
    case .lnt19: LintMetadata(ProvidesATransitionStyleWithoutAContext.self)
    case .lnt20: LintMetadata(FullScreenTakesTheWholeTree.self)
    case .lnt21: LintMetadata(TransparentOverNothing.self)
    case .lnt22: LintMetadata(APopoverWithoutAnAnchor.self)
    case .lnt23: LintMetadata(APopoverThatIsNoneHere.self)
    case .lnt24: LintMetadata(PartialCurlWithoutFullScreen.self)
    case .lnt25: LintMetadata(PresentedWithTheStyleNone.self)
    case .lnt26: LintMetadata(TheStyleIsSetTooLate.self)
    case .lnt27: LintMetadata(APresentationControllerThatIsNotAskedFor.self)
    case .lnt28: LintMetadata(CallbacksThatThisStyleDoesNotSend.self)
    case .lnt29: LintMetadata(ADelegateToldOnlyOfTheUsersDismissals.self)
    case .lnt30: LintMetadata(OrientationsThatCannotMeet.self)
    case .lnt31: LintMetadata(AContainerThatAStackDoesNotTake.self)
    case .lnt32: LintMetadata(TheRootIsReplacedUnderAPresentation.self)
    case .lnt33: LintMetadata(AppearanceThatNobodyForwards.self)
    case .lnt34: LintMetadata(AnAlertThatCannotBeShown.self)
    case .lnt35: LintMetadata(AHandlerThatNeverRuns.self)
    case .lnt36: LintMetadata(AScenarioThatExpectsNothing.self)
    }
  }
}

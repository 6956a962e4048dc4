/// Every rule of the linter, asked in the rulebook's order: the one place that knows them all. A new rule is a file of
/// its own and a line here.
struct LintRules {
  /// The one rule that is asked; nil for all.
  let only: LintID?
  private let profile: Profile
  /// What they have found.
  var found: [LintSuspicion] = []

  init(only: LintID?, _ profile: Profile) { (self.only, self.profile) = (only, profile) }

  private func isAsked<R: LintRule>(_ rule: R.Type) -> Bool {
    (only == nil || only == R.id) && R.versions.range.contains(profile)
  }

  /// The findings about a statement, before it changes the book.
  mutating func judge(_ statement: LintStatement, _ book: inout LintBook) {
    ask(PresentsOrPushesBeforeItsViewIsOnScreen.self, statement, &book)
    ask(StartsATransitionWhileAppearing.self, statement, &book)
    ask(PresentsWhileDisappearing.self, statement, &book)
    ask(PresentsEachTimeItAppears.self, statement, &book)
    ask(AsksTwiceOfAPresenterInOneRunLoopPass.self, statement, &book)
    ask(PresentsBeforeADismissalHasEnded.self, statement, &book)
    ask(DismissesTwiceInOneRunLoopPass.self, statement, &book)
    ask(PushesTwiceInOneRunLoopPass.self, statement, &book)
    ask(PresentsFromOneThatIsGoing.self, statement, &book)
    ask(PresentedWhileUpPushedWhileOnTheStack.self, statement, &book)
    ask(OneDismissalTakesSeveral.self, statement, &book)
    ask(PresentsAControllerThatHasAParent.self, statement, &book)
    ask(AsksAPresenterThatPresentsAlready.self, statement, &book)
    ask(TheAskerIsDismissedNotWhatItAskedFor.self, statement, &book)
    ask(NobodyDefinesTheContext.self, statement, &book)
    ask(TheTabBarStaysUsable.self, statement, &book)
    ask(ChangesTabsUnderAContextPresentation.self, statement, &book)
    ask(ACustomPresentationPassesTheContextBy.self, statement, &book)
    ask(FullScreenTakesTheWholeTree.self, statement, &book)
    ask(APopoverThatAdapts.self, statement, &book)
    ask(PresentedWithTheStyleNone.self, statement, &book)
    ask(TheStyleIsSetTooLate.self, statement, &book)
    ask(AStatusBarThatIsNotAskedFor.self, statement, &book)
    ask(APresentationControllerThatIsNotAskedFor.self, statement, &book)
    ask(CallbacksThatThisStyleDoesNotSend.self, statement, &book)
    ask(ADelegateThatHearsOnlyOfTheUser.self, statement, &book)
    ask(OrientationsThatCannotMeet.self, statement, &book)
    ask(AContainerThatAStackDoesNotTake.self, statement, &book)
    ask(TheRootIsReplacedUnderAPresentation.self, statement, &book)
    ask(AnAlertThatCannotBeShown.self, statement, &book)
    ask(AModalSheetThatIsNotToDim.self, statement, &book)
    ask(SettingsThatTheSecondPresentationDoesNotHave.self, statement, &book)
    ask(PagesSetWhileASwipeRuns.self, statement, &book)
  }

  /// The findings about a statement when its body has been read.
  mutating func judgeAfterBody(_ statement: LintStatement, _ book: inout LintBook) {
    askAfter(AddsAViewWithoutItsController.self, statement, &book)
    askAfter(APopoverWithoutAnAnchor.self, statement, &book)
  }

  /// The findings about the outlines.
  mutating func judgeLaunch(_ book: inout LintBook) {
    askLaunch(PresentedWithTheStyleNone.self, &book)
    askLaunch(OrientationsThatCannotMeet.self, &book)
    askLaunch(AContainerThatAStackDoesNotTake.self, &book)
  }

  /// What is said when all has been read.
  mutating func judgeFile(_ book: inout LintBook) {
    askFile(PresentsOrPushesBeforeItsViewIsOnScreen.self, &book)
    askFile(BeginsATransitionAndNeverEndsIt.self, &book)
    askFile(AsksARootThatPresentsAlready.self, &book)
    askFile(ASearchControllerWithoutAContext.self, &book)
    askFile(TheContextFlagOnTheSearchController.self, &book)
    askFile(ProvidesATransitionStyleWithoutAContext.self, &book)
    askFile(TransparentOverNothing.self, &book)
    askFile(PartialCurlWithoutFullScreen.self, &book)
    askFile(AppearanceThatNobodyForwards.self, &book)
    askFile(AHandlerThatNeverRuns.self, &book)
    askFile(GoesByASwipeAndNobodyHearsOfIt.self, &book)
    askFile(TheStyleOfWhatStandsInside.self, &book)
    askFile(TheDelegateOfWhatStandsInside.self, &book)
    askFile(AnAnimatorMovesThePresentersView.self, &book)
    askFile(AWindowInNoScene.self, &book)
    askFile(AnAppWithoutScenes.self, &book)
    askFile(AMaskThatNobodyAsksFor.self, &book)
    askFile(LoadViewCallsSuper.self, &book)
    askFile(NobodyHoldsWhoIsAsked.self, &book)
    askFile(PushesWithoutANavigationController.self, &book)
  }

  /// What is said when the file has been run.
  mutating func judgeRun(_ record: LintRecord, _ program: Program, beside findings: [LintFinding]) {
    askRun(AScenarioThatExpectsNothing.self, record, program, findings)
    askRun(ASplitViewCollapsesToItsDetail.self, record, program, findings)
    askRun(APresentationControllerThatNothingTakes.self, record, program, findings)
    askRun(ACallThatIsRefusedWhenTheFileRuns.self, record, program, findings)
    askRun(AChildWithoutItsMoveCallbacks.self, record, program, findings)
    askRun(APreferenceThatIsNotAskedFor.self, record, program, findings)
  }

  private mutating func askRun<R: LintRule>(
    _ rule: R.Type, _ record: LintRecord, _ program: Program, _ findings: [LintFinding]
  ) {
    guard R.versions.range.contains(program.profile) else { return }
    found += R.judgeRun(record, program, beside: findings)
  }

  /// What is said when it is known what comments have silenced.
  mutating func judgeSilence(_ book: inout LintBook) {
    askFile(AnIgnoreThatSilencesNothing.self, &book)
  }

  /// What was found of the result of a call whose presentation comes otherwise than it looked where the call stands.
  mutating func forget(_ statement: LintStatement) {
    found.removeAll { $0.finding.range == statement.range && $0.finding.id.metadata.isAboutTheResult }
  }

  private mutating func ask<R: LintRule>(_ rule: R.Type, _ statement: LintStatement, _ book: inout LintBook) {
    guard isAsked(rule), var suspicion = R.judge(statement, &book) else { return }
    if R.isAboutTheResult, case .present(let planned) = statement.act {
      if planned.isForItsDelegate { return }
      suspicion.claim = LintClaim(planned, book)
    }
    found.append(told(suspicion, statement, book))
  }

  private mutating func askAfter<R: LintRule>(
    _ rule: R.Type, _ statement: LintStatement, _ book: inout LintBook
  ) {
    if isAsked(rule), let suspicion = R.judgeAfterBody(statement, &book) {
      found.append(told(suspicion, statement, book))
    }
  }

  /// A finding about a statement of the file's own Swift says how that is reached, and yields to what running shows.
  private func told(_ suspicion: LintSuspicion, _ statement: LintStatement, _ book: LintBook) -> LintSuspicion {
    guard statement.isCode else { return suspicion }
    var suspicion = suspicion
    if suspicion.cure != nil, !book.program.swift.isApp { suspicion.code = LintCode(book) }
    return suspicion.inCode(statement, refusedWith: suspicion.finding.id.refusals)
  }

  private mutating func askLaunch<R: LintRule>(_ rule: R.Type, _ book: inout LintBook) {
    if isAsked(rule) { found += R.judgeLaunch(&book) }
  }

  private mutating func askFile<R: LintRule>(_ rule: R.Type, _ book: inout LintBook) {
    if isAsked(rule) { found += R.judgeFile(&book) }
  }
}

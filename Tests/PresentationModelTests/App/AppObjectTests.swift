import PresentationModel
import Testing

/// Delegates, segues and alerts' actions of an app in a Swift test, made before launch and after it.
@Suite struct AppObjectTests {
  private func screen(launched: Bool) -> (app: App, home: Controller, card: Controller) {
    var app = App(.ios(17), on: .iPhone)
    let home = app.add("home")
    let card = app.add("card", class: "CardViewController")
    app.setRoot(home)
    if launched { app.launch() }
    return (app, home, card)
  }

  @Test(arguments: [false, true]) func aDelegateIsAskedAndTold(launched: Bool) {
    var (app, home, card) = screen(launched: launched)
    let keeper = app.addDelegate(
      "keeper", .adaptivePresentation, answering: .presentationControllerShouldDismiss(false))
    app.set(.presentationDelegate(keeper), of: card)
    app.on(.presentationControllerDidAttemptToDismiss, of: keeper, .set(.title("kept"), of: card))
    app.present(card, from: home)
    let swipe = app.perform(.swipeToDismiss(card))
    expect(
      swipe.allEvents,
      equals: ["card.presentationControllerShouldDismiss", "card.presentationControllerDidAttemptToDismiss"])
    #expect(swipe.isDecided(by: "DIS-09"))
    expect(app[home].presentedViewController, equals: card)
    #expect(app.dismiss(card).events.contains("card.viewDidDisappear"))
  }

  @Test(arguments: [false, true]) func aDelegateAdapts(launched: Bool) {
    var (app, home, card) = screen(launched: launched)
    app.set(.modalPresentationStyle(.popover), of: card)
    app.set(.popoverSource(home), of: card)
    let keeper = app.addDelegate("keeper", .popoverPresentation, answering: .adaptivePresentationStyle(.none))
    app.set(.presentationDelegate(keeper), of: card)
    app.present(card, from: home)
    expect(app[card].presentation?.adaptedStyle, equals: .popover)
  }

  @Test(arguments: [false, true]) func aTabBarDelegateRefuses(launched: Bool) {
    var app = App(.ios(17), on: .iPhone)
    let tabs = app.add("tabs", .tabBar)
    let feed = app.add("feed", in: tabs)
    let profile = app.add("profile", in: tabs)
    app.setRoot(tabs)
    if launched { app.launch() }
    let keeper = app.addDelegate("keeper", .tabBar, answering: .tabBarControllerShouldSelect(false))
    app.set(.delegate(keeper), of: tabs)
    app.perform(.tap(profile, in: tabs))
    expect(app[tabs].selectedViewController, equals: feed)
    app.set(.delegate(nil), of: tabs)
    app.perform(.tap(profile, in: tabs))
    expect(app[tabs].selectedViewController, equals: profile)
  }

  @Test(arguments: [false, true]) func aSegueIsPerformed(launched: Bool) {
    var (app, home, card) = screen(launched: launched)
    app.addSegue("Card", from: home, to: card, .presentation, style: .fullScreen)
    let outcome = app.perform(.performSegue("Card", from: home))
    expect(outcome.allEvents.first, equals: "home.prepare(for: \"Card\", sender: nil)")
    #expect(outcome.isDecided(by: "SEG-04"))
    #expect(app[home].presentedViewController == card && !app[home].isInWindow)
    app.dismiss(home)
    app.perform(.tapSegue("Card", of: home))
    let second = app[home].presentedViewController
    #expect(second != nil && second != card, "a storyboard makes a new one each time")
    expect(second.map { app[$0].className }, equals: "CardViewController")
    expect(app.perform(.performSegue("Crad", from: home)).exception?.name, equals: "NSInvalidArgumentException")
  }

  @Test func aSegueToALatecomerMakesNewOnesToo() {
    var (app, home, _) = screen(launched: true)
    let late = app.add("late", class: "LateViewController")
    app.addSegue("Late", from: home, to: late, .presentation)
    app.perform(.performSegue("Late", from: home))
    expect(app[home].presentedViewController, equals: late)
    app.dismiss(home)
    app.perform(.performSegue("Late", from: home))
    let second = app[home].presentedViewController
    #expect(second.map { app[$0].className } == "LateViewController" && second != late)
  }

  @Test(arguments: [false, true]) func anActionRunsWhenTheAlertIsGone(launched: Bool) {
    var (app, home, card) = screen(launched: launched)
    let alert = app.add("alert", .alert)
    app.set(.title("Delete?"), of: alert)
    app.addAction("Cancel", to: alert, .cancel)
    app.addAction("Delete", to: alert, .destructive, .present(card, from: home))
    app.present(alert, from: home)
    let tap = app.perform(.tapAction("Delete", of: alert))
    #expect(tap.allEvents.contains("alert.action(\"Delete\")"))
    #expect(tap.isDecided(by: "DIS-15"))
    expect(app[home].presentedViewController, equals: card)
    #expect(app.addAction("No", to: alert, .cancel).exception != nil, "a second cancel action")
  }
}

import Testing

@testable import PresentationModel

/// What a test asks for and UIKit does not have: nothing traps, and nothing is lost without a word.
@Suite struct AppProblemTests {
  /// Every statement and setting, of a controller `x`; `y` is a plain one, `nobody` a name of no window.
  static func statements(_ x: Controller, _ y: Controller, _ object: ObjectID) -> [Statement] {
    [
      .present(y, from: x), .dismiss(x), .show(y, from: x), .showDetail(y, from: x),
      .performSegue("Edit", from: x), .addAction("OK", to: x), .push(y, on: x), .pop(x), .popToRoot(x),
      .setViewControllers([y], of: x), .select(y, in: x), .addChild(y, to: x), .addView(of: y, to: x),
      .removeView(of: x), .willMove(x, to: y), .didMove(x, to: nil), .removeFromParent(x), .loadView(of: x),
      .setRoot(x), .setRoot(x, of: "nobody"), .swipeToDismiss(x), .tapOutside(x), .swipeBack(x), .tap(y, in: x),
      .tapSegue("Edit", of: x), .tapAction("OK", of: x), .rotate(to: .landscape), .unfold(), .fold(),
      .resize(.compact, .compact), .resize(.compact, .compact, window: "nobody"),
      .set(.modalPresentationStyle(.formSheet), of: x), .set(.modalTransitionStyle(.crossDissolve), of: x),
      .set(.definesPresentationContext(true), of: x), .set(.providesPresentationContextTransitionStyle(true), of: x),
      .set(.isModalInPresentation(true), of: x), .set(.hidesBottomBarWhenPushed(true), of: x),
      .set(.title("Title"), of: x), .set(.title(nil), of: x), .set(.delegate(nil), of: x),
      .set(.delegate(object), of: x), .set(.presentationDelegate(object), of: x),
      .set(.transitioningDelegate(object), of: x), .set(.popoverSource(y), of: x),
    ]
  }

  private static func screen(_ kind: ControllerKind, _ uikit: Profile, _ device: Device)
    -> (app: App, x: Controller, statements: [Statement])
  {
    var app = App(uikit, on: device)
    let home = app.add("home")
    let x = app.add("x", kind)
    let y = app.add("y")
    app.setRoot(home)
    let object = app.addDelegate("keeper", .adaptivePresentation)
    app.launch()
    return (app, x, statements(x, y, object))
  }

  /// A statement is a problem exactly where the same line of a scenario is an error.
  @Test(
    arguments: ControllerKind.allCases,
    [(Profile.ios(8), Device.iPhone), (.ios(17), .iPad), (.ios(26), .tv), (.ios(27, 1), .iPhoneDuo)])
  func aProblemIsWhatAScenarioRefuses(kind: ControllerKind, _ under: (uikit: Profile, device: Device)) throws {
    let (app, _, statements) = Self.screen(kind, under.uikit, under.device)
    // What the version does not have is a problem when it is added.
    guard app.problems.isEmpty else { return expect(kind, equals: .arrangement) }
    for statement in statements {
      // A scenario may leave out the direction of pages; Swift may not.
      if kind == .page, case .call(_, .setViewControllers, _, _, _) = statement.kind { continue }
      // A scenario knows that it is closed already; here nothing happens.
      if under.device == .iPhoneDuo, case .call(_, .fold, _, _, _) = statement.kind { continue }
      var typed = app
      let problems = typed.perform(statement).problems
      let line = app.lines([statement], depth: 0).joined(separator: "\n")
      var told = app
      var refusal: TextError?
      do throws(TextError) { try told.perform(line) } catch { refusal = error }
      if let refusal {
        #expect(!problems.isEmpty, "\(line): \(refusal)")
      } else {
        expect(problems, equals: told.problems, "\(line)")
      }
      expect(typed.problems, equals: problems, "\(line)")
    }
  }

  @Test func handlersAndBodiesAreLookedInto() {
    var (app, x, _) = Self.screen(.plain, .ios(17), .iPhone)
    let y = app.add("late")
    let outcome = app.present(
      x, from: app.controller("home") ?? x, completion: [.push(y, on: x), .set(.title("up"), of: x)])
    expect(
      outcome.problems,
      equals: ["x is no UINavigationController: 'pushViewController' is a method of UINavigationController"])
    #expect(outcome.presentation != nil && outcome.events.contains("completion"))
    app.on(.viewDidLoad, of: y, .pop(y))
    expect(app.problems.count, equals: 2)
    app.on(.tabBarControllerDidSelect, of: y)
    expect(
      app.problems.last,
      equals: "late is no UITabBarControllerDelegate: 'tabBarController(_:didSelect:)' is a method of "
        + "UITabBarControllerDelegate")
    let keeper = app.addDelegate("guardian", .navigation, answering: .tabBarControllerShouldSelect(false))
    expect(app.problems.count, equals: 4)
    app.on(.viewDidLoad, of: keeper)
    expect(app.problems.count, equals: 5)
    app.set(.presentationDelegate(keeper), of: y)
    expect(
      app.problems.last,
      equals:
        "guardian is no UIAdaptivePresentationControllerDelegate: late.presentationController.delegate cannot be it")
  }

  /// Before launch too, and for what a version does not have.
  @Test func theOutlineIsLookedAt() {
    var app = App(.ios(12))
    let home = app.add("home")
    app.setRoot(home)
    expect(
      app.set(.isModalInPresentation(true), of: home).problems,
      equals: ["'isModalInPresentation' is only available in iOS 13 or newer"])
    #expect(!app.addAction("OK", to: home).problems.isEmpty)
    expect(app.problems.count, equals: 2)
    #expect(app.launch().problems.isEmpty)
  }

  @Test func whatTheVersionDoesNotHaveIsAddedWithAProblem() {
    var app = App(.ios(26), on: .iPhoneDuo)
    app.add("both", .arrangement)
    expect(
      app.problems,
      equals: [
        "'iPhoneDuo' is only available in iOS 27.1 or newer",
        "'UIArrangementViewController' is only available in iOS 27.1 or newer",
      ])
  }

  /// A controller or delegate of another app is named, and nothing happens.
  @Test(arguments: [false, true]) func whatBelongsToAnotherApp(launched: Bool) {
    var other = App()
    for row in 0..<5 { other.add("x\(row)") }
    let (stranger, strange) = (other.add("stranger"), other.addDelegate("strange", .adaptivePresentation))
    var app = App()
    let home = app.add("home")
    app.setRoot(home)
    if launched { app.launch() }
    app.set(.presentationDelegate(strange), of: home)
    app.add("child", in: stranger)
    app.addSegue("Edit", from: home, to: stranger, .show)
    app.forget(stranger)
    app.setRoot(stranger)
    app.set(.title("a"), of: stranger)
    app.on(.viewDidLoad, of: stranger, .dismiss(home))
    app.on(.presentationControllerDidDismiss, of: strange, .dismiss(home))
    expect(app.problems.count, equals: 8)
    expect(
      app.present(stranger, from: home).problems, equals: ["a view controller or delegate of another app is named"])
    app.keepsReasons = false
    app.keepsEvents = false
    expect(
      app.present(stranger, from: home).problems, equals: ["a view controller or delegate of another app is named"])
  }
}

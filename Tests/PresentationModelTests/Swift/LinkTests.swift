import Testing

@testable import PresentationModel

/// The user opens a link: which delegate hears of it, and what a step cannot say.
@Suite struct LinkTests {
  /// Both delegates, of which UIKit calls one.
  private static let delegates = """
    class AppDelegate: UIResponder, UIApplicationDelegate {
      func application(_ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any] = [:]) -> Bool {
        print("app", url.host ?? "")
        return true
      }
      func application(_ app: UIApplication, continue userActivity: NSUserActivity, restorationHandler: @escaping ([UIUserActivityRestoring]?) -> Void) -> Bool {
        print("app's web", userActivity.webpageURL?.path ?? "")
        return true
      }
    }
    class SceneDelegate: UIResponder, UIWindowSceneDelegate {
      func scene(_ scene: UIScene, openURLContexts contexts: Set<UIOpenURLContext>) {
        print("scene", contexts.first?.url.host ?? "")
      }
      func scene(_ scene: UIScene, continue userActivity: NSUserActivity) {
        print("scene's web", userActivity.webpageURL?.path ?? "")
      }
    }
    window
      home: UIViewController

    """

  @Test(arguments: [
    ("device.open(\"shop://offer\")", true, "scene offer"), ("device.open(\"shop://offer\")", false, "app offer"),
    ("turn { device.open(\"https://a.b/c\") }", true, "scene's web /c"),
    ("if true { device.open(\"http://a.b/c\") }", false, "app's web /c"),
  ])
  func reachesTheDelegateThatUIKitCalls(_ step: String, _ hasScenes: Bool, _ wanted: String) throws {
    let scenario = Scenario.load(
      bytes: Array("app.scenes = \(hasScenes)\n\(Self.delegates)\(step)\n".utf8), path: "a.presim")
    var runner = ScenarioRunner(try #require(scenario.program, "\(scenario.diagnostics.map(\.message))"))
    var printed: [String] = []
    while let outcome = runner.next() {
      for event in outcome.events { if case .printed(let line) = event.kind { printed.append(line) } }
    }
    expect(printed, equals: [wanted])
  }

  @Test(arguments: [
    ("window\n  home: UIViewController\ndevice.open(\"shop://offer\")", "no delegate of the file opens the link"),
    (delegates + "device.open(\"offer\")", "a link is a text with a scheme"),
    (delegates + "device.open(URL(string: \"shop://offer\")!)", "a link is a text with a scheme"),
    (delegates + "device.open(link: \"shop://offer\")", "a link is a text with a scheme"),
    (delegates + "device.leaveApp()\ndevice.open(\"shop://offer\")", "the app is in the background here"),
    (delegates + "app.open(\"shop://offer\")", "what the user does to the app is a step of 'device'"),
  ])
  func saysWhatIsWrong(_ text: String, _ message: String) {
    let errors = Scenario.load(bytes: Array(text.utf8), path: "a.presim").diagnostics.filter { $0.severity == .error }
    expect(errors.count, equals: 1, "\(errors.map(\.message))")
    #expect(errors.first?.message.contains(message) == true, "\(errors.map(\.message))")
  }
}

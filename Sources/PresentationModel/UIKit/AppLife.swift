/// A moment at which UIKit tells an app's delegates, and then whoever observes its notification (openradar 49817144: the
/// delegate is told first, whatever its page says).
struct AppLife {
  /// The methods of a scene's delegate and of the app's.
  let ofScene: String
  let ofApp: String
  /// The notifications' names, without `UIScene.`, `UIApplication.` and `Notification`.
  let sceneNotification: String
  let appNotification: String
  /// What the app is from then on: in the background before anybody is told of it, anything else afterwards.
  let state: AppState

  static let leaving = [
    AppLife(
      ofScene: "sceneWillResignActive", ofApp: "applicationWillResignActive", sceneNotification: "willDeactivate",
      appNotification: "willResignActive", state: .inactive),
    AppLife(
      ofScene: "sceneDidEnterBackground", ofApp: "applicationDidEnterBackground",
      sceneNotification: "didEnterBackground",
      appNotification: "didEnterBackground", state: .background),
  ]
  static let returning = [
    AppLife(
      ofScene: "sceneWillEnterForeground", ofApp: "applicationWillEnterForeground",
      sceneNotification: "willEnterForeground", appNotification: "willEnterForeground", state: .inactive),
    AppLife(
      ofScene: "sceneDidBecomeActive", ofApp: "applicationDidBecomeActive", sceneNotification: "didActivate",
      appNotification: "didBecomeActive", state: .active),
  ]

  /// The notifications that UIKit posts when the app is launched, too.
  static let namesAtLaunch = [
    "UIScene.willEnterForegroundNotification", "UIScene.didActivateNotification",
    "UIApplication.didBecomeActiveNotification",
  ]

  /// One name for each of these notifications, by all the names that Swift has had for it; nil for any other.
  static func notification(_ written: String) -> String? {
    for moment in leaving + returning {
      let (scene, app) = ("\(moment.sceneNotification)Notification", "\(moment.appNotification)Notification")
      if written == "UIScene.\(scene)" || written == "UIWindowScene.\(scene)" { return "UIScene.\(scene)" }
      let old = "UIApplication\(app.prefix(1).uppercased())\(moment.appNotification.dropFirst())"
      switch written {
      case "UIApplication.\(app)", ".\(old)", "Notification.Name.\(old)", "NSNotification.Name.\(old)",
        "\(old)Notification":
        return "UIApplication.\(app)"
      default: continue
      }
    }
    return nil
  }
}

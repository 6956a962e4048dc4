import Testing

@testable import PresentationModel

/// What a tap on a bar button item says where its action does not run; those that run stand in `FieldScenarios/Meaning`.
@Suite struct BarButtonItemTests {
  @Test(arguments: [
    ("UIBarButtonItem(title: \"D\", style: .plain, target: self, action: nil)", "has no action: call its action"),
    (
      "UIBarButtonItem(title: \"D\", style: .plain, target: nil, action: #selector(go))",
      "has no target, and presim finds nobody"
    ),
    (
      "UIBarButtonItem(title: \"D\", style: .plain, target: self, action: Config.action)",
      "presim cannot know which method 'navigationItem.rightBarButtonItem' calls"
    ),
    (
      "UIBarButtonItem(title: \"D\", style: .plain, target: Config.shared, action: #selector(go))",
      "presim cannot know what 'go' of the target of 'navigationItem.rightBarButtonItem' does"
    ),
    ("UIBarButtonItem(systemItem: .flexibleSpace)", "connects nothing to 'navigationItem.rightBarButtonItem'"),
    ("on ? nil : UIBarButtonItem(systemItem: .add)", "connects nothing to 'navigationItem.rightBarButtonItem'"),
    ("makeDisabled()", "'navigationItem.rightBarButtonItem' is not enabled: a tap does nothing"),
  ])
  func sentences(item: String, sentence: String) {
    let text = """
      class Home: UIViewController {
          let on = true
          @objc func go() { present(UIViewController(), animated: true) }
          func makeDisabled() -> UIBarButtonItem {
              let item = UIBarButtonItem(title: "D", style: .plain, target: self, action: #selector(go))
              item.isEnabled = false
              return item
          }
          func set() { navigationItem.rightBarButtonItem = \(item) }
      }
      window
        nav: UINavigationController
          home: Home
      home.set()
      home.navigationItem.rightBarButtonItem.tap()
      """
    let told = SwiftAskTests.told(text)
    #expect(told.contains { $0.contains(sentence) }, "\(item): \(told)")
  }
}

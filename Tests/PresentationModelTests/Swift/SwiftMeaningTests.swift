import Testing

@testable import PresentationModel

/// What code means where its text alone does not say it; what it comes to where it does stands in `FieldScenarios/Meaning`.
@Suite struct SwiftMeaningTests {
  /// What another file may declare is asked for, a delay that nobody knows is told, and a step that assigns what the class
  /// has not is a failure.
  @Test(arguments: [
    (
      """
      enum FlowError: Error { case cancelled }
      class Home: UIViewController {
          func go() { do { throw FlowError.cancelled } catch is AppError { title = "app" } catch { title = "flow" } }
      }
      window
        home: Home
      home.go()
      """, "presim cannot know 'error is AppError'"
    ),
    (
      """
      class Home: UIViewController {
          func go() { DispatchQueue.main.asyncAfter(deadline: .now() + Config.delay) { self.title = "late" } }
      }
      window
        home: Home
      home.go()
      """, "'Config.delay' is not known, so what waits that long runs last"
    ),
    (
      """
      class Edit: UIViewController { var flag = false }
      class Other: UIViewController { var count = 0 }
      window
        nav: UINavigationController
          edit: Edit
      nav.topViewController.count = 3
      """, "which has no member 'count'"
    ),
    (
      """
      class Home: UIViewController {
          func go(_ make: () -> Void) { title = API.name().map { $0 + "!" } }
          func open() { go { } }
      }
      window
        home: Home
      home.open()
      expect home.title == "x"
      """, "presim cannot know"
    ),
    // A text that nobody knows, given where an alert and its action are made.
    (
      """
      class Home: UIViewController {
          func go() { present(UIAlertController(title: API.name, message: nil, preferredStyle: .alert), animated: true) }
      }
      window
        home: Home
      home.go()
      expect home.presentedViewController.title == nil
      """, "presim cannot know 'API.name'"
    ),
    (
      """
      class Home: UIViewController {
          func go() {
              let action = UIAlertAction(title: API.name, style: .default)
              if action.title == nil { dismiss(animated: true) }
          }
      }
      window
        home: Home
      home.go()
      """, "presim cannot know 'API.name', and line 4 dismisses depending on whether it is nil"
    ),
    // A method of an object that is unknown, whose declared type is the file's.
    (
      """
      class Cart { weak var owner: UIViewController?; func buy() { owner?.present(UIViewController(), animated: true) } }
      class Home: UIViewController {
          let cart: Cart = Container.shared.resolve()
          func go() { cart.buy() }
      }
      window
        home: Home
      home.go()
      """, "'cart' is not known, so 'buy' does not run"
    ),
    (
      """
      class Card: UIViewController {
          init() { super.init(nibName: nil, bundle: nil); modalPresentationStyle = .fullScreen }
          required init?(coder: NSCoder) { super.init(coder: coder) }
      }
      window
        home: Card
      home.dismiss(animated: true)
      """, "'home: Card' does not run the 'init' of 'Card'; write 'home: Card()'"
    ),
  ])
  func tells(_ row: (text: String, told: String)) {
    let told = SwiftAskTests.told(row.text)
    #expect(told.contains { $0.contains(row.told) }, "\(told)")
  }
}

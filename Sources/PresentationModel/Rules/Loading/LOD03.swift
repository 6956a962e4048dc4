/// Where the view comes from (LOD-03).
///
/// The first that applies: 1. the class overrides `loadView`; 2. the storyboard it came from; 3. `nibName`; 4. if the
/// class name ends in `Controller`, a nib of that name without `Controller`; 5. a nib with the class's name; 6. a plain
/// `UIView` (UITableViewController: its table view, and so on for UIKit's classes). 4 and 5 set `nibName`. A scenario
/// says what there is by properties of the class or of the controller, set before the view loads: `loadView = CardView`
/// (an override making a view of that class), `storyboard = "Main"`, `nibName = "Card"`, `nibsInBundle = ["CardView",
/// "CardViewController"]` (for 4 and 5; default none).
///
/// - Versions: iOS 8–26.
/// - Evidence: documented: loadView(), nibName (order of 4 and 5), init(nibName:bundle:).
/// - Example: `class CardViewController` with both nibs in the bundle: `CardView` is loaded, `nibName == "CardView"`.
enum LOD03 {
  /// The nibs that are looked for, in this order: without `Controller`, then the class's own name.
  static func candidates(_ className: String) -> [String] {
    let suffix = "Controller"
    let short = className.hasSuffix(suffix) ? [String(className.dropLast(suffix.utf8.count))] : []
    return short + [className]
  }
}

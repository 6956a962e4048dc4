/// The column style wraps its columns (SPL-06).
///
/// `style = .doubleColumn` or `.tripleColumn` (class body, or before the first step): each column that is not a
/// navigation controller gets one made by UIKit (prints `<UINavigationController>`). `setViewController(v, for:
/// .secondary)` while a made one is there pushes v on it; for the other columns, and with `nil`, it replaces.
/// `.compact` is wrapped by nobody. `show(.primary)`, `hide(.primary)` (and `.supplementary`) add the column to what is
/// shown or take it out: WA, IA, DA or WD, DD for it.
///
/// - Versions: iOS 14–26. (Earlier, and in docs, `style` is an unknown property.)
/// - Evidence: documented: setViewController(_:for:) (creates a navigation controller); observed: zhaoxin.pro
///   15993960076329 (pushes on the secondary's, confirmed by Apple). Callbacks of show and hide: inferred.
/// - Example: iPad, split (doubleColumn) > m, d: prints split > `<UINavigationController>` > m,
///   `<UINavigationController>` > d.
enum SPL06 {}

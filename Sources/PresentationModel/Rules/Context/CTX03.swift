/// …and on, until the presenter covers the screen (CTX-03).
///
/// A tree top *covers the screen* when it has no own presenter, or was presented in the full-screen family, or its own
/// presenter is a tree top that covers the screen. While A does not: follow own presenters down from A to the first
/// controller B that has a parent, and set A = B's tree top. The last A presents. Both presentations then exist side by
/// side.
///
/// - Versions: iOS 8–26. **docs:** not done; a controller that is itself presented is the presenter (Design document
///   4).
/// - Evidence: documented: View Controller Programming Guide, "Presenting a View Controller" (a full-screen presenter
///   must itself cover the screen, else UIKit walks up); Design document 2 says the same. inferred: the exact path.
/// - Example: `T▸C`, d(C), C→X over the current context, `X.present(Y)` full screen: presenter T;
///   `C.presentedViewController == X` still.
enum CTX03 {}

/// presentingViewController also answers for an ancestor (QRY-02).
///
/// The own presenter of the receiver, else of the nearest ancestor through `parent` that has one, else nil. It is the
/// resolved presenter, not the source.
///
/// - Versions: iOS 8–26, **docs** too.
/// - Evidence: documented: Apple `presentingViewController`; UIViewController.h ("or its farthest ancestor": only tree
///   tops have one, so nearest and farthest agree); Design document 0.
/// - Example: `T▸N▸V`, `V.present(M)`, M = `N2▸W`: `W.presentingViewController == T`; pushed later, W2 answers T as
///   well.
enum QRY02 {
  /// The own presenter of the nearest controller upwards that has one, and who that is.
  static func answer(_ x: ControllerID, _ hierarchy: Hierarchy) -> (value: ControllerID, of: ControllerID)? {
    var current: ControllerID? = x
    while let candidate = current {
      if let presenter = hierarchy.ownPresenter(candidate) { return (presenter, candidate) }
      current = hierarchy.parent(of: candidate)
    }
    return nil
  }
}

/// The full-screen family goes to the tree top (CTX-02).
///
/// A = the source's tree top, reached through `parent` alone. `definesPresentationContext` is not looked at. Then
/// CTX-03.
///
/// - Versions: iOS 8–26. **docs:** A is the presenter; CTX-03 is skipped.
/// - Evidence: documented: Apple `UIPresentationController.presentingViewController` (root, definer, or the last
///   presented); Design document 4. observed: dumps put the presented under the outermost container (objc.io issue 19);
///   ww-tech/lasso ModalTesting; pointfreeco swift-navigation PresentationTests.
/// - Example: `T▸N▸V`, `V.present(X)` full screen: `X.presentingViewController == T`. V→M, M = `N▸W`: `W.present(X)`:
///   presenter N.
enum CTX02 {
  /// A controller ends the walk when it has no parent.
  static func presents(_ candidate: ControllerID, _ hierarchy: Hierarchy) -> Bool {
    hierarchy.parent(of: candidate) == nil
  }
}

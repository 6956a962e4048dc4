/// A completion handler runs when its transition is over for both parties (ORD-26).
///
/// After all did-callbacks of both parties and the did-methods of delegates; flags false, links final, presenter's view
/// in its final place. Never for a call that was refused (T-4), never for a cancelled one; for a `dismiss` with nothing
/// to dismiss at once, inside the call (DIS-06).
///
/// - Versions: iOS 8–26, docs.
/// - Evidence: documented: present (after viewDidAppear), dismiss (after viewDidDisappear), Design document 0;
///   observed: WinObjC tests (after the presenter's callback too), dotnet/macios#3275 (refused: never). Cancelled:
///   inferred.
/// - Example: `a.present(b) { }` full screen: `…, b.viewDidAppear, a.viewDidDisappear, completion`.
enum ORD26 {
  // Carried out by `Simulation/Simulator+Completion.swift`.
}

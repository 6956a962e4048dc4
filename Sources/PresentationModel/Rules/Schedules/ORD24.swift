/// isBeingPresented and isBeingDismissed belong to the presented controller, during its own transition (ORD-24).
///
/// QRY-05, that is: `isBeingPresented` true for B in WA, IA, DA of its presentation; `isBeingDismissed` true for B, and
/// for every other presented controller that goes, in WD and DD; both false in `viewDidLoad`, in the handlers and after
/// a cancel, and for P and for children of B always.
///
/// - Versions: iOS 8–26, docs.
/// - Evidence: documented: the properties (true only inside these callbacks); observed: WinObjC tests (true in DD
///   although the link is nil). Whole chain, and false after a cancel: inferred.
/// - Example: nav[r] presented: in `r.viewWillAppear` `r.isBeingPresented` is false, `nav.isBeingPresented` true.
enum ORD24 {
  // Carried out by `Simulation/Simulator+Dismiss.swift` and `Simulation/Simulator+Presentation.swift`.
}

/// What brings no appearance callback (ORD-33).
///
/// Rotation and resizing (but SPL-03, SPL-04, and ADP-08: a presenter's view it takes out or puts back: WD, DD or WA,
/// IA, DA of shown(P) at once); the app going to the background and back; being covered by a sheet, popover, alert,
/// keyboard or another window; `makeKey()`; stack changes off screen (NAV-10); setting properties.
///
/// - Versions: iOS 8–26, docs.
/// - Evidence: observed: aokiplayer (iOS 12.2), hdk2200 (iOS 17.5: layout only, in the background snapshot).
/// - Example: `device.rotate(to: .landscape)` on window > a: `expect no events` holds.
enum ORD33 {
  // Carried out by `Simulation/Simulator+Adaptation.swift`.
}

/// The nearest one that presents dismisses; else the call is forwarded down (DIS-01).
///
/// For receiver R:
/// 1. From R upwards through `parent`, the first controller with an own presented that is not being dismissed (from the
///    call of `dismiss` on) is the *manager*; what it presents goes, the manager stays.
/// 2. Else, from R upwards through `parent`, the first controller with an own presenter: that presenter is the manager,
///    and the level R lives in goes.
/// 3. Else DIS-06.
///
/// - Versions: iOS 8–26, **docs** too.
/// - Evidence: documented: Apple `dismiss(animated:completion:)`, `presentedViewController` (also an ancestor's);
///   Design document 0 (forwarded to the presenter). observed: openradar 30284135; pointfreeco/swift-navigation
///   PresentationTests (middle of a chain keeps the lower part); software-mansion/react-native-screens#4016.
/// - Example: `T▸N▸V`, T→X: `V.dismiss(animated: true)` removes X. V→A→B: `A.dismiss` removes B, `B.dismiss` removes B,
///   `V.dismiss` both.
///
///   V→M, M = `N▸W`: `W.dismiss(animated: true)` removes M with its whole stack.
enum DIS01 {}

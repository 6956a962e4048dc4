/// The context family stops at the first controller that defines a context (CTX-04).
///
/// From the source itself upwards through `parent`: the first with `definesPresentationContext == true` presents.
///
/// - Versions: iOS 8–26, **docs** too.
/// - Evidence: documented: Apple `definesPresentationContext`, `currentContext`; Design document 4 (its own order).
///   observed: Neuburg p. 270 (in a tab, on iPhone too); suterusu/Experiment_PresentationStyle (containment only).
/// - Example: `T▸N▸V`, `V.present(X)` over the current context: presenter N, the tab bar stays usable; with d(V):
///   presenter V.
enum CTX04 {}

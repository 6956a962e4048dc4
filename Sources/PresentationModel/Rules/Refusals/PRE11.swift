/// A presenter that presents already refuses (PRE-11).
///
/// P has an own presented C, also one that was asked for, or is being dismissed, in this very turn.
/// - iOS ≤ 13: `Warning: Attempt to present <X>  on <P> which is already presenting <C>` (two spaces before `on`, no
///   mark at the end)
/// - iOS 14+: `Attempt to present <X> on <P> (from <S>) which is already presenting <C>.`
///
/// - Versions: iOS 8–26, text by version. **docs:** as iOS 12.
/// - Evidence: observed: ThornTechPublic/InteractiveModal#8, deltachat-ios#2736, adaptyteam/AdaptySDK-iOS#116 (root
///   under a sheet). documented: View Controller Programming Guide (one at a time); Design document 4.
/// - Example: `turn { V.present(X)`, `V.present(Y) }`: X comes, Y is refused naming X.
enum PRE11 {
  static func text(
    _ presented: String, _ presenter: String, _ source: String, current: String, _ profile: Profile
  ) -> String {
    switch PRE10.wording[profile] {
    case .warning: "Warning: Attempt to present \(presented)  on \(presenter) which is already presenting \(current)"
    case .from:
      "Attempt to present \(presented) on \(presenter) (from \(source)) which is already presenting \(current)."
    }
  }
}

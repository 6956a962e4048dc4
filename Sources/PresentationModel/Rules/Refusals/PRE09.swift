/// A presenter in transition refuses (PRE-09).
///
/// A presentation or dismissal of which P is the presenter has begun and not ended. A transition begins at the end of
/// the turn of its call and has ended by the first did-callback.
/// - iOS ≤ 13: `Warning: Attempt to present <X> on <P> while a presentation is in progress!`
/// - iOS 14+: `Attempt to present <X> on <P> (from <S>) while a presentation is in progress.`
///
/// - Versions: iOS 8–26, text by version. **docs:** as iOS 12.
/// - Evidence: observed: zetachang/DCModalSegue#10, ericberman/MyFlightbookiOS#370 (2025),
///   nathantannar4/Transmission#103. inferred: the exact boundary with PRE-11.
/// - Example: `begin V.present(X)`, next statement `V.present(Y)`: refused.
enum PRE09 {
  static func text(_ presented: String, _ presenter: String, _ source: String, _ profile: Profile) -> String {
    switch PRE10.wording[profile] {
    case .warning: "Warning: Attempt to present \(presented) on \(presenter) while a presentation is in progress!"
    case .from: "Attempt to present \(presented) on \(presenter) (from \(source)) while a presentation is in progress."
    }
  }
}

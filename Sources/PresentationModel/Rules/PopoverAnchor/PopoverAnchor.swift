/// Whether a popover knows where to point to (rulebook 1.6).
enum PopoverAnchor {
  /// What stands against a popover that begins, nil if nothing does.
  static func refusal(_ presentation: Presentation, _ world: World, _ ledger: inout Ledger) -> Refusal? {
    ledger.take(PopoverNeedsAnAnchor.judge(presentation, world))
  }
}

/// Messages of the rulebook's chapter 7 that print nothing: they were decided when the rule they name was.
enum SilentMessages {
  /// The rule that decides; nil for messages with a text of their own.
  static func rule(_ id: MessageID) -> RuleID? {
    switch id {
    case .ps01: .pre04
    case .x02: .dis13
    case .x07: .ctx01
    case .x09: .qry02
    case .ds01: .dis06
    case .ds02, .ds03: .dis05
    case .ds04: .dis03
    case .ds05: .dis01
    case .cs01: .con01
    case .cs03: .con08
    case .as01: .ord13
    case .ns01: .nav06
    case .ns03: .nav03
    default: nil
    }
  }
}

/// What the rulebook says of each rule, for `presim rules`, explanations and documentation.
public enum RuleCatalogue {
  /// The metadata of a rule.
  public static func metadata(_ id: RuleID) -> RuleMetadata {
    switch id {
    case .sty01, .sty02, .sty03, .sty04, .sty05:
      if let found = sty(id) { return found }
    case .pcc01, .pcc02:
      if let found = pcc(id) { return found }
    case .pre01, .pre02, .pre03, .pre04, .pre05, .pre06, .pre07, .pre08, .pre09, .pre10, .pre11, .pre12, .pre13:
      if let found = pre(id) { return found }
    case .ctx01, .ctx02, .ctx03, .ctx04, .ctx05, .ctx06, .ctx07, .ctx08:
      if let found = ctx(id) { return found }
    case .adp01, .adp02, .adp03, .adp04, .adp05, .adp06, .adp07, .adp08:
      if let found = adp(id) { return found }
    case .trn01, .trn02, .trn03, .trn04, .trn05, .trn06:
      if let found = trn(id) { return found }
    case .rem01, .rem02, .rem03, .rem04, .rem05:
      if let found = rem(id) { return found }
    case .dis01, .dis02, .dis03, .dis04, .dis05, .dis06, .dis07, .dis08, .dis09, .dis10, .dis11, .dis12, .dis13:
      if let found = dis(id) { return found }
    case .qry01, .qry02, .qry03, .qry04, .qry05, .qry06, .qry07, .qry08, .qry09:
      if let found = qry(id) { return found }
    case .evt01, .evt02, .evt03, .evt04:
      if let found = evt(id) { return found }
    case .ord01, .ord02, .ord03, .ord04, .ord05, .ord06, .ord07, .ord08, .ord09, .ord10, .ord11, .ord12, .ord13,
      .ord14, .ord15, .ord16, .ord17, .ord18, .ord19, .ord20, .ord21, .ord22, .ord23, .ord24, .ord25, .ord26,
      .ord27, .ord28, .ord29, .ord30, .ord31, .ord32, .ord33, .ord34:
      if let found = ord(id) { return found }
    case .lod01, .lod02, .lod03, .lod04, .lod05, .lod06:
      if let found = lod(id) { return found }
    case .rel01, .rel02, .rel03, .rel04:
      if let found = rel(id) { return found }
    case .con01, .con02, .con03, .con04, .con05, .con06, .con07, .con08, .con09, .con10, .con11, .con12:
      if let found = con(id) { return found }
    case .nav01, .nav02, .nav03, .nav04, .nav05, .nav06, .nav07, .nav08, .nav09, .nav10, .nav11, .nav12, .nav13,
      .nav14, .nav15:
      if let found = nav(id) { return found }
    case .tab01, .tab02, .tab03, .tab04, .tab05:
      if let found = tab(id) { return found }
    case .pag01, .pag02, .pag03, .pag04:
      if let found = pag(id) { return found }
    case .spl01, .spl02, .spl03, .spl04, .spl05, .spl06, .spl07:
      if let found = spl(id) { return found }
    case .sch01, .sch02, .sch03, .sch04:
      if let found = sch(id) { return found }
    case .win01, .win02, .win03, .win04, .win05, .win06:
      if let found = win(id) { return found }
    }
    return RuleMetadata(
      id: id, title: "", chapter: 0, statement: "", versions: "", evidence: [], example: "")
  }
}

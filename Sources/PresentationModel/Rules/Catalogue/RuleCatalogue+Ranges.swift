// Made from the doc comments of Rules; the catalogue test says when it is out of date.

extension RuleCatalogue {
  /// Where a rule holds.
  public static func range(_ id: RuleID) -> VersionRange {
    switch id {
    case .sty01, .sty03, .sty04, .sty05, .pcc01, .pcc02, .pre01, .pre02, .pre03, .pre04, .pre05, .pre06, .pre07,
      .pre08, .pre09, .pre10, .pre11, .pre12, .pre13, .ctx01, .ctx02, .ctx04, .ctx05, .ctx06, .ctx08, .adp01,
      .adp02, .adp03, .adp04, .adp05, .adp06, .adp07, .adp08, .trn01, .trn02, .trn03, .trn05, .trn06, .rem01,
      .rem02, .rem03, .dis01, .dis02, .dis03, .dis04, .dis05, .dis06, .dis07, .dis08, .dis10, .dis11, .dis12,
      .dis13, .qry01, .qry02, .qry03, .qry04, .qry05, .qry06, .qry07, .qry08, .qry09, .evt01, .evt02, .evt03,
      .evt04, .ord01, .ord02, .ord03, .ord04, .ord05, .ord06, .ord09, .ord10, .ord11, .ord12, .ord13, .ord14,
      .ord15, .ord18, .ord19, .ord22, .ord23, .ord24, .ord25, .ord26, .ord27, .ord29, .ord30, .ord31, .ord32,
      .ord33, .ord34, .lod01, .lod02, .lod03, .lod05, .lod06, .rel01, .rel02, .rel03, .rel04, .con01, .con02,
      .con03, .con04, .con05, .con06, .con07, .con08, .con09, .con10, .nav01, .nav02, .nav03, .nav06, .nav07,
      .nav08, .nav09, .nav10, .nav11, .nav12, .nav13, .tab01, .tab02, .tab03, .tab04, .tab05, .pag01, .pag02,
      .pag03, .pag04, .spl01, .spl02, .spl03, .spl04, .spl05, .sch03, .sch04, .win01, .win02, .win03, .win04:
      VersionRange(UIKitVersion(8), 26, documents: true)
    case .sty02, .ctx07, .rem04, .dis09, .ord07, .ord20, .ord28, .nav05, .nav15, .sch01:
      VersionRange(UIKitVersion(13), 26, documents: false)
    case .ctx03:
      VersionRange(UIKitVersion(8), 26, documents: false)
    case .trn04, .ord17:
      VersionRange(UIKitVersion(18), 26, documents: false)
    case .rem05, .lod04:
      .documentsOnly
    case .ord08, .ord21, .nav04, .nav14, .sch02:
      VersionRange(UIKitVersion(8), 12, documents: true)
    case .ord16:
      VersionRange(UIKitVersion(8), 17, documents: true)
    case .con11:
      VersionRange(UIKitVersion(16), 26, documents: false)
    case .con12:
      VersionRange(UIKitVersion(8), 15, documents: true)
    case .spl06, .spl07:
      VersionRange(UIKitVersion(14), 26, documents: false)
    case .win05:
      VersionRange(UIKitVersion(9), 26, documents: true)
    case .win06:
      VersionRange(UIKitVersion(8), 8, documents: false)
    }
  }
}

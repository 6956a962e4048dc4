/// The rules of the rulebook that presim implements. A rule's ID is for ever; a retired one is never used again.
package enum RuleID: UInt16, CaseIterable, Sendable {
  case sty01, sty02, sty03, sty04, sty05
  case pcc01, pcc02
  case pre01, pre02, pre03, pre04, pre05, pre06, pre07, pre08, pre09, pre10, pre11, pre12, pre13
  case ctx01, ctx02, ctx03, ctx04, ctx05, ctx06, ctx07, ctx08
  case adp01, adp02, adp03, adp04, adp05, adp06, adp07, adp08, adp09
  case trn01, trn02, trn03, trn04, trn05, trn06, trn07
  case rem01, rem02, rem03, rem04, rem05
  case dis01, dis02, dis03, dis04, dis05, dis06, dis07, dis08, dis09, dis10, dis11, dis12, dis13, dis14, dis15, dis16
  case qry01, qry02, qry03, qry04, qry05, qry06, qry07, qry08, qry09
  case sht01, sht02, sht03, sht04, sht05, sht06
  case bar01, bar02, bar03, bar04, bar05, bar06, bar07, bar08, bar09, bar10, bar11, bar12, bar13
  case evt01, evt02, evt03, evt04, evt05
  case ord01, ord02, ord03, ord04, ord05, ord06, ord07, ord08, ord09, ord10, ord11, ord12, ord13, ord14, ord15,
    ord16, ord17, ord18, ord19, ord20, ord21, ord22, ord23, ord24, ord25, ord26, ord27, ord28, ord29, ord30,
    ord31, ord32, ord33, ord34, ord35
  case lod01, lod02, lod03, lod04, lod05, lod06
  case rel01, rel02, rel03, rel04
  case con01, con02, con03, con04, con05, con06, con07, con08, con09, con10, con11, con12, con13
  case nav01, nav02, nav03, nav04, nav05, nav06, nav07, nav08, nav09, nav10, nav11, nav12, nav13, nav14, nav15, nav16
  case tab01, tab02, tab03, tab04, tab05, tab06, tab07
  case pag01, pag02, pag03, pag04, pag05
  case spl01, spl02, spl03, spl04, spl05, spl06, spl07, spl08, spl09
  case arr01, arr02
  case sch01, sch02, sch03, sch04, sch05
  case win01, win02, win03, win04, win05, win06, win07, win08, win09
  case log01, log02, log03, log04
  case t1, t2, t3, t4, t5
  case cus01, cus02, cus03, cus04, cus05, cus06, cus07, cus08, cus09, cus10, cus11, cus12, cus13, cus14, cus15,
    cus16, cus17, cus18, cus19, cus20, cus21, cus22, cus23, cus24, cus25, cus26, cus27, cus28, cus29, cus30,
    cus31, cus32, cus33
  case shw01, shw02, shw03, shw04, shw05, shw06, shw07, shw08, shw09
  case seg01, seg02, seg03, seg04, seg05, seg06, seg07, seg08, seg09, seg10, seg11, seg12, seg13, seg14, seg15, seg16,
    seg17

  /// The families, in the rulebook's order: the letters, the first of the family, the chapter. Numbers have no gaps.
  private static let families: [(letters: String, first: RuleID, chapter: Int)] = [
    ("STY", .sty01, 1),
    ("PCC", .pcc01, 1),
    ("PRE", .pre01, 1),
    ("CTX", .ctx01, 1),
    ("ADP", .adp01, 1),
    ("TRN", .trn01, 1),
    ("REM", .rem01, 1),
    ("DIS", .dis01, 2),
    ("QRY", .qry01, 2),
    ("SHT", .sht01, 2),
    ("BAR", .bar01, 3),
    ("EVT", .evt01, 4),
    ("ORD", .ord01, 4),
    ("LOD", .lod01, 4),
    ("REL", .rel01, 4),
    ("CON", .con01, 5),
    ("NAV", .nav01, 5),
    ("TAB", .tab01, 5),
    ("PAG", .pag01, 5),
    ("SPL", .spl01, 5),
    ("ARR", .arr01, 5),
    ("SCH", .sch01, 5),
    ("WIN", .win01, 5),
    ("LOG", .log01, 7),
    ("T", .t1, 7),
    ("CUS", .cus01, 9),
    ("SHW", .shw01, 10),
    ("SEG", .seg01, 10),
  ]

  /// The rule of an ID; nil where there is none.
  init?(_ text: String) {
    let count = text.utf8.prefix { $0 != UInt8(ascii: "-") }.count
    let family = RuleID.families.first { $0.letters.utf8.count == count && text.utf8.starts(with: $0.letters.utf8) }
    guard let first = family?.first, let row = RuleID.texts[Int(first.rawValue)...].firstIndex(of: text) else {
      return nil
    }
    self.init(rawValue: UInt16(row))
  }

  private var family: (letters: String, first: RuleID, chapter: Int) {
    RuleID.families.last { $0.first.rawValue <= rawValue } ?? RuleID.families[0]
  }

  /// The ID as the rulebook writes it: `CTX-04`.
  package var text: String { RuleID.texts[Int(rawValue)] }

  /// All of them, by rows: explanations name them again and again.
  private static let texts = RuleID.allCases.map { $0.written }

  private var written: String {
    let number = Int(rawValue - family.first.rawValue) + 1
    if family.letters == "T" { return "T-\(number)" }
    return number < 10 ? "\(family.letters)-0\(number)" : "\(family.letters)-\(number)"
  }

  /// The rulebook's chapter.
  package var chapter: Int { family.chapter }
}

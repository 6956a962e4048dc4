enum OneCallOneVerdict: Rule {
  static let id = RuleID.log03
  static let question = Question.console
  static let versions = Versions(.everywhere, "iOS 8–27.")

  /// A call of `present` is refused by the first check that holds.
  ///
  /// Announces the rule; `Simulator.judge` carries it out.
  static func announcement(_ presented: ControllerID?) -> Finding<Void> {
    decides((), on: presented, "the first check that holds ends the call: no other one is made")
  }

  static let entry = RuleEntry(
    title: "One call, one verdict",
    inShort: "A call to present is checked in a fixed order, and the first problem found is the one that is reported.",
    statement: """
      The checks run in the order of chapter 1 and the first that holds ends it: PRE-01 T-2 · PRE-02 P-E01 · PRE-03 P-E07 · PRE-04
      P-S01 · PRE-05 P-E02, P-E04 · PRE-06 P-E06 · TRN-06 P-E08 · PRE-07 P-E05 · PRE-08 P-E02, P-E03 · PRE-09 P-L03 · PRE-10 P-L01 · PRE-11
      P-L02 · PRE-12 P-L04…P-L06, which lets the call go on · when the transition begins: BAR-07 P-E11, BAR-08 P-E09, P-E10, PRE-13 O-E01,
      O-E02, O-E12, then O-E03.
      """,
    evidence: [
      .observed(
        "P-L03, P-L01, P-L02 in this order: observed for the last two (a root under its own full-screen modal logs P-L01 although it presents, AzureAD/azure-activedirectory-library-for-objc#242; under a sheet P-L02, adaptyteam/AdaptySDK-iOS#116). P-E05 before P-E03: capacitor-community/privacy-screen#98. P-E03 before P-L02: capacitor-community/privacy-screen#83. The rest inferred."
      )
    ],
    example: """
      window `a`. `a.present(b)` full screen, settled; `a.present(c)`: P-L01 on `a`. With `b` a page sheet: P-L02.
      """)
}

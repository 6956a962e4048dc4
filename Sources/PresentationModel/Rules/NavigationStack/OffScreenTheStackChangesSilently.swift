enum OffScreenTheStackChangesSilently: Rule {
  static let id = RuleID.nav10
  static let question = Question.stack
  static let versions = Versions(.everywhere, "iOS 8–26, docs.")
  static let entry = RuleEntry(
    title: "Off screen a stack changes silently, and its top appears with the navigation controller",
    statement: """
      No load and no appearance callback; containment by NAV-01 and NAV-02, a removed old top included. Off screen is: in
      an unselected tab, in no window, covered by a presentation that took the view away. Under a sheet it is on screen.
      """,
    evidence: [
      Evidence(.observed, "Tencent/QMUI_iOS#1180 and its comments on pushes to hidden navigation controllers.")
    ],
    example: """
      nav[a] under a full-screen b, `nav.pushViewController(c)`: `c.willMove(toParent: nav)`. On dismissal of
      b: WA and DA go to nav and c, then `c.didMove(toParent: nav)`; a gets nothing.
      """)
}

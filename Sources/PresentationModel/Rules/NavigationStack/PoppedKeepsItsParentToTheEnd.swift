enum PoppedKeepsItsParentToTheEnd: Rule {
  static let id = RuleID.nav02
  static let question = Question.stack
  static let versions = Versions(.everywhere, "iOS 8–26, docs.")
  static let entry = RuleEntry(
    title: "A popped controller leaves the stack in the call and its parent at the end",
    statement: """
      Visible navigation controller, o popped: in the call o leaves `viewControllers` and gets wM(nil); `o.parent` and
      `o.navigationController` stay until step 1 of the did-phase (ORD-06); dM(nil) after the new top's DA (ORD-15). Off
      screen all of it in the call: wM(nil), cut, dM(nil). A covered controller gets no containment callback when
      something is pushed on it or popped off it.
      """,
    evidence: [
      Evidence(
        .observed,
        "react-native-screens (RNSScreen.mm: in viewWillDisappear `navigationController` still set, its top the new one already; in viewDidDisappear parent nil), arm1.ru log."
      ),
      Evidence(.documented, "Design documents 0 and 1 (pushing keeps, popping removes the child)."),
    ],
    example: """
      nav[a, b], pop, `on b.viewWillDisappear`: `b.navigationController == nav`, `nav.topViewController == a`.
      """)
}

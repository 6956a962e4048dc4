// swift-format-ignore-file
// Made from the doc comments of Rules/Removal; the catalogue test says when it is out of date.

extension RuleCatalogue {
  /// Metadata of the REM rules; nil for any other.
  static func rem(_ id: RuleID) -> RuleMetadata? {
    switch id {
    case .rem01:
      RuleMetadata(
        id: .rem01, title: #"Full screen and current context remove the presenter's view"#, chapter: 1,
        statement: #"""
          By active style: `.fullScreen` and `.currentContext` remove; `.custom` asks its class's
          `shouldRemovePresentersView`, false unless overridden; every other style and STY-03's own presentations leave the
          presenter's view where it is.
          """#,
        versions: #"""
          iOS 8–26, **docs** too.
          """#,
        evidence: [
          Evidence(.documented, #"Apple `fullScreen`, `currentContext`, `overCurrentContext`, `shouldRemovePresentersView`; WWDC14-214, WWDC19-224; Design documents 0, 2, 4."#),
          Evidence(.observed, #"dumps (objc.io issue 19); ww-tech/lasso system-behaviour tests (page sheet, 12 and 13)."#),
        ],
        example: #"""
          custom X with `shouldRemovePresentersView = true` from `T▸N▸V`: T, N, V leave.
          """#)
    case .rem02:
      RuleMetadata(
        id: .rem02, title: #"It is the presenter's own view, with everything in it"#, chapter: 1,
        statement: #"""
          Only the view of the presenter is taken out. With it go all descendants, and what descendants present in the context
          family. The presenter's ancestors, lower levels and full-screen presentations elsewhere stay as they are.
          """#,
        versions: #"""
          iOS 8–26. **docs:** see REM-05.
          """#,
        evidence: [
          Evidence(.observed, #"dumps (root and all containers "not in the window" below a full-screen modal; everything "appeared" below a sheet)."#),
          Evidence(.documented, #"Apple `currentContext` ("the presenting view controller")."#),
          Evidence(.inferred, #"presentations of descendants."#),
        ],
        example: #"""
          `T▸N▸V`, current context: N and V leave, T and its tab bar stay. V→M page sheet, M→X full screen: M
          leaves, V stays.
          """#)
    case .rem03:
      RuleMetadata(
        id: .rem03, title: #"From the end of the presentation to the beginning of the dismissal"#, chapter: 1,
        statement: #"""
          The view leaves when the presentation has ended, before the did-callbacks (ORD-06), and is put back when the
          dismissal begins, after the will-callbacks and before viewIsAppearing (ORD-05). A cancelled presentation never takes
          it out; a cancelled dismissal takes it out again.
          """#,
        versions: #"""
          iOS 8–26, **docs** too.
          """#,
        evidence: [
          Evidence(.documented, #"Apple `fullScreen` ("after the presentation completes"), WWDC19-224."#),
          Evidence(.observed, #"dumps caught between the two."#),
          Evidence(.inferred, #"cancellation."#),
        ],
        example: #"""
          `begin V.present(X)` full screen: `V.view.window != nil`; after `finish`: nil.
          """#)
    case .rem04:
      RuleMetadata(
        id: .rem04, title: #"A sheet never removes, however much it covers"#, chapter: 1,
        statement: #"""
          Page and form sheets that fill the screen (compact height, large detent) still leave the presenter's view in the
          window.
          """#,
        versions: #"""
          iOS 13+.
          """#,
        evidence: [
          Evidence(.documented, #"WWDC19-224."#),
          Evidence(.observed, #"Neuburg (iPhone landscape)."#),
        ],
        example: #"""
          iPhone landscape, default style: `V.view.window != nil`.
          """#)
    case .rem05:
      RuleMetadata(
        id: .rem05, title: #"docs: after full screen only the presented is left"#, chapter: 1,
        statement: #"""
          With active style `.fullScreen` the views of the presenter and of every lower level leave the window, and return as
          in REM-03.
          """#,
        versions: #"""
          **docs** only.
          """#,
        evidence: [
          Evidence(.documented, #"Design document 4 ("only the presented controller is under the window")."#),
        ],
        example: #"""
          V→M over full screen, M→X full screen: `docs`: V and M leave; `ios 26`: M leaves, V stays.
          """#)
    default: nil
    }
  }
}

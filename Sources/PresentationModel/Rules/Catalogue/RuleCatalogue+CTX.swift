// swift-format-ignore-file
// Made from the doc comments of Rules/Context; the catalogue test says when it is out of date.

extension RuleCatalogue {
  /// Metadata of the CTX rules; nil for any other.
  static func ctx(_ id: RuleID) -> RuleMetadata? {
    switch id {
    case .ctx01:
      RuleMetadata(
        id: .ctx01, title: #"The style decides whether a context is looked for"#, chapter: 1,
        statement: #"""
          *Context family*: `.currentContext`, `.overCurrentContext`, UISearchController, and `.custom` whose presentation controller
          has `shouldPresentInFullscreen == false`. *Full-screen family*: everything else; `shouldPresentInFullscreen` is true unless overridden.
          The requested style counts, never the active one: adaptation cannot move a presentation to another presenter.
          """#,
        versions: #"""
          iOS 8–26, **docs** too.
          """#,
        evidence: [
          Evidence(.documented, #"Apple `definesPresentationContext`, `shouldPresentInFullscreen`; WWDC14-214; Design document 4."#),
          Evidence(.observed, #"custom ignores the context by default (slackhq/PanModal#40, SebastianBoldt/Jelly#72)."#),
          Evidence(.inferred, #"the last sentence (ADP-01 and ADP-03 only ever lead from the full-screen family into it)."#),
        ],
        example: #"""
          `T▸N▸V`, custom X: presenter T; with `shouldPresentInFullscreen = false`: presenter N.
          """#)
    case .ctx02:
      RuleMetadata(
        id: .ctx02, title: #"The full-screen family goes to the tree top"#, chapter: 1,
        statement: #"""
          A = the source's tree top, reached through `parent` alone. `definesPresentationContext` is not looked at. Then CTX-03.
          """#,
        versions: #"""
          iOS 8–26. **docs:** A is the presenter; CTX-03 is skipped.
          """#,
        evidence: [
          Evidence(.documented, #"Apple `UIPresentationController.presentingViewController` (root, definer, or the last presented); Design document 4."#),
          Evidence(.observed, #"dumps put the presented under the outermost container (objc.io issue 19); ww-tech/lasso ModalTesting; pointfreeco swift-navigation PresentationTests."#),
        ],
        example: #"""
          `T▸N▸V`, `V.present(X)` full screen: `X.presentingViewController == T`. V→M, M = `N▸W`: `W.present(X)`: presenter N.
          """#)
    case .ctx03:
      RuleMetadata(
        id: .ctx03, title: #"…and on, until the presenter covers the screen"#, chapter: 1,
        statement: #"""
          A tree top *covers the screen* when it has no own presenter, or was presented in the full-screen family, or its own presenter
          is a tree top that covers the screen. While A does not: follow own presenters down from A to the first controller B that has a parent,
          and set A = B's tree top. The last A presents. Both presentations then exist side by side.
          """#,
        versions: #"""
          iOS 8–26. **docs:** not done; a controller that is itself presented is the presenter (Design document 4).
          """#,
        evidence: [
          Evidence(.documented, #"View Controller Programming Guide, "Presenting a View Controller" (a full-screen presenter must itself cover the screen, else UIKit walks up); Design document 2 says the same."#),
          Evidence(.inferred, #"the exact path."#),
        ],
        example: #"""
          `T▸C`, d(C), C→X over the current context, `X.present(Y)` full screen: presenter T; `C.presentedViewController == X` still.
          """#)
    case .ctx04:
      RuleMetadata(
        id: .ctx04, title: #"The context family stops at the first controller that defines a context"#, chapter: 1,
        statement: #"""
          From the source itself upwards through `parent`: the first with `definesPresentationContext == true` presents.
          """#,
        versions: #"""
          iOS 8–26, **docs** too.
          """#,
        evidence: [
          Evidence(.documented, #"Apple `definesPresentationContext`, `currentContext`; Design document 4 (its own order)."#),
          Evidence(.observed, #"Neuburg p. 270 (in a tab, on iPhone too); suterusu/Experiment_PresentationStyle (containment only)."#),
        ],
        example: #"""
          `T▸N▸V`, `V.present(X)` over the current context: presenter N, the tab bar stays usable; with d(V): presenter V.
          """#)
    case .ctx05:
      RuleMetadata(
        id: .ctx05, title: #"Nobody defines one: the tree top presents"#, chapter: 1,
        statement: #"""
          If CTX-04 finds none, the source's tree top presents: the window's root at level 0, the presented root above it.
          """#,
        versions: #"""
          iOS 8–26, **docs** too (at level 0 this is Design document 4's rootViewController).
          """#,
        evidence: [
          Evidence(.disputed, #"Apple `definesPresentationContext` names the window's root; Apple `UIPresentationController.presentingViewController` allows "the last view controller that was presented"; suterusu's experiments find the topmost tree."#),
        ],
        example: #"""
          root V→M, M = `K▸W`, nothing defines: `W.present(X)` current context: presenter M, and V stays in the window.
          """#)
    case .ctx06:
      RuleMetadata(
        id: .ctx06, title: #"Navigation and tab bar controllers define a context by themselves"#, chapter: 1,
        statement: #"""
          Default of `definesPresentationContext`: true for UINavigationController and UITabBarController and their subclasses, false
          for every other class. An assignment wins over the default.
          """#,
        versions: #"""
          iOS 8–26. **docs:** also true for UISplitViewController and UIPageViewController and their subclasses.
          """#,
        evidence: [
          Evidence(.documented, #"Apple `definesPresentationContext` ("such as UINavigationController"); Design document 4 (containers default to YES)."#),
          Evidence(.observed, #"tab bar: magi82.github.io, iOS modal presentation style (2017)."#),
          Evidence(.inferred, #"false for the rest."#),
        ],
        example: #"""
          iPad, `S▸V` (V a plain column), current context: presenter S, as CTX-05's fallback. In `K▸P▸V`: K on `ios 26`, P under
          `docs`.
          """#)
    case .ctx07:
      RuleMetadata(
        id: .ctx07, title: #"From iOS 13 an installed search controller makes its host define the context"#, chapter: 1,
        statement: #"""
          When a controller whose `navigationItem.searchController` is non-nil is shown by a navigation controller, that controller's
          `definesPresentationContext` becomes true, and stays so.
          """#,
        versions: #"""
          iOS 13+.
          """#,
        evidence: [
          Evidence(.documented, #"iOS & iPadOS 13 release notes, UIKit (31338934)."#),
          Evidence(.observed, #"Neuburg, searchable table example."#),
        ],
        example: #"""
          `T▸N▸V`, V has a search controller, `V.present(X)` current context: presenter V on `ios 13`, N on `ios 12`.
          """#)
    case .ctx08:
      RuleMetadata(
        id: .ctx08, title: #"A busy presenter is not skipped"#, chapter: 1,
        statement: #"""
          The walk never follows presentation: a controller whose tree already presents is not replaced by what it presents. The
          presenter found is judged by 1.5 as it is.
          """#,
        versions: #"""
          iOS 8–26, **docs** too.
          """#,
        evidence: [
          Evidence(.observed, #"refused calls name the resolved ancestor (mozilla-mobile/firefox-ios#15436, deltachat-ios#2736)."#),
          Evidence(.documented, #"Design document 4 (one presented controller per context)."#),
        ],
        example: #"""
          `T▸N▸V`, T→M page sheet, `V.present(X)`: PRE-11 naming T. `M.present(X)`: presenter M.
          """#)
    default: nil
    }
  }
}

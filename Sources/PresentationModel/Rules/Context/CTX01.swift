/// The style decides whether a context is looked for (CTX-01).
///
/// *Context family*: `.currentContext`, `.overCurrentContext`, UISearchController, and `.custom` whose presentation
/// controller has `shouldPresentInFullscreen == false`. *Full-screen family*: everything else;
/// `shouldPresentInFullscreen` is true unless overridden. The requested style counts, never the active one: adaptation
/// cannot move a presentation to another presenter.
///
/// - Versions: iOS 8–26, **docs** too.
/// - Evidence: documented: Apple `definesPresentationContext`, `shouldPresentInFullscreen`; WWDC14-214; Design document
///   4. observed: custom ignores the context by default (slackhq/PanModal#40, SebastianBoldt/Jelly#72). inferred: the
///   last sentence (ADP-01 and ADP-03 only ever lead from the full-screen family into it).
/// - Example: `T▸N▸V`, custom X: presenter T; with `shouldPresentInFullscreen = false`: presenter N.
enum CTX01 {
  /// Whether a presentation looks for a context: by the requested style, never the active one.
  static func isContextFamily(
    _ style: ModalPresentationStyle, _ own: OwnPresentation?, presentsInFullscreen: Bool
  ) -> Bool {
    if let own { return own == .search }
    switch style {
    case .currentContext, .overCurrentContext: return true
    case .custom: return !presentsInFullscreen
    default: return false
    }
  }
}

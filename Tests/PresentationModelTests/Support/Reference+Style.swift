/// Styles: what is asked for, what is in effect, whose class is printed.
extension Reference {
  /// STY-03: the presentation a class brings itself.
  func own(_ x: Int) -> String? {
    let kind = all[x]!.kind
    return ["alert", "actionSheet", "activity", "search"].contains(kind) ? kind : nil
  }

  /// STY-03, second table: whether an action sheet or an activity controller is a popover.
  func isPopover(_ x: Int, from source: Int) -> Bool {
    let kind = all[x]!.kind
    guard kind == "actionSheet" || kind == "activity" else { return false }
    guard device == "iPad" || device == "Mac", width == "R" else {
      // There are no popovers on TV to have an anchor.
      return kind == "actionSheet" && version >= 26 && all[x]!.isAnchored && device != "TV"
    }
    let slidesInside = (version < 13 || version == 13 && minor < 2) && !all[x]!.isAnchored
    switch (inside(source), kind) {
    case ("formSheet", "actionSheet"), ("popover", "actionSheet"): return !slidesInside
    case ("popover", _): return version <= 9
    default: return true
    }
  }

  /// The style of the form sheet or popover that a controller stands in.
  private func inside(_ x: Int) -> String? {
    guard let showing = showings[top(x)] else { return nil }
    if showing.active == "formSheet" || showing.active == "popover" { return showing.active }
    return showing.isContext ? inside(showing.presenter) : nil
  }

  /// STY-01, STY-02, STY-03.
  func requestedStyle(_ x: Int) -> String {
    switch all[x]!.kind {
    case "alert", "search": return "custom"
    case "actionSheet", "activity": return "popover"
    case "safari" where all[x]!.style == nil: return "fullScreen"
    default: break
    }
    let standard = device == "TV" || isDocuments || version <= 12 ? "fullScreen" : "automatic"
    let style = all[x]!.style ?? standard
    if style != "automatic" { return style }
    return version >= 18 ? "formSheet" : "pageSheet"
  }

  /// CTX-01.
  func isContextBased(_ x: Int) -> Bool {
    if let own = own(x) { return own == "search" }
    let style = requestedStyle(x)
    return style == "currentContext" || style == "overCurrentContext" || style == "custom" && !all[x]!.custom.1
  }

  /// ADP-01, ADP-04: nobody here has a delegate.
  func adaptedStyle(_ x: Int, from source: Int) -> String {
    let style = requestedStyle(x)
    if own(x) != nil { return isPopover(x, from: source) ? "popover" : "custom" }
    if isContextBased(x) { return style }
    let table: [String]
    switch (style, isDocuments, version >= 13) {
    case ("popover", true, _): table = ["fullScreen", "fullScreen", style, style]
    case ("popover", _, true): table = ["formSheet", "formSheet", "formSheet", style]
    case ("popover", _, false): table = ["fullScreen", "fullScreen", "formSheet", style]
    case ("pageSheet", true, _), ("formSheet", true, _):
      table =
        isPortrait
        ? ["fullScreen", "fullScreen", "fullScreen", "fullScreen"] : ["fullScreen", "fullScreen", style, style]
    case ("pageSheet", _, false), ("formSheet", _, false): table = ["fullScreen", "fullScreen", style, style]
    default: return style
    }
    return table[(width == "C" ? 0 : 2) + (height == "C" ? 0 : 1)]
  }

  /// PCC-02.
  func presentationControllerClass(_ x: Int, _ style: String) -> String {
    let slides = "_UIAlertControllerActionSheetCompactPresentationController"
    let pops = "_UIAlertControllerActionSheetRegularPresentationController"
    let isPopover = isPopover(x, from: showings[x]!.source)
    switch own(x) {
    case "alert": return "_UIAlertControllerAlertPresentationController"
    case "actionSheet": return isPopover ? pops : slides
    case "activity" where version <= 9: return isPopover ? pops : slides
    case "activity": return isPopover ? "UIPopoverPresentationController" : "UIPresentationController"
    case "search": return "UIPresentationController"
    default: break
    }
    switch style {
    case "fullScreen": return "_UIFullscreenPresentationController"
    case "overFullScreen": return "_UIOverFullscreenPresentationController"
    case "currentContext": return "_UICurrentContextPresentationController"
    case "overCurrentContext": return "_UIOverCurrentContextPresentationController"
    case "pageSheet": return "_UIPageSheetPresentationController"
    case "formSheet": return "_UIFormSheetPresentationController"
    case "popover": return "UIPopoverPresentationController"
    case "blurOverFullScreen": return "_UIBlurOverFullscreenPresentationController"
    default: return all[x]!.custom.0
    }
  }

  /// PRE-13.
  func missingAnchor(_ x: Int) -> String? {
    if all[x]!.isAnchored || showings[x]!.active != "popover" { return nil }
    let presenter = showings[x]!.presenter
    let start = "You must provide location information for this popover through the"
    let middle =
      "You must provide either a sourceView and sourceRect or a barButtonItem.  If this information is not known"
    let end = "you may provide it in the UIPopoverPresentationControllerDelegate method -prepareForPopoverPresentation."
    let mode = "is UIModalPresentationPopover."
    if own(x) == "actionSheet" {
      let from = version >= 12 ? " from \(className(presenter)) (\(text(presenter)))" : ""
      return "Your application has presented a UIAlertController (\(text(x))) of style "
        + "UIAlertControllerStyleActionSheet\(from). The modalPresentationStyle of a UIAlertController with this style "
        + "\(mode) \(start) alert controller's popoverPresentationController. \(middle) when you present the alert "
        + "controller, \(end)"
    }
    if own(x) == "activity", (10...12).contains(version) {
      return "Your application has presented a \(className(x)) (\(text(x))). In its current trait environment, the "
        + "modalPresentationStyle of a \(className(x)) with this style \(mode) \(start) view controller's "
        + "popoverPresentationController. \(middle) when you present the view controller, \(end)"
    }
    let name =
      own(x) == "activity" && version <= 9
      ? "_UIAlertControllerActionSheetRegularPresentationController" : "UIPopoverPresentationController"
    return "UIPopoverPresentationController (<\(name)>) should have a non-nil sourceView or "
      + "barButtonItem set before the presentation occurs."
  }

  private func className(_ x: Int) -> Substring { text(x).dropFirst().prefix { $0 != " " } }
}

extension Hierarchy {
  /// Whether a page view controller turns its pages by a curl. UIKit's own default of `init` is the curl; the outlines'
  /// is the storyboard's, scroll.
  func curlsPages(_ pages: ControllerID) -> Bool {
    guard case .enumeration(let type, let row)? = property(pages, .transitionStyle) else { return false }
    return StandardValues.isCurl(type, row)
  }
}

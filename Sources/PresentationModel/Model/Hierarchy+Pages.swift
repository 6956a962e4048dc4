extension Hierarchy {
  /// Whether a page view controller turns its pages by a curl, which is the default.
  func curlsPages(_ pages: ControllerID) -> Bool {
    guard case .enumeration(let type, let row)? = property(pages, .transitionStyle) else { return true }
    return StandardValues.isCurl(type, row)
  }
}

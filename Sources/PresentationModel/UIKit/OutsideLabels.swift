/// The labels of calls of UIKit and its neighbours that no rule asks, for slips in pasted code.
enum OutsideLabels {
  /// All labels that a call of this name can have; nil for a name that is not known, or that apps use for their own.
  static func labels(of name: String) -> [String]? { byName[name] }

  /// Whether it makes a plain value, with all of its labels in this order.
  static func isValue(_ name: String) -> Bool { values.contains { $0.0 == name } }

  private static let byName: [String: [String]] = {
    var found: [String: [String]] = [:]
    for (name, labels) in values + calls { found[name] = labels.split(separator: " ").map { String($0) } }
    return found
  }()

  private static let values = [
    ("CGSize", "width height"), ("CGPoint", "x y"), ("CGRect", "x y width height"),
    ("UIEdgeInsets", "top left bottom right"), ("NSDirectionalEdgeInsets", "top leading bottom trailing"),
    ("CGVector", "dx dy"),
  ]

  private static let calls = [
    (
      "animate",
      """
      withDuration delay options animations completion usingSpringWithDamping initialSpringVelocity springDuration \
      bounce initialSpringVelocity changes alongsideTransition
      """
    ),
    ("asyncAfter", "deadline wallDeadline qos flags execute"),
    ("scheduledTimer", "withTimeInterval repeats block timeInterval target selector userInfo invocation"),
    ("addTarget", "action for"),
    ("setTitle", "for"), ("setTitleColor", "for"), ("setImage", "for"), ("setBackgroundImage", "for"),
    ("instantiateViewController", "withIdentifier identifier creator"),
    ("dequeueReusableCell", "withIdentifier withReuseIdentifier for"),
    ("deselectRow", "at animated"), ("selectRow", "at animated scrollPosition"), ("scrollToRow", "at animated"),
    ("deselectItem", "at animated"), ("insertRows", "at with"), ("deleteRows", "at with"), ("reloadRows", "at with"),
    ("insertSubview", "at aboveSubview belowSubview"),
    ("UITapGestureRecognizer", "target action"), ("UIPanGestureRecognizer", "target action"),
    ("UISwipeGestureRecognizer", "target action"), ("UILongPressGestureRecognizer", "target action"),
    ("UIScreenEdgePanGestureRecognizer", "target action"),
    ("UIAction", "title subtitle image selectedImage identifier discoverabilityTitle attributes state handler"),
    ("UIMenu", "title subtitle image identifier options preferredElementSize children"),
    ("UIStoryboard", "name bundle"), ("UINib", "nibName bundle"),
    ("UITableView", "frame style coder"), ("UICollectionView", "frame collectionViewLayout coder"),
    ("UIStackView", "arrangedSubviews frame coder"), ("UIButton", "type frame configuration primaryAction coder"),
  ]
}

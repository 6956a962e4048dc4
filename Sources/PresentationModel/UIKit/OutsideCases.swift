/// Enumerations of UIKit's that no rule asks: which cases they have, for slips in pasted code.
struct OutsideCases: Sendable, Equatable {
  /// Its place in `all`.
  let row: UInt8

  /// The type's name in Swift.
  var name: String { Self.all[Int(row)].name }
  /// The names of its cases.
  var cases: [String] { Self.all[Int(row)].cases.split(separator: " ").map { String($0) } }

  /// The type of a name: `UIColor`, or `NSTextAlignment`.
  static func named(_ name: String) -> OutsideCases? {
    all.firstIndex { $0.name == name }.map { OutsideCases(row: UInt8($0)) }
  }

  /// Whether apps give it values of their own everywhere, so that only a name of some length can be a slip.
  var isOftenExtended: Bool { name == "UIColor" }

  /// The type of a property: `textAlignment` of a label.
  static func property(_ name: String, of type: UIKitClass) -> OutsideCases? {
    for type in type.lineage { if let found = byPlace[type.name + "." + name] { return found } }
    return nil
  }

  /// The type that an initialiser takes under a label: `type` of `UIButton`.
  static func parameter(_ label: String, ofInitializer type: String) -> OutsideCases? { byPlace["\(type)(\(label):)"] }

  /// The type that a method takes under a label: `for` of `addTarget`.
  static func parameter(_ label: String, of method: String, of type: UIKitClass) -> OutsideCases? {
    for type in type.lineage { if let found = byPlace["\(type.name).\(method)(\(label):)"] { return found } }
    return nil
  }

  private static let byPlace: [String: OutsideCases] = {
    var found: [String: OutsideCases] = [:]
    for (row, entry) in all.enumerated() {
      for place in entry.places.split(separator: " ") { found[String(place)] = OutsideCases(row: UInt8(row)) }
    }
    return found
  }()

  private static let all: [(name: String, cases: String, places: String)] = [
    (
      "NSTextAlignment", "left center right justified natural",
      "UILabel.textAlignment UITextField.textAlignment UITextView.textAlignment"
    ),
    (
      "NSLineBreakMode",
      "byWordWrapping byCharWrapping byClipping byTruncatingHead byTruncatingTail byTruncatingMiddle",
      "UILabel.lineBreakMode"
    ),
    (
      "UIView.ContentMode",
      """
      scaleToFill scaleAspectFit scaleAspectFill redraw center top bottom left right topLeft topRight bottomLeft \
      bottomRight
      """, "UIView.contentMode"
    ),
    ("UIView.TintAdjustmentMode", "automatic normal dimmed", "UIView.tintAdjustmentMode"),
    (
      "UISemanticContentAttribute", "unspecified playback spatial forceLeftToRight forceRightToLeft",
      "UIView.semanticContentAttribute"
    ),
    ("NSLayoutConstraint.Axis", "horizontal vertical", "UIStackView.axis"),
    (
      "UIStackView.Distribution", "fill fillEqually fillProportionally equalSpacing equalCentering",
      "UIStackView.distribution"
    ),
    (
      "UIStackView.Alignment", "fill leading top firstBaseline center trailing bottom lastBaseline",
      "UIStackView.alignment"
    ),
    ("UIScrollView.KeyboardDismissMode", "none onDrag interactive onDragWithAccessory interactiveWithAccessory",
      "UIScrollView.keyboardDismissMode"),
    ("UIScrollView.ContentInsetAdjustmentBehavior", "automatic scrollableAxes never always",
      "UIScrollView.contentInsetAdjustmentBehavior"),
    ("UIScrollView.IndicatorStyle", "default black white", "UIScrollView.indicatorStyle"),
    ("UITableViewCell.SeparatorStyle", "none singleLine singleLineEtched", "UITableView.separatorStyle"),
    ("UITableView.Style", "plain grouped insetGrouped", "UITableView(style:) UITableViewController(style:)"),
    ("UITableViewCell.CellStyle", "default value1 value2 subtitle", "UITableViewCell(style:)"),
    ("UIButton.ButtonType", "custom system detailDisclosure infoLight infoDark contactAdd plain close roundedRect",
      "UIButton(type:)"),
    ("UIActivityIndicatorView.Style", "medium large white whiteLarge gray", "UIActivityIndicatorView(style:)"),
    (
      "UIBlurEffect.Style",
      """
      extraLight light dark extraDark regular prominent systemUltraThinMaterial systemThinMaterial systemMaterial \
      systemThickMaterial systemChromeMaterial systemUltraThinMaterialLight systemThinMaterialLight \
      systemMaterialLight systemThickMaterialLight systemChromeMaterialLight systemUltraThinMaterialDark \
      systemThinMaterialDark systemMaterialDark systemThickMaterialDark systemChromeMaterialDark
      """, "UIBlurEffect(style:)"
    ),
    (
      "UIControl.State", "normal highlighted disabled selected focused application reserved",
      """
      UIButton.setTitle(for:) UIButton.setImage(for:) UIButton.setTitleColor(for:) UIButton.setBackgroundImage(for:) \
      UIButton.setAttributedTitle(for:)
      """
    ),
    (
      "UIControl.Event",
      """
      touchDown touchDownRepeat touchDragInside touchDragOutside touchDragEnter touchDragExit touchUpInside \
      touchUpOutside touchCancel valueChanged menuActionTriggered primaryActionTriggered editingDidBegin \
      editingChanged editingDidEnd editingDidEndOnExit allTouchEvents allEditingEvents applicationReserved \
      systemReserved allEvents
      """, "UIControl.addTarget(for:) UIControl.removeTarget(for:) UIControl.addAction(for:) UIControl.sendActions(for:)"
    ),
    (
      "UIColor",
      """
      black darkGray lightGray white gray red green blue cyan yellow magenta orange purple brown clear systemRed \
      systemGreen systemBlue systemOrange systemYellow systemPink systemPurple systemTeal systemIndigo systemBrown \
      systemMint systemCyan systemGray systemGray2 systemGray3 systemGray4 systemGray5 systemGray6 label \
      secondaryLabel tertiaryLabel quaternaryLabel link placeholderText separator opaqueSeparator systemBackground \
      secondarySystemBackground tertiarySystemBackground systemGroupedBackground secondarySystemGroupedBackground \
      tertiarySystemGroupedBackground systemFill secondarySystemFill tertiarySystemFill quaternarySystemFill \
      darkText lightText groupTableViewBackground tintColor
      """, "UIView.backgroundColor UIView.tintColor UILabel.textColor UITableView.separatorColor"
    ),
  ]

  /// What further properties of views are: Swift's own types.
  enum Plain: Sendable { case bool, text, int, number }

  /// The plain type of a property outside presim's subject; nil where it has another, or none is known.
  static func plain(_ name: String, of type: UIKitClass) -> Plain? {
    for type in type.lineage { if let found = plainByPlace[type.name + "." + name] { return found } }
    return nil
  }

  private static let plainByPlace: [String: Plain] = {
    var found: [String: Plain] = [:]
    for (type, names, plain) in plainRows {
      for name in names.split(separator: " ") { found["\(type.name).\(name)"] = plain }
    }
    return found
  }()

  private static let plainRows: [(UIKitClass, String, Plain)] = [
    (
      .view,
      """
      isHidden isOpaque clipsToBounds isUserInteractionEnabled isMultipleTouchEnabled isExclusiveTouch \
      translatesAutoresizingMaskIntoConstraints autoresizesSubviews insetsLayoutMarginsFromSafeArea \
      preservesSuperviewLayoutMargins isFocused
      """, .bool
    ),
    (.view, "alpha contentScaleFactor", .number),
    (.view, "tag", .int),
    (.control, "isEnabled isSelected isHighlighted isTracking", .bool),
    (.label, "text", .text),
    (.label, "numberOfLines", .int),
    (.label, "adjustsFontSizeToFitWidth", .bool),
    (
      .scrollView,
      """
      isScrollEnabled isPagingEnabled bounces alwaysBounceVertical alwaysBounceHorizontal \
      showsVerticalScrollIndicator showsHorizontalScrollIndicator
      """, .bool
    ),
    (.scrollView, "zoomScale minimumZoomScale maximumZoomScale", .number),
    (.tableView, "allowsSelection allowsMultipleSelection", .bool),
    (.tableView, "rowHeight estimatedRowHeight sectionHeaderHeight", .number),
    (.stackView, "spacing", .number),
    (.stackView, "isLayoutMarginsRelativeArrangement", .bool),
  ]
}

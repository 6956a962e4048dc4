extension SystemInterface {
  /// Views, controls and what they are made of.
  static let views = """
    class UIView: UIResponder
     init()
     init(frame: CGRect)
     static var areAnimationsEnabled: Bool
     var isHidden, isOpaque, clipsToBounds, isUserInteractionEnabled, isMultipleTouchEnabled, isExclusiveTouch: Bool
     var translatesAutoresizingMaskIntoConstraints, autoresizesSubviews, preservesSuperviewLayoutMargins: Bool
     var alpha, contentScaleFactor: CGFloat
     var tag: Int
     var frame, bounds: CGRect
     var center: CGPoint
     var backgroundColor: UIColor?
     var tintColor: UIColor!
     var contentMode: UIView.ContentMode
     var tintAdjustmentMode: UIView.TintAdjustmentMode
     var superview: UIView?
     var window: UIWindow?
     var layer: CALayer
     var subviews: [UIView]
     var transform: CGAffineTransform
     var safeAreaLayoutGuide, layoutMarginsGuide, readableContentGuide: UILayoutGuide
     var leadingAnchor, trailingAnchor, leftAnchor, rightAnchor, centerXAnchor: NSLayoutXAxisAnchor
     var topAnchor, bottomAnchor, centerYAnchor, firstBaselineAnchor, lastBaselineAnchor: NSLayoutYAxisAnchor
     var widthAnchor, heightAnchor: NSLayoutDimension
     var accessibilityIdentifier: String?
     func addSubview(_: UIView)
     func insertSubview(_: UIView, at: Int)
     func insertSubview(_: UIView, aboveSubview: UIView)
     func insertSubview(_: UIView, belowSubview: UIView)
     func removeFromSuperview()
     func bringSubviewToFront(_: UIView)
     func sendSubviewToBack(_: UIView)
     func addGestureRecognizer(_: UIGestureRecognizer)
     func removeGestureRecognizer(_: UIGestureRecognizer)
     func layoutIfNeeded()
     func setNeedsLayout()
     func setNeedsDisplay()
     func sizeToFit()
     func endEditing(_: Bool) -> Bool
     func viewWithTag(_: Int) -> UIView?
     func isDescendant(of: UIView) -> Bool
     func snapshotView(afterScreenUpdates: Bool) -> UIView?
     static func animate(withDuration: TimeInterval, animations: () -> Void, completion: ((Bool) -> Void)? = _)
     static func animate(withDuration: TimeInterval, delay: TimeInterval, options: UIView.AnimationOptions = _, animations: () -> Void, completion: ((Bool) -> Void)? = _)
     static func animate(withDuration: TimeInterval, delay: TimeInterval, usingSpringWithDamping: CGFloat, initialSpringVelocity: CGFloat, options: UIView.AnimationOptions = _, animations: () -> Void, completion: ((Bool) -> Void)? = _)
     static func animate(springDuration: TimeInterval = _, bounce: CGFloat = _, initialSpringVelocity: CGFloat = _, delay: TimeInterval = _, options: UIView.AnimationOptions = _, animations: () -> Void, completion: ((Bool) -> Void)? = _)
     static func animate(_: Animation, changes: () -> Void, completion: (() -> Void)? = _)
     static func transition(with: UIView, duration: TimeInterval, options: UIView.AnimationOptions = _, animations: (() -> Void)?, completion: ((Bool) -> Void)? = _)
     static func transition(from: UIView, to: UIView, duration: TimeInterval, options: UIView.AnimationOptions = _, completion: ((Bool) -> Void)? = _)
     static func performWithoutAnimation(_: () -> Void)
     static func userInterfaceLayoutDirection(for: UISemanticContentAttribute) -> UIUserInterfaceLayoutDirection
    enum UIView.AnimationOptions
     case layoutSubviews allowUserInteraction beginFromCurrentState repeat autoreverse overrideInheritedDuration
     case overrideInheritedCurve allowAnimatedContent showHideTransitionViews overrideInheritedOptions curveEaseInOut
     case curveEaseIn curveEaseOut curveLinear transitionFlipFromLeft transitionFlipFromRight transitionCurlUp
     case transitionCurlDown transitionCrossDissolve transitionFlipFromTop transitionFlipFromBottom
     case preferredFramesPerSecond60 preferredFramesPerSecond30 flushUpdates
    enum UIView.ContentMode
     case scaleToFill scaleAspectFit scaleAspectFill redraw center top bottom left right topLeft topRight bottomLeft
     case bottomRight
    enum UIView.TintAdjustmentMode
     case automatic normal dimmed
    enum NSTextAlignment
     case left center right justified natural
    enum NSLineBreakMode
     case byWordWrapping byCharWrapping byClipping byTruncatingHead byTruncatingTail byTruncatingMiddle
    class UILabel: UIView
     init()
     init(frame: CGRect)
     var text: String?
     var font: UIFont!
     var textColor: UIColor!
     var textAlignment: NSTextAlignment
     var lineBreakMode: NSLineBreakMode
     var numberOfLines: Int
     var adjustsFontSizeToFitWidth, isEnabled, isHighlighted: Bool
     var minimumScaleFactor: CGFloat
    class UIControl: UIView
     var isEnabled, isSelected, isHighlighted: Bool
     func addTarget(_: Any?, action: Selector, for: UIControl.Event)
     func removeTarget(_: Any?, action: Selector?, for: UIControl.Event)
     func addAction(_: UIAction, for: UIControl.Event)
     func removeAction(_: UIAction, for: UIControl.Event)
     func sendActions(for: UIControl.Event)
     func sendAction(_: Selector, to: Any?, for: UIEvent?)
    enum UIControl.Event
     case touchDown touchDownRepeat touchDragInside touchDragOutside touchDragEnter touchDragExit touchUpInside
     case touchUpOutside touchCancel valueChanged menuActionTriggered primaryActionTriggered editingDidBegin
     case editingChanged editingDidEnd editingDidEndOnExit allTouchEvents allEditingEvents applicationReserved
     case systemReserved allEvents
    enum UIControl.State
     case normal highlighted disabled selected focused application reserved
    class UIButton: UIControl
     init(type: UIButton.ButtonType)
     init(frame: CGRect)
     init(type: UIButton.ButtonType = _, primaryAction: UIAction?)
     init(frame: CGRect, primaryAction: UIAction?)
     init(configuration: UIButton.Configuration, primaryAction: UIAction? = _)
     var titleLabel: UILabel?
     var imageView: UIImageView?
     var configuration: UIButton.Configuration?
     var menu: UIMenu?
     var currentTitle: String?
     var showsMenuAsPrimaryAction: Bool
     func setTitle(_: String?, for: UIControl.State)
     func setTitleColor(_: UIColor?, for: UIControl.State)
     func setImage(_: UIImage?, for: UIControl.State)
     func setBackgroundImage(_: UIImage?, for: UIControl.State)
     func title(for: UIControl.State) -> String?
    enum UIButton.ButtonType
     case custom system detailDisclosure infoLight infoDark contactAdd plain close roundedRect
    struct UIButton.Configuration
     static func plain() -> UIButton.Configuration
     static func tinted() -> UIButton.Configuration
     static func gray() -> UIButton.Configuration
     static func filled() -> UIButton.Configuration
     static func borderless() -> UIButton.Configuration
     static func bordered() -> UIButton.Configuration
     static func borderedTinted() -> UIButton.Configuration
     static func borderedProminent() -> UIButton.Configuration
     static func glass() -> UIButton.Configuration
     static func prominentGlass() -> UIButton.Configuration
     static func clearGlass() -> UIButton.Configuration
     static func prominentClearGlass() -> UIButton.Configuration
     var title, subtitle: String?
     var image: UIImage?
     var baseForegroundColor, baseBackgroundColor: UIColor?
     var showsActivityIndicator: Bool
     var imagePadding, titlePadding: CGFloat
    class UITextField: UIControl
     var text, placeholder: String?
     var font: UIFont?
     var textColor: UIColor?
     var textAlignment: NSTextAlignment
     var borderStyle: UITextField.BorderStyle
     var keyboardType: UIKeyboardType
     var returnKeyType: UIReturnKeyType
     var clearButtonMode: UITextField.ViewMode
     var autocapitalizationType: UITextAutocapitalizationType
     var autocorrectionType: UITextAutocorrectionType
     var isSecureTextEntry, clearsOnBeginEditing: Bool
    enum UITextField.BorderStyle
     case none line bezel roundedRect
    enum UITextField.ViewMode
     case never whileEditing unlessEditing always
    enum UIKeyboardType
     case default asciiCapable numbersAndPunctuation URL numberPad phonePad namePhonePad emailAddress decimalPad
     case twitter webSearch asciiCapableNumberPad alphabet
    enum UIReturnKeyType
     case default go google join next route search send yahoo done emergencyCall continue
    enum UITextAutocapitalizationType
     case none words sentences allCharacters
    enum UITextAutocorrectionType
     case default no yes
    class UITextView: UIScrollView
     var text: String!
     var font: UIFont?
     var textColor: UIColor?
     var textAlignment: NSTextAlignment
     var isEditable, isSelectable: Bool
    class UISwitch: UIControl
     var isOn: Bool
     func setOn(_: Bool, animated: Bool)
    class UISlider: UIControl
     var value, minimumValue, maximumValue: Float
     func setValue(_: Float, animated: Bool)
    class UISegmentedControl: UIControl
     init()
     init(frame: CGRect)
     init(items: Any)
     init(frame: CGRect, actions: Any)
     var selectedSegmentIndex, numberOfSegments: Int
     func titleForSegment(at: Int) -> String?
    class UIPageControl: UIControl
     var numberOfPages, currentPage: Int
    class UIImageView: UIView
     init(image: UIImage?)
     init(image: UIImage?, highlightedImage: UIImage?)
     init(frame: CGRect)
     var image: UIImage?
    class UIActivityIndicatorView: UIView
     init(style: UIActivityIndicatorView.Style)
     init(frame: CGRect)
     var isAnimating, hidesWhenStopped: Bool
     func startAnimating()
     func stopAnimating()
    enum UIActivityIndicatorView.Style
     case medium large white whiteLarge gray
    class UIVisualEffectView: UIView
     init(effect: UIVisualEffect?)
     init(frame: CGRect)
    class UIBlurEffect: UIVisualEffect
     init(style: UIBlurEffect.Style)
    enum UIBlurEffect.Style
     case extraLight light dark extraDark regular prominent systemUltraThinMaterial systemThinMaterial systemMaterial
     case systemThickMaterial systemChromeMaterial systemUltraThinMaterialLight systemThinMaterialLight
     case systemMaterialLight systemThickMaterialLight systemChromeMaterialLight systemUltraThinMaterialDark
     case systemThinMaterialDark systemMaterialDark systemThickMaterialDark systemChromeMaterialDark
    class UIStackView: UIView
     init(arrangedSubviews: [UIView])
     init(frame: CGRect)
     var axis: NSLayoutConstraint.Axis
     var distribution: UIStackView.Distribution
     var alignment: UIStackView.Alignment
     var spacing: CGFloat
     var isLayoutMarginsRelativeArrangement: Bool
     func addArrangedSubview(_: UIView)
     func insertArrangedSubview(_: UIView, at: Int)
     func removeArrangedSubview(_: UIView)
    enum NSLayoutConstraint.Axis
     case horizontal vertical
    enum UIStackView.Distribution
     case fill fillEqually fillProportionally equalSpacing equalCentering
    enum UIStackView.Alignment
     case fill leading top firstBaseline center trailing bottom lastBaseline
    class UIScrollView: UIView
     var isScrollEnabled, isPagingEnabled, bounces, alwaysBounceVertical, alwaysBounceHorizontal: Bool
     var showsVerticalScrollIndicator, showsHorizontalScrollIndicator: Bool
     var zoomScale, minimumZoomScale, maximumZoomScale: CGFloat
     var contentOffset: CGPoint
     var contentSize: CGSize
     var keyboardDismissMode: UIScrollView.KeyboardDismissMode
     var contentInsetAdjustmentBehavior: UIScrollView.ContentInsetAdjustmentBehavior
     var refreshControl: UIRefreshControl?
     func setContentOffset(_: CGPoint, animated: Bool)
    enum UIScrollView.KeyboardDismissMode
     case none onDrag interactive onDragWithAccessory interactiveWithAccessory
    enum UIScrollView.ContentInsetAdjustmentBehavior
     case automatic scrollableAxes never always
    class UIRefreshControl: UIControl
     var isRefreshing: Bool
     func beginRefreshing()
     func endRefreshing()
    class UITableView: UIScrollView
     init(frame: CGRect, style: UITableView.Style)
     init(frame: CGRect)
     var rowHeight, estimatedRowHeight, sectionHeaderHeight: CGFloat
     var allowsSelection, allowsMultipleSelection, isEditing: Bool
     var separatorStyle: UITableViewCell.SeparatorStyle
     var tableHeaderView, tableFooterView, backgroundView: UIView?
     var indexPathForSelectedRow: IndexPath?
     var indexPathsForSelectedRows, indexPathsForVisibleRows: [IndexPath]?
     var visibleCells: [UITableViewCell]
     var numberOfSections: Int
     func numberOfRows(inSection: Int) -> Int
     func register(_: AnyClass?, forCellReuseIdentifier: String)
     func register(_: UINib?, forCellReuseIdentifier: String)
     func register(_: AnyClass?, forHeaderFooterViewReuseIdentifier: String)
     func register(_: UINib?, forHeaderFooterViewReuseIdentifier: String)
     func dequeueReusableCell(withIdentifier: String, for: IndexPath) -> UITableViewCell
     func dequeueReusableCell(withIdentifier: String) -> UITableViewCell?
     func dequeueReusableHeaderFooterView(withIdentifier: String) -> UITableViewHeaderFooterView?
     func cellForRow(at: IndexPath) -> UITableViewCell?
     func indexPath(for: UITableViewCell) -> IndexPath?
     func indexPathForRow(at: CGPoint) -> IndexPath?
     func reloadData()
     func reloadRows(at: [IndexPath], with: UITableView.RowAnimation)
     func insertRows(at: [IndexPath], with: UITableView.RowAnimation)
     func deleteRows(at: [IndexPath], with: UITableView.RowAnimation)
     func selectRow(at: IndexPath?, animated: Bool, scrollPosition: UITableView.ScrollPosition)
     func deselectRow(at: IndexPath, animated: Bool)
     func scrollToRow(at: IndexPath, at: UITableView.ScrollPosition, animated: Bool)
     func beginUpdates()
     func endUpdates()
     func setEditing(_: Bool, animated: Bool)
    enum UITableView.Style
     case plain grouped insetGrouped
    enum UITableView.RowAnimation
     case fade right left top bottom none middle automatic
    enum UITableView.ScrollPosition
     case none top middle bottom
    class UITableViewCell: UIView
     init(style: UITableViewCell.CellStyle, reuseIdentifier: String?)
     var textLabel, detailTextLabel: UILabel?
     var imageView: UIImageView?
     var contentView: UIView
     var accessoryView, backgroundView, selectedBackgroundView: UIView?
     var accessoryType: UITableViewCell.AccessoryType
     var selectionStyle: UITableViewCell.SelectionStyle
     var isSelected, isHighlighted, isEditing: Bool
     var reuseIdentifier: String?
     func prepareForReuse()
     func setSelected(_: Bool, animated: Bool)
     func defaultContentConfiguration() -> UIListContentConfiguration
     func defaultBackgroundConfiguration() -> UIBackgroundConfiguration
    enum UITableViewCell.CellStyle
     case default value1 value2 subtitle
    enum UITableViewCell.AccessoryType
     case none disclosureIndicator detailDisclosureButton checkmark detailButton
    enum UITableViewCell.SelectionStyle
     case none blue gray default
    enum UITableViewCell.SeparatorStyle
     case none singleLine singleLineEtched
    class UICollectionView: UIScrollView
     init(frame: CGRect, collectionViewLayout: UICollectionViewLayout)
     var allowsSelection, allowsMultipleSelection: Bool
     var indexPathsForSelectedItems: [IndexPath]?
     var indexPathsForVisibleItems: [IndexPath]
     var visibleCells: [UICollectionViewCell]
     var numberOfSections: Int
     func numberOfItems(inSection: Int) -> Int
     func indexPath(for: UICollectionViewCell) -> IndexPath?
     func indexPathForItem(at: CGPoint) -> IndexPath?
     var backgroundView: UIView?
     func register(_: AnyClass?, forCellWithReuseIdentifier: String)
     func register(_: UINib?, forCellWithReuseIdentifier: String)
     func register(_: AnyClass?, forSupplementaryViewOfKind: String, withReuseIdentifier: String)
     func register(_: UINib?, forSupplementaryViewOfKind: String, withReuseIdentifier: String)
     func dequeueReusableCell(withReuseIdentifier: String, for: IndexPath) -> UICollectionViewCell
     func cellForItem(at: IndexPath) -> UICollectionViewCell?
     func reloadData()
     func deselectItem(at: IndexPath, animated: Bool)
     func selectItem(at: IndexPath?, animated: Bool, scrollPosition: UICollectionView.ScrollPosition)
     func scrollToItem(at: IndexPath, at: UICollectionView.ScrollPosition, animated: Bool)
    class UICollectionViewCell: UIView
     var contentView: UIView
     var backgroundView, selectedBackgroundView: UIView?
     var isSelected, isHighlighted: Bool
     var reuseIdentifier: String?
     func prepareForReuse()
    class UICollectionViewListCell: UICollectionViewCell
     func defaultContentConfiguration() -> UIListContentConfiguration
     func defaultBackgroundConfiguration() -> UIBackgroundConfiguration
    class UISearchBar: UIView
     var text, placeholder, prompt: String?
     var showsCancelButton, showsScopeBar: Bool
     var scopeButtonTitles: [String]?
     var selectedScopeButtonIndex: Int
     var searchTextField: UITextField
     func setShowsCancelButton(_: Bool, animated: Bool)
    class UIGestureRecognizer: NSObject
     init(target: Any?, action: Selector?)
     var isEnabled, cancelsTouchesInView: Bool
     var state: UIGestureRecognizer.State
     var view: UIView?
     func location(in: UIView?) -> CGPoint
     func require(toFail: UIGestureRecognizer)
    enum UIGestureRecognizer.State
     case possible began changed ended cancelled failed recognized
    class UITapGestureRecognizer: UIGestureRecognizer
     init(target: Any?, action: Selector?)
     var numberOfTapsRequired, numberOfTouchesRequired: Int
    class UIPanGestureRecognizer: UIGestureRecognizer
     init(target: Any?, action: Selector?)
     func translation(in: UIView?) -> CGPoint
     func velocity(in: UIView?) -> CGPoint
     func setTranslation(_: CGPoint, in: UIView?)
    class UILongPressGestureRecognizer: UIGestureRecognizer
     init(target: Any?, action: Selector?)
     var minimumPressDuration: TimeInterval
    class UISwipeGestureRecognizer: UIGestureRecognizer
     init(target: Any?, action: Selector?)
     var direction: UISwipeGestureRecognizer.Direction
     var numberOfTouchesRequired: Int
    class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer
     init(target: Any?, action: Selector?)

    """
}

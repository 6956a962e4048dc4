/// The table of properties: `PropertyTable+….swift` have a row for each property of each class.
enum PropertyTable {
  typealias Row = PropertyRow

  /// The rows of each class, by the row of `UIKitClass`.
  static let ofClasses: [[Row]] = UIKitClass.allCases.map { rows(of: $0) }

  /// What each property is, by the row of `Property`.
  static let facts: [PropertyRow.Facts] = {
    let missing = PropertyRow.Facts(name: "", type: .anything, standard: .none, effect: "")
    var facts = Array(repeating: missing, count: Property.allCases.count)
    forEach { row in if let said = row.pointee.facts { facts[Int(row.pointee.info.property.rawValue)] = said } }
    return facts
  }()

  /// Each row of each class, and those of values. A row is large: it stays where it is.
  static func forEach(_ body: (UnsafePointer<Row>) -> Void) {
    for rows in ofClasses + [ofValues] {
      rows.withUnsafeBufferPointer { rows in
        for row in rows.indices { body(rows.baseAddress! + row) }
      }
    }
  }

  /// The rows that a class adds to those of its superclass.
  static func rows(of type: UIKitClass) -> [Row] {
    switch type {
    case .viewController: ofViewController
    case .navigationController: ofNavigationController
    case .tabBarController: ofTabBarController
    case .splitViewController: ofSplitViewController
    case .pageViewController: ofPageViewController
    case .searchController: ofSearchController
    case .alertController: ofAlertController
    case .imagePickerController: ofImagePickerController
    case .documentPickerViewController, .safariViewController: ofDocumentPicker
    case .presentationController: ofPresentationController
    case .popoverPresentationController: ofPopoverPresentationController
    case .sheetPresentationController: ofSheetPresentationController
    case .view: ofView
    case .window: ofWindow
    case .navigationBar: ofNavigationBar
    case .tabBar:
      ofBar + [Row(.items, "items", .list(.instance(.tabBarItem)), does: "the items of the tabs, in their order")]
    case .toolbar: ofBar
    case .searchBar: ofSearchBar
    case .control: [Row(.isEnabled, .bool, .write)]
    case .navigationItem: ofNavigationItem
    case .barItem:
      [
        Row(.title, .string, .write, does: kept), Row(.isEnabled, .bool, .write, does: kept),
        Row(.tag, .int, .write, does: kept),
      ]
    case .tabBarItem: [Row(.badgeValue, "badgeValue", .string, .write, does: kept)]
    case .barButtonItem:
      [
        Row(.style, .enumeration(.barButtonItemStyle), .write, does: kept),
        Row(.isHidden, .bool, .write, .since(16), does: kept),
      ]
    case .alertAction: ofAlertAction
    case .tab: ofTab
    case .tabBarSidebar: ofTabBarSidebar
    case .traitCollection: ofTraitCollection
    case .gestureRecognizer:
      [
        Row(.isEnabled, .bool, .write),
        Row(.delegate, .anyObject, .write, does: "of the swipe back: asked whether it may begin; weak"),
      ]
    case .percentDrivenInteractiveTransition: ofInteractionController
    case .transitioning: [Row(.wantsInteractiveStart, .bool, .write, .since(10))]
    case .transitionContext: ofTransitionContext
    case .transitionCoordinator: ofTransitionCoordinator
    case .storyboardSegue: ofSegue
    case .storyboardUnwindSegueSource: ofUnwindSegueSource
    case .presentation: ofPresentation
    case .tableViewController, .collectionViewController, .activityViewController, .hostingController,
      .arrangementViewController, .tabGroup, .searchTab, .button, .label,
      .imageView, .scrollView, .tableView, .collectionView, .stackView, .object, .viewPropertyAnimator, .device:
      []
    }
  }

  /// What lists and strings have.
  static let ofValues: [Row] = [
    Row(.count, "count", .int, standard: .int(0), does: listsAndStrings),
    Row(.isEmpty, "isEmpty", .bool, does: listsAndStrings),
    Row(.first, "first", .anything, does: listsAndStrings),
    Row(.last, "last", .anything, does: listsAndStrings),
  ]

  // MARK: What several properties do here

  static let kept = "kept and read back; no effect here"
  static let source = "where the view is loaded from"
  static let containment = "containment"
  static let presentationLinks = "the links of a presentation, its own or an ancestor's"
  static let madeByReading = "made by reading; the style can no longer change then"
  static let transition = "the transition that is played"
  static let modal = "keeps the user from dismissing"
  static let statusBarDecider = "who decides about the status bar"
  static let statusBarPreference = "what whoever decides about the status bar wants"
  static let edgesDecider = "who decides about home indicator, screen edges and pointer"
  static let edgesPreference = "what whoever decides about them wants"
  static let lightOrDark = "light or dark"
  static let duringTheChange = "true in the callbacks of that change"
  static let ancestor = "the nearest such ancestor"
  static let itsOwn = "the controller's own"
  static let turning = "whether the interface rotates"
  static let barHidden = "kept; a hidden bar cannot be used"
  static let bar = "its isReachable says whether the user can use it"
  static let swipingBack = "whether swiping back works"
  static let delegate = "asked and called; weak"
  static let keptDelegate = "kept and read back, weak; none of its methods is called here"
  static let tabs = "switches tabs"
  static let noClassicSplit = "kept and read back; an exception on a classic split view"
  static let threeColumns = "kept and read back; an exception with two columns"
  static let hanging = "where the view hangs"
  static let detent = "where a sheet rests"
  static let anchor = "the anchor of a popover"
  static let ofTheClass = "what a presentation controller's class decides"
  static let decided = "what was decided for the presentation"
  static let progress = "how the transition stands"
  static let device = "of the device and the window"
  static let listsAndStrings = "of lists and strings"
  static let segue = "of a segue that is performed"
  static let unwinding = "of what a segue unwinds from"
  static let loaded = "what is loaded, without loading"
}

/// The initialisers of UIKit's classes, argument by argument.
enum Initializer {
  /// One argument: the property it stands for, or nil where nothing of it is kept.
  struct Parameter {
    let label: String
    let property: Property?
    let type: ValueType

    init(_ label: String, _ property: Property?, _ type: ValueType) {
      self.label = label
      self.property = property
      self.type = type
    }
  }

  /// The argument of a label, of the class or of what it inherits from.
  static func parameter(_ label: String, of type: UIKitClass) -> Parameter? {
    for current in type.lineage { for item in parameters(of: current) where item.label == label { return item } }
    return nil
  }

  /// All labels that an initialiser of the class can have.
  static func labels(of type: UIKitClass) -> [String] {
    var result: [String] = []
    for current in type.lineage { result += parameters(of: current).map { $0.label } }
    return result
  }

  private static func parameters(of type: UIKitClass) -> [Parameter] {
    switch type {
    case .viewController: controller
    case .navigationController: navigation
    case .splitViewController: split
    case .pageViewController: page
    case .searchController: search
    case .alertController: alert
    case .hostingController: hosting
    case .alertAction: action
    case .tab: tab
    case .tabGroup: [Parameter("children", nil, .anything)]
    case .barButtonItem: barButton
    case .tabBarItem: tabBarItem
    case .view: view
    case .presentationController: presentation
    case .activityViewController: activity
    case .safariViewController: safari
    case .documentPickerViewController: documentPicker
    case .tableViewController: table
    case .collectionViewController: collection
    default: []
    }
  }

  private static let controller = [
    Parameter("nibName", .nibName, .string), Parameter("bundle", nil, .anything),
  ]
  // the list that the root is the only member of
  private static let navigation = [
    Parameter("rootViewController", .viewControllers, .instance(.viewController)),
    Parameter("navigationBarClass", nil, .anything), Parameter("toolbarClass", nil, .anything),
  ]
  private static let split = [Parameter("style", .style, .enumeration(.splitStyle))]
  private static let page = [
    Parameter("transitionStyle", .transitionStyle, .enumeration(.pageTransitionStyle)),
    Parameter("navigationOrientation", .navigationOrientation, .enumeration(.pageNavigationOrientation)),
    Parameter("options", nil, .anything),
  ]
  private static let search = [
    Parameter("searchResultsController", .searchResultsController, .instance(.viewController))
  ]
  private static let alert = [
    Parameter("title", .title, .string), Parameter("message", .message, .string),
    Parameter("preferredStyle", .preferredStyle, .enumeration(.alertStyle)),
  ]
  private static let hosting = [Parameter("rootView", nil, .anything)]
  private static let action = [
    Parameter("title", .title, .string), Parameter("style", .style, .enumeration(.alertActionStyle)),
    Parameter("handler", nil, .anything),
  ]
  private static let tab = [
    Parameter("title", .title, .string), Parameter("image", nil, .anything),
    Parameter("identifier", .identifier, .string),
    Parameter("viewControllerProvider", .viewControllerProvider, .instance(.viewController)),
  ]
  private static let barButton = [
    Parameter("title", .title, .string), Parameter("image", nil, .anything),
    Parameter("style", .style, .enumeration(.barButtonItemStyle)),
    Parameter("barButtonSystemItem", nil, .enumeration(.barButtonSystemItem)),
    Parameter("systemItem", nil, .enumeration(.barButtonSystemItem)), Parameter("primaryAction", nil, .anything),
    Parameter("menu", nil, .anything), Parameter("customView", nil, .instance(.view)),
    Parameter("target", nil, .anything),
    Parameter("action", nil, .anything),
  ]
  private static let tabBarItem = [
    Parameter("title", .title, .string), Parameter("image", nil, .anything),
    Parameter("selectedImage", nil, .anything), Parameter("tabBarSystemItem", nil, .anything),
    Parameter("tag", .tag, .int),
  ]
  private static let activity = [
    Parameter("activityItems", nil, .anything), Parameter("applicationActivities", nil, .anything),
  ]
  private static let safari = [Parameter("url", nil, .anything), Parameter("configuration", nil, .anything)]
  private static let documentPicker = [
    Parameter("forOpeningContentTypes", nil, .anything), Parameter("forExporting", nil, .anything),
    Parameter("documentTypes", nil, .anything), Parameter("in", nil, .anything), Parameter("asCopy", nil, .anything),
  ]
  private static let table = [Parameter("style", nil, .anything)]
  private static let collection = [Parameter("collectionViewLayout", nil, .anything)]
  private static let presentation = [
    Parameter("presentedViewController", .presentedViewController, .instance(.viewController)),
    Parameter("presenting", .presentingViewController, .instance(.viewController)),
  ]
  private static let view = [Parameter("frame", .frame, .rect)]
}

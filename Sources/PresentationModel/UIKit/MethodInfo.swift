/// One parameter of a method, closures apart.
package struct MethodParameter: Sendable {
  /// Its label; nil for `_`.
  package let label: String?
  /// Its name, for messages.
  package let name: String
  /// Its type.
  package let type: ValueType
  /// Whether a call must give it, in a line of a scenario too.
  package let isRequired: Bool

  /// Makes a parameter.
  package init(_ label: String?, _ name: String, _ type: ValueType, required: Bool = true) {
    self.label = label
    self.name = name
    self.type = type
    isRequired = required
  }

  /// Whether Swift lets a call leave it out, as it does an option set of that name.
  var hasDefault: Bool { label == "options" }

  /// `animated: Bool`, which a line of a scenario may leave out.
  package static let animated = MethodParameter("animated", "animated", .bool, required: false)
  /// `sender: Any?`, which a line of a scenario may leave out.
  package static let sender = MethodParameter("sender", "sender", .anything, required: false)
}

/// UIKit's declaration of a method on one class.
package struct MethodInfo: Sendable {
  /// The cause of the call.
  package enum Kind: UInt8, Sendable {
    /// Code.
    case code
    /// Code, and it can start a transition: `begin` may hold it.
    case transition
    /// The user, on the screen: `begin` may hold it.
    case gesture
  }

  /// The method.
  package let method: Method
  /// Its base name in Swift.
  package let name: String
  /// Its parameters, closures apart.
  package let parameters: [MethodParameter]
  /// Labels of its closures that are no completion handler, in order: `animations`.
  package let closures: [String]
  /// Label of its completion handler.
  package let completion: String?
  /// The cause of it.
  package let kind: Kind
  /// Where UIKit has it.
  package let availability: Availability
  /// What a call that only asks answers; nil for one that does something.
  package let answer: ValueType?
  /// What it does here, in a few words; empty where the row of another form or class says it.
  let effect: StaticString

  /// Makes a row.
  package init(
    _ method: Method, _ name: String, _ parameters: [MethodParameter] = [], closures: [String] = [],
    completion: String? = nil, _ kind: Kind = .code, _ availability: Availability = .always,
    answers answer: ValueType? = nil, does effect: StaticString = ""
  ) {
    self.effect = effect
    self.answer = answer
    self.method = method
    self.name = name
    self.parameters = parameters
    self.closures = closures
    self.completion = completion
    self.kind = kind
    self.availability = availability
  }

  /// Whether `begin` may hold the transition it starts.
  package var startsTransition: Bool { kind != .code }

  /// `present(_:animated:completion:)`.
  package var signature: String {
    var result = name + "("
    for parameter in parameters { result += (parameter.label ?? "_") + ":" }
    for label in closures { result += label + ":" }
    if let completion { result += completion + ":" }
    return result + ")"
  }
}

extension Method {
  /// What it does here, in a few words: for the reference of the language (`Documentation/Language.md`).
  package var effect: String {
    for type in UIKitClass.allCases {
      for info in type.methods where info.method == self && info.effect.utf8CodeUnitCount > 0 {
        return info.effect.description
      }
    }
    return ""
  }

  /// Whether it gives blocks to a coordinator, which calls them with its context.
  var givesBlocks: Bool { self == .animateAlongside || self == .notifyWhenInteractionChanges }

  /// Whether its first argument is a view controller that has to be there: in Swift the parameter takes no nil.
  var takesNoNil: Bool {
    switch self {
    case .present, .pushViewController, .popToViewController, .addChild, .show, .showDetailViewController: true
    default: false
    }
  }

  /// Whether it changes the stack of a navigation controller, which alone has it.
  var isOfNavigationController: Bool {
    switch self {
    case .pushViewController, .popViewController, .popToRootViewController, .popToViewController: true
    default: false
    }
  }

  /// Whether its completion handler is given whether it has finished.
  var tellsWhetherItFinished: Bool { self == .transitionFromTo || self == .setPages }

  /// Whether it is a callback of UIKit's, which code may call as well (CON-03, CON-11).
  var isCallback: Bool {
    switch self {
    case .viewDidLoad, .loadViewByHand, .viewWillAppear, .viewIsAppearing, .viewDidAppear, .viewWillDisappear,
      .viewDidDisappear, .viewWillLayoutSubviews, .viewDidLayoutSubviews, .traitCollectionDidChange,
      .didReceiveMemoryWarning, .willMoveToParent, .didMoveToParent:
      true
    default: false
    }
  }

  /// Whether it may end what `begin` pauses, as `finish` and `cancel` do.
  var mayEndATransition: Bool {
    switch self {
    case .finishInteraction, .cancelInteraction, .completeTransition: true
    default: false
    }
  }
}

extension UIKitClass {
  /// The methods that this class adds, table by table, until one has what is looked for.
  func eachMethodTable(until isFound: ([MethodInfo]) -> Bool) {
    if self == .viewController {
      MethodInfo.eachTableOfViewController(until: isFound)
    } else {
      _ = isFound(methods)
    }
  }

  /// Whether it adds a method of a name to those of its superclass. No row is copied, and texts are compared only where they
  /// are as long.
  func hasMethod(_ name: String) -> Bool {
    let (rows, count) = (methods, name.utf8.count)
    return rows.indices.contains { rows[$0].name.utf8.count == count && rows[$0].name == name }
  }

  /// The methods that this class adds to those of its superclass.
  package var methods: [MethodInfo] {
    switch self {
    case .viewController: MethodInfo.ofViewController
    case .navigationController: MethodInfo.ofNavigationController
    case .tabBarController: MethodInfo.ofTabBarController
    case .splitViewController: MethodInfo.ofSplitViewController
    case .arrangementViewController: MethodInfo.ofArrangementViewController
    case .pageViewController: MethodInfo.ofPageViewController
    case .alertController: MethodInfo.ofAlertController
    case .view: MethodInfo.ofView
    case .window: MethodInfo.ofWindow
    case .searchBar: MethodInfo.ofSearchBar
    case .sheetPresentationController: MethodInfo.ofSheetPresentationController
    case .storyboardSegue: MethodInfo.ofSegue
    case .device: MethodInfo.ofDevice
    case .transitionContext: MethodInfo.ofTransitionContext
    case .transitionCoordinator: MethodInfo.ofTransitionCoordinator
    case .percentDrivenInteractiveTransition: MethodInfo.ofInteractionController
    case .transitioning: MethodInfo.ofAnimator
    default: []
    }
  }
}

extension MethodInfo {
  /// What the tables say of a method. Complexity: O(methods).
  static func of(_ method: Method) -> MethodInfo {
    for type in UIKitClass.allCases {
      if let info = type.methods.first(where: { $0.method == method }) { return info }
    }
    return MethodInfo(method, "")
  }
}

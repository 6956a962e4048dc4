/// An object that is no view controller: a delegate, an animator, a bar button item.
public struct ObjectID: Hashable, Sendable {
  /// Its row in the table of objects.
  package let index: Int32
  /// Makes the identifier of row `index`.
  package init(_ index: Int32) { self.index = index }
}

extension ObjectID: RowKey {}

/// A closure of the file's Swift, and what it has captured.
package struct ClosureID: Hashable, Sendable {
  /// Its row in the table of closures.
  package let index: Int32
  /// Makes the identifier of row `index`.
  package init(_ index: Int32) { self.index = index }
}

extension ClosureID: RowKey {}

/// A window of the file, in the order of the outlines.
package struct WindowID: Hashable, Sendable {
  /// Its row, from 0.
  package let index: Int32
  /// Makes the identifier of row `index`.
  package init(_ index: Int32) { self.index = index }
}

extension WindowID: RowKey {}

/// A UIKit object that belongs to one controller and has no name of its own.
package enum Facet: UInt8, Sendable, CaseIterable {
  /// The answer of `presentationController`: that of the style as set.
  case presentationController
  /// The one of the style after adaptation.
  case activePresentationController
  /// The sheet that a popover becomes in compact width.
  case adaptiveSheet
  case navigationItem, navigationBar, tabBar, sidebar, tabBarItem, toolbar, searchBar, traitCollection,
    interactivePopGestureRecognizer, interactiveContentPopGestureRecognizer
  /// The view in which a transition is played: that of a presented controller, or of the container whose children
  /// change.
  case containerView
  /// The view around the presented one's that a presentation controller animates (`presentedView = .wrapper`).
  case presentedViewWrapper
  /// The traits of the controller's view, and of the window of which it is the root.
  case viewTraitCollection, windowTraitCollection
  /// The traits after the latest change of size, and those before it, as UIKit hands them to callbacks.
  case newTraitCollection, previousTraitCollection
  /// `presentation(x)`, the scenario language's own.
  case presentation
  /// The view of UIKit's own in which a controller's view lies: in a window since iOS 13, in a container of UIKit's.
  case superview
}

extension Facet {
  /// Whether it is a view that lies in one of UIKit's own, which nobody names.
  var isInViewsOfUIKit: Bool {
    switch self {
    case .navigationBar, .tabBar, .toolbar, .superview: true
    default: false
    }
  }
}

/// The coordinator of a transition, and the controller on which it was read: its blocks are printed under that name.
package struct CoordinatorReference: Equatable, Sendable {
  let transition: TransitionID
  let asked: ControllerID

  /// Whoever is asked, there is one coordinator.
  package static func == (a: CoordinatorReference, b: CoordinatorReference) -> Bool { a.transition == b.transition }
}

/// A block that a coordinator runs, and its line in the event log.
package enum CoordinatorBlock: UInt8, CaseIterable, Sendable {
  case animate, completion, interactionChanges

  /// What is printed after `transitionCoordinator.`.
  package var eventName: String {
    switch self {
    case .animate: "animate"
    case .completion: "completion"
    case .interactionChanges: "notifyWhenInteractionChanges"
    }
  }
}

/// What a property holds, an argument is, or an expectation compares.
package enum Value: Equatable, Sendable {
  /// `nil`.
  case none
  case bool(Bool)
  /// As wide on every platform: `4294967297` is not `1` in a browser either.
  case int(Int64)
  case decimal(Double)
  case string(String)
  /// `#selector(name)`: the method's name without its labels.
  case selector(String)
  /// A case of one of UIKit's enumerations: its row in `UIKitEnum.cases`.
  case enumeration(UIKitEnum, UInt8)
  case controller(ControllerID)
  case object(ObjectID)
  /// The root view of a controller.
  case view(ControllerID)
  case window(WindowID)
  /// A class, as `presentation(x).animator` answers.
  case classReference(ClassID)
  /// UIKit's class that no program declares, by name (`_UIFullscreenPresentationController`).
  case className(String)
  case facet(Facet, ControllerID)
  /// The context of a transition.
  case context(TransitionID)
  /// The coordinator of a transition.
  case coordinator(CoordinatorReference)
  case list([Value])
  case size(Double, Double)
  case rect(Double, Double, Double, Double)
  /// A closure of the file's Swift.
  case closure(ClosureID)
  /// A case of one of the file's enumerations, with its payload.
  case enumCase(EnumID, Int32, [Value])
  /// What presim cannot know, with the text that it comes from.
  case opaque(TextID)

  /// Whether it is `nil`.
  package var isNil: Bool { if case .none = self { true } else { false } }

  /// Whether it is something that a line of an outline makes.
  var standsInAnOutline: Bool {
    switch self {
    case .controller, .object, .window: true
    default: false
    }
  }

  /// Whether presim cannot know it.
  var isOpaque: Bool { if case .opaque = self { true } else { false } }
}

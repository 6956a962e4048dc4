/// What UIKit's classes, methods and cases are about, in a sentence for somebody who reads a line with them.
enum UIKitWords {
  // MARK: Methods that UIKit calls

  static func meaning(of callback: Callback) -> String {
    switch callback {
    case .loadView: "UIKit calls it to make the view, when the view is first wanted."
    case .viewDidLoad: "UIKit calls it once for each view that is loaded, before the view goes into a window."
    case .viewWillAppear: "UIKit calls it before the view appears."
    case .viewIsAppearing: "UIKit calls it between `viewWillAppear` and `viewDidAppear`, with the view in its place."
    case .viewDidAppear: "UIKit calls it when the view has appeared, and again each time it comes back into the window."
    case .viewWillDisappear:
      "UIKit calls it before the view leaves the window; what only covers the view does not bring it."
    case .viewDidDisappear: "UIKit calls it when the view has left the window."
    case .willMove: "UIKit calls it before the controller gets a parent or loses it."
    case .didMove: "UIKit calls it when the controller has a parent or none; after your own `addChild` you call it."
    case .viewWillLayoutSubviews, .viewDidLayoutSubviews: "UIKit calls it when the view lays out its subviews."
    case .deinitialize: "It runs when nobody holds the controller any more."
    case .presentationControllerShouldDismiss:
      "UIKit asks it when the user begins to dismiss; a `dismiss` in code asks nobody."
    case .presentationControllerWillDismiss, .presentationControllerDidDismiss:
      "UIKit calls it when the user dismisses; a `dismiss` in code does not bring it."
    case .presentationControllerDidAttemptToDismiss: "UIKit calls it when the user wanted to dismiss and was not let."
    case .adaptivePresentationStyle, .adaptivePresentationStyleTraits:
      "UIKit asks it which style to use where the one that is set adapts; `.none` keeps that one."
    case .viewControllerForAdaptivePresentationStyle:
      "UIKit asks it who is shown in the style to which a presentation adapts."
    case .presentationControllerForPresented: "UIKit asks it for the presentation controller of the style `.custom`."
    case .animationControllerForPresented, .animationControllerForDismissed:
      "UIKit asks it for the object that animates; nil leaves the animation to UIKit."
    case .interactionControllerForPresentation, .interactionControllerForDismissal:
      "UIKit asks it for the object that drives the transition by a gesture; nil for none."
    case .animateTransition: "UIKit calls it to animate; the transition lasts until `completeTransition` is called."
    case .tabBarControllerShouldSelect: "UIKit asks it when the user taps a tab; a selection in code asks nobody."
    case .tabBarControllerDidSelect:
      "UIKit calls it when the user has tapped a tab; a selection in code does not bring it."
    case .navigationControllerWillShow, .navigationControllerDidShow:
      "UIKit calls it when the stack shows another controller on top."
    case .splitViewControllerCollapseSecondary:
      "UIKit asks it when the split view collapses; `true` leaves the secondary away, and the primary is on top."
    case .splitViewControllerTopColumn: "UIKit asks it which column is on top when the split view collapses."
    case .prepareForSegue: "UIKit calls it before a segue presents or pushes its destination."
    case .shouldPerformSegue: "UIKit asks it when the user sets a segue off; `performSegue` does not ask."
    default:
      callback.info.delegateProtocol == nil
        ? "UIKit calls it." : callback.info.answer == nil ? "UIKit tells its delegate." : "UIKit asks its delegate."
    }
  }

  // MARK: Methods that you call

  /// Nil where the table of methods says enough.
  static func meaning(of method: Method) -> String? {
    switch method {
    case .present: "Asks for a presentation. The style says who presents: that may be a container around the receiver."
    case .dismiss:
      "Dismisses what the receiver presents, with all above it; where it presents nothing, the receiver itself goes."
    case .pushViewController: "Puts a controller on top of the stack."
    case .popViewController: "Takes the top controller off the stack."
    case .popToRootViewController: "Takes all but the root off the stack."
    case .popToViewController: "Takes all above a controller off the stack."
    case .addChild: "Makes a controller a child; its view is yours to add, and `didMove(toParent:)` yours to call."
    case .removeFromParent: "Takes a child out of its parent; its view is yours to remove."
    case .swipeToDismiss: "The user pulls the sheet down."
    case .tapOutside: "The user taps beside what is presented."
    default: nil
    }
  }

  // MARK: Classes and cases

  static func meaning(of type: UIKitClass) -> String? {
    switch type {
    case .navigationController: "A stack of controllers; the top one is shown."
    case .tabBarController: "Controllers behind tabs; the selected one is shown."
    case .splitViewController: "Columns beside each other, in compact width one on top of the other."
    case .pageViewController: "Pages that the user turns."
    case .alertController: "An alert or an action sheet; it brings a presentation of its own."
    case .searchController: "A search; while it is active it is presented."
    case .presentationController:
      "It decides how a presentation looks and what it takes away; one is made for each presentation."
    default: nil
    }
  }

  static func meaning(of type: UIKitEnum, _ name: String) -> String? {
    guard type == .modalPresentationStyle else { return nil }
    return switch name {
    case "fullScreen": "Covers everything. The presenter's view leaves the window and comes back after the dismissal."
    case "pageSheet", "formSheet": "A sheet. From iOS 13 on the presenter's view stays in the window."
    case "currentContext":
      "Covers the nearest controller that defines a context, else the outermost container; that view leaves the window."
    case "overCurrentContext":
      "Covers the nearest controller that defines a context, else the outermost container; that view stays in the window."
    case "overFullScreen": "Covers everything. The presenter's view stays in the window."
    case "popover": "A popover, which adapts in compact width."
    case "custom": "The presentation controller of the transitioning delegate decides."
    case "automatic": "What the version takes by default."
    case "none": "An answer of a delegate: do not adapt. It cannot be presented."
    default: nil
    }
  }
}

@testable import PresentationModel

/// A swap that makes no difference, and why.
struct Excuse: Sendable {
  let reason: String
  let excuses: @Sendable (Swap) -> Bool

  static let all: [Excuse] = [
    Excuse(reason: "nobody runs between two moves of views or links, so nobody sees their order") {
      // what is embedded loads between the two
      !isCallback($0.beats.0) && !isCallback($0.beats.1) && !isReordering($0) && $0.schedule != .embedded
    },
    Excuse(reason: "nobody is popped and pushed by one beat: a call moves one controller after the other") {
      $0.schedule == .stackChange && $0.phase == .call && $0.beats == (.willMoveToNil(.old), .willMove(.new))
    },
    Excuse(reason: "the user's gestures do not dismiss a search: never are both delegates told") {
      isSearch($0.beats.1)
        && [.tells(.presentationControllerWillDismiss), .tells(.presentationControllerDidDismiss)].contains($0.beats.0)
    },
    Excuse(reason: "a search takes nobody's view out of the window (REM-01)") {
      $0.schedule == .presentOverWhatLeaves && (isSearch($0.beats.0) || isSearch($0.beats.1))
    },
    Excuse(reason: "a search brings its own presentation controller, which has no hooks of the file's") {
      isSearch($0.beats.0) && isHook($0.beats.1)
    },
    Excuse(reason: "a presentation that is cancelled has not taken the view out yet (REM-03)") {
      $0.phase == .cancel && [$0.beats.0, $0.beats.1].contains(.putsBack(.presenters))
    },
    Excuse(reason: "who is covered goes with the chain, and is out of the window either way") {
      $0.beats == (.putsBack(.covered), .catchesUp(.coming))
    },
    Excuse(reason: "a column that goes onto the stack was in the window before, and stays there") {
      $0.schedule == .columnOntoStack && $0.beats == (.viewEnters(.new), .didDisappear(.going))
    },
    Excuse(reason: "up to iOS 12, where a change of size brings a presenter back, there is no viewIsAppearing") {
      $0.schedule == .presenterReturnsAtOnce && [$0.beats.0, $0.beats.1].contains(.isAppearing(.coming))
    },
  ]

  /// Whether code of the app's may run in it.
  private static func isCallback(_ beat: Schedule.Beat) -> Bool {
    switch beat {
    case .viewEnters, .viewLeaves, .takesOut, .putsBack, .joinsParent, .leavesParent, .cutsLinks: false
    default: true
    }
  }

  /// Whether somebody leaves his parent and comes back to it.
  private static func isReordering(_ swap: Swap) -> Bool {
    swap.beats == (.leavesParent(.stack), .joinsParent(.stack))
  }

  private static func isHook(_ beat: Schedule.Beat) -> Bool {
    beat == .tells(.presentationTransitionWillBegin) || beat == .tells(.dismissalTransitionWillBegin)
  }

  private static func isSearch(_ beat: Schedule.Beat) -> Bool {
    guard case .tells(let callback) = beat else { return false }
    switch callback {
    case .willPresentSearchController, .didPresentSearchController, .willDismissSearchController,
      .didDismissSearchController:
      return true
    default: return false
    }
  }
}

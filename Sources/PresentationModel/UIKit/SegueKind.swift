/// The kind of a segue, as the storyboard's file names it. The rows are those of `UIKitEnum.segueKind`.
public enum SegueKind: UInt8, CaseIterable, Sendable {
  /// Calls `show(_:sender:)`.
  case show
  /// Calls `showDetailViewController(_:sender:)`.
  case showDetail
  /// Presents modally.
  case presentation
  /// Presents as a popover.
  case popoverPresentation
  /// Runs `perform()` of a class of one's own.
  case custom
  /// Embeds in a container view.
  case embed
  /// Pushes onto the stack: the older form of `show`.
  case push

  /// Its name in a storyboard's file.
  package var name: String { UIKitEnum.segueKind.cases[Int(rawValue)].name }

  /// Whether it presents by itself.
  package var presents: Bool { self == .presentation || self == .popoverPresentation }
}

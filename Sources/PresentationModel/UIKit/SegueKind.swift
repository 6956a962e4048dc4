/// The kind of a segue, as the storyboard's file names it. The rows are those of `UIKitEnum.segueKind`.
public enum SegueKind: UInt8, CaseIterable, Sendable {
  case show, showDetail, presentation, popoverPresentation, custom, embed, push

  /// Its name in a storyboard's file.
  public var name: String { UIKitEnum.segueKind.cases[Int(rawValue)].name }

  /// Whether it presents by itself.
  public var presents: Bool { self == .presentation || self == .popoverPresentation }
}

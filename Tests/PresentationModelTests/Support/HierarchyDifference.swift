@testable import PresentationModel

extension Hierarchy {
  /// The first column in which another hierarchy differs, without what was assigned.
  func firstDifference(from other: Hierarchy) -> String? {
    if names != other.names { return "who is there" }
    if parents != other.parents { return "parents" }
    if firstChildren != other.firstChildren || lastChildren != other.lastChildren || nextSiblings != other.nextSiblings
      || previousSiblings != other.previousSiblings
    {
      return "children"
    }
    if presentedLinks != other.presentedLinks { return "presented controllers" }
    if presenterLinks != other.presenterLinks { return "presenters" }
    if places != other.places { return "places of views" }
    if states != other.states { return "appearance states" }
    if flags.map({ $0.rawValue }) != other.flags.map({ $0.rawValue }) { return "flags" }
    if selectedTabs != other.selectedTabs { return "selected tabs" }
    if presentations != other.presentations { return "presentations" }
    if windows != other.windows { return "windows" }
    if addedViews != other.addedViews { return "hosted views" }
    if frozen != other.frozen { return "frozen styles" }
    return nil
  }
}

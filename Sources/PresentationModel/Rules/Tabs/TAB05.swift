/// More than five tabs are tabs like the others (TAB-05).
///
/// presim does not build the More interface: every tab stays a child and is selected by TAB-02 and TAB-03.
///
/// - Versions: iOS 8–26, docs.
/// - Evidence: documented: UITabBarController (six or more: four and a More item, whose navigation controller is not in
///   `viewControllers`). What the tree looks like then is not modelled: inferred.
/// - Example: six tabs on an iPhone, `tabs.selectedIndex = 5`: the sixth appears, its `navigationController` is nil.
enum TAB05 {
  // Carried out by `Simulation/Simulator+Tabs.swift`.
}

enum PreferencesOfAClassByItself: Rule {
  static let id = RuleID.bar04
  static let question = Question.systemAppearance
  static let versions = Versions(.everywhere, "iOS 8–27, **docs** too.")

  /// What a controller wants of the status bar, nil for another property.
  static func judge(_ property: Property, _ x: ControllerID, _ world: World) -> Finding<Value>? {
    switch property {
    case .preferredStatusBarStyle, .prefersStatusBarHidden, .preferredStatusBarUpdateAnimation: break
    default: return nil
    }
    if let own = world.hierarchy.property(x, property) {
      return declines(x, leaving: own, "its class or an assignment says so")
    }
    let standard = StandardValues.value(property)
    if property == .preferredStatusBarStyle, hasBlackBar(x, world) {
      let light = Value.enumeration(.statusBarStyle, UIKitEnum.statusBarStyle.row(named: "lightContent") ?? 1)
      return decides(light, on: x, "its navigation bar is black, so it prefers .lightContent")
    }
    if property == .prefersStatusBarHidden, world.environment.vertical == .compact {
      return decides(.bool(true), on: x, "the height is compact, so it hides the status bar")
    }
    return decides(standard, on: x, "says nothing itself: as every controller")
  }

  private static func hasBlackBar(_ x: ControllerID, _ world: World) -> Bool {
    guard world.hierarchy.kind(of: x).isNavigation else { return false }
    let key = PropertyKey(owner: .facet(.navigationBar, x), property: .barStyle)
    guard case .enumeration(.barStyle, let row)? = world.hierarchy.assigned[key] else { return false }
    return row != UIKitEnum.barStyle.row(named: "default")
  }

  static let entry = RuleEntry(
    title: "The values a class has by itself",
    inShort: "By default the status bar is dark on light, and hidden on an iPhone in landscape.",
    statement: """
      `preferredStatusBarStyle`: `.default`; of a navigation controller `.lightContent` when `navigationBar.barStyle` is `.black`,
      else `.default`; from iOS 13 `barStyle` counts only until a `UINavigationBarAppearance` is applied to the bar (which a scenario cannot
      write). `prefersStatusBarHidden`: false; true when the vertical size class is compact. `preferredStatusBarUpdateAnimation`: `.fade`.
      """,
    evidence: [
      .documented("Apple `prefersStatusBarHidden` (compact height from iOS 8), WWDC14-228."),
      .observed(
        #"bar style: coderwall, "Mastering iOS 7 UIStatusBarStyle"; Neuburg, navigation interface example; the appearance object: Neuburg p. 281, 604 (iOS 13+)."#
      ),
    ],
    example: """
      iPhone landscape, root V: hidden. iPhoneMax landscape: hidden too (compact height). iPad: shown.
      """)
}

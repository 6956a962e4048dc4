enum UndeclaredClassIsWhatItsNameSays: Rule {
  static let id = RuleID.con13
  static let question = Question.containment
  static let versions = Versions(.everywhere, "iOS 8–27, docs.")

  /// The kind of container that an undeclared class is taken for; nil for a name that says nothing.
  static func container(of name: String) -> ControllerKind? {
    // `UINavigationController` gives `NavigationController`. Most names differ in the first byte that is compared.
    var name = name
    return [.navigation, .tabBar, .split].first { kind in
      var end = kind.className
      return end.withUTF8 { end in
        name.withUTF8 { name in
          let start = name.count - end.count
          return start >= -2 && (2..<end.count).allSatisfy { name[start + $0] == end[$0] }
        }
      }
    }
  }

  /// Whether a class is a container by its name alone; nil for the others.
  ///
  /// - Parameters:
  ///   - first: the first controller of that class in the outlines, if there is one.
  ///   - name: the class, by the ledger that keeps it.
  static func judge(_ info: ClassInfo, named name: Because.Naming, first: ControllerID?) -> Finding<Void>? {
    guard info.isTakenByName, case .controller(let kind) = info.kind else { return nil }
    return first == nil
      ? decides((), on: nil, "\(name) is taken for a subclass of \(kind): its name ends so, and nothing declares it")
      : decides((), on: first, "is a \(kind): the name of its class says so, and nothing declares the class")
  }

  static let entry = RuleEntry(
    title: "An undeclared class is what its name says",
    inShort: """
      A class that you use without declaring it, such as MainTabBarController, is taken for the UIKit container \
      that its name ends in.
      """,
    statement: """
      A class that the file uses and does not declare, and that UIKit does not have, is taken for a subclass of UIKit's class where
      its name ends in `NavigationController`, `TabBarController` or `SplitViewController` (`…PageViewController`, `…SearchController` and
      `…AlertController` are often plain view controllers). A note stands at its first use: `'{Class}' is taken for a subclass of '{UIKit's
      class}' because of its name`, with `declare 'class {Class}: UIViewController { }' if it is none`. Any other name is a plain
      `UIViewController`; where it has a framework's prefix, a note says so.
      """,
    evidence: [
      .convention("of presim, as `presim import` does with dumps.")
    ],
    example: """
      window > `tabs: MainTabBarController` > `nav: MainNavigationController` > list, detail; `detail.present(sheet)` over the
      current context: `sheet.presentingViewController == nav`, as with UIKit's own class names.
      """)
}

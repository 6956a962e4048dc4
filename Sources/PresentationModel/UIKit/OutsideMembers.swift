/// UIKit's members outside presim's subject, by class: words in a row, methods with `()`.
enum OutsideMembers {
  /// A class, and what its members of one subject are called.
  struct Row: Sendable {
    let type: UIKitClass
    let subject: OutsideSubject
    let names: String

    init(_ type: UIKitClass, _ subject: OutsideSubject, _ names: String) {
      self.type = type
      self.subject = subject
      self.names = names
    }
  }

  /// The rows of each member, by its name; a method's has `()` behind it.
  private static let rowsByName: [String: [Int]] = {
    var found: [String: [Int]] = [:]
    for (row, entry) in all.enumerated() {
      for name in entry.names.parts(between: " ") { found[name, default: []].append(row) }
    }
    return found
  }()

  private static func rows(_ name: String, isMethod: Bool) -> [Int] { rowsByName[isMethod ? name + "()" : name] ?? [] }

  /// A member of a class, its own or inherited.
  static func member(_ name: String, isMethod: Bool, of type: UIKitClass) -> OutsideMember? {
    let rows = rows(name, isMethod: isMethod)
    guard !rows.isEmpty else { return nil }
    for type in type.lineage {
      for row in rows where all[row].type == type { return OutsideMember(name, all[row].subject) }
    }
    return nil
  }

  /// The methods of a class, its own and inherited ones.
  static func methods(of type: UIKitClass) -> [String] {
    all.filter { type.inherits(from: $0.type) }
      .flatMap { $0.names.parts(between: " ").filter { $0.hasSuffix("()") }.map { String($0.dropLast(2)) } }
  }

  /// The same where only a superclass is known for certain: of one that inherits from it.
  static func member(_ name: String, isMethod: Bool, below type: UIKitClass) -> OutsideMember? {
    rows(name, isMethod: isMethod).first { all[$0].type.inherits(from: type) }.map {
      OutsideMember(name, all[$0].subject)
    }
  }

  /// The class that has a member of this name, for advice.
  static func owner(of name: String, isMethod: Bool) -> UIKitClass? {
    rows(name, isMethod: isMethod).first.map { all[$0].type }
  }

  /// What has to be written otherwise, because presim simulates what it does: the advice; nil for any other name.
  static func advice(_ name: String, of type: UIKitClass) -> String? {
    switch name {
    case "tab" where type == .viewController:
      "presim does not know the tab of a controller: ask 'selectedTab' of its tab bar controller"
    case "resignFirstResponder" where type == .searchBar,
      "showsSearchResultsController" where type == .searchController:
      "presim shows the results while the search is active: set 'isActive' of the search controller"
    case "setHidesBackButton" where type == .navigationItem: "assign 'hidesBackButton'"
    case "setLeftBarButton" where type == .navigationItem: "assign 'leftBarButtonItem'"
    case "setRightBarButton" where type == .navigationItem: "assign 'rightBarButtonItem'"
    case "setLeftBarButtonItems" where type == .navigationItem: "assign 'leftBarButtonItems'"
    case "setRightBarButtonItems" where type == .navigationItem: "assign 'rightBarButtonItems'"
    default: nil
    }
  }

  static let all = ofControllers + ofContainers + ofPresentations + ofViews + ofBars + ofObjects
}

/// When two values of an expectation are the same, and which classes a controller is an instance of.
extension Simulator {
  /// Classes compare by name, numbers by value, a set of one case as that case.
  func areEqual(_ a: Value, _ b: Value) -> Bool {
    if a != b, let x = FacingSet(a), let y = FacingSet(b) { return x == y }
    switch (a, b) {
    case (.int(let x), .decimal(let y)), (.decimal(let y), .int(let x)): return Double(x) == y
    case (.className(let name), .classReference(let id)), (.classReference(let id), .className(let name)):
      return hierarchy.classTable[Int(id.index)].name == name
    case (.classReference(let x), .classReference(let y)):
      return x == y || hierarchy.classTable[Int(x.index)].name == hierarchy.classTable[Int(y.index)].name
    case (.object(let object), .classReference(let id)), (.classReference(let id), .object(let object)):
      return hierarchy.objects[Int(object.index)].objectClass == id
    case (.facet(let facet, let x), .className(let name)): return className(of: facet, x) == name
    case (.facet(let facet, let x), .classReference(let id)):
      return className(of: facet, x) == hierarchy.classTable[Int(id.index)].name
    case (.view(let x), .object(let object)), (.object(let object), .view(let x)): return ownView(of: x) == object
    case (.list(let x), .list(let y)):
      guard x.count == y.count else { return false }
      return zip(x, y).allSatisfy { areEqual($0, $1) }
    case (.list(let x), .enumeration), (.enumeration, .list(let x)):
      return x.count == 1 && (x[0] == a || x[0] == b)
    case (.enumeration(let type, let x), .enumeration(let other, let y)):
      return type == other && StandardValues.isSame(type, x, y)
    case (.enumCase(let type, let x, let first), .enumCase(let other, let y, let second))
    where type != other:
      // A case of a type that was not pasted is known by its name alone.
      let names = program.swift.enums
      guard names[Int(type.index)].name.isEmpty || names[Int(other.index)].name.isEmpty else { return false }
      return names[Int(type.index)].cases[Int(x)] == names[Int(other.index)].cases[Int(y)] && first == second
    default: return a == b
    }
  }

  /// Whether an object is of a class or of a subclass of it; nil is of none.
  func isInstance(_ value: Value, of wanted: ClassID) -> Bool {
    var next: ClassID?
    switch value {
    case .controller(let x): next = hierarchy.classes[Int(x.index)]
    case .object(let object): next = hierarchy.objects[Int(object.index)].objectClass
    case .window(let window):
      guard let type = swift.windowClasses[window] else { return isUIKit(.window, wanted) }
      next = type
    case .view(let x):
      if let own = ownView(of: x) { return isInstance(.object(own), of: wanted) }
      return isUIKit(.view, wanted) || isClass(ViewClass.name(x, hierarchy, profile.version), wanted)
    case .facet(let facet, let x):
      if let base = Self.uikitClass(of: facet) { return isUIKit(base, wanted) }
      guard let name = className(of: facet, x) else { return false }
      return isUIKit(.presentationController, wanted) || isClass(name, wanted)
    default: return false
    }
    while let id = next {
      if id == wanted { return true }
      next = hierarchy.classTable[Int(id.index)].superclass
    }
    return false
  }

  private func isUIKit(_ type: UIKitClass, _ wanted: ClassID) -> Bool {
    let name = hierarchy.classTable[Int(wanted.index)].name
    return type.lineage.contains { $0.name == name }
  }

  /// Whether the class of a name is a class, or a subclass of it.
  private func isClass(_ name: String, _ wanted: ClassID) -> Bool {
    if let type = UIKitClass(named: name) { return isUIKit(type, wanted) }
    var next = hierarchy.classTable.firstIndex { $0.name == name }.map { ClassID(Int32($0)) }
    if next == nil {
      return hierarchy.classTable[Int(wanted.index)].name == name
        || Self.publicClass(ofPrivate: name).map { isUIKit($0, wanted) } ?? false
    }
    while let id = next {
      if id == wanted { return true }
      next = hierarchy.classTable[Int(id.index)].superclass
    }
    return false
  }

  /// What UIKit's own presentation controllers (PCC-02) are to the public; nil for another name.
  private static func publicClass(ofPrivate name: String) -> UIKitClass? {
    switch name {
    case "_UIPageSheetPresentationController", "_UIFormSheetPresentationController": .sheetPresentationController
    case "_UIAlertControllerActionSheetRegularPresentationController", "_UISharingViewPresentationController":
      .popoverPresentationController
    default: name.hasPrefix("_UI") && name.hasSuffix("PresentationController") ? .presentationController : nil
    }
  }

  /// The class of a facet that is always of the same.
  private static func uikitClass(of facet: Facet) -> UIKitClass? {
    switch facet {
    case .navigationItem: .navigationItem
    case .navigationBar: .navigationBar
    case .tabBar: .tabBar
    case .sidebar: .tabBarSidebar
    case .tabBarItem: .tabBarItem
    case .toolbar: .toolbar
    case .searchBar: .searchBar
    case .traitCollection, .viewTraitCollection, .windowTraitCollection, .newTraitCollection, .previousTraitCollection:
      .traitCollection
    case .interactivePopGestureRecognizer, .interactiveContentPopGestureRecognizer: .gestureRecognizer
    case .presentationController, .activePresentationController, .presentation: nil
    case .containerView, .presentedViewWrapper, .superview: .view
    case .adaptiveSheet: .sheetPresentationController
    }
  }

  /// The class of a presentation controller that an expression reached.
  private func className(of facet: Facet, _ x: ControllerID) -> String? {
    guard facet == .presentationController || facet == .activePresentationController else { return nil }
    if let presentation = hierarchy.presentation(of: x) {
      return presentationControllerClass(presentation, active: facet == .activePresentationController)
    }
    return PresentationControllers.classToBeMade(x, world)
  }
}

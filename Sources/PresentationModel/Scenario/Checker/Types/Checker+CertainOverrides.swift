/// Properties that UIKit's classes have too, and what an initialiser of one's own takes away.
extension Checker {
  /// Properties of a class that a superclass of UIKit's has too, and overrides of properties that none has.
  mutating func notePropertyOverrides(of id: ClassID, _ node: SyntaxNode.ID) {
    let base = bases[Int(id.index)]
    guard !swift.isOld, base.kind != nil || base.inherits(from: .view) || base == .presentationController,
      isBelowUIKit(id), swift.members[id.index] != nil
    else { return }
    for declaration in tree.children(of: node) where tree[declaration].kind == .variableDeclaration {
      guard !hasModifier(declaration, "static"), !hasModifier(declaration, "class") else { continue }
      let isOverride = hasModifier(declaration, "override")
      for binding in tree.children(of: declaration) where tree[binding].kind == .binding {
        guard let pattern = tree.child(of: binding, at: 0), tree[pattern].kind == .namePattern,
          let name = tree[pattern].name
        else { continue }
        if isOverride {
          noteOverriddenProperty(name, binding, tree[pattern].range, id, base)
        } else {
          noteUnmarkedProperty(name, tree[pattern].range, base, viewAbove(node))
        }
      }
    }
  }

  /// Whether every class above one is of the file or UIKit's.
  func isBelowUIKit(_ id: ClassID) -> Bool {
    lineage(id).allSatisfy { row in
      let info = program.classes[Int(row.index)]
      return info.isDeclared || UIKitClass(named: info.name) != nil
    }
  }

  /// `var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }` without `override`.
  private mutating func noteUnmarkedProperty(
    _ name: Name, _ range: SourceRange, _ base: UIKitClass, _ view: String?
  ) {
    // What is new in UIKit an app may have had before.
    var owner: String?
    if let info = uikitProperty(text(name), base), info.availability.iOS.map({ $0.major <= 15 }) ?? true {
      owner = base.name
    } else if let view, Self.propertiesOfViews.contains(text(name)),
      !SystemInterface.members(text(name), of: view, isStatic: false).isEmpty
    {
      owner = view
    }
    guard let owner else { return }
    reportSlip(
      "check.override", "overriding declaration requires an 'override' keyword", at: range,
      notes: [
        .init("'\(owner)' has '\(text(name))' too: write 'override var \(text(name))', or give it another name")
      ])
  }

  /// What views of UIKit's have had from the beginning, and classes below observe.
  private static let propertiesOfViews: Set<String> = [
    "isSelected", "isHighlighted", "isEnabled", "isHidden", "alpha", "frame", "bounds", "center", "tintColor",
    "backgroundColor", "transform", "isUserInteractionEnabled", "intrinsicContentSize",
  ]

  private mutating func noteOverriddenProperty(
    _ name: Name, _ binding: SyntaxNode.ID, _ range: SourceRange, _ id: ClassID, _ base: UIKitClass
  ) {
    let word = text(name)
    for row in lineage(id).dropFirst() where swift.members[row.index]?.properties[name.id] != nil { return }
    guard let info = uikitProperty(word, base) else {
      guard !isNameOfUIKit(word), SystemInterface.members(word, of: base.name, isStatic: false).isEmpty else { return }
      var known = base.lineage.flatMap { $0.properties.map { $0.name } }
      for row in lineage(id).dropFirst() {
        known += swift.members[row.index]?.properties.values.map { text($0.name) } ?? []
      }
      guard let near = overrideSlip(word, known.sorted()) else { return }
      return reportSlip(
        "check.override", "property '\(word)' does not override any property from its superclass", at: range,
        near: near)
    }
    if noteOverriddenType(info, binding) || noteOverriddenOptional(word, binding, base) { return }
    guard Self.settableProperties.contains(word) else { return }
    // With a getter alone nobody can assign it any more.
    let accessors = tree.children(of: binding).filter { tree[$0].kind == .accessor }
    let words = accessors.map { tree[$0].name.map { text($0) } ?? "get" }
    guard !words.isEmpty, words.allSatisfy({ $0 == "get" }) else { return }
    remark(
      "check.override", "swiftc cannot override mutable property '\(word)' with a getter alone", at: range,
      advice: "give it a 'set { … }' too")
  }

  /// `override var viewControllers: [UIViewController]` of what can be set to nil. Whether it is reported.
  private mutating func noteOverriddenOptional(_ word: String, _ binding: SyntaxNode.ID, _ base: UIKitClass) -> Bool {
    guard Self.settableProperties.contains(word),
      let type = tree.children(of: binding).first(where: { tree[$0].kind == .typeAnnotation }).flatMap({
        tree.child(of: $0, at: 0)
      }), certainType(type).isNeverNil,
      let member = SystemInterface.members(word, of: base.name, isStatic: false).first(where: { $0.parameters == nil }),
      member.type.hasSuffix("?")
    else { return false }
    reportSlip(
      "check.override", "'\(word)' of UIKit is a '\(member.type)', and an override has its type", at: tree[type].range,
      notes: [.init("write '\(member.type)'")])
    return true
  }

  /// `override var isModalInPresentation: Int`. Whether it is reported.
  private mutating func noteOverriddenType(_ info: PropertyInfo, _ binding: SyntaxNode.ID) -> Bool {
    guard info.typeRead == .bool,
      let type = tree.children(of: binding).first(where: { tree[$0].kind == .typeAnnotation }).flatMap({
        tree.child(of: $0, at: 0)
      }), case let written = tree.lineText(of: type),
      ["Int", "String", "Double", "CGFloat", "Float", "Date", "Bool?", "UIViewController"].contains(written),
      names.find(written).map({ !isDeclaredType($0) }) ?? true
    else { return false }
    reportSlip(
      "check.override", "'\(info.name)' of UIKit is a 'Bool', and an override has its type", at: tree[type].range,
      notes: [.init("write 'Bool'")])
    return true
  }

  // MARK: Views

  /// Whether a class is directly below a view of UIKit's.
  private func viewAbove(_ node: SyntaxNode.ID) -> String? {
    guard let above = inheritance(of: node).first?.name, case let word = text(above),
      swift.protocols[above.id] == nil, declaredClass(above) == nil,
      word == "UIView" || SystemInterface.inherits(word, from: "UIView")
    else { return nil }
    return word
  }

  /// `func layoutSubviews()` of a view without `override`, and `override func prepareForReuze()`.
  mutating func noteViewOverrides(_ node: SyntaxNode.ID) {
    guard !swift.isOld, let above = viewAbove(node) else { return }
    var known = Self.methodsOfViews
    if above.hasPrefix("UITableView") || above.hasPrefix("UICollection") { known.append("prepareForReuse()") }
    let words = known.map { String($0.prefix { $0 != "(" }) }
    for method in tree.children(of: node) where tree[method].kind == .functionDeclaration {
      guard let word = tree[method].name.map({ text($0) }), let place = tree.offset(of: "func " + word, in: method),
        case let range = SourceRange(place + 5, place + 5 + word.utf8.count)
      else { continue }
      let signature =
        word + "(" + parameters(of: method).map { ($0.label.isEmpty ? "_" : $0.label) + ":" }.joined() + ")"
      let isOverride = hasModifier(method, "override")
      if known.contains(signature) {
        if isOverride { noteMissingResult(ofView: method, signature, range) }
        guard !isOverride, !hasModifier(method, "static"), !hasModifier(method, "class"),
          // `sizeThatFits(_ proposal: ProposedViewSize)` is another one.
          parameters(of: method).allSatisfy({ parameter in
            parameter.type.map { type in
              ["CG", "UI", "NS", "Set<", "Bool"].contains { tree.lineText(of: type).hasPrefix($0) }
            } ?? false
          })
        else { continue }
        reportSlip(
          "check.override", "overriding declaration requires an 'override' keyword", at: range,
          notes: [.init("write 'override func \(word)'")])
      } else if isOverride, !words.contains(word), word.utf8.count > 5, !isNameOfUIKit(word),
        SystemInterface.members(word, of: above, isStatic: false).isEmpty,
        let near = nearestName(to: word, in: words, within: word.utf8.count < 12 ? 1 : 2)
      {
        reportSlip(
          "check.override", "method '\(signature)' does not override any method from its superclass", at: range,
          near: near)
      }
    }
  }

  /// `override func hitTest(_ point: CGPoint, with event: UIEvent?)` without what it gives back.
  private mutating func noteMissingResult(ofView method: SyntaxNode.ID, _ signature: String, _ range: SourceRange) {
    let results = ["hitTest(_:with:)": "UIView?", "point(inside:with:)": "Bool", "sizeThatFits(_:)": "CGSize"]
    guard let result = results[signature], !tree.children(of: method).contains(where: { tree[$0].kind == .resultType })
    else { return }
    reportSlip(
      "check.override", "method '\(signature)' does not override any method from its superclass", at: range,
      notes: [.init("UIKit's gives back a value: write '-> \(result)'")])
  }

  /// What classes of views override, of what every view of UIKit's has.
  private static let methodsOfViews = [
    "layoutSubviews()", "didMoveToSuperview()", "didMoveToWindow()", "willMove(toSuperview:)", "willMove(toWindow:)",
    "updateConstraints()", "draw(_:)", "hitTest(_:with:)", "point(inside:with:)", "sizeThatFits(_:)",
    "tintColorDidChange()", "safeAreaInsetsDidChange()", "layoutMarginsDidChange()", "touchesBegan(_:with:)",
    "touchesMoved(_:with:)", "touchesEnded(_:with:)", "touchesCancelled(_:with:)", "setNeedsLayout()",
    "layoutIfNeeded()", "traitCollectionDidChange(_:)", "removeFromSuperview()", "addSubview(_:)",
  ]

  /// `override init(frame: CGRect) { setUp() }` of a view.
  mutating func noteMissingSuper(ofView declaration: SyntaxNode.ID, _ node: SyntaxNode.ID) {
    guard let above = viewAbove(node), let block = block(of: declaration), !hasModifier(declaration, "convenience"),
      !tree[declaration].flags.contains(.optional), !tree.text(of: block, has: "#"),
      !["super.init", "self.init", "fatalError", "preconditionFailure"].contains(where: {
        tree.text(of: block, has: $0)
      })
    else { return }
    let cure: String
    switch above {
    case "UITableViewCell": cure = "super.init(style: style, reuseIdentifier: reuseIdentifier)"
    default:
      cure =
        parameters(of: declaration).first?.label == "frame" ? "super.init(frame: frame)" : "super.init(frame: .zero)"
    }
    reportSlip(
      "check.initializer", "this initialiser does not call 'super.init'",
      at: SourceRange(Int(tree[block].range.end) - 1, Int(tree[block].range.end)),
      notes: [.init("write '\(cure)'")])
  }

  // MARK: Tables

  /// What UIKit declares as `{ get set }`, of what apps override.
  private static let settableProperties: Set<String> = [
    "title", "modalPresentationStyle", "modalTransitionStyle", "isModalInPresentation", "preferredContentSize",
    "hidesBottomBarWhenPushed", "definesPresentationContext", "transitioningDelegate", "tabBarItem", "viewControllers",
    "selectedIndex", "selectedViewController", "toolbarItems", "isEditing", "overrideUserInterfaceStyle",
  ]

  /// A class with an initialiser of its own below a view controller or a view inherits none, and `init?(coder:)` is asked
  /// for. Who shows a part of a class leaves it out, so that it is said and is no error.
  mutating func noteMissingCoder(of id: ClassID, _ node: SyntaxNode.ID) {
    let base = bases[Int(id.index)]
    let initializers = tree.children(of: node).filter { tree[$0].kind == .initializerDeclaration }
    guard !swift.isOld, base.kind != nil || base.inherits(from: .view), isBelowUIKit(id),
      let first = initializers.first(where: { !hasModifier($0, "convenience") }),
      !initializers.contains(where: { parameters(of: $0).first?.label == "coder" }),
      !tree.children(of: node).contains(where: { tree[$0].kind == .opaqueStatement }),
      !tree.text(of: node, has: "#if"), !tree.text(of: node, has: "(coder")
    else { return }
    let start = Int(tree[first].range.start)
    let length = tree.text(of: first).prefix { $0 != "(" && !$0.isNewline }.utf8.count
    remark(
      "check.initializer",
      "swiftc wants 'required init?(coder:)' in '\(program.classes[Int(id.index)].name)', which has an initialiser of its own",
      at: SourceRange(start, start + length),
      advice: "write 'required init?(coder: NSCoder) { fatalError() }' beside it")
  }
}

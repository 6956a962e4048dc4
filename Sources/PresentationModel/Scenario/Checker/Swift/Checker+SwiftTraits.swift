/// `registerForTraitChanges([UITraitHorizontalSizeClass.self]) { … }` of a view controller.
extension Checker {
  /// Lowers such a call, and the one that takes it back; nil for another method.
  mutating func registersForTraits(
    _ word: String, _ found: Lowered, _ call: SyntaxNode.ID, _ node: SyntaxNode.ID
  ) -> Lowered? {
    guard found.1.base?.kind != nil, word == "registerForTraitChanges" || word == "unregisterForTraitChanges" else {
      return nil
    }
    let given = arguments(call)
    guard let first = given.first, first.label == nil else { return nil }
    if word == "unregisterForTraitChanges" {
      guard let (registration, _) = lowerValue(first.value, expecting: .unknown) else { return nil }
      emit(.stopObserving(registration, nil), node)
      return (.none, .unknown)
    }
    guard let last = given.last, given.count > 1, let traits = traits(first.value) else { return nil }
    let called: Operand
    if last.label == "action" {
      let target = given.first { $0.label == "target" }.map { lowerValue($0.value, expecting: .unknown) } ?? found
      guard let target, let bound = boundMethod(last.value, target, node, holdsTarget: false) else { return nil }
      called = bound.0
    } else {
      let arguments = [found.1, .object(.traitCollection, nil)]
      guard let (closure, _) = lowerValue(last.value, expecting: .closure(.of(arguments, nil))) else { return nil }
      called = closure
    }
    // No change that presim makes concerns other traits.
    if !traits.isEmpty { emit(.observe(.value(.string(traits)), of: found.0, owner: .none, called), node) }
    return (called, .unknown)
  }

  /// Which of the size classes a list of traits has; nil where the list is not written out.
  private func traits(_ list: SyntaxNode.ID) -> String? {
    guard tree[list].kind == .list else {
      return tree.lineText(of: list).hasText("systemTraitsAffecting") ? "" : nil
    }
    var names: [String] = []
    for (name, trait) in [
      ("UITraitHorizontalSizeClass", Simulator.horizontalTrait), ("UITraitVerticalSizeClass", Simulator.verticalTrait),
    ] where tree.lineText(of: list).hasText(name) {
      names.append(trait)
    }
    return names.joined(separator: " ")
  }
}

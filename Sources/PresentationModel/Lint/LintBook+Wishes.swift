extension LintWish {
  /// What is asked of the controller that is presented, and of no other.
  static let properties: Set<Property> = [.modalPresentationStyle, .modalTransitionStyle, .transitioningDelegate]
}

/// How controllers are to come, and of whom that is asked in vain.
extension LintBook {
  mutating func rememberWish(
    of x: ControllerID, _ property: Property, _ statement: LintStatement, isInside: Bool
  ) {
    let wish = LintWish(statement: statement, x: x, property: property, isOfItsPresentationController: isInside)
    if case .setup = statement.site {
      file.earlyWishes.append(wish)
    } else {
      keep(wish)
    }
  }

  /// What stands above the first step is read before the outlines are linked.
  mutating func keepEarlyWishes() {
    for wish in file.earlyWishes { keep(wish) }
    file.earlyWishes.removeAll()
  }

  private mutating func keep(_ wish: LintWish) {
    let top = hierarchy.outermostContainer(of: wish.x)
    if top != wish.x { file.wishesInside[top, default: []].append(wish) }
    if !wish.isOfItsPresentationController { file.wishes[wish.x, default: []].append(wish) }
  }

  /// What was asked of those inside the presented one, and of the receiver of the call, as far as nobody has said it of
  /// the presented one. Each wish is looked at once.
  ///
  /// Complexity: O(wishes).
  mutating func rememberVainWishes(_ planned: LintPresentation, _ site: LintSite) {
    guard planned.call.own == nil else { return }
    let x = planned.presented
    for wish in file.wishesInside.removeValue(forKey: x) ?? [] where hierarchy.isInside(wish.x, x) {
      keepIfVain(wish, for: planned, site)
    }
    for wish in file.wishes.removeValue(forKey: planned.source) ?? [] { keepIfVain(wish, for: planned, site) }
  }

  private mutating func keepIfVain(_ wish: LintWish, for planned: LintPresentation, _ site: LintSite) {
    let x = planned.presented
    if wish.isOfItsPresentationController {
      guard world.presentationDelegate(x).isNil else { return }
    } else {
      guard hierarchy.property(x, wish.property) == nil else { return }
    }
    switch (wish.property, wish.statement.act) {
    case (.modalPresentationStyle, .assign(_, _, .enumeration(_, let row))):
      // Set to what it is anyway: nothing is lost.
      if row == planned.style.rawValue || row == planned.presentation.requestedStyle.rawValue { return }
    // Who defines the context may impose its own (`ContextImposesItsStyle`, TRN-03).
    case (.modalTransitionStyle, _):
      if hierarchy.isTrue(wish.x, .providesPresentationContextTransitionStyle) { return }
    default: break
    }
    file.vainWishes.append((wish, x, site))
  }

  /// Whether the completion handler of a call does something.
  func hasBusyHandler(_ instruction: Instruction) -> Bool {
    guard case .call(let call) = instruction.kind, let handler = call.completion else { return false }
    let body = program.bodies[Int(handler.index)]
    return body.function >= 0
      || body.instructions.contains { if case .expect = $0.kind { false } else { true } }
  }
}

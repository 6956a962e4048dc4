extension LintStyleAssignment {
  /// What is asked of the controller that is presented, and of no other.
  static let properties: Set<Property> = [.modalPresentationStyle, .modalTransitionStyle, .transitioningDelegate]
}

/// How controllers are to come, and of whom that is asked in vain.
extension LintBook {
  mutating func rememberStyle(
    of x: ControllerID, _ property: Property, _ statement: LintStatement, isInside: Bool
  ) {
    let style = LintStyleAssignment(
      statement: statement, x: x, property: property, isOfItsPresentationController: isInside)
    if case .setup = statement.site {
      file.earlyStyles.append(style)
    } else {
      keep(style)
    }
  }

  /// What stands above the first step is read before the outlines are linked.
  mutating func keepEarlyStyles() {
    for style in file.earlyStyles { keep(style) }
    file.earlyStyles.removeAll()
  }

  private mutating func keep(_ style: LintStyleAssignment) {
    let top = hierarchy.outermostContainer(of: style.x)
    if top != style.x {
      file.stylesInside[top, default: []].append(style)
    } else if style.isOfItsPresentationController {
      file.settingsOfRoots[style.x, default: []].append(style)
    }
    if !style.isOfItsPresentationController { file.styles[style.x, default: []].append(style) }
  }

  /// What was asked of those inside the presented one, and of the receiver of the call, as far as nobody has said it of
  /// the presented one. Each assignment is looked at once.
  ///
  /// A controller may have got its container since then: of those, what the presented one shows on top is looked at.
  ///
  /// Complexity: O(assignments + depth).
  mutating func rememberStylesWithoutEffect(_ planned: LintPresentation, _ site: LintSite) {
    guard planned.call.own == nil else { return }
    let x = planned.presented
    for style in file.stylesInside.removeValue(forKey: x) ?? [] where hierarchy.isInside(style.x, x) {
      keepIfWithoutEffect(style, for: planned, site)
    }
    if !file.settingsOfRoots.isEmpty || !file.styles.isEmpty {
      var inner = hierarchy.lastChild(of: x)
      while let child = inner {
        for style in (file.settingsOfRoots.removeValue(forKey: child) ?? [])
          + (file.styles.removeValue(forKey: child) ?? [])
        {
          keepIfWithoutEffect(style, for: planned, site)
        }
        inner = hierarchy.lastChild(of: child)
      }
    }
    for style in file.styles.removeValue(forKey: planned.source) ?? [] {
      keepIfWithoutEffect(style, for: planned, site)
    }
  }

  private mutating func keepIfWithoutEffect(
    _ style: LintStyleAssignment, for planned: LintPresentation, _ site: LintSite
  ) {
    let x = planned.presented
    if style.isOfItsPresentationController {
      guard world.presentationDelegate(x).isNil else { return }
    } else {
      guard hierarchy.property(x, style.property) == nil else { return }
    }
    switch (style.property, style.statement.act) {
    case (.modalPresentationStyle, .assign(_, _, .enumeration(_, let row))):
      // Set to what it is anyway: nothing is lost.
      if row == planned.style.rawValue || row == planned.presentation.requestedStyle.rawValue { return }
    // Who defines the context may impose its own (`ContextImposesItsStyle`, TRN-03).
    case (.modalTransitionStyle, _):
      if hierarchy.isTrue(style.x, .providesPresentationContextTransitionStyle) { return }
    default: break
    }
    file.stylesWithoutEffect.append((style, x, site))
  }

  /// Whether the completion handler of a call does something.
  func hasBusyHandler(_ instruction: Instruction) -> Bool {
    guard case .call(let call) = instruction.kind, let handler = call.completion else { return false }
    let body = program.bodies[Int(handler.index)]
    return body.function >= 0
      || body.instructions.contains { if case .expect = $0.kind { false } else { true } }
  }
}

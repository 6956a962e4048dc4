enum FullScreenStartsAsItPrefers: Rule {
  static let id = RuleID.bar08
  static let question = Question.orientation
  static let versions = Versions(.everywhere, "iOS 8–27, text by version. **docs:** as iOS 12.")

  /// The facing that the interface takes when a controller begins to decide; nil for staying as it is.
  ///
  /// - Parameters:
  ///   - mask: what it and the app support.
  ///   - preferred: the orientation in which it prefers to begin, where that counts.
  static func judge(
    _ x: ControllerID, _ mask: FacingSet, preferred: Facing?, _ world: World
  ) -> Finding<Facing?> {
    let current = world.environment.facing
    if let preferred {
      return decides(
        preferred == current ? nil : preferred, on: x, "prefers \(preferred), and starts so",
        raising: world.hierarchy.frozen[x] == nil ? nil : .cho48)
    }
    if mask.contains(current) { return declines(x, leaving: nil, "supports \(current): the interface stays") }
    guard let first = first(of: mask) else {
      return declines(x, leaving: nil, "does not want to rotate: the interface stays")
    }
    return decides(first, on: x, "does not support \(current): the interface rotates to \(first)")
  }

  /// The one that a dismissal uncovers supports the orientation into which the dismissed one has rotated the interface.
  static func keeps(_ x: ControllerID, _ world: World) -> Finding<Facing?> {
    declines(
      x, leaving: nil, "supports \(world.environment.facing): the interface stays as it is, however the device is held",
      raising: .cho85)
  }

  /// The one of a mask that the interface takes; nil for an empty one.
  static func first(of mask: FacingSet) -> Facing? { order.first { mask.contains($0) } }

  private static let order: [Facing] = [.portrait, .landscapeLeft, .landscapeRight, .portraitUpsideDown]

  /// A preferred orientation that is not supported: an exception.
  static func refuses(
    _ x: ControllerID, _ mask: FacingSet, preferred: Facing, _ world: World
  ) -> Finding<Refusal>? {
    guard !mask.contains(preferred) else { return nil }
    var list = ""
    for facing in mask.facings { list += (list.isEmpty ? "" : ", ") + facing.text }
    let message = mustReturnASupported.wording(for: world.profile) == nil ? mustMatchASupported : mustReturnASupported
    return refuses(
      on: x, saying: message.says(.words("orientation", preferred.text), .words("orientations", list)),
      because: "prefers \(preferred), which is not supported: an exception")
  }

  static let mustReturnASupported = UIKitMessage(
    .pe09, .exception("UIApplicationInvalidInterfaceOrientation"),
    [
      .init(
        .upTo(9),
        "preferredInterfaceOrientationForPresentation must return a supported interface orientation!")
    ],
    condition:
      "BAR-08: a full-screen presentation or dismissal leaves a controller that prefers an orientation outside its supported ones",
    effect: "raised when the transition begins",
    cure: "let `supportedInterfaceOrientations` hold the preferred orientation, or prefer another",
    versions: "iOS ≤ 9",
    sources: "thiagoperes/IDMPhotoBrowser#31 (on dismissal), jamonholmgren/ProMotion#607, Appboy/appboy-ios-sdk#54",
    evidence: "observed")

  static let mustMatchASupported = UIKitMessage(
    .pe10, .exception("UIApplicationInvalidInterfaceOrientation"),
    [
      .init(
        .from(10),
        "preferredInterfaceOrientationForPresentation '{orientation}' must match a supported interface orientation: '{orientations}'!",
        remark: " (`portrait`, `portraitUpsideDown`, `landscapeLeft`, `landscapeRight`, in this order, joined by `, `)")
    ],
    condition: "BAR-08: as P-E09",
    effect: "as P-E09",
    cure: "let `supportedInterfaceOrientations` hold the preferred orientation, or prefer another",
    versions: "iOS 10+",
    sources: "zhengwenming/WMPlayer#95, bytedance/Bytedance-UnionAD#105 (13), nytimes/NYTPhotoViewer#360",
    evidence: "observed")

  static let entry = RuleEntry(
    title: "Full screen starts in its preferred orientation, which must be supported",
    inShort: """
      A full-screen view controller starts in its preferred orientation, and an orientation that it does not \
      support raises an exception.
      """,
    statement: """
      When the decider changes (a presentation or dismissal begins, a root is set) to E: if E is presented with `.fullScreen` or
      uncovered by such a dismissal, and sets `preferredInterfaceOrientationForPresentation` (or its delegate's method answers, where it is a
      container that has one), the interface rotates to that; else, if the current orientation is not in the mask, to the first of portrait,
      landscapeLeft, landscapeRight, portraitUpsideDown that is; else it stays, after a dismissal too (CHO-85). Who decides when a transition was cancelled, at launch and after
      a new root is looked for once more, without a preferred orientation: the interface rotates only if the current orientation is not in that
      mask. A preferred orientation outside the mask throws `UIApplicationInvalidInterfaceOrientation` when the transition begins, the values in
      place:
      - iOS 8–9: `preferredInterfaceOrientationForPresentation must return a supported interface orientation!`
      - iOS 10+, one line: `preferredInterfaceOrientationForPresentation 'portrait' must match a supported interface orientation:
        'landscapeLeft, landscapeRight'!`
      """,
    evidence: [
      .documented(
        "Apple `preferredInterfaceOrientationForPresentation` (full screen only; else the current one); classic document 3."
      ),
      .observed(
        "Neuburg p. 272 (not for over full screen); thiagoperes/IDMPhotoBrowser#31, zhengwenming/WMPlayer#95, nytimes/NYTPhotoViewer#360; a root that supports landscape only on a device held in portrait rotates before it has appeared: Neuburg p. 258 (log, iOS 15). A fault of 8.1.1 is not followed (openradar 19096083, CHO-48)."
      ),
      .inferred("the cancelled transition, and the order of the four."),
    ],
    example: """
      portrait device, X `.all`, preferred `.landscapeLeft`: full screen comes up in landscape, over full screen in portrait.
      """)
}

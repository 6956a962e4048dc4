/// `if #available`: which branch a version takes, and what is judged against which version.
extension Checker {
  /// The compiler's error about something that is missing in this version; nil where it is there.
  func complaint(_ availability: Availability, about name: @autoclosure () -> String) -> String? {
    guard let judged else { return nil }
    return availability.complaint(about: name(), profile: judged, device: device)
  }

  /// Reports what a version does not have; of several versions, how to keep it from the others.
  mutating func reportUnavailable(_ complaint: String, _ availability: Availability, at range: SourceRange) {
    var notes: [Diagnostic.Note] = []
    let first = device == .tv ? availability.tvOS : availability.iOS
    if let first, let oldest = profiles.first, profiles.count > 1, branchDepth == 0,
      profiles.contains(where: { $0.version >= first })
    {
      let platform = Availability.Platform(device).name
      notes.append(
        Diagnostic.Note(
          "the file runs under \(oldest.isDocuments ? "rules docs" : "iOS " + oldest.version.text) too: put it into 'if #available(\(platform) \(first.text), *) { … }'"
        ))
    }
    report("check.availability", complaint, at: range, notes: notes)
  }

  /// Reads the branches of an `if #available`: the one that this version takes as if it were in place of the whole, the
  /// others only for their mistakes.
  mutating func eachBranch(
    _ node: SyntaxNode.ID, _ read: (inout Checker, _ block: SyntaxNode.ID, _ isTaken: Bool) -> Void
  ) {
    branchDepth += 1
    defer { branchDepth -= 1 }
    var ways = Ways(isDecided: reaching != nil, left: reaching ?? candidates(of: node))
    // Branches nest: each level needs little of the machine's stack, so conditions are judged in a function of their
    // own.
    for branch in tree.children(of: node) {
      guard let (block, here) = judge(branch, &ways) else { continue }
      if let here { readUntaken(block, reachedBy: here, read) } else { read(&self, block, true) }
    }
  }

  /// How far the branches of an `if #available` are read.
  private struct Ways {
    /// Whether one was taken, or none will be.
    var isDecided: Bool
    /// The versions that have come into no branch yet.
    var left: [UIKitVersion]
  }

  /// The block of a branch, and which versions come to it where it is not the one that is taken.
  @inline(never) private mutating func judge(
    _ branch: SyntaxNode.ID, _ ways: inout Ways
  ) -> (block: SyntaxNode.ID, untakenBy: [UIKitVersion]?)? {
    guard let block = tree.lastChild(of: branch) else { return nil }
    let conditions = tree.children(of: branch).filter { tree[$0].kind == .availability }
    for condition in conditions { checkCondition(condition) }
    let here = ways.left.filter { version in conditions.allSatisfy { holds($0, for: version) } }
    ways.left.removeAll { here.contains($0) }
    guard !ways.isDecided, conditions.allSatisfy({ holds($0, for: program.profile.version) }) else {
      return (block, here)
    }
    ways.isDecided = true
    return (block, nil)
  }

  /// Reads a branch that is not taken: nothing of it stays but what is wrong with it.
  @inline(never) private mutating func readUntaken(
    _ block: SyntaxNode.ID, reachedBy versions: [UIKitVersion],
    _ read: (inout Checker, _ block: SyntaxNode.ID, _ isTaken: Bool) -> Void
  ) {
    let before = (reaching, judged, openBegin, innerClosures, mentioning, isOpen, isAway)
    let preamble = (latestPreamble, hasTransitioningDelegate)
    let counts = (
      program.bodies.count, program.expectations.count, program.steps.count, program.launchExpectations.count,
      program.observers.count, program.setup.count, program.steps.last?.expectations.count ?? 0
    )
    latestPreamble = nil
    reaching = versions
    judged = versions.max().map { .ios($0) }
    let closures = pendingClosures.count
    read(&self, block, false)
    checkClosures(since: closures)
    (reaching, judged, openBegin, innerClosures, mentioning, isOpen, isAway) = before
    (latestPreamble, hasTransitioningDelegate) = preamble
    program.bodies.removeLast(program.bodies.count - counts.0)
    program.expectations.removeLast(program.expectations.count - counts.1)
    program.steps.removeLast(program.steps.count - counts.2)
    program.launchExpectations.removeLast(program.launchExpectations.count - counts.3)
    program.observers.removeLast(program.observers.count - counts.4)
    program.setup.removeLast(program.setup.count - counts.5)
    if let last = program.steps.indices.last {
      let extra = program.steps[last].expectations.count - counts.6
      program.steps[last].expectations.removeLast(extra)
    }
  }

  /// Versions that represent all: the first and the last of each major one, and those round every version that a
  /// condition names.
  @inline(never) private func candidates(of node: SyntaxNode.ID) -> [UIKitVersion] {
    var result = Set(VersionList.all)
    for version in VersionList.all { result.insert(UIKitVersion(version.major, 9)) }
    for branch in tree.children(of: node) {
      for condition in tree.children(of: branch) where tree[condition].kind == .availability {
        guard let named = required(condition) else { continue }
        if VersionList.all.contains(UIKitVersion(named.major)) { result.insert(named) }
        if named.minor > 0 { result.insert(UIKitVersion(named.major, named.minor - 1)) }
      }
    }
    return result.sorted()
  }

  /// The version that a condition asks for on this device; nil where it names only other platforms.
  private func required(_ condition: SyntaxNode.ID) -> UIKitVersion? {
    var found: UIKitVersion?
    for platform in tree.children(of: condition) {
      guard let name = tree[platform].name, let number = tree.child(of: platform, at: 0),
        let (major, minor) = tree.version(of: number)
      else { continue }
      switch names[name] {
      case "tvOS" where device == .tv: return UIKitVersion(major, minor)
      case "iOS": found = UIKitVersion(major, minor)
      default: continue
      }
    }
    return found
  }

  /// Whether a version meets a condition; one that names other platforms alone is met by its `*`.
  private func holds(_ condition: SyntaxNode.ID, for version: UIKitVersion) -> Bool {
    let isAvailable = required(condition).map { version >= $0 } ?? true
    return tree[condition].flags.contains(.marked) ? !isAvailable : isAvailable
  }

  /// Reports platforms and versions that do not exist.
  private mutating func checkCondition(_ condition: SyntaxNode.ID) {
    for platform in tree.children(of: condition) {
      guard let name = tree[platform].name, let number = tree.child(of: platform, at: 0) else { continue }
      let word = text(name)
      guard Self.platforms.contains(word) else {
        var range = tree[platform].range
        range.end = range.start + Int32(word.utf8.count)
        let near = Self.platforms.first { $0.lowercased() == word.lowercased() }
        report(
          "check.platform", "unknown platform '\(word)'", at: range,
          notes: (near ?? nearest(word, among: Self.platforms)).map { [Diagnostic.Note("did you mean '\($0)'?")] } ?? []
        )
        continue
      }
      if word == "iOS" { _ = version(number, isRunUnder: false) }
    }
  }

  private static let platforms = [
    "iOS", "tvOS", "macOS", "watchOS", "visionOS", "macCatalyst", "iOSApplicationExtension",
    "tvOSApplicationExtension", "macOSApplicationExtension", "visionOSApplicationExtension",
    "macCatalystApplicationExtension",
  ]

  /// What is at column one, in branches too.
  func columnOneItems() -> [SyntaxNode.ID] {
    guard tree.items.contains(where: { tree[$0].kind == .conditional }) else { return tree.items }
    var result: [SyntaxNode.ID] = []
    var pending = Array(tree.items.reversed())
    while let item = pending.popLast() {
      guard tree[item].kind == .conditional else {
        result.append(item)
        continue
      }
      var inner: [SyntaxNode.ID] = []
      for branch in tree.children(of: item) {
        guard let block = tree.lastChild(of: branch) else { continue }
        inner += tree.children(of: block)
      }
      pending += inner.reversed()
    }
    return result
  }
}

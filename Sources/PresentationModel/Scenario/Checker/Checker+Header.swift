extension Checker {
  /// Reads the header lines into the program.
  mutating func checkHeader(overriding profile: Profile?) {
    program.title = ""
    var orientation: (Orientation, SourceRange)?
    var classes: (SizeClass, SizeClass)?
    for item in tree.items {
      let node = tree[item]
      switch node.kind {
      case .scenarioHeader:
        if let title = tree.child(of: item, at: 0) { program.title = tree.string(of: title) }
      case .iosHeader: checkVersion(item)
      case .rulesHeader: program.profile = .documents
      case .deviceHeader: orientation = checkDevice(item)
      case .sizeClassHeader: classes = checkSizeClasses(item)
      default: break
      }
    }
    for item in tree.items where tree[item].kind == .appHeader { checkApp(item) }
    if let profile { program.profile = profile }
    judged = program.profile
    if let (_, range) = orientation, !device.rotates {
      report("check.device", "'\(device.text)' is not turned: leave out the orientation", at: range)
    }
    program.environment = Environment(device: device, orientation: orientation?.0 ?? .portrait)
    if let classes { (program.environment.horizontal, program.environment.vertical) = classes }
  }

  private mutating func checkApp(_ item: SyntaxNode.ID) {
    guard let path = tree.child(of: item, at: 0), let value = tree.child(of: item, at: 1) else { return }
    let parts = Array(tree.children(of: path))
    guard parts.count == 2, tree[parts[1]].kind == .member, let name = tree[parts[1]].name,
      text(name) == Property.supportedInterfaceOrientations.name
    else {
      report(
        "check.unknown-property", "the app has only 'supportedInterfaceOrientations' here", at: tree[path].range)
      return
    }
    let mask = ValueType.enumeration(.interfaceOrientationMask)
    if case .value(let found)? = self.value(value, expecting: mask, takesNil: false, .file) {
      program.appOrientations = found
    }
  }

  private mutating func checkVersion(_ item: SyntaxNode.ID) {
    var versions: Set<UIKitVersion> = []
    for child in tree.children(of: item) {
      guard tree[child].kind == .versionRange else {
        if let version = version(child) { versions.insert(version) }
        continue
      }
      guard let first = tree.child(of: child, at: 0).flatMap({ version($0) }),
        let last = tree.child(of: child, at: 1).flatMap({ version($0) })
      else { continue }
      if first > last {
        report(
          "check.version", "the range runs backwards: write '\(last.text)-\(first.text)'", at: tree[child].range)
      }
      versions.formUnion(VersionList.range(first, last))
    }
    guard let newest = versions.max() else { return }
    program.profile = .ios(newest)
    profiles = versions.sorted().map { .ios($0) }
  }

  /// The version that a number names; one that does not exist, or that nothing runs under, is reported.
  mutating func version(_ number: SyntaxNode.ID, isRunUnder: Bool = true) -> UIKitVersion? {
    let range = tree[number].range
    let (major, minor) = tree.version(of: number) ?? (Int.max, 0)
    if let complaint = VersionList.complaint(major, minor, written: tree.text(range), isRunUnder: isRunUnder) {
      report("check.version", complaint, at: range)
      return nil
    }
    return UIKitVersion(major, minor)
  }

  private mutating func checkDevice(_ item: SyntaxNode.ID) -> (Orientation, SourceRange)? {
    guard let first = tree.child(of: item, at: 0) else { return nil }
    let name = tree.text(of: first)
    if let found = Device.allCases.first(where: { $0.text == name }) {
      device = found
    } else {
      report(
        "check.device", "unknown device '\(name)'", at: tree[first].range, near: name,
        among: Device.allCases.map { $0.text })
    }
    guard let second = tree.child(of: item, at: 1) else { return nil }
    let word = tree.text(of: second)
    guard let orientation = Orientation.allCases.first(where: { $0.text == word }) else {
      report(
        "check.device", "unknown orientation '\(word)': a device is 'portrait' or 'landscape'",
        at: tree[second].range, near: word, among: Orientation.allCases.map { $0.text })
      return nil
    }
    return (orientation, tree[second].range)
  }

  private mutating func checkSizeClasses(_ item: SyntaxNode.ID) -> (SizeClass, SizeClass)? {
    var found: [SizeClass] = []
    for child in tree.children(of: item) {
      let word = tree.text(of: child)
      if let size = SizeClass.allCases.first(where: { $0.text == word }) {
        found.append(size)
      } else {
        report(
          "check.size-class", "unknown size class '\(word)': there are 'compact' and 'regular'", at: tree[child].range,
          near: word, among: SizeClass.allCases.map { $0.text })
      }
    }
    return found.count == 2 ? (found[0], found[1]) : nil
  }
}

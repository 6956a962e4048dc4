extension Checker {
  /// Reads the header lines into the program.
  mutating func checkHeader(overriding profile: Profile?) {
    program.title = ""
    var words = DeviceWords()
    var classes: (SizeClass, SizeClass)?
    for item in tree.items {
      let node = tree[item]
      switch node.kind {
      case .scenarioHeader:
        if let title = tree.child(of: item, at: 0) { program.title = tree.string(of: title) }
      case .iosHeader: checkVersion(item)
      case .rulesHeader: program.profile = .documents
      case .deviceHeader: words = checkDevice(item)
      case .sizeClassHeader: classes = checkSizeClasses(item)
      default: break
      }
    }
    var lines: [(name: String, range: SourceRange)] = []
    for item in tree.items where tree[item].kind == .appHeader { checkApp(item, &lines) }
    program.hasDefaultVersion =
      profile == nil
      && !tree.items.contains {
        tree[$0].kind == .iosHeader || tree[$0].kind == .rulesHeader
      }
    if let profile { program.profile = profile }
    judged = program.profile
    check(words, hasSizeClasses: classes != nil)
    program.environment = Environment(device: device, orientation: words.orientation?.0 ?? .portrait)
    program.environment.isResizable = words.resizable != nil
    if words.fold?.isOpen == true { program.environment.fold(isOpen: true) }
    isOpen = program.environment.isOpen
    if let classes { (program.environment.horizontal, program.environment.vertical) = classes }
  }

  /// What the app says of itself in its Info.plist, each thing once.
  private mutating func checkApp(_ item: SyntaxNode.ID, _ lines: inout [(name: String, range: SourceRange)]) {
    guard let path = tree.child(of: item, at: 0), let value = tree.child(of: item, at: 1) else { return }
    let parts = Array(tree.children(of: path))
    let name = parts.count == 2 && tree[parts[1]].kind == .member ? tree[parts[1]].name.map { text($0) } : nil
    let range = tree[path].range
    if let name, let first = lines.first(where: { $0.name == name })?.range {
      diagnostics.append(.secondHeaderLine("app.\(name)", at: range, first: first))
      return
    }
    switch name {
    case Property.supportedInterfaceOrientations.name:
      let mask = ValueType.enumeration(.interfaceOrientationMask)
      if case .value(let found)? = self.value(value, expecting: mask, takesNil: false, .file) {
        program.appOrientations = found
      }
    case "requiresFullScreen":
      guard case .value(.bool(let found))? = self.value(value, expecting: .bool, takesNil: false, .file) else { break }
      program.requiresFullScreen = found
      if !device.rotates {
        report("check.device", "'\(device.text)' is not turned: leave out 'app.requiresFullScreen'", at: range)
      }
    case "scenes":
      guard case .value(.bool(let found))? = self.value(value, expecting: .bool, takesNil: false, .file) else { break }
      program.hasScenes = found
      program.scenesRange = byteRange(tree[item].range)
    default:
      report(
        "check.unknown-property",
        "the app has only 'supportedInterfaceOrientations', 'requiresFullScreen' and 'scenes' here", at: range)
      return
    }
    if let name { lines.append((name, range)) }
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

  /// The words of a `device` line behind the device's name.
  struct DeviceWords {
    var orientation: (Orientation, SourceRange)?
    /// `resizable`.
    var resizable: SourceRange?
    /// `closed` or `open`.
    var fold: (isOpen: Bool, range: SourceRange)?
    /// The device's name.
    var range: SourceRange?
  }

  private mutating func checkDevice(_ item: SyntaxNode.ID) -> DeviceWords {
    var words = DeviceWords()
    for (row, child) in tree.children(of: item).enumerated() {
      let (word, range) = (tree.text(of: child), tree[child].range)
      if row == 0 {
        words.range = range
        if let found = Device.allCases.first(where: { $0.text == word }) {
          device = found
        } else if let same = Device.allCases.first(where: { $0.text.lowercased() == word.lowercased() }) {
          report(
            "check.device", "unknown device '\(word)'", at: range, notes: [.init("did you mean '\(same.text)'?")])
        } else {
          report(
            "check.device", "unknown device '\(word)'", at: range, near: word,
            among: Device.allCases.map { $0.text })
        }
      } else if word == "resizable", words.resizable == nil {
        words.resizable = range
      } else if word == "closed" || word == "open", words.fold == nil {
        words.fold = (word == "open", range)
      } else if words.orientation == nil, let found = Orientation.allCases.first(where: { $0.text == word }) {
        words.orientation = (found, range)
      } else {
        report(
          "check.device", "unknown orientation '\(word)': a device is 'portrait' or 'landscape'",
          at: range, near: word, among: Orientation.allCases.map { $0.text })
      }
    }
    return words
  }

  /// Whether the words of a `device` line go with the device and the version.
  private mutating func check(_ words: DeviceWords, hasSizeClasses: Bool) {
    if let (_, range) = words.orientation, !device.rotates {
      report("check.device", "'\(device.text)' is not turned: leave out the orientation", at: range)
    }
    if device == .iPhoneDuo, let range = words.range,
      let complaint = Availability.iOSOnly(27, 1).complaint(
        about: "iPhoneDuo", profile: program.profile, device: device)
    {
      report("check.device", complaint, at: range)
    }
    if let (_, range) = words.fold, device != .iPhoneDuo {
      report("check.device", "'\(device.text)' does not fold: only an 'iPhoneDuo' is 'closed' or 'open'", at: range)
    }
    guard let range = words.resizable else { return }
    if device != .iPhone, device != .iPhoneMax {
      report("check.device", "only an 'iPhone' or 'iPhoneMax' is 'resizable'", at: range)
    } else if let complaint = Availability.iOSOnly(27).complaint(
      about: "\(device.text) resizable", profile: program.profile, device: device)
    {
      report("check.device", complaint, at: range)
    } else if words.orientation?.0 == .landscape {
      report("check.device", "the window of a resizable iPhone is always portrait: leave out 'landscape'", at: range)
    } else if hasSizeClasses {
      report(
        "check.device",
        "the window of a resizable iPhone is compact in width and regular in height: leave out the size "
          + "classes", at: range)
    }
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

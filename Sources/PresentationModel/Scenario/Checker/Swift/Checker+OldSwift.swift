/// Swift from before its fourth version: names that UIKit had then, read as those of today and told once.
extension Checker {
  /// Whether the file has calls that only old Swift has.
  func looksOld() -> Bool { Self.looksOld(source.bytes) }

  private static func looksOld(_ bytes: [UInt8]) -> Bool {
    let words = [
      "presentViewController(", "ViewControllerAnimated(", "sharedApplication()", "dispatch_get_main_queue",
      "addChildViewController(", "toParentViewController", "ToParentViewController(", "removeFromParentViewController",
      "prepareForSegue(", "AtIndexPath indexPath", "editButtonItem()", "performSegueWithIdentifier(",
      "instantiateViewControllerWithIdentifier(",
    ].map { Array($0.utf8) }
    // One walk through the file, which looks at words only where four letters stand that may be the first of one.
    func row(_ bytes: UnsafeRawBufferPointer, _ index: Int) -> Int {
      Int((bytes.loadUnaligned(fromByteOffset: index, as: UInt32.self) &* 0x9e37_79b1) >> 22)
    }
    var begins = Array(repeating: false, count: 1024)
    for word in words { begins[word.withUnsafeBytes { row($0, 0) }] = true }
    return bytes.withUnsafeBytes { bytes in
      var index = 0
      while index + 4 <= bytes.count {
        if begins[row(bytes, index)], words.contains(where: { bytes[index...].starts(with: $0) }) { return true }
        index += 1
      }
      return false
    }
  }

  /// Calls of lists and texts by their old names: `objects.insert(item, atIndex: 0)`.
  mutating func renameOldCalls() {
    for row in tree.nodes.indices where tree.nodes[row].kind == .path {
      let parts = tree.list(of: SyntaxNode.ID(Int32(row)))
      for (member, call) in zip(parts, parts.dropFirst()) {
        guard tree[call].kind == .call, tree[member].kind == .member, let name = tree[member].name else { continue }
        let given = tree.list(of: call)
        if let last = given.last, text(name) == "insert", tree[last].name.map({ text($0) }) == "atIndex" {
          tree.nodes[Int(last.index)].nameID = names.intern("at").id
        }
        guard let now = OldSwift.standardMethod(text(name)) else { continue }
        tree.nodes[Int(member.index)].nameID = names.intern(now.name).id
        guard let first = given.first, tree[first].name == nil, !tree[first].flags.contains(.trailing) else { continue }
        tree.nodes[Int(first.index)].nameID = names.intern(now.label).id
      }
    }
    grow()
  }

  /// Tells of the first old name of the file.
  mutating func noteOld(_ old: String, _ now: String, at range: SourceRange) {
    guard !swift.hasToldOld else { return }
    swift.hasToldOld = true
    remark(
      "check.old-swift", "'\(old)' is read as '\(now)': the code is in an old Swift", at: range,
      advice: "so are the other names that UIKit had then")
  }

  /// A property of UIKit's by its old name.
  mutating func oldProperty(_ word: String, _ base: UIKitClass, _ node: SyntaxNode.ID) -> PropertyInfo? {
    guard let now = FormerNames.property(word), let info = uikitProperty(now, base) else { return nil }
    noteOld(word, now, at: tree[node].range)
    return info
  }

  /// `UIModalPresentationStyle.fullScreen`, `UIModalPresentationStyle.FullScreen`; nil for another path.
  mutating func qualifiedCase(_ parts: ArraySlice<SyntaxNode.ID>) -> Lowered? {
    guard parts.count == 2 || parts.count == 3, let last = parts.last, tree[last].kind == .member,
      let name = tree[last].name
    else { return nil }
    var words: [String] = []
    for part in parts.dropLast() {
      guard tree[part].kind == .identifier || tree[part].kind == .member, let name = tree[part].name else { return nil }
      words.append(text(name))
    }
    guard words[0].hasPrefix("UI") else { return nil }
    let written = words.joined(separator: ".")
    let plain = words.joined()
    for type in UIKitEnum.allCases where type.name == written || String(type.name.filter { $0 != "." }) == plain {
      if let value = uikitCase(name, .enumeration(type), at: memberRange(tree[last])) {
        return (.value(value), .value(.enumeration(type)))
      }
    }
    return nil
  }

  /// A case of UIKit's by its name of today or of old: `.OverCurrentContext`.
  mutating func oldCase(_ word: String, _ type: UIKitEnum, at range: SourceRange) -> Value? {
    if let row = type.row(named: word) { return .enumeration(type, row) }
    guard let first = word.utf8.first, first.isCapital else { return nil }
    let now = word.prefix(1).lowercased() + word.dropFirst()
    guard let row = type.row(named: now) else { return nil }
    if isPasted, !swift.isOld, !swift.hasToldOld {
      reportSlip("check.unknown-case", "type '\(type.name)' has no member '\(word)'", at: range, near: now)
      return .enumeration(type, row)
    }
    noteOld("." + word, "." + now, at: range)
    return .enumeration(type, row)
  }
}

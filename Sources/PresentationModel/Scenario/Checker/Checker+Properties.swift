extension Checker {
  /// Finds a property by name on what is known of a value, and reports what is wrong with it.
  mutating func property(_ name: Name, of receiver: StaticType, at range: SourceRange) -> PropertyInfo? {
    guard let base = receiver.base, !receiver.isClassName else {
      if case .anything = receiver.type { return anywhere(name, at: range) }
      let word = text(name)
      let start = Int(range.start)
      if case .enumeration(let type) = receiver.type, type.row(named: word) != nil, start > 1,
        source.bytes[start - 2] == UInt8(ascii: " ")
      {
        report(
          "check.unknown-property", "'=' is missing before '.\(word)'", at: SourceRange(start - 1, Int(range.end)),
          notes: [Diagnostic.Note("write '= .\(word)'")])
        return nil
      }
      report("check.unknown-property", "value of type '\(receiver.type.name)' has no member '\(word)'", at: range)
      return nil
    }
    if let property = known(name).property {
      if let info = PropertyLookup.find(property, on: base) { return available(info, at: range) }
      // The text of any other view than a search bar is outside.
      if !receiver.exact, property != .text, let info = PropertyLookup.find(property, below: base) {
        return available(info, at: range)
      }
    }
    reportUnknownMember(text(name), of: receiver, base: base, at: range)
    return nil
  }

  /// A property of whatever has one of the name.
  private mutating func anywhere(_ name: Name, at range: SourceRange) -> PropertyInfo? {
    if let property = known(name).property {
      for type in UIKitClass.allCases { if let info = PropertyLookup.find(property, on: type) { return info } }
    }
    report("check.unknown-property", "presim does not know what '\(text(name))' is a member of", at: range)
    return nil
  }

  private mutating func available(_ info: PropertyInfo, at range: SourceRange) -> PropertyInfo? {
    if let complaint = complaint(info.availability, about: info.name) {
      reportUnavailable(complaint, info.availability, at: range)
      return nil
    }
    return info
  }

  private mutating func reportUnknownMember(
    _ word: String, of receiver: StaticType, base: UIKitClass, at range: SourceRange
  ) {
    if knows(word, isMethod: false, of: receiver, base: base, at: range) { return }
    if let callback = CallbackInfo.all.first(where: {
      $0.name == word && $0.delegateProtocol == nil && $0.owner == .viewController
    }) {
      let isMember = range.start > 0 && source.bytes[Int(range.start) - 1] == UInt8(ascii: ".")
      let whose = isMember ? head(before: range) + "." : ""
      report(
        "check.unknown-property", "'\(callback.signature)' is a method: write 'on \(whose)\(word) { … }'", at: range)
      return
    }
    if let method = CallbackInfo.all.first(where: { $0.name == word && $0.answer != nil }), let type = method.answer {
      report(
        "check.unknown-property", "'\(word)' is a method: write '\(method.signature) = \(type.sample)'", at: range)
      return
    }
    var candidates: [String] = []
    for type in base.lineage { candidates += type.properties.map { $0.name } + type.methods.map { $0.name } }
    if candidates.contains(word) {
      report("check.unknown-property", "'\(word)' is a method: call it with parentheses", at: range)
      return
    }
    if OutsideMembers.member(word, isMethod: true, of: base) != nil {
      report("check.unknown-property", "'\(word)' is a method: call it with parentheses", at: range)
      return
    }
    var notes: [Diagnostic.Note] = []
    if base == .presentation, word == "presenter" || word == "presentingViewController" {
      notes.append(Diagnostic.Note("did you mean 'context'?"))
    } else if let now = FormerNames.meantProperty(word),
      candidates.contains(String(now.prefix { $0 != "." && $0 != " " }))
    {
      notes.append(Diagnostic.Note("did you mean '\(now)'?"))
    } else if let near = nearest(word, among: candidates) {
      notes.append(Diagnostic.Note("did you mean '\(near)'?"))
    } else if suggestions > 0, let meant = nameWithTheWords(of: word, in: candidates) {
      notes.append(Diagnostic.Note("did you mean '\(meant)'?"))
    } else if let head = candidates.first(where: { word.hasPrefix($0) && word != $0 }),
      case let last = String(word.dropFirst(head.utf8.count)), last.utf8.count > 3,
      Self.standardProperties.contains(last) || isNameOfUIKit(last)
    {
      notes.append(Diagnostic.Note("'.' is missing: write '\(head).\(last)'"))
    } else if receiver.exact,
      let elsewhere = UIKitClass.allCases.first(where: { $0.properties.contains { $0.name == word } })
    {
      notes.append(Diagnostic.Note("'\(word)' is a property of '\(elsewhere.name)'"))
    } else if receiver.exact, let elsewhere = OutsideMembers.owner(of: word, isMethod: false) {
      notes.append(Diagnostic.Note("'\(word)' is a property of '\(elsewhere.name)'"))
    }
    let owner = receiver.classID.map { program.classes[Int($0.index)].name } ?? base.name
    if let name = names.find(word), let id = receiver.classID,
      lineage(id).contains(where: { swift.members[$0.index]?.methods[name.id] != nil })
    {
      return report("check.call", "'\(word)' is a method: call it with parentheses", at: range)
    }
    report("check.unknown-property", "value of type '\(owner)' has no member '\(word)'", at: range, notes: notes)
  }
}

extension Checker {
  /// Finds a property by name on what is known of a value, and reports what is wrong with it.
  mutating func property(_ name: Name, of receiver: StaticType, at range: SourceRange) -> PropertyInfo? {
    let word = text(name)
    guard let base = receiver.base, !receiver.isClassName else {
      if case .anything = receiver.type { return anywhere(name, at: range) }
      report("check.unknown-property", "value of type '\(receiver.type.name)' has no member '\(word)'", at: range)
      return nil
    }
    let row = Int(name.id) < propertyRows.count ? propertyRows[Int(name.id)] : -1
    if row >= 0, let property = Property(rawValue: UInt16(row)) {
      if let info = PropertyLookup.find(property, on: base) { return available(info, at: range) }
      if !receiver.exact, let info = PropertyLookup.find(property, below: base) { return available(info, at: range) }
    }
    reportUnknownMember(word, of: receiver, base: base, at: range)
    return nil
  }

  /// A property of whatever has one of the name.
  private mutating func anywhere(_ name: Name, at range: SourceRange) -> PropertyInfo? {
    let row = propertyRows[Int(name.id)]
    if row >= 0, let property = Property(rawValue: UInt16(row)) {
      for type in UIKitClass.allCases { if let info = PropertyLookup.find(property, on: type) { return info } }
    }
    report("check.unknown-property", "nothing has a member '\(text(name))'", at: range)
    return nil
  }

  private mutating func available(_ info: PropertyInfo, at range: SourceRange) -> PropertyInfo? {
    if let complaint = info.availability.complaint(about: info.name, profile: program.profile, device: device) {
      report("check.availability", complaint, at: range)
      return nil
    }
    return info
  }

  private mutating func reportUnknownMember(
    _ word: String, of receiver: StaticType, base: UIKitClass, at range: SourceRange
  ) {
    if let subject = NotSupportedYet.subject(of: word) {
      reportUnsupported(word, subject, at: range)
      return
    }
    if let callback = CallbackInfo.all.first(where: { $0.name == word && $0.delegateProtocol == nil }) {
      report("check.unknown-property", "'\(callback.signature)' is a method: write 'on \(word) { … }'", at: range)
      return
    }
    var candidates: [String] = []
    for type in base.lineage { candidates += type.properties.map(\.name) + type.methods.map(\.name) }
    if candidates.contains(word) {
      report("check.unknown-property", "'\(word)' is a method: call it with parentheses", at: range)
      return
    }
    var notes: [Diagnostic.Note] = []
    if let near = nearest(word, among: candidates) {
      notes.append(Diagnostic.Note("did you mean '\(near)'?"))
    } else if receiver.exact,
      let elsewhere = UIKitClass.allCases.first(where: { $0.properties.contains { $0.name == word } })
    {
      notes.append(Diagnostic.Note("'\(word)' is a property of '\(elsewhere.name)'"))
    }
    let owner = receiver.classID.map { program.classes[Int($0.index)].name } ?? base.name
    report("check.unknown-property", "value of type '\(owner)' has no member '\(word)'", at: range, notes: notes)
  }
}

/// Finds the row of a property on a class.
enum PropertyLookup {
  /// For each class, for each property: its position among the class's own rows, or -1.
  private static let positions: [[Int16]] = UIKitClass.allCases.map { type in
    var row = [Int16](repeating: -1, count: Property.allCases.count)
    for (position, info) in type.properties.enumerated() { row[Int(info.property.rawValue)] = Int16(position) }
    return row
  }

  /// The property as a class has it, its own or inherited.
  static func find(_ property: Property, on type: UIKitClass) -> PropertyInfo? {
    var next: UIKitClass? = type
    while let current = next {
      let position = positions[Int(current.rawValue)][Int(property.rawValue)]
      if position >= 0 { return current.properties[Int(position)] }
      next = current.superclass
    }
    return nil
  }

  /// The property as subclasses of a class have it: of unknown type where they differ.
  static func find(_ property: Property, below type: UIKitClass) -> PropertyInfo? {
    var found: PropertyInfo?
    for other in UIKitClass.allCases where other.inherits(from: type) {
      let position = positions[Int(other.rawValue)][Int(property.rawValue)]
      guard position >= 0 else { continue }
      let info = other.properties[Int(position)]
      if let first = found, first.type != info.type {
        return PropertyInfo(property, .anything, first.access == .read ? .read : .write, first.availability)
      }
      if found == nil { found = info }
    }
    return found
  }
}

/// UIKit's private classes that answers name: the printed presentation controllers (PCC-02).
enum PrivateClasses {
  static let all = [
    "_UIFullscreenPresentationController", "_UIOverFullscreenPresentationController",
    "_UICurrentContextPresentationController", "_UIOverCurrentContextPresentationController",
    "_UIPageSheetPresentationController", "_UIFormSheetPresentationController",
    "_UIBlurOverFullscreenPresentationController", "_UIAlertControllerAlertPresentationController",
    "_UIAlertControllerActionSheetCompactPresentationController",
    "_UIAlertControllerActionSheetRegularPresentationController",
  ]
}

/// Source text in one line: comments out, blanks only where Swift writes them.
enum Normalized {
  static func text(_ bytes: [UInt8], _ range: SourceRange) -> String {
    var result: [UInt8] = []
    var index = Int(range.start)
    let end = Int(range.end)
    var gap = false
    while index < end {
      let byte = bytes[index]
      if byte == 0x20 || byte == 0x09 || byte == 0x0a || byte == 0x0d {
        gap = true
        index += 1
      } else if byte == UInt8(ascii: "/"), index + 1 < end, bytes[index + 1] == UInt8(ascii: "/") {
        while index < end, bytes[index] != 0x0a { index += 1 }
      } else if byte == UInt8(ascii: "/"), index + 1 < end, bytes[index + 1] == UInt8(ascii: "*") {
        index = afterComment(bytes, index, end)
        gap = true
      } else {
        if let last = result.last,
          last == UInt8(ascii: ",") || last == UInt8(ascii: ":") || gap && isWord(last) && isWord(byte)
        {
          result.append(0x20)
        }
        gap = false
        if byte == UInt8(ascii: "\"") {
          index = copyString(bytes, index, end, &result)
        } else {
          result.append(byte)
          index += 1
        }
      }
    }
    return String(decoding: result, as: UTF8.self)
  }

  private static func isWord(_ byte: UInt8) -> Bool {
    byte >= 0x80 || byte == 0x5f || byte >= 0x30 && byte <= 0x39 || byte >= 0x41 && byte <= 0x5a
      || byte >= 0x61 && byte <= 0x7a || byte == UInt8(ascii: "?") || byte == UInt8(ascii: "!")
  }

  private static func copyString(_ bytes: [UInt8], _ start: Int, _ end: Int, _ result: inout [UInt8]) -> Int {
    var index = start
    repeat {
      if bytes[index] == UInt8(ascii: "\\"), index + 1 < end {
        result.append(bytes[index])
        index += 1
      }
      result.append(bytes[index])
      index += 1
    } while index < end && bytes[index] != UInt8(ascii: "\"")
    if index < end {
      result.append(bytes[index])
      index += 1
    }
    return index
  }

  private static func afterComment(_ bytes: [UInt8], _ start: Int, _ end: Int) -> Int {
    var index = start
    var level = 0
    while index + 1 < end {
      if bytes[index] == UInt8(ascii: "/"), bytes[index + 1] == UInt8(ascii: "*") {
        level += 1
        index += 2
      } else if bytes[index] == UInt8(ascii: "*"), bytes[index + 1] == UInt8(ascii: "/") {
        level -= 1
        index += 2
        if level == 0 { return index }
      } else {
        index += 1
      }
    }
    return end
  }
}

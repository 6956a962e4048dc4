extension String {
  /// Where a part of it begins for the last time, in bytes; nil if it is not there. Embedded Swift searches no strings.
  ///
  /// Complexity: O(its length times that of the part).
  func lastIndex(ofText part: String) -> Int? {
    let (text, part) = (Array(utf8), Array(part.utf8))
    guard part.count <= text.count else { return nil }
    return (0...(text.count - part.count)).last { text[$0..<($0 + part.count)].elementsEqual(part) }
  }

  /// What stands before its first line end.
  var firstLine: String {
    String(
      unicodeScalars.prefix { scalar in
        switch scalar.value {
        case 0x0A...0x0D, 0x85, 0x2028, 0x2029: false
        default: true
        }
      })
  }

  /// Whether a text is a part of it.
  package func hasText(_ part: String) -> Bool {
    var (text, part) = (self, part)
    return text.withUTF8 { text in part.withUTF8 { $0.isEmpty || text.next($0) != nil } }
  }

  /// What stands between the places of a separator, without empty parts.
  package func parts(between separator: String) -> [String] {
    let (text, separator) = (Array(utf8), Array(separator.utf8))
    var result: [String] = []
    var start = 0
    var place = 0
    func end(at place: Int) {
      if start < place { result.append(String(decoding: text[start..<place], as: UTF8.self)) }
    }
    while place + separator.count <= text.count {
      if text[place..<(place + separator.count)].elementsEqual(separator) {
        end(at: place)
        place += separator.count
        start = place
      } else {
        place += 1
      }
    }
    end(at: text.count)
    return result
  }

  /// The same with another text in the place where a part of it stands first.
  func replacingFirst(_ part: String, with other: String) -> String {
    let (text, part) = (Array(utf8), Array(part.utf8))
    guard part.count <= text.count,
      let place = (0...(text.count - part.count)).first(where: { text[$0..<($0 + part.count)].elementsEqual(part) })
    else { return self }
    return String(decoding: text[..<place] + Array(other.utf8) + text[(place + part.count)...], as: UTF8.self)
  }

  /// The same with another text in the place of each of a character of ASCII.
  package func with(_ other: String, for character: Unicode.Scalar) -> String {
    String(decoding: utf8.flatMap { $0 == UInt8(ascii: character) ? Array(other.utf8) : [$0] }, as: UTF8.self)
  }
}

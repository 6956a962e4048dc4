import Foundation

extension String {
  /// `contains` by bytes: a law asks this of each sentence of the whole book.
  func has(_ part: String) -> Bool {
    var (text, part) = (self, part)
    return text.withUTF8 { text in
      part.withUTF8 { part in
        guard let first = part.first, let wanted = part.baseAddress, var start = text.baseAddress else {
          return part.isEmpty
        }
        let end = start + text.count
        while let found = memchr(start, Int32(first), end - start) {
          let place = found.assumingMemoryBound(to: UInt8.self)
          guard end - UnsafePointer(place) >= part.count else { return false }
          if memcmp(place, wanted, part.count) == 0 { return true }
          start = UnsafePointer(place) + 1
        }
        return false
      }
    }
  }
}

import PresentationModel

/// How long each file took when a JUnit report was written, as `presim test --junit` writes one.
struct JUnitTimes: Sendable {
  /// Microseconds by the path of the file, from the root of its repository.
  let byFile: [String: Int]

  /// - Parameter bytes: The report. Nil where it has no test case with a file and a time.
  ///
  /// Complexity: O(the report's size).
  init?(_ bytes: [UInt8]) {
    var found: [String: Int] = [:]
    for element in bytes.split(separator: UInt8(ascii: "<")) where element.starts(with: "testcase ".utf8) {
      guard let path = Self.attribute("file", of: element), let time = Self.attribute("time", of: element),
        let microseconds = Self.microseconds(time)
      else { continue }
      found[path, default: 0] += microseconds
    }
    guard !found.isEmpty else { return nil }
    byFile = found
  }

  /// Each file's part of several that take about as long: the longest first, each to the part that has least to do. A file
  /// without a time is taken for an average one.
  ///
  /// Complexity: O(files × log(files) + files × parts).
  func parts(of files: [String], count: Int) -> [Int] {
    let known = files.compactMap { byFile[$0] }
    let average = known.isEmpty ? 1 : max(1, known.reduce(0, +) / known.count)
    let times = files.map { max(1, byFile[$0] ?? average) }
    var load = [Int](repeating: 0, count: count)
    var parts = [Int](repeating: 0, count: files.count)
    for row in files.indices.sorted(by: { times[$0] != times[$1] ? times[$0] > times[$1] : $0 < $1 }) {
      var least = 0
      for part in load.indices where load[part] < load[least] { least = part }
      parts[row] = least
      load[least] += times[row]
    }
    return parts
  }

  private static func attribute(_ name: String, of element: ArraySlice<UInt8>) -> String? {
    let wanted = Array(" \(name)=\"".utf8)
    guard let start = element.indices.first(where: { element[$0] == wanted[0] && element[$0...].starts(with: wanted) })
    else { return nil }
    let value = element[(start + wanted.count)...].prefix { $0 != UInt8(ascii: "\"") }
    let whole = String(decoding: value, as: UTF8.self)
    guard value.contains(UInt8(ascii: "&")) else { return whole }
    var text = ""
    for (row, part) in whole.split(separator: "&", omittingEmptySubsequences: false).enumerated() {
      let end = part.firstIndex(of: ";")
      guard row > 0, let end, let meant = entities[String(part[..<end])] else {
        text += (row > 0 ? "&" : "") + part
        continue
      }
      text += meant + part[part.index(after: end)...]
    }
    return text
  }

  private static let entities = ["lt": "<", "gt": ">", "quot": "\"", "amp": "&", "#10": "\n", "#9": "\t"]

  /// `0.001250` in microseconds.
  private static func microseconds(_ seconds: String) -> Int? {
    let parts = seconds.split(separator: ".", maxSplits: 1, omittingEmptySubsequences: false)
    guard let whole = parts.first.flatMap({ Int($0) }), whole >= 0, whole < 1_000_000_000 else { return nil }
    guard parts.count == 2 else { return whole * 1_000_000 }
    let digits = String(parts[1].prefix(6))
    guard let rest = Int(digits), rest >= 0 else { return nil }
    var scaled = rest
    for _ in digits.utf8.count..<6 { scaled *= 10 }
    return whole * 1_000_000 + scaled
  }
}

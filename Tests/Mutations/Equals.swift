import Foundation

/// The short list of mutants that make no difference, each with its reason: `key | reason`.
struct Equals {
  let reasons: [String: String]
  /// Lines that say no reason.
  let faults: [String]

  init(_ file: URL) {
    var reasons: [String: String] = [:]
    var faults: [String] = []
    let text = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
    for line in text.split(separator: "\n") where !line.hasPrefix("#") {
      guard let bar = line.range(of: " | ", options: .backwards), bar.upperBound < line.endIndex else {
        faults.append("'\(line)' says no reason")
        continue
      }
      reasons[String(line[..<bar.lowerBound])] = String(line[bar.upperBound...])
    }
    self.reasons = reasons
    self.faults = faults
  }

  /// What of the list stands for no mutant any more.
  func leftOver(_ mutants: [Mutant]) -> [String] {
    let keys = Set(mutants.map(\.key))
    return reasons.keys.filter { !keys.contains($0) }.sorted()
  }
}

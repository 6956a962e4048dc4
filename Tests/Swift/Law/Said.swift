import Foundation

/// A value that a program has said.
struct Said {
  /// Its line; of what presim says, 0.
  var line = 0
  var label: String
  /// Nil where presim does not know it.
  var value: String?
}

/// What the compiled programs have said, by number.
func said(by output: String) -> [[Said]] {
  var programs: [[Said]] = []
  for line in output.split(separator: "\n") {
    let parts = line.split(separator: "\t", maxSplits: 2, omittingEmptySubsequences: false).map(String.init)
    if parts[0] == "program" {
      programs.append([])
    } else if parts.count == 3, !programs.isEmpty {
      programs[programs.count - 1].append(Said(line: Int(parts[0]) ?? 0, label: parts[1], value: parts[2]))
    }
  }
  return programs
}

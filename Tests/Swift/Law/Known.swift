import Foundation

/// What is known to differ: the programs, and how many values of all are unknown. Neither may grow.
struct Known {
  var unknown: Int
  var programs: [String]

  init(unknown: Int, programs: [String]) {
    self.unknown = unknown
    self.programs = programs
  }

  init(contentsOf path: String) throws {
    let lines = try String(contentsOfFile: path, encoding: .utf8).split(separator: "\n").map(String.init)
    unknown = lines.first.flatMap { Int($0.prefix { $0.isNumber }) } ?? 0
    programs = Array(lines.dropFirst())
  }

  func write(to path: String) throws {
    let lines = ["\(unknown) values are unknown; these programs differ:"] + programs
    try (lines.joined(separator: "\n") + "\n").write(toFile: path, atomically: true, encoding: .utf8)
  }
}

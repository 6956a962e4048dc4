// Holds what presim makes of programs of Swift against what the compiler makes of them.
//   law write FOLDER [NAME]      the programs as files of one module
//   law compare OUTPUT [NAME]    what that module has said, and what presim says
//   law slips FOLDER             the programs with slips, a file each
//   law judge OUTPUT [NAME]      what the compiler has said of them, and what presim says

import Foundation

@main
enum Law {
  static func main() throws {
    var arguments = CommandLine.arguments.dropFirst()
    guard let command = arguments.popFirst(), let path = arguments.popFirst() else { fail("law: write or compare") }
    let name = arguments.popFirst()
    if command == "slips" || command == "judge" {
      // All of them take a minute more.
      let environment = ProcessInfo.processInfo.environment
      let step = ["PRESIM_UPDATE", "PRESIM_EXHAUSTIVE"].contains { environment[$0] != nil } ? 1 : 3
      let programs = try written()
      let slips = stride(from: 0, to: programs.count, by: step).flatMap { Slip.slips(in: programs[$0]) }
      return command == "slips" ? try write(slips, path) : try judge(slips, path, name)
    }
    let programs = try all().filter { name.map($0.title.contains) ?? true }
    if command == "write" {
      try write(programs, path)
    } else {
      let truth = said(by: try String(contentsOfFile: path, encoding: .utf8))
      guard truth.count == programs.count else { fail("\(truth.count) of \(programs.count) programs have run") }
      name == nil ? try compare(programs, truth) : show(programs, truth)
    }
  }

  private static let folder = "Tests/Swift/"

  private static func written() throws -> [Program] {
    let files = try FileManager.default.contentsOfDirectory(atPath: folder + "Programs").sorted()
    return try files.flatMap { file in
      Program.programs(
        of: try String(contentsOfFile: "\(folder)Programs/\(file)", encoding: .utf8), file: String(file.dropLast(6)))
    }
  }

  private static func all() throws -> [Program] { try written() + (1...100).map(Generator.program) }

  private static func write(_ slips: [Slip], _ folder: String) throws {
    for (row, slip) in slips.enumerated() {
      try slip.source.write(toFile: "\(folder)/\(row).swift", atomically: false, encoding: .utf8)
    }
  }

  private static func judge(_ slips: [Slip], _ path: String, _ name: String?) throws {
    let found = SlipLaw.differences(slips, try String(contentsOfFile: path, encoding: .utf8))
    if let name {
      for (slip, difference, text) in found where slip.title.contains(name) {
        print("\(slip.title)\n  \(difference.rawValue): \(text)")
      }
      return
    }
    let now = found.map { "\($0.difference.rawValue): \($0.slip.title)" }
    if ProcessInfo.processInfo.environment["PRESIM_UPDATE"] != nil {
      try (now.joined(separator: "\n") + "\n").write(toFile: folder + "slips.txt", atomically: true, encoding: .utf8)
    }
    let titles = Set(slips.map(\.title))
    let known = try String(contentsOfFile: folder + "slips.txt", encoding: .utf8).split(separator: "\n").map(
      String.init
    )
    .filter { line in line.range(of: ": ").map { titles.contains(String(line[$0.upperBound...])) } ?? false }
    var isWrong = false
    for (slip, difference, text) in found where !known.contains("\(difference.rawValue): \(slip.title)") {
      isWrong = true
      print("\(slip.title)\n  \(difference.rawValue): \(text)")
    }
    for line in known where !now.contains(line) {
      isWrong = true
      print("no longer so, but 'slips.txt' lists it: \(line)")
    }
    if isWrong { fail("what presim says of slips is not what the compiler says") }
    print("\(slips.count) slips are told as the compiler tells them, but \(known.count) that are known to differ")
  }

  private static func write(_ programs: [Program], _ folder: String) throws {
    for (row, program) in programs.enumerated() {
      try program.source(row).write(toFile: "\(folder)/Program\(row).swift", atomically: false, encoding: .utf8)
    }
    let calls = programs.indices.map { "    Program\($0).begin()\n" }.joined()
    let main = "@main\nenum Programs {\n  static func main() {\n\(calls)  }\n}\n"
    try main.write(toFile: folder + "/Main.swift", atomically: false, encoding: .utf8)
  }

  private static func compare(_ programs: [Program], _ truth: [[Said]]) throws {
    let known = try Known(contentsOf: folder + "known.txt")
    var (different, unknown, values): (Set<String>, Int, Int) = ([], 0, 0)
    var isWrong = false
    for (program, truth) in zip(programs, truth) {
      let run = Run(program)
      let comparison = Comparison(program, truth, run)
      values += truth.count
      unknown += comparison.unknown
      guard let difference = comparison.difference else { continue }
      different.insert(program.title)
      if known.programs.contains(program.title) { continue }
      isWrong = true
      print("\(difference)\n\(run.notes.map { "  \($0)\n" }.joined())", terminator: "")
    }
    if ProcessInfo.processInfo.environment["PRESIM_UPDATE"] != nil {
      let now = Known(unknown: unknown, programs: programs.map(\.title).filter(different.contains))
      return try now.write(to: folder + "known.txt")
    }
    for title in known.programs where !different.contains(title) {
      isWrong = true
      print("\(title): no difference any more, but 'known.txt' lists it")
    }
    if unknown != known.unknown {
      isWrong = isWrong || unknown > known.unknown
      print("\(unknown) values are unknown, not \(known.unknown) as in 'known.txt'")
    }
    if isWrong { fail("what presim makes of these programs is not what Swift makes of them, or is more often unknown") }
    print(
      "\(programs.count) programs say \(values) values as Swift does, but \(unknown) that presim calls unknown and "
        + "\(known.programs.count) programs that are known to differ")
  }

  private static func show(_ programs: [Program], _ truth: [[Said]]) {
    for (program, truth) in zip(programs, truth) {
      let run = Run(program)
      print("== \(program.title)")
      if program.file == "Random" { print(program.lines.joined(separator: "\n")) }
      for said in truth { print("  line \(said.line): \(said.label) = \(said.value ?? "")") }
      print("in presim:")
      for said in run.said { print("  \(said.label) = \(said.value ?? "unknown")") }
      for line in run.notes { print("  \(line)") }
      if let end = run.end { print("  \(end)") }
      print(Comparison(program, truth, run).difference ?? "no difference")
    }
  }

  private static func fail(_ text: String) -> Never {
    print("Tests/Swift/check: \(text)")
    exit(1)
  }
}

import Foundation

/// `Tests/Mutations/mutate`: changes decisions one at a time and says which changes nobody notices.
@main
enum Main {
  struct Options {
    var folders = ["Rules", "Schedules", "Lint"]
    var kinds: Set<Mutant.Kind> = [.inverted, .never, .dropped]
    var sample: Int?
    var seed: UInt64 = 1
    var file: String?
    /// Only those that a report of an earlier run names.
    var again: Set<String>?
    var shard = (1, 1)
    var isList = false
    var withLaws = false
    /// How many may survive.
    var allowed = 0
    var isVerbose = false
    var made = ""

    /// Whether all mutants of the usual folders are found, whichever of them are drawn.
    var isWhole: Bool { folders == Options().folders && kinds == Options().kinds && file == nil }
  }

  static func main() {
    guard let options = options(CommandLine.arguments.dropFirst()) else { exit(2) }
    exit(run(options))
  }

  private static func options(_ words: ArraySlice<String>) -> Options? {
    var options = Options()
    var rest = words
    func wrong(_ text: String) -> Options? {
      FileHandle.standardError.write(Data("mutate: \(text)\n".utf8))
      return nil
    }
    while let word = rest.popFirst() {
      switch word {
      case "--list": options.isList = true
      case "--laws": options.withLaws = true
      case "--verbose": options.isVerbose = true
      case "--operands": options.kinds.insert(.without)
      default:
        guard let value = rest.popFirst() else { return wrong("'\(word)' is no option, or needs a value") }
        switch word {
        case "--sample":
          guard let count = Int(value), count > 0 else { return wrong("'\(value)' is no number of mutants") }
          options.sample = count
        case "--seed":
          guard let seed = UInt64(value) else { return wrong("'\(value)' is no seed") }
          options.seed = seed
        case "--file": options.file = value
        case "--again":
          guard let text = try? String(contentsOfFile: value, encoding: .utf8) else {
            return wrong("cannot read '\(value)'")
          }
          options.again = Set(text.split(separator: "\n").compactMap(key))
        case "--allow":
          guard let count = Int(value), count >= 0 else { return wrong("'\(value)' is no number of survivors") }
          options.allowed = count
        case "--folders": options.folders = value.split(separator: ",").map(String.init)
        case "--shard":
          let parts = value.split(separator: "/").compactMap { Int($0) }
          guard parts.count == 2, parts[0] >= 1, parts[0] <= parts[1] else {
            return wrong("'\(value)' is no shard, as in 2/8")
          }
          options.shard = (parts[0], parts[1])
        case "--made": options.made = value
        default: return wrong("'\(word)' is no option")
        }
      }
    }
    return options
  }

  /// The key of the mutant that a line of a report names: the line without its place.
  private static func key(_ line: Substring) -> String? {
    let parts = line.replacingOccurrences(of: ": nothing comes by it", with: "").split(
      separator: ":", maxSplits: 2, omittingEmptySubsequences: false)
    guard parts.count == 3, parts[0].hasPrefix(folder), !line.contains(": noticed by the ") else { return nil }
    return "\(parts[0].dropFirst(folder.count)):\(parts[2])"
  }

  private static let folder = "Sources/PresentationModel/"

  private static func run(_ options: Options) -> Int32 {
    let root = URL(fileURLWithPath: FileManager.default.currentDirectoryPath)
    let library = root.appendingPathComponent("Sources/PresentationModel")
    let everybody = mutants(of: library, options)
    guard !everybody.isEmpty else {
      say("mutate: there is nothing to change there")
      return 2
    }
    let equals = Equals(root.appendingPathComponent("Tests/Mutations/equal.txt"))
    for fault in equals.faults { say("Tests/Mutations/equal.txt: \(fault)") }
    guard equals.faults.isEmpty else { return 2 }
    if options.isWhole, let none = equals.leftOver(everybody).first {
      say("Tests/Mutations/equal.txt: '\(none)' is no mutant any more")
      return 2
    }
    let drawn = draw(
      everybody.filter { equals.reasons[$0.key] == nil && options.again?.contains($0.key) != false }, options)
    if options.isList {
      for mutant in drawn { say("\(place(mutant)): \(mutant.kind.rawValue): \(mutant.text)") }
      say("\(drawn.count) of \(everybody.count)")
      return 0
    }
    let scratch = root.appendingPathComponent(".build/mutations")
    var build = MutatedBuild(root: root, made: URL(fileURLWithPath: options.made), scratch: scratch, mutants: drawn)
    guard build.make() else { return 2 }
    var examiner = Examiner(build, withLaws: options.withLaws)
    if let broken = examiner.prepare(scratch) {
      say("mutate: the \(broken) do not hold without a mutant")
      return 2
    }
    return examine(build, examiner, options)
  }

  private static func examine(_ build: MutatedBuild, _ examiner: Examiner, _ options: Options) -> Int32 {
    var counts: [String: Int] = [:]
    var survivors = 0
    var tried = 0
    for (number, mutant) in build.mutants.enumerated() {
      guard let mutant else { continue }
      tried += 1
      if let notices = examiner.notices(number, of: mutant.path) {
        counts[notices, default: 0] += 1
        if options.isVerbose {
          say("\(place(mutant)): \(mutant.kind.rawValue): \(mutant.text): noticed by the \(notices)")
        }
        continue
      }
      survivors += 1
      let why = examiner.isReached(number) ? "" : ": nothing comes by it"
      say("\(place(mutant)): \(mutant.kind.rawValue): \(mutant.text)\(why)")
    }
    var names: [String] = []
    for net in examiner.nets where !names.contains(net.name) { names.append(net.name) }
    let noticed = names.map { "\(counts[$0] ?? 0) by the \($0)" }.joined(separator: ", ")
    let refused = build.mutants.count - 1 - tried
    say("\(tried) mutants (the compiler refused \(refused) more): noticed \(noticed); \(survivors) survive")
    return survivors <= options.allowed ? 0 : 1
  }

  private static func place(_ mutant: Mutant) -> String { "\(folder)\(mutant.path):\(mutant.line)" }

  private static func mutants(of library: URL, _ options: Options) -> [Mutant] {
    let paths = (FileManager.default.subpaths(atPath: library.path) ?? []).filter { path in
      path.hasSuffix(".swift") && options.folders.contains { path.hasPrefix($0 + "/") || path == $0 }
        && options.file.map { path.contains($0) } != false
    }.sorted()
    return paths.flatMap { path -> [Mutant] in
      let data = FileManager.default.contents(atPath: library.appendingPathComponent(path).path) ?? Data()
      return MutantFinder.mutants(in: path, [UInt8](data)).filter { options.kinds.contains($0.kind) }
    }
  }

  /// A part, or so many at random, the same for the same seed.
  private static func draw(_ mutants: [Mutant], _ options: Options) -> [Mutant] {
    var mutants = mutants
    if let sample = options.sample {
      var state = options.seed
      func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var z = state
        z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
        z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
        return z ^ (z >> 31)
      }
      for row in mutants.indices.reversed() { mutants.swapAt(row, Int(next() % UInt64(row + 1))) }
      mutants = Array(mutants.prefix(sample)).sorted { ($0.path, $0.line) < ($1.path, $1.line) }
    }
    return mutants.enumerated().filter { $0.offset % options.shard.1 == options.shard.0 - 1 }.map(\.element)
  }
}

import Foundation

/// The library with mutants in it, made from the debug build: only the files that are changed are compiled anew, each
/// once for all of its mutants, and linked with everybody else's objects.
struct MutatedBuild {
  let root: URL
  /// Where `swift build --build-tests` has left its work.
  let made: URL
  /// Where the changed files and what is linked of them go.
  let scratch: URL
  /// By number; 0 is nobody. nil for what the compiler does not take.
  private(set) var mutants: [Mutant?]

  var presim: String { scratch.appendingPathComponent("presim").path }
  var tests: String { scratch.appendingPathComponent("presim.xctest").path }

  init(root: URL, made: URL, scratch: URL, mutants: [Mutant]) {
    self.root = root
    self.made = made
    self.scratch = scratch
    self.mutants = [nil] + mutants.map { Optional($0) }
  }

  /// Compiles and links; what is wrong is printed, and the answer false.
  mutating func make() -> Bool {
    let sources = scratch.appendingPathComponent("sources")
    let objects = scratch.appendingPathComponent("objects")
    for folder in [sources, objects] {
      try? FileManager.default.removeItem(at: folder)
      try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    }
    write(Self.switchboard, to: sources.appendingPathComponent("IsMutant.swift"))
    // A mutant that the compiler refuses is left out; the rest is tried again.
    for _ in 0..<12 {
      let paths = Set(mutants.compactMap { $0?.path }).sorted()
      for path in paths { writeMutated(path, below: sources) }
      let outcome = compile(paths, sources, objects)
      if outcome.isSuccess { return link(paths, objects) }
      guard leaveOut(outcome.output) else {
        say(outcome.output)
        return false
      }
    }
    say("mutate: the compiler refuses more and more of the mutants")
    return false
  }

  // MARK: Compiling

  private func writeMutated(_ path: String, below sources: URL) {
    let original = root.appendingPathComponent("Sources/PresentationModel").appendingPathComponent(path)
    guard let data = FileManager.default.contents(atPath: original.path) else { return }
    let here = mutants.indices.compactMap { row in
      mutants[row].flatMap { $0.path == path ? (number: row, mutant: $0) : nil }
    }
    // Rules say where they stand.
    let place = "#sourceLocation(file: \"\(original.path)\", line: 1)\n"
    let text = Array(place.utf8) + Mutant.source([UInt8](data), with: here)
    _ = FileManager.default.createFile(
      atPath: sources.appendingPathComponent(Self.name(path)).path, contents: Data(text))
  }

  private func compile(_ paths: [String], _ sources: URL, _ objects: URL) -> Command.Outcome {
    let changed = Set(paths)
    let folder = root.appendingPathComponent("Sources/PresentationModel").path + "/"
    let list = try? String(contentsOfFile: made.path + "/PresentationModel.build/sources", encoding: .utf8)
    var arguments = ["-frontend", "-c"]
    for line in (list ?? "").split(separator: "\n") {
      let file = line.filter { $0 != "'" && $0 != "\"" }
      let path = file.hasPrefix(folder) ? String(file.dropFirst(folder.count)) : String(file)
      if !changed.contains(path) { arguments.append(String(file)) }
    }
    for name in paths.map(Self.name) + ["IsMutant.swift"] {
      arguments += ["-primary-file", sources.appendingPathComponent(name).path]
      arguments += ["-o", objects.appendingPathComponent(name + ".o").path]
    }
    arguments += [
      "-module-name", "PresentationModel", "-Onone", "-enable-testing", "-swift-version", "6", "-parse-as-library",
      "-suppress-warnings", "-module-cache-path", made.path + "/ModuleCache",
    ]
    let response = scratch.appendingPathComponent("arguments")
    write(arguments.dropFirst().map { "\"\($0)\"" }.joined(separator: "\n"), to: response)
    return Command.run(["swiftc", "-frontend", "@" + response.path])
  }

  /// Leaves the mutants out that errors name: those of the line, else the statements of the function around it, else all
  /// of the file. Whether there were any.
  private mutating func leaveOut(_ output: String) -> Bool {
    var count = 0
    for line in output.split(separator: "\n") {
      let parts = line.split(separator: ":", maxSplits: 3)
      guard parts.count == 4, parts[3].hasPrefix(" error:"), let number = Int(parts[1]) else { continue }
      let name = parts[0].split(separator: "/").last.map(String.init) ?? ""
      let here = mutants.indices.filter { mutants[$0].map { Self.name($0.path) == name } == true }
      let offset = here.first.flatMap { self.offset(ofLine: number, in: mutants[$0]?.path ?? "") } ?? 0
      let onLine = here.filter { row in
        mutants[row].map { $0.line <= number && number <= $0.line + $0.lines - 1 } == true
      }
      let around = here.filter { mutants[$0]?.function.contains(offset) == true && mutants[$0]?.kind == .dropped }
      for row in [onLine, around, here].first(where: { !$0.isEmpty }) ?? [] {
        mutants[row] = nil
        count += 1
      }
    }
    return count > 0
  }

  private func offset(ofLine line: Int, in path: String) -> Int? {
    let original = root.appendingPathComponent("Sources/PresentationModel").appendingPathComponent(path)
    guard let data = FileManager.default.contents(atPath: original.path) else { return nil }
    var current = 1
    for (offset, byte) in data.enumerated() {
      if current == line { return offset }
      if byte == UInt8(ascii: "\n") { current += 1 }
    }
    return nil
  }

  // MARK: Linking

  private func link(_ paths: [String], _ objects: URL) -> Bool {
    let changed = Set(paths.map(Self.name))
    func link(_ product: String, _ result: String, _ arguments: [String]) -> Bool {
      let list = made.appendingPathComponent("\(product).product/Objects.LinkFileList").path
      var files = (try? String(contentsOfFile: list, encoding: .utf8))?.split(separator: "\n").map(String.init) ?? []
      files.removeAll { file in
        let name = file.split(separator: "/").last?.filter { $0 != "'" && $0 != "\"" } ?? ""
        return file.contains("/PresentationModel.build/") && changed.contains(String(name.dropLast(2)))
      }
      let own = (changed.sorted() + ["IsMutant.swift"]).map { "'\(objects.path)/\($0).o'" }
      let response = scratch.appendingPathComponent("objects.list")
      write((files + own).joined(separator: "\n"), to: response)
      let outcome = Command.run(
        ["swiftc", "-L", made.path, "-emit-executable", "-module-name", product, "@" + response.path, "-o", result]
          + arguments)
      if !outcome.isSuccess { say(outcome.output) }
      return outcome.isSuccess
    }
    return link("presim", presim, ["-Xlinker", "--defsym", "-Xlinker", "main=presim_main"])
      && link("presimPackageTests", tests, ["-Xlinker", "-rpath=$ORIGIN"])
  }

  private static func name(_ path: String) -> String { path.split(separator: "/").last.map(String.init) ?? path }

  private func write(_ text: String, to file: URL) {
    _ = FileManager.default.createFile(atPath: file.path, contents: Data(text.utf8))
  }

  /// Who of them all is at work is said by the environment; with `PRESIM_REACHED` a file tells which were asked.
  private static let switchboard = """
    import Glibc

    private let atWork = getenv("PRESIM_MUTANT").map { Int(atoi($0)) } ?? 0

    nonisolated(unsafe) private let reached: UnsafeMutablePointer<UInt8>? = {
      guard getenv("PRESIM_REACHED") != nil else { return nil }
      let rows = UnsafeMutablePointer<UInt8>.allocate(capacity: 100_000)
      rows.initialize(repeating: 48, count: 100_000)
      marks = rows
      atexit {
        guard let path = getenv("PRESIM_REACHED"), let file = fopen(path, "w") else { return }
        fwrite(marks, 1, 100_000, file)
        fclose(file)
      }
      return rows
    }()

    nonisolated(unsafe) private var marks: UnsafeMutablePointer<UInt8>?

    @inline(never)
    func isMutant(_ number: Int) -> Bool {
      if let reached { reached[number] = 49 }
      return number == atWork
    }
    """
}

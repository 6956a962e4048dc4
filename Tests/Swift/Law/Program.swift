import Foundation

/// A program: ordinary Swift that begins with `go()`, a function of its own or a method of its class `Home`.
struct Program {
  /// The file in which it stands, without its ending.
  var file: String
  /// What it shows.
  var name: String
  /// Its first line in the file, from 1.
  var line: Int
  var lines: [String]

  /// As answers and `known.txt` name it.
  var title: String { "\(file): \(name)" }

  /// The programs of a file: each begins with a line `// MARK: - name`.
  static func programs(of text: String, file: String) -> [Program] {
    var programs: [Program] = []
    for (row, line) in text.components(separatedBy: "\n").enumerated() {
      if line.hasPrefix("// MARK: - ") {
        programs.append(Program(file: file, name: String(line.dropFirst(11)), line: row + 2, lines: []))
      } else if !programs.isEmpty {
        programs[programs.count - 1].lines.append(line)
      }
    }
    return programs
  }

  /// The lines with `go()` as a method of a view controller, where it stands alone.
  var inHome: [String] {
    guard let first = lines.firstIndex(where: { $0.hasPrefix("func go()") }),
      let last = lines[first...].firstIndex(where: { $0.hasPrefix("}") })
    else { return lines }
    var lines = lines
    lines[first] = "class Home: UIViewController { " + lines[first]
    lines[last] = "} " + lines[last]
    return lines
  }

  /// As a scenario, its lines first.
  var scenario: String {
    inHome.joined(separator: "\n") + """

      var heard: [Any?] = []
      func say(_ label: String, _ value: Any?) {
        heard.append(label)
        heard.append(value)
      }
      window
        home: Home
      home.go()

      """
  }

  /// As a file of a module in which all programs stand: what it declares is its own.
  func source(_ number: Int) -> String {
    let declared = Set(lines.compactMap { Self.declaration($0)?.name })
    let own = inHome.map { line -> String in
      guard let (word, name) = Self.declaration(line) else { return line }
      // An attribute stands before every modifier.
      if line.hasPrefix("@"), let space = line.firstIndex(of: " ") {
        return line[...space] + "private " + line[line.index(after: space)...]
      }
      // What an extension adds to a type of its own is as private as that, and one that conforms takes no modifier.
      return word == "extension" && (declared.contains(name) || line.contains(":")) ? line : "private " + line
    }
    return """
      #sourceLocation(file: "Tests/Swift/Programs/\(file).swift", line: \(line))
      \(own.joined(separator: "\n"))
      enum Program\(number) {
        static func begin() { run(\(number), on: Home()) { $0.go() } }
      }

      """
  }

  private static let words: Set<String> = [
    "class", "struct", "enum", "protocol", "func", "let", "var", "typealias", "extension",
  ]

  /// What a line at column one declares.
  private static func declaration(_ line: String) -> (word: String, name: String)? {
    var parts = line.split(whereSeparator: { " :{(<".contains($0) }).map(String.init)[...]
    guard line.first?.isLetter == true || line.hasPrefix("@") else { return nil }
    while let first = parts.first, first.hasPrefix("@") || ["final", "indirect"].contains(first) { parts.removeFirst() }
    guard let word = parts.popFirst(), words.contains(word), let name = parts.first else { return nil }
    return (word, name)
  }
}

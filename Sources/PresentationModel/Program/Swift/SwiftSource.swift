/// A file of Swift that the header of a scenario names: `swift "../App/LoginViewController.swift"`.
package struct SwiftSource: Sendable {
  /// Which header line names it, from 0.
  package let header: Int
  /// Its path as messages show it.
  package let path: String
  /// What is in it; nil where it cannot be read.
  package let bytes: [UInt8]?
  /// Why it cannot be read.
  package let failure: String?

  /// Where a file begins in the text that is read as one.
  struct Place: Hashable, Sendable {
    /// Its first line there.
    var line: Int
    let path: String
    /// Whether the header names the folder that it is in.
    var isOfFolder = false
  }

  /// A file that was read.
  package init(header: Int, path: String, bytes: [UInt8]) {
    (self.header, self.path, self.bytes, failure) = (header, path, bytes, nil)
  }

  /// One that cannot be read.
  package init(header: Int, path: String, failure: String) {
    (self.header, self.path, bytes, self.failure) = (header, path, nil, failure)
  }

  private static let word = Array("swift".utf8)

  /// The paths that the header of a scenario names, as they are written.
  package static func paths(in bytes: [UInt8]) -> [String] {
    var paths: [String] = []
    var starts: [Int] = []
    bytes.withUnsafeBufferPointer { bytes in
      var next: Int? = 0
      while let start = next, start < bytes.count {
        if bytes[start] == word[0], bytes[start...].starts(with: word) { starts.append(start) }
        next = bytes.next(UInt8(ascii: "\n"), from: start).map { $0 + 1 }
      }
    }
    for start in starts {
      let line = bytes[start...].prefix { $0 != UInt8(ascii: "\n") }
      let rest = line.dropFirst(word.count).drop { $0 == 0x20 || $0 == 0x09 }
      guard rest.count < line.count - word.count, rest.first == UInt8(ascii: "\"") else { continue }
      let path = rest.dropFirst().prefix { $0 != UInt8(ascii: "\"") }
      guard path.count + 1 < rest.count else { continue }
      paths.append(String(decoding: path, as: UTF8.self))
    }
    return paths
  }
}

extension SwiftCode {
  /// The file of a line of the program, and the line in it; nil for a line of the scenario itself.
  package func file(ofLine line: Int) -> (path: String, line: Int)? {
    guard let file = files.last(where: { $0.line <= line }) else { return nil }
    return (file.path, line - file.line + 1)
  }

  /// A line as answers name it: `line 14`, `LoginViewController.swift:14`.
  func lineText(_ line: Int) -> String { SwiftSource.text(line, files) }
}

extension SwiftSource {
  /// The path of what presim has written itself of Combine.
  static let combine = "Combine"

  /// A line as answers name it, by the name of its file where that is not the scenario.
  static func text(_ line: Int, _ files: [Place]) -> String {
    guard let file = files.last(where: { $0.line <= line }) else { return "line \(line)" }
    let name = file.path.split(separator: "/").last.map { String($0) } ?? file.path
    return "\(name):\(line - file.line + 1)"
  }

  /// A line in its file, and the file where that is not the scenario.
  static func place(of line: Int, _ files: [Place]) -> (file: String?, line: Int) {
    guard let file = files.last(where: { $0.line <= line }) else { return (nil, line) }
    return (file.path, line - file.line + 1)
  }
}

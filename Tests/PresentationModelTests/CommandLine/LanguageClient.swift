import Foundation

/// A scripted editor: talks to the real `presim lsp` and waits for what it says.
final class LanguageClient {
  private let process: Process
  private let input = Pipe()
  private let output = Pipe()
  private var buffer = Data()
  private var next = 1
  /// What the server has sent without being asked.
  private(set) var notices: [[String: Any]] = []
  static let uri = "file:///tmp/screen.presim"

  init(_ presim: PresimProcess) throws {
    process = try presim.make(["lsp"])
    process.standardInput = input
    process.standardOutput = output
    try process.run()
  }

  func send(_ message: [String: Any]) throws {
    var message = message
    message["jsonrpc"] = "2.0"
    let body = try JSONSerialization.data(withJSONObject: message)
    write(Data("Content-Length: \(body.count)\r\n\r\n".utf8) + body)
  }

  func write(_ data: Data) { input.fileHandleForWriting.write(data) }

  struct Gone: Error {}

  /// The next message of the server.
  func receive() throws -> [String: Any] {
    while true {
      if let end = buffer.range(of: Data("\r\n\r\n".utf8)) {
        let header = String(decoding: buffer[buffer.startIndex..<end.lowerBound], as: UTF8.self)
        let length = Int(header.split(separator: " ").last ?? "") ?? 0
        if buffer.distance(from: end.upperBound, to: buffer.endIndex) >= length {
          let body = buffer[end.upperBound..<(end.upperBound + length)]
          buffer = Data(buffer[(end.upperBound + length)...])
          return try JSONSerialization.jsonObject(with: Data(body)) as? [String: Any] ?? [:]
        }
      }
      let more = output.fileHandleForReading.availableData
      if more.isEmpty { throw Gone() }
      buffer += more
    }
  }

  func notify(_ method: String, _ params: [String: Any]) throws { try send(["method": method, "params": params]) }

  /// The whole answer to a request.
  func ask(_ method: String, _ params: [String: Any] = [:]) throws -> [String: Any] {
    let id = next
    next += 1
    try send(["id": id, "method": method, "params": params])
    while true {
      let message = try receive()
      if message["method"] == nil, message["id"] as? Int == id { return message }
      notices.append(message)
    }
  }

  /// What is answered about a place.
  func at(_ method: String, _ line: Int, _ character: Int, _ more: [String: Any] = [:]) throws -> Any? {
    let place: [String: Any] = [
      "textDocument": ["uri": Self.uri], "position": ["line": line, "character": character],
    ]
    return try ask("textDocument/" + method, place.merging(more) { $1 })["result"]
  }

  /// What is answered about the file.
  func of(_ method: String, _ more: [String: Any] = [:]) throws -> Any? {
    let file: [String: Any] = ["textDocument": ["uri": Self.uri]]
    return try ask("textDocument/" + method, file.merging(more) { $1 })["result"]
  }

  func start(_ capabilities: [String: Any] = [:]) throws -> [String: Any] {
    let answer = try ask("initialize", ["capabilities": capabilities, "initializationOptions": ["showsTexts": true]])
    try notify("initialized", [:])
    return answer["result"] as? [String: Any] ?? [:]
  }

  func open(_ text: String) throws {
    try notify(
      "textDocument/didOpen",
      ["textDocument": ["uri": Self.uri, "languageId": "presim", "version": 1, "text": text]])
  }

  func change(_ version: Int, _ changes: [[String: Any]]) throws {
    try notify(
      "textDocument/didChange",
      ["textDocument": ["uri": Self.uri, "version": version], "contentChanges": changes])
  }

  /// The next problems of the file: code, line and message of each.
  func problems() throws -> [(code: String, line: Int, message: String)] {
    while true {
      let message = try receive()
      guard message["method"] as? String == "textDocument/publishDiagnostics" else {
        notices.append(message)
        continue
      }
      let list = (message["params"] as? [String: Any])?["diagnostics"] as? [[String: Any]] ?? []
      return list.map { item in
        let range = item["range"] as? [String: Any]
        let start = range?["start"] as? [String: Any]
        return (item["code"] as? String ?? "", start?["line"] as? Int ?? -1, item["message"] as? String ?? "")
      }
    }
  }

  /// Ends it as the protocol says.
  func stop() throws -> Int32 {
    _ = try ask("shutdown")
    try notify("exit", [:])
    process.waitUntilExit()
    return process.terminationStatus
  }

  /// Goes without a word.
  func leave() -> Int32 {
    try? input.fileHandleForWriting.close()
    process.waitUntilExit()
    return process.terminationStatus
  }
}

import PresentationModel

/// `presim lsp`: answers an editor, over standard input and output.
///
/// One thread reads and answers; another lints and runs what was typed when nothing more comes. A change costs one parse
/// and one check, when something is asked of the text or nothing more is waiting.
final class LanguageServer {
  private let output: Output
  private var inbox = Inbox()
  private let analyst = Analyst()
  /// What is open, by its identifier.
  var documents: [String: OpenDocument] = [:]
  var encoding = PositionEncoding.utf16
  /// Whether the client shows the text of a command itself.
  var showsTexts = false
  /// Whether the client asks for hints anew where it is told to.
  var refreshesHints = false
  /// Whether the client takes the places of a signature's parameters, and not only their texts.
  var namesParametersByPlace = false
  /// The folder that the client has open.
  var root: String?
  private var phase = Phase.new
  private var hasShutDown = false
  private var nextRequest = 1
  /// Milliseconds without a change before a text is linted and run.
  private static let pause: Int32 = 200

  private enum Phase { case new, running, ended }

  init(output: Output) { self.output = output }

  // MARK: The loop

  /// Answers until the client says `exit` or goes; gives the exit status that the protocol asks for.
  func run() -> ExitStatus {
    while phase != .ended {
      receive(wait: nextWait)
      for _ in 0..<inbox.takeBroken() {
        fail(.null, -32700, "this is no JSON-RPC message")
      }
      guard let (message, isCancelled) = inbox.next() else {
        if inbox.isClosed { break }
        takeAnalyses()
        publish()
        analyse()
        output.flush()
        continue
      }
      handle(message, isCancelled: isCancelled)
      output.flush()
      if output.isClosed { break }
    }
    return hasShutDown ? .success : .failure
  }

  /// How long to wait for input: not at all where something is waiting or to be told; a moment where a text is to be
  /// looked at; else until something comes.
  private var nextWait: Int32 {
    if !inbox.isEmpty || documents.values.contains(where: { !$0.isPublished }) { return 0 }
    return documents.values.contains { !$0.isAnalysed } ? Self.pause : -1
  }

  /// Whether the wait has passed without input.
  private var isIdle = false

  private func receive(wait: Int32) {
    var waiting = [
      pollfd(fd: inbox.isClosed ? -1 : 0, events: Int16(POLLIN), revents: 0),
      pollfd(fd: analyst.wakes, events: Int16(POLLIN), revents: 0),
    ]
    let count = poll(&waiting, 2, wait)
    isIdle = count == 0 && wait > 0
    guard count > 0 else { return }
    var room = [UInt8](repeating: 0, count: 1 << 16)
    if waiting[1].revents != 0 { _ = read(analyst.wakes, &room, 64) }
    guard waiting[0].revents != 0 else { return }
    let got = read(0, &room, room.count)
    if got > 0 {
      inbox.take(room[..<got])
    } else if got == 0 || errno != EINTR && errno != EAGAIN {
      inbox.close()
    }
  }

  // MARK: Messages

  private func handle(_ message: WireValue, isCancelled: Bool) {
    let id = message["id"]
    guard let method = message["method"].text else {
      // An answer to a request of the server's, which waits for none.
      if id == .null { fail(.null, -32600, "a message has a method") }
      return
    }
    let isRequest = id != .null
    if method == "exit" {
      phase = .ended
      return
    }
    if isRequest, isCancelled { return fail(id, -32800, "cancelled") }
    if phase == .new, method != "initialize" {
      if isRequest { fail(id, -32002, "the first request is 'initialize'") }
      return
    }
    if hasShutDown {
      if isRequest { fail(id, -32600, "the server has shut down") }
      return
    }
    let params = message["params"]
    guard isRequest else { return notice(method, params) }
    switch method {
    case "initialize":
      guard phase == .new else { return fail(id, -32600, "'initialize' comes once") }
      phase = .running
      answer(id, initialize(params))
    case "shutdown":
      hasShutDown = true
      answer(id, .null)
    default:
      do throws(WireError) {
        answer(id, try self.answer(method, params))
      } catch {
        fail(id, error.code, error.message)
      }
    }
  }

  private func notice(_ method: String, _ params: WireValue) {
    let document = params["textDocument"]
    switch method {
    case "textDocument/didOpen":
      guard let uri = document["uri"].text, let text = document["text"].text else { return }
      documents[uri] = OpenDocument(uri: uri, version: document["version"].number ?? 0, text: text)
    case "textDocument/didChange":
      guard let uri = document["uri"].text else { return }
      documents[uri]?.change(params["contentChanges"].items, version: document["version"].number ?? 0, encoding)
    case "textDocument/didClose":
      guard let uri = document["uri"].text, documents.removeValue(forKey: uri) != nil else { return }
      analyst.forget(uri)
      send([
        "jsonrpc": "2.0", "method": "textDocument/publishDiagnostics",
        "params": ["uri": .string(uri), "diagnostics": []],
      ])
    case "textDocument/didSave", "workspace/didChangeWatchedFiles":
      // A file of Swift that a header names may be another now.
      for uri in documents.keys where !SwiftSource.paths(in: documents[uri]?.lines.bytes ?? []).isEmpty {
        documents[uri]?.forget()
      }
    default: break
    }
  }

  // MARK: Diagnostics

  private func takeAnalyses() {
    var isNew = false
    for analysis in analyst.takeResults() where documents[analysis.uri]?.take(analysis) == true { isNew = true }
    if isNew, refreshesHints { request("workspace/inlayHint/refresh", .null) }
  }

  /// Sends the problems of every text that is new.
  private func publish() {
    for uri in documents.keys.sorted() {
      guard var open = documents[uri], !open.isPublished else { continue }
      let document = open.document
      if document.scenario.programs.isEmpty { open.dropAnalysis() }
      let problems = open.allProblems.map { wire($0, document) }
      open.isPublished = true
      let version = open.version
      documents[uri] = open
      send([
        "jsonrpc": "2.0", "method": "textDocument/publishDiagnostics",
        "params": ["uri": .string(uri), "version": .int(version), "diagnostics": .array(problems)],
      ])
    }
  }

  /// Lets texts be linted and run that have not changed for a moment.
  private func analyse() {
    guard isIdle else { return }
    for uri in documents.keys.sorted() {
      guard documents[uri]?.isAnalysed == false else { continue }
      documents[uri]?.isAnalysed = true
      guard let file = documents[uri]?.file, let version = documents[uri]?.version else { continue }
      analyst.look(at: Analyst.Job(uri: uri, version: version, file: file))
    }
  }

  func wire(_ problem: Problem, _ document: EditorDocument) -> WireValue {
    var result: [String: WireValue] = [
      "range": range(problem.range, document), "severity": .int(problem.severity), "code": .string(problem.code),
      "source": "presim", "message": .string(problem.message),
    ]
    if !problem.related.isEmpty {
      result["relatedInformation"] = .array(
        problem.related.map { item in
          [
            "location": ["uri": .string(uri(of: document)), "range": range(item.range, document)],
            "message": .string(item.message),
          ]
        })
    }
    return .object(result)
  }

  /// The identifier of a document.
  func uri(of document: EditorDocument) -> String {
    document.path.hasPrefix("/") ? FileURI.uri(document.path) : document.path
  }

  func range(_ range: SourceRange, _ document: EditorDocument) -> WireValue {
    let (start, end) = document.positions(range, encoding)
    return ["start": start.wire, "end": end.wire]
  }

  // MARK: Sending

  func send(_ message: WireValue) {
    let body = message.bytes
    Array("Content-Length: \(body.count)\r\n\r\n".utf8).withUnsafeBufferPointer { output.write($0) }
    body.withUnsafeBufferPointer { output.write($0) }
  }

  private func answer(_ id: WireValue, _ result: WireValue) {
    send(["jsonrpc": "2.0", "id": id, "result": result])
  }

  private func fail(_ id: WireValue, _ code: Int, _ message: String) {
    send(["jsonrpc": "2.0", "id": id, "error": ["code": .int(code), "message": .string(message)]])
  }

  /// Asks the client for something; no answer is waited for.
  func request(_ method: String, _ params: WireValue) {
    send(["jsonrpc": "2.0", "id": .string("presim-\(nextRequest)"), "method": .string(method), "params": params])
    nextRequest += 1
  }
}

/// Why a request is answered with an error.
struct WireError: Error {
  let code: Int
  let message: String

  static func invalid(_ message: String) -> WireError { WireError(code: -32602, message: message) }
}

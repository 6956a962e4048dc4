import Foundation
import Testing

/// `presim lsp` as an editor talks to it.
@Suite struct LanguageServerTests {
  static let text = """
    scenario "😀"
    ios 17
    window
      tabs: UITabBarController
        home: HomeViewController
    detail: DetailViewController
    home.present(detail, animated: true)
    home.present(detail, animated: true)
    expect events
      home.viewDidLoad

    """

  private func client(_ work: (LanguageClient) throws -> Void) throws {
    let presim = try PresimProcess()
    defer { presim.remove() }
    try work(try LanguageClient(presim))
  }

  @Test func itAnswersWhatAnEditorAsks() throws {
    try client { client in
      let capabilities = try client.start()["capabilities"] as? [String: Any]
      expect(capabilities?["positionEncoding"] as? String, equals: "utf-16")
      try client.open(Self.text)
      #expect(try client.problems().isEmpty)
      let found = try client.problems()
      #expect(found.contains { $0.code == "LNT-40" && $0.line == 7 }, "\(found)")
      #expect(found.contains { $0.code == "expectation" }, "\(found)")
      let hover = try client.at("hover", 6, 6) as? [String: Any]
      let contents = (hover?["contents"] as? [String: Any])?["value"] as? String ?? ""
      #expect(contents.contains("present(_:animated:completion:)"))
      #expect(contents.contains("→ tabs presents detail as a page sheet"))
      let items = (try client.at("completion", 6, 5) as? [String: Any])?["items"] as? [[String: Any]] ?? []
      #expect(items.contains { $0["label"] as? String == "present(_:animated:completion:)" })
      let definition = try client.at("definition", 6, 15) as? [String: Any]
      expect((definition?["range"] as? [String: [String: Int]])?["start"], equals: ["line": 5, "character": 0])
      expect(
        (try client.at("references", 6, 15, ["context": ["includeDeclaration": true]]) as? [Any])?.count, equals: 3)
      let rename = try client.at("rename", 6, 15, ["newName": "card"]) as? [String: Any]
      expect(((rename?["changes"] as? [String: Any])?[LanguageClient.uri] as? [Any])?.count, equals: 3)
      expect((try client.of("documentSymbol") as? [Any])?.isEmpty, equals: false)
      expect((try client.of("foldingRange") as? [Any])?.isEmpty, equals: false)
      expect((try client.of("codeLens") as? [Any])?.isEmpty, equals: false)
      let tokens = try client.of("semanticTokens/full") as? [String: Any]
      expect(((tokens?["data"] as? [Any])?.count ?? 1) % 5, equals: 0)
      try expect(client.stop(), equals: 0)
    }
  }

  @Test func halfWrittenTextIsAnsweredToo() throws {
    try client { client in
      _ = try client.start()
      try client.open(Self.text)
      _ = try client.problems()
      let start = ["line": 6, "character": 0]
      for (row, piece) in ["h", "ho", "home", "home.", "home.p", "home.present(", "home.present(detail, {"].enumerated()
      {
        // Whatever stands there is replaced: a line that is being typed.
        let end = ["line": 7, "character": 0]
        try client.change(row + 2, [["range": ["start": start, "end": end], "text": piece + "\n"]])
        let items = (try client.at("completion", 6, piece.count) as? [String: Any])?["items"] as? [Any]
        #expect(items != nil, "\(piece)")
      }
      try expect(client.stop(), equals: 0)
    }
  }

  @Test func emojiAndCarriageReturnsMoveNothing() throws {
    try client { client in
      _ = try client.start()
      try client.open("scenario \"😀😀\" // 😀\r\nios 17\r\nwindow\r\n  home: A\r\n")
      _ = try client.problems()
      // Behind the first emoji, which has two units.
      try client.change(
        2, [["range": ["start": ["line": 0, "character": 12], "end": ["line": 0, "character": 14]], "text": "b"]])
      try client.change(
        3, [["range": ["start": ["line": 3, "character": 2], "end": ["line": 3, "character": 6]], "text": "main"]])
      let symbols = try client.of("documentSymbol") as? [[String: Any]] ?? []
      let children = symbols.first?["children"] as? [[String: Any]] ?? []
      expect(children.first?["name"] as? String, equals: "main")
      try expect(client.stop(), equals: 0)
    }
  }

  @Test func anEditorMayCountBytes() throws {
    try client { client in
      let answer = try client.start(["general": ["positionEncodings": ["utf-8", "utf-16"]]])
      expect((answer["capabilities"] as? [String: Any])?["positionEncoding"] as? String, equals: "utf-8")
      try expect(client.stop(), equals: 0)
    }
  }

  @Test func whatIsNoMessageIsAnErrorAndNoEnd() throws {
    try client { client in
      _ = try client.start()
      for noise in [
        "Content-Length: 3\r\n\r\n{x}", "Content-Length: 4\r\n\r\nnull", "Content-Length: 2\r\n\r\n[]",
        "Content-Length: 2\r\n\r\n{}",
      ] {
        client.write(Data(noise.utf8))
        let error = try client.receive()["error"] as? [String: Any]
        #expect(error?["code"] as? Int ?? 0 < 0, "\(noise)")
      }
      client.write(Data("Content-Length: x\r\n\r\n\r\nrubbish\r\n\r\n".utf8))
      expect((try client.ask("textDocument/nothing")["error"] as? [String: Any])?["code"] as? Int, equals: -32601)
      expect((try client.ask("textDocument/hover")["error"] as? [String: Any])?["code"] as? Int, equals: -32602)
      try expect(client.stop(), equals: 0)
    }
  }

  @Test func aCancelledRequestIsNotAnswered() throws {
    try client { client in
      _ = try client.start()
      try client.open(Self.text)
      var bytes = Data()
      for (id, method) in [(100, "textDocument/hover"), (101, "textDocument/hover")] {
        let params: [String: Any] = [
          "textDocument": ["uri": LanguageClient.uri], "position": ["line": 6, "character": 1],
        ]
        let body = try JSONSerialization.data(
          withJSONObject: ["jsonrpc": "2.0", "id": id, "method": method, "params": params])
        bytes += Data("Content-Length: \(body.count)\r\n\r\n".utf8) + body
      }
      let cancel = try JSONSerialization.data(
        withJSONObject: ["jsonrpc": "2.0", "method": "$/cancelRequest", "params": ["id": 101]])
      bytes += Data("Content-Length: \(cancel.count)\r\n\r\n".utf8) + cancel
      // In one piece, so that the cancellation is read before the turn of what it cancels.
      client.write(bytes)
      var answer: [String: Any] = [:]
      while answer["id"] as? Int != 101 { answer = try client.receive() }
      expect((answer["error"] as? [String: Any])?["code"] as? Int, equals: -32800)
      try expect(client.stop(), equals: 0)
    }
  }

  @Test func theEndFollowsTheProtocol() throws {
    try client { client in
      let answer = try client.ask("textDocument/hover")
      expect((answer["error"] as? [String: Any])?["code"] as? Int, equals: -32002)
      expect(client.leave(), equals: 1)
    }
    try client { client in
      _ = try client.start()
      try client.notify("exit", [:])
      expect(client.leave(), equals: 1)
    }
  }

  @Test func actionsChangeTheText() throws {
    try client { client in
      _ = try client.start()
      try client.open(Self.text.split(separator: "\n").prefix(7).joined(separator: "\n") + "\n")
      _ = try client.problems()
      _ = try client.problems()
      let actions =
        try client.of(
          "codeAction",
          [
            "range": ["start": ["line": 6, "character": 0], "end": ["line": 6, "character": 0]],
            "context": ["diagnostics": [Any]()],
          ]) as? [[String: Any]] ?? []
      let titles = actions.compactMap { $0["title"] as? String }
      #expect(titles.contains("add the expectations that hold here"), "\(titles)")
      _ = try client.ask(
        "workspace/executeCommand", ["command": "presim.record", "arguments": [LanguageClient.uri]])
      let edit = client.notices.first { $0["method"] as? String == "workspace/applyEdit" }
      #expect(edit != nil)
      _ = try client.ask(
        "workspace/executeCommand", ["command": "presim.record", "arguments": [LanguageClient.uri, 7]])
      let edits = client.notices.filter { $0["method"] as? String == "workspace/applyEdit" }
      expect(edits.count, equals: 2)
      #expect("\(edits.last ?? [:])".contains("expect detail.presentingViewController == tabs"), "\(edits)")
      let explained = try client.ask(
        "workspace/executeCommand", ["command": "presim.explain", "arguments": [LanguageClient.uri, 7]])
      expect((explained["result"] as? String)?.contains("tabs presents detail"), equals: true)
      try expect(client.stop(), equals: 0)
    }
  }

  @Test func aFixOfLintIsOneKeyAway() throws {
    try client { client in
      _ = try client.start()
      try client.open(
        """
        scenario "A child cannot be presented"
        ios 17
        window
          a: FeedViewController
        nav: UINavigationController
          form: FormViewController
        a.present(form, animated: true)

        """)
      _ = try client.problems()
      let found = try client.problems()
      let problem = try #require(found.first { $0.code.hasPrefix("LNT-") }, "\(found)")
      let place = ["line": problem.line, "character": 0]
      let answer = try client.of(
        "codeAction", ["range": ["start": place, "end": place], "context": ["diagnostics": [Any]()]])
      let actions = answer as? [[String: Any]] ?? []
      let fix = try #require(actions.first { ($0["title"] as? String)?.hasPrefix("fix LNT-") == true }, "\(actions)")
      let command = try #require(fix["command"] as? [String: Any])
      _ = try client.ask(
        "workspace/executeCommand",
        ["command": command["command"] as? String ?? "", "arguments": command["arguments"] as? [Any] ?? []])
      #expect(client.notices.contains { $0["method"] as? String == "workspace/applyEdit" }, "\(client.notices)")
      try expect(client.stop(), equals: 0)
    }
  }

  /// Behind each step stands what it comes to, as soon as the text has run, and never what another text came to.
  @Test func hintsStandBehindTheSteps() throws {
    try client { client in
      _ = try client.start(["workspace": ["inlayHint": ["refreshSupport": true]]])
      try client.open(Self.text)
      func refreshed() throws {
        while try client.receive()["method"] as? String != "workspace/inlayHint/refresh" {}
      }
      func hints(_ last: Int) throws -> [String] {
        let range = ["start": ["line": 0, "character": 0], "end": ["line": last, "character": 0]]
        let answer = try client.of("inlayHint", ["range": range]) as? [[String: Any]] ?? []
        return answer.map { hint in
          let place = hint["position"] as? [String: Int] ?? [:]
          return "\(place["line"] ?? -1):\(place["character"] ?? -1) \(hint["label"] ?? "")"
        }
      }
      try refreshed()
      expect(try hints(100), equals: ["6:36 → tabs presents detail for home", "7:36 → NSInvalidArgumentException"])
      expect(try hints(6).count, equals: 1)
      try client.change(2, [["text": "window\n  a: A\n"]])
      expect(try hints(100), equals: [])
      let other = "window\n  a: A\nb: B\n\na.present(b, animated: true)\nb.dismiss(animated: true)\n"
      try client.change(3, [["text": other]])
      try refreshed()
      expect(try hints(100), equals: ["4:28 → a presents b", "5:25 → a dismisses b"])
      try expect(client.stop(), equals: 0)
    }
  }

  /// The cursor may stand anywhere in the line of a problem.
  @Test func fixesAreThoseOfTheWholeLine() throws {
    try client { client in
      _ = try client.start()
      try client.open("window\n  home: HomeViewController\ncard: Card\nhome.presnt(card, animated: true)\n")
      _ = try client.problems()
      for (line, character, count) in [(3, 6, 1), (3, 0, 1), (3, 33, 1), (2, 4, 0)] {
        let place = ["line": line, "character": character]
        let actions =
          try client.of("codeAction", ["range": ["start": place, "end": place], "context": ["only": ["quickfix"]]])
          as? [[String: Any]]
        let fixes = (actions ?? []).filter { ($0["title"] as? String)?.contains("'present'") == true }
        expect(fixes.count, equals: count, "\(line):\(character)")
      }
      try expect(client.stop(), equals: 0)
    }
  }

  /// A header leads to its files of Swift, and names of the folder are found by a few of their letters.
  @Test func theFolderIsAtHand() throws {
    let presim = try PresimProcess()
    defer { presim.remove() }
    try presim.write("class LoginViewController: UIViewController {}\n", to: "App/Login file.swift")
    let text = "scenario \"A login\"\nswift \"App/Login file.swift\", \"App/none.swift\"\nwindow\n  home: Home\n"
    try presim.write(text, to: "login.presim")
    try presim.write("class Home: UIViewController {\n}\n\nwindow\n  home: Home\n", to: "deep/other.presim")
    let client = try LanguageClient(presim)
    let root = presim.directory.resolvingSymlinksInPath()
    _ = try client.ask("initialize", ["capabilities": [String: Any](), "rootUri": root.absoluteString])
    try client.notify("initialized", [:])
    let uri = root.appendingPathComponent("login.presim").absoluteString
    try client.notify(
      "textDocument/didOpen",
      ["textDocument": ["uri": uri, "languageId": "presim", "version": 1, "text": text]])
    let answer = try client.ask("textDocument/documentLink", ["textDocument": ["uri": uri]])["result"]
    let links = answer as? [[String: Any]] ?? []
    // What is not there leads nowhere.
    expect(links.count, equals: 1)
    #expect((links.first?["target"] as? String)?.hasSuffix("/App/Login%20file.swift") == true, "\(links)")
    let range = links.first?["range"] as? [String: [String: Int]]
    expect(range?["start"], equals: ["line": 1, "character": 7])
    expect(range?["end"], equals: ["line": 1, "character": 27])
    for (query, names) in [("LOG", ["A login"]), ("home", ["Home"]), ("nothing", []), ("", ["Home", "A login"])] {
      let symbols = try client.ask("workspace/symbol", ["query": query])["result"] as? [[String: Any]] ?? []
      expect(Set(symbols.compactMap { $0["name"] as? String }), equals: Set(names), "\(query)")
    }
    expect(try client.stop(), equals: 0)
  }

  /// Numbers of lines that no text has are answered, and the server goes on.
  @Test func linesThatNoTextHasAreRefused() throws {
    try client { client in
      _ = try client.start()
      try client.open(Example.passing)
      let numbers = [-1, 0, 100_000, Int.max, Int.min]
      let commands = ["fix", "explain", "compare", "record", "updateBlocks"]
      for line in numbers {
        for command in commands {
          let arguments: [Any] = [LanguageClient.uri, line, "LNT-01"]
          let answer = try client.ask(
            "workspace/executeCommand", ["command": "presim.\(command)", "arguments": arguments])
          #expect(answer["error"] != nil, "\(command) \(line): \(answer)")
        }
        for method in ["codeAction", "hover", "completion", "definition", "rename", "foldingRange"] {
          let place: [String: Any] = ["line": line, "character": line]
          _ = try client.ask(
            "textDocument/\(method)",
            [
              "textDocument": ["uri": LanguageClient.uri], "range": ["start": place, "end": place], "position": place,
              "context": ["diagnostics": [] as [Any]], "newName": "other",
            ])
        }
      }
      try expect(client.stop(), equals: 0)
    }
  }

  /// A name with backticks stays within the block of code.
  @Test func hoverKeepsWhatItQuotesInItsBlock() throws {
    try client { client in
      _ = try client.start()
      try client.open("window\n  a: A\nb: B\n\nb.title = \"```\\n<b>````\"\na.present(b, animated: true)\n")
      for line in 4...5 {
        let answer = try client.ask(
          "textDocument/hover",
          ["textDocument": ["uri": LanguageClient.uri], "position": ["line": line, "character": 3]])
        let contents = (answer["result"] as? [String: Any])?["contents"] as? [String: Any]
        let text = contents?["value"] as? String ?? ""
        // Of every block the fence is longer than what is in it.
        var fence: String?
        for part in text.split(separator: "\n") {
          if let open = fence {
            if part == open { fence = nil } else { #expect(!part.contains(open), "\(text)") }
          } else if part.hasPrefix("```") {
            fence = String(part.prefix { $0 == "`" })
          }
        }
        #expect(fence == nil && !text.isEmpty, "\(text)")
      }
      try expect(client.stop(), equals: 0)
    }
  }
}

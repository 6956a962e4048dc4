import PresentationModel

extension LanguageServer {
  /// The commands that the client can have executed.
  enum Command: String, CaseIterable {
    case run = "presim.run"
    case explain = "presim.explain"
    case compare = "presim.compare"
    case record = "presim.record"
    case updateBlocks = "presim.updateBlocks"
    case fix = "presim.fix"
  }

  /// Takes what the client can do, and says what the server can.
  func initialize(_ params: WireValue) -> WireValue {
    let encodings = params["capabilities"]["general"]["positionEncodings"].items.compactMap(\.text)
    encoding =
      encodings.lazy.compactMap { name in PositionEncoding.allCases.first { $0.name == name } }.first ?? .utf16
    showsTexts = params["initializationOptions"]["showsTexts"].isTrue
    refreshesHints = params["capabilities"]["workspace"]["inlayHint"]["refreshSupport"].isTrue
    let help = params["capabilities"]["textDocument"]["signatureHelp"]["signatureInformation"]
    namesParametersByPlace = help["parameterInformation"]["labelOffsetSupport"].isTrue
    root = (params["workspaceFolders"].items.first?["uri"].text ?? params["rootUri"].text).flatMap(FileURI.path)
    let tokens: WireValue = [
      "legend": [
        "tokenTypes": .array(EditorToken.Kind.allCases.map { .string($0.name) }),
        "tokenModifiers": ["declaration", "defaultLibrary"],
      ],
      "full": true,
    ]
    return [
      "serverInfo": ["name": "presim", "version": .string(Presim.version)],
      "capabilities": [
        "positionEncoding": .string(encoding.name),
        "textDocumentSync": ["openClose": true, "change": 2, "save": ["includeText": false]],
        "hoverProvider": true,
        "completionProvider": ["triggerCharacters": [".", " ", "<"], "resolveProvider": false],
        "signatureHelpProvider": ["triggerCharacters": ["(", ","], "retriggerCharacters": [":", ")"]],
        "definitionProvider": true,
        "referencesProvider": true,
        "documentHighlightProvider": true,
        "renameProvider": ["prepareProvider": true],
        "documentSymbolProvider": true,
        "workspaceSymbolProvider": true,
        "documentLinkProvider": ["resolveProvider": false],
        "inlayHintProvider": true,
        "foldingRangeProvider": true,
        "documentFormattingProvider": true,
        "codeActionProvider": ["codeActionKinds": ["quickfix", "source.presim"]],
        "codeLensProvider": ["resolveProvider": false],
        "semanticTokensProvider": tokens,
        "executeCommandProvider": ["commands": .array(Command.allCases.map { .string($0.rawValue) })],
      ],
    ]
  }
}

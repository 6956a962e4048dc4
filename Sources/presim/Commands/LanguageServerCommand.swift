/// `presim lsp`
struct LanguageServerCommand {
  let console: Console

  func perform() -> ExitStatus { LanguageServer(output: console.out).run() }
}

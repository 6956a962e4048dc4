import PresentationModel

/// `presim completions SHELL`
struct CompletionsCommand {
  let arguments: Arguments
  let console: Console

  func perform() throws(UsageError) -> ExitStatus {
    let shell = arguments.operands[0]
    switch shell {
    case "bash": console.out.write(CompletionScript.bash())
    case "zsh": console.out.write(CompletionScript.zsh())
    case "fish": console.out.write(CompletionScript.fish())
    default:
      let near = nearestName(to: shell.lowercased(), in: ["bash", "zsh", "fish"])
      throw UsageError(
        message: "'\(shell)' is not a shell presim knows: bash, zsh, fish", hint: near.map { "did you mean '\($0)'?" },
        command: .completions)
    }
    return .success
  }
}

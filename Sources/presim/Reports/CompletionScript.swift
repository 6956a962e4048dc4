import PresentationModel

/// Completion scripts, written from `CommandTable`.
enum CompletionScript {
  private static var ruleIDs: String {
    (RuleID.allCases.map(\.text) + LintID.allCases.map(\.text)).joined(separator: " ")
  }
  private static var commandNames: String { CommandTable.commands.map(\.name.rawValue).joined(separator: " ") }
  /// What `help` explains.
  private static var helpTopics: String { commandNames + " language sources exit-codes" }

  /// What a command's operands are.
  private enum Operands { case files, rules, commands, shells, anyFile }

  private static func operands(_ name: CommandName) -> Operands {
    switch name {
    case .rules: .rules
    case .help: .commands
    case .completions: .shells
    case .import, .new: .anyFile
    default: .files
    }
  }

  /// For bash 3.2 and later, as macOS has it.
  static func bash() -> String {
    var text = """
      # bash completion of presim: source <(presim completions bash)
      _presim() {
        local word="${COMP_WORDS[COMP_CWORD]}" before="${COMP_WORDS[COMP_CWORD-1]}" command="" index
        COMPREPLY=()
        for ((index = 1; index < COMP_CWORD; index++)); do
          case "${COMP_WORDS[index]}" in -*) ;; *) command="${COMP_WORDS[index]}"; break ;; esac
        done
        case "$command $before" in

      """
    for command in CommandTable.commands {
      for option in command.allOptions where !option.choices.isEmpty {
        let choices = option.choices.joined(separator: " ")
        text += "    \"\(command.name.rawValue) \(option.name)\") "
        text += "COMPREPLY=($(compgen -W \"\(choices)\" -- \"$word\")); return ;;\n"
      }
    }
    text += "  esac\n  local options=\"\" words=\"\" files=\"\"\n  case \"$command\" in\n"
    text +=
      "    \"\") options=\"\(CommandTable.globalOptions.map(\.name).joined(separator: " "))\" words=\"\(commandNames)\" ;;\n"
    for command in CommandTable.commands {
      let options = command.allOptions.map(\.name).joined(separator: " ")
      text += "    \(command.name.rawValue)) options=\"\(options)\" "
      switch operands(command.name) {
      case .rules: text += "words=\"\(ruleIDs)\""
      case .commands: text += "words=\"\(helpTopics)\""
      case .shells: text += "words=\"bash zsh fish\""
      case .files: text += "files=\"presim\""
      case .anyFile: text += "files=\"any\""
      }
      text += " ;;\n"
    }
    return text + """
        esac
        case "$word" in
          -*) COMPREPLY=($(compgen -W "$options" -- "$word")); return ;;
        esac
        [ -n "$words" ] && COMPREPLY=($(compgen -W "$words" -- "$word"))
        local IFS=$'\\n'
        [ "$files" = any ] && COMPREPLY=($(compgen -f -- "$word"))
        [ "$files" = presim ] && COMPREPLY=($(compgen -d -- "$word") $(compgen -f -X '!*.presim' -- "$word"))
      }
      complete -o filenames -F _presim presim

      """
  }

  /// For zsh: a file `_presim` in `fpath`.
  static func zsh() -> String {
    var text =
      "#compdef presim\n# zsh completion of presim: presim completions zsh > _presim, in a directory of fpath\n"
    text += "_presim() {\n  local -a commands\n  commands=(\n"
    for command in CommandTable.commands {
      text += "    \(quoted("\(command.name.rawValue):\(command.summary)"))\n"
    }
    text += "  )\n  if (( CURRENT == 2 )); then\n    _describe command commands\n    return\n  fi\n"
    text += "  local command=$words[2]\n  shift words\n  (( CURRENT-- ))\n  case $command in\n"
    for command in CommandTable.commands {
      text += "    \(command.name.rawValue))\n      _arguments"
      for option in command.allOptions {
        let help = option.help.with("(", for: "[").with(")", for: "]").with("\\:", for: ":")
        let value =
          option.value.map { option.choices.isEmpty ? ":\($0):" : ":\($0):(\(option.choices.joined(separator: " ")))" }
          ?? ""
        text += " \\\n        \(quoted("\(option.name)[\(help)]\(value)"))"
      }
      switch operands(command.name) {
      case .rules: text += " \\\n        \(quoted("*:rule:(\(ruleIDs))"))"
      case .commands: text += " \\\n        \(quoted("*:command:(\(helpTopics))"))"
      case .shells: text += " \\\n        '*:shell:(bash zsh fish)'"
      case .files: text += " \\\n        '*:scenario:_files -g \"*.presim(-.)\"'"
      case .anyFile: text += " \\\n        '*:file:_files'"
      }
      text += " ;;\n"
    }
    return text + "  esac\n}\n_presim \"$@\"\n"
  }

  /// For fish.
  static func fish() -> String {
    var text = "# fish completion of presim: presim completions fish | source\ncomplete -c presim -f\n"
    for option in CommandTable.globalOptions {
      text += "complete -c presim -n __fish_use_subcommand -l \(option.id.rawValue) -d \(fishQuoted(option.help))\n"
    }
    for command in CommandTable.commands {
      let name = command.name.rawValue
      text += "complete -c presim -n __fish_use_subcommand -a \(name) -d \(fishQuoted(command.summary))\n"
      let condition = "-n '__fish_seen_subcommand_from \(name)'"
      for option in command.allOptions {
        text += "complete -c presim \(condition) -l \(option.id.rawValue)"
        if let short = option.short { text += " -s \(short)" }
        if option.value != nil { text += " -r" }
        if !option.choices.isEmpty { text += " -a \(fishQuoted(option.choices.joined(separator: " ")))" }
        text += " -d \(fishQuoted(option.help))\n"
      }
      switch operands(command.name) {
      case .rules: text += "complete -c presim \(condition) -a \(fishQuoted(ruleIDs))\n"
      case .commands: text += "complete -c presim \(condition) -a \(fishQuoted(helpTopics))\n"
      case .shells: text += "complete -c presim \(condition) -a 'bash zsh fish'\n"
      case .files: text += "complete -c presim \(condition) -a '(__fish_complete_suffix .presim)'\n"
      case .anyFile: text += "complete -c presim \(condition) -F\n"
      }
    }
    return text
  }

  private static func quoted(_ text: String) -> String { "'" + text.with("'\\''", for: "'") + "'" }

  private static func fishQuoted(_ text: String) -> String {
    "'" + text.with("\\\\", for: "\\").with("\\'", for: "'") + "'"
  }
}

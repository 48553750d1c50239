/// Shell completion for the command line, made from the tables of verbs and options.
enum Completions: String, CaseIterable {
  case bash, zsh, fish

  static var words: String { allCases.map(\.rawValue).joined(separator: ", ") }

  var script: String {
    switch self {
    case .bash: Self.bashScript
    case .zsh: Self.zshScript
    case .fish: Self.fishScript
    }
  }

  private static func rows(of verb: any Verb.Type) -> [OptionRow] {
    verb.optionRows + [OptionRow(name: "--help", value: nil, about: "show this")]
  }

  /// A list of words for zsh and fish, which split it at spaces: `iOS iOS\ 26`.
  private static func list(_ words: [String]) -> String {
    words.map { $0.replacing(" ", with: "\\ ") }.joined(separator: " ")
  }

  private static var shells: String { list(allCases.map(\.rawValue)) }

  /// What `haggle explain` takes.
  private static var explained: String { list(ExplanationText.words) }

  private static var verbs: [any Verb.Type] { CommandLineTool.verbs }

  private static var names: String { verbs.map { $0.name }.joined(separator: " ") }

  // MARK: bash

  private static var bashScript: String {
    let options = verbs.map { verb in
      "    \(verb.name)) options=\"\(rows(of: verb).map(\.name).joined(separator: " "))\" ;;\n"
    }
    let values = verbs.flatMap { verb in
      rows(of: verb).compactMap { row -> String? in
        guard let words = row.value?.words else { return nil }
        let values = words.joined(separator: "\\n")
        return "    \"\(verb.name) \(row.name)\") values=$'\(values)' ;;\n"
      }
    }
    return """
      # bash completion for haggle; made by: haggle completions bash
      _haggle() {
        local word="${COMP_WORDS[COMP_CWORD]}" before="${COMP_WORDS[COMP_CWORD-1]}"
        local verb="${COMP_WORDS[1]}" options="--help" values=""
        COMPREPLY=()
        if [ "$COMP_CWORD" -eq 1 ]; then
          COMPREPLY=($(compgen -W "\(names) --help --version" -- "$word") $(compgen -f -- "$word"))
          return
        fi
        case "$verb $before" in
      \(values.joined())  esac
        if [ -n "$values" ]; then
          local IFS=$'\\n'
          COMPREPLY=($(compgen -W "$values" -- "$word"))
          return
        fi
        case "$verb" in
          help) COMPREPLY=($(compgen -W "\(names)" -- "$word")); return ;;
          completions) COMPREPLY=($(compgen -W "\(shells)" -- "$word")); return ;;
          explain) COMPREPLY=($(compgen -W "\(explained) --json --help" -- "$word")); return ;;
      \(options.joined())  esac
        case "$word" in
          -*) COMPREPLY=($(compgen -W "$options" -- "$word")) ;;
          *) COMPREPLY=($(compgen -f -- "$word")) ;;
        esac
      }
      complete -o filenames -F _haggle haggle

      """
  }

  // MARK: zsh

  private static var zshScript: String {
    let verbLines = verbs.map { "    '\($0.name):\(quoted($0.summary))'\n" }
    let cases = verbs.map { verb in
      let options = rows(of: verb).map { row -> String in
        let value = row.value.map { value in
          value.words.map { ":value:(\(list($0)))" } ?? ":value:_files"
        }
        return "        '\(row.name)[\(bracketed(row.about))]\(value ?? "")' \\\n"
      }
      return
        "    \(verb.name))\n      _arguments \\\n\(options.joined())        \(operands(of: verb)) ;;\n"
    }
    return """
      #compdef haggle
      # zsh completion for haggle; made by: haggle completions zsh
      _haggle() {
        local -a verbs
        verbs=(
      \(verbLines.joined())  )
        if (( CURRENT == 2 )); then
          _describe verb verbs
          _files
          return
        fi
        local verb=$words[2]
        shift words
        (( CURRENT-- ))
        case $verb in
      \(cases.joined())  esac
      }
      _haggle "$@"

      """
  }

  private static func operands(of verb: any Verb.Type) -> String {
    switch verb.name {
    case HelpVerb.name: "'*:verb:(\(names))'"
    case CompletionsVerb.name: "'*:shell:(\(shells))'"
    case ExplainVerb.name: "'*:word:(\(explained))'"
    default: "'*:file:_files'"
    }
  }

  /// Escaped for single quotes.
  private static func quoted(_ text: String) -> String { text.replacing("'", with: "'\\''") }

  /// Escaped for the brackets of a specification in single quotes.
  private static func bracketed(_ text: String) -> String {
    quoted(
      text.replacing("\\", with: "\\\\").replacing("[", with: "\\[").replacing("]", with: "\\]"))
  }

  // MARK: fish

  private static var fishScript: String {
    let verbLines = verbs.map {
      "complete -c haggle -n __fish_use_subcommand -a \($0.name) -d '\(fishQuoted($0.summary))'\n"
    }
    let options = verbs.flatMap { verb in
      rows(of: verb).map { row -> String in
        let value = row.value.map { value in
          value.words.map { " -x -a '\(list($0))'" } ?? " -r -F"
        }
        return "complete -c haggle -n '__fish_seen_subcommand_from \(verb.name)'"
          + " -l \(row.name.dropFirst(2))\(value ?? "") -d '\(fishQuoted(row.about))'\n"
      }
    }
    return """
      # fish completion for haggle; made by: haggle completions fish
      \(verbLines.joined())complete -c haggle -n '__fish_seen_subcommand_from help' -f -a '\(names)'
      complete -c haggle -n '__fish_seen_subcommand_from completions' -f -a '\(shells)'
      complete -c haggle -n '__fish_seen_subcommand_from explain' -f -a '\(explained)'
      \(options.joined())
      """
  }

  private static func fishQuoted(_ text: String) -> String {
    text.replacing("\\", with: "\\\\").replacing("'", with: "\\'")
  }
}

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

  /// An option of a verb, for shells.
  private struct Row {
    let name: String
    /// Nil for an option without a value; empty if the value is not from a list of words.
    let values: [String]?
    let about: String
  }

  private static func rows(of verb: any Verb.Type) -> [Row] {
    verb.optionRows.map { written, about in
      let parts = written.split(separator: " ", maxSplits: 1).map(String.init)
      let words = parts.dropFirst().first?.split(separator: "|").map(String.init)
      let isChoice = words.map { $0.count > 1 && $0.allSatisfy(Self.isWord) } ?? false
      return Row(name: parts[0], values: words.map { isChoice ? $0 : [] }, about: about)
    } + [Row(name: "--help", values: nil, about: "show this")]
  }

  /// `text`, `accessibility3`; not `HEIGHT`, `WxH`, `iOS 26`.
  private static func isWord(_ text: String) -> Bool {
    text.first?.isLowercase == true && text.allSatisfy { $0.isLetter || $0.isNumber }
  }

  private static var verbs: [any Verb.Type] { CommandLineTool.verbs }

  private static var names: String { verbs.map { $0.name }.joined(separator: " ") }

  // MARK: bash

  private static var bashScript: String {
    let options = verbs.map { verb in
      "    \(verb.name)) options=\"\(rows(of: verb).map(\.name).joined(separator: " "))\" ;;\n"
    }
    let values = verbs.flatMap { verb in
      rows(of: verb).compactMap { row -> String? in
        guard let values = row.values, !values.isEmpty else { return nil }
        return "    \"\(verb.name) \(row.name)\") values=\"\(values.joined(separator: " "))\" ;;\n"
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
          COMPREPLY=($(compgen -W "$values" -- "$word"))
          return
        fi
        case "$verb" in
          help) COMPREPLY=($(compgen -W "\(names)" -- "$word")); return ;;
          completions) COMPREPLY=($(compgen -W "bash zsh fish" -- "$word")); return ;;
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
        let value = row.values.map {
          $0.isEmpty ? ":value:_files" : ":value:(\($0.joined(separator: " ")))"
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
    case CompletionsVerb.name: "'*:shell:(bash zsh fish)'"
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
        let value = row.values.map {
          $0.isEmpty ? " -r -F" : " -x -a '\($0.joined(separator: " "))'"
        }
        return "complete -c haggle -n '__fish_seen_subcommand_from \(verb.name)'"
          + " -l \(row.name.dropFirst(2))\(value ?? "") -d '\(fishQuoted(row.about))'\n"
      }
    }
    return """
      # fish completion for haggle; made by: haggle completions fish
      \(verbLines.joined())complete -c haggle -n '__fish_seen_subcommand_from help' -f -a '\(names)'
      complete -c haggle -n '__fish_seen_subcommand_from completions' -f -a 'bash zsh fish'
      \(options.joined())
      """
  }

  private static func fishQuoted(_ text: String) -> String {
    text.replacing("\\", with: "\\\\").replacing("'", with: "\\'")
  }
}

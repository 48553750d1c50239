import Foundation
import Testing

/// What shells and man are told of the tool.
@Suite struct `haggle in a shell` {
  /// What bash offers behind some words.
  private func offered(_ words: [String], in folder: URL) throws -> [String] {
    let line = words.map { "'\($0)'" }.joined(separator: " ")
    let script =
      try Haggle.run("completions", "bash").output + """
        COMP_WORDS=(haggle \(line)); COMP_CWORD=\(words.count); _haggle; printf '%s\\n' "${COMPREPLY[@]}"
        """
    return try Shell.run("bash", ["-c", script], in: folder).split(separator: "\n").map(String.init)
  }

  @Test(arguments: [
    (["tr"], ["trace", "try"]), (["check", "--fo"], ["--format"]),
    (["check", "--format", ""], ["text", "json", "github", "junit", "sarif"]),
    (["check", "--fail-on", "s"], ["smell"]), (["trace", "--platform", "iOS"], ["iOS", "iOS 26"]),
    (["help", "swe"], ["sweep"]),
    (["trace", "--device", "iPhone 16 Pro M"], ["iPhone 16 Pro Max"]),
    (["trace", "--type-size", "xxx"], ["xxxLarge"]), (["sweep", "--type-size", "al"], ["all"]),
    (["explain", "phantom"], ["phantom-minimum"]),
    (["completions", ""], ["bash", "zsh", "fish"]), (["trace", "Set"], ["Settings.swift"]),
    (["Set"], ["Settings.swift"]),
  ])
  func `is completed by bash`(words: [String], offered: [String]) throws {
    let scratch = try ScratchFolder()
    _ = scratch.add("Settings.swift", Data())
    #expect(try self.offered(words, in: scratch.url) == offered)
  }

  @Test(.enabled(if: Shell.exists("zsh"), "zsh is not installed"))
  func `is completed by zsh`() throws {
    let scratch = try ScratchFolder()
    _ = scratch.add("_haggle", Data(try Haggle.run("completions", "zsh").output.utf8))
    let script =
      "fpath=($PWD $fpath); autoload -U compinit; compinit -u -D; print ${_comps[haggle]}"
    #expect(try Shell.run("zsh", ["-fc", script], in: scratch.url) == "_haggle\n")
    #expect(try Shell.run("zsh", ["-n", "_haggle"], in: scratch.url).isEmpty)
  }

  @Test(.enabled(if: Shell.exists("fish"), "fish is not installed"))
  func `is completed by fish`() throws {
    let scratch = try ScratchFolder()
    let file = scratch.add("haggle.fish", Data(try Haggle.run("completions", "fish").output.utf8))
    for (option, word) in [("check --format", "junit"), ("trace --platform", "iOS 26")] {
      let script = "source \(file.path); complete -C 'haggle \(option) '"
      let offered = try Shell.run("fish", ["-N", "-c", script], in: scratch.url)
        .split(separator: "\n").map { $0.split(separator: "\t")[0] }
      #expect(offered.contains(Substring(word)))
    }
  }

  @Test(arguments: ["bash", "zsh", "fish"])
  func `tells a shell of every verb`(shell: String) throws {
    let script = try Haggle.run("completions", shell).output
    for verb in ["trace", "replay", "why", "try", "sweep", "check", "completions", "man"] {
      #expect(script.contains(verb))
    }
    #expect(script.hasPrefix("#"))
  }

  @Test func `has no completions for other shells`() throws {
    let outcome = try Haggle.run("completions", "tcsh")
    #expect(outcome.status == 2)
    #expect(
      outcome.errors.hasPrefix(
        "haggle completions: there are no completions for “tcsh”, only for bash, zsh, fish"))
  }

  @Test func `has a manual page with every verb and its options`() throws {
    let page = try Haggle.run("man").output
    #expect(page.hasPrefix(".TH HAGGLE 1 "))
    for verb in ["TRACE", "REPLAY", "CHECK", "MAN"] { #expect(page.contains("\n.SH \(verb)\n")) }
    #expect(page.contains("\n.B \\-\\-format text|json|github|junit|sarif\n"))
    // What begins with a dot is one of the macros that are meant.
    let macros = page.split(separator: "\n").filter { $0.hasPrefix(".") }
      .map { $0.prefix { $0 != " " } }
    #expect(Set(macros) == [".TH", ".SH", ".B", ".I", ".br", ".PP", ".TP"])
  }

  @Test(.enabled(if: Shell.exists("groff"), "groff is not installed"))
  func `has a manual page that groff sets without a warning`() throws {
    let scratch = try ScratchFolder()
    let file = scratch.add("haggle.1", Data(try Haggle.run("man").output.utf8))
    let script = "groff -k -man -Tutf8 -ww \(file.path) 2>&1 >/dev/null"
    #expect(try Shell.run("bash", ["-c", script], in: scratch.url).isEmpty)
  }

  @Test func `traces a file that is named without a verb`() throws {
    let named = try Haggle.run("Traces/two-bars.swift", "--as", "findings")
    #expect(named == (try Haggle.run("trace", "Traces/two-bars.swift", "--as", "findings")))
    #expect(named.status == 0)
    #expect(try Haggle.run("nowhere.swift").errors.contains("nowhere.swift"))
  }
}

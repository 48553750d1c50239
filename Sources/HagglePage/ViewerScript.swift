import HaggleReplay

/// The viewer's scripts as one: each file is a block of its own, whose names end with it; what
/// others use of it is a member of the only global name, `haggle`.
package enum ViewerScript {
  /// Each file after those that it uses.
  private static let files = [
    "numbers",
    "plain-text",
    "trace",
    "spans",
    "timeline",
    "state",
    "drawing",
    "response-profile",
    "proposal-kind",
    "reason-text",
    "event-text",
    "why-calls",
    "why-ledger",
    "why",
    "why-parts",
    "why-not",
    "why-offer-text",
    "why-text",
    "why-not-steps",
    "why-not-text",
    "findings-text",
    "query-words",
    "query-tests",
    "query-matcher",
    "query",
    "condition",
    "steps",
    "commands",
    "replay-walking",
    "replay-jumping",
    "replay-choosing",
    "replay-setting",
    "replay",
    "annotated-trace",
    "stop-text",
    "why-panel",
    "panel-remarks",
    "panel-text",
  ]

  /// The scripts as they are written.
  static let sources = (files + panes).map { ViewerFile.bytes("\($0).js") }

  /// What stands in the page between `<script>` and `</script>`.
  package static let bytes: [UInt8] = {
    LeanScript(sources).texts.reduce(into: beginning) { script, text in
      script += Array("{".utf8) + text + Array("}".utf8)
    } + Array("}\n".utf8)
  }()

  /// What the scripts in the page call `haggle`.
  static let shortName = "$"

  private static let beginning =
    Array("\n\"use strict\";\nconst haggle = {};\nhaggle.keyTable = ".utf8) + KeyTable.json
    + Array(";\n{\nconst \(shortName) = haggle;\n".utf8)

  /// The script as a content security policy names it.
  static let policySource = "'sha256-\(SHA256.base64(of: bytes))'"
}

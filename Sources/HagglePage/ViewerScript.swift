import HaggleReplay

/// The viewer's scripts as one: each file is a block of its own, whose names end with it; what
/// others use of it is a member of the only global name, `haggle`.
package enum ViewerScript {
  /// Each file after those that it uses.
  private static let files: [(name: String, text: [UInt8])] = [
    ("numbers", PackageResources.numbers_js),
    ("plain-text", PackageResources.plain_text_js),
    ("trace", PackageResources.trace_js),
    ("spans", PackageResources.spans_js),
    ("timeline", PackageResources.timeline_js),
    ("state", PackageResources.state_js),
    ("drawing", PackageResources.drawing_js),
    ("response-profile", PackageResources.response_profile_js),
    ("proposal-kind", PackageResources.proposal_kind_js),
    ("reason-text", PackageResources.reason_text_js),
    ("event-text", PackageResources.event_text_js),
    ("why-calls", PackageResources.why_calls_js),
    ("why-ledger", PackageResources.why_ledger_js),
    ("why", PackageResources.why_js),
    ("why-parts", PackageResources.why_parts_js),
    ("why-not", PackageResources.why_not_js),
    ("why-offer-text", PackageResources.why_offer_text_js),
    ("why-text", PackageResources.why_text_js),
    ("why-not-text", PackageResources.why_not_text_js),
    ("findings-text", PackageResources.findings_text_js),
    ("query-words", PackageResources.query_words_js),
    ("query-tests", PackageResources.query_tests_js),
    ("query-matcher", PackageResources.query_matcher_js),
    ("query", PackageResources.query_js),
    ("condition", PackageResources.condition_js),
    ("steps", PackageResources.steps_js),
    ("commands", PackageResources.commands_js),
    ("replay-walking", PackageResources.replay_walking_js),
    ("replay-jumping", PackageResources.replay_jumping_js),
    ("replay-choosing", PackageResources.replay_choosing_js),
    ("replay-setting", PackageResources.replay_setting_js),
    ("replay", PackageResources.replay_js),
    ("annotated-trace", PackageResources.annotated_trace_js),
    ("stop-text", PackageResources.stop_text_js),
    ("why-panel", PackageResources.why_panel_js),
    ("panel-remarks", PackageResources.panel_remarks_js),
    ("panel-text", PackageResources.panel_text_js),
  ]

  /// The scripts as they are written.
  static let sources = (files + panes).map(\.text)

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

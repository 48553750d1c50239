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
  ]

  /// What stands in the page between `<script>` and `</script>`.
  package static let bytes: [UInt8] = files.reduce(
    into: Array("\n\"use strict\";\nconst haggle = {};\n".utf8)
  ) { script, file in
    script += Array("\n{ // \(file.name).js\n".utf8) + file.text + Array("}\n".utf8)
  }

  /// The script as a content security policy names it.
  static let policySource = "'sha256-\(SHA256.base64(of: bytes))'"
}

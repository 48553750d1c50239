/// The viewer's scripts as one: each file is a block with local names; shared names are members of
/// the only global, `haggle`.
enum ViewerScript {
  /// Each file comes after those that it uses.
  private static let files = [
    "model",
    "elements",
    "row-list",
    "views-pane",
    "events-pane",
    "source-pane",
    "paints",
    "looks",
    "picture-labels",
    "picture-boxes",
    "picture-bands",
    "picture-zoom",
    "picture-pane",
    "profile-plot",
    "size-bars",
    "findings-pane",
    "now-pane",
    "reader-pane",
    "time-bar",
    "prompt",
    "keyboard",
    "links",
    "sharing",
    "saves",
    "lighting",
    "splitters",
    "viewer",
    "page",
  ]

  /// The content of the page's script element.
  static let bytes: [UInt8] =
    files.reduce(into: Array("\n\"use strict\";\nconst haggle = {};\n".utf8)) { script, name in
      script += Array("{\n".utf8) + ViewerFile.code("\(name).js") + Array("}\n".utf8)
    }

  /// The hash of the script for the content security policy, and permission for the model, which is
  /// compiled to WebAssembly.
  static let policySource = "'sha256-\(SHA256.base64(of: bytes))' 'wasm-unsafe-eval'"
}

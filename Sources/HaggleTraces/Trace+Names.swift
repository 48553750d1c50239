package import HaggleVocabulary

extension Trace {
  /// What every output calls the node.
  package func name(of id: NodeID) -> String {
    nodes.indices.contains(id.index) ? nodes[id.index].displayName : "node \(id.index)"
  }
}

extension Trace.Node {
  /// The name; in quotes where it could be misread: `"two words"`. It is a literal of the query
  /// language.
  package var displayName: String {
    let isPlain = !name.isEmpty && name.unicodeScalars.allSatisfy(Self.isPlain)
    return isPlain ? name : "\"\(name.unicodeScalars.map(Self.escaped).joined())\""
  }

  private static func isPlain(_ scalar: UnicodeScalar) -> Bool {
    switch scalar {
    case "a"..."z", "A"..."Z", "0"..."9", ".", "_", "-": return true
    default: break
    }
    return !scalar.properties.isWhitespace && scalar.properties.generalCategory != .control
      && !"\"\\,;()&|=!<>~'“”„‘’".unicodeScalars.contains(scalar)
  }

  /// A name never breaks a line nor talks to the terminal.
  private static func escaped(_ scalar: UnicodeScalar) -> String {
    switch scalar {
    case "\"": "\\\""
    case "\\": "\\\\"
    case "\n": "\\n"
    case "\t": "\\t"
    case _ where scalar.properties.generalCategory == .control:
      "\\u{\(String(scalar.value, radix: 16))}"
    default: String(scalar)
    }
  }
}

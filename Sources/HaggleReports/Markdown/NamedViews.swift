import HaggleTraces
import HaggleVocabulary

/// Finds the views that sentences speak of by their names.
struct NamedViews {
  let trace: Trace

  init(_ trace: Trace) { self.trace = trace }

  /// The nodes, each once: those that come first, then those that the sentences name, in the order
  /// of the nodes. A name that several views have says nothing of any.
  func nodes(in sentences: [String], first: [NodeID]) -> [NodeID] {
    let known = Set(sentences.flatMap(Self.words))
    var counts: [String: Int] = [:]
    for node in trace.nodes { counts[node.name, default: 0] += 1 }
    let named = trace.nodes.indices.filter { index in
      let node = trace.nodes[index]
      return counts[node.name] == 1 && isNamed(node, known, sentences)
    }
    var seen: Set<NodeID> = []
    return (first + named.map { NodeID($0) }).filter { seen.insert($0).inserted }
  }

  /// A name of one word is looked for among the words, another one in the text.
  private func isNamed(
    _ node: Trace.Node, _ words: Set<String>, _ sentences: [String]
  ) -> Bool {
    let name = node.displayName
    if name.allSatisfy(Self.isOfName) { return words.contains(name) }
    return sentences.contains { $0.contains(name) }
  }

  /// The words of a sentence; a point is of one where a name goes on behind it.
  private static func words(_ sentence: String) -> [String] {
    sentence.split { !isOfName($0) }.map { word in
      String(word.reversed().drop { $0 == "." }.reversed())
    }
  }

  private static func isOfName(_ character: Character) -> Bool {
    character.isLetter || character.isNumber || character == "_" || character == "."
  }
}

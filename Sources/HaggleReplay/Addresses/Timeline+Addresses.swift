package import Foundation
import HaggleTraces
package import HaggleVocabulary

/// The result of looking up an address.
package enum Destination: Equatable, Sendable {
  case view(NodeID)
  /// At least two views.
  case several([NodeID])
  case nothing
}

/// One of several views that an address may mean, described so that a person can choose.
package struct Candidate: Equatable, Sendable {
  /// An address that matches only this view.
  package let address: String
  /// What identifies it for a person; may be empty.
  package let mark: String
  /// Its arguments, where another one with the same mark has others.
  package var code = ""
  /// Where it is written; for a declared view, where it is used.
  package let place: SourcePlace?
  package let size: CGSize?
  /// Its corner, where another one has the same mark.
  package var corner: CGPoint?
}

extension Timeline {
  /// The matching views of a tree, in tree order.
  package func views(at address: String, in tree: NodeTree) -> [NodeID] {
    AddressReader(trace, tree).views(at: address)
  }

  package func destination(of address: String, in tree: NodeTree) -> Destination {
    let views = views(at: address, in: tree)
    return views.count > 1 ? .several(views) : views.first.map { .view($0) } ?? .nothing
  }

  /// Looks among the views of the pass at the cursor, else of the latest pass with a match.
  func destination(of address: String, at cursor: Cursor) -> Destination {
    if let node = node(called: address, at: cursor) { return .view(node) }
    for tree in [tree(at: cursor)] + trees.reversed() {
      let destination = destination(of: address, in: tree)
      if destination != .nothing { return destination }
    }
    return .nothing
  }

  /// - Parameter address: the typed text.
  package func candidates(_ nodes: [NodeID], at address: String) -> [Candidate] {
    let tree = nodes.first.map(tree(holding:)) ?? tree
    let marks = nodes.map { trace.mark(of: $0) ?? around($0, in: tree) }
    return nodes.enumerated().map { index, node in
      // A declared view is distinguished from others by its line.
      let isAlike = marks[index].first == "\"" && marks.count { $0 == marks[index] } > 1
      let about = trace.nodes[node.index]
      let alike = nodes.indices.filter { marks[$0] == marks[index] }
      let codes = Set(alike.map { trace.nodes[nodes[$0].index].arguments }).filter { !$0.isEmpty }
      let isOnly = self.nodes(named: about.name, in: tree).count == 1
      return Candidate(
        address: isOnly ? about.displayName : "\(address)[\(index + 1)]",
        mark: marks[index], code: isAlike && codes.count > 1 ? about.arguments : "",
        place: use(of: node) ?? about.place, size: size(of: node),
        corner: isAlike ? rectangle(of: node)?.origin : nil)
    }
  }

  private func use(of node: NodeID) -> SourcePlace? {
    guard trace.nodes[node.index].parent != nil else { return nil }
    return trace.ownOwners(of: node).last?.place
  }

  private func tree(holding node: NodeID) -> NodeTree {
    var root = node
    while let parent = trace.nodes[root.index].parent { root = parent }
    return trees.last { $0.roots.contains(root) } ?? tree
  }

  /// Identifies a container by its content: `around "Sign out"`.
  private func around(_ node: NodeID, in tree: NodeTree) -> String {
    let text = tree.walk(from: node).dropFirst().first { trace.nodes[$0.index].drawnWords != nil }
    return text.map { "around \(trace.mark(of: $0) ?? "")" } ?? ""
  }

  /// The closest possible address: `; did you mean "Sign out"?`, or an empty string.
  package func suggestion(for address: String) -> String {
    let steps = Address(address).steps
    if steps.count == 1, let place = steps[0].place,
      place.mayBeOfFile || trace.header.line(place) != nil
    {
      return suggestion(for: place)
    }
    let names = trace.nodes.map { $0.displayName } + trace.nodes.map { $0.kind }
    let views = trace.nodes.flatMap { $0.owners.map { $0.view } }
    let words = trace.nodes.compactMap { $0.drawnWords.map { "\"\($0)\"" } }
    let near = Suggestion.text(for: address, among: names + views)
    return near.isEmpty ? Suggestion.text(for: "\"\(address)\"", among: words) : near
  }

  private func suggestion(for place: Address.Step.Place) -> String {
    guard let line = trace.header.line(place) else { return unknown(place) }
    let words = trace.header.parts.words(forLine: line)
    if let column = place.column, let length = trace.header.columns(ofLine: line), column > length {
      return "; \(words) has \(NumberText.counted(length, "column"))"
    }
    guard let (nearest, node) = AddressReader(trace, tree).nearest(to: line) else { return "" }
    return "; nothing in \(words) takes part in the layout, the nearest is "
      + "\(trace.title(of: node)) in \(trace.header.parts.words(forLine: nearest))"
  }

  private func unknown(_ place: Address.Step.Place) -> String {
    let files = trace.header.parts.parts.map(\.file)
    let isOther = place.file.map { file in !files.contains { SourceParts.isSame($0, file) } }
    let line = isOther == true ? "line" : "line \(place.line)"
    let file = place.file.map { " of \($0)" } ?? ""
    return "; no \(line)\(file) takes part in the layout"
  }
}

extension Trace.Header {
  /// How long a line of the text is; nil without that line, or without the text.
  func columns(ofLine line: Int) -> Int? {
    guard let source, line > 0 else { return nil }
    let lines = source.split(separator: "\n", maxSplits: line, omittingEmptySubsequences: false)
    return lines.indices.contains(line - 1) ? lines[line - 1].count : nil
  }
}

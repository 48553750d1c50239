import HaggleTraces
import HaggleVocabulary

/// Finds the views of a tree for an address.
struct AddressReader {
  private let trace: Trace
  private let tree: NodeTree

  init(_ trace: Trace, _ tree: NodeTree) {
    self.trace = trace
    self.tree = tree
  }

  /// The matching views in tree order, by the first interpretation that finds any.
  func views(at text: String) -> [NodeID] {
    let exact = exact(text, among: tree.preorder)
    if !exact.isEmpty { return exact }
    return way(Address(text)) ?? shown(text, among: tree.preorder)
  }

  /// Resolves the steps one by one, each inside the results of the step before; nil if a step finds
  /// nothing.
  private func way(_ address: Address) -> [NodeID]? {
    guard let last = address.steps.last else { return nil }
    var scope = tree.preorder
    for step in address.steps.dropLast() {
      let found = views(step, among: scope)
      scope = inside(found.nodes, withThem: found.isWhole)
    }
    let found = views(last, among: scope).nodes
    return found.isEmpty ? nil : found
  }

  /// - Returns: the views, and `isWhole` if each stands for the whole body of a declared view.
  private func views(
    _ step: Address.Step, among scope: [NodeID]
  ) -> (nodes: [NodeID], isWhole: Bool) {
    let (nodes, isWhole) = readings(step, among: scope)
    guard let number = step.number else { return (nodes, isWhole) }
    return (nodes.indices.contains(number - 1) ? [nodes[number - 1]] : [], isWhole)
  }

  private func readings(
    _ step: Address.Step, among scope: [NodeID]
  ) -> (nodes: [NodeID], isWhole: Bool) {
    if step.isQuoted { return (shown(step.word, among: scope), false) }
    let exact = exact(step.word, among: scope)
    if !exact.isEmpty { return (exact, false) }
    if let place = step.place {
      // A time or a score on the screen looks like a place.
      if place.column != nil, let time = beginning(with: step.word, among: scope) {
        return (time, false)
      }
      let line = trace.header.line(place)
      let there = line.map { written($0, place.column, among: scope) } ?? []
      if !there.isEmpty { return (there, false) }
    }
    let word = step.word.lowercased()
    let meanings: [(String) -> Bool] = [{ $0 == step.word }, { $0.lowercased() == word }]
    for isMeant in meanings {
      let owned = bodies(among: scope, isMeant)
      if !owned.isEmpty { return (owned, true) }
      let named = named(among: scope, isMeant)
      if !named.isEmpty { return (named, false) }
    }
    return loosely(word, among: scope)
  }

  /// Views that show these words or begin with them, else views with a longer name, else views that
  /// show the words anywhere.
  private func loosely(
    _ word: String, among scope: [NodeID]
  ) -> (nodes: [NodeID], isWhole: Bool) {
    let beginning =
      showing(among: scope) { $0 == word }
      ?? showing(among: scope) {
        $0.hasPrefix(word)
      }
    if let beginning { return (beginning, false) }
    let isLonger = { (name: String) in name.lowercased().hasPrefix(word) }
    let owned = bodies(among: scope, isLonger)
    if !owned.isEmpty { return (owned, true) }
    let named = named(among: scope, isLonger)
    if !named.isEmpty { return (named, false) }
    let marked = marked(word, among: scope)
    return (marked.isEmpty ? shown(word, among: scope) : marked, false)
  }
}

// MARK: - Ways to read a word

extension AddressReader {
  /// Views with this name, else of this kind, else with this title: `Color.1 .blue`.
  private func exact(_ word: String, among scope: [NodeID]) -> [NodeID] {
    let named = scope.filter { trace.nodes[$0.index].isCalled(word) }
    if !named.isEmpty { return named }
    let ofKind = scope.filter { trace.nodes[$0.index].kind == word }
    return ofKind.isEmpty && word.contains(" ")
      ? scope.filter { trace.title(of: $0) == word } : ofKind
  }

  /// Views with this mark: `.blue`, `blue`.
  private func marked(_ word: String, among scope: [NodeID]) -> [NodeID] {
    scope.filter { node in
      let mark = trace.mark(of: node)?.lowercased()
      return mark == word || mark == "." + word
    }
  }

  private func named(among scope: [NodeID], _ isMeant: (String) -> Bool) -> [NodeID] {
    scope.filter { node in
      let about = trace.nodes[node.index]
      return isMeant(about.kind) || isMeant(about.name)
    }
  }

  /// The outermost views in the bodies of declared views with such a name.
  private func bodies(among scope: [NodeID], _ isMeant: (String) -> Bool) -> [NodeID] {
    scope.filter { trace.ownOwners(of: $0).contains { isMeant($0.view) } }
  }

  /// The outermost views written in a line, at a column of it or at the nearest one before. A
  /// declared view's body also counts as written where the view is used.
  private func written(_ line: Int, _ column: Int?, among scope: [NodeID]) -> [NodeID] {
    var nearest = 0
    if let column, let length = trace.header.columns(ofLine: line), column > length { return [] }
    let there = scope.filter { node in
      let columns = places(of: node).filter { $0.line == line }.map { $0.column }
      guard let last = columns.filter({ $0 <= column ?? .max }).max() else { return false }
      nearest = max(nearest, last)
      return true
    }
    guard column != nil else { return outermost(there) }
    let place = SourcePlace(line: line, column: nearest)
    return outermost(there.filter { places(of: $0).contains(place) })
  }

  private func places(of node: NodeID) -> [SourcePlace] {
    let own = trace.nodes[node.index].place
    return trace.ownOwners(of: node).compactMap { $0.place } + (own.map { [$0] } ?? [])
  }

  /// The line with views that is nearest to a line without, and its view; of two, the one above;
  /// nil if its file has none.
  func nearest(to line: Int) -> (line: Int, node: NodeID)? {
    var nearest: (line: Int, node: NodeID)?
    let parts = trace.header.parts
    let file = parts.origin(of: line)?.file
    for node in tree.preorder {
      for place in places(of: node) where parts.origin(of: place.line)?.file == file {
        guard let known = nearest?.line else {
          nearest = (place.line, node)
          continue
        }
        let (old, new) = (abs(known - line), abs(place.line - line))
        if new < old || new == old && place.line < known { nearest = (place.line, node) }
      }
    }
    return nearest
  }

  /// Views that show these words: as a whole, at the beginning, or anywhere; ignores case.
  private func shown(_ text: String, among scope: [NodeID]) -> [NodeID] {
    let words = text.lowercased()
    if words.isEmpty { return [] }
    return showing(among: scope) { $0 == words } ?? showing(among: scope) { $0.hasPrefix(words) }
      ?? showing(among: scope) { $0.contains(words) } ?? []
  }

  /// Views that show this number, or begin with it, as "9:41 AM" with 9:41.
  private func beginning(with number: String, among scope: [NodeID]) -> [NodeID]? {
    showing(among: scope) { $0 == number }
      ?? showing(among: scope) {
        $0.hasPrefix(number) && $0.dropFirst(number.count).first?.isNumber == false
      }
  }

  /// Nil if there is none.
  private func showing(among scope: [NodeID], _ isMeant: (String) -> Bool) -> [NodeID]? {
    let nodes = scope.filter {
      trace.nodes[$0.index].drawnWords.map { isMeant($0.lowercased()) } ?? false
    }
    return nodes.isEmpty ? nil : nodes
  }
}

// MARK: - In the tree

extension AddressReader {
  /// Those of the views that are in no other one of them.
  private func outermost(_ nodes: [NodeID]) -> [NodeID] {
    let marks = marks(nodes)
    var edge = Int.max
    return tree.preorder.filter { node in
      let depth = tree.depth(of: node)
      if depth > edge { return false }
      edge = marks[node.index] ? depth : .max
      return marks[node.index]
    }
  }

  /// The descendants of these views.
  private func inside(_ nodes: [NodeID], withThem: Bool) -> [NodeID] {
    let marks = marks(nodes)
    var edge = Int.max
    return tree.preorder.filter { node in
      let depth = tree.depth(of: node)
      if depth > edge { return true }
      edge = marks[node.index] ? depth : .max
      return withThem && marks[node.index]
    }
  }

  private func marks(_ nodes: [NodeID]) -> [Bool] {
    var marks = [Bool](repeating: false, count: trace.nodes.count)
    for node in nodes { marks[node.index] = true }
    return marks
  }
}

extension Trace.Node {
  fileprivate func isCalled(_ word: String) -> Bool { name == word || displayName == word }
}

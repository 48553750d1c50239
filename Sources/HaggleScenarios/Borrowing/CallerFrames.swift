import Foundation
package import HaggleSyntax
package import HaggleVocabulary

/// The room that the files of a project give parts of a screen: that of the frames which they put
/// around them, `Arrow().frame(width: 20, height: 20)`.
package struct CallerFrames {
  /// By view; nil for a length that not all who show it state, or not the same. A sheet's may be
  /// its ideal or minimum length: on a Mac that makes its window.
  package let rooms: [String: ProposedViewSize]
  /// The numbers that all who show it pass to the only view of a text that has no preview, by the
  /// paths of its properties: `Slider.height`.
  package let numbers: [String: Double]

  /// What proposes something else to its view than it is proposed.
  private static let changing: Set = [
    "padding", "safeAreaPadding", "fixedSize", "aspectRatio", "scaledToFit", "scaledToFill",
    "containerRelativeFrame", "safeAreaInset", "overlay", "background",
  ]

  /// - Parameters:
  ///   - parts: the views that are parts.
  ///   - sheets: those that are in sheets.
  ///   - source: the text that declares them.
  ///   - own: which of the files is its own; nil for none.
  package init(
    of parts: Set<String>, sheets: Set<String>, in source: SourceText, _ files: ProjectFiles,
    besides own: Int?
  ) {
    let views = parts.union(sheets)
    let callers = Set(views.flatMap { files.callers[$0] ?? [] }).map { files.sources[$0] }
    var found: [String: [ProposedViewSize]] = [:]
    var passed: [String: [[String: Double]]] = [:]
    for file in callers + (own == nil && !views.isEmpty ? [source] : []) {
      let tree = SyntaxTree.parse(file)
      tree.parseEverything()
      let previews = tree.previewSpans
      let modified = Set(tree.expressions.compactMap(\.base))
      for (index, expression) in tree.expressions.enumerated() {
        let id = ExpressionID(index: Int32(index))
        guard case .call = expression.kind, !modified.contains(id),
          !previews.contains(where: { $0.contains(expression.span.lowerBound) })
        else { continue }
        let chain = tree.chain(id)
        guard let name = chain.name, views.contains(name) else { continue }
        found[name, default: []].append(
          Self.room(in: chain, isSheet: sheets.contains(name)))
        passed[name, default: []].append(chain.numbers)
      }
    }
    rooms = found.compactMapValues(Self.common)
    numbers = Self.numbers(passed, in: source)
  }

  /// Those that all calls pass alike, of properties that only a caller sets.
  private static func numbers(
    _ passed: [String: [[String: Double]]], in source: SourceText
  ) -> [String: Double] {
    let calls = passed.filter { $1.contains { !$0.isEmpty } }
    guard !calls.isEmpty else { return [:] }
    let tree = SyntaxTree.parse(source)
    guard tree.previewSpans.isEmpty, let view = tree.views.first, tree.views.count == 1,
      let first = calls[view]?.first
    else { return [:] }
    let open = tree.openProperties(of: view)
    return first.reduce(into: [:]) { numbers, each in
      guard open.contains(each.key), calls[view]?.allSatisfy({ $0[each.key] == each.value }) == true
      else { return }
      numbers[view + "." + each.key] = each.value
    }
  }

  /// What the frames around a view propose to it.
  private static func room(in chain: Chain, isSheet: Bool) -> ProposedViewSize {
    var room = ProposedViewSize.unspecified
    for (name, numbers) in chain.modifiers.reversed() {
      if changing.contains(name) { break }
      guard name == "frame" else { continue }
      for axis in Axis.allCases where room[axis] == nil {
        let name = axis.dimension.capitalized
        let labels = [axis.dimension] + (isSheet ? ["ideal" + name, "min" + name] : [])
        room[axis] = labels.lazy.compactMap { numbers[$0] }.first.map { CGFloat($0) }
      }
    }
    return room
  }

  private static func common(_ rooms: [ProposedViewSize]) -> ProposedViewSize? {
    guard var room = rooms.first else { return nil }
    for axis in Axis.allCases where !rooms.allSatisfy({ $0[axis] == room[axis] }) {
      room[axis] = nil
    }
    return room == .unspecified ? nil : room
  }
}

extension SyntaxTree {
  /// The stored properties of a type of the top level that have no value of their own.
  fileprivate func openProperties(of name: String) -> Set<String> {
    let types = declarations(among: topLevel).compactMap { id -> TypeDeclaration? in
      if case .type(let type) = self[id].kind, type.name == name { type } else { nil }
    }
    let members = types.flatMap { declarations(among: statements(of: $0.members)) }
    var open: Set<String> = []
    for id in members {
      guard case .variable(let variable) = self[id].kind else { continue }
      for binding in variable.bindings where binding.getter == nil && binding.initialValue == nil {
        open.formUnion(binding.pattern.names)
      }
    }
    return open
  }
}

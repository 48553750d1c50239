import Foundation
package import HaggleSyntax
import HaggleVocabulary

/// What the files of a project give the parts of a screen that they show: the room of the frames
/// which they put around them, `Arrow().frame(width: 20, height: 20)`, and their arguments.
package struct Callers {
  /// By view; nil for a length that not all who show it state, or not the same. A sheet's may be
  /// its ideal or minimum length: on a Mac that makes its window.
  package let rooms: [String: StatedRoom]
  /// What is passed to the views of a text that neither it nor a preview shows, as code, by the
  /// paths of their properties: `Slider.height`. Numbers are those that all pass; the rest is of
  /// the first call that says the most, so that it belongs together.
  package let arguments: [String: String]

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
    let placed = parts.union(sheets)
    let views = Set(SyntaxTree.parse(source).views)
    let callers = Set(views.flatMap { files.callers[$0] ?? [] }).sorted().map { files.sources[$0] }
    var found: [String: [StatedRoom]] = [:]
    var passed: [String: [[PassedArgument]]] = [:]
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
        if placed.contains(name) {
          found[name, default: []].append(
            Self.room(in: chain, isSheet: sheets.contains(name)))
        }
        if passed[name, default: []].count < Self.mostCalls {
          passed[name, default: []].append(tree.passed(by: chain))
        }
      }
    }
    rooms = found.compactMapValues(Self.common)
    arguments = Self.arguments(passed, in: source)
  }

  /// The maximum number of calls of a view that are looked at for what they pass.
  private static let mostCalls = 200

  private static func arguments(
    _ passed: [String: [[PassedArgument]]], in source: SourceText
  ) -> [String: String] {
    let calls = passed.filter { $1.contains { $0.contains { $0.code != nil } } }
    guard !calls.isEmpty else { return [:] }
    let tree = SyntaxTree.parse(source)
    tree.parseEverything()
    guard tree.previewSpans.isEmpty else { return [:] }
    var arguments: [String: String] = [:]
    for (view, calls) in calls where tree.views.contains(view) && !tree.calls(view) {
      let named = calls.map { tree.named($0, of: view) }
      let most = named.map(\.count).max()
      guard let first = named.first(where: { $0.count == most }) else { continue }
      for (name, value) in first
      where value.kind != .number || named.allSatisfy({ $0[name]?.code == value.code }) {
        arguments[view + "." + name] = value.code
      }
    }
    return arguments
  }

  /// What the frames around a view propose to it.
  private static func room(in chain: Chain, isSheet: Bool) -> StatedRoom {
    var room = StatedRoom(.unspecified)
    for (name, numbers) in chain.modifiers.reversed() {
      if changing.contains(name) { break }
      guard name == "frame" else { continue }
      for axis in Axis.allCases where room.size[axis] == nil {
        let name = axis.dimension.capitalized
        let labels = [axis.dimension] + (isSheet ? ["ideal" + name] : [])
        room.size[axis] = labels.lazy.compactMap { numbers[$0] }.first.map { CGFloat($0) }
        guard isSheet, room.size[axis] == nil, let least = numbers["min" + name] else { continue }
        room.size[axis] = CGFloat(least)
        room.least.insert(Axis.Set(axis))
      }
    }
    return room
  }

  private static func common(_ rooms: [StatedRoom]) -> StatedRoom? {
    guard var room = rooms.first else { return nil }
    for axis in Axis.allCases where !rooms.allSatisfy({ $0.size[axis] == room.size[axis] }) {
      room.size[axis] = nil
    }
    for other in rooms { room.least.formUnion(other.least) }
    for axis in Axis.allCases where room.size[axis] == nil { room.least.remove(Axis.Set(axis)) }
    return room.size == .unspecified ? nil : room
  }
}

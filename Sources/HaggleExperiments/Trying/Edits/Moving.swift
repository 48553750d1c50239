import HaggleSyntax
import HaggleVocabulary

/// Edits for views drawn elsewhere than they are laid out, or lying inside a corner on which they
/// should sit.
extension EditMaker {
  var moving: [Edit] { roomForOffset + guideForOffset + straddling }

  /// Space next to a row or column, for a view moved out of it.
  private var roomForOffset: [Edit] {
    offsets.compactMap { offset -> Edit? in
      guard let parent = view.parent, offset.label == (isRow(parent) ? "y" : "x") else {
        return nil
      }
      let edges = isRow(parent) ? (".top", ".bottom") : (".leading", ".trailing")
      let container = maker(of: parent.view)
      return container.adding(
        "padding(\(offset.isNegative ? edges.0 : edges.1), \(offset.points))",
        behind: container.lastLink, .negotiation)
    }
  }

  /// An alignment guide instead of an offset: unlike the offset it takes part in layout.
  private var guideForOffset: [Edit] {
    offsets.compactMap { offset -> Edit? in
      guard let parent = view.parent, offset.label == (isRow(parent) ? "y" : "x") else {
        return nil
      }
      let type = isRow(parent) ? "VerticalAlignment" : "HorizontalAlignment"
      let own = outline[parent].argument("alignment").map { value($0) } ?? ".center"
      guard own.hasPrefix(".") else { return nil }
      let guide = own == ".center" ? "\(type).center" : own
      let sign = offset.isNegative ? "+" : "-"
      let words = "alignmentGuide(\(guide)) { $0[\(guide)] \(sign) \(offset.points) }"
      return Edit(
        .alignment, "guide",
        Rewriting(replacing: offset.call, with: [.renamed(offset.call, words)]))
    }
  }

  /// Padding instead of a guide that moves the view away from an edge: the padding takes its part
  /// of the proposal, so that the view does not reach out at the other side.
  func indents(_ index: Int) -> [Edit] {
    let link = view.links[index]
    guard let edge = link.arguments.first.map({ value($0) }), edge == ".leading" || edge == ".top",
      let closure = link.closures.first,
      let last = outline.tree.statements(of: closure.closure.body).last,
      case .expression(let id) = outline.tree[last].kind,
      case .binary(operator: "-", let guide, let amount) = outline.tree[id].kind,
      case .subscript(_, let arguments) = outline.tree[guide].kind,
      arguments.count == 1, outline.text(outline.tree[arguments[0].value].span) == edge
    else { return [] }
    var length = outline.text(outline.tree[amount].span)
    if case .tuple(let parts) = outline.tree[amount].kind, parts.count == 1 {
      length = outline.text(outline.tree[parts[0].value].span)
    }
    return [
      replacing(
        link.anchor..<link.span.upperBound, by: "padding(\(edge), \(length))", .argument, "guide")
    ]
  }

  private func isRow(_ spot: SourceOutline.Spot) -> Bool { outline[spot].name == "HStack" }

  /// The offsets along one axis by a literal, in a row or column.
  private var offsets: [Offset] {
    guard let parent = view.parent, ["HStack", "VStack"].contains(outline[parent].name) else {
      return []
    }
    return literalOffsets
  }

  /// The vertical offsets by a literal, whatever the view is in.
  var verticalOffsets: [Offset] { literalOffsets.filter { $0.label == "y" } }

  private var literalOffsets: [Offset] {
    view.links.dropFirst().compactMap { link -> Offset? in
      guard link.name == "offset", link.arguments.count == 1, let label = link.arguments[0].label
      else { return nil }
      let number = value(link.arguments[0])
      let points = number.hasPrefix("-") ? String(number.dropFirst()) : number
      guard !points.isEmpty, points.allSatisfy({ $0.isNumber || $0 == "." }) else { return nil }
      return Offset(
        label: label, points: points, isNegative: points != number,
        call: link.anchor..<link.span.upperBound)
    }
  }

  struct Offset {
    let label: String
    let points: String
    let isNegative: Bool
    let call: SourceSpan
  }

  // MARK: Corners

  /// The centre of a layer on the corner or edge that it lies inside: by guides, or by an offset of
  /// half its size.
  private var straddling: [Edit] {
    guard view.isStatement, let parent = view.parent,
      ["overlay", "ZStack"].contains(outline[parent].name),
      !view.has("alignmentGuide", "offset"),
      let edges = outline[parent].argument("alignment").flatMap({ Self.edges[value($0)] })
    else { return [] }
    let guides = edges.map { edge in
      adding(
        "alignmentGuide(\(edge)) { $0.\(Self.isUpright(edge) ? "height" : "width") / 2 }",
        behind: lastLink, .alignment)
    }
    let all = guides.dropFirst().reduce(guides.first) { edit, next in edit?.followed(by: next) }
    return [all, moved(over: edges)].compactMap(\.self)
  }

  private func moved(over edges: [String]) -> Edit? {
    guard let width = lengths[.horizontal], let height = lengths[.vertical] else { return nil }
    let parts = edges.reversed().map { edge in
      let isStart = edge == ".top" || edge == ".leading"
      let half = (Self.isUpright(edge) ? height : width) / 2
      return "\(Self.isUpright(edge) ? "y" : "x"): \(isStart ? "-" : "")\(NumberText.display(half))"
    }
    return adding(
      "offset(\(parts.joined(separator: ", ")))", behind: lastLink, .length)
  }

  private static func isUpright(_ edge: String) -> Bool { edge == ".top" || edge == ".bottom" }

  /// Alignments of layers at edges.
  private static let edges = [
    ".topLeading": [".top", ".leading"], ".topTrailing": [".top", ".trailing"],
    ".bottomLeading": [".bottom", ".leading"], ".bottomTrailing": [".bottom", ".trailing"],
    ".top": [".top"], ".bottom": [".bottom"],
  ]
}

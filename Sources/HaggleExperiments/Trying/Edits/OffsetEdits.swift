import Foundation
import HaggleSyntax
import HaggleVocabulary

/// Edits for views drawn elsewhere than they are laid out, or lying inside a corner on which they
/// should sit.
struct OffsetEdits: EditFamily {
  let view: WrittenPlace

  var edits: [Edit] {
    roomForOffset + guideForOffset + frameForOffset + straddling + insidePoint
  }

  /// A point at an edge, by half of the view's length further in.
  private var insidePoint: [Edit] {
    guard let index = view.index(of: "position"), !view.lengths.isEmpty else { return [] }
    let link = view.links[index]
    let moved = link.arguments.map { argument -> String? in
      let axis: Axis = argument.label == "x" ? .horizontal : .vertical
      guard let number = Double(argument.value) else { return nil }
      guard let half = view.lengths[axis], half.isFinite else { return argument.text }
      let point = number == 0 ? half.wholePoints : (CGFloat(number) - half).wholePoints
      return "\(axis == .horizontal ? "x" : "y"): \(point)"
    }
    guard link.arguments.compactMap(\.label) == ["x", "y"], moved.allSatisfy({ $0 != nil }) else {
      return []
    }
    return [view.writing(moved.compactMap(\.self), for: index, .alignment)].compactMap(\.self)
  }

  /// Space next to a row or column, for a view moved out of it.
  private var roomForOffset: [Edit] {
    offsets.compactMap { offset -> Edit? in
      guard let parent = view.parent, offset.label == (isRow(parent) ? "y" : "x") else {
        return nil
      }
      let edges = isRow(parent) ? (".top", ".bottom") : (".leading", ".trailing")
      let container = view.at(parent.view)
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
      let own = outline[parent].argument("alignment")?.value ?? ".center"
      guard own.hasPrefix(".") else { return nil }
      let guide = own == ".center" ? "\(type).center" : own
      let sign = offset.isNegative ? "+" : "-"
      let words = "alignmentGuide(\(guide)) { $0[\(guide)] \(sign) \(offset.points) }"
      return Edit(.alignment, .guide, replacing: offset.call, with: [.renamed(offset.call, words)])
    }
  }

  /// A frame that puts a layer to an edge instead of an offset that draws it there.
  private var frameForOffset: [Edit] {
    guard let parent = view.parent, outline[parent].name == "ZStack" else { return [] }
    return LiteralOffset.all(of: view).map { offset in
      let isUpright = offset.label == "y"
      let edge =
        isUpright
        ? offset.isNegative ? ".top" : ".bottom" : offset.isNegative ? ".leading" : ".trailing"
      let words = "frame(\(isUpright ? "maxHeight" : "maxWidth"): .infinity, alignment: \(edge))"
      return Edit(
        .alignment, .call("frame"), replacing: offset.call, with: [.renamed(offset.call, words)])
    }
  }

  private func isRow(_ spot: SourceOutline.Spot) -> Bool { outline[spot].name == "HStack" }

  /// The offsets along one axis by a literal, in a row or column.
  private var offsets: [LiteralOffset] {
    guard let parent = view.parent, ["HStack", "VStack"].contains(outline[parent].name) else {
      return []
    }
    return LiteralOffset.all(of: view)
  }

  // MARK: Corners

  /// The centre of a layer on the corner or edge that it lies inside: by guides, or by an offset of
  /// half its size.
  private var straddling: [Edit] {
    guard view.isStatement, let parent = view.parent,
      ["overlay", "ZStack"].contains(outline[parent].name),
      !view.has("alignmentGuide", "offset"),
      let edges = outline[parent].argument("alignment").flatMap({ Self.edges[$0.value] })
    else { return [] }
    let guides = edges.map { edge in
      view.adding(
        "alignmentGuide(\(edge)) { $0.\(Self.isUpright(edge) ? "height" : "width") / 2 }",
        behind: view.lastLink, .alignment)
    }
    let all = guides.dropFirst().reduce(guides.first) { edit, next in edit?.followed(by: next) }
    return [Edit](all) + [Edit](moved(over: edges))
  }

  private func moved(over edges: [String]) -> Edit? {
    guard let width = view.lengths[.horizontal], let height = view.lengths[.vertical] else {
      return nil
    }
    let parts = edges.reversed().map { edge in
      let isStart = edge == ".top" || edge == ".leading"
      let half = (Self.isUpright(edge) ? height : width) / 2
      return "\(Self.isUpright(edge) ? "y" : "x"): \(isStart ? "-" : "")\(NumberText.code(half))"
    }
    return view.adding("offset(\(parts.joined(separator: ", ")))", behind: view.lastLink, .length)
  }

  private static func isUpright(_ edge: String) -> Bool { edge == ".top" || edge == ".bottom" }

  /// Alignments of layers at edges.
  private static let edges = [
    ".topLeading": [".top", ".leading"], ".topTrailing": [".top", ".trailing"],
    ".bottomLeading": [".bottom", ".leading"], ".bottomTrailing": [".bottom", ".trailing"],
    ".top": [".top"], ".bottom": [".bottom"],
  ]
}

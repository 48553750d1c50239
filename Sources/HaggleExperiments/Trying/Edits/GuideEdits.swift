import HaggleSyntax

/// Other values of an alignment guide, and paddings instead of it.
struct GuideEdits {
  let view: WrittenPlace
  let index: Int

  var edits: [Edit] { moved + heeded + indents }

  private var link: WrittenView.Link { view.links[index] }
  private var outline: SourceOutline { view.outline }

  /// A guide of the alignment used by the parent, which ignores others.
  private var heeded: [Edit] {
    guard let own = link.arguments.first, let parent = view.parent else { return [] }
    let stated = outline[parent].argument("alignment")?.value
    let heeded = stated.map { [$0] } ?? StandardAlignments.of(outline[parent].name)
    return heeded.filter { $0.hasPrefix(".") && $0 != own.value }.map { alignment in
      let span = link.call
      let text = outline.text(span).replacing(own.value, with: alignment)
      return view.replacing(span, by: text, .argument, .guide)
    }
  }

  /// Another value of a guide: a greater one moves the view up.
  private var moved: [Edit] {
    guard let closure = link.closures.first,
      let last = outline.tree.statements(of: closure.closure.body).last,
      case .expression(let id) = outline.tree[last].kind
    else { return [] }
    let span = outline.tree[id].span
    let text = outline.text(span)
    switch outline.tree[id].kind {
    case .integer, .float:
      return [view.replacing(span, by: "-" + text, .argument, .guide)]
    case .prefix(let sign, let positive) where sign == "-":
      let number = outline.text(outline.tree[positive].span)
      return [view.replacing(span, by: number, .argument, .guide)]
    default:
      return [
        view.replacing(span, by: text.contains(" ") ? "-(\(text))" : "-\(text)", .argument, .guide)
      ]
    }
  }

  /// Padding instead of a guide that moves the view away from an edge: the padding takes its part
  /// of the proposal, so that the view does not reach out at the other side.
  private var indents: [Edit] {
    guard let edge = link.arguments.first?.value,
      edge == ".leading" || edge == ".top",
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
    return [view.replacing(link.call, by: "padding(\(edge), \(length))", .argument, .guide)]
  }
}

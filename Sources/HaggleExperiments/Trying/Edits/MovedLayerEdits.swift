import HaggleSyntax

/// Edits that take a view which is drawn elsewhere out of its stack, and give it to the frame of
/// the stack, at the side that it was moved to: it takes no part in the stack any more.
struct MovedLayerEdits: EditFamily {
  let view: WrittenPlace

  var edits: [Edit] {
    guard view.isStatement, let around = view.parent, around.link == 0,
      ["HStack", "VStack"].contains(outline[around].name),
      let closure = outline[around].closures.first?.closure,
      case let stack = view.at(around.view), stack.isStatement, stack.children.count > 1,
      let index = view.index(of: "offset")
    else { return [] }
    let part = view.condition(in: closure)?.span ?? view.span
    // What is decided together stays together.
    guard !stack.children.contains(where: { $0 != view.number && part.contains(start(of: $0)) })
    else { return [] }
    return LiteralOffset.all(of: view).map { offset in
      layer(of: part, without: view.links[index].span, at: side(of: offset), on: stack)
    }.compactMap(\.self)
  }

  private func start(of view: Int) -> Int { outline.views[view].span.lowerBound }

  private func side(of offset: LiteralOffset) -> String {
    if offset.label == "y" { return offset.isNegative ? ".top" : ".bottom" }
    return offset.isNegative ? ".leading" : ".trailing"
  }

  private func layer(
    of part: SourceSpan, without move: SourceSpan, at side: String, on stack: WrittenPlace
  ) -> Edit? {
    let index = stack.lastIndex(of: ["frame", "background", "border"]) ?? 0
    let pieces: [Rewriting.Piece] = [
      .new("\(stack.newLine).overlay(alignment: \(side)) {\(stack.innerLine)"),
      .kept(part.lowerBound..<move.lowerBound), .kept(move.upperBound..<part.upperBound),
      .new("\(stack.newLine)}"),
    ]
    let changes: [Rewriting.Change] = [
      .removing(stack.lines(of: part)),
      .inserting(pieces, at: stack.links[index].span.upperBound),
    ]
    return [Edit](.negotiation, .call("overlay"), changes).first
  }
}

extension WrittenPlace {
  /// The outermost condition in a closure under which the view is shown.
  func condition(in closure: Closure) -> Statement? {
    outline.tree.statements.filter { statement in
      guard case .if = statement.kind else { return false }
      return closure.span.contains(statement.span.lowerBound)
        && statement.span.contains(span.lowerBound)
    }
    .max { $0.span.count < $1.span.count }
  }
}

import HaggleAnalysis
import HaggleSyntax
import HaggleVocabulary

/// Edits of priorities that are meant as shares of the room.
struct ShareEdits: EditFamily {
  let view: WrittenPlace

  var edits: [Edit] { weights + [ofReader].compactMap(\.self) }

  /// A part of what is around the view, in place of a part of what scrolls: what a reader that is
  /// as high as the view measures.
  private var ofReader: Edit? {
    guard view.isStatement, let index = view.index(of: "containerRelativeFrame"),
      case let link = view.links[index], link.arguments.first?.value == ".horizontal",
      let length = link.closures.first?.closure.parameters.first?.name,
      let share = link.closures.first.flatMap({ part(in: $0, of: length) }),
      let height = view.links[1..<index].last(where: { $0.name == "frame" })?.argument("height")
    else { return nil }
    let alignment = link.argument("alignment").map { ", \($0.text)" } ?? ""
    let pieces: [Rewriting.Piece] =
      [.new("GeometryReader { room in\(innerLine)")]
      + view.setIn(view.span.lowerBound..<link.anchor)
      + [.new("frame(width: \(share)\(alignment))")]
      + view.setIn(link.span.upperBound..<view.span.upperBound)
      + [.new("\(newLine)}\(newLine).frame(\(height.text))")]
    return Edit(.flexibleFrame, .call("GeometryReader"), replacing: view.span, with: pieces)
  }

  /// What a closure makes of a length, with what a reader measures in its place.
  private func part(in closure: TrailingClosure, of length: String) -> String? {
    let tree = outline.tree
    let statements = tree.statements(of: closure.closure.body)
    guard statements.count == 1, case .expression(let part) = tree[statements[0]].kind else {
      return nil
    }
    let span = tree[part].span
    let reads = tree.expressions.filter { expression in
      guard span.contains(expression.span.lowerBound) else { return false }
      if case .identifier(length) = expression.kind { return true }
      return false
    }.map(\.span).sorted { $0.lowerBound < $1.lowerBound }
    var (text, start) = ("", span.lowerBound)
    for read in reads {
      text += outline.text(start..<read.lowerBound) + "room.size.width"
      start = read.upperBound
    }
    text += outline.text(start..<span.upperBound)
    return reads.isEmpty || text.contains("\n") ? nil : text
  }

  private var weights: [Edit] {
    guard view.isStatement, ["HStack", "VStack"].contains(view.name), let shares else { return [] }
    return [measured(shares), [Edit](relative(shares)).first].compactMap(\.self)
  }

  /// A priority, and which part of the room it is to be.
  private struct Share {
    let link: WrittenView.Link
    let factor: String
  }

  /// Nil unless all views of the stack have priorities, which add up to a whole.
  private var shares: [Share]? {
    guard let (_, views) = view.content, views.count > 1, views.count == view.children.count
    else { return nil }
    let links = views.compactMap { number in
      outline.views[number].index(of: "layoutPriority").map { outline.views[number].links[$0] }
    }
    let numbers = links.compactMap { $0.argument(nil).flatMap { Double($0.value) } }
    guard links.count == views.count, numbers.count == links.count,
      let whole = PriorityShares.whole(of: numbers)
    else { return nil }
    return zip(links, numbers).map { link, number in
      let written = link.argument(nil)?.value ?? ""
      return Share(link: link, factor: whole == 1 ? written : NumberText.exact(number / whole))
    }
  }

  private var isRow: Bool { view.name == "HStack" }

  /// The shares of what a reader around the stack measures.
  private func measured(_ shares: [Share]) -> Edit {
    let length = isRow ? "width" : "height"
    var pieces: [Rewriting.Piece] = [.new("GeometryReader { room in\(innerLine)")]
    var start = view.span.lowerBound
    for share in shares {
      pieces += view.setIn(start..<share.link.anchor)
      pieces.append(.new("frame(\(length): room.size.\(length) * \(share.factor))"))
      start = share.link.span.upperBound
    }
    pieces += view.setIn(start..<view.span.upperBound) + [.new("\(newLine)}")]
    return Edit(
      .flexibleFrame, .call("GeometryReader"), replacing: view.span, with: pieces)
  }

  /// The shares of the screen, or of what scrolls around the stack.
  private func relative(_ shares: [Share]) -> [Edit] {
    let axis = isRow ? ".horizontal" : ".vertical"
    let changes = shares.map { share in
      Rewriting.Change(
        span: share.link.call,
        pieces: [
          .new("containerRelativeFrame(\(axis)) { length, _ in length * \(share.factor) }")
        ])
    }
    return [Edit](.flexibleFrame, .relativeFrame, changes)
  }
}

import HaggleAnalysis
import HaggleSyntax
import HaggleVocabulary

/// Edits of priorities that are meant as shares of the room.
struct ShareEdits: EditFamily {
  let view: WrittenPlace

  var edits: [Edit] {
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

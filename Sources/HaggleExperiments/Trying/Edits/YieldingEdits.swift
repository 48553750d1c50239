import HaggleSyntax
import HaggleVocabulary

/// Edits that let a rigid view shrink.
struct YieldingEdits: EditFamily {
  let view: WrittenPlace

  var edits: [Edit] {
    shortened + preferred + limited + shrinkingSquares + measured + pushing
      + [narrowed, legible, loosened].compactMap(\.self)
  }

  /// A column as wide as the picture in it: its words are cut where they are longer.
  private var narrowed: Edit? {
    guard view.name == "VStack", !view.has("frame"), let length = view.lengths[.horizontal],
      length.isFinite, length > 0,
      let words = view.content?.views.first(where: { outline.views[$0].name == "Text" })
    else { return nil }
    var edit = view.adding("frame(width: \(length.wholePoints))", behind: view.lastLink, .length)
    edit.cutText = outline.views[words].span
    return edit
  }

  /// All spacers of a stack as short as there is room.
  private var loosened: Edit? {
    guard ["HStack", "VStack"].contains(view.name), let (_, views) = view.content else {
      return nil
    }
    let spacers = views.filter {
      outline.views[$0].name == "Spacer" && outline.views[$0].base.arguments.isEmpty
    }
    let edits = spacers.compactMap { view.at($0).writing(["minLength: 0"], for: 0, .argument) }
    return edits.count > 1 ? Edit.all(edits) : nil
  }

  /// A text that is truncated before it becomes too small to read.
  private var legible: Edit? {
    guard let index = view.index(of: "minimumScaleFactor"),
      let factor = view.links[index].arguments.first?.value, factor != Self.legible
    else { return nil }
    var edit = view.writing([Self.legible], for: index, .argument)
    edit?.cutText = view.span
    return edit
  }

  /// A share of its size at which a text in 17 points can be read.
  private static let legible = "0.7"

  /// A text of a row that keeps its whole line, cut where it has to be; by itself, or with another
  /// text of the row, or a column of them, served before it.
  private var shortened: [Edit] {
    guard view.name == "HStack" else { return [] }
    let parts = view.shared.filter { ["Text", "VStack"].contains(outline.views[$0].name) }
    guard (2...4).contains(parts.count) else { return [] }
    return parts.flatMap { text -> [Edit] in
      guard outline.views[text].name == "Text", let cut = cut(view.at(text)) else { return [] }
      let others = parts.filter { $0 != text && !outline.views[$0].has("layoutPriority") }
      return [cut] + others.compactMap { cut.and(served($0)) }
    }
  }

  /// A text that fills what a spacer behind it filled: the spacing of the row is there once then.
  private var pushing: [Edit] {
    guard view.name == "HStack", view.base.argument("spacing") != nil,
      let (_, views) = view.content,
      views.filter({ outline.views[$0].name == "Spacer" }).count == 1
    else { return [] }
    return zip(views, views.dropFirst()).compactMap { text, spacer in
      guard outline.views[text].name == "Text", outline.views[spacer].name == "Spacer",
        !outline.views[text].has("frame"), view.at(spacer).isStatement, spacer != views.last
      else { return nil }
      let words = view.at(text)
      let frame = "frame(maxWidth: .infinity, alignment: .leading)"
      let filling = words.adding(frame, behind: words.lastLink, .flexibleFrame)
      return filling.and(view.at(spacer).removal)?.with(filling.means)
    }
  }

  /// A heading that is served before a paler text of its row, which is cut in its stead where its
  /// author allows for that.
  private var preferred: [Edit] {
    guard view.name == "Text", view.container == "HStack", !view.has("layoutPriority"),
      isHeading(view.number)
    else { return [] }
    let others = outline.siblings(of: view.number).filter {
      $0 != view.number && outline.views[$0].name == "Text" && outline.views[$0].has("lineLimit")
        && isPale($0)
    }
    return others.prefix(1).map { other in
      var edit = view.adding("layoutPriority(1)", .negotiation)
      edit.cutText = outline.views[other].span
      return edit
    }
  }

  private func isHeading(_ text: Int) -> Bool {
    let links = outline.views[text].links
    return links.contains { link in
      let words = outline.text(link.call)
      return link.name == "bold"
        || link.name == "font" && [".headline", "itle", ".bold"].contains { words.contains($0) }
        || link.name == "fontWeight" && [".bold", ".semibold"].contains { words.contains($0) }
    }
  }

  private func isPale(_ text: Int) -> Bool {
    let links = outline.views[text].links
    return links.contains { link in
      let words = outline.text(link.call)
      return ["foregroundStyle", "foregroundColor"].contains(link.name)
        && [".secondary", ".tertiary", ".gray"].contains { words.contains($0) }
        || link.name == "font"
          && [".caption", ".footnote", ".subheadline"].contains { words.contains($0) }
    }
  }

  private func served(_ number: Int) -> Edit {
    let text = view.at(number)
    return text.adding("layoutPriority(1)", behind: text.lastLink, .negotiation)
  }

  /// `lineLimit(1)` instead of a fixed size.
  private func cut(_ text: WrittenPlace) -> Edit? {
    guard let link = text.index(of: "fixedSize").map({ text.links[$0] }),
      link.argument("horizontal").map({ $0.value == "true" }) ?? link.arguments.isEmpty
    else { return nil }
    var edit =
      text.has("lineLimit")
      ? Edit(.removal, .call("fixedSize"), replacing: link.span)
      : text.replacing(link.call, by: "lineLimit(1)", .removal, .call("fixedSize"))
    edit.cutText = text.span
    return edit
  }

  /// What is laid out in the room of a page, or of a part of it, and has no shape of its own.
  private static let pages = Set.stacks.union(Set.scrollers).union([
    "TabView", "NavigationStack", "NavigationView", "NavigationSplitView", "Group",
  ])

  /// A page no larger than its frame says, and smaller where there is less room.
  private var limited: [Edit] {
    guard Self.pages.contains(view.name) else { return [] }
    return view.modifiers(named: "frame").compactMap { index, link in
      guard link.arguments.map(\.label) == ["width", "height"], !isScreen(link),
        !link.arguments.contains(where: { $0.value == ".infinity" })
      else { return nil }
      let limits = zip(["maxWidth", "maxHeight"], link.arguments).map { "\($0): \($1.value)" }
      return view.writing(limits, for: index, .argument)
    }
  }

  /// Whether a page is as large as a screen held upright: it is to fill that.
  private func isScreen(_ frame: WrittenView.Link) -> Bool {
    let lengths = frame.arguments.compactMap { Double($0.value) }
    return view.parent == nil && lengths.count == 2 && lengths[0] >= FrameEdits.leastScreen
      && lengths[1] > 1.2 * lengths[0]
  }

  /// Whether something in it scrolls, whose room may be of any shape.
  private var holdsScroller: Bool {
    outline.views.contains { other in
      Set.scrollers.contains(other.name) && view.span.contains(other.span.lowerBound)
    }
  }

  /// A square that may shrink and remains a square.
  private var shrinkingSquares: [Edit] {
    view.modifiers(named: "frame").compactMap { _, link in
      guard link.arguments.map(\.label) == ["width", "height"],
        link.arguments[0].value == link.arguments[1].value, !view.has("aspectRatio"),
        !holdsScroller
      else { return nil }
      let side = link.arguments[0].value
      return Edit(
        .argument, .square,
        replacing: link.call,
        with: [
          .new("aspectRatio(1, contentMode: .fit)" + outline.text(link.joint)),
          .renamed(link.call, "frame(maxWidth: \(side), maxHeight: \(side))"),
        ])
    }
  }
}

// MARK: - Readers

extension YieldingEdits {
  /// The content of a reader that only serves to fill the width or height, in a frame instead,
  /// which keeps its own length on the other axis.
  private var measured: [Edit] {
    guard view.name == "GeometryReader", let (_, views) = view.content, views.count == 1,
      let name = view.base.closures.first?.closure.parameters.first?.name
    else { return [] }
    let main = outline.views[views[0]]
    let read = arguments(in: main.span, reading: name)
    guard !read.isEmpty, read.count == uses(of: name, in: main.span) else { return [] }
    var pieces: [Rewriting.Piece] = [.renamed(view.nameSpan, main.name)]
    var next = main.nameSpan.upperBound
    for (span, side) in read {
      pieces += view.setOut(next..<span.lowerBound) + [.new("max\(side): .infinity")]
      next = span.upperBound
    }
    pieces += view.setOut(next..<main.span.upperBound)
    return [Edit(.layer, .measuredSize, replacing: view.base.span, with: pieces)]
  }

  /// The arguments of frames that use the whole width or height of a reader.
  private func arguments(
    in span: SourceSpan, reading name: String
  ) -> [(span: SourceSpan, side: String)] {
    let inner = outline.views.filter { span.contains($0.span.lowerBound) }
    let frames = inner.flatMap { $0.links.dropFirst() }.filter { $0.name == "frame" }
    return frames.flatMap(\.arguments).compactMap { argument in
      guard let side = ["Width", "Height"].first(where: { argument.label == $0.lowercased() }),
        argument.value == "\(name).size.\(side.lowercased())"
      else { return nil }
      return (argument.span, side)
    }.sorted { $0.span.lowerBound < $1.span.lowerBound }
  }

  private func uses(of name: String, in span: SourceSpan) -> Int {
    outline.tree.expressions.count { expression in
      guard case .identifier(name) = expression.kind else { return false }
      return span.contains(expression.span.lowerBound)
    }
  }
}

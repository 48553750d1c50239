import HaggleSyntax

/// The title of a control that is written as a string, as the view in a closure that it stands for:
/// `Button("Buy") { … }` is `Button { … } label: { Text("Buy") }`, whose text can be edited.
struct WrittenTitle {
  private let view: WrittenPlace
  /// Writes the closure.
  private let opening: Rewriting
  /// The text in the closure, in a text of its own that has only the control.
  private let label: WrittenPlace
  /// Where that text begins in the one with the closure.
  private let start: Int

  /// Nil for a view that has no title, or whose closures say what it shows.
  init?(of view: WrittenPlace) {
    guard let opening = Self.opening(of: view) else { return nil }
    (self.view, self.opening) = (view, opening)
    let indentation = view.indentation
    let span = view.span
    let start = span.lowerBound - indentation.utf8.count
    self.start = start
    let length = opening.text(of: view.outline.source).utf8.count
    let added = length - view.outline.source.bytes.count
    let whole = SourceText(opening.text(of: view.outline.source), name: "")
    let own = indentation + whole.text(in: span.lowerBound..<span.upperBound + added)
    let outline = SourceOutline(SourceText(own, name: ""), step: view.outline.step)
    guard let place = opening.destinations(of: view.nameSpan.lowerBound).max(),
      let number = outline.views.firstIndex(where: { $0.span.lowerBound == place - start })
    else { return nil }
    label = WrittenPlace(outline, view: number, lengths: view.lengths)
  }

  /// The edits of the text in the closure.
  var edits: [Edit] { movedFrames + label.edits.filter { !isOfOuterFrame($0) }.compactMap(opened) }

  /// The frames around the control, on the text in it instead; with a colour behind the control
  /// they stay where that is.
  private var movedFrames: [Edit] {
    guard !view.has(.drawn) else { return [] }
    return view.modifiers(named: "frame").compactMap { _, link in
      adding(view.outline.text(link.call), .flexibleFrame)?
        .and(Edit(.flexibleFrame, .call("frame"), replacing: link.span))
    }
  }

  /// Whether an edit adds what a frame around the control states already, and maybe more, or a
  /// frame in what has one and a colour behind that: those move together.
  private func isOfOuterFrame(_ edit: Edit) -> Bool {
    guard edit.means.names == [.call("frame")], let frame = view.index(of: "frame") else {
      return false
    }
    if let layer = view.lastIndex(of: .layers), frame < layer { return true }
    let stated = view.modifiers(named: "frame").map {
      "." + view.outline.text($0.link.call).dropLast()
    }
    return edit.rewriting.changes.flatMap(\.pieces).contains { piece in
      if case .new(let text) = piece { stated.contains { text.contains($0) } } else { false }
    }
  }

  /// Adds a modifier to the text in the closure.
  func adding(_ modifier: String, _ kind: Edit.Kind) -> Edit? {
    opened(label.adding(modifier, kind))
  }

  /// The closure, and an edit in it; nil where something else is to draw what it holds.
  private func opened(_ edit: Edit) -> Edit? {
    guard edit.drawnElsewhere.isEmpty else { return nil }
    var opened = Edit(
      edit.means,
      opening.followed(by: edit.rewriting.moved(by: start), in: view.outline.source))
    opened.cutText = edit.cutText.map { _ in view.base.span }
    opened.givesUpStated = edit.givesUpStated
    return opened
  }

  /// Views of SwiftUI that have a closure for a label, which they take last.
  private static let labelled: Set = [
    "Button", "Toggle", "NavigationLink", "Menu", "Link", "ShareLink", "Picker", "Stepper",
    "DatePicker", "ColorPicker", "ProgressView", "DisclosureGroup", "GroupBox", "LabeledContent",
  ]
  /// What a label consists of beside its words.
  private static let images: Set = ["systemImage", "image"]

  private static func opening(of view: WrittenPlace) -> Rewriting? {
    let base = view.base
    guard labelled.contains(view.name), base.closures.count < 2,
      base.closures.allSatisfy({ $0.label == nil }), let title = base.arguments.first,
      title.label == nil, !title.value.hasPrefix("Text("),
      let parentheses = view.parentheses(of: 0)
    else { return nil }
    let pictures = base.arguments.dropFirst().prefix { images.contains($0.label ?? "") }
    let rest = base.arguments.dropFirst(1 + pictures.count)
    guard !rest.isEmpty || !base.closures.isEmpty,
      !rest.contains(where: { $0.label == "value" })
        || view.name != "LabeledContent"
    else { return nil }
    let end = pictures.last?.span.upperBound ?? title.span.upperBound
    var pieces: [Rewriting.Piece] = []
    if let first = rest.first {
      pieces = [.new("("), .kept(first.span.lowerBound..<parentheses.upperBound)]
    }
    pieces += [
      .kept(parentheses.upperBound..<base.span.upperBound),
      .new(base.closures.isEmpty ? " { " : " label: { "),
      .renamed(view.nameSpan, pictures.isEmpty ? "Text" : "Label"), .new("("),
      .kept(title.span.lowerBound..<end), .new(") }"),
    ]
    return Rewriting(
      replacing: parentheses.lowerBound..<base.span.upperBound, with: pieces)
  }
}

extension WrittenPlace {
  /// Its title, as a view that can be edited; nil where it has none that is a string.
  var title: WrittenTitle? { WrittenTitle(of: self) }
}

import HaggleSyntax

/// Edits that keep the words of a pill on one line, for which it is drawn.
struct PillEdits: EditFamily {
  let view: WrittenPlace

  /// By themselves, and where spacers keep a room to themselves that the words need.
  var edits: [Edit] {
    guard view.name == "Text", !view.has("lineLimit", "fixedSize"), isPill else { return [] }
    var limit = view.adding("lineLimit(1)", behind: view.textEnd, .negotiation)
    limit.cutText = view.span
    let spacers = outline.siblings(of: view.number).filter {
      outline.views[$0].name == "Spacer" && outline.views[$0].base.arguments.isEmpty
    }
    guard view.container == "HStack", !spacers.isEmpty else { return [limit] }
    let shorter = spacers.compactMap { view.at($0).writing(["minLength: 0"], for: 0, .argument) }
    return [limit] + [Edit](Edit.all([limit] + shorter)?.with(limit.means))
  }

  /// What has round ends is drawn for one line.
  private static let shapes = ["Capsule", "capsule", "RoundedRectangle", "cornerRadius"]
  private static let drawn: Set = ["background", "overlay", "clipShape", "cornerRadius"]

  private var isPill: Bool {
    view.links.dropFirst().contains { link in
      Self.drawn.contains(link.name)
        && Self.shapes.contains { outline.text(link.call).contains($0) }
    }
  }
}

extension WrittenPlace {
  /// The end of a text with its font modifiers.
  var textEnd: Int {
    let styles: Set = ["font", "bold", "italic", "fontWeight", "foregroundColor", "id"]
    return links.indices.dropFirst().first { !styles.contains(links[$0].name) }
      .map { $0 - 1 } ?? lastBeforePriority
  }
}

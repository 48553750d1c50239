import HaggleSyntax
import HaggleVocabulary

/// A removable layout statement: a modifier or an argument.
struct LayoutStatement: Sendable {
  /// The code: `.frame(maxWidth: .infinity)`, `alignment: .leading`.
  let code: String
  /// The offset of the name of the call that makes or modifies the node.
  let anchor: Int
  /// The offset of the view that it modifies.
  let base: Int
  /// The offset of the statement.
  let offset: Int
  /// The text without it.
  let removal: Rewriting
  /// The text with other values for the statement: it has an effect if one of these looks
  /// different.
  let others: [Rewriting]
  /// The range to remove.
  let removed: SourceSpan
  /// The parent of its view: equal statements on siblings have the same reason.
  let parent: SourceOutline.Spot?

  /// Whether a view next to its own has the same statement.
  func isPeer(of other: LayoutStatement) -> Bool {
    parent != nil && parent == other.parent && code == other.code
  }
}

extension LayoutStatement {
  /// All statements with literal values; computed values may differ at another time.
  static func all(in outline: SourceOutline) -> [LayoutStatement] {
    outline.views.indices.flatMap { number in
      let place = WrittenPlace(outline, view: number)
      return place.links.indices.flatMap { place.statements(of: $0) }
    }
  }
}

extension WrittenPlace {
  /// Modifiers that only affect layout: those that also change the look, such as drawn corners,
  /// always have an effect. Ignoring the safe area is none: its effect depends on the screen.
  private static let sizing = Set.sizing.union(["clipped"])

  fileprivate func statements(of index: Int) -> [LayoutStatement] {
    guard name.isTypeName else { return [] }
    return [modifier(index)].compactMap(\.self) + alignment(index) + spacing(index)
  }

  private func modifier(_ index: Int) -> LayoutStatement? {
    let link = links[index]
    guard index > 0, Self.sizing.contains(link.name), link.closures.isEmpty,
      link.arguments.allSatisfy({ isStated($0) && !isBound($0) }), !isAboutKeyboard(link)
    else { return nil }
    let code = outline.text(link.anchor - 1..<link.span.upperBound)
    return LayoutStatement(
      code: code, anchor: link.anchor, base: base.anchor, offset: link.anchor,
      removal: Rewriting(replacing: link.span), others: [], removed: link.span, parent: parent)
  }

  /// A minimum or maximum in points may be for later data.
  private func isBound(_ argument: WrittenArgument) -> Bool {
    let isLimit = ["min", "max", "ideal"].contains { argument.label?.hasPrefix($0) == true }
    return isLimit && argument.value != ".infinity"
  }

  /// A statement about the keyboard, which comes and goes.
  private func isAboutKeyboard(_ link: WrittenView.Link) -> Bool {
    link.arguments.contains { $0.value.contains("keyboard") }
  }

  /// An alignment has an effect if any other one would look different.
  private func alignment(_ index: Int) -> [LayoutStatement] {
    let link = links[index]
    guard Self.aligning.contains(link.name),
      let own = link.arguments.firstIndex(where: { $0.label == "alignment" }),
      isStated(link.arguments[own]), !isOfMany(index)
    else { return [] }
    let stated = link.arguments[own].value
    let container = index == 0 ? link.name : "ZStack"
    return statement(
      index, own, otherwise: StandardAlignments.of(container).filter { $0 != stated })
  }

  private static let aligning: Set = [
    "HStack", "VStack", "ZStack", "LazyHStack", "LazyVStack", "frame", "overlay", "background",
  ]

  /// A distance has an effect if a small or a large one would look different: the default, stated,
  /// is there to stay.
  private func spacing(_ index: Int) -> [LayoutStatement] {
    let link = links[index]
    guard index == 0, Set.stacks.contains(link.name),
      let own = link.arguments.firstIndex(where: { $0.label == "spacing" }),
      isStated(link.arguments[own]), !isOfMany(index)
    else { return [] }
    return statement(index, own, otherwise: ["0", "40"])
  }

  /// Whether it may contain other views than those laid out: its alignment and spacing are for
  /// these as well.
  private func isOfMany(_ index: Int) -> Bool {
    let span = links[index].span
    let isLoop = outline.views.contains {
      span.contains($0.base.anchor) && ["ForEach", "List"].contains($0.base.name)
    }
    return isLoop
      || outline.tree.statements.contains { statement in
        switch statement.kind {
        case .if, .switch: span.contains(statement.span.lowerBound)
        default: false
        }
      }
  }

  private func statement(
    _ index: Int, _ position: Int, otherwise values: [String]
  ) -> [LayoutStatement] {
    let link = links[index]
    let own = link.arguments[position]
    let rest = link.arguments.indices.filter { $0 != position }.map { link.arguments[$0].text }
    let others = values.compactMap { value in
      var list = link.arguments.map(\.text)
      list[position] = "\(own.label ?? ""): \(value)"
      return writing(list, for: index, .argument)?.rewriting
    }
    let keepsParentheses = index > 0 || link.closures.isEmpty
    guard !rest.isEmpty || index == 0, !others.isEmpty, let span = parentheses(of: index) else {
      return []
    }
    let text = rest.joined(separator: ", ")
    let list = rest.isEmpty && !keepsParentheses ? "" : "(\(text))"
    return [
      LayoutStatement(
        code: own.text, anchor: link.anchor, base: base.anchor,
        offset: own.span.lowerBound, removal: Rewriting(replacing: span, by: list),
        others: others, removed: span, parent: parent)
    ]
  }

  /// Whether it is a number, a name after a dot, or a list of these.
  private func isStated(_ argument: WrittenArgument) -> Bool {
    var words = argument.value
    if words.hasPrefix("["), words.hasSuffix("]") { words = String(words.dropFirst().dropLast()) }
    return words.split(separator: ",").allSatisfy { word in
      let word = word.trimmingPrefix { $0.isWhitespace }
      return ["true", "false", "nil"].contains(word) || Double(word) != nil
        || word.first == "." && word.dropFirst().allSatisfy { $0.isLetter || $0.isNumber }
    }
  }
}

import HaggleSyntax

/// What a text says about a layout, in one modifier or one argument of it, that can be taken out.
struct LayoutStatement: Sendable {
  /// As it is written: `.frame(maxWidth: .infinity)`, `alignment: .leading`.
  let code: String
  /// Where the name of the call begins whose node it makes or instructs.
  let anchor: Int
  /// Where the view begins that it is of.
  let base: Int
  /// Its own place.
  let offset: Int
  /// The text without it.
  let removal: Rewriting
  /// The text with something else in its place: where one of these is seen, it says something.
  let others: [Rewriting]
  /// What goes with it.
  let removed: SourceSpan
  /// What the view lies in that it is of: views beside each other say the same for one reason.
  let parent: SourceOutline.Spot?

  /// Whether a view beside its own says the same.
  func isPeer(of other: LayoutStatement) -> Bool {
    parent != nil && parent == other.parent && code == other.code
  }
}

extension LayoutStatement {
  /// All statements with literal values; computed values may differ at another time.
  static func all(in outline: SourceOutline) -> [LayoutStatement] {
    outline.views.indices.flatMap { number in
      let maker = EditMaker(outline, view: number, lengths: [:])
      return maker.view.links.indices.flatMap { maker.statements(of: $0) }
    }
  }
}

extension EditMaker {
  /// Modifiers that have a part in the layout, and that only: what a text looks like otherwise,
  /// and what is drawn in other corners, is seen whatever the layout is. What reaches into the safe
  /// area depends on whoever shows the view.
  private static let sizing: Set = [
    "frame", "fixedSize", "layoutPriority", "padding", "lineLimit", "offset", "aspectRatio",
    "scaledToFill", "scaledToFit", "position", "minimumScaleFactor", "clipped",
    "containerRelativeFrame",
  ]

  fileprivate func statements(of index: Int) -> [LayoutStatement] {
    guard view.base.name.first?.isUppercase == true else { return [] }
    return [modifier(index)].compactMap(\.self) + alignment(index) + spacing(index)
  }

  private func modifier(_ index: Int) -> LayoutStatement? {
    let link = view.links[index]
    guard index > 0, Self.sizing.contains(link.name), link.closures.isEmpty,
      link.arguments.allSatisfy({ isStated($0) && !isBound($0) }), !isAboutKeyboard(link)
    else { return nil }
    let code = outline.text(link.anchor - 1..<link.span.upperBound)
    return LayoutStatement(
      code: code, anchor: link.anchor, base: view.base.anchor, offset: link.anchor,
      removal: Rewriting(replacing: link.span), others: [], removed: link.span, parent: view.parent)
  }

  /// A least or greatest length in points is for data that may come.
  private func isBound(_ argument: WrittenArgument) -> Bool {
    let isLimit = ["min", "max", "ideal"].contains { argument.label?.hasPrefix($0) == true }
    return isLimit && value(argument) != ".infinity"
  }

  /// A keyboard comes and goes.
  private func isAboutKeyboard(_ link: WrittenView.Link) -> Bool {
    link.arguments.contains { value($0).contains("keyboard") }
  }

  /// An alignment says something where any other one would be seen.
  private func alignment(_ index: Int) -> [LayoutStatement] {
    let link = view.links[index]
    guard Self.aligning.contains(link.name),
      let own = link.arguments.firstIndex(where: { $0.label == "alignment" }),
      isStated(link.arguments[own]), !isOfMany(index)
    else { return [] }
    let stated = value(link.arguments[own])
    let container = index == 0 ? link.name : "ZStack"
    return statement(
      index, own, otherwise: Self.alignments(of: container).filter { $0 != stated })
  }

  private static let aligning: Set = [
    "HStack", "VStack", "ZStack", "LazyHStack", "LazyVStack", "frame", "overlay", "background",
  ]

  /// A distance says something where a small or a large one would be seen: the usual one, stated,
  /// says what it is to stay.
  private func spacing(_ index: Int) -> [LayoutStatement] {
    let link = view.links[index]
    guard index == 0, Self.spaced.contains(link.name),
      let own = link.arguments.firstIndex(where: { $0.label == "spacing" }),
      isStated(link.arguments[own]), !isOfMany(index)
    else { return [] }
    return statement(index, own, otherwise: ["0", "40"])
  }

  /// Whether there may be other views in it than those that are laid out: what aligns them and
  /// keeps them apart is for these, too.
  private func isOfMany(_ index: Int) -> Bool {
    let span = view.links[index].span
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

  private static let spaced: Set = ["HStack", "VStack", "LazyHStack", "LazyVStack"]

  private func statement(
    _ index: Int, _ position: Int, otherwise values: [String]
  ) -> [LayoutStatement] {
    let link = view.links[index]
    let own = link.arguments[position]
    let rest = link.arguments.indices.filter { $0 != position }.map { written(link.arguments[$0]) }
    let others = values.compactMap { value in
      var list = link.arguments.map { written($0) }
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
        code: written(own), anchor: link.anchor, base: view.base.anchor,
        offset: own.span.lowerBound, removal: Rewriting(replacing: span, by: list),
        others: others, removed: span, parent: view.parent)
    ]
  }

  /// Whether it is a number, a name behind a dot, or a list of these.
  private func isStated(_ argument: WrittenArgument) -> Bool {
    var words = value(argument)
    if words.hasPrefix("["), words.hasSuffix("]") { words = String(words.dropFirst().dropLast()) }
    return words.split(separator: ",").allSatisfy { word in
      let word = word.trimmingPrefix { $0.isWhitespace }
      return ["true", "false", "nil"].contains(word) || Double(word) != nil
        || word.first == "." && word.dropFirst().allSatisfy { $0.isLetter || $0.isNumber }
    }
  }
}

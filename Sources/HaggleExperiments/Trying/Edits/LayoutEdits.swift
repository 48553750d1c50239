import Foundation
import HaggleSyntax
import HaggleVocabulary

/// Edits of declared layouts.
struct LayoutEdits {
  let outline: SourceOutline
  /// The lengths that a goal asks for, by axis, in points.
  var lengths: [Axis: CGFloat] = [:]

  /// What of a layout is changed.
  enum Part: Hashable, Sendable {
    case afresh, anchor, bounded, filled, finite, gaps, heights, inWidth, inset, places, proposal,
      shares, tests, unspecified, widths, worked
  }

  var edits: [Edit] {
    finite + bounded + offers + unlimited + unspecified + anchors + gaps + heights + widths + places
      + tests + answered + filled + worked + inWidth + inset + shares
  }

  /// An unspecified proposal replaced by ∞ instead of 0.
  private var unlimited: [Edit] {
    changing(.unspecified) { expression in
      guard case .binary("??", let offer, let zero) = expression,
        case .member(_, let side) = tree[offer].kind, side == "width" || side == "height",
        isZero(tree[zero].kind)
      else { return nil }
      return Rewriting.Change(span: tree[zero].span, pieces: [.new(".infinity")])
    }
  }

  /// As `unlimited`, if a single call replaces unspecified proposals.
  private var unspecified: [Edit] {
    changing(.unspecified) { expression in
      guard
        let arguments = tree.arguments(
          of: expression, calling: .member("replacingUnspecifiedDimensions")),
        let zero = arguments.first, zero.label == "by",
        case .implicitMember("zero") = tree[zero.value].kind
      else { return nil }
      return Rewriting.Change(
        span: tree[zero.value].span,
        pieces: [.new("CGSize(width: CGFloat.infinity, height: .infinity)")])
    }
  }

  /// A finite length for an unspecified proposal, instead of an infinite one.
  private var finite: [Edit] {
    Axis.allCases.compactMap { axis -> Edit? in
      guard let length = lengths[axis], length.isFinite, length > 0 else { return nil }
      return changing(.finite, in: "sizeThatFits") { expression in
        guard case .binary("??", let offer, let endless) = expression,
          case .member(_, axis.dimension) = tree[offer].kind, isEndless(endless)
        else { return nil }
        return Rewriting.Change(
          span: tree[endless].span, pieces: [.new("\(length.wholePoints)")])
      }.first
    }
  }

  /// Subviews placed by the point of theirs that is meant instead of by their corner.
  private var anchors: [Edit] {
    changing(.anchor) { expression in
      guard let arguments = tree.arguments(of: expression, calling: .member("place")),
        let place = arguments.first, place.label == "at", arguments["anchor"] == nil
      else { return nil }
      let span = tree[place.value].span
      let point = outline.text(span)
      let anchor =
        switch (point.contains("midX"), point.contains("midY")) {
        case (false, true): ".leading"
        case (true, false): ".top"
        default: ".center"
        }
      return Rewriting.Change.inserting([.new(", anchor: \(anchor)")], at: span.upperBound)
    }
  }

  /// Subviews asked with the layout's proposal instead of for their ideal or greatest size.
  private var offers: [Edit] {
    changing(.proposal) { expression in
      guard let arguments = tree.arguments(of: expression, calling: .member("sizeThatFits")),
        let argument = arguments.first,
        case .implicitMember(let size) = tree[argument.value].kind,
        size == "unspecified" || size == "infinity"
      else { return nil }
      return Rewriting.Change(span: tree[argument.value].span, pieces: [.new("proposal")])
    }
  }

  /// One gap less than the number of subviews.
  private var gaps: [Edit] {
    changing(.gaps) { expression in
      guard let arguments = tree.arguments(of: expression, calling: .function("CGFloat")),
        let count = arguments.first?.value,
        case .member(_, "count") = tree[count].kind
      else { return nil }
      let end = tree[count].span.upperBound
      return Rewriting.Change.inserting([.new(" - 1")], at: end)
    }
  }

  /// Subviews proposed nil as height instead of a number.
  private var heights: [Edit] {
    changing(.heights) { expression in
      guard let arguments = tree.arguments(of: expression, calling: .function("ProposedViewSize")),
        let height = arguments["height"], !isNil(height.value)
      else { return nil }
      return Rewriting.Change(span: tree[height.value].span, pieces: [.new("nil")])
    }
  }

  /// The proposed width as the size, where it would be computed for ∞.
  private var widths: [Edit] {
    endless(writtenAs: "proposal.width ?? .infinity")
  }

  /// Positions relative to the layout's origin instead of 0.
  private var places: [Edit] {
    changing(.places, in: "placeSubviews") { expression in
      guard let arguments = tree.arguments(of: expression, calling: .member("place")),
        let at = arguments.first, at.label == "at",
        !outline.text(tree[at.value].span).contains("bounds")
      else { return nil }
      let place = tree[at.value].span
      guard case .call(_, let parts, _) = tree[at.value].kind, parts.map(\.label) == ["x", "y"]
      else {
        // A point that was computed before: `origins[index]`.
        if case .binary = tree[at.value].kind { return nil }
        return Rewriting.Change(
          span: place,
          pieces: [
            .new("CGPoint(x: bounds.minX + "), .kept(place), .new(".x, y: bounds.minY + "),
            .kept(place), .new(".y)"),
          ])
      }
      let (x, y) = (tree[parts[0].value].span, tree[parts[1].value].span)
      return Rewriting.Change(
        span: x.lowerBound..<y.upperBound,
        pieces: [
          .new("bounds.minX + "), .kept(x), .kept(x.upperBound..<y.lowerBound),
          .new("bounds.minY + "), .kept(y),
        ])
    }
  }

  /// Whether a subview fits, without the spacing after it.
  private var tests: [Edit] {
    changing(.tests) { expression in
      guard case .binary(let sign, let end, _) = expression, [">", ">=", "<", "<="].contains(sign),
        case .binary("+", let place, let gap) = tree[end].kind,
        case .binary("+", _, let length) = tree[place].kind, isLength(length), !isLength(gap)
      else { return nil }
      return Rewriting.Change.removing(tree[place].span.upperBound..<tree[gap].span.upperBound)
    }
  }

  /// Whether it is the width or the height of something.
  private func isLength(_ id: ExpressionID) -> Bool {
    switch tree[id].kind {
    case .member(_, "width"), .member(_, "height"): true
    default: false
    }
  }

  /// Answers that start with a new cache, and placements that start with the answer to their own
  /// proposal, for one layout at a time. The first is for a layout that answers wrongly, both for
  /// one that only places wrongly.
  var afresh: [Edit] {
    layouts.flatMap { layout -> [Edit] in
      guard function("makeCache", in: layout) != nil,
        let answers = beginning(
          "sizeThatFits", in: layout,
          { asked in
            "\(asked.cache) = makeCache(subviews: \(asked.subviews))"
          })
      else { return [] }
      let places = beginning("placeSubviews", in: layout) { asked in
        """
        _ = sizeThatFits(proposal: \(asked.proposal), subviews: \(asked.subviews), \
        cache: &\(asked.cache))
        """
      }
      return [[answers], [answers, places].compactMap(\.self)].compactMap { changes in
        Rewriting(changes).map { Edit(.declaredLayout, .layout(.afresh), $0) }
      }
    }
  }

  /// The parameter names in a function of a layout.
  private struct Asked {
    let proposal: String
    let subviews: String
    let cache: String

    /// Nil if one of them has no name.
    init?(_ function: FunctionDeclaration) {
      let names = ["proposal", "subviews", "cache"].compactMap { label in
        function.parameters.first { $0.label == label && $0.name != "_" }?.name
      }
      guard names.count == 3 else { return nil }
      (proposal, subviews, cache) = (names[0], names[1], names[2])
    }
  }

  /// Inserts a statement at the beginning of a function of a layout, on a line of its own.
  private func beginning(
    _ name: String, in layout: SourceSpan, _ statement: (Asked) -> String
  ) -> Rewriting.Change? {
    guard let function = function(name, in: layout), let asked = Asked(function),
      let statements = function.body.map({ tree.statements(of: $0) }), let first = statements.first
    else { return nil }
    // A single-expression body has an implicit `return`; with a statement before it, it needs the
    // keyword.
    var word = ""
    if statements.count == 1, function.result != nil, case .expression = tree[first].kind {
      word = "return "
    }
    let place = tree[first].span.lowerBound
    return Rewriting.Change(
      span: place..<place,
      pieces: [.new("\(statement(asked))\n\(outline.indentation(at: place))\(word)")])
  }

  private func function(_ name: String, in layout: SourceSpan) -> FunctionDeclaration? {
    tree.declarations.lazy.compactMap { declaration -> FunctionDeclaration? in
      guard layout.contains(declaration.span.lowerBound),
        case .function(let function) = declaration.kind, function.name == name
      else { return nil }
      return function
    }.first
  }

  private func isNil(_ id: ExpressionID) -> Bool {
    if case .nilLiteral = tree[id].kind { true } else { false }
  }

  func isEndless(_ id: ExpressionID) -> Bool {
    switch tree[id].kind {
    case .implicitMember("infinity"), .member(_, "infinity"): true
    default: false
    }
  }

  var tree: SyntaxTree { outline.tree }

  /// For each layout, the changes of all matching expressions.
  ///
  /// - Parameter function: the only one of its functions that is looked at; nil for all.
  func changing(
    _ part: Part, in function: String? = nil,
    _ change: (HaggleSyntax.Expression.Kind) -> Rewriting.Change?
  ) -> [Edit] {
    let layouts = layouts
    let spans = function.map { name in
      functions(named: name).filter { span in
        layouts.contains { $0.contains(span.lowerBound) }
      }
    }
    return (spans ?? layouts).compactMap { layout in
      let changes = tree.expressions.filter { layout.contains($0.span.lowerBound) }
        .compactMap { change($0.kind) }
      guard !changes.isEmpty else { return nil }
      return Rewriting(changes).map { Edit(.declaredLayout, .layout(part), $0) }
    }
  }

  private func isZero(_ kind: HaggleSyntax.Expression.Kind) -> Bool {
    switch kind {
    case .integer(0), .float(0), .implicitMember("zero"): true
    default: false
    }
  }

  func functions(named name: String) -> [SourceSpan] {
    tree.declarations.compactMap { declaration in
      guard case .function(let function) = declaration.kind, function.name == name else {
        return nil
      }
      return declaration.span
    }
  }

  private var layouts: [SourceSpan] { outline.layouts.map(\.span) }
}

extension SourceOutline {
  /// The declared layouts, with the ranges of their declarations.
  var layouts: [(name: String, span: SourceSpan)] {
    tree.declarations.compactMap { declaration in
      guard case .type(let type) = declaration.kind,
        type.inherited.contains(where: { $0.name == "Layout" })
      else { return nil }
      return (type.name, declaration.span)
    }
  }

  /// The names of those that compare lengths, as what begins a new line does.
  var comparingLayouts: Set<String> {
    let own = layouts
    guard !own.isEmpty else { return [] }
    let comparisons = tree.expressions.compactMap { expression -> Int? in
      guard case .binary(let sign, _, _) = expression.kind, ["<", ">", "<=", ">="].contains(sign)
      else { return nil }
      return expression.span.lowerBound
    }
    return Set(own.filter { comparisons.contains(where: $0.span.contains) }.map(\.name))
  }
}

/// Edits of a layout that goes by a width without end.
extension LayoutEdits {
  /// The layout's own length where subviews are placed with one that has no end.
  var bounded: [Edit] {
    changing(.bounded, in: "placeSubviews") { expression in
      guard let arguments = tree.arguments(of: expression, calling: .function("ProposedViewSize")),
        let endless = arguments.first(where: { isEndless($0.value) }), let side = endless.label
      else { return nil }
      return Rewriting.Change(span: tree[endless.value].span, pieces: [.new("bounds.\(side)")])
    }
  }

  /// The width that the layout answers for the one that its height is worked out for, where that
  /// is ∞.
  var answered: [Edit] {
    statedWidth.map { endless(writtenAs: $0) } ?? []
  }

  /// What replaces ∞ in the answer of the layout.
  private func endless(writtenAs width: String) -> [Edit] {
    changing(.widths, in: "sizeThatFits") { expression in
      guard case .call(_, let arguments, _) = expression,
        let endless = arguments.first(where: { isEndless($0.value) })
      else { return nil }
      return Rewriting.Change(span: tree[endless.value].span, pieces: [.new(width)])
    }
  }

  /// A property of the layout that is answered as its width.
  private var statedWidth: String? {
    functions(named: "sizeThatFits").lazy.compactMap { function -> String? in
      let answer = tree.expressions.lazy.filter { function.contains($0.span.lowerBound) }
        .compactMap { expression -> String? in
          guard let arguments = tree.arguments(of: expression.kind, calling: .function("CGSize")),
            let width = arguments.first,
            case .identifier(let name) = tree[width.value].kind
          else { return nil }
          return name
        }.first
      guard let answer else { return nil }
      let text = outline.text(function)
      let isLocal = ["let \(answer) ", "var \(answer) ", "let \(answer):", "var \(answer):"]
        .contains { text.contains($0) }
      return isLocal ? nil : answer
    }.first
  }
}

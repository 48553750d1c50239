import HaggleSyntax
import HaggleVocabulary

/// Edits of a layout that answers or asks with what it is offered, by what its author works out.
extension LayoutEdits {
  /// The length of its own lines as the answer, in place of all that is offered.
  var worked: [Edit] {
    Axis.allCases.flatMap { axis in
      [Own.fallback, .beside, .widest].flatMap { source in
        changing(.worked, in: "sizeThatFits") { expression in
          guard let arguments = tree.arguments(of: expression, calling: .function("CGSize")),
            let length = arguments[axis.dimension],
            let cross = arguments[axis.cross.dimension],
            let offer = offered(length.value, axis)
          else { return nil }
          return own(source, offer, beside: cross.value, axis).map {
            Rewriting.Change(span: tree[length.value].span, pieces: [$0])
          }
        }
      }
    }
  }

  /// Where the length of the lines stands in the author's own code.
  private enum Own {
    /// Behind `??`: what the layout answers if nothing is offered.
    case fallback
    /// Of what the other length is: `rows.size` of `rows.size.height`.
    case beside
    /// A variable that the longest of all is kept in.
    case widest
  }

  private func own(
    _ source: Own, _ offer: Offer, beside cross: ExpressionID, _ axis: Axis
  ) -> Rewriting.Piece? {
    switch source {
    case .fallback:
      guard let rest = offer.rest, isWorkedOut(rest) else { return nil }
      return .kept(tree[rest].span)
    case .beside:
      guard case .member(let size, axis.cross.dimension) = tree[cross].kind else { return nil }
      return .new("\(outline.text(tree[size].span)).\(axis.dimension)")
    case .widest:
      return longest(before: tree[cross].span.lowerBound, but: outline.text(tree[cross].span))
        .map { .new($0) }
    }
  }

  /// A length that is offered, and what is taken where nothing is.
  private struct Offer {
    let rest: ExpressionID?
  }

  /// `proposal.width ?? rest`, or a name for that; nil for other lengths.
  private func offered(_ id: ExpressionID, _ axis: Axis) -> Offer? {
    switch tree[id].kind {
    case .binary("??", let offer, let rest):
      return isSide(offer, axis) ? Offer(rest: rest) : nil
    case .identifier(let name):
      guard let value = value(of: name, before: tree[id].span.lowerBound) else { return nil }
      if case .identifier = tree[value].kind { return nil }
      return offered(value, axis).map { _ in Offer(rest: nil) }
    case .forceUnwrap(let offer): return isSide(offer, axis) ? Offer(rest: nil) : nil
    case .member(let offer, axis.dimension):
      guard
        tree.arguments(of: tree[offer].kind, calling: .member("replacingUnspecifiedDimensions"))
          != nil
      else { return nil }
      return Offer(rest: nil)
    default: return nil
    }
  }

  private func isSide(_ id: ExpressionID, _ axis: Axis) -> Bool {
    guard case .member(let base, axis.dimension) = tree[id].kind,
      case .identifier = tree[base].kind
    else { return false }
    return true
  }

  private func isWorkedOut(_ id: ExpressionID) -> Bool {
    switch tree[id].kind {
    case .member, .identifier, .call: !isEndless(id)
    default: false
    }
  }

  /// What a constant of the same function is set to.
  private func value(of name: String, before place: Int) -> ExpressionID? {
    locals(before: place).last { $0.names == [name] }?.value
  }

  /// The constants and variables of the function around a place that stand before it.
  private func locals(before place: Int) -> [(names: [String], value: ExpressionID?)] {
    guard let function = function(around: place)?.span else { return [] }
    return tree.declarations.filter {
      function.contains($0.span.lowerBound) && $0.span.upperBound <= place
    }.flatMap { declaration -> [(names: [String], value: ExpressionID?)] in
      guard case .variable(let variable) = declaration.kind else { return [] }
      return variable.bindings.map { ($0.pattern.names, $0.initialValue) }
    }
  }

  /// The variable that is set to the greater of itself and something: `widest = max(widest, x)`.
  private func longest(before place: Int, but other: String) -> String? {
    guard let function = function(around: place)?.span else { return nil }
    return tree.expressions.lazy.compactMap { expression -> String? in
      guard function.contains(expression.span.lowerBound),
        case .assignment("=", let target, let value) = expression.kind,
        case .identifier(let name) = tree[target].kind, !other.contains(name),
        let arguments = tree.arguments(of: tree[value].kind, calling: .function("max")),
        arguments.contains(where: { outline.text(tree[$0.value].span) == name })
      else { return nil }
      return name
    }.first
  }

  private func function(
    around place: Int
  ) -> (function: FunctionDeclaration, span: SourceSpan)? {
    tree.declarations.filter { $0.span.contains(place) }
      .compactMap { declaration -> (FunctionDeclaration, SourceSpan)? in
        guard case .function(let function) = declaration.kind else { return nil }
        return (function, declaration.span)
      }.min { $0.1.count < $1.1.count }
  }

  // MARK: Questions

  /// Subviews asked for their height in the width that there is, instead of for their ideal size:
  /// by the names of the function that asks.
  var inWidth: [Edit] {
    changing(.inWidth) { expression in
      guard let arguments = tree.arguments(of: expression, calling: .member("sizeThatFits")),
        let argument = arguments.first,
        case .implicitMember("unspecified") = tree[argument.value].kind,
        let width = width(at: tree[argument.value].span.lowerBound)
      else { return nil }
      return Rewriting.Change(
        span: tree[argument.value].span,
        pieces: [.new("ProposedViewSize(width: \(width), height: nil)")])
    }
  }

  /// Subviews placed with the share of the width that their place is worked out from, instead of
  /// with their ideal size.
  var shares: [Edit] {
    changing(.shares, in: "placeSubviews") { expression in
      guard let arguments = tree.arguments(of: expression, calling: .member("place")),
        let offer = arguments["proposal"],
        case .implicitMember("unspecified") = tree[offer.value].kind,
        let share = share(before: tree[offer.value].span.lowerBound)
      else { return nil }
      return Rewriting.Change(
        span: tree[offer.value].span,
        pieces: [.new("ProposedViewSize(width: \(share), height: bounds.height)")])
    }
  }

  /// The constant that the width of the bounds, divided by something, is kept in.
  private func share(before place: Int) -> String? {
    locals(before: place).lazy.compactMap { local -> String? in
      guard local.names.count == 1, let value = local.value,
        case .binary("/", let whole, _) = tree[value].kind,
        outline.text(tree[whole].span).contains("bounds.width")
      else { return nil }
      return local.names[0]
    }.first
  }

  /// The width that there is in a function: of the bounds, a parameter, or the proposal.
  private func width(at place: Int) -> String? {
    guard let function = function(around: place)?.function else { return nil }
    func parameter(_ isMeant: (Parameter) -> Bool) -> String? {
      function.parameters.first { isMeant($0) && $0.name != "_" }?.name
    }
    return parameter { $0.type?.name == "CGRect" }.map { "\($0).width" }
      ?? parameter { $0.type?.name == "CGFloat" && $0.name.lowercased().hasSuffix("width") }
      ?? parameter { $0.type?.name == "ProposedViewSize" }.map { "\($0).width" }
  }
}

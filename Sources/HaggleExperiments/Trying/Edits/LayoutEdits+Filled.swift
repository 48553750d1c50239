import HaggleSyntax
import HaggleVocabulary

extension LayoutEdits {
  /// Subviews placed with the length that the bounds have, where they get the size that they
  /// answered: each on one axis, as their other length is their own.
  var filled: [Edit] {
    Axis.allCases.flatMap { axis -> [Edit] in
      guard lengths[axis] != nil else { return [] }
      return changing(.filled, in: "placeSubviews") { expression in
        guard case .call(let callee, let arguments, _) = expression,
          case .identifier("ProposedViewSize") = tree[callee].kind, arguments.count == 1,
          let size = arguments.first, size.label == nil
        else { return nil }
        let (answer, end) = (tree[size.value].span, tree[size.value].span.upperBound)
        guard outline.text(end..<end + 1) == ")" else { return nil }
        let own = "\(outline.text(answer)).\(axis.cross.dimension)"
        let lengths = axis == .horizontal ? ["bounds.width", own] : [own, "bounds.height"]
        return Rewriting.Change(
          span: tree[callee].span.lowerBound..<end + 1,
          pieces: [.new("ProposedViewSize(width: \(lengths[0]), height: \(lengths[1]))")])
      }
    }
  }
}

import Foundation
import HaggleAnalysis
import HaggleSyntax
import HaggleVocabulary

/// Padding beside what lies over a view, so that its text ends before that. What the text says
/// then may be cut where the author allows for that, as the first letters of a title beside a
/// button say more than all of them under it.
struct MarginEdits {
  let view: WrittenPlace
  /// Each by itself: at the end, or at both sides where a view stays in the middle.
  let edges: [Edges]
  var kind = Edit.Kind.alignment

  enum Edges: String {
    case leading, trailing, horizontal, top, bottom, vertical

    init(_ side: Goal.Side) {
      self =
        switch side {
        case .leading: .leading
        case .trailing: .trailing
        case .top: .top
        case .bottom: .bottom
        case .sides: .horizontal
        case .ends: .vertical
        }
    }

    fileprivate var axis: Axis {
      [.top, .bottom, .vertical].contains(self) ? .vertical : .horizontal
    }
  }

  var edits: [Edit] {
    guard view.isStatement else { return [] }
    return edges.flatMap { edge -> [Edit] in
      guard let length = view.lengths[edge.axis], length.isFinite, length > 0,
        edge.axis == .horizontal || !view.isOneOfMany
      else { return [] }
      let added = view.adding(
        "padding(.\(edge.rawValue), \(length.wholePoints))", kind,
        before: .layers.union(["padding", "frame"]))
      return (widened(edge, by: length.wholePoints) + [added]).map { edit in
        var edit = edit
        edit.cutText = view.span
        return edit
      }
    }
  }

  /// The padding of an edge that is there, by so much longer: as a constant of the text, if there
  /// is one for that.
  private func widened(_ edge: Edges, by length: Int) -> [Edit] {
    view.modifiers(named: "padding").compactMap { index, link in
      guard link.arguments.count == 2, link.arguments[0].value == ".\(edge.rawValue)" else {
        return nil
      }
      let own = link.arguments[1].value
      return sum(own, length).flatMap {
        view.writing([link.arguments[0].text, $0], for: index, .argument)
      }
    }
  }

  private func sum(_ own: String, _ length: Int) -> String? {
    if let number = Double(own) { return NumberText.exact(number + Double(length)) }
    let constants = view.outline.constants
    guard let number = constants.first(where: { $0.name == own })?.value else { return nil }
    let whole = constants.filter { $0.value == number + Double(length) }
    return whole.count == 1 ? whole[0].name : "\(own) + \(length)"
  }
}

extension SourceOutline {
  /// The constants of the text that are numbers, each by its name.
  fileprivate var constants: [(name: String, value: Double)] {
    tree.declarations.flatMap { declaration -> [(name: String, value: Double)] in
      guard case .variable(let variable) = declaration.kind, variable.isLet else { return [] }
      return variable.bindings.compactMap { binding in
        guard binding.pattern.names.count == 1, let value = binding.initialValue else { return nil }
        switch tree[value].kind {
        case .integer(let number), .float(let number): return (binding.pattern.names[0], number)
        default: return nil
        }
      }
    }
  }
}

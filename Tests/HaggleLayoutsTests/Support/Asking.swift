import Foundation
import HaggleLayouts
import HaggleVocabulary

/// An app's layout that asks its children what it is told to ask, in this order, and takes no room.
struct Asking: Layout {
  let proposals: [ProposedViewSize]

  init(_ proposals: [ProposedViewSize]) { self.proposals = proposals }

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize {
    for proposal in proposals {
      for subview in subviews { _ = subview.sizeThatFits(proposal) }
    }
    return .zero
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {}
}

extension Sketch {
  /// Everything that is said when the view is asked these questions, one after the other.
  func asked(
    _ proposals: ProposedViewSize..., policy: CachePolicy = .swiftui,
    context: LayoutContext = LayoutContext()
  ) -> Dialogue {
    Dialogue(modified(by: Asking(proposals)), in: .zero, context: context, policy: policy)
  }
}

/// An app's layout whose every decision is a closure; it answers 0×0 and places nothing by itself.
struct Custom: Layout {
  var answer: (ProposedViewSize, Subviews) -> CGSize = { _, _ in .zero }
  var place: (CGRect, ProposedViewSize, Subviews) -> Void = { _, _, _ in }

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize { answer(proposal, subviews) }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) { place(bounds, proposal, subviews) }
}

import Foundation
import HaggleTraces
import HaggleVocabulary

extension Law {
  /// Twice every number that is stated makes twice every answer and every rectangle, to the bit: no
  /// layout adds a length of its own, and 2 is a power of two.
  ///
  /// It holds of views that state all their numbers. A colour's 10 points, the default distance of
  /// 8 and the 1 of a divider are lengths of SwiftUI's own.
  static let scales = Law("twice every number makes twice every answer and rectangle") { trial in
    let single = trial.specimen.stated
    let (run, twice) = (Negotiation(single), Negotiation(single.doubled))
    for (once, other) in zip(run.exchanges, twice.exchanges)
    where once.node != other.node || once.answered.doubled != other.answered {
      return "\(run.name(once.node)) ← \(NumberText.display(once.asked)) answers "
        + "\(NumberText.display(once.answered)), and twice as large "
        + "\(NumberText.display(other.answered))"
    }
    for (once, other) in zip(run.placements, twice.placements)
    where once.frame.doubled != other.frame {
      return "\(run.name(once.node)) at \(once.frame), and twice as large at \(other.frame)"
    }
    let counts = (run.exchanges.count, twice.exchanges.count)
    return counts.0 == counts.1 ? nil : "\(counts.0) questions, and \(counts.1)"
  }
}

extension Negotiation {
  init(_ specimen: Specimen) { self.init(specimen.view.tree, specimen) }
}

extension Specimen {
  /// The same with every number stated, and a finite proposal.
  fileprivate var stated: Specimen {
    func finite(_ length: CGFloat?) -> CGFloat {
      length.flatMap { $0.isFinite ? $0 : nil } ?? 250
    }
    let proposal = ProposedViewSize(
      width: finite(proposal.width), height: finite(proposal.height))
    return Specimen(view: view.stated, proposal: proposal)
  }

  fileprivate var doubled: Specimen {
    let view = view.mapNumbers { slot, number in
      slot == .factor ? number : number.map { $0 * 2 }
    }
    let proposal = ProposedViewSize(
      width: proposal.width.map { $0 * 2 }, height: proposal.height.map { $0 * 2 })
    return Specimen(
      view: view, proposal: proposal, cell: CGSize(width: cell.width * 2, height: cell.height * 2))
  }
}

extension Sample {
  fileprivate var stated: Sample {
    let stated = mapNumbers { slot, number in slot == .distance ? number ?? 6 : number }
    return stated.withIdeals
  }

  /// Colours and dividers as frames that say how large they like to be.
  private var withIdeals: Sample {
    switch element {
    case .color:
      let limits = Limits(
        minWidth: 0, idealWidth: 12, maxWidth: .infinity, minHeight: 0, idealHeight: 14,
        maxHeight: .infinity)
      return Sample(.limits(limits, .center), [self])
    case .divider:
      return Sample(.frame(width: nil, height: 3, .center), [Sample(.color).withIdeals])
    default:
      return Sample(element, children.map(\.withIdeals))
    }
  }
}

extension CGSize {
  fileprivate var doubled: CGSize { CGSize(width: width * 2, height: height * 2) }
}

extension CGRect {
  fileprivate var doubled: CGRect {
    CGRect(x: minX * 2, y: minY * 2, width: width * 2, height: height * 2)
  }
}

import Foundation
import HaggleReplay
import HaggleTraces
import HaggleVocabulary

/// Statements about the limit of a proposal or an answer.
extension WhyNotText {
  func root(_ event: Int, _ expected: CGFloat) -> [Line] {
    guard case .passBegin(_, _, let proposal) = trace.events[event] else { return [] }
    let limit = proposal[not.axis].map {
      ": no \($0 < expected ? "more" : "less") than \(number($0))"
    }
    let words = timeline.rootProposal(pass: event) + (limit ?? "")
    return [decided(event), Line(words, indent: 1, events: [event])]
  }

  /// A question for the minimum, ideal or maximum offers no space.
  func question(of event: Int) -> Line {
    guard let span = timeline.span(at: event).map({ timeline.spans[$0] }) else {
      return fact(event)
    }
    let caller = span.caller.map { name($0) } ?? "somebody"
    let wish = ProposalKind.question(span.proposal)
    let size = NumberText.display(span.proposal)
    return Line(
      "\(caller) asks \(name(span.node)) for its \(wish) (\(size)): that question offers no other "
        + not.axis.dimension, indent: 1, events: [event])
  }

  func limit(_ event: Int, _ extreme: Int) -> [Line] {
    guard let answer = question(extreme), let offer = answer.proposal[not.axis] else { return [] }
    let longer = not.axis == .horizontal ? ("wider", "narrower") : ("higher", "lower")
    let words =
      "Whatever \(not.axis.dimension) it is offered, it is never "
      + "\(offer > 0 ? longer.0 : longer.1)."
    return [decided(event), fact(event)] + (event == extreme ? [] : [fact(extreme)])
      + [Line(words, indent: 1)]
  }
}

extension Timeline {
  /// `300×200 is proposed to the root (// proposal:)`; empty if no pass begins.
  func rootProposal(pass: Int) -> String {
    guard case .passBegin(_, _, let proposal) = trace.events[pass] else { return "" }
    let source = trace.header.setting.map { " (\($0))" } ?? ""
    return "\(NumberText.display(proposal)) is proposed to the root\(source)"
  }
}

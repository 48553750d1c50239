import Foundation
import HaggleReplay
import HaggleTraces
import HaggleVocabulary

/// Identifies a finding in another text: the same rule makes the same statement on the same views,
/// with at least the same certainty.
struct KeptFinding {
  let finding: Finding
  /// The blamed view, and those alike.
  private var blamed: Set<Site>
  private var mentions: [Mention]
  private var symptom: Mention?

  /// A view mentioned by a finding.
  private struct Mention {
    var sites: Set<Site>
    /// The root is the outermost view.
    let isRoot: Bool
    /// Whether it has a length, per axis: collapsing to 0 is another problem.
    let extent: [Bool]

    init(_ node: NodeID, in text: WrittenTrace, _ timeline: Timeline) {
      sites = [text.site(of: node)]
      isRoot = text.isRoot(node)
      let size = timeline.size(of: node) ?? .zero
      extent = [size.width > 0, size.height > 0]
    }

    func isSame(as other: Mention) -> Bool {
      extent == other.extent
        && ((isRoot && other.isRoot) || !sites.isDisjoint(with: other.sites))
    }

    func moved(by rewriting: Rewriting) -> Mention {
      var moved = self
      moved.sites = sites.moved(by: rewriting)
      return moved
    }
  }

  init(_ finding: Finding, in text: WrittenTrace) {
    self.finding = finding
    let timeline = Timeline(text.trace)
    blamed = Set(finding.nodes.map(text.site))
    mentions = finding.statement.claim.views.map { Mention($0, in: text, timeline) }
    symptom = finding.verdict.map { Mention($0.node, in: text, timeline) }
  }

  /// The finding as expected in a rewritten text.
  func moved(by rewriting: Rewriting) -> KeptFinding {
    var moved = self
    moved.blamed = blamed.moved(by: rewriting)
    moved.mentions = mentions.map { $0.moved(by: rewriting) }
    moved.symptom = symptom?.moved(by: rewriting)
    return moved
  }

  /// Whether a finding is the same, as far as the log shows.
  func isSame(as other: Finding, in text: WrittenTrace) -> Bool {
    guard other.rule == finding.rule, other.axis == finding.axis,
      other.claimWords == finding.claimWords, blamed.contains(text.site(of: other.node))
    else { return false }
    let named = KeptFinding(other, in: text)
    guard named.mentions.count == mentions.count,
      zip(mentions, named.mentions).allSatisfy({ $0.isSame(as: $1) })
    else { return false }
    guard let symptom else { return other.verdict == nil }
    return other.verdict?.symptom == finding.verdict?.symptom
      && named.symptom.map(symptom.isSame) == true
  }

  /// Whether a finding claims at least as much, and has no additional assumptions.
  func isAsSure(as other: Finding) -> Bool {
    other.class >= finding.class && other.boxes.count <= finding.boxes.count
      && other.assumptions.allSatisfy(finding.assumptions.contains)
  }
}

extension Finding {
  /// The result of its re-run.
  fileprivate var verdict: Verdict? {
    if case .rerun(let verdict) = proof { verdict } else { nil }
  }

  /// Its claim, without numbers and views.
  fileprivate var claimWords: [String] {
    statement.claim.parts.compactMap { part in
      guard case .words(let words) = part else { return nil }
      return words.replacing("nil", with: "").filter(\.isLetter)
    }
  }
}

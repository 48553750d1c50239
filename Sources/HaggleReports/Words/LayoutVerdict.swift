import Foundation
package import HaggleReplay
import HaggleTraces
package import HaggleVocabulary

/// What is said of a layout as a whole, the same in every report: the findings, and what is seen
/// besides. What is cut or reaches out is a fact, as it may be meant, and so it is no finding.
package struct LayoutVerdict {
  private let timeline: Timeline
  /// That nothing, or nearly nothing, could be laid out; nil where enough could.
  package let hollow: HollowLayout?
  /// What is seen besides the findings.
  package let facts: [Fact]

  package struct Fact {
    package let kind: Kind
    /// A sentence without a full stop.
    package let text: String
    /// The view of the fact.
    package let node: NodeID?
    /// Where it is written, if that is not the place of the view.
    package let place: SourcePlace?

    /// Nil where there is nothing to say.
    fileprivate init?(
      _ kind: Kind, _ text: String?, _ node: NodeID?, at place: SourcePlace? = nil
    ) {
      guard let text else { return nil }
      (self.kind, self.text, self.node, self.place) = (kind, text, node, place)
    }
  }

  /// What a fact is about.
  package enum Kind: String, CaseIterable {
    /// Boxes stand for all, or nearly all, of the layout.
    case notLaidOut = "not-laid-out"
    /// A bracket that is never closed, and where it was taken to end.
    case unclosed
    /// Code that comes to no end, and where it was cut.
    case endless
    /// Nothing of it is seen.
    case notDrawn = "not-drawn"
    /// Would be a finding if the text named a phone.
    case onPhonesOnly = "on-phones-only"
    /// Texts that are cut short.
    case cut
    /// Texts that break inside of a word.
    case brokenWord = "broken-word"
    /// A part of the layout lies outside of what is offered.
    case outside
  }

  package init(_ timeline: Timeline) {
    self.timeline = timeline
    hollow = HollowLayout(timeline)
    let (cut, withheld) = (CutTexts(timeline), WithheldFindings(timeline.trace))
    let (unseen, outgrown) = (NothingDrawn(timeline), Outgrown(timeline))
    let endless = hollow == nil ? timeline.trace.endless : nil
    facts = [
      Fact(
        .endless, endless.map { PlainText.line($0.text) }, endless?.node, at: endless?.detail?.place
      ),
      Fact(.notDrawn, unseen?.sentence, timeline.tree.roots.first),
      Fact(.onPhonesOnly, withheld.sentence, withheld.node),
      Fact(.cut, cut.sentence, cut.nodes.first),
      Fact(.brokenWord, cut.brokenSentence, cut.broken.first),
      Fact(.outside, outgrown?.sentence, outgrown?.node),
    ].compactMap(\.self)
  }

  /// The facts, and before them why the layout may not be that of the app: that nothing, or nearly
  /// nothing, could be laid out, and brackets that are never closed.
  package var allFacts: [Fact] {
    let open = timeline.trace.diagnostics.filter { $0.detail?.code.known == .unclosed }
    let hollow = hollow.flatMap { Fact(.notLaidOut, "\($0.fact): \($0.reason)", $0.node) }
    let unclosed = open.compactMap { Fact(.unclosed, $0.text, nil, at: $0.detail?.place) }
    return [hollow].compactMap(\.self) + unclosed + facts
  }

  /// Whether nothing of it could be laid out.
  package var isHollow: Bool { hollow?.isWhole == true }

  /// "2 findings", "no findings", "no findings, but", "findings are lost",
  /// "nothing of it could be laid out"
  package var title: String {
    let findings = timeline.trace.findings
    if !findings.isEmpty { return NumberText.counted(findings.count, "finding") }
    if let hollow { return hollow.isWhole ? hollow.fact : "no findings, but \(hollow.fact)" }
    if !facts.isEmpty { return "no findings, but" }
    return timeline.trace.header.isCutOff ? "findings are lost" : "no findings"
  }

  /// What belongs below the title.
  package var asides: [String] { [hollow?.reason].compactMap(\.self) + facts.map(\.text) }

  /// For the top of a page without findings: "No findings, but 1 text is cut short:
  /// title."; nil where there are findings, and where nothing is seen besides.
  package var sentence: String? {
    if !timeline.trace.findings.isEmpty { return nil }
    if let hollow { return "\(hollow.fact.capitalizedFirst): \(hollow.reason)." }
    if facts.isEmpty { return nil }
    return "No findings, but \(facts.map(\.text).joined(separator: "; "))."
  }
}

/// A layout of which boxes stand for all, or nearly all.
package struct HollowLayout {
  /// Whether there is nothing besides boxes.
  package let isWhole: Bool
  /// "nothing of it could be laid out"
  let fact: String
  /// "Settings.Container in line 53 is not in this text, and what is in it is missing"
  let reason: String
  /// The first of the boxes.
  fileprivate let node: NodeID

  /// The share of the picture from which on boxes are nearly all of it.
  private static let most: CGFloat = 0.75
  /// So few views beside them are next to nothing.
  private static let fewest = 2

  init?(_ timeline: Timeline) {
    let (trace, tree) = (timeline.trace, timeline.tree)
    let leaves = tree.preorder.filter { node in
      let size = timeline.size(of: node) ?? .zero
      return tree.children(of: node).isEmpty && size.width > 0 && size.height > 0
        && !trace.nodes[node.index].roles.contains(.spacer)
    }
    let boxes = leaves.filter { trace.nodes[$0.index].roles.contains(.box) }
    guard let first = boxes.first, trace.header.boxes > 0 else { return nil }
    isWhole = boxes.count == leaves.count
    if !isWhole {
      guard leaves.count - boxes.count <= Self.fewest, let root = tree.roots.first,
        let whole = timeline.size(of: root), Self.area(whole) > 0,
        boxes.map({ Self.area(timeline.size(of: $0) ?? .zero) }).reduce(0, +)
          >= Self.most * Self.area(whole)
      else { return nil }
    }
    node = first
    fact = isWhole ? "nothing of it could be laid out" : "nearly nothing of it could be laid out"
    let line = trace.nodes[first.index].place.map {
      " in \(trace.header.parts.words(forLine: $0.line))"
    }
    let kind = PlainText.line(trace.nodes[first.index].kind)
    let more = boxes.count - 1
    let others = more == 0 ? "" : " and \(NumberText.counted(more, "other view"))"
    reason =
      (trace.endless ?? (more == 0 ? trace.foreign(first) : nil)).map { PlainText.line($0.text) }
      ?? "\(kind)\(line ?? "")\(others) \(more == 0 ? "is" : "are") not in this text, and what is in "
      + "\(more == 0 ? "it" : "them") is missing"
  }

  private static func area(_ size: CGSize) -> CGFloat {
    let area = size.width * size.height
    return area.isFinite ? area : 0
  }
}

extension Trace {
  /// What says that code comes to no end.
  fileprivate var endless: Event.Note? {
    diagnostics.first { note in
      switch note.detail?.code.known {
      case .endlessView, .endlessContent, .callLimit, .stepLimit: true
      default: false
      }
    }
  }
}

extension Trace {
  /// What says that a view is one of UIKit or AppKit.
  fileprivate func foreign(_ node: NodeID) -> Event.Note? {
    diagnostics.first { note in
      note.detail?.code.known == .foreignView && note.detail?.subject == nodes[node.index].kind
    }
  }
}

extension String {
  /// With a capital letter at the beginning.
  var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
}

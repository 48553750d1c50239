import HaggleReplay
import HaggleTraces
import HaggleVocabulary

/// The names of a reason's terms.
struct ReasonWords {
  let reason: Reason
  let trace: Trace

  /// The name of a term: `children left`, `share of column 3`, `minimum of nested`; nil if unknown.
  func label(_ term: Reason.Term) -> String? {
    let node = term.node.map { trace.name(of: $0) }
    let role = role(of: term)
    if let role, let node { return "\(role) of \(node)" }
    return role ?? node
  }

  func role(of term: Reason.Term) -> String? {
    switch term.role {
    case nil: nil
    case .other(let word)?: PlainText.line(word.text)
    case .known(let role)?: words(for: role, term)
    }
  }
}

extension ReasonWords {
  private func words(for role: Reason.Role, _ term: Reason.Term) -> String {
    let track = reason.trackWord
    switch role {
    case .otherSide: return reason.axis == .horizontal ? "as high as wide" : "as wide as high"
    case .childrenLeft: return term.value == 1 ? "child left" : "children left"
    case .tracksLeft: return "\(plural(track, term)) left"
    case .itemsLeft: return "\(plural("item", term)) left"
    case .lines: return plural("line", term)
    case .furtherLines: return plural("further line", term)
    case .gapCount: return plural("\(track) gap", term)
    case .trackGaps: return "\(track) gaps"
    case .trackTotal: return "\(track)s"
    case .track: return numbered(track, term)
    case .shareOfTrack: return "share of \(numbered(track, term))"
    case .gapAfterTrack: return "after \(numbered(track, term))"
    case .lineStart: return "where \(numbered("line", term)) starts"
    case .allTracks: return "\(term.track ?? 0) \(track)s with their gaps"
    case .allLazyTracks: return "\(term.track ?? 0) tracks with their gaps"
    case .tracks: return "\(track)s \(tracks.first ?? 0)–\(tracks.last ?? 0)"
    case .spreadTracks: return "\(track)s: \(tracks.map { "\($0)" }.joined(separator: ", "))"
    case .fittingTracks: return "tracks of at least \(length) fit"
    case .fromContainer: return "for the container's \(length)"
    case .length: return reason.axis?.dimension ?? "length"
    case .minLength: return argument("min")
    case .idealLength: return argument("ideal")
    case .maxLength: return argument("max")
    case .assumedPart: return "assumed \(PlainText.line(trace.nodes[reason.node.index].kind))"
    default: return Self.words[role] ?? role.rawValue
    }
  }

  /// A role that is not listed, and depends on nothing, is its own name.
  private static let words: [Reason.Role: String] = [
    .scrollAxis: "proposed along a scroll axis", .childAnswer: "the child's answer",
    .fittingScale: "scale that fits", .fillingScale: "scale that fills",
    .notNegative: "never less than 0", .lowerMinimums: "minimums of lower priorities",
    .returnedMinimums: "minimums that were kept back", .children: "the children together",
    .broadestChild: "the broadest child", .lastChildStart: "where the last child starts",
    .afterGuide: "after the alignment guide", .beforeGuide: "before it",
    .neighbourGap: "between neighbours", .innerGaps: "gaps inside",
    .excess: "taken beyond its columns", .fixedTracks: "fixed tracks",
    .declaredMinimum: "declared, only counts how many fit", .itemLength: "for this item",
    .onlyLine: "1 line", .lineLength: "its length", .container: "the container's",
    .columnSpacing: "between its columns", .columnCount: "columns", .spannedColumns: "spanned",
    .innerColumnSpacing: "between those", .content: "the content", .listWidth: "the list's width",
    .rowMargins: "margins and insets", .unsafeBefore: "unsafe before it",
    .unsafeAfter: "unsafe after it", .widestLine: "widest line", .wholePixels: "to whole pixels",
    .reservedLines: "reserved lines", .lineHeight: "line height", .linePitch: "from line to line",
    .assumedIdeal: "assumed ideal", .assumedInsets: "assumed insets",
    .assumedLeast: "assumed least", .assumedLeastRow: "assumed least row",
    .segmentedControl: "assumed segmented control", .widestSegment: "the widest",
    .disputedIdeal: "what developers report; decompiled code says 0",
  ]

  private func plural(_ word: String, _ count: Reason.Term) -> String {
    count.value == 1 ? word : word + "s"
  }

  private func numbered(_ word: String, _ term: Reason.Term) -> String {
    term.track.map { "\(word) \($0)" } ?? word
  }

  /// `minWidth`
  private func argument(_ bound: String) -> String {
    reason.axis == .vertical ? bound + "Height" : bound + "Width"
  }

  private var tracks: [Int] {
    if case .tracks(let tracks) = reason.detail { tracks } else { [] }
  }

  /// The length that a term's name gives.
  private var length: String {
    switch reason.detail {
    case .least(let length), .container(let length): NumberText.display(length)
    default: "?"
    }
  }
}

extension Reason.Term {
  /// Whether its name ends in a number, so that its value comes first: `8 after column 1`.
  var isNumbered: Bool {
    switch knownRole {
    case .track, .shareOfTrack, .gapAfterTrack: track != nil
    case .tracks, .spreadTracks, .fromContainer: true
    default: false
    }
  }
}

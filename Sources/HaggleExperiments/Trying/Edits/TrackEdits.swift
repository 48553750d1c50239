import Foundation
import HaggleAnalysis
import HaggleReplay
import HaggleSyntax
import HaggleVocabulary

/// Less rigid columns and rows of a lazy grid.
struct TrackEdits: EditFamily {
  let view: WrittenPlace

  var edits: [Edit] {
    guard view.name == "LazyVGrid" || view.name == "LazyHGrid" else { return [] }
    return smaller + minimums + maximums + larger + distances + flexible + aligned + adaptive
  }

  /// Columns and rows with the spacing of the grid's lines.
  private var distances: [Edit] {
    guard let spacing = view.base.argument("spacing") else { return [] }
    let items = outline.tree.expressions.compactMap { expression -> SourceSpan? in
      guard
        let arguments = outline.tree.arguments(of: expression.kind, calling: .function("GridItem")),
        let size = arguments.first, size.label == nil, arguments["spacing"] == nil
      else { return nil }
      return outline.tree[size.value].span
    }
    let changes = ownFirst(items).map { span in
      Rewriting.Change.inserting([.new(", spacing: \(spacing.value)")], at: span.upperBound)
    }
    return changes.isEmpty ? [] : [Edit](.argument, .track, changes)
  }

  /// Flexible columns and rows instead of fixed ones.
  private var flexible: [Edit] {
    let changes = ownFirst(tracks("fixed"), \.span).map {
      Rewriting.Change(span: $0.span, pieces: [.new(".flexible()")])
    }
    return changes.isEmpty ? [] : [Edit](.argument, .flexibleTracks, changes)
  }

  /// Views aligned at the top of their lines, or at the leading edge of their columns.
  private var aligned: [Edit] {
    let items = outline.tree.expressions.compactMap { expression -> (SourceSpan, Bool)? in
      guard
        let arguments = outline.tree.arguments(of: expression.kind, calling: .function("GridItem")),
        arguments["alignment"] == nil
      else { return nil }
      return (expression.span, arguments.isEmpty)
    }
    let own = ownFirst(items, \.0)
    return [".top", ".leading"].flatMap { alignment in
      let changes = own.map { span, isEmpty in
        Rewriting.Change(
          span: span.upperBound - 1..<span.upperBound,
          pieces: [.new(isEmpty ? "alignment: \(alignment))" : ", alignment: \(alignment))")])
      }
      return changes.isEmpty
        ? [] : [Edit](.alignment, .call("GridItem(\(alignment))"), changes)
    }
  }

  /// Adaptive columns instead of a fixed number, unless there are as many as a table has: then what
  /// is below each other belongs together.
  private var adaptive: [Edit] {
    let tree = outline.tree
    return tree.expressions.compactMap { expression -> Edit? in
      guard let arguments = tree.arguments(of: expression.kind, calling: .function("Array")),
        let item = arguments["repeating"],
        let count = arguments["count"]
          .map({ outline.text(tree[$0.value].span) }),
        Int(count).map({ $0 <= Self.mostOfTiles }) ?? true,
        let parts = tree.arguments(of: tree[item.value].kind, calling: .function("GridItem")),
        let track = parts.first,
        let lengths = tree.arguments(of: tree[track.value].kind, calling: .implicitMember("fixed")),
        let length = lengths.first
      else { return nil }
      let number = outline.text(tree[length.value].span)
      let rest = outline.text(tree[track.value].span.upperBound..<tree[item.value].span.upperBound)
      let columns = "[GridItem(.adaptive(minimum: \(number), maximum: \(number))\(rest)]"
      return Edit(.argument, .adaptiveTracks, replacing: expression.span, by: columns)
    }
  }

  /// More columns are those of a table, such as the days of a week.
  private static let mostOfTiles = 4

  /// Columns and rows with a smaller minimum or length: those of the grid's own arguments or, if
  /// these are a name, all of the text.
  private var minimums: [Edit] {
    let tree = outline.tree
    let all = tracks("flexible", "adaptive", "fixed").flatMap { track in
      track.arguments.compactMap { argument -> (number: Double, span: SourceSpan)? in
        guard argument.label == "minimum" || argument.label == nil,
          case .integer(let number) = tree[argument.value].kind, number > 1, number < 1e6
        else { return nil }
        return (number, tree[argument.value].span)
      }
    }
    return ownFirst(all, \.span).map { number, span in
      Edit(
        .length, .track, replacing: span, by: "1",
        variable: Edit.Variable(
          length: 1, limit: Int(saturating: number), before: "", after: "", span: span))
    }
  }

  /// Columns and rows with another maximum, none, or none and a greater minimum.
  private var maximums: [Edit] {
    limitedTracks.flatMap { track -> [Edit] in
      let most = outline.tree[track.most.value].span
      let open = track.least.map { outline.tree[$0.value].span.upperBound..<most.upperBound }
      var edits = [
        view.replacing(open ?? track.most.offset..<most.upperBound, by: "", .rigid, .trackMaximum)
      ]
      guard let points = wantedTrack else { return edits }
      edits.append(bounded(most, points, from: track.most, .trackMaximumLength))
      if let least = track.least {
        let both = outline.tree[least.value].span.lowerBound..<most.upperBound
        edits.append(bounded(both, points, from: least, .trackMinimum))
      }
      return edits
    }
  }

  /// A length in whole points, as near as possible to the number that is written.
  private func bounded(
    _ span: SourceSpan, _ points: Int, from argument: Argument, _ name: Edit.Name
  ) -> Edit {
    var limit: Int?
    if case .integer(let number) = outline.tree[argument.value].kind {
      limit = Int(saturating: number)
    }
    let variable = limit.map {
      Edit.Variable(length: points, limit: $0, before: "", after: "", span: span)
    }
    return Edit(.rigid, name, replacing: span, by: "\(points)", variable: variable)
  }

  /// The length across the grid's lines that a goal asks for, in whole points.
  private var wantedTrack: Int? {
    let axis: Axis = view.name == "LazyVGrid" ? .horizontal : .vertical
    guard let length = view.lengths[axis], length.isFinite, length > 1 else { return nil }
    return length.wholePoints
  }

  /// The columns or rows with a maximum: those of the grid's own arguments or, if these are a name,
  /// all of the text.
  private var limitedTracks: [(least: Argument?, most: Argument)] {
    let limited = tracks("flexible", "adaptive").filter { $0.arguments["maximum"] != nil }
    return ownFirst(limited, \.span).compactMap { track in
      track.arguments["maximum"].map { (track.arguments["minimum"], $0) }
    }
  }

  /// Columns and rows at least, or exactly, as long as their content.
  private var larger: [Edit] {
    guard let points = wantedTrack else { return [] }
    let tree = outline.tree
    let spans = tracks("adaptive", "fixed").compactMap { track -> SourceSpan? in
      guard
        let least = track.arguments.first(where: {
          track.name == "adaptive" && $0.label == "minimum"
            || track.name == "fixed" && $0.label == nil
        }), case .integer(let number) = tree[least.value].kind, number < Double(points)
      else { return nil }
      return tree[least.value].span
    }
    return ownFirst(spans).map {
      Edit(.length, .largerTrack, replacing: $0, by: "\(points)")
    }
  }

  /// Adaptive items of which two fit beside each other with their gap, each about as long as a goal
  /// asks for.
  private var smaller: [Edit] {
    guard let points = wantedTrack else { return [] }
    let tree = outline.tree
    let found = tree.expressions.compactMap { item -> (span: SourceSpan, length: Int)? in
      guard let parts = tree.arguments(of: item.kind, calling: .function("GridItem")),
        let size = parts.first,
        let lengths = tree.arguments(
          of: tree[size.value].kind, calling: .implicitMember("adaptive")),
        let least = lengths["minimum"], lengths["maximum"] == nil,
        case .integer(let number) = tree[least.value].kind
      else { return nil }
      let gap = parts["spacing"].flatMap { Double(outline.text(tree[$0.value].span)) }
      let length = (Double(points) - (gap ?? Timeline.standardSpacing) / 2).rounded(.down)
      guard length > 1, length < number else { return nil }
      return (tree[least.value].span, Int(saturating: length))
    }
    return ownFirst(found, \.span).map {
      Edit(.length, .track, replacing: $0.span, by: "\($0.length)")
    }
  }

  /// A call such as `.flexible(minimum: 20)`.
  private typealias Track = (name: String, arguments: [Argument], span: SourceSpan)

  private func tracks(_ names: String...) -> [Track] {
    outline.tree.expressions.compactMap { expression in
      guard case .call(let callee, let arguments, _) = expression.kind,
        case .implicitMember(let name) = outline.tree[callee].kind, names.contains(name)
      else { return nil }
      return (name, arguments, expression.span)
    }
  }

  private func ownFirst(_ spans: [SourceSpan]) -> [SourceSpan] { ownFirst(spans, \.self) }

  /// What stands in the grid's own arguments or, if these are a name, all.
  private func ownFirst<Found>(_ all: [Found], _ span: (Found) -> SourceSpan) -> [Found] {
    let own = all.filter { found in
      view.base.arguments.contains { $0.span.contains(span(found).lowerBound) }
    }
    return own.isEmpty ? all : own
  }
}

import Foundation
import HaggleSyntax
import HaggleVocabulary

/// The title of an edit: "`.fixedSize()` on HStack.1", "`ScrollView { … }` around VStack.2".
struct EditTitle {
  private let outline: SourceOutline
  private let rewriting: Rewriting
  private let nodes: [Int: NodeID]

  /// The maximum number of steps in a title; the diff shows the rest.
  private static let mostSteps = 2

  /// - Parameter nodes: the view that is written at an offset; of several the first.
  init(_ edit: Edit, in outline: SourceOutline, _ nodes: [Int: NodeID]) {
    rewriting = edit.rewriting
    (self.outline, self.nodes) = (outline, nodes)
  }

  /// One change of the text.
  private enum Step: Equatable {
    case adds(WrittenCode, at: Int)
    case removes(WrittenCode, from: SourceSpan)
    case replaces(SourceSpan, by: String)
    case wraps(SourceSpan, in: WrittenCode)
    case swaps(WrittenCode, isBefore: Bool, WrittenCode, at: Int)
    case moves(WrittenCode, from: Int, to: Int)
    case encloses(WrittenCode, into: WrittenCode, at: Int)
  }

  var prose: Prose {
    var (said, gone): ([Prose], [Prose]) = ([], [])
    for step in moved(rewriting.changes.compactMap(step)) {
      let words = words(step)
      guard !said.contains(words) else { continue }
      said.append(words)
      if removesView(step) { gone.append(words) }
    }
    let shown = said.prefix(Self.mostSteps)
    // A view that is not there any more is no detail.
    let others = gone.filter { !shown.contains($0) }
    let rest: [Prose] = said.count > shown.count + others.count ? ["…"] : []
    return .list(shown + others + rest)
  }
}

// MARK: - Steps

extension EditTitle {
  /// Whether it takes out a view that stands by itself, not an argument or a modifier.
  private func removesView(_ step: Step) -> Bool {
    guard case .removes(let code, let span) = step, !code.isModifier else { return false }
    return outline.views.contains { $0.isStatement && span.contains($0.span.lowerBound) }
  }

  private func step(_ change: Rewriting.Change) -> Step? {
    let (old, new) = (code(change.span), WrittenCode(text(change.pieces)))
    let own = change.pieces.compactMap(\.keptSpan).filter { change.span.contains($0.lowerBound) }
    if old.isEmpty && new.isEmpty { return nil }
    if old.isEmpty { return .adds(new, at: change.span.lowerBound) }
    if new.isEmpty {
      let gone = outline.text(change.span).trimmingCharacters(in: [" ", "\t", ";"])
      return .removes(WrittenCode(gone), from: change.span)
    }
    return swap(change, own) ?? wrapping(change, own)
      ?? .replaces(change.span, by: text(change.pieces))
  }

  /// Two swapped ranges: the shorter one counts as moved.
  private func swap(_ change: Rewriting.Change, _ kept: [SourceSpan]) -> Step? {
    guard kept.count == 2, change.pieces.count == 2, kept[0].lowerBound > kept[1].lowerBound else {
      return nil
    }
    let (first, second) = (WrittenCode(outline.text(kept[0])), WrittenCode(outline.text(kept[1])))
    return kept[0].count <= kept[1].count
      ? .swaps(first, isBefore: true, second.firstCall, at: change.span.lowerBound)
      : .swaps(second, isBefore: false, first.lastCall, at: change.span.lowerBound)
  }

  /// Unchanged code with text added before and after it; calls that stay outside may follow.
  private func wrapping(_ change: Rewriting.Change, _ kept: [SourceSpan]) -> Step? {
    let inside = change.pieces.reversed().drop { $0.keptSpan != nil }
    guard let start = kept.map(\.lowerBound).min(), let end = kept.map(\.upperBound).max(),
      case .new(let opening)? = change.pieces.first, case .new(let closing)? = inside.first,
      closing.contains("}") || inside.count == change.pieces.count,
      code(start..<end) == code(change.span)
    else { return nil }
    return .wraps(start..<end, in: WrittenCode(opening + "…" + closing))
  }

  /// Code removed in one place and inserted in another was moved.
  private func moved(_ steps: [Step]) -> [Step] {
    var steps = steps
    for case .adds(let added, let place) in steps {
      let gone = steps.filter { step in
        guard case .removes(let removed, _) = step else { return false }
        return added.holds(removed)
      }
      guard case .removes(let removed, let span)? = gone.first else { continue }
      let origin = span.lowerBound
      let isPut = added.isModifier && !removed.isModifier
      steps = steps.map {
        guard $0 == .adds(added, at: place) else { return $0 }
        return isPut
          ? .encloses(removed, into: added, at: place)
          : .moves(added, from: origin, to: place)
      }
      steps.removeAll { gone.contains($0) }
    }
    return steps
  }

  private func text(_ pieces: [Rewriting.Piece]) -> String {
    pieces.map { $0.text(of: outline.source) }.joined()
  }

  private func code(_ span: SourceSpan) -> WrittenCode { WrittenCode(outline.text(span)) }
}

// MARK: - Words

extension EditTitle {
  private func words(_ step: Step) -> Prose {
    switch step {
    case .adds(let code, let place):
      if !code.isModifier, let holder = holder(endingAt: place) {
        return "\(code: code.short) in \(view(holder))"
      }
      return "\(code: code.short) \(code.isModifier ? "on" : "in") \(view(at: place))"
        + next(behind: place)
    case .removes(let code, let span):
      return "remove \(code: code.short) from "
        + view(at: span.lowerBound)
    case .replaces(let span, let text): return replaced(span, by: text)
    case .wraps(let span, let code):
      return "\(code: code.short) around \(view(written: span))"
    case .swaps(let code, let isBefore, let other, let place):
      return "\(code: code.short) \(isBefore ? "before" : "behind") \(code: other.short) on "
        + view(at: place)
    case .moves(let code, let origin, let place):
      return "\(code: code.short) moved from \(view(at: origin)) to \(view(at: place))"
    case .encloses(let code, let modifier, let place):
      return "\(code: code.short) in \(code: modifier.short) on \(view(at: place))"
    }
  }

  /// The call before and after the change.
  private func replaced(_ span: SourceSpan, by text: String) -> Prose {
    let spot = spot(around: span)
    let whole = spot.map { outline[$0].span } ?? line(of: span)
    let written =
      outline.text(whole.lowerBound..<span.lowerBound) + text
      + outline.text(span.upperBound..<max(span.upperBound, whole.upperBound))
    let (before, after) = (code(whole), WrittenCode(written))
    let isSeen = before.short != after.short
    let new = WrittenCode(isSeen ? after.line : text)
    let words: Prose =
      "\(code: new.isShort ? new.line : new.short) instead of "
      + Prose(code: isSeen ? before.short : code(span).short)
    guard let spot else { return words }
    return words + " \(spot.link == 0 ? "at" : "on") \(view(spot.view))"
  }

  /// The next modifier, for changes of order.
  private func next(behind place: Int) -> Prose {
    guard let number = view(endingAt: place),
      let link = outline.views[number].links.first(where: {
        outline.behindComment(at: $0.span.lowerBound) == place
      })
    else { return Prose() }
    return ", before \(code: "." + link.name)"
  }

  private func view(_ number: Int) -> Prose {
    let base = outline.views[number].base
    let node = nodes[base.anchor] ?? nodes[base.span.lowerBound]
    return node.map { Prose(view: $0) } ?? Prose(code: code(base.span).short)
  }

  private func view(at place: Int) -> Prose {
    if let number = view(endingAt: place) ?? view(around: place..<place) { return view(number) }
    return "line \(outline.source.place(at: place).line)"
  }

  private func view(written span: SourceSpan) -> Prose {
    let number = outline.views.firstIndex { span.contains($0.span.lowerBound) }
    return number.map { view($0) } ?? Prose(code: code(span).short)
  }
}

// MARK: - Where

extension EditTitle {
  /// The innermost view with a call that ends there, or before a comment that does.
  private func view(endingAt place: Int) -> Int? {
    outline.views.indices.last { number in
      outline.views[number].links.contains { link in
        outline.behindComment(at: link.span.upperBound) == place
      }
    }
  }

  /// The view whose last one ends there: what is added behind that is added to it.
  private func holder(endingAt place: Int) -> Int? {
    view(endingAt: place).map { outline.views[$0] }.flatMap { view in
      view.span.upperBound == place ? view.parent?.view : nil
    }
  }

  private func view(around span: SourceSpan) -> Int? {
    outline.views.indices.last { number in
      let own = outline.views[number].span
      return own.lowerBound <= span.lowerBound && span.upperBound <= own.upperBound
    }
  }

  private func spot(around span: SourceSpan) -> SourceOutline.Spot? {
    guard let view = view(around: span) else { return nil }
    let link = outline.views[view].links.firstIndex {
      $0.span.lowerBound <= span.lowerBound && span.upperBound <= $0.span.upperBound
    }
    return link.map { SourceOutline.Spot(view: view, link: $0) }
  }

  /// The range extended to whole lines.
  private func line(of span: SourceSpan) -> SourceSpan {
    let bytes = outline.source.bytes
    let start = bytes[..<span.lowerBound].lastIndex(of: 0x0A).map { $0 + 1 } ?? 0
    return start..<(bytes[span.upperBound...].firstIndex(of: 0x0A) ?? bytes.count)
  }
}

extension Rewriting.Piece {
  fileprivate var keptSpan: SourceSpan? { if case .kept(let span) = self { span } else { nil } }
}

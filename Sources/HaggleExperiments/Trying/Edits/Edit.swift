import Foundation
import HaggleSyntax
import HaggleVocabulary

/// A change of the source that may fix a layout: its effect, as data, and the rewriting.
package struct Edit: Hashable, Sendable {
  /// The kind of change, from the most to the least usual.
  ///
  /// Source: accepted answers, and anomaly-catalogue §3.
  package enum Kind: Int, CaseIterable, Comparable, Sendable {
    /// An argument that does not mean what was intended: `fixedSize()` for one axis, `width:
    /// .infinity`, a guide's sign, an unstated distance.
    case argument
    /// A modifier for the parent or child: `layoutPriority`, `fixedSize`.
    case negotiation
    /// A fixed size.
    case rigid
    /// An added or changed alignment.
    case alignment
    /// A frame that grows or shrinks.
    case flexibleFrame
    /// Another drawing of an image or a text: `scaledToFit`, `clipped`, `minimumScaleFactor`.
    case drawing
    /// Removes a modifier or an argument.
    case removal
    /// Swaps two modifiers.
    case order
    /// Makes a text smaller.
    case scale
    /// Moves content into a background or an overlay.
    case layer
    /// Adds or replaces a container.
    case container
    /// Changes the questions that a declared layout asks.
    case declaredLayout
    /// A length in points.
    case length
    /// Removes a view that only takes space.
    case view

    package static func < (a: Kind, b: Kind) -> Bool { a.rawValue < b.rawValue }
  }

  private(set) var means: Means
  let rewriting: Rewriting
  /// The length that it states, which may be varied.
  let variable: Variable?
  /// The number of the text that it changes, where laying out finds by which.
  var written: Written?
  /// The ranges of what something else draws from now on: a background that becomes the list's row
  /// background, for which the list lays out no view; a line that goes on in another one.
  var drawnElsewhere: [SourceSpan] = []
  /// The text that may be truncated if space is short.
  var cutText: SourceSpan?
  /// Whether it puts something into a scroll view.
  var addsScrolling = false
  /// Whether it gives up a spacing, a padding or an effect that the author states.
  var givesUpStated = false

  /// A number that may be smaller.
  struct Variable: Hashable, Sendable {
    let length: Int
    /// The original number, if the new one should be close to it; nil for the least possible
    /// number.
    var limit: Int?
    let before: String
    let after: String
    let span: SourceSpan
  }

  /// A number that stands in the text, with its sign.
  struct Written: Hashable, Sendable {
    var value: Double
    let span: SourceSpan
    /// Whether it multiplies or divides: as 0 it would take away what it is a part of.
    var isFactor = false
  }

  init(_ kind: Kind, _ name: Name, _ rewriting: Rewriting, variable: Variable? = nil) {
    self.init(Means(kind: kind, names: [name]), rewriting, variable: variable)
  }

  init(_ kind: Kind, _ name: Name, replacing span: SourceSpan, with pieces: [Rewriting.Piece]) {
    self.init(kind, name, Rewriting(replacing: span, with: pieces))
  }

  /// - Parameter text: nothing where the range is removed.
  init(
    _ kind: Kind, _ name: Name, replacing span: SourceSpan, by text: String = "",
    variable: Variable? = nil
  ) {
    self.init(kind, name, Rewriting(replacing: span, by: text), variable: variable)
  }

  init(_ kind: Kind, _ name: Name, inserting text: String, at offset: Int) {
    self.init(kind, name, Rewriting(inserting: text, at: offset))
  }

  init(_ means: Means, _ rewriting: Rewriting, variable: Variable? = nil) {
    self.means = means
    self.rewriting = rewriting
    self.variable = variable
  }

  var kind: Kind { means.kind }

  /// Whether it states a length in points that laying out finds.
  var statesNumber: Bool { variable != nil || written != nil }

  /// No change.
  static let nothing = Edit(Means(kind: .view, names: []), Rewriting(replacing: 0..<0))

  /// A copy with another number.
  func with(length: Int) -> Edit? {
    guard let variable else { return nil }
    let text = variable.before + "\(length)" + variable.after
    return Edit(means, Rewriting(replacing: variable.span, by: text))
  }

  /// A copy with another number in the place of the one that is written.
  func writing(_ number: Double) -> Edit? {
    guard var written, !(written.isFactor && number == 0) else { return nil }
    let text = Int(exactly: number).map { "\($0)" } ?? "\(number)"
    var edit = Edit(means, Rewriting(replacing: written.span, by: text))
    written.value = number
    edit.written = written
    edit.givesUpStated = givesUpStated
    return edit
  }

  /// A copy that counts as another of these means.
  func with(_ means: Means) -> Edit {
    var edit = self
    edit.means = means
    return edit
  }

  /// Both edits, even if both insert at one place: this one first.
  func followed(by other: Edit) -> Edit? {
    guard rewriting.changes.count == 1, other.rewriting.changes.count == 1,
      let first = rewriting.changes.first, let second = other.rewriting.changes.first,
      first.span == second.span, first.span.isEmpty
    else { return nil }
    let both = Rewriting.Change(span: first.span, pieces: first.pieces + second.pieces)
    let means = Means(kind: max(kind, other.kind), names: means.names)
    return Rewriting([both]).map { Edit(means, $0) }
  }

  /// Both edits; nil if they change the same range.
  func and(_ other: Edit) -> Edit? {
    let means = Means(kind: max(kind, other.kind), names: means.names + other.means.names)
    return rewriting.and(other.rewriting).map {
      var both = Edit(means, $0)
      both.cutText = cutText ?? other.cutText
      both.addsScrolling = addsScrolling || other.addsScrolling
      return both
    }
  }

  /// All of these edits at once; nil if two change the same range, or if there are none.
  static func all(_ edits: [Edit]) -> Edit? {
    edits.dropFirst().reduce(edits.first) { all, next in all.flatMap { $0.and(next) } }
  }
}

extension Edit {
  /// What it does, wherever it does it.
  struct Deed: Hashable, Sendable {
    let means: Means
    /// The new code, without its numbers and gaps.
    let added: [String]
  }

  var deed: Deed {
    let added = rewriting.changes.flatMap(\.pieces).compactMap { piece -> String? in
      guard case .new(let text) = piece else { return nil }
      return text.filter { !$0.isWhitespace && !$0.isNumber }
    }
    return Deed(means: means, added: added)
  }
}

extension [Edit] {
  /// None or one.
  init(_ edit: Edit?) { self = edit.map { [$0] } ?? [] }

  /// One edit of several ranges; none if they overlap.
  init(_ kind: Edit.Kind, _ name: Edit.Name, _ changes: [Rewriting.Change]) {
    self.init(Rewriting(changes).map { Edit(kind, name, $0) })
  }
}

extension CGFloat {
  /// The least number of whole points that is enough for a length.
  var wholePoints: Int { Int(saturating: rounded(.up)) }
}

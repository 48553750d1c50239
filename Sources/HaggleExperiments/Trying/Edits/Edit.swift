import HaggleSyntax

/// A change of the source that may mend a layout: what it does, as data, and how the text reads
/// with it.
package struct Edit: Hashable, Sendable {
  /// What is done, from what people do first to what they do last.
  ///
  /// Source: what accepted answers change, and anomaly-catalogue §3.
  package enum Kind: Int, CaseIterable, Comparable, Sendable {
    /// An argument that says something else than is meant: `fixedSize()` for one axis, `width:
    /// .infinity`, a guide's sign, a distance that is not stated.
    case argument
    /// A modifier that instructs the parent or the child: `layoutPriority`, `fixedSize`.
    case negotiation
    /// A size that never yields any more.
    case rigid
    /// An alignment, stated or changed.
    case alignment
    /// A frame that takes all there is, or yields.
    case flexibleFrame
    /// What draws an image or a text otherwise: `scaledToFit`, `clipped`, `minimumScaleFactor`.
    case drawing
    /// A modifier less, or an argument of it.
    case removal
    /// Two modifiers, the other way round.
    case order
    /// A text that becomes smaller.
    case scale
    /// Content that moves into a background or an overlay.
    case layer
    /// Another container around it, or in place of the one there.
    case container
    /// What a layout of the text's own asks its subviews.
    case declaredLayout
    /// A length in points.
    case length
    /// A view less that only takes room.
    case view

    package static func < (a: Kind, b: Kind) -> Bool { a.rawValue < b.rawValue }
  }

  let kind: Kind
  let rewriting: Rewriting
  /// What edits have in common of which one is enough: the modifier, say.
  let family: String
  /// The lengths, in points, that it states, and how it reads with another one.
  let variable: Variable?
  /// What it hands to the list around its view: a list draws the colour of a row by itself, from
  /// edge to edge, and no view of the row is laid out for it.
  var rowColour: SourceSpan?
  /// The text that is to be cut where room lacks.
  var cutText: SourceSpan?

  /// A number that may be smaller.
  struct Variable: Hashable, Sendable {
    let length: Int
    /// The number that it was, where it is to stay as near to it as possible; nil for the least.
    var limit: Int?
    let before: String
    let after: String
    let span: SourceSpan
  }

  init(_ kind: Kind, _ family: String, _ rewriting: Rewriting, variable: Variable? = nil) {
    self.kind = kind
    self.family = family
    self.rewriting = rewriting
    self.variable = variable
  }

  /// The same with another number in it.
  func with(length: Int) -> Edit? {
    guard let variable else { return nil }
    let text = variable.before + "\(length)" + variable.after
    return Edit(kind, family, Rewriting(replacing: variable.span, by: text), variable: nil)
  }

  /// Both at once, where both put something in at one place: this first.
  func followed(by other: Edit) -> Edit? {
    guard rewriting.changes.count == 1, other.rewriting.changes.count == 1,
      let first = rewriting.changes.first, let second = other.rewriting.changes.first,
      first.span == second.span, first.span.isEmpty
    else { return nil }
    let both = Rewriting.Change(span: first.span, pieces: first.pieces + second.pieces)
    return Rewriting([both]).map { Edit(max(kind, other.kind), family, $0) }
  }

  /// Both at once; nil where they touch the same.
  func and(_ other: Edit) -> Edit? {
    rewriting.and(other.rewriting).map {
      var both = Edit(max(kind, other.kind), family + "+" + other.family, $0)
      both.cutText = cutText ?? other.cutText
      return both
    }
  }
}

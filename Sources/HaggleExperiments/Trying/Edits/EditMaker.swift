import Foundation
import HaggleSyntax
import HaggleVocabulary

/// Makes the edits of a view and its modifiers.
///
/// Each edit says of every byte that it keeps where it goes (`Rewriting`), so that `Counterparts`
/// finds the views again in the edited text.
struct EditMaker {
  let outline: SourceOutline
  /// The lengths that a goal asks for, by axis, in points.
  let lengths: [Axis: CGFloat]
  let number: Int

  init(_ outline: SourceOutline, view number: Int, lengths: [Axis: CGFloat]) {
    self.outline = outline
    self.number = number
    self.lengths = lengths
  }

  var view: WrittenView { outline.views[number] }

  /// The last modifier, or the view itself where it has none.
  var lastLink: Int { view.links.count - 1 }

  /// The last modifier but for a priority, which only works at the end of the chain.
  var lastBeforePriority: Int {
    view.links.lastIndex { $0.name != "layoutPriority" } ?? lastLink
  }

  /// The white space before the line that the view begins in.
  var indentation: String { outline.indentation(at: view.span.lowerBound) }

  /// Of equal edits the first is laid out: those that say which texts may be cut come before those
  /// that do not.
  var edits: [Edit] {
    guard isView else { return gathering }
    let families = [
      yielding, addedModifiers, addedLengths, changedArguments, tracks, removals, exchanges, layers,
      layering, containers, gathering, rows, conditions, cornering, turning, slots, grids,
      measuring, local, moving, quotients, taps, reshaping, freePlaces,
    ]
    return families.flatMap(\.self)
  }

  /// Makes edits of another view, for no length of a goal.
  func maker(of number: Int) -> EditMaker { EditMaker(outline, view: number, lengths: [:]) }

  /// The container of the view.
  var parent: String? {
    view.parent.map { outline[$0] }.flatMap { $0.name == "ForEach" ? nil : $0.name } ?? loopParent
  }

  /// The views of a loop are children of the loop's container.
  private var loopParent: String? {
    view.parent.flatMap { outline.views[$0.view].parent }.map { outline[$0].name }
  }

  /// Whether it is a view, not a value or function.
  private var isView: Bool {
    (view.base.name.first?.isUppercase == true || isProperty)
      && (view.isStatement || Self.holders.contains(view.parent.map { outline[$0].name } ?? ""))
  }

  /// Whether it is a displayed property, such as the content of a modifier or the label of a style,
  /// rather than a function call.
  private var isProperty: Bool {
    view.isStatement && !outline.text(view.base.span).hasSuffix(")")
      && !outline.text(view.base.span).hasSuffix("}")
  }

  /// Modifiers that take a view as an argument.
  private static let holders: Set = ["background", "overlay", "mask", "safeAreaInset"]
}

// MARK: - Writing

extension EditMaker {
  /// Inserts a modifier after the link with this index.
  func adding(
    _ modifier: String, behind index: Int, _ kind: Edit.Kind, variable length: Int? = nil
  ) -> Edit {
    let link = view.links[index]
    let joint = joint(behind: index)
    let text = joint + "." + modifier
    let end = link.span.upperBound
    let offset = joint.contains(where: \.isNewline) ? outline.behindComment(at: end) : end
    let name = String(modifier.prefix { $0 != "(" })
    return Edit(
      kind, name, Rewriting(inserting: text, at: offset),
      variable: length.flatMap { variable($0, in: text, at: offset..<offset) })
  }

  /// The separator before a modifier: a new line if the other modifiers have one.
  private func joint(behind index: Int) -> String {
    let links = view.links
    let end = links[index].span.upperBound
    let next = index + 1 < links.count ? index + 1 : index
    if next > 0 {
      let link = links[next]
      let gap = outline.text(link.span.lowerBound..<link.anchor).dropLast()
      // A comment before it belongs to its own line.
      return String(gap[(gap.lastIndex(where: \.isNewline) ?? gap.startIndex)...])
    }
    let text = outline.text(links[index].span)
    return text.contains(where: \.isNewline) ? "\n" + outline.indentation(at: end - 1) : ""
  }

  /// Replaces a range.
  func replacing(
    _ span: SourceSpan, by text: String, _ kind: Edit.Kind, _ family: String,
    variable length: Int? = nil
  ) -> Edit {
    Edit(
      kind, family, Rewriting(replacing: span, by: text),
      variable: length.flatMap { variable($0, in: text, at: span) })
  }

  private func variable(_ length: Int, in text: String, at span: SourceSpan) -> Edit.Variable? {
    guard let found = text.range(of: "\(length)") else { return nil }
    return Edit.Variable(
      length: length, before: String(text[..<found.lowerBound]),
      after: String(text[found.upperBound...]), span: span)
  }

  /// Replaces the arguments of a link, which is a different means than repeating the modifier.
  func writing(
    _ arguments: [String], for index: Int, _ kind: Edit.Kind, variable length: Int? = nil
  ) -> Edit? {
    guard let span = parentheses(of: index) else { return nil }
    return replacing(
      span, by: "(" + arguments.joined(separator: ", ") + ")", kind,
      view.links[index].name + "()", variable: length)
  }

  /// The range between a link's name and its closures, where its parentheses are or would be.
  func parentheses(of index: Int) -> SourceSpan? {
    let link = view.links[index]
    let start = link.anchor + link.name.utf8.count
    guard let last = link.arguments.last else {
      let text = outline.text(start..<link.span.upperBound)
      guard text.hasPrefix("()") else { return link.closures.isEmpty ? nil : start..<start }
      return start..<start + 2
    }
    guard let close = outline.source.bytes[last.span.upperBound...].firstIndex(of: 0x29),
      close < link.span.upperBound
    else { return nil }
    return start..<close + 1
  }

  func written(_ argument: WrittenArgument) -> String { outline.text(argument.span) }

  func value(_ argument: WrittenArgument) -> String { outline.text(argument.value) }
}

import HaggleSyntax

/// Edits of which only the code is to be said.
extension WrittenPlace {
  /// Inserts a modifier.
  ///
  /// - Parameter link: the call that it is put behind; nil for the last but for a priority.
  func adding(
    _ modifier: String, behind link: Int? = nil, _ kind: Edit.Kind, variable length: Int? = nil
  ) -> Edit {
    let index = link ?? lastBeforePriority
    let joint = joint(behind: index)
    let text = joint + "." + modifier
    let end = links[index].span.upperBound
    let offset = joint.contains(where: \.isNewline) ? outline.behindComment(at: end) : end
    return Edit(
      kind, .call(String(modifier.prefix { $0 != "(" })), Rewriting(inserting: text, at: offset),
      variable: length.flatMap { variable($0, in: text, at: offset..<offset) })
  }

  /// Inserts a modifier before the first of these, or at the end.
  func adding(_ modifier: String, _ kind: Edit.Kind, before names: Set<String>) -> Edit {
    adding(modifier, behind: index(of: names).map { $0 - 1 }, kind)
  }

  /// The separator before a modifier: a new line if the other modifiers have one.
  private func joint(behind index: Int) -> String {
    let end = links[index].span.upperBound
    let next = index + 1 < links.count ? index + 1 : index
    if next > 0 {
      let gap = outline.text(links[next].joint).dropLast()
      // A comment before it belongs to its own line.
      return String(gap[(gap.lastIndex(where: \.isNewline) ?? gap.startIndex)...])
    }
    let text = outline.text(links[index].span)
    return text.contains(where: \.isNewline) ? "\n" + outline.indentation(at: end - 1) : ""
  }

  /// Replaces a range.
  func replacing(
    _ span: SourceSpan, by text: String, _ kind: Edit.Kind, _ name: Edit.Name,
    variable length: Int? = nil
  ) -> Edit {
    Edit(
      kind, name, replacing: span, by: text,
      variable: length.flatMap { variable($0, in: text, at: span) })
  }

  private func variable(_ length: Int, in text: String, at span: SourceSpan) -> Edit.Variable? {
    guard let found = text.range(of: "\(length)") else { return nil }
    return Edit.Variable(
      length: length, before: String(text[..<found.lowerBound]),
      after: String(text[found.upperBound...]), span: span)
  }

  /// Replaces the arguments of a link, which is a different means than repeating the modifier; nil
  /// where a number would take the place of a length that is worked out.
  func writing(
    _ arguments: [String], for index: Int, _ kind: Edit.Kind, variable length: Int? = nil
  ) -> Edit? {
    guard let span = parentheses(of: index), !dropsComputed(index, for: arguments) else {
      return nil
    }
    return replacing(
      span, by: "(" + arguments.joined(separator: ", ") + ")", kind,
      .arguments(links[index].name), variable: length)
  }

  private func dropsComputed(_ index: Int, for arguments: [String]) -> Bool {
    links[index].arguments.contains { argument in
      guard argument.isComputed, let label = argument.label else { return false }
      return arguments.contains { new in
        new.hasPrefix(label + ": ") && Double(new.dropFirst(label.count + 2)) != nil
      }
    }
  }

  /// The range between a link's name and its closures, where its parentheses are or would be.
  func parentheses(of index: Int) -> SourceSpan? {
    let link = links[index]
    let start = link.nameSpan.upperBound
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

  /// Replaces the alignment of a link by each of these, or adds it.
  func aligning(_ index: Int, _ alignments: [String]) -> [Edit] {
    let arguments = links[index].arguments
    let own = arguments.firstIndex { $0.label == "alignment" }
    return alignments.compactMap { alignment in
      var list = arguments.map(\.text)
      if let own {
        if arguments[own].value == alignment { return nil }
        list[own] = "alignment: \(alignment)"
      } else {
        list.append("alignment: \(alignment)")
      }
      return writing(list, for: index, .alignment)
    }
  }

  func renaming(_ index: Int, _ name: String) -> Edit {
    let own = links[index].nameSpan
    return Edit(
      .drawing, .call(links[index].name), Rewriting(replacing: own, with: [.renamed(own, name)]))
  }

  /// Replaces the view's name and arguments, before its closure.
  func recasting(as name: String, _ arguments: String = "") -> Rewriting.Change {
    let end = base.closures.first?.span.lowerBound ?? base.span.upperBound
    return Rewriting.Change(
      span: nameSpan.lowerBound..<end, pieces: [.renamed(nameSpan, name), .new(arguments + " ")])
  }

  /// Removes the view and its line.
  var removal: Edit { Edit(.view, .call(name), replacing: line) }

  /// The view wrapped in a container, with its lines indented.
  ///
  /// - Parameter part: what of it is wrapped; nil for the view with all its modifiers.
  func wrapping(_ container: String, _ kind: Edit.Kind, part: SourceSpan? = nil) -> Edit {
    let span = part ?? span
    let outer = outward(in: span)
    let (open, close) =
      outline.text(span).contains("\n")
      ? ("\(container) {\(innerLine)", "\(newLine)}")
      : ("\(container) { ", " }")
    var edit = Edit(
      kind, .call(container), replacing: span,
      with: [.new(open)] + setIn(span, without: outer) + [.new(close)]
        + outer.map { .kept($0) })
    edit.addsScrolling = container.hasPrefix("ScrollView")
    return edit
  }

  /// The modifiers of the view that speak to what is around it, and that a container around it
  /// would keep from there.
  func outward(in span: SourceSpan) -> [SourceSpan] {
    links.dropFirst().filter { Set.outward.contains($0.name) && span.contains($0.anchor) }
      .map { outline.behindComment(at: $0.span.lowerBound)..<$0.span.upperBound }
  }

  /// A range without some parts of it, set in.
  func setIn(_ span: SourceSpan, without parts: [SourceSpan]) -> [Rewriting.Piece] {
    let ends = parts.map(\.lowerBound) + [span.upperBound]
    return zip([span.lowerBound] + parts.map(\.upperBound), ends).flatMap { start, end in
      start < end ? setIn(start..<end) : []
    }
  }

  /// The lines of a range after its first, indented one step more, except for multi-line strings.
  func setIn(_ span: SourceSpan) -> [Rewriting.Piece] {
    if outline.text(span).contains("\"\"\"") { return [.kept(span)] }
    var pieces: [Rewriting.Piece] = []
    var start = span.lowerBound
    for index in span where outline.source.bytes[index] == 0x0A {
      pieces += [.kept(start..<index + 1), .new(outline.step)]
      start = index + 1
    }
    return pieces + [.kept(start..<span.upperBound)]
  }

  /// The lines of a range after its first, indented one step less.
  ///
  /// - Parameters:
  ///   - parts: what of it is replaced, in order; what is not in it stays as it is.
  ///   - name: by what.
  func setOut(
    _ span: SourceSpan, replacing parts: [SourceSpan] = [], by name: String = ""
  ) -> [Rewriting.Piece] {
    let isIndented = !outline.text(span).contains("\"\"\"")
    let (bytes, step) = (outline.source.bytes, Array(outline.step.utf8))
    let steps =
      !isIndented
      ? []
      : span.filter { index in
        bytes[index] == 0x0A && bytes[(index + 1)...].starts(with: step)
      }.map { $0 + 1..<$0 + 1 + step.count }
    var pieces: [Rewriting.Piece] = []
    var start = span.lowerBound
    for gap in (steps + parts).sorted(by: { $0.lowerBound < $1.lowerBound })
    where start <= gap.lowerBound && gap.upperBound <= span.upperBound {
      pieces.append(.kept(start..<gap.lowerBound))
      if parts.contains(gap) { pieces.append(.new(name)) }
      start = gap.upperBound
    }
    return pieces + [.kept(start..<max(start, span.upperBound))]
  }
}

extension [String] {
  /// The arguments of a call; nothing for none.
  var inParentheses: String { isEmpty ? "" : "(" + joined(separator: ", ") + ")" }
}

extension Rewriting.Piece {
  /// Its new lines, further in by this step.
  func setIn(_ step: String) -> Rewriting.Piece {
    guard case .new(let text) = self else { return self }
    return .new(text.replacing("\n", with: "\n" + step))
  }
}

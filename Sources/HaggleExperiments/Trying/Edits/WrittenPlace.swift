import Foundation
import HaggleSyntax
import HaggleVocabulary

/// A view of a text that is to be edited, with what is around it.
struct WrittenPlace: CallChain {
  let outline: SourceOutline
  let number: Int
  /// The lengths that a goal asks for, by axis, in points.
  let lengths: [Axis: CGFloat]

  init(_ outline: SourceOutline, view number: Int, lengths: [Axis: CGFloat] = [:]) {
    self.outline = outline
    self.number = number
    self.lengths = lengths
  }

  /// Another view, for no length of a goal.
  func at(_ number: Int) -> WrittenPlace { WrittenPlace(outline, view: number) }

  var links: [WrittenView.Link] { outline.views[number].links }
  /// The call whose closure or argument it is.
  var parent: SourceOutline.Spot? { outline.views[number].parent }
  /// Whether it is a statement, not an argument.
  var isStatement: Bool { outline.views[number].isStatement }

  /// The last modifier, or the view itself where it has none.
  var lastLink: Int { links.count - 1 }

  /// The last modifier in front of a priority, which what is put around it would hide.
  var lastBeforePriority: Int {
    links.firstIndex { $0.name == "layoutPriority" }.map { $0 - 1 } ?? lastLink
  }

  /// The white space before the line that the view begins in.
  var indentation: String { outline.indentation(at: span.lowerBound) }
  /// A new line as far in as the view.
  var newLine: String { "\n" + indentation }
  /// A new line in a closure of the view.
  var innerLine: String { newLine + outline.step }

  /// The name of the view's container; the views of a loop are children of the loop's container.
  var container: String? {
    guard let parent, outline[parent].name == "ForEach" else {
      return parent.map { outline[$0].name }
    }
    return outline.views[parent.view].parent.map { outline[$0].name }
  }

  /// Along which axes the scroll view around it scrolls; none where there is no such view.
  var scrollAxes: Axis.Set {
    var next = parent
    while let spot = next {
      let around = outline.views[spot.view]
      if around.name == "ScrollView" {
        let stated = around.base.arguments.filter { $0.label == nil }.map(\.value).joined()
        guard !stated.isEmpty else { return .vertical }
        return Axis.allCases.reduce(into: []) { axes, axis in
          if stated.contains(axis.written) { axes.insert(Axis.Set(axis)) }
        }
      }
      next = around.parent
    }
    return []
  }

  /// Whether it is in what is built for each element: a page of scroll views is no page that
  /// scrolls.
  var isOneOfMany: Bool {
    var next = parent
    while let spot = next {
      if outline[spot].name == "ForEach" { return true }
      next = outline.views[spot.view].parent
    }
    return false
  }

  /// The statements in the view's own closures.
  var children: [Int] {
    outline.children(of: number, link: 0).filter { outline.views[$0].isStatement }
  }

  /// The range and the views of the first closure.
  var content: (inside: SourceSpan, views: [Int])? {
    let views = children
    guard let closure = base.closures.first, closure.label == nil, let first = views.first,
      let last = views.last
    else { return nil }
    return (outline.views[first].span.lowerBound..<outline.views[last].span.upperBound, views)
  }

  /// The written views of a row, including those of loops and grid rows.
  var shared: [Int] {
    children.flatMap { child -> [Int] in
      switch outline.views[child].name {
      case "ForEach", "GridRow", "Group": at(child).shared
      case "Spacer", "Divider": []
      default: [child]
      }
    }
  }

  /// The view with the rest of its line, if nothing else is on it.
  var line: SourceSpan { lines(of: span) }

  /// A range with the rest of its lines, if nothing else is on them; else with one of the
  /// semicolons that set it off, which would be left beside another one, or beside a brace.
  func lines(of span: SourceSpan) -> SourceSpan {
    let bytes = outline.source.bytes
    let start = blanks(before: span.lowerBound)
    let semicolon = bytes[blanks(behind: span.upperBound)...].first == UInt8(ascii: ";")
    let end = semicolon ? blanks(behind: span.upperBound) + 1 : span.upperBound
    let isFirst = start == 0 || bytes[start - 1] == 0x0A
    if isFirst, end < bytes.count, bytes[end] == 0x0A { return start..<end + 1 }
    if semicolon { return span.lowerBound..<blanks(behind: end) }
    if start > 0, bytes[start - 1] == UInt8(ascii: ";") { return start - 1..<span.upperBound }
    return span
  }

  /// The start of the spaces before an offset.
  private func blanks(before offset: Int) -> Int {
    outline.source.bytes[..<offset].lastIndex { ![0x20, 0x09].contains($0) }.map { $0 + 1 } ?? 0
  }

  /// The end of the spaces behind an offset.
  private func blanks(behind offset: Int) -> Int {
    let bytes = outline.source.bytes
    return bytes[offset...].firstIndex { ![0x20, 0x09].contains($0) } ?? bytes.count
  }

  /// Whether a link is a frame of a text that states both lengths of what is drawn behind the text.
  func isPlate(_ index: Int) -> Bool {
    name == "Text" && links[index].name == "frame"
      && ["width", "height"].allSatisfy { links[index].argument($0) != nil }
      && links[index...].contains { Set.paints.contains($0.name) }
  }

  /// An image that keeps its aspect ratio and covers its proposal.
  var isFillingImage: Bool {
    guard name == "Image", !has("clipped") else { return false }
    return has("scaledToFill")
      || links.contains { $0.argument("contentMode")?.value == ".fill" }
  }

  /// The alignments stated by the view and its descendants.
  var statedAlignments: [String] {
    var stated = links.compactMap { link in
      link.argument("alignment")
        ?? (link.name == "multilineTextAlignment" ? link.argument(nil) : nil)
    }
    for child in outline.children(of: number) {
      stated += outline.views[child].links.compactMap { $0.argument("alignment") }
    }
    return Set(stated.map(\.value).filter { $0.hasPrefix(".") }).sorted()
  }
}

extension Axis {
  /// As SwiftUI's set of axes is written.
  var written: String { self == .horizontal ? ".horizontal" : ".vertical" }
}

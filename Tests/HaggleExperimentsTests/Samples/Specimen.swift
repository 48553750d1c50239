import Foundation
import HaggleLayouts
import HaggleVocabulary

/// A view with what is proposed to it: a scenario as data.
struct Specimen: Hashable, Sendable {
  var view: Sample
  var proposal: ProposedViewSize
  /// The size of every character, in points.
  var cell = CGSize(width: 8, height: 16)

  var context: LayoutContext { LayoutContext(text: TextMetrics(cell: cell)) }

  /// As SwiftUI source with directives, to be pasted into a file of its own.
  var source: String {
    var directives = ["// proposal: \(Self.text(proposal.width))x\(Self.text(proposal.height))"]
    let images = view.images.map { "// image: \"\(Sample.imageName($0, $1))\" \(size($0, $1))" }
    directives += Set(images).sorted()
    if view.hasText { directives.append("// text-cell: \(size(cell.width, cell.height))") }
    return directives.joined(separator: "\n") + "\n" + view.source + "\n"
  }

  private func size(_ width: CGFloat, _ height: CGFloat) -> String {
    "\(width.source)x\(height.source)"
  }

  private static func text(_ length: CGFloat?) -> String {
    length.map { $0 == .infinity ? "inf" : $0.source } ?? "nil"
  }
}

extension Sample {
  fileprivate var images: [(CGFloat, CGFloat)] {
    if case .image(let width, let height, _) = element { return [(width, height)] }
    return children.flatMap(\.images)
  }

  fileprivate var hasText: Bool {
    if case .text = element { return true }
    return children.contains(where: \.hasText)
  }

  /// All views in it, itself included.
  var count: Int { children.reduce(1) { $0 + $1.count } }
}

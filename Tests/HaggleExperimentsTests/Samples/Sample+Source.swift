import Foundation
import HaggleVocabulary

extension Sample {
  /// The view as SwiftUI source, to be pasted into a scenario.
  var source: String { lines.joined(separator: "\n") }

  private var lines: [String] {
    switch element {
    case .overlay, .background, .inset:
      children[0].lines + block("." + element.call, children.dropFirst())
    case _ where element.arity == nil: block(element.call, children[...])
    case .scroll: block(element.call, children[...])
    case _ where element.arity == 0: [element.call]
    default: modified
    }
  }

  /// What fits into the line of a leaf stands there.
  private var modified: [String] {
    let (base, call) = (children[0].lines, "." + element.call)
    guard base.count == 1, base[0].count + call.count < 80 else { return base + [call] }
    return [base[0] + call]
  }

  private func block(_ call: String, _ content: ArraySlice<Sample>) -> [String] {
    [call + " {"] + content.flatMap(\.lines).map { "  " + $0 } + ["}"]
  }
}

extension Sample.Element {
  /// The view's or the modifier's name with its arguments.
  fileprivate var call: String {
    switch self {
    case .color: "Color.red"
    case .text(let string): "Text(\"\(string.replacing("\n", with: "\\n"))\")"
    case .spacer(let length): call("Spacer", "center", ["minLength": length])
    case .divider: "Divider()"
    case .image(let width, let height, let isResizable):
      "Image(\"\(Sample.imageName(width, height))\")" + (isResizable ? ".resizable()" : "")
    case .hstack(let guide, let gap): call("HStack", guide.rawValue, ["spacing": gap])
    case .vstack(let guide, let gap): call("VStack", guide.rawValue, ["spacing": gap])
    case .zstack(let corner): call("ZStack", corner.rawValue)
    case .lazyHStack(let guide, let gap): call("LazyHStack", guide.rawValue, ["spacing": gap])
    case .lazyVStack(let guide, let gap): call("LazyVStack", guide.rawValue, ["spacing": gap])
    case .grid(let corner, let horizontal, let vertical):
      call(
        "Grid", corner.rawValue, ["horizontalSpacing": horizontal, "verticalSpacing": vertical])
    case .row(let guide): guide.map { "GridRow(alignment: .\($0.rawValue))" } ?? "GridRow"
    case .lazyVGrid(let tracks, let gap): lazyGrid("LazyVGrid", "columns", tracks, gap)
    case .lazyHGrid(let tracks, let gap): lazyGrid("LazyHGrid", "rows", tracks, gap)
    case .scroll(let direction): "ScrollView(.\(direction.rawValue))"
    default: modifier
    }
  }

  private var modifier: String {
    switch self {
    case .frame(let width, let height, let corner):
      call("frame", ["width": width, "height": height], corner.rawValue)
    case .limits(let limits, let corner): call("frame", limits.arguments, corner.rawValue)
    case .padding(let side, let length):
      "padding(.\(side.rawValue)" + (length.map { ", \($0.source)" } ?? "") + ")"
    case .fixedSize(let axis):
      "fixedSize(horizontal: \(axis == .horizontal), vertical: \(axis == .vertical))"
    case .priority(let priority): "layoutPriority(\(CGFloat(priority).source))"
    case .offset(let x, let y): "offset(x: \(x.source), y: \(y.source))"
    case .position(let x, let y): "position(x: \(x.source), y: \(y.source))"
    case .aspectRatio(let ratio, let isFilling):
      "aspectRatio(" + (ratio.map { "\($0.source), " } ?? "")
        + "contentMode: .\(isFilling ? "fill" : "fit"))"
    case .relativeProposed(let factor): "relativeProposed(width: \(factor.source))"
    default: traitOrLayer
    }
  }

  private var traitOrLayer: String {
    switch self {
    case .guide(let guide, let part):
      "alignmentGuide(.\(guide.rawValue)) { $0.\(guide.isWidth ? "width" : "height") * "
        + "\(part.source) }"
    case .cellColumns(let count): "gridCellColumns(\(count))"
    case .cellUnsizedAxes(let axis): "gridCellUnsizedAxes(.\(axis.rawValue))"
    case .columnAlignment(let guide): "gridColumnAlignment(.\(guide.rawValue))"
    case .overlay(let corner): "overlay(alignment: .\(corner.rawValue))"
    case .background(let corner): "background(alignment: .\(corner.rawValue))"
    case .inset(let side, let gap):
      "safeAreaInset(edge: .\(side.rawValue)" + (gap.map { ", spacing: \($0.source)" } ?? "")
        + ")"
    default: ""
    }
  }

  private func call(
    _ name: String, _ alignment: String, _ numbers: KeyValuePairs<String, CGFloat?>
  ) -> String {
    call(name, with: (alignment == "center" ? [] : ["alignment: .\(alignment)"]) + written(numbers))
  }

  private func call(
    _ name: String, _ numbers: KeyValuePairs<String, CGFloat?>, _ alignment: String
  ) -> String {
    call(name, with: written(numbers) + (alignment == "center" ? [] : ["alignment: .\(alignment)"]))
  }

  private func call(_ name: String, _ alignment: String) -> String { call(name, alignment, [:]) }

  private func call(_ name: String, with arguments: [String]) -> String {
    let holdsViews = arity == nil
    return holdsViews && arguments.isEmpty ? name : "\(name)(\(arguments.joined(separator: ", ")))"
  }

  private func written(_ numbers: KeyValuePairs<String, CGFloat?>) -> [String] {
    numbers.compactMap { label, number in number.map { "\(label): \($0.source)" } }
  }

  private func lazyGrid(
    _ name: String, _ label: String, _ tracks: [Sample.Track], _ gap: CGFloat?
  ) -> String {
    let items = tracks.map(\.source).joined(separator: ", ")
    return call(name, with: ["\(label): [\(items)]"] + written(["spacing": gap]))
  }
}

extension Sample.Limits {
  fileprivate var arguments: KeyValuePairs<String, CGFloat?> {
    [
      "minWidth": minWidth, "idealWidth": idealWidth, "maxWidth": maxWidth,
      "minHeight": minHeight, "idealHeight": idealHeight, "maxHeight": maxHeight,
    ]
  }
}

extension Sample.Guide {
  fileprivate var isWidth: Bool { self == .leading || self == .trailing }
}

extension Sample.Track {
  fileprivate var source: String {
    let gap = spacing.map { ", spacing: \($0.source)" } ?? ""
    let limits =
      "minimum: \(length.source)" + (maximum.isFinite ? ", maximum: \(maximum.source)" : "")
    switch kind {
    case .fixed: return "GridItem(.fixed(\(length.source))\(gap))"
    case .flexible: return "GridItem(.flexible(\(limits))\(gap))"
    case .adaptive: return "GridItem(.adaptive(\(limits))\(gap))"
    }
  }
}

extension Sample {
  static func imageName(_ width: CGFloat, _ height: CGFloat) -> String {
    "image\(width.source)x\(height.source)"
  }
}

extension CGFloat {
  /// As one writes it in Swift.
  var source: String { self == .infinity ? ".infinity" : NumberText.exact(self) }
}

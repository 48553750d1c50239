import Foundation
import HaggleLanguage
import HaggleLayouts
import HaggleVocabulary

// Values of the language as types of layouts; nil if they do not fit.
extension Value {
  /// Both guides; a missing one is the centre.
  var alignment: Alignment? {
    if case .native(let native as GuideValue) = self { return native.alignment }
    if case .member(_, "init", let fields?) = self,
      let horizontal = fields["horizontal"]?.alignment,
      let vertical = fields["vertical"]?.alignment
    {
      return Alignment(horizontal: horizontal.horizontal, vertical: vertical.vertical)
    }
    return memberName.flatMap { Self.alignments[$0] }
  }

  /// Whether it is a vertical guide, if a single guide is expected.
  var isVerticalGuide: Bool {
    switch self {
    case .native(let native as GuideValue): native.horizontal == nil && native.vertical != nil
    case .member("VerticalAlignment", _, _): true
    case .member("HorizontalAlignment", _, _): false
    default: memberName.map(Self.verticalGuides.contains) ?? false
    }
  }

  private static let alignments: [String: Alignment] = [
    "center": .center, "leading": .leading, "trailing": .trailing, "top": .top, "bottom": .bottom,
    "topLeading": .topLeading, "topTrailing": .topTrailing, "bottomLeading": .bottomLeading,
    "bottomTrailing": .bottomTrailing,
    "firstTextBaseline": Alignment(horizontal: .center, vertical: .firstTextBaseline),
    "lastTextBaseline": Alignment(horizontal: .center, vertical: .lastTextBaseline),
    "centerFirstTextBaseline": .centerFirstTextBaseline,
    "centerLastTextBaseline": .centerLastTextBaseline,
    "leadingFirstTextBaseline": .leadingFirstTextBaseline,
    "leadingLastTextBaseline": .leadingLastTextBaseline,
    "trailingFirstTextBaseline": .trailingFirstTextBaseline,
    "trailingLastTextBaseline": .trailingLastTextBaseline,
  ]

  /// The names that mean a vertical guide where only one guide is meant.
  private static let verticalGuides: Set<String> = [
    "top", "bottom", "firstTextBaseline", "lastTextBaseline",
  ]

  var unitPoint: UnitPoint? {
    if case .record("UnitPoint", let fields) = self {
      return UnitPoint(x: fields["x"]?.length ?? 0, y: fields["y"]?.length ?? 0)
    }
    if case .member(_, "init", let fields?) = self {
      return Value.record(type: "UnitPoint", fields: fields).unitPoint
    }
    return memberName.flatMap { Self.unitPoints[$0] }
  }

  private static let unitPoints: [String: UnitPoint] = [
    "zero": .zero, "center": .center, "leading": .leading, "trailing": .trailing, "top": .top,
    "bottom": .bottom, "topLeading": .topLeading, "topTrailing": .topTrailing,
    "bottomLeading": .bottomLeading, "bottomTrailing": .bottomTrailing,
  ]

  /// `.horizontal`, `[.horizontal, .vertical]`, `[]`.
  var axes: Axis.Set? {
    union { name in
      switch name {
      case "horizontal": Axis.Set.horizontal
      case "vertical": Axis.Set.vertical
      default: nil
      }
    }
  }

  /// `.top`, `[.leading, .bottom]`, `.all`.
  var edges: Edge.Set? { union { Self.edgeSets[$0] } }

  private static let edgeSets: [String: Edge.Set] = [
    "all": .all, "horizontal": .horizontal, "vertical": .vertical, "top": .top,
    "bottom": .bottom, "leading": .leading, "trailing": .trailing,
  ]

  /// A member of an option set, an array of them, or `.init()`.
  private func union<Options: OptionSet>(_ option: (String) -> Options?) -> Options? {
    if case .member(_, "init", let arguments?) = self, arguments.isEmpty { return Options() }
    if let memberName { return option(memberName) }
    guard case .array(let values) = self else { return nil }
    return values.reduce(into: Options()) { all, value in
      if let one = value.memberName.flatMap(option) { all.formUnion(one) }
    }
  }

  var edgeInsets: EdgeInsets? {
    let labels = ["top", "leading", "bottom", "trailing"]
    guard let fields = fields(of: "EdgeInsets"),
      fields.allSatisfy({ labels.contains($0.label ?? "") })
    else { return nil }
    let lengths = labels.map { fields[$0]?.length ?? 0 }
    return EdgeInsets(
      top: lengths[0], leading: lengths[1], bottom: lengths[2], trailing: lengths[3])
  }

  /// `CGSize(width: 10, height: 5)`, `.init(width: 10, height: 5)`, as x and y.
  var displacement: CGPoint? {
    switch self {
    case .size(let size): return CGPoint(x: size.width, y: size.height)
    case .point(let point): return point
    default: break
    }
    guard let fields = fields(of: "CGSize"), let x = (fields["width"] ?? fields["x"])?.length,
      let y = (fields["height"] ?? fields["y"])?.length
    else { return nil }
    return CGPoint(x: x, y: y)
  }

  /// The arguments of `GridItem(…)`, or of `.init(…)` where a grid item is meant.
  private func fields(of type: String) -> [LabeledValue]? {
    switch self {
    case .record(type, let fields): fields
    case .member(nil, "init", let fields?): fields
    default: nil
    }
  }

  var gridItem: GridItem? {
    guard let fields = fields(of: "GridItem") else { return nil }
    return GridItem(
      fields[nil]?.gridItemSize ?? .flexible(), spacing: fields["spacing"]?.length,
      alignment: fields["alignment"]?.alignment)
  }

  private var gridItemSize: GridItem.Size? {
    guard case .member(_, let name, let arguments) = self else { return nil }
    func argument(_ label: String?) -> CGFloat? {
      arguments?[label]?.length
    }
    switch name {
    case "fixed": return .fixed(argument(nil) ?? 0)
    case "flexible":
      return .flexible(
        minimum: argument("minimum") ?? 10, maximum: argument("maximum") ?? .infinity)
    case "adaptive":
      return .adaptive(
        minimum: argument("minimum") ?? 0, maximum: argument("maximum") ?? .infinity)
    default: return nil
    }
  }
}

extension Edge {
  /// The one edge of a set; nil for none or several.
  static func only(_ edges: Edge.Set) -> Edge? {
    let contained = allCases.filter { edges.contains($0) }
    return contained.count == 1 ? contained[0] : nil
  }
}

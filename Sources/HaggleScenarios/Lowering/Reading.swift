import Foundation
import HaggleLanguage
import HaggleLayouts
import HaggleSyntax
import HaggleVocabulary

/// The arguments of a view or modifier, read as the types that the catalog expects.
///
/// Unreadable values are nil, as if not written; assumptions are reported.
struct Reading {
  let entry: CatalogEntry
  let arguments: CallArguments
  let inherited: Inherited
  let place: SourcePlace?
  let log: LoweringLog
  let program: Lowering.Program
  var asked: AskedParameters?
  /// Whether the view that it modifies has words in it.
  var isAroundWords = false

  var name: String { entry.name }

  /// The same with other arguments.
  func reading(_ arguments: CallArguments) -> Reading {
    Reading(
      entry: entry, arguments: arguments, inherited: inherited, place: place, log: log,
      program: program, asked: asked)
  }

  /// What sets state where one of its closures does while the layout is computed.
  var cause: StateStore.Cause { .measuring(name, at: place) }

  /// The value of a labelled argument.
  func value(_ label: String) -> Value? {
    asked?.note(name, label)
    return arguments[label]
  }

  /// The value of the n-th argument without a label.
  func value(at position: Int) -> Value? {
    asked?.note(name, at: position)
    return arguments.positional(position)
  }

  /// In points; ∞ for `.infinity`.
  func length(_ label: String) -> CGFloat? { length(value(label), label) }

  func length(at position: Int) -> CGFloat? { length(value(at: position), nil) }

  /// In points; a distance or position, for which the effect of ∞ in SwiftUI is unknown.
  func distance(_ label: String) -> CGFloat? { length(value(label), label, isFinite: true) }

  func distance(at position: Int) -> CGFloat? { length(value(at: position), nil, isFinite: true) }

  private func length(_ value: Value?, _ label: String?, isFinite: Bool = false) -> CGFloat? {
    if let value, let points = log.points(of: value, in: name, label, at: place) { return points }
    check(value?.length, label, isFinite: isFinite)
    return value?.length
  }

  func boolean(_ label: String) -> Bool? {
    guard case .boolean(let flag) = value(label) else { return nil }
    return flag
  }

  /// A whole number; for a range, its upper bound.
  func count(at position: Int) -> Int? {
    switch value(at: position) {
    case .integer(let count): count
    case .number(let count) where abs(count) < 1e15: Int(saturating: count)
    case .range(_, let upper, let isClosed): Self.whole(upper).map { $0 - (isClosed ? 0 : 1) }
    default: nil
    }
  }

  /// A whole number; nil if it is too large, such as the end of `3...`.
  static func whole(_ value: Value) -> Int? {
    value.length.flatMap { abs($0) < 1e15 ? Int(saturating: $0) : nil }
  }

  func alignment(_ label: String) -> Alignment? { alignment(value(label), label + ": ") }

  func horizontalAlignment(_ label: String) -> HorizontalAlignment? {
    alignment(label)?.horizontal
  }

  func horizontalAlignment(at position: Int) -> HorizontalAlignment? {
    alignment(value(at: position), "")?.horizontal
  }

  func verticalAlignment(_ label: String) -> VerticalAlignment? { alignment(label)?.vertical }

  private func alignment(_ value: Value?, _ label: String) -> Alignment? {
    let known = known(value, label)
    guard known == nil, value != nil else { return known?.alignment }
    return log.context.standIns.alignment.alignment
  }

  func edge(_ label: String) -> Edge? { known(label)?.edges.flatMap { Edge.only($0) } }

  func unitPoint(at position: Int) -> UnitPoint? { known(at: position)?.unitPoint }

  func axes(_ label: String) -> Axis.Set? { known(label)?.axes }

  func axes(at position: Int) -> Axis.Set? { known(at: position)?.axes }

  /// A value; an undeclared one counts as not written, and is reported.
  private func known(_ label: String) -> Value? { known(value(label), label + ": ") }

  private func known(at position: Int) -> Value? { known(value(at: position), "") }

  private func known(_ value: Value?, _ label: String) -> Value? {
    guard case .placeholder(let written)? = value else { return value }
    log.report(
      Diagnostic(
        .assumed, code: .unknownArgument,
        "\(name)(\(label)\(written)): not in this text, taken as not written",
        remedy: "write the value that it has", place: place, length: name.count))
    return nil
  }

  func gridItems(_ label: String) -> [GridItem] {
    let read = elements(of: value(label) ?? value(at: 0)).compactMap(gridItem)
    for item in read { check(item) }
    return read
  }

  /// The elements of an array, also of one written `.init(repeating: …, count: 3)`.
  private func elements(of value: Value?) -> [Value] {
    if case .array(let elements)? = value { return Array(elements) }
    guard case .member(nil, "init", let fields?)? = value, let element = fields["repeating"],
      let count = fields["count"]?.integer, (0...Self.mostTracks).contains(count)
    else { return [] }
    return Array(repeating: element, count: count)
  }

  private static let mostTracks = 10_000
}

extension UnknownAlignment {
  /// Nil if none is written.
  fileprivate var alignment: Alignment? {
    switch self {
    case .usual: nil
    case .start: .topLeading
    case .end: .bottomTrailing
    }
  }
}

extension Reading {
  /// `frame` in both forms. Invalid sides count as unset, as in SwiftUI, and are reported.
  func frame() -> any Layout {
    let alignment = alignment("alignment") ?? .center
    let limits = [
      "minWidth", "idealWidth", "maxWidth", "minHeight", "idealHeight", "maxHeight",
    ]
    guard limits.contains(where: { value($0) != nil }) else {
      return FixedFrameLayout(
        width: side("width"), height: side("height"), alignment: alignment)
    }
    for dimension in ["Width", "Height"] { checkLimits(dimension) }
    return FlexibleFrameLayout(
      width: .init(min: length("minWidth"), ideal: length("idealWidth"), max: length("maxWidth")),
      height: .init(
        min: length("minHeight"), ideal: length("idealHeight"), max: length("maxHeight")),
      alignment: alignment)
  }

  private func side(_ label: String) -> CGFloat? {
    if isAroundWords, let number = value(label)?.number, number == program.madeUpLengths()[label] {
      log.openSide(label, place)
      return nil
    }
    guard let length = length(label) else { return nil }
    if length.isNaN || length.isInfinite || length < 0 { log.invalidFrame(label, length, place) }
    return length
  }

  /// `padding()`, `padding(8)`, `padding(.top)`, `padding([.top, .leading], 8)`, `padding(insets)`.
  func padding() -> any Layout {
    if let insets = insets(at: 0) { return PaddingLayout(insets) }
    let (edges, length) = edgesAndLength()
    return PaddingLayout(edges, length)
  }

  /// `safeAreaPadding`, in the same forms as `padding`.
  func safeAreaPadding() -> any Layout {
    if let insets = insets(at: 0) { return SafeAreaPaddingLayout(insets) }
    let (edges, length) = edgesAndLength()
    return SafeAreaPaddingLayout(edges, length)
  }

  private func edgesAndLength() -> (Edge.Set, CGFloat?) {
    if let edges = value(at: 0)?.edges { return (edges, distance(at: 1)) }
    return (.all, distance(at: 0))
  }

  /// `aspectRatio(1.5, contentMode: .fit)`, `aspectRatio(contentMode: .fill)`, `aspectRatio(size,
  /// …)`.
  func aspectRatio() -> any Layout {
    let mode = value("contentMode")?.memberName == "fill" ? ContentMode.fill : .fit
    var ratio = value(at: 0)?.length
    if let size = value(at: 0)?.displacement { ratio = size.x / size.y }
    checkRatio(ratio)
    return AspectRatioLayout(ratio ?? length(at: 0), contentMode: mode)
  }

  /// `offset(x:y:)` and `offset(size)`.
  func offset() -> CGPoint {
    displacement(at: 0) ?? CGPoint(x: distance("x") ?? 0, y: distance("y") ?? 0)
  }

  /// `alignmentGuide(.leading) { $0[.trailing] }`: the closure is called whenever the guide is
  /// asked for.
  func alignmentGuide() -> any Layout {
    guard case .function(let closure)? = value("computeValue") ?? value(at: 1),
      let guide = value(at: 0)
    else { return IdentityLayout() }
    let (program, cause) = (program, cause)
    log.mayMeasure = true
    let compute = { (dimensions: ViewDimensions) -> CGFloat in
      program.call(closure, [.native(DimensionsValue(dimensions))], cause).length ?? 0
    }
    if guide.isVerticalGuide {
      return guide.alignment.map { AlignmentGuideLayout($0.vertical, compute) } ?? IdentityLayout()
    }
    return guide.alignment.map { AlignmentGuideLayout($0.horizontal, compute) } ?? IdentityLayout()
  }

  /// `layoutValue(key: Weight.self, value: 2)`, for keys that the text declares.
  func layoutValue(_ values: inout LayoutValues) -> String? {
    guard case .type(let key)? = value("key"), let value = value("value") else { return nil }
    values[NamedLayoutValues.Key.self, default: NamedLayoutValues()][key] = value
    return "layoutValue(\(arguments.text))"
  }

  /// A named image has the size stated in the scenario, or an assumed one.
  func image() -> any Layout {
    ImageLayout(
      size: log.imageSize(
        named: shownImage, symbolScale: symbolScale, place),
      isResizable: inherited.isResizable, isStretchable: inherited.isStretchable,
      symbolFont: isSymbol ? inherited.text.font : nil)
  }

  /// Whether it is an image without a stated size.
  var isImageOfUnknownSize: Bool {
    name == "Image" && log.context.images[shownImage ?? ""] == nil
  }

  /// The name of an image, for a symbol with what is drawn around it: `minus.circle`.
  var shownImage: String? {
    guard isSymbol, let name = imageName, let around = inherited.text.aroundSymbols,
      log.context.images[name] == nil, !name.split(separator: ".").contains(where: { $0 == around })
    else { return imageName }
    return "\(name).\(around)"
  }

  /// Whether it is a system symbol, including `systemSymbol:` in an app's wrapper, or one of the
  /// app's own.
  var isSymbol: Bool {
    value("systemName") != nil || symbolOfApp != nil
      || name == "Image" && imageName.map(log.context.symbols.contains) == true
  }

  /// The symbol argument of an app's own wrapper: `systemSymbol: .heart`, `icon: .close`.
  var symbolOfApp: LabeledValue? {
    arguments.values.first { value in
      guard let label = value.label?.lowercased() else { return false }
      return label.contains("symbol") || label.hasSuffix("icon")
    }
  }

  /// A symbol scales with the inherited font, equally on all platforms; nil if it is no symbol.
  /// Source: assumed.
  private var symbolScale: CGFloat? {
    guard isSymbol else { return nil }
    return inherited.text.font.size(on: log.context.platform) / Platform.iOS.bodySize
      * inherited.text.imageScale.factor
  }
}

/// The values that views inherit from modifiers.
struct Inherited {
  var text = TextSettings()
  var look = Look()
  var isResizable = false
  /// Whether an image has parts that are to be stretched, or is repeated.
  var isStretchable = false
  /// Whether a shape inside is part of one that takes its proposal.
  var isReshaped = false
  var scrolling = ScrollSettings()
  /// The writing direction inside; nil for that of the whole layout.
  var layoutDirection: LayoutDirection?
  /// Styles and sizes of controls.
  var controls = ControlStyles()
}

import Foundation
import HaggleLanguage
import HaggleLayouts
import HaggleVocabulary

/// The inherited look of views. Nil values are not stated.
struct Look {
  /// The colours that have names.
  var palette = Palette(isDark: false)
  /// The value of `foregroundStyle` and similar, for texts, symbols and shapes.
  var foreground: Ink?
  /// The colour of tappable views.
  var tint: Ink?
  /// Whether what can be tapped inside is disabled.
  var isDisabled = false
  /// Whether texts inside are drawn as bars, as what is still loading is.
  var isRedacted = false
  /// What a shape inside is drawn with.
  var shape: Ink?
  /// The line width of a stroked shape inside; 0 if it is filled.
  var lineWidth: CGFloat = 0
  /// Whether half of that line lies outside of the shape.
  var isLineAcross = false
  /// Whether a shape inside has an unknown colour.
  var isShapeUnknown = false

  /// The change of the inherited look by a modifier.
  enum Change: Sendable {
    case foreground, tint, fill
    /// A line whose middle is the edge of the shape, and one that stays inside.
    case stroke, strokeBorder
  }

  /// The colour used for drawing.
  var ink: Ink { foreground ?? Ink(palette.label) }

  mutating func apply(_ change: Change, _ ink: Ink?, lineWidth: CGFloat?) {
    switch change {
    case .foreground: foreground = ink ?? foreground
    case .tint: tint = ink ?? tint
    case .fill: setShape(ink, lineWidth: 0)
    case .stroke, .strokeBorder:
      let width = max(lineWidth ?? 1, 0)
      // A line without any width draws nothing, and is no filled shape.
      setShape(width > 0 ? ink ?? self.ink : Ink(Paint(0, alpha: 0)), lineWidth: width)
    }
    if change != .foreground, change != .tint { isLineAcross = change == .stroke }
  }

  private mutating func setShape(_ ink: Ink?, lineWidth: CGFloat) {
    shape = ink
    isShapeUnknown = ink == nil
    self.lineWidth = lineWidth.finiteOrZero
  }
}

/// The drawing of a view, and the source of its colour.
enum Drawn: Sendable {
  /// Nothing known.
  case nothing
  /// Words in the inherited font and colour.
  case words
  /// A symbol in the inherited colour.
  case symbol
  /// The colour in its arguments.
  case colour
  /// A shape, filled or stroked by the modifiers around it.
  case shape(@Sendable (Reading) -> Appearance.Outline)
  case line
  /// The edges of a view, in the colour and the width that the arguments state.
  case edges
}

extension Lowering {
  /// The look of a catalog view, as far as the text states it.
  func look(of reading: Reading) -> Appearance {
    var look = Appearance()
    let around = reading.inherited.look
    switch reading.entry.drawn {
    case .nothing: break
    case .words:
      let font = reading.inherited.text.font
      look.write(with: around.foreground ?? around.palette.words)
      look.fontSize = font.size(on: reading.log.platform)
      look.isBold = font.isHeavy(on: reading.log.platform)
    case .symbol where reading.isSymbol:
      look.write(with: around.ink)
      look.ornaments = reading.shownImage.map { [.glyph($0)] } ?? []
    case .symbol where reading.isOfEmptyImage: look.paint = Paint(0, alpha: 0)
    case .symbol: break
    case .colour:
      look.draw(with: ink(ofColour: reading.arguments, of: reading.name, around.palette))
    case .shape(let outline):
      look.outline = outline(reading)
      look.draw(with: around.isShapeUnknown ? nil : around.shape ?? around.ink)
      look.lineWidth = around.lineWidth
      look.isLineAcross = around.isLineAcross && around.lineWidth > 0
    case .line: look.paint = around.palette.separator
    case .edges:
      look.draw(with: ink(reading.value(at: 0), around.palette))
      look.lineWidth = (reading.value("width")?.length ?? 1).finiteOrZero
    }
    return look
  }

  /// Applies `fill`, `foregroundStyle` and similar to the look inherited inside.
  func change(_ change: Look.Change, _ reading: Reading, _ look: inout Look) {
    let style = reading.arguments["style"]
    let lineWidth = reading.arguments["lineWidth"] ?? style?.field("lineWidth")
    let ink = ink(reading.arguments.positional(0), look.palette)
    look.apply(change, ink, lineWidth: lineWidth?.length)
  }

  /// A colour or gradient argument; nil if it is unknown.
  func ink(_ value: Value?, _ palette: Palette) -> Ink? {
    guard let value else { return nil }
    guard case .view(let view) = value else {
      return gradient(value, palette) ?? value.ink(palette)
    }
    return ink(ofView: view, palette)
  }

  /// The style of a view: modifiers of a colour that result in a style keep it one.
  func ink(ofView view: ViewID, _ palette: Palette) -> Ink? {
    var view = view
    var opacity: CGFloat = 1
    while case .modifier(let entry, let base, let arguments) = graph[view].kind {
      if entry.name == "opacity" { opacity *= arguments.positional(0)?.length ?? 1 }
      view = base
    }
    guard case .element(let entry, let arguments) = graph[view].kind else { return nil }
    return ink(ofColour: arguments, of: entry.name, palette)?.fading(to: opacity)
  }

  private func ink(
    ofColour arguments: CallArguments, of name: String, _ palette: Palette
  ) -> Ink? {
    guard name == "Color" else { return gradient(name, arguments.values, palette) }
    return Ink(arguments.values, palette) { value in
      // `Color(light: Color(hex: "ffffff"), dark: .black)`
      guard case .view(let view) = value,
        case .element(let entry, let inner) = graph[graph.root(of: view)].kind
      else { return value.ink(palette) }
      return entry.name == "Color" ? Ink(inner.values, palette) : nil
    }
  }

  /// The width of the line of a shape as an argument, `in: .rect.stroke()`; nil if it is filled.
  func lineWidth(ofShapeIn arguments: CallArguments) -> CGFloat? {
    var shape = arguments.content("in")
    if case .view(let view)? = arguments["in"] { shape = view }
    guard var view = shape else { return arguments["in"]?.lineWidth }
    while case .modifier(let entry, let base, let arguments) = graph[view].kind {
      if case .look(let change) = entry.form, change == .stroke || change == .strokeBorder {
        return Value.lineWidth(of: arguments.values)
      }
      view = base
    }
    return nil
  }

  /// The outline of a shape as an argument: `in: Capsule()`, `.rect(cornerRadius: 8)`.
  func outline(_ value: Value?, _ around: Surroundings) -> Appearance.Outline? {
    guard case .view(let view)? = value else { return value?.outline }
    return outline(ofView: view, around)
  }

  func outline(ofView view: ViewID, _ around: Surroundings) -> Appearance.Outline? {
    guard case .element(let entry, let arguments) = graph[graph.root(of: view)].kind,
      case .shape(let outline) = entry.drawn
    else { return nil }
    return outline(reading(entry, arguments, at: nil, around))
  }
}

extension Value {
  /// A field of a value made by an initialiser: `StrokeStyle(lineWidth: 2)`.
  func field(_ label: String) -> Value? {
    switch self {
    case .record(_, let fields), .member(_, "init", let fields?):
      fields[label]
    default: nil
    }
  }

  /// The labels of corners, clockwise from the top left.
  static let corners = ["topLeading", "topTrailing", "bottomTrailing", "bottomLeading"]

  /// How wide a line is that `stroke` draws with these arguments.
  fileprivate static func lineWidth(of arguments: [LabeledValue]) -> CGFloat {
    let style = arguments.first { $0.label == "style" || $0.label == nil }?.value
    let length = arguments["lineWidth"] ?? style?.field("lineWidth")
    return max(0, length?.length?.finiteOrZero ?? 1)
  }

  /// The width of the line of `.rect.stroke()`; nil for a shape that is filled.
  fileprivate var lineWidth: CGFloat? {
    guard case .member(_, let name, let arguments) = self, name.hasPrefix("stroke") else {
      return nil
    }
    return Self.lineWidth(of: arguments ?? [])
  }

  fileprivate var outline: Appearance.Outline? {
    guard case .member(_, let name, let arguments) = self else { return nil }
    switch name {
    case "stroke", "strokeBorder", "inset", "trim":
      return arguments?["self"]?.outline
    case "circle", "ellipse": return .ellipse
    case "capsule": return .capsule
    case "rect", "containerShape":
      if let radius = arguments?["cornerRadius"]?.length { return .rounded(radius.finiteOrZero) }
      let radii = Self.corners.map { label in
        arguments?[label + "Radius"] ?? arguments?["cornerRadii"]?.field(label)
      }
      guard radii.contains(where: { $0 != nil }) else { return .rectangle }
      return Appearance.Outline(radii: radii.map { ($0?.length ?? 0).finiteOrZero })
    default: return nil
    }
  }
}

extension TextFont {
  /// Whether it is drawn about as heavy as bold.
  fileprivate func isHeavy(on platform: Platform) -> Bool {
    [.semibold, .bold, .heavy, .black].contains(weight(on: platform))
  }
}

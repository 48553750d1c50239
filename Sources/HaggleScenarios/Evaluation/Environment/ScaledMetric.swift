import HaggleLanguage
import HaggleLayouts

/// Lengths that grow with the text: `@ScaledMetric` and `UIFontMetrics`.
///
/// Scales by `TextStyle.growth`. The result is rounded to whole pixels.
enum ScaledMetric {
  static let initializers: [String: NativeFunction] = [
    "ScaledMetric": { call in
      call.interpreter.builder.flatMap { builder in
        (call["wrappedValue"] ?? call[0]).map {
          scaled($0, style(call["relativeTo"]), at: builder.surroundingTypeSize, on: builder.stage)
        }
      }
    },
    "UIFontMetrics": { .native(FontMetricsValue(style: style($0["forTextStyle"]))) },
  ]

  /// A length scaled with a text style; non-finite values are unchanged.
  static func scaled(
    _ value: Value, _ style: TextStyle, at typeSize: DynamicTypeSize, on stage: Stage
  ) -> Value {
    guard let length = value.number, length.isFinite else { return value }
    let growth = Double(style.growth(on: stage.platform, typeSize))
    guard growth != 1 else { return value }
    let scale = Double(stage.displayScale)
    return .number((length * growth * scale).rounded() / scale)
  }

  /// `.title`, and UIKit's `.title1`; the body style by default.
  static func style(_ value: Value?) -> TextStyle {
    switch value?.memberName {
    case "title1": .title
    case "caption1": .caption
    case let name?: TextStyle(rawValue: name) ?? .body
    case nil: .body
    }
  }
}

/// `UIFontMetrics.default`, `UIFontMetrics(forTextStyle: .title1)`: they follow the user's text
/// size, even inside a view that states another.
final class FontMetricsValue: NativeValue {
  private let style: TextStyle

  init(style: TextStyle = .body) { self.style = style }

  func call(_ name: String, _ call: NativeCall) -> Value? {
    guard name == "scaledValue", let value = call["for"],
      let stage = call.interpreter.builder?.stage
    else { return nil }
    return ScaledMetric.scaled(value, style, at: stage.circumstances.typeSize, on: stage)
  }

  var typeNames: [String] { ["UIFontMetrics"] }
}

public import Foundation
import HaggleLayouts

/// A view of fixed size, such as an icon.
public struct Box: LayoutContent {
  public let fragments: [LayoutFragment]

  /// - Parameters: in points.
  public init(_ width: CGFloat, _ height: CGFloat, line: Int = #line) {
    let layout = ImageLayout(size: CGSize(width: width, height: height), isResizable: false)
    let arguments = "\(NumberText.display(width)), \(NumberText.display(height))"
    fragments = [LayoutFragment(layout, kind: "Box", arguments: arguments, line: line)]
  }
}

/// A view that takes its proposal, 10 points if unspecified.
public struct Color: LayoutContent {
  public let fragments: [LayoutFragment]

  public init(line: Int = #line) {
    fragments = [LayoutFragment(ColorLayout(), kind: "Color", line: line)]
  }

  public static var red: Color { Color() }
  public static var orange: Color { Color() }
  public static var yellow: Color { Color() }
  public static var green: Color { Color() }
  public static var blue: Color { Color() }
  public static var gray: Color { Color() }
  public static var clear: Color { Color() }
}

/// A text, measured by the run's `text` setting.
public struct Text: LayoutContent {
  public let fragments: [LayoutFragment]

  /// - Parameter lineLimit: the most lines that it takes; nil for any number.
  public init(_ string: String, lineLimit: Int? = nil, line: Int = #line) {
    let layout = TextLayout(string, lineLimit: lineLimit)
    var fragment = LayoutFragment(
      layout, kind: "Text", arguments: "\"\(string)\"", line: line)
    fragment.texts = [string]
    fragments = [fragment]
  }
}

/// Takes the remaining length of its stack.
public struct Spacer: LayoutContent {
  public let fragments: [LayoutFragment]

  /// - Parameter minLength: in points; nil is the default distance.
  public init(minLength: CGFloat? = nil, line: Int = #line) {
    let arguments = minLength.map { "minLength: \(NumberText.display($0))" } ?? ""
    let layout = SpacerLayout(minLength: minLength)
    fragments = [LayoutFragment(layout, kind: "Spacer", arguments: arguments, line: line)]
  }
}

/// A line of 1 point across its stack.
public struct Divider: LayoutContent {
  public let fragments: [LayoutFragment]

  public init(line: Int = #line) {
    fragments = [LayoutFragment(DividerLayout(), kind: "Divider", line: line)]
  }
}

import Foundation
import HaggleVocabulary

/// How the drawing looks: contrasts of at least 4.5 for text, in light and dark.
enum SVGStyle {
  static let rules = """

    svg { --paper: #fff; --ink: #1d1d1f; --line: #5f6368; --leaf: #dbe7fb; --blame: #b3261e; }
    @media (prefers-color-scheme: dark) {
      svg { --paper: #1c1c1e; --ink: #f2f2f7; --line: #9a9aa0; --leaf: #25395c; --blame: #ff8a80; }
    }
    .paper { fill: var(--paper); }
    .leaf { fill: var(--leaf); fill-opacity: .75; stroke: var(--line); }
    .container { fill: none; stroke: var(--line); }
    .blamed { stroke: var(--blame); stroke-width: 2.5; stroke-dasharray: 7 3; }
    .outside { fill: url(#hatch); stroke: none; }
    .space { fill: none; stroke: var(--ink); }
    .hatch { stroke: var(--blame); stroke-width: 1.5; }
    text { font: 11px ui-monospace, Menlo, Consolas, "DejaVu Sans Mono", monospace;
      fill: var(--ink); white-space: pre;
      paint-order: stroke; stroke: var(--paper); stroke-width: 3px; stroke-linejoin: round; }

    """

  /// The hatching, and where it shows: everywhere but in the space for the root.
  static func outside(_ space: CGRect, height: CGFloat) -> String {
    let width = XMLText.number(SVGScene.width)
    let (x, y) = (XMLText.number(space.left), XMLText.number(space.top))
    let size =
      "h\(XMLText.number(space.width))v\(XMLText.number(space.height))"
      + "h\(XMLText.number(-space.width))z"
    return """
      <defs>
      <pattern id="hatch" width="6" height="6" patternUnits="userSpaceOnUse" \
      patternTransform="rotate(45)"><path class="hatch" d="M0 0v6"/></pattern>
      <clipPath id="outside"><path clip-rule="evenodd" \
      d="M0 0h\(width)v\(XMLText.number(height))h-\(width)zM\(x) \(y)\(size)"/></clipPath>
      </defs>
      """
  }

  static func place(_ rectangle: CGRect) -> String {
    "x=\"\(XMLText.number(rectangle.origin.x))\" y=\"\(XMLText.number(rectangle.origin.y))\" "
      + "width=\"\(XMLText.number(max(0, rectangle.width)))\" "
      + "height=\"\(XMLText.number(max(0, rectangle.height)))\""
  }
}

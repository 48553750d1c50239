import Foundation

/// The style of the drawing. Its ids begin with `drawing-` and its rules apply inside `.picture`,
/// so that it does not interfere with the rest of a page.
package enum SVGStyle {
  /// The colours of shapes: contrasts of at least 4.5 for text, in light and dark. A page has its
  /// own.
  static let colours = """

    .picture { --paper: #fff; --ink: #1d1d1f;
      --alarm: #b3261e; --hatch: #b3261e;
      --mono: ui-monospace, Menlo, Consolas, "DejaVu Sans Mono", monospace; }
    @media (prefers-color-scheme: dark) {
      .picture { --paper: #1c1c1e; --ink: #f2f2f7;
        --alarm: #ff8a80; --hatch: #ff8a80; }
    }
    .picture.dark-screen { --paper: #1c1c1e; --ink: #f2f2f7; --alarm: #ff8a80; --hatch: #ff8a80; }
    .paper { fill: var(--paper); }
    """

  /// The style of shapes and names, in the colours of the page.
  package static let shapes = """

    .picture { --screen: #fff; --on-screen: #1d1d1f; --edge: #6b7480; --unknown: #e9edf3; }
    .picture.dark-screen { --screen: #000; --on-screen: #f2f2f7; --edge: #8b95a1;
      --unknown: #2c2f33; }
    .picture .screen { fill: var(--screen); }
    .picture .box { fill: none; stroke: var(--edge); stroke-opacity: .28;
      vector-effect: non-scaling-stroke; }
    .picture .leaf { fill: var(--unknown); fill-opacity: .75; stroke-opacity: 1; }
    .picture .faded { opacity: .35; }
    .picture .area { stroke: var(--edge); stroke-opacity: .15; }
    .picture .line { fill: none; }
    .picture .glyph { fill: none; stroke: currentColor; stroke-width: 2; stroke-linecap: round;
      stroke-linejoin: round; }
    .picture .filled { fill: currentColor; }
    .picture .image { stroke: var(--edge); stroke-dasharray: 3 2; }
    .picture .words { font-family: -apple-system, system-ui, "Helvetica Neue", Inter, Roboto,
      "Noto Sans", "DejaVu Sans", Arial, sans-serif; white-space: pre; }
    .picture .frame { fill: none; stroke: var(--ink); }
    .picture .blamed { fill: none; stroke: var(--alarm); stroke-width: 2.5;
      stroke-dasharray: 7 3; }
    .picture .hatch { stroke: var(--edge); stroke-opacity: .6; }
    .picture .hatch.alarm { stroke: var(--hatch); stroke-width: 1.5; stroke-opacity: 1; }
    .picture .arrow { fill: none; stroke: var(--alarm); stroke-width: 1.5; }
    .picture .said { fill: var(--ink); font: 11px var(--mono); white-space: pre; }
    .picture .label { fill: var(--on-screen); font: 11px var(--mono); white-space: pre;
      paint-order: stroke; stroke: var(--screen); stroke-width: 3px; stroke-linejoin: round; }

    """

  /// The hatched fill.
  static let hatch = "url(#drawing-hatch)"
  /// The hatched fill for views with findings.
  static let alarm = "url(#drawing-alarm)"
  /// The clip path of everything outside the root's proposal.
  static let aroundSpace = "url(#drawing-outside)"

  /// The hatching, and the area where it is visible.
  static func outside(_ space: CGRect, height: CGFloat) -> String {
    let width = XMLText.number(SVGScene.width)
    let (x, y) = (XMLText.number(space.left), XMLText.number(space.top))
    let size =
      "h\(XMLText.number(space.width))v\(XMLText.number(space.height))"
      + "h\(XMLText.number(-space.width))z"
    return """
      <defs>
      <pattern id="drawing-hatch" width="6" height="6" patternUnits="userSpaceOnUse" \
      patternTransform="rotate(45)"><path class="hatch" d="M0 0v6"/></pattern>
      <pattern id="drawing-alarm" width="6" height="6" patternUnits="userSpaceOnUse" \
      patternTransform="rotate(45)"><path class="hatch alarm" d="M0 0v6"/></pattern>
      <clipPath id="drawing-outside"><path clip-rule="evenodd" \
      d="M0 0h\(width)v\(XMLText.number(height))h-\(width)zM\(x) \(y)\(size)"/></clipPath>
      </defs>
      """
  }

  static func place(_ rectangle: CGRect) -> String {
    "x=\"\(XMLText.number(rectangle.origin.x))\" y=\"\(XMLText.number(rectangle.origin.y))\" "
      + "width=\"\(XMLText.number(max(0, rectangle.width)))\" "
      + "height=\"\(XMLText.number(max(0, rectangle.height)))\""
  }

  static func text(_ text: String, x: CGFloat, y: CGFloat, kind: String = "said") -> String {
    let place = "class=\"\(kind)\" x=\"\(XMLText.number(x))\" y=\"\(XMLText.number(y))\""
    return "<text \(place)>\(XMLText.line(text, limit: 200))</text>"
  }
}

import HaggleReports

/// HTML made from escaped texts: nothing in a trace becomes markup.
struct Markup {
  private(set) var html = ""

  typealias Attribute = (name: String, value: String)

  /// An element with content.
  mutating func element(
    _ name: String, _ attributes: [Attribute] = [], content: (inout Markup) -> Void
  ) {
    html += "<\(name)"
    for attribute in attributes {
      html += " \(attribute.name)=\"\(XMLText.escaped(attribute.value))\""
    }
    html += ">"
    content(&self)
    html += "</\(name)>"
  }

  /// An element with a text.
  mutating func element(_ name: String, _ text: String) { element(name, [], text) }

  mutating func element(_ name: String, _ attributes: [Attribute], _ text: String) {
    element(name, attributes) { $0.text(text) }
  }

  /// A text, with right-to-left parts isolated.
  mutating func text(_ text: String) {
    for run in WritingDirection.runs(of: text) {
      html +=
        run.isRightToLeft ? "<bdi>\(XMLText.escaped(run.text))</bdi>" : XMLText.escaped(run.text)
    }
  }

  /// A drawing by HaggleReports, which escapes its texts itself.
  mutating func embed(_ figure: SVGFigure) { html += figure.element }

  mutating func newline() { html += "\n" }
}

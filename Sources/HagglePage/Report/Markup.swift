import HaggleReports

/// HTML that is put together from texts, each of which stays text: nothing that a trace holds
/// becomes markup.
struct Markup {
  private(set) var html = ""

  typealias Attribute = (name: String, value: String)

  /// Something in an element.
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

  /// A text in an element.
  mutating func element(_ name: String, _ text: String) { element(name, [], text) }

  mutating func element(_ name: String, _ attributes: [Attribute], _ text: String) {
    element(name, attributes) { $0.text(text) }
  }

  /// A text; what is written from right to left in it turns nothing else around.
  mutating func text(_ text: String) {
    for run in WritingDirection.runs(of: text) {
      html +=
        run.isRightToLeft ? "<bdi>\(XMLText.escaped(run.text))</bdi>" : XMLText.escaped(run.text)
    }
  }

  /// A drawing of HaggleReports, which has escaped its texts itself.
  mutating func embed(_ figure: SVGFigure) { html += figure.element }

  mutating func newline() { html += "\n" }
}

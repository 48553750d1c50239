import HaggleLanguage
import HaggleSyntax
import HaggleVocabulary

// Modifiers from other files that are named like lengths: `.width(50)`, `.square(24)`, and a
// `.frame(24)` of theirs, with one number, which SwiftUI has not.
extension ViewBuilder {
  /// The likely frame of such a modifier; nil for others.
  func frame(_ site: CallSite, of view: ViewID) -> ViewID? {
    // While other box sizes are tried, an undeclared length modifier is not treated as a frame.
    guard !interpreter.standIns.areBoxesFilling, let sides = Self.sides[site.name],
      site.trailing.isEmpty, site.arguments.count == 1,
      site.arguments[0].label == nil, let entry = Catalog.modifier("frame"),
      let value = interpreter.pass(site).first?.value,
      value.length != nil || mayBeLength(value, of: site.name)
    else { return nil }
    let labels = sides.map { value.length == .infinity ? Self.greatest($0) : $0 }
    let written = interpreter.written(site.arguments[0].value, in: site.scope)
    let text = labels.map { "\($0): \(written)" }.joined(separator: ", ")
    let place = interpreter.place(of: site)
    interpreter.report(.lengthModifier(site.name, text, at: place), about: site.name + text)
    let arguments = CallArguments(values: labels.map { .init($0, value) }, text: text)
    return add(ViewNode(.modifier(entry, base: view, arguments), at: place))
  }

  /// Whether unknown data is a length: what a `frame` is given may as well be a size.
  private func mayBeLength(_ value: Value, of name: String) -> Bool {
    Catalog.modifier(name) == nil ? value.unknownLength != nil : value.unknownNumber != nil
  }

  /// The arguments of a frame that they set.
  private static let sides = [
    "width": ["width"], "height": ["height"], "size": ["width", "height"],
    "square": ["width", "height"], "squareFrame": ["width", "height"],
    "frame": ["width", "height"],
    "minWidth": ["minWidth"], "minHeight": ["minHeight"],
    "maxWidth": ["maxWidth"], "maxHeight": ["maxHeight"],
  ]

  /// The maximum argument for a side.
  private static func greatest(_ side: String) -> String {
    ["width": "maxWidth", "height": "maxHeight"][side] ?? side
  }
}

extension Diagnostic {
  fileprivate static func lengthModifier(
    _ name: String, _ frame: String, at place: SourcePlace?
  ) -> Diagnostic {
    let reason =
      Catalog.modifier(name) == nil
      ? "'.\(name)' is not declared here: by its name it"
      : "SwiftUI's '.\(name)' takes no number without a label: this one of another file"
    return Diagnostic(
      .assumed, code: .lengthModifier, "\(reason) is taken as .frame(\(frame))",
      remedy: "paste its declaration, or write the frame", place: place, length: name.count)
  }
}

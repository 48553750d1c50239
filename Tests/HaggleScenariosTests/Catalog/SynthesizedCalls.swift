import HaggleScenarios

/// Calls of what the catalog knows, written out of its declarations.
enum SynthesizedCalls {
  /// What stands for every value, in turn.
  static let values = [
    "8", ".leading", "true", #""a""#, "Color.red", "[.top, .leading]", #"\.font"#, "1...3",
    "CGSize(width: 2, height: 3)", "{ _ in 4 }", "CGFloat.infinity",
  ]

  /// One call of a view for each of its forms.
  static func views(_ entry: CatalogEntry, _ value: String) -> [String] {
    entry.parameters.written.map { entry.name + arguments($0, of: entry, value) }
  }

  /// A colour with one modifier for each of its forms.
  static func modifiers(_ entry: CatalogEntry, _ value: String) -> [String] {
    entry.parameters.written.map { "Color.red.\(entry.name)" + arguments($0, of: entry, value) }
  }

  private static func arguments(
    _ form: String, of entry: CatalogEntry, _ value: String
  ) -> String {
    let labels = form.split(separator: ":").map { $0.prefix { $0 != "." } }
    let written = labels.map { label in
      let isContent = if case .content? = entry.roles[String(label)] { true } else { false }
      let argument = isContent || label == "content" ? "{ Color.blue }" : value
      return label == "_" ? argument : "\(label): \(argument)"
    }
    return "(\(written.joined(separator: ", ")))"
  }
}

import HaggleLanguage
import HaggleSyntax

/// The content of `AsyncImage`: its image, or the placeholder if there is none to load.
extension ViewBuilder {
  /// Whether it is an `AsyncImage` without an address, which always shows its placeholder.
  func showsPlaceholder(_ site: CallSite, _ entry: CatalogEntry) -> Bool {
    entry.name == "AsyncImage" && site.trailing.contains { $0.label == "placeholder" }
      && hasNoAddress(site)
  }

  /// `AsyncImage(url: nil)` never loads; one with an unknown address counts as loaded.
  private func hasNoAddress(_ site: CallSite) -> Bool {
    site.arguments.first { $0.label == "url" }
      .map { interpreter.evaluate($0.value, in: site.scope).isNone } ?? false
  }

  /// `AsyncImage { phase in … }`: the phase with or without an image.
  func phase(_ image: Value, at site: CallSite) -> Value {
    guard interpreter.loadPrelude(for: "AsyncImagePhase"),
      let type = interpreter.declarations.type("AsyncImagePhase")
    else { return image }
    if hasNoAddress(site) { return interpreter.staticMember("empty", of: type) ?? image }
    guard let success = interpreter.staticMember("success", of: type)?.function else {
      return image
    }
    return interpreter.call(success, [Passed(image)])
  }
}

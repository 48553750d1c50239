import HaggleLanguage
import HaggleSyntax

/// The content of `AsyncImage`: its image, or the placeholder if there is none to load.
extension ViewBuilder {
  /// The call with the closures of an `AsyncImage` behind it, each with its label: written between
  /// the parentheses, or `AsyncImage(url: url, content: { … }) { placeholder }`.
  func trailed(_ site: CallSite, _ entry: CatalogEntry) -> CallSite {
    entry.name == "AsyncImage" ? trailed(site) : site
  }

  private func trailed(_ site: CallSite) -> CallSite {
    var (arguments, trailing) = ([Argument](), [TrailingClosure]())
    for argument in site.arguments {
      if case .closure(let closure) = site.scope.tree[argument.value].kind {
        trailing.append(
          TrailingClosure(label: argument.label, closure: closure, span: closure.span))
      } else {
        arguments.append(argument)
      }
    }
    let isPlaceholder = trailing.contains { $0.label == "content" }
    trailing += site.trailing.map { closure in
      var closure = closure
      if isPlaceholder { closure.label = closure.label ?? "placeholder" }
      return closure
    }
    return site.with(arguments, trailing)
  }

  /// Whether it is an `AsyncImage` that shows its placeholder.
  func showsPlaceholder(_ site: CallSite, _ entry: CatalogEntry) -> Bool {
    entry.name == "AsyncImage" && site.trailing.contains { $0.label == "placeholder" }
      && isLoading(site)
  }

  /// `AsyncImage(url: nil)` never loads; one with an unknown address counts as loaded.
  private func isLoading(_ site: CallSite) -> Bool {
    if interpreter.standIns.arePicturesLoading { return true }
    return site.arguments.first { $0.label == "url" || $0.label == nil }
      .map { interpreter.evaluate($0.value, in: site.scope).isNone } ?? false
  }

  /// `AsyncImage { phase in … }`: the phase with or without an image.
  func phase(_ image: Value, at site: CallSite) -> Value {
    // The prelude is there already for every picture but the first.
    _ = interpreter.loadPrelude(for: "AsyncImagePhase")
    guard let type = interpreter.declarations.type("AsyncImagePhase") else { return image }
    if isLoading(site) { return interpreter.staticMember("empty", of: type) ?? image }
    guard let success = interpreter.staticMember("success", of: type)?.function else {
      return image
    }
    return interpreter.call(success, [Passed(image)])
  }

  /// What `AsyncImage` gives its closure: the image where there is a placeholder, else the phase.
  func loaded(_ image: Value, at site: CallSite) -> Value {
    let labels = site.arguments.map(\.label) + site.trailing.map(\.label)
    return labels.contains("placeholder") ? image : phase(image, at: site)
  }

  /// The picture that a view of a type shows once it is loaded, named by that type.
  func webPicture(_ type: String, at site: CallSite) -> Value {
    let name = CallArguments(values: [.init(nil, .string(type))], text: "\"\(type)\"")
    let place = interpreter.place(of: site)
    return .view(add(ViewNode.named("Image", name, at: place)))
  }

  /// `WebImage(url:)`, `KFImage(url)`, `KFImage.url(url)`: an image as `AsyncImage` shows it, or
  /// what its closure makes of that, or of its phase: `LazyImage(url:) { state in … }`.
  func webImage(_ site: CallSite) -> Value {
    let site = trailed(site)
    if let placeholder = site.trailing.first(where: { $0.label == "placeholder" }), isLoading(site)
    {
      return .view(build(interpreter.function(placeholder.closure, in: site.scope), []))
    }
    let image = webPicture(String(site.name.prefix { $0 != "." }), at: site)
    guard let closure = site.trailing.first(where: { $0.label == nil || $0.label == "content" }),
      !closure.closure.parameters.isEmpty || closure.closure.shorthandCount > 0
    else { return image }
    let hasPhase = ["LazyImage", "CachedAsyncImage"].contains(site.name)
    let passed = hasPhase ? loaded(image, at: site) : image
    return .view(build(interpreter.function(closure.closure, in: site.scope), [passed]))
  }

  /// Whether it is a method of a picture from the web that says how that is loaded, or what stands
  /// in its place until then: `KFImage(url).placeholder { … }`.
  func loads(_ site: CallSite, _ view: ViewID) -> Bool {
    guard Self.ofWebImages.contains(site.name) else { return false }
    var view = view
    while case .modifier(_, let base, _) = graph[view].kind { view = base }
    guard case .element(_, let arguments) = graph[view].kind else { return false }
    return Self.webImages.contains { arguments.text == "\"\($0)\"" }
  }

  private static let webImages = ["WebImage", "KFImage", "LazyImage", "CachedAsyncImage"]
  private static let ofWebImages: Set<String> = [
    "placeholder", "retry", "onProgress", "onFailureImage", "forceRefresh", "downsampling",
    "cacheMemoryOnly", "onlyFromCache", "waitForCache", "fromMemoryCacheOrRefresh",
    "backgroundDecode", "scaleFactor", "requestModifier", "targetCache", "appendProcessor",
    "priority", "processors", "pipeline", "onStart", "onCompletion", "configure",
    "startLoadingBeforeViewAppear", "diskCacheExpiration", "memoryCacheExpiration", "purgeable",
    "serialize", "lowDataModeSource", "roundCorner", "reducePriorityOnDisappear",
  ]
}

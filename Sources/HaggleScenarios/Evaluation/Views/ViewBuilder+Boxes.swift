import HaggleLanguage
import HaggleVocabulary

// What is passed to a view that is not declared.
extension ViewBuilder {
  /// What an unknown view is given: its builder closures, and nothing that is an action.
  func boxArguments(_ site: CallSite) -> CallArguments {
    var result = CallArguments()
    let plain = site.arguments.filter { !isClosure($0.value, in: site.scope) }
    for passed in interpreter.pass(site) {
      guard case .function(let function) = passed.value else {
        if isView(passed.value), !isData(passed), let view = viewWithoutPlace(passed.value) {
          result.contents.append(.init(passed.label ?? "content", view))
        } else if let views = views(in: passed.value) {
          result.contents.append(.init(passed.label ?? "content", views))
        } else {
          result.values.append(.init(passed.label, passed.value))
        }
        continue
      }
      guard case .closure(let closure, _) = function.code, buildsViews(closure, in: site.scope)
      else { continue }
      let view = build(function, unknownArguments(of: closure))
      result.contents.append(.init(passed.label ?? "content", view))
    }
    result.text = text(of: plain, site)
    return result
  }

  /// The views of an array that holds nothing else: `content: [Text("a"), Color.red]`.
  private func views(in value: Value) -> ViewID? {
    guard case .array(let elements) = value, !elements.isEmpty else { return nil }
    let views = elements.compactMap { element -> ViewID? in
      if case .native = element { return nil }
      return isView(element) ? viewWithoutPlace(element) : nil
    }
    return views.count == elements.count ? list(views) : nil
  }

  /// Whether what is not declared is more likely data than a view: `Avatar(config: Config(…))`.
  private func isData(_ passed: Passed) -> Bool {
    guard case .native = passed.value else { return false }
    return passed.label != nil
  }
}

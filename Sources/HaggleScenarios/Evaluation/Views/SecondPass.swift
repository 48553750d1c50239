import HaggleVocabulary

// State that SwiftUI changes when it has laid a view out, and then lays it out again.
extension Evaluator {
  private static let late: Set<String> = ["onPreferenceChange", "onGeometryChange"]

  /// Says that what is shown is the first layout, where a modifier keeps what it measured.
  func reportSecondPass(_ site: CallSite) {
    guard Self.late.contains(site.name), let state = assignedName(site) else { return }
    report(
      .secondPass(site.name, state, at: place(site.anchor, in: site.scope)),
      about: site.name + state)
  }

  /// The variable that the modifier's action assigns to; nil for none.
  private func assignedName(_ site: CallSite) -> String? {
    let passed = muted { pass(site) }
    for function in passed.reversed().compactMap(\.value.function) {
      guard case .closure(let closure, let scope) = function.code else { continue }
      let statements = scope.tree.active(scope.tree.statements(of: closure.body))
      for id in statements {
        guard case .expression(let expression) = scope.tree[id].kind,
          case .assignment(_, let target, _) = scope.tree[expression].kind
        else { continue }
        return written(target, in: scope)
      }
    }
    return nil
  }
}

import Foundation
import HaggleSyntax
import HaggleVocabulary

extension Interpreter {
  /// `assert(width < 100)`: a failure is reported, and the code goes on as in a build without it,
  /// so that what follows is laid out.
  func check(assertion site: CallSite) {
    guard let condition = site.arguments.first, condition.label == nil else { return }
    guard evaluate(condition.value, in: site.scope).boolean == false else { return }
    let text = written(condition.value, in: site.scope)
    report(
      .failedAssertion(
        site.name, text, values: operands(of: condition.value, in: site.scope),
        at: place(of: site)),
      about: site.name + text)
  }

  /// What is compared, with its values: `104.5 < 1`; nil for other conditions.
  private func operands(of id: ExpressionID, in scope: Scope) -> String? {
    guard case .binary(let symbol, let left, let right) = scope.tree[id].kind,
      ["<", ">", "<=", ">=", "==", "!="].contains(symbol)
    else { return nil }
    let values = muted { [left, right].map { evaluate($0, in: scope) } }
    let texts = values.map { value in
      value.number.map { NumberText.display(CGFloat($0)) } ?? Description.quoted(value, self)
    }
    return texts.joined(separator: " \(symbol) ")
  }
}

extension Diagnostic {
  fileprivate static func failedAssertion(
    _ name: String, _ condition: String, values: String?, at place: SourcePlace?
  ) -> Diagnostic {
    let stops = name == "assert" ? "a debug build stops here" : "the app stops here"
    return Diagnostic(
      .assumed, code: .failedAssertion,
      "\(name)(\(condition)) is false\(values.map { " (\($0))" } ?? ""): \(stops), and is laid "
        + "out as if it went on",
      remedy: "correct what it checks, or the check", place: place, length: name.count)
  }
}

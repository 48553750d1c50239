import Foundation
import HaggleSyntax
import HaggleVocabulary

/// Values as `print` shows them on Apple's platforms.
enum Description {
  /// As at the top level of `print`: strings without quotes.
  static func plain(_ value: Value, _ evaluator: Evaluator) -> String {
    if case .string(let text) = value { return text }
    if let name = value.placeholderName { return Words.spelled(name) }
    return quoted(value, evaluator)
  }

  /// As inside of collections: strings with quotes.
  static func quoted(_ value: Value, _ evaluator: Evaluator) -> String {
    guard evaluator.budget.spend(), evaluator.budget.level < evaluator.budget.levelLimit
    else { return "…" }
    evaluator.budget.level += 1
    defer { evaluator.leave() }
    switch value {
    case .void: return "()"
    case .none: return "nil"
    case .boolean(let truth): return truth ? "true" : "false"
    case .integer(let number): return String(number)
    case .number(let number): return number.description
    case .string(let text): return "\"\(text)\""
    case .array(let values): return "[" + joined(values, evaluator) + "]"
    case .dictionary(let pairs):
      let texts = pairs.map { "\(quoted($0.key, evaluator)): \(quoted($0.value, evaluator))" }
      return texts.isEmpty ? "[:]" : "[" + texts.joined(separator: ", ") + "]"
    case .tuple(let elements): return "(" + labelled(elements, evaluator) + ")"
    case .range(let lower, let upper, let isClosed):
      return quoted(lower, evaluator) + (isClosed ? "..." : "..<") + quoted(upper, evaluator)
    default: return composite(value, evaluator)
    }
  }

  private static func composite(_ value: Value, _ evaluator: Evaluator) -> String {
    switch value {
    case .size(let size): "(\(size.width.description), \(size.height.description))"
    case .point(let point): "(\(point.x.description), \(point.y.description))"
    case .rect(let rect):
      "(\(numbers([rect.minX, rect.minY, rect.width, rect.height])))"
    case .proposal(let proposal): text(of: proposal)
    case .instance(let instance): text(of: instance, evaluator)
    case .member(let base, let name, let arguments):
      member(base, name, arguments, evaluator)
    case .record(let type, let fields):
      "\(type)(\(labelled(fields.map { ($0.label, $0.value) }, evaluator)))"
    case .keyPath(let path): "\\." + path.joined(separator: ".")
    case .function: "(Function)"
    case .type(let name): name
    case .view: "View"
    case .native(let native): native.described(evaluator)
    case .placeholder(let name): Words.spelled(name)
    default: ""
    }
  }

  private static func numbers(_ numbers: [CGFloat]) -> String {
    numbers.map(\.description).joined(separator: ", ")
  }

  private static func joined(_ values: [Value], _ evaluator: Evaluator) -> String {
    values.map { quoted($0, evaluator) }.joined(separator: ", ")
  }

  private static func labelled(
    _ elements: [(label: String?, value: Value)], _ evaluator: Evaluator
  ) -> String {
    elements.map { ($0.label.map { $0 + ": " } ?? "") + quoted($0.value, evaluator) }
      .joined(separator: ", ")
  }

  private static func text(of proposal: ProposedViewSize) -> String {
    let axis = { (length: CGFloat?) in length.map { "Optional(\($0.description))" } ?? "nil" }
    return "ProposedViewSize(width: \(axis(proposal.width)), height: \(axis(proposal.height)))"
  }

  private static func text(of instance: Instance, _ evaluator: Evaluator) -> String {
    if let name = instance.caseName {
      guard !instance.payload.isEmpty else { return name }
      return "\(name)(\(labelled(instance.payload, evaluator)))"
    }
    if let text = evaluator.ownMember("description", of: .instance(instance))?.string {
      return text
    }
    guard let type = evaluator.declarations.type(instance.typeName) else {
      return instance.typeName
    }
    guard type.kind != .class else { return type.simpleName }
    let fields = evaluator.storedProperties(of: type).map { property in
      (label: String?.some(property.name), value: instance.fields[property.name] ?? .none)
    }
    return "\(type.simpleName)(\(labelled(fields, evaluator)))"
  }

  private static func member(
    _ base: String?, _ name: String, _ arguments: [CallArguments.Argument]?,
    _ evaluator: Evaluator
  ) -> String {
    var rest = arguments
    var start = base ?? ""
    if let first = rest?.first, first.label == "self" {
      start = quoted(first.value, evaluator)
      rest?.removeFirst()
    }
    let call = rest.map { "(" + labelled($0.map { ($0.label, $0.value) }, evaluator) + ")" } ?? ""
    return start + "." + name + call
  }
}

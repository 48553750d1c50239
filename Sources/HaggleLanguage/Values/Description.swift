import Foundation
import HaggleSyntax
import HaggleVocabulary

/// Values as `print` shows them on Apple's platforms.
package enum Description {
  /// As at the top level of `print`: strings without quotes.
  package static func plain(_ value: Value, _ interpreter: Interpreter) -> String {
    if case .string(let text) = value { return text }
    if let name = value.placeholderName { return Words.spelled(name) }
    return quoted(value, interpreter)
  }

  /// As inside of collections: strings with quotes.
  package static func quoted(_ value: Value, _ interpreter: Interpreter) -> String {
    guard interpreter.budget.spend(), interpreter.budget.level < interpreter.budget.levelLimit
    else { return "…" }
    interpreter.budget.level += 1
    defer { interpreter.leave() }
    switch value {
    case .void: return "()"
    case .none: return "nil"
    case .boolean(let truth): return truth ? "true" : "false"
    case .integer(let number): return String(number)
    case .number(let number): return number.description
    case .string(let text): return "\"\(text)\""
    case .array(let values): return "[" + joined(values, interpreter) + "]"
    case .dictionary(let pairs):
      let texts = pairs.map { "\(quoted($0.key, interpreter)): \(quoted($0.value, interpreter))" }
      return texts.isEmpty ? "[:]" : "[" + texts.joined(separator: ", ") + "]"
    case .tuple(let elements): return "(" + labelled(elements, interpreter) + ")"
    case .range(let lower, let upper, let isClosed):
      return quoted(lower, interpreter) + (isClosed ? "..." : "..<") + quoted(upper, interpreter)
    default: return composite(value, interpreter)
    }
  }

  private static func composite(_ value: Value, _ interpreter: Interpreter) -> String {
    switch value {
    case .size(let size): "(\(size.width.description), \(size.height.description))"
    case .point(let point): "(\(point.x.description), \(point.y.description))"
    case .rect(let rect):
      "(\(numbers([rect.minX, rect.minY, rect.width, rect.height])))"
    case .proposal(let proposal): text(of: proposal)
    case .instance(let instance): text(of: instance, interpreter)
    case .member(let base, let name, let arguments):
      member(name, of: base, arguments, interpreter)
    case .record(let type, let fields):
      "\(type)(\(labelled(fields.map { ($0.label, $0.value) }, interpreter)))"
    case .keyPath(let path): "\\." + path.joined(separator: ".")
    case .function: "(Function)"
    case .type(let name): name
    case .view: "View"
    case .native(let native): native.described(interpreter)
    case .placeholder(let name): Words.spelled(name)
    default: ""
    }
  }

  private static func numbers(_ numbers: [CGFloat]) -> String {
    numbers.map(\.description).joined(separator: ", ")
  }

  private static func joined(_ values: [Value], _ interpreter: Interpreter) -> String {
    values.map { quoted($0, interpreter) }.joined(separator: ", ")
  }

  private static func labelled(
    _ elements: [(label: String?, value: Value)], _ interpreter: Interpreter
  ) -> String {
    elements.map { ($0.label.map { $0 + ": " } ?? "") + quoted($0.value, interpreter) }
      .joined(separator: ", ")
  }

  private static func text(of proposal: ProposedViewSize) -> String {
    let axis = { (length: CGFloat?) in length.map { "Optional(\($0.description))" } ?? "nil" }
    return "ProposedViewSize(width: \(axis(proposal.width)), height: \(axis(proposal.height)))"
  }

  private static func text(of instance: Instance, _ interpreter: Interpreter) -> String {
    if let name = instance.caseName {
      guard !instance.payload.isEmpty else { return name }
      return "\(name)(\(labelled(instance.payload, interpreter)))"
    }
    if let text = interpreter.ownMember("description", of: .instance(instance))?.string {
      return text
    }
    guard let type = interpreter.declarations.type(instance.typeName) else {
      return instance.typeName
    }
    guard type.kind != .class else { return type.simpleName }
    let fields = interpreter.storedProperties(of: type).map { property in
      (label: String?.some(property.name), value: instance.fields[property.name] ?? .none)
    }
    return "\(type.simpleName)(\(labelled(fields, interpreter)))"
  }

  private static func member(
    _ name: String, of base: String?, _ arguments: [LabeledValue]?,
    _ interpreter: Interpreter
  ) -> String {
    var rest = arguments
    var start = base ?? ""
    if let first = rest?.first, first.label == "self" {
      start = quoted(first.value, interpreter)
      rest?.removeFirst()
    }
    let call = rest.map { "(" + labelled($0.map { ($0.label, $0.value) }, interpreter) + ")" } ?? ""
    return start + "." + name + call
  }
}

import Foundation
import HaggleSyntax
import HaggleVocabulary

/// Formats values as `print` does on Apple's platforms.
package enum Description {
  /// As `print` shows it at the top level: strings without quotes.
  package static func plain(_ value: Value, _ interpreter: Interpreter) -> String {
    if case .string(let text) = value { return text }
    if let number = value.unknownNumber { return number.digits(interpreter.standIns) }
    if let start = value.unknownStart { return start.shown }
    if let name = value.placeholderName { return Words.data(named: name) }
    return quoted(value, interpreter)
  }

  /// As `print` shows it inside collections: strings with quotes.
  package static func quoted(_ value: Value, _ interpreter: Interpreter) -> String {
    var writer = DescriptionWriter(interpreter)
    writer.write(value)
    return writer.text
  }
}

/// Writes values one after the other; each piece is charged before it is added.
private struct DescriptionWriter {
  private(set) var text = ""
  private let interpreter: Interpreter
  /// Whether the budget is used up, so that nothing more is written.
  private var isFull = false

  init(_ interpreter: Interpreter) { self.interpreter = interpreter }

  mutating func write(_ value: Value) {
    guard !isFull else { return }
    guard interpreter.budget.spend(), interpreter.budget.level < interpreter.budget.levelLimit
    else { return add("…") }
    interpreter.budget.level += 1
    defer { interpreter.leave() }
    switch value {
    case .void: add("()")
    case .none: add("nil")
    case .boolean(let truth): add(truth ? "true" : "false")
    case .integer(let number): add(String(number))
    case .number(let number): add(number.description)
    case .string(let string): add("\"", string, "\"")
    case .array(let values): list(values, between: "[", and: "]") { $0.write($1) }
    case .dictionary(let pairs): write(pairs)
    case .tuple(let elements): write(elements)
    case .range(let lower, let upper, let isClosed):
      write(lower)
      add(isClosed ? "..." : "..<")
      write(upper)
    default: composite(value)
    }
  }

  private mutating func add(_ pieces: String...) {
    for piece in pieces where !isFull {
      if interpreter.affords(characters: piece.utf8.count) {
        text += piece
      } else {
        isFull = true
      }
    }
  }

  private mutating func list<Element>(
    _ elements: [Element], between open: String, and close: String,
    _ write: (inout DescriptionWriter, Element) -> Void
  ) {
    add(open)
    for (index, element) in elements.enumerated() {
      guard !isFull, interpreter.interruption == nil else { break }
      if index > 0 { add(", ") }
      write(&self, element)
    }
    add(close)
  }

  private mutating func write(_ pairs: [(key: Value, value: Value)]) {
    if pairs.isEmpty { return add("[:]") }
    list(pairs, between: "[", and: "]") { writer, pair in
      writer.write(pair.key)
      writer.add(": ")
      writer.write(pair.value)
    }
  }

  private mutating func write(_ elements: [(label: String?, value: Value)]) {
    list(elements, between: "(", and: ")") { writer, element in
      if let label = element.label { writer.add(label, ": ") }
      writer.write(element.value)
    }
  }

  private mutating func composite(_ value: Value) {
    switch value {
    case .size(let size): add("(\(size.width.description), \(size.height.description))")
    case .point(let point): add("(\(point.x.description), \(point.y.description))")
    case .rect(let rect):
      let numbers = [rect.minX, rect.minY, rect.width, rect.height].map(\.description)
      add("(\(numbers.joined(separator: ", ")))")
    case .proposal(let proposal): add(Self.text(of: proposal))
    case .instance(let instance): write(instance)
    case .member(let base, let name, let arguments): member(name, of: base, arguments)
    case .record(let type, let fields):
      add(type)
      write(fields.map { ($0.label, $0.value) })
    case .keyPath(let path): add("\\." + path.joined(separator: "."))
    case .function: add("(Function)")
    case .type(let name): add(name)
    case .view: add("View")
    case .native(let native): add(native.described(interpreter))
    case .placeholder(let name): add(Words.spelled(name))
    default: break
    }
  }

  private static func text(of proposal: ProposedViewSize) -> String {
    let axis = { (length: CGFloat?) in length.map { "Optional(\($0.description))" } ?? "nil" }
    return "ProposedViewSize(width: \(axis(proposal.width)), height: \(axis(proposal.height)))"
  }

  private mutating func write(_ instance: Instance) {
    if let name = instance.caseName {
      add(name)
      if !instance.payload.isEmpty { write(instance.payload) }
      return
    }
    if let text = interpreter.ownMember("description", of: .instance(instance))?.string {
      return add(text)
    }
    guard let type = interpreter.declarations.type(instance.typeName) else {
      return add(instance.typeName)
    }
    add(type.simpleName)
    guard type.kind != .class else { return }
    write(
      interpreter.storedProperties(of: type).map { property in
        (label: String?.some(property.name), value: instance.fields[property.name] ?? .none)
      })
  }

  private mutating func member(
    _ name: String, of base: String?, _ arguments: [LabeledValue]?
  ) {
    var rest = arguments
    if let first = rest?.first, first.label == "self" {
      write(first.value)
      rest?.removeFirst()
    } else {
      add(base ?? "")
    }
    add(".", name)
    if let rest { write(rest.map { ($0.label, $0.value) }) }
  }
}

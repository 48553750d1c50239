import HaggleVocabulary

/// The forms in which a view or modifier can be called, in Swift's notation:
/// `(width:height:alignment:) (minWidth:idealWidth:maxWidth:)`.
///
/// Parameters with a default value may be omitted in a call. A label with `...` takes several
/// values.
package struct CallForms: Sendable, Hashable, ExpressibleByStringLiteral {
  /// The forms, separated by spaces.
  let text: String

  package init(stringLiteral text: String) { self.text = text }

  init(_ text: String) { self.text = text }

  /// The forms in their order, without parentheses: `width:height:alignment:`. They are ASCII, read
  /// by bytes: every text that calls a view has its forms read.
  package var written: [String] {
    text.utf8.split { $0 <= UInt8(ascii: " ") }.map { Self.string($0.dropFirst().dropLast()) }
  }

  private static func string(_ bytes: Substring.UTF8View) -> String { String(Substring(bytes)) }

  var forms: [Form] { written.map(Form.init) }

  /// The labels of all forms; `_` for unlabelled parameters.
  package var labels: Set<String> { Set(forms.flatMap(\.labels)) }

  /// A form: the labels of its parameters, in order.
  struct Form {
    let labels: [String]
    private let isOpen: Bool

    init(_ text: String) {
      let dot = UInt8(ascii: ".")
      isOpen = text.utf8.contains(dot)
      labels = text.utf8.split(separator: UInt8(ascii: ":")).map { label in
        CallForms.string(label.prefix { $0 != dot })
      }
    }

    /// Whether it accepts arguments with these labels and this many trailing closures.
    func takes(_ call: CallLabels) -> Bool {
      guard isOpen || call.count <= labels.count else { return false }
      let mostUnlabelled = isOpen ? Int.max : labels.count { $0 == "_" }
      var named = call.labelled
      for label in labels { named[label, default: 0] -= 1 }
      return named.values.allSatisfy { $0 <= 0 } && call.unlabelled <= mostUnlabelled
    }
  }
}

/// The labels that a call is written with.
struct CallLabels {
  /// The labels of arguments and of trailing closures, each with how often it is written.
  private(set) var labelled: [String: Int] = [:]
  private(set) var unlabelled = 0
  /// The number of all arguments, including an unlabelled trailing closure.
  private(set) var count = 0
  /// The labels in order; `_` if there is none.
  private(set) var written: [String] = []

  init(_ arguments: [String?], trailing: [String?]) {
    for label in arguments + trailing.filter({ $0 != nil }) { add(label) }
    if trailing.contains(nil) { count += 1 }
  }

  private mutating func add(_ label: String?) {
    count += 1
    written.append(label ?? "_")
    if let label { labelled[label, default: 0] += 1 } else { unlabelled += 1 }
  }
}

extension CallForms {
  /// A part of a call that no form of the view or modifier accepts.
  enum Mismatch: Hashable {
    /// A label that no form has, and the label that was probably meant.
    case unknown(String, meant: String?)
    /// Too many unlabelled arguments.
    case unlabelled
    /// Labels that no form has together.
    case apart([String])
  }

  /// Why no form accepts the call; nil if one does.
  static func mismatch(of call: CallLabels, among forms: [Form]) -> Mismatch? {
    guard !forms.contains(where: { $0.takes(call) }) else { return nil }
    let known = Set(forms.flatMap(\.labels))
    if let label = call.written.first(where: { $0 != "_" && !known.contains($0) }) {
      return .unknown(label, meant: nearest(to: label, in: known))
    }
    let most = forms.lazy.map { $0.labels.count { $0 == "_" } }.max() ?? 0
    return call.unlabelled > most ? .unlabelled : .apart(call.written)
  }

  /// The known label that differs from `label` in at most a third of its letters; nil if there is
  /// none.
  private static func nearest(to label: String, in known: Set<String>) -> String? {
    let written = label.lowercased()
    let distances: [(name: String, distance: Int)] = known.sorted().map { name in
      (name, EditDistance.between(name.lowercased(), written))
    }
    return distances.filter { $0.name != "_" && $0.distance <= label.count / 3 }
      .min { $0.distance < $1.distance }?.name
  }
}

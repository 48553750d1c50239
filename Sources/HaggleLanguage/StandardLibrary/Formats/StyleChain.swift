/// A format style as written: `.number.precision(.fractionLength(2))` is `number`, then `precision`
/// with its arguments.
struct StyleChain {
  struct Link {
    let name: String
    let arguments: [LabeledValue]

    var first: Value? { arguments[nil] }

    subscript(label: String) -> Value? { arguments[label] }
  }

  let links: [Link]

  /// Nil if the value is no chain of members.
  init?(_ value: Value) {
    var links: [Link] = []
    var value: Value? = value
    while let current = value {
      switch current {
      case .member(_, let name, let arguments):
        let own = arguments ?? []
        links.append(Link(name: name, arguments: own.filter { $0.label != "self" }))
        value = own["self"]
      case .record(let type, let fields):
        links.append(Link(name: type, arguments: fields))
        value = nil
      default: return nil
      }
    }
    self.links = links.reversed()
  }

  subscript(name: String) -> Link? { links.last { $0.name == name } }

  var root: Link? { links.first }
}

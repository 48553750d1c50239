package import HaggleVocabulary

extension Trace {
  /// What every output calls the node.
  package func name(of id: NodeID) -> String {
    nodes.indices.contains(id.index) ? nodes[id.index].displayName : "node \(id.index)"
  }
}

// MARK: - What a person knows a view by

extension Trace {
  /// The name with what a person knows the view by: `Text.15 "Sign out"`, `HStack.3 LabeledRow`,
  /// `frame.2 of "Sign out"`.
  package func title(of id: NodeID) -> String {
    name(of: id, known: { mark(of: $0) ?? surroundings(of: $0) })
  }

  /// As `title`, for places that show the modified view anyway: `frame.2`.
  package func shortTitle(of id: NodeID) -> String { name(of: id, known: mark) }

  private func name(of id: NodeID, known: (NodeID) -> String?) -> String {
    let name = name(of: id)
    guard nodes.indices.contains(id.index), !nodes[id.index].isLabelled, let mark = known(id)
    else { return name }
    return "\(name) \(mark)"
  }

  /// `of "Sign out"`, `of VStack.3`: the view that a modifier is written behind, whatever
  /// other modifiers are between them; nil for what is no modifier.
  package func surroundings(of id: NodeID) -> String? {
    let modified = modified(by: id)
    let mark = nodes[modified.index].isLabelled ? nil : mark(of: modified)
    guard modified != id, mark != nil || !nodes[modified.index].isPlainModifier else { return nil }
    return "of \(mark ?? name(of: modified))"
  }

  /// The first view within that a person knows by something, or that is no modifier. A view stands
  /// right behind its modifier; where it does not, as in a log, it is not looked for.
  private func modified(by id: NodeID) -> NodeID {
    var view = id
    for next in nodes.indices.dropFirst(id.index + 1).prefix(Self.mostModifiers) {
      guard nodes[view.index].isModifier, nodes[next].parent == view else { break }
      view = NodeID(next)
      if nodes[next].isLabelled || mark(of: view) != nil { break }
    }
    return view
  }

  /// More are not looked through: chains may be as long as a text.
  private static let mostModifiers = 16

  /// What is written in its box in a picture: the words that it shows, unless it was given a name.
  package func label(of id: NodeID) -> String {
    guard nodes.indices.contains(id.index), !nodes[id.index].isLabelled,
      nodes[id.index].words != nil, let mark = mark(of: id)
    else { return name(of: id) }
    return mark
  }

  /// `"Sign out"`, `.red`, `LabeledRow`: the words that it shows, its colour, the view that the
  /// text declares and whose body it is; nil for what has none of these.
  package func mark(of id: NodeID) -> String? {
    let node = nodes[id.index]
    if let words = node.words { return "\"\(Node.escaped(words, limit: Self.mostInMark))\"" }
    if node.kind == "Color", node.arguments.first == "." {
      return Node.escaped(node.arguments, limit: Self.mostInMark)
    }
    // The root is known by what the trace is of.
    guard node.parent != nil, let owner = ownOwners(of: id).last else { return nil }
    return Node.escaped(owner.view, limit: Self.mostInMark)
  }

  private static let mostInMark = 28

  /// The views of the text whose body the node is and that it does not share with its parent, the
  /// innermost first.
  package func ownOwners(of id: NodeID) -> ArraySlice<Node.Owner> {
    let owners = nodes[id.index].owners
    guard let parent = nodes[id.index].parent else { return owners[...] }
    let outer = nodes[parent.index].owners
    let shared = zip(owners.reversed(), outer.reversed()).prefix { $0 == $1 }.count
    return owners.dropLast(shared)
  }
}

extension Trace.Node {
  /// Whether it is written behind a view, with a dot.
  fileprivate var isModifier: Bool { kind.first?.isLowercase == true }

  fileprivate var isPlainModifier: Bool { isModifier && !isLabelled }

  /// What a text shows, or the name of an image or a symbol; nil for what shows no words.
  package var words: String? {
    if !shown.isEmpty { return shown }
    let hasWords = roles.contains(.text) || roles.contains(.image)
    return hasWords ? Self.literal(in: arguments) : nil
  }

  /// The same, and what stands in for words that nobody knows.
  package var drawnWords: String? { words ?? appearance.standIn }

  /// The text of the first string literal; nil where there is none.
  private static func literal(in arguments: String) -> String? {
    guard let open = arguments.firstIndex(of: "\"") else { return nil }
    var words = ""
    var isEscaped = false
    for character in arguments[arguments.index(after: open)...] {
      if isEscaped {
        words.append(character == "n" ? "\n" : character)
        isEscaped = false
      } else if character == "\\" {
        isEscaped = true
      } else if character == "\"" {
        return words.isEmpty ? nil : words
      } else {
        words.append(character)
      }
    }
    return nil
  }

  /// In one line of at most so many characters that neither ends a quotation nor talks to the
  /// terminal.
  fileprivate static func escaped(_ text: String, limit: Int) -> String {
    let line = text.split { $0.isWhitespace }.joined(separator: " ")
    let cut = line.count > limit ? line.prefix(limit - 1) + "…" : line[...]
    return cut.unicodeScalars.filter { !turnsAround($0) }.map(escaped).joined()
  }

  /// Whether it changes the direction of writing of what follows.
  private static func turnsAround(_ scalar: UnicodeScalar) -> Bool {
    0x202A...0x202E ~= scalar.value || 0x2066...0x2069 ~= scalar.value
  }
}

// MARK: - Names

extension Trace.Node {
  /// The name; in quotes where it could be misread: `"two words"`. It is a literal of the query
  /// language.
  package var displayName: String {
    let isPlain = !name.isEmpty && name.unicodeScalars.allSatisfy(Self.isPlain)
    return isPlain ? name : "\"\(name.unicodeScalars.map(Self.escaped).joined())\""
  }

  private static func isPlain(_ scalar: UnicodeScalar) -> Bool {
    switch scalar {
    case "a"..."z", "A"..."Z", "0"..."9", ".", "_", "-": return true
    default: break
    }
    return !scalar.properties.isWhitespace && !HiddenCharacter.isOne(scalar)
      && !"\"\\,;()&|=!<>~'“”„‘’".unicodeScalars.contains(scalar)
  }

  /// A name never breaks a line nor turns it around.
  private static func escaped(_ scalar: UnicodeScalar) -> String {
    switch scalar {
    case "\"": "\\\""
    case "\\": "\\\\"
    case "\n": "\\n"
    case "\t": "\\t"
    case _ where HiddenCharacter.isOne(scalar): HiddenCharacter.escape(scalar)
    default: String(scalar)
    }
  }
}

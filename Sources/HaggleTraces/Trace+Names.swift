package import HaggleVocabulary

extension Trace {
  /// The name of the node in every output.
  package func name(of id: NodeID) -> String {
    nodes.indices.contains(id.index) ? nodes[id.index].displayName : "node \(id.index)"
  }
}

extension Trace {
  /// How complete it is, with the views for which boxes stand: `partial, 1 box (Avatar)`.
  package var completeness: String {
    let kinds = nodes.filter { $0.roles.contains(.box) }.map(\.kind)
    let names = kinds.enumerated().filter { kinds.firstIndex(of: $1) == $0 }.map(\.element)
    return header.completeness(naming: names.isEmpty ? "" : " (\(names.listed(most: 2)))")
  }
}

// MARK: - What a person knows a view by

extension Trace {
  /// The name with what identifies the view for a person: `Text.15 "Sign out"`, `HStack.3
  /// LabeledRow`, `frame.2 of "Sign out"`.
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

  /// A text in which a view is named with what a person knows it by where it is named first, and by
  /// its name alone from then on.
  package func text(of prose: Prose) -> String {
    prose.text(naming: { name(of: $0) }, first: { title(of: $0) })
  }

  /// The view that a modifier applies to, with other modifiers skipped: `of "Sign out"`, `of
  /// VStack.3`; nil if the node is no modifier.
  package func surroundings(of id: NodeID) -> String? {
    let modified = modified(by: id)
    let mark = nodes[modified.index].isLabelled ? nil : mark(of: modified)
    guard modified != id, mark != nil || !nodes[modified.index].isPlainModifier else { return nil }
    return "of \(mark ?? name(of: modified))"
  }

  /// The first descendant that has a mark or is no modifier. A modified view directly follows its
  /// modifier; where it does not, as in a console log, there is no search.
  private func modified(by id: NodeID) -> NodeID {
    var view = id
    for next in nodes.indices.dropFirst(id.index + 1).prefix(Self.mostModifiers) {
      guard nodes[view.index].isModifier, nodes[next].parent == view else { break }
      view = NodeID(next)
      if nodes[next].isLabelled || mark(of: view) != nil { break }
    }
    return view
  }

  /// The maximum number of modifiers to skip: chains may be as long as the text.
  private static let mostModifiers = 16

  /// The label of its box in a picture: the words that it shows, unless it was given a name.
  package func label(of id: NodeID) -> String {
    guard nodes.indices.contains(id.index), !nodes[id.index].isLabelled,
      nodes[id.index].drawnWords != nil, let mark = mark(of: id)
    else { return name(of: id) }
    return mark
  }

  /// What identifies a view for a person: its words, its colour, or the declared view whose body it
  /// is: `"Sign out"`, `.red`, `LabeledRow`; for a control the first words in it; nil for others.
  package func mark(of id: NodeID) -> String? {
    let node = nodes[id.index]
    if let words = node.drawnWords { return "\"\(Node.escaped(words, limit: Self.mostInMark))\"" }
    if node.kind == "Color", node.arguments.first == "." {
      return Node.escaped(node.arguments, limit: Self.mostInMark)
    }
    // The root is identified by the subject of the trace.
    if node.parent != nil, let owner = ownOwners(of: id).last {
      return Node.escaped(owner.view, limit: Self.mostInMark)
    }
    return caption(of: id).map { "\"\(Node.escaped($0, limit: Self.mostInMark))\"" }
  }

  private static let mostInMark = 28

  /// The first words in a control, such as those of a button; nil for other views. What is in a
  /// view directly follows it.
  private func caption(of id: NodeID) -> String? {
    let node = nodes[id.index]
    guard node.roles.contains(.reacts), !node.isModifier else { return nil }
    for next in nodes.indices.dropFirst(id.index + 1).prefix(Self.mostInControl) {
      guard let parent = nodes[next].parent, parent.index >= id.index else { return nil }
      if nodes[next].roles.contains(.text), let words = nodes[next].drawnWords, !words.isEmpty {
        return words
      }
    }
    return nil
  }

  /// The maximum number of views in a control that are looked at.
  private static let mostInControl = 16

  /// The declared views whose body is this node but not its parent, innermost first.
  package func ownOwners(of id: NodeID) -> ArraySlice<ViewOwner> {
    let owners = nodes[id.index].owners
    guard let parent = nodes[id.index].parent else { return owners[...] }
    let outer = nodes[parent.index].owners
    let shared = zip(owners.reversed(), outer.reversed()).prefix { $0 == $1 }.count
    return owners.dropLast(shared)
  }
}

extension Trace.Node {
  /// Whether it is written after a view, with a dot.
  fileprivate var isModifier: Bool { kind.first?.isLowercase == true }

  fileprivate var isPlainModifier: Bool { isModifier && !isLabelled }

  /// The words of a text, or the name of an image or symbol; nil for views that show no words.
  package var words: String? {
    if !shown.isEmpty { return shown }
    // Where words stand for unknown ones, a literal beside those is not what is shown.
    let hasWords =
      roles.contains(.text) && appearance.standIn == nil || roles.contains(.image)
    return hasWords ? Self.literal(in: arguments) : nil
  }

  /// As `words`, or the substitute drawn for unknown words.
  package var drawnWords: String? { words ?? appearance.standIn }

  /// The content of the first string literal; nil if there is none.
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

  /// The text on one line of at most `limit` characters, with quotation marks and control
  /// characters escaped.
  fileprivate static func escaped(_ text: String, limit: Int) -> String {
    let line = text.split { $0.isWhitespace }.joined(separator: " ")
    let cut = line.count > limit ? line.prefix(limit - 1) + "…" : line[...]
    return cut.unicodeScalars.filter { !turnsAround($0) }.map(escaped).joined()
  }

  /// Whether it changes the writing direction of what follows.
  private static func turnsAround(_ scalar: UnicodeScalar) -> Bool {
    0x202A...0x202E ~= scalar.value || 0x2066...0x2069 ~= scalar.value
  }
}

// MARK: - Names

extension Trace.Node {
  /// The name, in quotes if it would be ambiguous: `"two words"`. A valid literal of the query
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

  /// Escapes characters that break the line or change the writing direction.
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

import HaggleLanguage
import HaggleSyntax
import HaggleVocabulary

extension Scenario {
  /// Which of the parts that its text has from other files this evaluation, and what was laid out
  /// of it, has used: parts as they come, from 0.
  package var usedParts: Set<Int> {
    let starts = partStarts
    if starts.isEmpty { return [] }
    let used = UsedDeclarations(syntax, evaluation.declarations).offsets
    return Set(
      used.compactMap { offset in
        starts.partitioningIndex { $0 > offset } - 1
      }.filter { $0 >= 0 })
  }

  /// Where code begins that this evaluation, and what was laid out of it, has run.
  package var usedCode: [Int] { syntax.usedCode }

  /// The text with only those parts of other files.
  package func text(keeping parts: Set<Int>) -> String {
    let starts = partStarts + [source.bytes.count]
    let kept = starts.indices.dropLast().filter(parts.contains).map { index in
      source.text(in: starts[index]..<starts[index + 1])
    }
    return source.text(in: 0..<starts[0]) + kept.joined()
  }

  private var partStarts: [Int] { source.parts.parts.map { source.start(ofLine: $0.line) } }
}

/// The top-level declarations that were used; doubtful ones count as used.
private struct UsedDeclarations {
  private let tree: SyntaxTree
  private let declarations: Declarations
  /// Where code begins that was run, in the order of the text.
  private let code: [Int]

  init(_ tree: SyntaxTree, _ declarations: Declarations) {
    (self.tree, self.declarations) = (tree, declarations)
    code = tree.usedCode.sorted()
  }

  /// Where they are.
  var offsets: [Int] {
    tree.declarations(among: tree.topLevel).map { tree[$0] }.filter(isUsed).map(\.anchor)
  }

  private func isUsed(_ declaration: Declaration) -> Bool {
    switch declaration.kind {
    case .function: hasRun(declaration.span)
    case .type(let type):
      // What an extension gives a type of the text may be what makes it a view.
      declarations.find(type.name).map { info in
        info.kind == nil ? isUsed(type, info) : info.isUsed
      } ?? true
    default: true
    }
  }

  /// Whether anything that an extension gives a type of a library is used.
  private func isUsed(_ extension: TypeDeclaration, _ type: TypeInfo) -> Bool {
    tree.declarations(among: tree.statements(of: `extension`.members)).contains { id in
      let member = tree[id]
      switch member.kind {
      case .function, .subscript, .initializer: return hasRun(member.span)
      case .variable(let variable):
        return hasRun(member.span) || member.attributes.contains { $0.name == "Entry" }
          || variable.bindings.flatMap(\.pattern.names).contains { type.hasValue(ofStatic: $0) }
      case .type(let nested):
        return declarations.find("\(type.name).\(nested.name)")?.isUsed ?? true
      default: return true
      }
    }
  }

  private func hasRun(_ span: SourceSpan) -> Bool {
    let first = code.partitioningIndex { $0 >= span.lowerBound }
    return first < code.count && code[first] < span.upperBound
  }
}

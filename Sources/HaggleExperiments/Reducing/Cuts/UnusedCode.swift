import HaggleSyntax
import HaggleVocabulary

/// What a text has for other things than its view: bodies that never ran, and declarations that
/// nothing names once those are empty.
///
/// A view of a project borrows up to thousands of lines, nearly all of them for what buttons do.
/// To try each of their declarations alone takes minutes.
struct UnusedCode {
  private let tree: SyntaxTree
  /// Where code begins that has run, in ascending order.
  private let used: [Int]

  /// - Parameter used: where code begins that has run.
  init(_ source: SourceText, used: [Int]) {
    tree = SyntaxTree.parse(source)
    tree.parseEverything()
    self.used = used.sorted()
  }

  private func hasRun(_ span: SourceSpan) -> Bool {
    let first = used.partitioningIndex { $0 >= span.lowerBound }
    return first < used.count && used[first] < span.upperBound
  }
}

// MARK: - Bodies

extension UnusedCode {
  /// Empties bodies that never ran; what has to yield something stops instead.
  var bodies: [Rewriting.Change] {
    var changes: [Rewriting.Change] = []
    var end = 0
    for (span, isValue) in written.sorted(by: { $0.span.lowerBound < $1.span.lowerBound })
    where span.lowerBound >= end && !hasRun(span) {
      let stop = "fatalError()"
      if isValue, span.count <= stop.utf8.count { continue }
      changes.append(Rewriting.Change(span: span, pieces: isValue ? [.new(stop)] : []))
      end = span.upperBound
    }
    return changes
  }

  /// What stands in bodies, and whether they have to yield something.
  private var written: [(span: SourceSpan, isValue: Bool)] {
    var found: [(BlockID, Bool)] = []
    for declaration in tree.declarations {
      switch declaration.kind {
      case .function(let function), .subscript(let function):
        guard let body = function.body else { continue }
        found.append((body, !function.yieldsNothing))
      case .variable(let variable):
        for binding in variable.bindings {
          if let getter = binding.getter { found.append((getter, true)) }
          if let setter = binding.setter { found.append((setter.body, false)) }
        }
      default: break
      }
    }
    for expression in tree.expressions {
      for closure in actions(of: expression.kind) { found.append((closure.body, false)) }
    }
    return found.compactMap { block, isValue in tree.span(of: block).map { ($0, isValue) } }
  }

  /// Closures of a call that are given nothing and need not yield a value.
  private func actions(of kind: Expression.Kind) -> [Closure] {
    guard case .call(let callee, let arguments, let trailing) = kind else { return [] }
    if case .member(_, let name) = tree[callee].kind, ArgumentRules.takesValue(name) { return [] }
    let given = arguments.compactMap { argument -> Closure? in
      guard argument.label == "action", case .closure(let closure) = tree[argument.value].kind
      else { return nil }
      return closure
    }
    return (given + trailing.map(\.closure)).filter {
      $0.parameters.isEmpty && $0.shorthandCount == 0
    }
  }
}

extension FunctionDeclaration {
  fileprivate var yieldsNothing: Bool { result.map { ["Void", "()"].contains($0.text) } ?? true }
}

// MARK: - Declarations

extension UnusedCode {
  /// Removes declarations of the file that neither ran nor are named by what stays.
  var declarations: [Rewriting.Change] {
    var left = tree.topLevel.map { Unit(tree[$0].span, of: $0, in: tree) }
    var named: Set<String> = []
    while true {
      let stays = left.indices.filter { hasRun(left[$0].span) || left[$0].isNeeded(by: named) }
      if stays.isEmpty { break }
      for index in stays { named.formUnion(left[index].words) }
      let kept = Set(stays)
      left = left.indices.filter { !kept.contains($0) }.map { left[$0] }
    }
    return left.map { .removing($0.span) }
  }

  /// A statement of the file.
  private struct Unit {
    let span: SourceSpan
    let words: Set<String>
    /// What somebody has to name who needs it; nil for what is needed in any case.
    private var names: [String]?

    init(_ span: SourceSpan, of statement: StatementID, in tree: SyntaxTree) {
      self.span = span
      words = tree.words(in: span)
      guard case .declaration(let id) = tree[statement].kind else { return }
      let declaration = tree[id]
      switch declaration.kind {
      case .type(let type) where type.kind == .extension:
        let members = tree.declarations(among: tree.statements(of: type.members)).map { tree[$0] }
        let all = members.map(\.names)
        // What has no name may be anything's: an initializer, a subscript.
        let isAny = !type.inherited.isEmpty || all.contains { $0.isEmpty }
        names = isAny ? [type.name] : all.flatMap(\.self)
      case .typeAlias(let name, _): names = [name]
      case .type, .function, .variable: names = declaration.names
      default: break
      }
    }

    func isNeeded(by named: Set<String>) -> Bool {
      guard let names else { return true }
      return names.contains(where: named.contains)
    }
  }
}

extension SyntaxTree {
  /// All words of a stretch, whatever they are.
  fileprivate func words(in span: SourceSpan) -> Set<String> {
    var words: Set<String> = []
    var start: Int?
    for index in span.lowerBound...span.upperBound {
      if index < span.upperBound, CutMaker.isWord(bytes[index]) {
        start = start ?? index
      } else if let first = start {
        words.insert(String(decoding: bytes[first..<index], as: UTF8.self))
        start = nil
      }
    }
    return words
  }
}

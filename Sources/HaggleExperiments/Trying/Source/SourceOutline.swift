import HaggleSyntax
import HaggleVocabulary

/// All views written in a text, with their nesting.
struct SourceOutline {
  /// A call in a view's chain.
  struct Spot: Hashable {
    var view: Int
    var link: Int
  }

  let tree: SyntaxTree
  /// In text order, parents first.
  private(set) var views: [WrittenView] = []
  /// The text's indentation step.
  let step: String
  private var spots: [SourcePlace: Spot] = [:]
  private var children: [Int: [Int]] = [:]

  /// - Parameters:
  ///   - file: another file whose code may be edited; nil for none.
  ///   - step: how far each level is indented; nil for as far as the text does.
  init(_ source: SourceText, or file: String? = nil, step: String? = nil) {
    tree = SyntaxTree.parse(source)
    tree.parseEverything()
    self.step = step ?? source.text.lines.indentationStep
    let own = tops.filter { top in
      let start = tree[top.id].span.lowerBound
      return source.parts.isOwn(start) || file != nil && source.part(at: start)?.file == file
    }
    views = own.distinct(by: \.id).compactMap {
      view($0.id, isStatement: $0.isStatement)
    }
    views.sort { ($0.span.lowerBound, -$0.span.count) < ($1.span.lowerBound, -$1.span.count) }
    findParents()
    for (number, view) in views.enumerated() {
      if let parent = view.parent { children[parent.view, default: []].append(number) }
      for (index, link) in view.links.enumerated() {
        spots[source.place(at: link.anchor)] = Spot(view: number, link: index)
      }
    }
  }

  var source: SourceText { tree.source }

  /// The call whose name is at this place.
  func spot(at place: SourcePlace) -> Spot? { spots[place] }

  subscript(spot: Spot) -> WrittenView.Link { views[spot.view].links[spot.link] }

  /// The children of a view in its closures and those of its modifiers, or in those of one call.
  func children(of view: Int, link: Int? = nil) -> [Int] {
    (children[view] ?? []).filter { link == nil || views[$0].parent?.link == link }
  }

  /// The views in the same closure as a view, including itself.
  func siblings(of view: Int) -> [Int] {
    guard let parent = views[view].parent else { return [view] }
    return children(of: parent.view, link: parent.link)
  }

  /// The view that a declared view's body results in; the view itself otherwise.
  func shown(by view: Int) -> Int {
    let name = views[view].base.name
    let body = tree.declarations.lazy.compactMap { declaration -> SourceSpan? in
      guard case .type(let type) = declaration.kind, type.name == name, type.kind == .struct else {
        return nil
      }
      return declaration.span
    }.first
    guard let body else { return view }
    let bodies = views.indices.filter { body.contains(views[$0].span.lowerBound) }
      .filter { views[$0].parent == nil && views[$0].isStatement }
    return bodies.count == 1 ? bodies[0] : view
  }

  func text(_ span: SourceSpan) -> String { source.text(in: span) }

  /// The indentation of the line with an offset.
  func indentation(at offset: Int) -> String {
    String(source.line(source.place(at: offset).line).prefix { $0 == " " || $0 == "\t" })
  }

  /// The end of the line of an offset if only a comment follows; otherwise the offset.
  func behindComment(at offset: Int) -> Int {
    let rest = source.bytes[offset...].prefix { $0 != UInt8(ascii: "\n") }
    let isComment = rest.drop { $0 == UInt8(ascii: " ") }.starts(with: "//".utf8)
    return isComment ? rest.endIndex : offset
  }
}

extension [String] {
  /// The additional indentation of the first line after an opening brace; two spaces if there is
  /// none.
  fileprivate var indentationStep: String {
    for (line, next) in zip(self, dropFirst()) where line.last == "{" {
      let (outer, inner) = (line.indentation, next.indentation)
      if inner.count > outer.count, inner.hasPrefix(outer) {
        return String(inner.dropFirst(outer.count))
      }
    }
    return "  "
  }
}

extension String {
  fileprivate var indentation: Substring { prefix { $0 == " " || $0 == "\t" } }
}

// MARK: - Reading the tree

extension SourceOutline {
  /// The expressions that may be views: statements, and arguments.
  private var tops: [(id: ExpressionID, isStatement: Bool)] {
    let statements = tree.statements.compactMap { statement -> ExpressionID? in
      switch statement.kind {
      case .expression(let id): id
      case .return(let id): id
      default: nil
      }
    }
    let arguments = tree.expressions.flatMap { expression -> [ExpressionID] in
      guard case .call(_, let arguments, _) = expression.kind else { return [] }
      return arguments.map(\.value)
    }
    return statements.map { ($0, true) } + arguments.map { ($0, false) }
  }

  private func view(_ id: ExpressionID, isStatement: Bool) -> WrittenView? {
    var links: [WrittenView.Link] = []
    var next = id
    while case .call(let callee, _, _) = tree[next].kind,
      case .member(let base, let name) = tree[callee].kind, !isType(base, name)
    {
      links.append(link(next, named: name, from: tree[base].span.upperBound))
      next = base
    }
    guard let name = name(of: next), !name.isEmpty else { return nil }
    let base = link(next, named: name, from: tree[next].span.lowerBound)
    return WrittenView(links: [base] + links.reversed(), parent: nil, isStatement: isStatement)
  }

  /// Whether a name after a dot still names the type: `SwiftUI.VStack`.
  private func isType(_ base: ExpressionID, _ name: String) -> Bool {
    guard case .identifier(let module) = tree[base].kind else { return false }
    return module.isTypeName && name.isTypeName
  }

  /// `VStack` for `VStack(spacing: 0) { … }`, `Color` for `Color.red`; nil if it is no view.
  private func name(of id: ExpressionID) -> String? {
    switch tree[id].kind {
    case .call(let callee, _, _): return name(of: callee)
    case .identifier(let name): return name
    case .member(let base, let name):
      if name.isTypeName { return name }
      if case .identifier(let type) = tree[base].kind { return type }
      return nil
    default: return nil
    }
  }

  /// A call, or a name that is a view by itself.
  private func link(
    _ id: ExpressionID, named name: String, from start: Int
  ) -> WrittenView.Link {
    let span = start..<tree[id].span.upperBound
    guard case .call(let callee, let arguments, let trailing) = tree[id].kind else {
      // `Color.red` is the view `Color`, and its node's place is the start of the expression.
      let isType = source.bytes[start...].starts(with: name.utf8)
      return WrittenView.Link(
        name: name, anchor: isType ? start : tree[id].anchor, span: span, arguments: [],
        closures: [])
    }
    return WrittenView.Link(
      name: name, anchor: tree[callee].anchor, span: span,
      arguments: arguments.map { WrittenArgument($0, of: tree) },
      closures: trailing)
  }

  private mutating func findParents() {
    var open: [Int] = []
    for number in views.indices {
      let span = views[number].span
      while let last = open.last, views[last].span.upperBound < span.upperBound {
        open.removeLast()
      }
      for candidate in open.reversed() where views[number].parent == nil {
        let link = views[candidate].links.firstIndex { $0.span.contains(span.lowerBound) }
        if let link, candidate != number {
          views[number].parent = Spot(view: candidate, link: link)
        }
      }
      open.append(number)
    }
  }
}

import Foundation
import HaggleSyntax
import HaggleVocabulary

/// The windows that the files of a project open on a Mac, and the size in which each opens, as far
/// as its text says.
///
/// Source: Apple's documentation of `defaultSize(width:height:)`, `windowResizability(_:)` and
/// `MenuBarExtra`: a window opens in the size stated for it, at least as large as the minimum of
/// its content; the window of a menu bar extra and that of the settings fit their content.
struct ProjectWindows {
  private struct Window {
    /// The views that its content begins with.
    let views: Set<String>
    let size: ProposedViewSize
    /// Whether it is that of the app, not one of a menu bar, of settings, or of a view alone.
    let isMain: Bool
  }

  private var windows: [Window] = []

  /// Windows that fit their content.
  private static let fitting: Set = ["MenuBarExtra", "Settings"]
  private static let scenes = fitting.union(["WindowGroup", "Window", "UtilityWindow"])
  /// What shows that a file may open a window.
  static let names = scenes.union(["NSWindow", "NSPopover"])

  init(in sources: [SourceText], _ declarations: ProjectDeclarations) {
    for source in sources {
      let tree = SyntaxTree.parse(source)
      tree.parseEverything()
      let previews = tree.previewSpans
      let calls = tree.expressions.filter { expression in
        !previews.contains { $0.contains(expression.span.lowerBound) }
      }
      let modified = Set(calls.compactMap(\.base))
      let ends = tree.expressions.indices.map { ExpressionID(index: Int32($0)) }
        .filter { !modified.contains($0) }
      windows += ends.compactMap { Self.scene(tree.chain($0), in: tree, declarations) }
      windows += Self.opened(calls, in: tree, declarations)
    }
  }

  /// Whether the content of a window begins with a view.
  func shows(_ view: String) -> Bool { windows.contains { $0.views.contains(view) } }

  /// The size of the window that shows one of these views, or else of the app's window; nil where
  /// no text states it.
  func size(showing views: [String]) -> ProposedViewSize? {
    let shown = windows.first { !$0.views.isDisjoint(with: views) }
    let main = shown ?? windows.first(where: \.isMain) ?? windows.first
    return main.flatMap { $0.size == .usual ? nil : $0.size }
  }

  private static func scene(
    _ chain: Chain, in tree: SyntaxTree, _ declarations: ProjectDeclarations
  ) -> Window? {
    guard let name = chain.name, scenes.contains(name), let content = chain.content else {
      return nil
    }
    let contents = tree.chains(of: content)
    let views = Set(contents.compactMap(\.name))
    let frames = contents.flatMap(\.frames) + bodies(of: views, declarations).flatMap(\.frames)
    var size = fitting.contains(name) ? ProposedViewSize.unspecified : .usual
    if let stated = chain.arguments(of: "defaultSize").first {
      size.take(width: stated["width"], height: stated["height"])
    }
    return Window(
      views: views, size: size.fitted(to: frames), isMain: name == "WindowGroup")
  }

  /// What code of AppKit opens: a window with its rectangle, a popover with its size.
  private static func opened(
    _ calls: [HaggleSyntax.Expression], in tree: SyntaxTree, _ declarations: ProjectDeclarations
  ) -> [Window] {
    let roots = calls.compactMap { call -> String? in
      guard case .call(_, let arguments, _) = call.kind,
        let root = arguments.first(where: { $0.label == "rootView" })
      else { return nil }
      return tree.chain(root.value).name
    }
    let sizes = calls.compactMap { call -> ProposedViewSize? in
      var value: ExpressionID?
      switch call.kind {
      case .call(_, let arguments, _):
        value = arguments.first { $0.label == "contentRect" }?.value
      case .assignment("=", let target, let assigned):
        if case .member(_, "contentSize") = tree[target].kind { value = assigned }
      default: break
      }
      let numbers = value.map { tree.chain($0).numbers } ?? [:]
      guard let width = numbers["width"], let height = numbers["height"] else { return nil }
      return ProposedViewSize(width: width, height: height)
    }
    // Of several, the text does not say which view has which.
    guard !roots.isEmpty, let size = sizes.first, sizes.allSatisfy({ $0 == size }) else {
      return []
    }
    let frames = bodies(of: Set(roots), declarations).flatMap(\.frames)
    return [Window(views: Set(roots), size: size.fitted(to: frames), isMain: false)]
  }

  /// The bodies of views, as far as the project declares them once.
  private static func bodies(
    of views: Set<String>, _ declarations: ProjectDeclarations
  ) -> [Chain] {
    views.sorted().flatMap { view -> [Chain] in
      guard let found = declarations.plain[view], found.count == 1 else { return [] }
      let declared = declarations.all[found[0]]
      let tree = declared.tree
      for id in tree.declarations(among: tree.topLevel) where tree[id].span == declared.span {
        guard case .type(let type) = tree[id].kind else { continue }
        return tree.declarations(among: tree.statements(of: type.members)).flatMap { member in
          guard case .variable(let variable) = tree[member].kind else { return [Chain]() }
          return variable.bindings.filter { $0.pattern.names == ["body"] }.compactMap(\.getter)
            .flatMap(tree.chains)
        }
      }
      return []
    }
  }
}

/// A view or scene with its modifiers: `Board().frame(minWidth: 600).padding()`.
private struct Chain {
  /// What it begins with: `Board`.
  var name: String?
  /// The first closure of its beginning.
  var content: BlockID?
  /// The numbers among the arguments of its beginning.
  var numbers: [String: Double] = [:]
  /// From the outermost to the innermost.
  var modifiers: [(name: String, numbers: [String: Double])] = []

  func arguments(of modifier: String) -> [[String: Double]] {
    modifiers.reversed().filter { $0.name == modifier }.map(\.numbers)
  }

  var frames: [[String: Double]] { arguments(of: "frame") }
}

extension SyntaxTree {
  /// The views that a block shows, whichever way its conditions go.
  fileprivate func chains(of block: BlockID) -> [Chain] {
    statements(of: block).flatMap { id -> [Chain] in
      switch self[id].kind {
      case .expression(let expression), .return(let expression?): [chain(expression)]
      case .if(_, let then, let other): chains(of: then) + (other.map(chains) ?? [])
      default: []
      }
    }
  }

  private func chains(of other: Statement.Else) -> [Chain] {
    switch other {
    case .block(let block): chains(of: block)
    case .elseIf(let statement):
      if case .if(_, let then, let next) = self[statement].kind {
        chains(of: then) + (next.map(chains) ?? [])
      } else {
        []
      }
    }
  }

  fileprivate func chain(_ end: ExpressionID) -> Chain {
    var chain = Chain()
    var next: ExpressionID? = end
    while let id = next {
      next = nil
      guard case .call(let callee, let arguments, let closures) = self[id].kind else { continue }
      let numbers = numbers(among: arguments)
      switch self[callee].kind {
      case .member(let base, let name):
        chain.modifiers.append((name, numbers))
        next = base
      case .identifier(let name):
        chain.name = name
        chain.numbers = numbers
        chain.content = closures.first?.closure.body ?? content(among: arguments)
      default: break
      }
    }
    return chain
  }

  private func content(among arguments: [Argument]) -> BlockID? {
    guard let content = arguments.first(where: { $0.label == "content" }),
      case .closure(let closure) = self[content.value].kind
    else { return nil }
    return closure.body
  }

  /// Those with a label, and those of an only argument: `CGSize(width: 600, height: 400)`.
  private func numbers(among arguments: [Argument]) -> [String: Double] {
    if arguments.count == 1, arguments[0].label == nil { return chain(arguments[0].value).numbers }
    return arguments.reduce(into: [:]) { numbers, argument in
      guard let label = argument.label else { return }
      switch self[argument.value].kind {
      case .integer(let number), .float(let number): numbers[label] = number
      default: break
      }
    }
  }
}

extension HaggleSyntax.Expression {
  /// What a call is a modifier of, and what is called.
  fileprivate var base: ExpressionID? {
    switch kind {
    case .member(let base, _): base
    case .call(let callee, _, _): callee
    default: nil
    }
  }
}

extension ProposedViewSize {
  /// A window as it opens where nothing states its size.
  fileprivate static var usual: ProposedViewSize {
    ProposedViewSize(Device.standard(on: .macOS).proposal)
  }

  fileprivate mutating func take(width: Double?, height: Double?) {
    self.width = width.map { CGFloat($0) } ?? self.width
    self.height = height.map { CGFloat($0) } ?? self.height
  }

  /// The size of a window for content with these frames.
  fileprivate func fitted(to frames: [[String: Double]]) -> ProposedViewSize {
    frames.reduce(self) { size, frame in
      ProposedViewSize(
        width: Self.fitted(
          size.width, fixed: frame["width"], from: frame["minWidth"], to: frame["maxWidth"]),
        height: Self.fitted(
          size.height, fixed: frame["height"], from: frame["minHeight"], to: frame["maxHeight"]))
    }
  }

  private static func fitted(
    _ length: CGFloat?, fixed: Double?, from least: Double?, to most: Double?
  ) -> CGFloat? {
    if let fixed { return CGFloat(fixed) }
    guard let length else { return least == most ? least.map { CGFloat($0) } : nil }
    return max(min(length, most.map { CGFloat($0) } ?? length), least.map { CGFloat($0) } ?? length)
  }
}

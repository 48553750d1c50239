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
    let opening: Opening
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
    let main = windows.first(where: \.isMain) ?? (windows.count == 1 ? windows[0] : nil)
    return (shown ?? main)?.opening.statedSize
  }

  private static func scene(
    _ chain: Chain, in tree: SyntaxTree, _ declarations: ProjectDeclarations
  ) -> Window? {
    guard let name = chain.name, scenes.contains(name), let content = chain.content else {
      return nil
    }
    let contents = tree.chains(of: content)
    let views = Set(contents.compactMap(\.name))
    // An app without a window opens one of nothing.
    if views == ["EmptyView"] { return nil }
    let frames = contents.flatMap(\.frames) + bodies(of: views, declarations).flatMap(\.frames)
    var opening = Opening(fitsContent: fitting.contains(name))
    if let stated = chain.arguments(of: "defaultSize").first { opening.take(stated) }
    for frame in frames { opening.fit(frame) }
    return Window(views: views, opening: opening, isMain: name == "WindowGroup")
  }

  /// What code of AppKit opens: a window with its rectangle, a popover with its size.
  private static func opened(
    _ calls: [HaggleSyntax.Expression], in tree: SyntaxTree, _ declarations: ProjectDeclarations
  ) -> [Window] {
    let roots = calls.compactMap { call -> String? in
      guard case .call(_, let arguments, _) = call.kind, let root = arguments["rootView"]
      else { return nil }
      return tree.chain(root.value).name
    }
    let sizes = calls.compactMap { call -> [String: Double]? in
      var value: ExpressionID?
      switch call.kind {
      case .call(_, let arguments, _):
        value = arguments["contentRect"]?.value
      case .assignment("=", let target, let assigned):
        if case .member(_, "contentSize") = tree[target].kind { value = assigned }
      default: break
      }
      let numbers = value.map { tree.chain($0).numbers } ?? [:]
      return numbers["width"] == nil || numbers["height"] == nil ? nil : numbers
    }
    // Of several, the text does not say which view has which.
    guard !roots.isEmpty, let size = sizes.first, sizes.allSatisfy({ $0 == size }) else {
      return []
    }
    var opening = Opening(fitsContent: false)
    opening.take(size)
    for frame in bodies(of: Set(roots), declarations).flatMap(\.frames) { opening.fit(frame) }
    return [Window(views: Set(roots), opening: opening, isMain: false)]
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

/// How large a window opens, and which of its lengths something states.
private struct Opening {
  private var size: ProposedViewSize
  private var stated: Axis.Set

  /// - Parameter fitsContent: whether it is as large as its content where nothing states a length.
  init(fitsContent: Bool) {
    size = fitsContent ? .unspecified : ProposedViewSize(Device.standard(on: .macOS).proposal)
    stated = fitsContent ? [.horizontal, .vertical] : []
  }

  /// Nil where a length is not stated: that window is unknown.
  var statedSize: ProposedViewSize? { stated == [.horizontal, .vertical] ? size : nil }

  /// Takes the lengths of a stated size.
  mutating func take(_ numbers: [String: Double]) {
    for axis in Axis.allCases { numbers[axis.dimension].map { state(CGFloat($0), axis) } }
  }

  /// Fits the content's frame: as long as that is, or between its limits.
  mutating func fit(_ frame: [String: Double]) {
    for axis in Axis.allCases {
      let name = axis == .horizontal ? "Width" : "Height"
      let (least, most) = (frame["min" + name], frame["max" + name])
      if let fixed = frame[axis.dimension] {
        state(CGFloat(fixed), axis)
      } else if let least, least == most {
        state(CGFloat(least), axis)
      } else if let length = size[axis] {
        let limited = min(length, most.map { CGFloat($0) } ?? length)
        let long = max(limited, least.map { CGFloat($0) } ?? limited)
        if least != nil || stated.contains(axis) { state(long, axis) }
      }
    }
  }

  private mutating func state(_ length: CGFloat, _ axis: Axis) {
    guard length > 0, length.isFinite else { return }
    size[axis] = length
    stated.insert(Axis.Set(axis))
  }
}

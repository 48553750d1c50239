import HaggleSyntax
import HaggleVocabulary

/// Edits of lengths that are read: of the screen, or of what a reader around a view measures.
struct ReadLengthEdits: EditFamily {
  let view: WrittenPlace

  var edits: [Edit] {
    guard view.isStatement else { return [] }
    let reads = reads
    return [measured(reads, less: nil)].compactMap(\.self) + shared(reads)
  }

  /// A length that is read of something, as `room.size.width`.
  private struct Read {
    let axis: Axis
    /// `room.size.width`
    let span: SourceSpan
    let isOfScreen: Bool
    /// Whether a factor or a divisor goes with it.
    let isShare: Bool
  }

  /// The screen's size in UIKit's words.
  private static let screens: Set = ["UIScreen.main.bounds", "UIScreen.main.bounds.size"]

  /// The lengths that are read in the view and its modifiers, in the order of the text.
  private var reads: [Read] {
    let tree = outline.tree
    let inside = tree.expressions.filter { view.span.contains($0.span.lowerBound) }
    let parts = inside.flatMap { expression -> [SourceSpan] in
      guard case .binary(let sign, let left, let right) = expression.kind else { return [] }
      return switch sign {
      case "*": [tree[left].span, tree[right].span]
      case "/": [tree[left].span]
      default: []
      }
    }
    return inside.compactMap { expression in
      guard case .member(let size, let side) = expression.kind,
        let axis = Axis.allCases.first(where: { $0.dimension == side })
      else { return nil }
      let isOfScreen = Self.screens.contains(outline.text(tree[size].span))
      guard isOfScreen || isOfReader(size) else { return nil }
      return Read(
        axis: axis, span: expression.span, isOfScreen: isOfScreen,
        isShare: parts.contains(expression.span))
    }
    .sorted { $0.span.lowerBound < $1.span.lowerBound }
  }

  /// Whether it is the size of what a name stands for: `room.size`.
  private func isOfReader(_ size: ExpressionID) -> Bool {
    guard case .member(let proxy, "size") = outline.tree[size].kind,
      case .identifier = outline.tree[proxy].kind
    else { return false }
    return true
  }

  // MARK: The room instead of the screen

  /// A reader around the view, whose size takes the place of the screen's in all of these.
  ///
  /// - Parameter taken: what is subtracted from lengths along an axis.
  private func measured(_ reads: [Read], less taken: (axis: Axis, code: String)?) -> Edit? {
    let screen = reads.filter(\.isOfScreen)
    // What is put on the view outside of them stays on the reader.
    guard !screen.isEmpty,
      let last = view.links.last(where: { link in
        screen.contains { link.span.contains($0.span.lowerBound) }
      })
    else { return nil }
    let span = view.span.lowerBound..<last.span.upperBound
    let name = isFree("proxy") ? "proxy" : "room"
    guard isFree(name) else { return nil }
    var pieces: [Rewriting.Piece] = [.new("GeometryReader { \(name) in\(innerLine)")]
    var start = span.lowerBound
    for read in screen {
      let length = "\(name).size.\(read.axis.dimension)"
      let rest = taken?.axis == read.axis ? taken?.code : nil
      pieces += view.setIn(start..<read.span.lowerBound)
      let shorter = rest.map { read.isShare ? "(\(length) - \($0))" : "\(length) - \($0)" }
      pieces.append(.new(shorter ?? length))
      start = read.span.upperBound
    }
    pieces += view.setIn(start..<span.upperBound) + [.new("\(newLine)}")]
    return Edit(.flexibleFrame, .quotient, replacing: span, with: pieces)
  }

  private func isFree(_ name: String) -> Bool {
    !outline.tree.expressions.contains { expression in
      guard case .identifier(name) = expression.kind else { return false }
      return view.span.contains(expression.span.lowerBound)
    }
  }

  // MARK: Shares of the rest

  /// Shares of what the parts beside them leave, not of the whole.
  private func shared(_ reads: [Read]) -> [Edit] {
    guard let axis = Self.axis(of: view.name), view.content != nil else { return [] }
    let own = reads.filter { read in
      read.axis == axis && view.base.span.contains(read.span.lowerBound)
        && !isInner(read, along: axis) && isOfFrame(read)
    }
    guard !own.isEmpty, let taken = FixedParts(of: view, along: axis, but: own.map(\.span)).code
    else { return [] }
    let changes = own.map { read in
      let (open, close) = read.isShare ? ("(", ")") : ("", "")
      return Rewriting.Change(
        span: read.span,
        pieces: [.new(open), .kept(read.span), .new(" - \(taken)\(close)")])
    }
    let whole = measured(reads, less: (axis, taken))
    return [Edit](.argument, .quotient, changes) + [whole].compactMap(\.self)
  }

  /// Whether a frame is as long as that, or as a part of it.
  private func isOfFrame(_ read: Read) -> Bool {
    outline.views.lazy.flatMap(\.links).contains { link in
      link.name == "frame"
        && link.arguments.contains { argument in
          read.isShare
            ? argument.valueSpan.contains(read.span.lowerBound) : argument.valueSpan == read.span
        }
    }
  }

  /// Whether it is read in a stack of the same axis that is in the view.
  private func isInner(_ read: Read, along axis: Axis) -> Bool {
    outline.views.indices.contains { number in
      number != view.number && Self.axis(of: outline.views[number].name) == axis
        && view.base.span.contains(outline.views[number].span.lowerBound)
        && outline.views[number].span.contains(read.span.lowerBound)
    }
  }

  private static func axis(of stack: String) -> Axis? {
    switch stack {
    case "HStack", "LazyHStack": .horizontal
    case "VStack", "LazyVStack": .vertical
    default: nil
    }
  }
}

/// What a stack needs along its axis beside the views whose lengths are shares: lengths that its
/// views state, margins and distances.
private struct FixedParts {
  private var points = 0.0
  private var names: [String] = []

  /// - Parameter shares: where the lengths of the others are read.
  init(of stack: WrittenPlace, along axis: Axis, but shares: [SourceSpan]) {
    let children = stack.children
    for number in children {
      let child = stack.at(number)
      let own = child.modifiers(named: "frame").last { _, link in
        link.argument(axis.dimension) != nil
      }
      if let length = own?.link.argument(axis.dimension),
        !shares.contains(where: { length.valueSpan.contains($0.lowerBound) })
      {
        add(length.value)
      }
      if child.name == "Spacer" { add(child.base.argument("minLength")?.value ?? "0") }
      // A frame has the margins in it.
      addMargins(of: child, behind: own?.index ?? 0, along: axis)
    }
    addMargins(of: stack, behind: 0, along: axis)
    add(stack.base.argument("spacing")?.value ?? "8", times: max(children.count - 1, 0))
  }

  /// As a difference goes on with it: `240`, `100 - side`; nil where there is nothing.
  var code: String? {
    let number = points == 0 ? [] : [NumberText.exact(points)]
    let all = number + names
    return all.isEmpty ? nil : all.joined(separator: " - ")
  }

  private mutating func addMargins(
    of view: WrittenPlace, behind index: Int, along axis: Axis
  ) {
    let sides =
      axis == .horizontal
      ? (both: ".horizontal", each: [".leading", ".trailing"])
      : (both: ".vertical", each: [".top", ".bottom"])
    for (place, link) in view.modifiers(named: "padding") where place > index {
      let words = link.arguments.filter { $0.label == nil }.map(\.value)
      let length = words.first { !$0.hasPrefix(".") && !$0.hasPrefix("[") } ?? "16"
      switch words.first {
      case nil, ".all", sides.both: add(length, times: 2)
      case let side? where sides.each.contains(side): add(length)
      case let side? where side == length: add(length, times: 2)
      default: break
      }
    }
  }

  private mutating func add(_ length: String, times count: Int = 1) {
    guard count > 0 else { return }
    if let number = Double(length) {
      points += number * Double(count)
    } else if !length.hasPrefix("."), length.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "." })
    {
      names.append(count == 1 ? length : "\(count) * \(length)")
    }
  }
}

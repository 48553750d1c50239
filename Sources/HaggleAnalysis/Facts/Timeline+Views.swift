package import Foundation
import HaggleReplay
import HaggleTraces
import HaggleVocabulary

// Which views there are, and what one of them is by itself.
extension Timeline {
  /// What a stack puts between views that state nothing, in points. NEGOTIATION §12.
  package static let standardSpacing: CGFloat = 8

  var nodes: [NodeID] { tree.nodes }
  var rows: [NodeID] { containers(dividing: .horizontal) }
  var columns: [NodeID] { containers(dividing: .vertical) }
  var grids: [NodeID] { containers(dividing: [.horizontal, .vertical]) }
  /// Rows and columns.
  var stacks: [NodeID] { (rows + columns).sorted() }
  /// What holds several views, however it lays them out.
  var containers: [NodeID] { (containers(dividing: []) + stacks + grids).sorted() }
  var lazyGrids: [NodeID] { views(withAnyOf: [.makesColumns, .makesRows]) }
  var lists: [NodeID] { views(with: .scrolls).filter(isList) }
  /// What puts several views on each other and is as large as the largest, as a ZStack is.
  var layerStacks: [NodeID] { containers(dividing: []).filter(isLayerStack) }
  /// What lies over or under another view.
  var layers: [NodeID] {
    views(with: .layers).flatMap { tree.children(of: $0).dropFirst() }.sorted()
  }
}

// MARK: - One view

extension Timeline {
  func kind(_ node: NodeID) -> String { trace.nodes[node.index].kind }

  func has(_ role: NodeRole, _ node: NodeID) -> Bool {
    trace.nodes[node.index].roles.contains(role)
  }

  func name(_ node: NodeID) -> String { trace.name(of: node) }

  /// A modifier where it is said what to do with it: its label, if it has one, is its view's.
  func modifier(_ node: NodeID) -> Prose {
    trace.nodes[node.index].isLabelled ? "the \(kind(node)) of \(node)" : "\(node)"
  }

  /// Whether an argument is written out in the code of a view: `alignment: .center`.
  func states(_ argument: String, _ node: NodeID) -> Bool {
    trace.nodes[node.index].arguments.split(separator: ",").contains { $0.hasSuffix(argument) }
  }

  /// Whether the code of a view reads what the screen keeps free.
  func statesInset(_ node: NodeID) -> Bool {
    trace.nodes[node.index].arguments.contains(".safeAreaInsets.")
  }

  /// Whether the code of a frame gives it a length of an axis that is nil so far:
  /// `height: size?.height`.
  func leavesOpen(_ axis: Axis, _ frame: NodeID) -> Bool {
    guard has(.frames, frame), !has(.limits(axis), frame) else { return false }
    return trace.nodes[frame.index].arguments.lowercased().split(separator: ",").contains {
      $0.contains("\(axis.dimension): ") && !$0.hasSuffix(": nil")
    }
  }

  /// Whether the code of a view computes something as a product.
  func statesProduct(_ node: NodeID) -> Bool { trace.nodes[node.index].arguments.contains("*") }

  /// Whether several arguments are written in the code of a view.
  func statesSeveral(_ node: NodeID) -> Bool { trace.nodes[node.index].arguments.contains(",") }

  /// Whether a condition decides something in the code of a view.
  func statesChoice(_ node: NodeID) -> Bool { trace.nodes[node.index].arguments.contains("?") }

  /// The alignment that a view states with a condition in its code: `isOn ? .trailing : .leading`.
  func chosenAlignment(_ node: NodeID) -> String? {
    for argument in trace.nodes[node.index].arguments.split(separator: ",") {
      let parts = argument.split(separator: ":", maxSplits: 1)
      guard parts.count == 2, parts[0].filter({ !$0.isWhitespace }) == "alignment",
        parts[1].contains("?"), parts[1].contains(":"),
        parts[1].count(where: { $0 == "(" }) == parts[1].count(where: { $0 == ")" })
      else { continue }
      return String(parts[1].drop(while: \.isWhitespace))
    }
    return nil
  }

  /// Whether it is a column of one view that a condition is to put to one side or the other.
  func isChoosingSide(_ node: NodeID) -> Bool {
    has(.dividesHeight, node) && !has(.dividesWidth, node) && tree.childCount(of: node) == 1
      && chosenAlignment(node) != nil
  }

  /// Whether an offset states how far it draws its view as a number in the code.
  func statesShift(_ shift: CGFloat, of offset: NodeID, _ axis: Axis) -> Bool {
    let isWhole = shift == shift.rounded() && abs(shift) < 1_000_000
    let number = isWhole ? "\(Int(shift))" : "\(shift)"
    return states("\(axis == .vertical ? "y" : "x"): \(number)", offset)
  }

  /// Whether an offset moves its view along an axis, and its code says nothing of the other one.
  func shiftsOnly(_ offset: NodeID, _ axis: Axis) -> Bool {
    guard self.offset(of: offset, axis.cross) == 0 else { return false }
    let labels = trace.nodes[offset.index].arguments.split(separator: ",").map { argument in
      argument.prefix { $0 != ":" }.filter { !$0.isWhitespace }
    }
    let (own, other) = axis == .vertical ? ("y", "x") : ("x", "y")
    return labels.contains(own) && !labels.contains(other)
  }

  /// Whether a frame states its length on an axis as a number in the code.
  func statesNumber(_ frame: NodeID, _ axis: Axis) -> Bool {
    trace.nodes[frame.index].arguments.split(separator: ",").contains { argument in
      let parts = argument.split(separator: ":")
      return parts.count == 2 && parts[0].hasSuffix(axis.dimension)
        && Double(parts[1].drop(while: \.isWhitespace)) != nil
    }
  }

  /// What a frame states as a part of a reader's length, `space.size.width * 2 / 3`, in two: what
  /// it is a part of, and which part. Nil where it is all of it, or something is added or taken
  /// off.
  func writtenPart(_ frame: NodeID, _ axis: Axis) -> (whole: String, factor: String)? {
    guard has(.fixes(axis), frame) else { return nil }
    for argument in trace.nodes[frame.index].arguments.split(separator: ",") {
      let parts = argument.split(separator: ":")
      let name = ".size.\(axis.dimension)"
      guard parts.count == 2, parts[0].hasSuffix(axis.dimension),
        let range = parts[1].range(of: name)
      else { continue }
      let (reader, factor) = (parts[1][..<range.lowerBound], parts[1][range.upperBound...])
      let isName = reader.drop(while: \.isWhitespace).allSatisfy { $0.isLetter || $0.isNumber }
      guard isName, factor.contains(where: { $0 == "*" || $0 == "/" }),
        !factor.contains(where: { $0 == "+" || $0 == "-" })
      else { return nil }
      return (reader.drop(while: \.isWhitespace) + name, String(factor))
    }
    return nil
  }

  func place(_ node: NodeID) -> SourcePlace? { trace.nodes[node.index].place }

  /// Whether it scrolls rows in margins of its own.
  func isList(_ node: NodeID) -> Bool { has(.scrolls, node) && has(.ignoresContent, node) }

  /// Whether it is as large as it is offered, whatever is in it, as a `GeometryReader` is.
  func isReader(_ node: NodeID) -> Bool { has(.ignoresContent, node) && !has(.scrolls, node) }

  /// Whether it puts several views on each other and is as large as the largest, as a ZStack is.
  func isLayerStack(_ node: NodeID) -> Bool {
    tree.childCount(of: node) > 1 && !has(.layers, node) && has(.aligns(.horizontal), node)
      && has(.aligns(.vertical), node) && dividedAxes(node).isEmpty
  }

  /// Whether it sets views side by side, or above one another: a stack or a grid.
  func isContainer(_ node: NodeID) -> Bool {
    Axis.allCases.contains { has(.divides($0), node) || has(.aligns($0), node) }
      || isLazyGrid(node) || has(.declared, node)
  }

  /// The axis on which a lazy grid makes its columns or rows; nil for what is none.
  func tracksAxis(of node: NodeID) -> Axis? {
    has(.makesColumns, node) ? .horizontal : has(.makesRows, node) ? .vertical : nil
  }

  func isLazyGrid(_ node: NodeID) -> Bool { tracksAxis(of: node) != nil }

  /// Whether a stack or a frame puts what is shorter on an axis into the middle.
  func isCentred(_ node: NodeID, on axis: Axis) -> Bool {
    !has(.starts(axis), node) && !has(.ends(axis), node)
  }

  /// The edge at which a view aligns, as it is written in an alignment.
  func edge(of node: NodeID, _ axis: Axis) -> String {
    let starts = has(.starts(axis), node)
    if starts, has(.ends(axis), node) { return ".center" }
    return axis == .horizontal
      ? starts ? ".leading" : ".trailing" : starts ? ".top" : ".bottom"
  }

  func isClipped(_ node: NodeID) -> Bool { has(.clips, node) }
}

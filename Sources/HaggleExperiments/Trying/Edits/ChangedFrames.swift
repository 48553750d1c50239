import HaggleVocabulary

/// Other arguments of frames.
extension EditMaker {
  func frames(_ index: Int) -> [Edit] {
    let arguments = view.links[index].arguments
    var edits = arguments.indices.flatMap { position in frame(index, argument: position) }
    edits += arguments.indices.compactMap { position in
      guard arguments[position].label != "alignment" else { return nil }
      var kept = arguments
      kept.remove(at: position)
      // An alignment alone would do nothing.
      guard kept.contains(where: { $0.label != "alignment" }) else { return nil }
      var edit = writing(kept.map { written($0) }, for: index, .removal)
      edit?.givesUpStated = isMinimum(arguments[position]) || isPlate(index)
      return edit
    }
    return edits + alignments(index, nearAlignments) + filling(index) + freed(index)
      + [growing(index)].compactMap(\.self)
  }

  /// `maxWidth` or `maxHeight` infinity, in addition to a minimum.
  private func growing(_ index: Int) -> Edit? {
    let arguments = view.links[index].arguments
    guard arguments.contains(where: { $0.label?.hasPrefix("min") == true }),
      !arguments.contains(where: { $0.label?.hasPrefix("max") == true })
    else { return nil }
    let list = Self.limits.compactMap { limit -> String? in
      if let own = arguments.first(where: { $0.label == limit }) { return written(own) }
      let least = limit.replacing("max", with: "min")
      let isLimited = arguments.contains { $0.label == least }
      return limit.hasPrefix("max") && isLimited ? "\(limit): .infinity" : nil
    }
    return writing(list, for: index, .flexibleFrame)
  }

  /// The labels of the lengths that a frame fixes.
  private static let fixed: Set = ["width", "height"]

  /// The labels of a frame, in order.
  private static let limits = [
    "minWidth", "idealWidth", "maxWidth", "minHeight", "idealHeight", "maxHeight", "alignment",
  ]

  /// A bound instead of a fixed length, or another number.
  private func frame(_ index: Int, argument position: Int) -> [Edit] {
    let arguments = view.links[index].arguments
    guard let label = arguments[position].label, let axis = Self.axis(of: label) else { return [] }
    let value = value(arguments[position])
    let others = arguments.indices.filter { $0 != position && arguments[$0].label != "alignment" }
    func with(_ new: String, _ kind: Edit.Kind, variable: Int? = nil) -> Edit? {
      let isFixed = Self.fixed.contains { new.hasPrefix($0 + ":") }
      guard others.allSatisfy({ Self.fixed.contains(arguments[$0].label ?? "") == isFixed }) else {
        return apart(index, new, before: others.map { written(arguments[$0]) })
      }
      var list = arguments.map { written($0) }
      list[position] = new
      return writing(list, for: index, kind, variable: variable)
    }
    let name = axis.dimension
    let big = "\(name.prefix(1).uppercased())\(name.dropFirst())"
    var edits: [Edit?] = []
    if label == name {
      edits = [
        with("max\(big): \(value)", .argument),
        value == ".infinity" ? nil : with("min\(big): \(value)", .argument),
      ]
    } else if label == "ideal\(big)" {
      edits = [with("\(name): \(value)", .argument), with("max\(big): \(value)", .argument)]
    } else if label == "max\(big)", value != ".infinity" {
      edits = [with("\(name): \(value)", .argument), with("max\(big): .infinity", .argument)]
    } else if label == "min\(big)" {
      var edit = with("max\(big): .infinity", .flexibleFrame)
      edit?.givesUpStated = isMinimum(arguments[position])
      edits = [edit]
    }
    // Without a minimum a frame is as long as its content at least.
    if label == "max\(big)", !arguments.contains(where: { $0.label == "min\(big)" }) {
      edits.append(with("min\(big): 0, \(written(arguments[position]))", .flexibleFrame))
    }
    if value != ".infinity", let length = lengths[axis], length > 0, length.isFinite {
      let points = length.wholePoints
      edits.append(with("\(label): \(points)", .length, variable: points))
    }
    return edits.compactMap(\.self)
  }

  /// One length in a frame of its own: SwiftUI has none with both fixed lengths and limits.
  private func apart(_ index: Int, _ new: String, before others: [String]) -> Edit? {
    guard let span = parentheses(of: index) else { return nil }
    let alignment = view.links[index].argument("alignment").map { ", " + written($0) } ?? ""
    let frames = "(\(new)\(alignment)).frame(\(others.joined(separator: ", ")))"
    var edit = replacing(span, by: frames, .layer, "frame()")
    edit.givesUpStated = isPlate(index)
    return edit
  }

  /// Whether it states a least length other than 0, which a view is not to be shorter than.
  private func isMinimum(_ argument: WrittenArgument) -> Bool {
    argument.label?.hasPrefix("min") == true && value(argument) != "0"
  }

  private static func axis(of label: String) -> Axis? {
    switch label {
    case "width", "minWidth", "idealWidth", "maxWidth": .horizontal
    case "height", "minHeight", "idealHeight", "maxHeight": .vertical
    default: nil
    }
  }
}

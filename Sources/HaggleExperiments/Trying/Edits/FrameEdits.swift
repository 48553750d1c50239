import HaggleVocabulary

/// Other arguments of a frame.
struct FrameEdits {
  let view: WrittenPlace
  let index: Int

  private var arguments: [WrittenArgument] { view.links[index].arguments }

  var edits: [Edit] {
    var edits = arguments.indices.flatMap { position in frame(argument: position) }
    edits += arguments.indices.compactMap { position in
      guard arguments[position].label != "alignment" else { return nil }
      var kept = arguments
      kept.remove(at: position)
      // An alignment alone would do nothing.
      guard kept.contains(where: { $0.label != "alignment" }) else { return nil }
      var edit = view.writing(kept.map(\.text), for: index, .removal)
      edit?.givesUpStated = isMinimum(arguments[position]) || view.isPlate(index)
      return edit
    }
    return edits + view.aligning(index, nearAlignments) + filling + freed + [Edit](growing)
      + [Edit](relative)
  }

  /// As long as what scrolls around it along an axis, which offers no length to fill.
  private var relative: Edit? {
    guard arguments.count == 1, let limit = arguments.first, limit.value == ".infinity",
      let label = limit.label, label.hasPrefix("max"), let axis = Self.axis(of: label),
      view.scrollAxes.contains(axis)
    else { return nil }
    return Edit(
      .flexibleFrame, .relativeFrame, replacing: view.links[index].call,
      with: [.renamed(view.links[index].call, "containerRelativeFrame(\(axis.written))")])
  }

  /// `maxWidth` or `maxHeight` infinity, in addition to a minimum.
  private var growing: Edit? {
    guard arguments.contains(where: { $0.label?.hasPrefix("min") == true }),
      !arguments.contains(where: { $0.label?.hasPrefix("max") == true })
    else { return nil }
    let list = Self.limits.compactMap { limit -> String? in
      if let own = arguments.first(where: { $0.label == limit }) { return own.text }
      let least = limit.replacing("max", with: "min")
      let isLimited = arguments.contains { $0.label == least }
      return limit.hasPrefix("max") && isLimited ? "\(limit): .infinity" : nil
    }
    return view.writing(list, for: index, .flexibleFrame)
  }

  /// The labels of the lengths that a frame fixes.
  private static let fixed: Set = ["width", "height"]

  /// The labels of a frame, in order.
  private static let limits = [
    "minWidth", "idealWidth", "maxWidth", "minHeight", "idealHeight", "maxHeight", "alignment",
  ]

  /// A bound instead of a fixed length, or another number.
  private func frame(argument position: Int) -> [Edit] {
    guard let label = arguments[position].label, let axis = Self.axis(of: label) else { return [] }
    let value = arguments[position].value
    let others = arguments.indices.filter { $0 != position && arguments[$0].label != "alignment" }
    func with(_ new: String, _ kind: Edit.Kind, variable: Int? = nil) -> Edit? {
      let isFixed = Self.fixed.contains { new.hasPrefix($0 + ":") }
      guard others.allSatisfy({ Self.fixed.contains(arguments[$0].label ?? "") == isFixed }) else {
        let isNone = value == ".infinity" && Self.fixed.contains(label)
        return apart(new, before: others.map { arguments[$0].text }, isMeant: isNone)
      }
      var list = arguments.map(\.text)
      list[position] = new
      return view.writing(list, for: index, kind, variable: variable)
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
      edits.append(with("min\(big): 0, \(arguments[position].text)", .flexibleFrame))
    }
    if value != ".infinity", let length = view.lengths[axis], length > 0, length.isFinite {
      let points = length.wholePoints
      edits.append(with("\(label): \(points)", .length, variable: points))
    }
    return edits.compactMap(\.self)
  }

  /// One length in a frame of its own: SwiftUI has none with both fixed lengths and limits.
  ///
  /// - Parameter isMeant: whether what the frame states besides is all that it can state.
  private func apart(_ new: String, before others: [String], isMeant: Bool) -> Edit? {
    guard let span = view.parentheses(of: index) else { return nil }
    let alignment = view.links[index].argument("alignment").map { ", " + $0.text } ?? ""
    let (inner, rest) = (new + alignment, others.joined(separator: ", "))
    let name = view.links[index].nameSpan
    var edit =
      isMeant
      ? Edit(
        .argument, .arguments("frame"), replacing: name.lowerBound..<span.upperBound,
        with: [.new("frame(\(inner))."), .kept(name), .new("(\(rest))")])
      : view.replacing(span, by: "(\(inner)).frame(\(rest))", .layer, .arguments("frame"))
    edit.givesUpStated = view.isPlate(index)
    return edit
  }

  /// Whether it states a least length other than 0, which a view is not to be shorter than.
  private func isMinimum(_ argument: WrittenArgument) -> Bool {
    argument.label?.hasPrefix("min") == true && argument.value != "0"
  }

  private static func axis(of label: String) -> Axis? {
    switch label {
    case "width", "minWidth", "idealWidth", "maxWidth": .horizontal
    case "height", "minHeight", "idealHeight", "maxHeight": .vertical
    default: nil
    }
  }

  /// The alignments stated by surrounding views and descendants.
  private var nearAlignments: [String] {
    var near = Set(view.statedAlignments)
    if let parent = view.parent, let own = view.outline[parent].argument("alignment") {
      near.insert(own.value)
    }
    near.formUnion([".leading", ".trailing", ".top", ".bottom"])
    return near.sorted()
  }

  /// Smaller lengths, in points, are not those of a screen.
  static let leastScreen = 300.0

  /// `.infinity` instead of lengths that may be those of a screen.
  private var filling: [Edit] {
    let lengths = arguments.filter { $0.label == "width" || $0.label == "height" }
    guard lengths.count == 2,
      lengths.allSatisfy({ Double($0.value).map { $0 >= Self.leastScreen } ?? true })
    else { return [] }
    let others = arguments.filter { $0.label == "alignment" }.map(\.text)
    let list = ["maxWidth: .infinity", "maxHeight: .infinity"] + others
    return [Edit](view.writing(list, for: index, .flexibleFrame))
  }

  /// One length as stated, in a frame of its own, and as much as there is of the other.
  private var freed: [Edit] {
    guard let span = view.parentheses(of: index), arguments.count == 2,
      arguments.allSatisfy({ $0.label == "width" || $0.label == "height" })
    else { return [] }
    return zip(["maxWidth", "maxHeight"], arguments.reversed()).map { limit, kept in
      var edit = view.replacing(
        span, by: "(\(limit): .infinity).frame(\(kept.text))", .layer, .arguments("frame"))
      edit.givesUpStated = view.isPlate(index)
      return edit
    }
  }
}

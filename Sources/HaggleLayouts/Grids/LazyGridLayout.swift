/// `LazyVGrid` and `LazyHGrid`: cells fill lines of tracks that are determined by the items alone.
///
/// The tracks are computed twice: for the proposal and, at placement, for the size then reported.
/// If these differ, the grid draws something else than it reported. Headers and footers of sections
/// have lines of their own. Source: verified by the founding article and a measured golden
/// (NEGOTIATION §15).
package struct LazyGridLayout: BuiltInLayout {
  /// The axis along which lines follow each other: vertical for `LazyVGrid`.
  private let axis: Axis
  private let items: [GridItem]
  private let alignment: Alignment
  private let lineSpacing: CGFloat

  /// - Parameter spacing: between lines, in points; nil is the default of 8.
  package init(
    columns items: [GridItem], alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil
  ) {
    self.init(
      .vertical, items, Alignment(horizontal: alignment, vertical: .center), spacing: spacing)
  }

  /// - Parameter spacing: between lines, in points; nil is the default of 8.
  package init(
    rows items: [GridItem], alignment: VerticalAlignment = .center, spacing: CGFloat? = nil
  ) {
    self.init(
      .horizontal, items, Alignment(horizontal: .center, vertical: alignment), spacing: spacing)
  }

  private init(
    _ axis: Axis, _ items: [GridItem], _ alignment: Alignment, spacing: CGFloat?
  ) {
    self.axis = axis
    self.items = items.isEmpty ? [GridItem()] : items
    self.alignment = alignment
    lineSpacing = spacing?.finite ?? ViewSpacing.plainDistance
  }

  /// The axis that the tracks divide.
  private var trackAxis: Axis { axis.cross }

  package var roles: NodeRoles { [.makesTracks(trackAxis)] }

  package func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize {
    let tracks = tracks(in: proposal[trackAxis], subviews)
    let content = tracks.total
    let reported = max(proposal[trackAxis] ?? content, content)
    explainReported(reported, proposed: proposal[trackAxis], content: content, subviews)
    let lines = lines(of: tracks, across: reported, subviews)
    let length = lines.last.map { $0.start + $0.length } ?? 0
    explainLines(lines, length, subviews)
    return CGSize(length, along: axis, across: reported)
  }

  /// The second pass: the tracks divide the reported size.
  package func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    let reported = bounds.size[trackAxis]
    let tracks = tracks(in: reported, subviews)
    let slack = max(0, (reported - tracks.total).orZero)
    let lead = slack * share(of: alignment.key(on: trackAxis))
    for line in lines(of: tracks, across: reported, subviews) {
      if line.isHeading {
        place(line, across: reported, in: bounds, subviews)
        continue
      }
      var start = bounds.origin[trackAxis] + lead
      for (track, index) in zip(tracks.tracks, line.cells) {
        start += track.gap
        let rect = CGRect(
          origin: CGPoint(
            bounds.origin[axis] + line.start, along: axis, across: start.orZero),
          size: CGSize(line.length, along: axis, across: track.length))
        let cellAlignment = track.alignment ?? alignment
        subviews[index].align(cellAlignment, in: rect, proposal: question(track.length))
        start += track.length
      }
    }
  }

  /// Source: decompiled for containers in general (NEGOTIATION §12).
  package func priority(of subviews: Subviews) -> Double { subviews.isEmpty ? -.infinity : 0 }

  /// A header or footer takes the whole breadth.
  private func place(
    _ line: Line, across breadth: CGFloat, in bounds: CGRect, _ subviews: Subviews
  ) {
    let origin = bounds.origin[axis] + line.start
    let rect = CGRect(
      origin: CGPoint(origin, along: axis, across: bounds.origin[trackAxis]),
      size: CGSize(line.length, along: axis, across: breadth))
    for index in line.cells {
      subviews[index].align(alignment, in: rect, proposal: question(breadth))
    }
  }

  /// The alignment of content narrower than the grid: 0 leading, 0.5 centred, 1 trailing.
  private func share(of key: AlignmentKey) -> CGFloat {
    key.defaultValue(in: ViewDimensions(CGSize(width: 1, height: 1)))
  }

  private func question(_ breadth: CGFloat) -> ProposedViewSize {
    ProposedViewSize(nil, along: axis, across: breadth)
  }

  /// A line of cells.
  private struct Line {
    let cells: Range<Int>
    let start: CGFloat
    let length: CGFloat
    let isHeading: Bool
  }

  /// Asks every cell with its track's length and nil along the lines; the longest decides.
  private func lines(
    of tracks: LazyTracks, across breadth: CGFloat, _ subviews: Subviews
  ) -> [Line] {
    var lines: [Line] = []
    for line in LazyLines(subviews, upTo: tracks.tracks.count).lines {
      let breadths = line.isHeading ? [breadth] : tracks.tracks.map(\.length)
      let lengths = zip(breadths, line.cells).map { breadth, cell in
        subviews[cell].sizeThatFits(question(breadth))[axis]
      }
      let start = lines.last.map { $0.start + $0.length + lineSpacing } ?? 0
      lines.append(
        Line(
          cells: line.cells, start: start, length: lengths.max() ?? 0, isHeading: line.isHeading))
    }
    return lines
  }

  /// The ideal breadths of the first line's cells.
  private func ideals(_ subviews: Subviews) -> [CGFloat] {
    let first = LazyLines(subviews, upTo: items.count).lines.first { !$0.isHeading }
    return first?.cells.map { subviews[$0].sizeThatFits(.unspecified)[trackAxis] } ?? []
  }

  private func tracks(in length: CGFloat?, _ subviews: Subviews) -> LazyTracks {
    let tracks = LazyTracks(items, in: length, ideals: length == nil ? ideals(subviews) : [])
    if tracks.isCut {
      subviews.note(
        correction: "more than \(LazyTracks.mostTracks) \(trackWord) would fit; no more are made")
    }
    for step in tracks.steps {
      subviews.explain {
        Reason(
          $0, step.rule, axis: trackAxis, track: step.item < 0 ? nil : step.item + 1,
          result: step.result, terms: step.terms, detail: step.detail)
      }
    }
    explainTracks(
      tracks,
      isModelled: length == nil
        && items.count { if case .adaptive = $0.size { true } else { false } } > 0, subviews)
    return tracks
  }
}

// MARK: - Reasons

extension LazyGridLayout {
  private static let mostTerms = 64

  private var trackWord: String { trackAxis == .horizontal ? "columns" : "rows" }

  private func explainTracks(_ tracks: LazyTracks, isModelled: Bool, _ subviews: Subviews) {
    subviews.explain { node in
      let terms =
        tracks.tracks.count > Self.mostTerms
        ? [Reason.Term(.plus, tracks.total, .allLazyTracks, track: tracks.tracks.count)]
        : tracks.tracks.flatMap { track -> [Reason.Term] in
          let gap = track.gap == 0 ? [] : [Reason.Term(.plus, track.gap, .gap)]
          return gap + [Reason.Term(.plus, track.length)]
        }
      return Reason(
        node, trackAxis == .horizontal ? .columns : .rows, axis: trackAxis, result: tracks.total,
        terms: terms,
        isModelled: isModelled)
    }
  }

  private func explainReported(
    _ reported: CGFloat, proposed: CGFloat?, content: CGFloat, _ subviews: Subviews
  ) {
    guard let proposed else { return }
    subviews.explain {
      Reason(
        $0, .reported, axis: trackAxis, result: reported,
        terms: [.init(.plus, proposed, .proposed), .init(.atLeast, content, .trackTotal)])
    }
  }

  private func explainLines(_ lines: [Line], _ length: CGFloat, _ subviews: Subviews) {
    guard let last = lines.last else { return }
    subviews.explain { node in
      let terms: [Reason.Term] =
        lines.count == 1
        ? [.init(.plus, last.length, .onlyLine)]
        : [
          .init(.plus, last.start, .lineStart, track: lines.count),
          .init(.plus, last.length, .lineLength),
        ]
      return Reason(node, .size, axis: axis, result: length, terms: terms)
    }
  }
}

package import HaggleReplay
package import HaggleTraces
package import HaggleVocabulary

extension Rule {
  static let keptMeasure = Rule(
    id: "kept-measure",
    summary: "Of several lengths under a preference key one arrives that is not the longest.",
    finding: """
      Several views inside report their length under a key of preferences, and its `reduce` keeps \
      the last of them, or the first, whatever it is. A column that is to be as wide as its \
      longest label is as wide as one of them.
      """,
    example: """
      // proposal: 300x200
      // text-cell: 8x20
      struct WidthKey: PreferenceKey {
        static let defaultValue: CGFloat = 0
        static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) {
          value = nextValue()
        }
      }
      struct Labels: View {
        @State private var width: CGFloat?
        var body: some View {
          VStack(alignment: .leading) {
            ForEach(["Temperature", "Wind"], id: \\.self) { label in
              Text(label)
                .background(GeometryReader { space in
                  Color.clear.preference(key: WidthKey.self, value: space.size.width)
                })
                .frame(minWidth: width, alignment: .leading)
            }
          }
          .onPreferenceChange(WidthKey.self) { width = $0 }
        }
      }
      Labels()
      """,
    scope: """
      Reported for numbers that the code writes as `….width` or `….height`, where `reduce` gives \
      the last of two numbers, or the first, in either order, and a longer one does not arrive.
      """,
    help: "`value = max(value, nextValue())` in `reduce`",
    exception: "the place of a view decides, not its length",
    keyNote: "of the view whose modifier listens",
    needs: "the source, of which a trace keeps no preferences",
    search: .times)
}

extension Finding {
  /// - Parameters:
  ///   - key: the preference key, what arrives of it, and the longest that is reported, in points.
  ///   - isFirst: whether its `reduce` keeps the first instead of the last.
  ///   - reader: the modifier that reads it, and its place in the source.
  package init(
    keeping key: (name: String, kept: Double, longest: Double), isFirst: Bool,
    heardBy reader: (modifier: String, place: SourcePlace?), of node: NodeID, on axis: Axis,
    in timeline: Timeline
  ) {
    let which = isFirst ? "first" : "last"
    self.init(
      .keptMeasure, of: node, on: axis, in: timeline,
      saying: Statement(
        """
        \(code: reader.modifier) hears of \(points(key.kept)) points under \(code: key.name), and \
        a view inside reports \(points(key.longest))
        """,
        because: "Its \(code: "reduce") keeps the \(which) length, whatever that is"),
      shownBy: timeline.placings(of: [node]),
      remedies: [
        "write \(code: "value = max(value, nextValue())") in \(code: "reduce") of \(code: key.name)"
      ])
    place = reader.place ?? place
  }
}

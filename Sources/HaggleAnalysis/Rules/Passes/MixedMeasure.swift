package import HaggleReplay
package import HaggleTraces
package import HaggleVocabulary

extension Rule {
  static let mixedMeasure = Rule(
    id: "mixed-measure",
    summary: "Widths and heights are reported under one preference key.",
    finding: """
      Views inside report their width under a key of preferences, and others their height under \
      the same. A listener gets one number for all of them, mostly the largest: a width for a \
      height.
      """,
    example: """
      // proposal: 300x200
      // text-cell: 8x20
      struct LengthKey: PreferenceKey {
        static let defaultValue: CGFloat = 0
        static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) {
          value = max(value, nextValue())
        }
      }
      struct Card: View {
        @State private var height: CGFloat = 10
        var body: some View {
          VStack {
            Text("39.99 a year").background(GeometryReader { space in
              Color.clear.preference(key: LengthKey.self, value: space.size.width)
            })
          }
          .background(GeometryReader { space in
            Color.clear.preference(key: LengthKey.self, value: space.size.height)
          })
          .onPreferenceChange(LengthKey.self) { height = $0 }
          .frame(height: height)
        }
      }
      Card()
      """,
    scope: "Reported where the code says `.width` at one place and `.height` at another.",
    help: "a key of its own for each, or one key whose value is a `CGSize`",
    exception: "the key is to hold the longest side",
    keyNote: "of the view whose modifier listens",
    needs: "the source, of which a trace keeps no preferences",
    search: .times)
}

extension Finding {
  /// - Parameters:
  ///   - key: the preference key that carries lengths of both axes.
  ///   - reader: the modifier that reads it, and its place in the source.
  package init(
    mixing key: String, heardBy reader: (modifier: String, place: SourcePlace?), of node: NodeID,
    in timeline: Timeline
  ) {
    self.init(
      .mixedMeasure, of: node, on: nil, in: timeline,
      saying: Statement(
        "\(code: reader.modifier) hears of widths and of heights under \(code: key)",
        because: "It gets one number of them all, mostly the largest, whatever it measures"),
      shownBy: timeline.placings(of: [node]),
      remedies: [
        """
        declare a key of its own for each, such as \(code: "struct WidthKey: PreferenceKey"), and \
        write it where the widths are reported
        """
      ])
    place = reader.place ?? place
  }
}

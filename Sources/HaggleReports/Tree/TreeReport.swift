package import HaggleReplay
import HaggleTraces
import HaggleVocabulary

/// The negotiation as a tree of views: under each what it was offered and answered, and its
/// container's arithmetic; then what layouts printed, and the findings.
package struct TreeReport {
  package struct Options: Sendable {
    /// Whether nothing is folded, abridged or left out.
    package var showsAll: Bool
    /// How wide lines may be, in characters, where they can be broken.
    package var columns: Int

    package init(showsAll: Bool = false, columns: Int = 100) {
      self.showsAll = showsAll
      self.columns = columns
    }
  }

  let timeline: Timeline
  let options: Options

  package init(_ timeline: Timeline, options: Options = Options()) {
    self.timeline = timeline
    self.options = options
  }

  package var text: String {
    (negotiation + [""] + outcome).joined(separator: "\n") + "\n"
  }

  /// The views with their dialogues and their arithmetic, line by line.
  package var views: [String] { TreeText(timeline, options).lines }

  /// What was traced, and the tree.
  var negotiation: [String] {
    HeaderText(timeline, options).lines + [""] + views
  }

  /// What layouts printed, and the findings.
  var outcome: [String] {
    let notes = NotesText(timeline.trace).lines
    let cut = CutTexts(timeline)
    let findings = FindingsText(timeline.trace, cut: cut, columns: options.columns).lines
    return notes.isEmpty ? findings : notes + [""] + findings
  }
}

import HaggleExperiments
import HaggleVocabulary

/// A sweep with its sentences, for all formats.
struct SweepAnswer {
  struct Options {
    /// Whether everything is listed, including unimportant sentences.
    var showsAll = false
    var isASCII = false
    var columns = 80
    /// The plotted axis; nil for the more informative one.
    var plotted: HaggleVocabulary.Axis?
    /// The plotted view as named by the user; nil for the root.
    var node: String?
  }

  /// A sentence with the layouts for which it holds, by index.
  struct Sentence {
    let group: SweepGroup
    /// The points in words; nil if the sentence contains them.
    let whereabouts: String?
    let text: String
    let places: [ClosedRange<Int>]
  }

  let run: SweepRun
  let findings: SweptFindings
  /// The name of the swept view.
  let root: String
  /// The file's name, without its folders.
  let file: String
  /// The path; nil for standard input.
  let path: String?
  let options: Options
  /// That nothing, or nearly nothing, of it could be laid out; nil where enough could.
  let hollow: String?
  let words: ChangeWords
  let sentences: [Sentence]
  /// The number of unimportant sentences left out.
  let remarks: Int

  init(
    _ run: SweepRun, _ findings: SweptFindings, of file: SweptFile, _ options: Options
  ) {
    self.run = run
    self.findings = findings
    root = file.rootName
    self.file = file.name
    path = file.path
    self.options = options
    hollow = file.hollow
    let words = ChangeWords(run, doubtful: findings.doubtful, in: file.parts)
    self.words = words
    let groups = run.groups
    let shown = options.showsAll ? groups : groups.filter { $0.weight < .remark }
    remarks = groups.count - shown.count
    sentences = shown.map { group in
      let places = group.lead.places
      let isListed = group.lead.trait.isYesOrNo
      return Sentence(
        group: group, whereabouts: isListed ? words.points.text(places) : nil,
        text: words.text(group), places: isListed ? places : Self.borders(group.lead))
    }
  }

  /// Every other stretch, so that the points of change are visible.
  private static func borders(_ change: SweepChange) -> [ClosedRange<Int>] {
    change.stretches.enumerated().filter { $0.offset % 2 == 0 }.map(\.element.points)
  }

  /// The layouts that differ from the one before, by index.
  var starts: Set<Int> {
    Set(
      sentences.flatMap(\.group.lead.stretches)
        .flatMap { [$0.points.lowerBound, $0.points.upperBound + 1] })
  }
}

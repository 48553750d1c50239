import HaggleExperiments
import HaggleVocabulary

/// A sweep and what there is to say of it, whatever form it is given.
struct SweepAnswer {
  struct Options {
    /// Whether remarks are listed as well, and nothing is merely counted.
    var showsAll = false
    var isASCII = false
    var columns = 80
    /// The length that is plotted; nil for the one that says more.
    var plotted: HaggleVocabulary.Axis?
    /// The view whose length is plotted, as it was called; nil for the root.
    var node: String?
  }

  /// A sentence and where it holds, as indices of layouts.
  struct Sentence {
    let group: SweepGroup
    /// Where it holds, in words; nil where the sentence says that itself.
    let whereabouts: String?
    let text: String
    let places: [ClosedRange<Int>]
  }

  let run: SweepRun
  let findings: SweptFindings
  /// The name of the view that was swept.
  let root: String
  /// The file's name, without its folders.
  let file: String
  /// Where it is; nil for standard input.
  let path: String?
  let options: Options
  let words: ChangeWords
  let sentences: [Sentence]
  /// How many more there are that are left out as they only remark.
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
    let words = ChangeWords(run, doubtful: findings.doubtful)
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

  /// Every other stretch, so that one sees where they change.
  private static func borders(_ change: SweepChange) -> [ClosedRange<Int>] {
    change.stretches.enumerated().filter { $0.offset % 2 == 0 }.map(\.element.points)
  }

  /// The layouts that are otherwise than the one before, by their indices.
  var starts: Set<Int> {
    Set(
      sentences.flatMap(\.group.lead.stretches)
        .flatMap { [$0.points.lowerBound, $0.points.upperBound + 1] })
  }
}

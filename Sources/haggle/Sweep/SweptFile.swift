import Foundation
import HaggleExperiments
import HaggleReports
import HaggleScenarios
import HaggleVocabulary

/// The swept file and its view.
struct SweptFile {
  let subject: SweepSubject
  /// The file's name, without its folders.
  let name: String
  let rootName: String
  /// The path; nil for standard input.
  var path: String? { source.path }
  /// The files that its text is made of.
  var parts: SourceParts { source.scenario.source.parts }
  private let source: SourceSubject

  init(_ source: SourceSubject, _ options: ScenarioOptions) {
    self.source = source
    name = source.file.baseName
    rootName = source.root.name
    let isOneOfSeveral = source.scenario.roots.count > 1
    let text = ScenarioText(
      source.scenario.source.text, name: source.file.name,
      root: options.root ?? (isOneOfSeveral ? source.root.name : nil), settings: options.settings,
      overrides: options.overrides)
    subject = SweepSubject(text, options: options.run)
  }

  /// That nothing, or nearly nothing, of it can be laid out, in words; nil where enough can.
  var hollow: String? {
    let timeline = subject.timeline(source.scenario, source.root)
    let verdict = LayoutVerdict(timeline)
    return verdict.hollow == nil ? nil : verdict.sentence
  }

  /// Further messages for standard error.
  var messages: String {
    let roots = source.scenario.roots.map(\.name)
    guard roots.count > 1 else { return "" }
    return "\(source.file.name) has \(roots.count) views to lay out; this is of \(rootName). "
      + "Choose another one with --root: \(roots.dropFirst().joined(separator: ", "))\n"
  }

  /// The default widths: those of phones and tablets, of Mac windows, or half to double of a small
  /// proposal.
  var usualWidths: SweepSettings.Bounds {
    let offered = subject.proposal(source.scenario, source.root).width.flatMap {
      $0.isFinite ? $0 : nil
    }
    if source.scenario.stage.platform == .macOS, offered ?? 900 >= 200 { return (200, 1400) }
    guard let offered, offered < 320 else { return (320, 1024) }
    return ((offered / 2).rounded(.down), max(1, (2 * offered).rounded(.up)))
  }

  /// The view with this name, in the layout without a sweep.
  func view(named name: String) throws(Failure) -> SweptView {
    let timeline = subject.timeline(source.scenario, source.root)
    let node = try NodeName.find(name, in: timeline, of: source.file.name)
    guard let view = SweptView(node, in: timeline) else {
      throw .misuse("\(source.file.name) has no node called “\(name)”")
    }
    return view
  }
}

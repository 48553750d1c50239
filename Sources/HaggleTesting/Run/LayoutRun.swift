public import Foundation
import HaggleExperiments
public import HaggleLayouts
import HaggleRecording
import HaggleReplay
import HaggleReports
import HaggleScenarios
import HaggleTraces

/// A layout that was run in a test: its result, and the recorded negotiation.
///
/// ```swift
/// let run = LayoutRun(width: 100, height: 200) {
///   FlowLayout(spacing: 8) {
///     Box(60, 20).id("a")
///     Box(60, 20).id("b")
///   }
/// }
/// #expect(try run.frame(of: "b") == CGRect(x: 0, y: 28, width: 60, height: 20))
/// ```
public struct LayoutRun {
  let timeline: Timeline
  private let layouts: LayoutTree
  private let containers: ContainerSizes
  private let context: LayoutContext
  /// Runs the declared layouts of a pasted text.
  private let scenario: Scenario?

  /// Lays `content` out for a proposal. Several views are put into an implicit `VStack`.
  ///
  /// - Parameters:
  ///   - width: the proposal to the root, in points; nil asks for its ideal.
  ///   - height: the proposed height, in points; nil asks for the ideal.
  public init(
    width: CGFloat?, height: CGFloat?, settings: Settings = Settings(), file: String = #fileID,
    line: Int = #line, @LayoutContentBuilder content: () -> LayoutList
  ) {
    self.init(
      ProposedViewSize(width: width, height: height), settings: settings, file: file, line: line,
      content: content)
  }

  /// Lays `content` out for a proposal: `LayoutRun(.unspecified) { … }`.
  public init(
    _ proposal: ProposedViewSize, settings: Settings = Settings(), file: String = #fileID,
    line: Int = #line, @LayoutContentBuilder content: () -> LayoutList
  ) {
    let content = content().single(in: VStackLayout(), "VStack", line: line)
    context = settings.context
    scenario = nil
    let header = Trace.Header(
      tool: Tool.nameAndVersion, scenario: file.split(separator: "/").last.map(String.init),
      proposalSource: "LayoutRun")
    let run = TreeRun(
      content.tree, in: proposal, header: header,
      settings: Trace.Settings(
        context: context, policy: settings.cachePolicy, probes: settings.probes))
    layouts = run.tree
    containers = run.containers
    var trace = run.trace(ignoring: settings.ignored)
    trace.note(settings.diagnostics(about: content.texts))
    timeline = Timeline(trace)
  }

  /// Lays out a view given as source code, such as one pasted from an app: `haggle trace` in a
  /// test. Missing declarations become boxes or `assumptions`.
  ///
  /// - Parameters:
  ///   - name: the name of the text in messages.
  ///   - root: the view to lay out; nil for the most likely root.
  /// - Throws: `unreadable` if there is nothing to lay out.
  public init(
    scenario text: String, name: String = "scenario.swift", root: String? = nil
  ) throws(LayoutRunError) {
    let scenario = Scenario(text, name: name, root: root)
    guard let root = scenario.roots.first else {
      throw .unreadable(scenario.diagnostics.map(\.inOneLine))
    }
    let run = ScenarioRun(scenario, root: root)
    layouts = run.tree
    containers = run.containers
    context = run.context
    self.scenario = scenario
    timeline = Timeline(run.trace)
  }

  var trace: Trace { timeline.trace }
}

// MARK: - Results

extension LayoutRun {
  /// The root's size, in points.
  public var size: CGSize { timeline.size(of: NodeID(0)) ?? .zero }

  /// The frame of a view in the space of the root's proposal, in points.
  public func frame(of label: String) throws(LayoutRunError) -> CGRect {
    let node = try node(label)
    guard let frame = timeline.rectangle(of: node) else { throw .notPlaced(label) }
    return frame
  }

  /// A view's size, in points.
  public func size(of label: String) throws(LayoutRunError) -> CGSize { try frame(of: label).size }

  /// The frame of a view for reading: `60×20 at 0,28`.
  public func placement(of label: String) throws(LayoutRunError) -> String {
    let frame = try frame(of: label)
    let (x, y) = (NumberText.display(frame.minX), NumberText.display(frame.minY))
    return "\(NumberText.display(frame.size)) at \(x),\(y)"
  }

  /// The names given by `id`, in tree order.
  public var labels: [String] { trace.nodes.filter(\.isLabelled).map(\.name) }

  /// The view with that name: given by `id`, or by reports (`FlowLayout.1`).
  func node(_ label: String) throws(LayoutRunError) -> NodeID {
    let labelled = layouts.nodes.filter { $0.description.label == label }
    guard labelled.count < 2 else {
      throw .ambiguous(label, lines: labelled.compactMap { $0.description.place?.line })
    }
    guard let found = trace.nodes.firstIndex(where: { $0.name == label }) else {
      throw .unknown(label, known: labels)
    }
    return NodeID(found)
  }
}

// MARK: - Negotiation

extension LayoutRun {
  /// The answer of a view to a proposal, in points.
  ///
  /// The question is asked again, outside of the recorded negotiation, so any proposal works.
  public func answer(
    of label: String, to proposal: ProposedViewSize
  ) throws(LayoutRunError) -> CGSize {
    let node = try node(label)
    let engine = LayoutEngine(layouts, context: context, policy: .full, containers: containers)
    guard let size = engine.ask([(node, proposal)])[0] else { throw .tooManyQuestions(label) }
    return size
  }

  /// The distinct questions that reached a view, with its answers: `a ← 0×0 → 8×16`.
  ///
  /// Answers from the cache are left out.
  public func dialogue(of label: String) throws(LayoutRunError) -> [String] {
    let node = try node(label)
    return timeline.distinctQuestions(of: node).map { span in
      let answer = span.size.map { NumberText.display($0) } ?? "?"
      return "\(trace.name(of: node)) ← \(NumberText.display(span.proposal)) → \(answer)"
    }
  }

  /// The distinct proposals to a view, in the order of first occurrence.
  public func proposals(to label: String) throws(LayoutRunError) -> [ProposedViewSize] {
    timeline.distinctQuestions(of: try node(label)).map(\.proposal)
  }

  /// The assumptions, such as the size of a text that was not measured.
  public var assumptions: [String] { trace.assumptions }

  /// The engine's corrections, such as of an answer that is no number: `name: …`.
  public var notes: [String] {
    trace.events.compactMap { event in
      guard case .note(let note) = event, note.detail == nil else { return nil }
      return note.node.map { "\(trace.name(of: $0)): \(note.text)" } ?? note.text
    }
  }
}

extension LayoutRun {
  /// The tree, the picture and the findings, for a failing test.
  public var report: String { FullReport(timeline).text }

  /// Every view with its proposals, its answers, and the reasons.
  public var tree: String { TreeReport(timeline).text }

  /// The negotiation in order, a line per event.
  public var log: String { LogReport(timeline).text }

  /// The final layout, drawn with characters.
  public var picture: String { PictureReport(timeline).text }

  /// The trace as a file (docs/TRACE-FORMAT.md); `haggle trace` and all other verbs read it.
  public var traceFile: Data { Data(trace.encoded()) }

  /// Writes the trace, as text to `NAME.trace.json`, compactly to `NAME.trace`; an existing file is
  /// replaced once the new one is complete.
  ///
  /// - Throws: the error of the file system.
  public func writeTrace(to url: URL) throws {
    let bytes = trace.encoded(as: TraceEncoding(forFileNamed: url.lastPathComponent))
    try Data(bytes).write(to: url, options: .atomic)
  }
}

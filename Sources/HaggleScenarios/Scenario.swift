package import HaggleLanguage
package import HaggleLayouts
package import HaggleSyntax
package import HaggleVocabulary

/// A pasted text, parsed and evaluated: the views to lay out, its directives, and its diagnostics.
package struct Scenario {
  package var source: SourceText { reading.source }
  package var directives: Directives { reading.directives }
  /// The device and platform that it is laid out for.
  package let stage: Stage
  /// The views to lay out; may be empty.
  package let roots: [Root]
  /// The diagnostics of the text before its evaluation.
  private let textDiagnostics: [Diagnostic]
  private let lowered: [Root]
  private let reading: ScenarioReading
  let syntax: SyntaxTree
  /// What holds for the whole layout.
  package let context: LayoutContext
  /// What interpreted layouts hold on to.
  let evaluation: Evaluation
  private let request: Request
  let variants: ScenarioVariants

  /// The input besides the text.
  private struct Request {
    var root: String?
    /// The only one of the chosen roots that is wanted.
    var only: String?
    var settings: [Setting]
    var overrides: Stage.Overrides
    var standIns = StandIns()
    /// The state set by the passes so far.
    var state = StateStore()
  }

  /// A view to lay out.
  package struct Root {
    package let name: String
    package let place: SourcePlace?
    package let tree: LayoutTree
    /// The preview's settings.
    package let preview: PreviewSetting
    /// Whether its screen has the dark appearance.
    package let isDark: Bool
    /// Its number in the log of the evaluation.
    let number: Int
    /// Its assumptions; content built during the layout adds to them.
    let log: LoweringLog
    /// The diagnostics of its evaluation, including duplicate names.
    fileprivate let ownDiagnostics: [Diagnostic]

    fileprivate var diagnostics: [Diagnostic] { log.diagnostics + ownDiagnostics }

    /// Whether its name suggests a screen, not a part of one.
    package var isCalledAScreen: Bool {
      ["Screen", "Page", "ContentView"].contains(where: name.hasSuffix)
    }

    /// Whether effects may run after its layout.
    package var mayHaveEffects: Bool { hasEffects || log.mayMeasure || isBuiltLate }
    /// Whether what was built so far has effects.
    package var hasEffects: Bool { !log.effects.isEmpty }
    package var hasMeasures: Bool { log.effects.contains { $0.action.measures } }
    /// Whether it has effects, which do the same whatever is proposed.
    package var hasSteadyEffects: Bool {
      hasEffects && !log.mayMeasure && !isBuiltLate
        && log.effects.allSatisfy { !$0.action.asksForLayout }
    }
    /// Whether some of it is built while it is laid out.
    private var isBuiltLate: Bool {
      tree.layoutTypes.contains { $0 is any GrowingLayout.Type }
    }
  }

  /// - Parameters:
  ///   - name: the file's name for messages.
  ///   - root: the name of the view to lay out; nil chooses as docs/SCENARIOS.md describes.
  ///   - settings: values for unknown data from the command line; they override the text's.
  ///   - overrides: the device and platform of the command line.
  package init(
    _ text: String, name: String, root: String? = nil, settings: [Setting] = [],
    overrides: Stage.Overrides = Stage.Overrides()
  ) {
    self.init(
      ScenarioReading(SourceText(text, name: name)),
      Request(root: root, settings: settings, overrides: overrides))
  }

  init(_ text: ScenarioText) {
    self.init(
      ScenarioReading(SourceText(text.text, name: text.name)),
      Request(
        root: text.root, only: text.only, settings: text.settings, overrides: text.overrides,
        standIns: text.standIns))
  }

  /// The text with other values for what it does not state.
  ///
  /// - Parameters:
  ///   - platform: another platform; nil for the same.
  ///   - device: another device; nil for the same.
  func assuming(
    _ standIns: StandIns, platform: FontSystem? = nil, device: Device? = nil
  ) -> Scenario {
    var request = request
    request.overrides.platform = platform ?? request.overrides.platform
    request.overrides.device = device ?? request.overrides.device
    request.standIns = standIns
    request.state = StateStore()
    return Scenario(reading, request)
  }

  /// Runs the effects of a root's modifiers after its layout.
  ///
  /// - Parameters:
  ///   - tree: the root's tree as it grew.
  ///   - geometry: where its nodes are.
  /// - Returns: the state that was changed, with which `afterEffects` is laid out; and state set to
  ///   values unknown to the text.
  package func runEffects(
    of root: Root, in tree: LayoutTree, _ geometry: (NodeID) -> PlacedGeometry?
  ) -> (known: [StateChange], unknown: [StateChange]) {
    evaluation.resume(root: root.number)
    evaluation.run(root.log.effects, in: tree, geometry)
    let changes = request.state.takeChanges()
    return (evaluation.describe(changes.known), evaluation.describe(changes.unknown))
  }

  /// The effects that measured just what they had been given instead of a measure.
  package var echoes: [StateChange.Echo] { request.state.echoes.map { StateChange.Echo($0) } }

  /// Whether code of the text has set state, so that another layout would differ.
  package var isUsed: Bool { request.state.isUsed }

  /// Lets the text's code set state during a layout, after effects have run for another size.
  package func beginPass() { request.state.beginPass() }

  /// The same text with the state that effects set.
  package var afterEffects: Scenario { Scenario(reading, request) }

  /// The text evaluated again, with its current state, after a change of its surroundings.
  package func after(_ change: Circumstances.Change) -> Scenario {
    var request = request
    request.overrides.changed.append(change)
    return Scenario(reading, request)
  }

  /// Another text with everything else that was asked for.
  ///
  /// - Parameter root: the only one of its roots that is wanted; nil for the same.
  package func with(_ text: String, only root: String? = nil) -> Scenario {
    var request = request
    request.only = root ?? request.only
    request.state = StateStore()
    return Scenario(ScenarioReading(SourceText(text, name: source.name)), request)
  }

  /// The cost of reading, evaluating and laying out the text once, in units of about a microsecond:
  /// steps, bytes of measured text, 32 bytes of the source. A count, equal on every machine.
  package var effort: Int {
    evaluation.steps + request.state.effectSteps
      + lowered.reduce(0) { $0 + $1.log.textBytes } + source.text.utf8.count / 32
  }

  /// The input, for making the scenario again.
  package var material: ScenarioText {
    var text = ScenarioText(
      source.text, name: source.name, root: request.root, settings: request.settings,
      overrides: request.overrides)
    text.standIns = request.standIns
    text.only = request.only
    return text
  }

  /// The text evaluated again with its initial state.
  package var afresh: Scenario { assuming(request.standIns) }

  /// What a view prefers is known once the text is evaluated, and what it reads of its environment
  /// depends on that: then it is evaluated again.
  private init(_ reading: ScenarioReading, _ request: Request) {
    let first = Scenario(reading, request, prefersDark: nil)
    let preferred = first.appearanceToRead
    self = preferred == nil ? first : Scenario(reading, request, prefersDark: preferred)
  }

  /// The appearance in which to evaluate the text again, because all roots prefer it and the text
  /// may have read it; nil if that is unnecessary.
  private var appearanceToRead: Bool? {
    let isOther = !lowered.isEmpty && lowered.allSatisfy { $0.isDark != stage.isDark }
    return isOther && source.text.contains("colorScheme") ? !stage.isDark : nil
  }

  private init(_ reading: ScenarioReading, _ request: Request, prefersDark: Bool?) {
    self.reading = reading
    self.request = request
    variants = ScenarioVariants()
    let directives = reading.directives
    syntax = reading.syntax
    stage = Stage(
      request.overrides, directives, evidence: reading.evidence, prefersDark: prefersDark,
      hintsAtMac: reading.hintsAtMac)
    context = LayoutContext(stage, directives, request.standIns)
    request.state.beginPass()
    let evaluation = evaluate(
      syntax, root: request.root, only: request.only,
      settings: directives.settings + request.settings, strings: directives.strings, stage: stage,
      standIns: request.standIns, state: request.state)
    self.evaluation = evaluation
    let (context, palette) = (context, Palette(isDark: stage.isDark, own: directives.colours))
    let named = Set(directives.expectations.flatMap(\.names))
    lowered = evaluation.roots.map { Self.lower($0, evaluation, context, in: palette, for: named) }
    textDiagnostics = syntax.diagnostics + directives.diagnostics + stage.diagnostics
    let found = textDiagnostics + evaluation.diagnostics + lowered.flatMap(\.diagnostics)
    roots = found.contains { $0.severity == .error } ? [] : lowered
  }

  /// The diagnostics, the greatest effect on the layout first. Laying out may add some.
  package var diagnostics: [Diagnostic] {
    (textDiagnostics + evaluation.diagnostics + lowered.flatMap(\.diagnostics)).inOrder
  }

  /// The diagnostics of a root's layout, the greatest effect first.
  ///
  /// - Parameter tree: the root's tree as it grew, to find the nodes that are touched.
  package func diagnostics(of root: Root, in tree: LayoutTree? = nil) -> [Diagnostic] {
    let found = textDiagnostics + evaluation.diagnostics(of: root.number) + root.diagnostics
    return TouchedNodes.marking(found.inOrder, in: tree ?? root.tree, syntax)
  }

  private static func lower(
    _ root: Evaluation.Root, _ evaluation: Evaluation, _ context: LayoutContext,
    in palette: Palette, for named: Set<String>
  ) -> Root {
    evaluation.resume(root: root.number)
    let log = LoweringLog(context, mostViews: evaluation.mostViews)
    let program = Lowering.Program(
      layout: { evaluation.layout(of: $0, computingWith: $1) },
      call: { evaluation.call($0, $1, for: $2) }, isEqual: { evaluation.isEqual($0, $1) },
      isMadeUp: { evaluation.isMadeUp($0) }, madeUpLengths: { evaluation.madeUpLengths },
      styled: { evaluation.styled($0, $1) },
      style: { evaluation.body(of: $0, $1, at: $2) }, build: { evaluation.build($0, $1, for: $2) })
    var lowering = Lowering(evaluation.graph, log, program)
    lowering.palette = palette
    lowering.palette.isDark = lowering.preferredAppearance(root.view) ?? palette.isDark
    var tree = lowering.tree(of: root.view, where: named)
    tree.begin = {
      evaluation.beginLayout(of: root.number)
      log.beginLayout()
    }
    for label in lowering.labels { _ = log.claim(label.name, at: label.place) }
    return Root(
      name: root.name, place: root.place, tree: tree, preview: root.preview,
      isDark: lowering.palette.isDark, number: root.number, log: log,
      ownDiagnostics: root.diagnostics + duplicates(lowering.clashes(among: named)))
  }

  /// An expectation on a name of two views is ambiguous; reports both places.
  private static func duplicates(
    _ clashes: [(first: Lowering.Label, second: Lowering.Label)]
  ) -> [Diagnostic] {
    clashes.map { first, second in
      Diagnostic(
        .error, code: .duplicateLabel,
        "two views are called \"\(first.name)\": \(lines(first.place, second.place))",
        remedy:
          """
          give each its own name; in a \(code: "ForEach") let it hold the element: \
          \(code: ".id(\"\(first.name)\\(i)\")")
          """,
        place: second.place, length: 2)
    }
  }

  private static func lines(_ a: SourcePlace?, _ b: SourcePlace?) -> String {
    guard let a, let b else { return "in one list" }
    return a.line == b.line
      ? "line \(a.line), which makes several views" : "lines \(a.line) and \(b.line)"
  }
}

extension LayoutContext {
  /// The stated settings, with the defaults of the platform.
  fileprivate init(_ stage: Stage, _ directives: Directives, _ standIns: StandIns) {
    var text = directives.text
    text.fonts = stage.fonts
    self.init(
      layoutDirection: stage.circumstances.writingDirection, displayScale: stage.displayScale,
      text: text, images: directives.images,
      defaultPadding: stage.platform.defaultPadding, dividerThickness: stage.dividerThickness)
    (self.standIns, symbols) = (standIns, directives.symbols)
    screen = stage.device.screen
    isRegular = stage.device.sizeClasses.horizontal == .regular
    isOnWatch = stage.device.foreign == .watchOS
    typeSize = stage.circumstances.typeSize
  }
}

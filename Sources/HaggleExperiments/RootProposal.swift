import HaggleLayouts
import HaggleScenarios
import HaggleSyntax
import HaggleVocabulary

/// The proposal to a root, and its origin.
struct RootProposal {
  private(set) var size: ProposedViewSize
  /// For the header: `--proposal`, `// proposal:`, or the name of a device.
  private(set) var source: String
  /// The insets of the screen; 0 without a device.
  private(set) var safeArea: EdgeInsets
  /// What else is not as it is by default, for the header.
  private(set) var circumstances: [String] = []
  private(set) var isPointed = false
  /// What of it is the keyboard.
  private(set) var keyboard: CGFloat = 0
  /// The size of a window, if nothing states it.
  private(set) var diagnostics: [Diagnostic] = []

  /// The whole screen in the root's space; nil if it equals the proposal.
  /// Subtracted from 0, as -0 is not what a reader of numbers expects.
  var screen: CGRect? {
    guard safeArea != EdgeInsets(), let width = size.width, let height = size.height,
      width.isFinite, height.isFinite
    else { return nil }
    return CGRect(
      x: 0 - safeArea.leading, y: 0 - safeArea.top,
      width: width + safeArea.leading + safeArea.trailing,
      height: height + safeArea.top + safeArea.bottom)
  }

  private init(_ size: ProposedViewSize, _ source: String, safeArea: EdgeInsets = EdgeInsets()) {
    self.size = size
    self.source = source
    self.safeArea = safeArea
  }

  /// The scenario's proposal, without the part covered by a keyboard.
  init(_ request: LayoutRequest) {
    self.init(withoutKeyboard: request)
    size = request.options.room.size(from: size)
    let stage = request.scenario.stage
    circumstances = stage.circumstances.words
    isPointed = stage.platform == .macOS
    guard let height = stage.circumstances.keyboard.height(on: stage.device),
      height > safeArea.bottom, let whole = size.height, whole.isFinite
    else { return }
    keyboard = height - safeArea.bottom
    size.height = max(0, whole - keyboard)
    safeArea.bottom = height
    source += ", above a keyboard \(NumberText.display(height)) high"
  }

  /// In order of precedence: the size that it is resized to, `--proposal`, `// proposal:`, a widget
  /// of the device that is named, the room of a part, a named device, the preview, the default
  /// device.
  private init(withoutKeyboard request: LayoutRequest) {
    let (scenario, root) = (request.scenario, request.root)
    let device = scenario.stage.device
    if let proposal = scenario.stage.circumstances.proposal {
      self.init(proposal, "resize")
    } else if let proposal = request.options.proposal {
      self.init(proposal, "--proposal")
    } else if let proposal = scenario.directives.proposal {
      self.init(proposal, "// proposal:")
    } else if let space = root.preview.presentedSpace(on: scenario.stage) {
      self.init(presenting: root, space, scenario)
    } else if scenario.stage.isDeviceStated, let size = root.preview.widgetSize(on: device) {
      let words = root.preview.words + ["on \(device.name)"]
      self.init(ProposedViewSize(size), words.joined(separator: ", "))
    } else if device.platform == .macOS, !scenario.stage.isDeviceStated,
      let size = root.preview.sizeOnMac
    {
      let words = root.preview.words + ["on a Mac"]
      self.init(ProposedViewSize(size), words.joined(separator: ", "))
    } else if root.preview.size == nil, let room = scenario.room(of: root) {
      self.init(room, device.name + ", in the frame that it is given")
    } else if scenario.stage.isOpenToPreviews,
      let (size, shown) = root.preview.proposal(on: device)
    {
      let isFixed = root.preview.size != nil
      let words = (isFixed ? [] : [shown.name]) + root.preview.words
      self.init(
        ProposedViewSize(size), words.joined(separator: ", "),
        safeArea: isFixed ? EdgeInsets() : shown.safeArea)
    } else if device.platform == .macOS, !scenario.stage.isDeviceStated {
      self.init(windowAround: root, scenario)
    } else {
      self.init(ProposedViewSize(device.proposal), device.name, safeArea: device.safeArea)
    }
  }

  /// What is shown in a sheet of a Mac, or in a popover, is offered what its frame states where it
  /// is presented, and otherwise its own ideal size: the window around it is as large as that.
  private init(
    presenting root: Scenario.Root, _ space: PresentedSpace.Space, _ scenario: Scenario
  ) {
    guard space.proposal == .unspecified else {
      self.init(space.proposal, space.words, safeArea: space.safeArea)
      return
    }
    let room = scenario.statedRoom(of: root) ?? StatedRoom(.unspecified)
    let ideal = Self.answer(of: root, to: .unspecified, scenario)
    var size = ProposedViewSize(
      width: room.size.width ?? ideal?.width, height: room.size.height ?? ideal?.height)
    if !room.least.isEmpty { size = Self.grown(room, for: root, scenario) ?? size }
    let words =
      room.size == .unspecified ? ", as large as its content" : ", in the frame that it is given"
    self.init(size, space.words + words, safeArea: space.safeArea)
  }

  /// What a minimum frame takes that is offered nothing: what its content takes then, if that is
  /// more.
  private static func grown(
    _ room: StatedRoom, for root: Scenario.Root, _ scenario: Scenario
  ) -> ProposedViewSize? {
    let fixed = ProposedViewSize(
      width: room.least.contains(.horizontal) ? nil : room.size.width,
      height: room.least.contains(.vertical) ? nil : room.size.height)
    return answer(of: root, to: fixed, scenario).map { ideal in
      ProposedViewSize(
        width: fixed.width ?? max(room.size.width ?? 0, ideal.width),
        height: fixed.height ?? max(room.size.height ?? 0, ideal.height))
    }
  }

  /// A finite answer of the whole, if it comes with few questions.
  private static func answer(
    of root: Scenario.Root, to proposal: ProposedViewSize, _ scenario: Scenario
  ) -> CGSize? {
    let engine = LayoutEngine(
      root.tree, context: scenario.context, policy: .full, budget: mostQuestions)
    let size = engine.ask(NodeID(0), proposal)
    return !engine.isOverBudget && size.width.isFinite && size.height.isFinite ? size : nil
  }

  /// What a window as large as its content is, and then proposes; nil where the content has no
  /// ideal size, as a list alone, and so the window would be nothing.
  private static func ideal(of root: Scenario.Root, _ scenario: Scenario) -> ProposedViewSize? {
    answer(of: root, to: .unspecified, scenario).flatMap { size in
      size.width > 0 && size.height > 0 ? ProposedViewSize(size) : nil
    }
  }

  /// A window as wide as its content needs, and as high as that needs in this width: a text that is
  /// never cut is very high where it may be a letter wide.
  private static func grown(
    _ opened: ProposedViewSize, for least: CGSize, _ engine: LayoutEngine
  ) -> ProposedViewSize {
    let width = opened.width.map { max($0, least.width) }
    let height = engine.ask(NodeID(0), ProposedViewSize(width: width, height: 0)).height
    let needed = !engine.isOverBudget && height.isFinite ? height : least.height
    return ProposedViewSize(width: width, height: opened.height.map { max($0, needed) })
  }

  /// The maximum number of questions for the minimum size of a window's content.
  private static let mostQuestions = 20_000

  /// The window of a Mac is at least as large as its content, and fits content of fixed size: a
  /// sheet, a panel, the settings of an app.
  ///
  /// Source: Apple, documentation of `windowResizability(_:)`: a window group's window is at least
  /// as large as the minimum of its content.
  private init(windowAround root: Scenario.Root, _ scenario: Scenario) {
    let device = scenario.stage.device
    let engine = LayoutEngine(
      root.tree, context: scenario.context, policy: .full, budget: Self.mostQuestions)
    let least = engine.ask(NodeID(0), .zero)
    let isKnown = !engine.isOverBudget && least.width.isFinite && least.height.isFinite
    if isKnown, root.tree.statesItsSize, engine.ask(NodeID(0), .infinity) == least {
      self.init(ProposedViewSize(least), device.name + ", a window as large as its content")
      return
    }
    let isOfContent = scenario.stage.window == .unspecified
    let stated = isOfContent ? Self.ideal(of: root, scenario) : scenario.stage.window
    let opened = stated ?? ProposedViewSize(device.proposal)
    let size = isKnown ? Self.grown(opened, for: least, engine) : opened
    let origin = stated.map { _ in
      isOfContent ? ", a window as large as its content" : ", a window as stated"
    }
    let grown = size == opened ? "" : ", a window as large as its content needs"
    self.init(size, device.name + (origin ?? "") + grown, safeArea: device.safeArea)
    if stated == nil { diagnostics = [.assumedWindow(size, root.place)] }
  }
}

extension Scenario {
  /// The lengths of the frame in which others show a view.
  fileprivate func statedRoom(of root: Root) -> StatedRoom? {
    let view = root.tree.nodes.lazy.compactMap { $0.description.owners.last?.view }.first
    return view.flatMap { directives.rooms[$0] }
  }

  /// The room that others give a view that is a part, and in its other direction the screen's.
  fileprivate func room(of root: Root) -> ProposedViewSize? {
    guard let room = statedRoom(of: root)?.size else { return nil }
    let screen = stage.device.proposal
    return ProposedViewSize(
      width: room.width ?? screen.width, height: room.height ?? screen.height)
  }
}

extension LayoutTree {
  /// Whether a frame around the whole states a width.
  fileprivate var statesItsSize: Bool {
    var node = nodes.first
    while let outer = node {
      if (outer.layout as? any BuiltInLayout)?.roles.contains(.fixesWidth) == true { return true }
      let isModifier = outer.layout is any UnaryLayout || outer.children.count == 1
      node = isModifier ? outer.children.first.map { nodes[$0.index] } : nil
    }
    return false
  }
}

extension Diagnostic {
  fileprivate static func assumedWindow(_ size: ProposedViewSize, _ place: SourcePlace?)
    -> Diagnostic
  {
    Diagnostic(
      .assumed, code: .window, "the window is taken as \(NumberText.display(size))",
      remedy: "state its size: \(code: "// window: 1200x800")", place: place)
  }
}

import HaggleLayouts
import HaggleScenarios
import HaggleVocabulary

/// What a root is offered, and who says so.
struct RootProposal {
  let size: ProposedViewSize
  /// For the header: `--proposal`, `// proposal:`, or a device's name.
  let source: String
  /// What the screen has around it; only a device has any.
  let safeArea: EdgeInsets

  private init(_ size: ProposedViewSize, _ source: String, safeArea: EdgeInsets = EdgeInsets()) {
    self.size = size
    self.source = source
    self.safeArea = safeArea
  }

  /// `--proposal` before `// proposal:` before a device that is named before what a preview
  /// says; the default device last.
  init(_ scenario: Scenario, _ root: Scenario.Root, overridden proposal: ProposedViewSize?) {
    let device = scenario.stage.device
    if let proposal {
      self.init(proposal, "--proposal")
    } else if let proposal = scenario.directives.proposal {
      self.init(proposal, "// proposal:")
    } else if let space = root.preview.presentedSpace(on: scenario.stage) {
      self.init(space.proposal, space.words, safeArea: space.safeArea)
    } else if !scenario.stage.isStated, let (size, shown) = root.preview.proposal(on: device) {
      let isFixed = root.preview.size != nil
      let words = (isFixed ? [] : [shown.name]) + root.preview.words
      self.init(
        ProposedViewSize(size), words.joined(separator: ", "),
        safeArea: isFixed ? EdgeInsets() : shown.safeArea)
    } else if device.platform == .macOS, !scenario.stage.isDeviceStated {
      self.init(windowAround: root, device, scenario.context)
    } else {
      self.init(ProposedViewSize(device.proposal), device.name, safeArea: device.safeArea)
    }
  }

  /// The questions that a window may ask its content for how small it may become.
  private static let mostQuestions = 20_000

  /// A window of a Mac is never smaller than its content.
  ///
  /// Source: Apple, documentation of `windowResizability(_:)`: a window group's window is at least
  /// as large as the minimum of its content.
  private init(windowAround root: Scenario.Root, _ device: Device, _ context: LayoutContext) {
    let engine = LayoutEngine(
      root.tree, context: context, policy: .full, budget: Self.mostQuestions)
    let least = engine.ask(NodeID(0), .zero)
    let usual = device.proposal
    let isKnown = !engine.isOverBudget && least.width.isFinite && least.height.isFinite
    let size =
      isKnown
      ? CGSize(width: max(usual.width, least.width), height: max(usual.height, least.height))
      : usual
    let grown = size == usual ? "" : ", a window as large as its content needs"
    self.init(ProposedViewSize(size), device.name + grown, safeArea: device.safeArea)
  }
}

import Foundation
import HaggleAnalysis
import HaggleLayouts
import HaggleReplay
import HaggleScenarios
import HaggleTraces
import HaggleVocabulary

/// An equally plausible layout in which an assumption has another value.
struct Alternative {
  let assumption: Assumption
  var standIns = StandIns()
  /// Another screen that may be meant; nil for the assumed one.
  var screen: Screen?
  private var weight = Weight.always
  /// Whether its screen has room for more than a phone's.
  var isRoomy: Bool {
    if case .system? = screen { return true }
    return weight == .wherePhonesAreNarrow
  }
  /// Whether what is found there is wrong on every phone.
  private(set) var isOfWidestPhone = false
  /// Whether it is a page that nothing in the text hints at.
  private(set) var isGuessedPage = false

  enum Screen {
    case system(FontSystem)
    case device(Device)
    case room(ProposedViewSize)
  }

  /// Which findings an alternative can refute: a finding that is missing there is withheld.
  private enum Weight {
    case always, forEmptiness, wherePhonesAreNarrow, forHeights, butForHeights, butForGrowth
    case forOverflow, never
  }

  /// Whether an absent finding is withheld; otherwise it only rests on the assumption.
  func decides(_ finding: Finding) -> Bool {
    let traits = Rule.byID[finding.rule]?.traits ?? []
    if case .room? = screen, traits.contains(.sizeAlone) { return false }
    return switch weight {
    case .always: true
    case .wherePhonesAreNarrow: finding.axis == .horizontal
    // What is too high for a screen is too high, wherever it may scroll.
    case .forEmptiness: traits.contains(.unusedSpace)
    case .forHeights: finding.axis == .vertical
    case .butForHeights: finding.axis != .vertical || finding.rule != Rule.overflow.id
    // A picture with the aspect ratio of one screen does not fit the next.
    case .butForGrowth: finding.rule != Rule.grownByPicture.id
    case .forOverflow: finding.rule == Rule.overflow.id
    case .never: false
    }
  }

  /// Whether it is what a Mac shows.
  var isMac: Bool { if case .system(.macOS)? = screen { true } else { false } }

  /// Whether it is laid out for findings of one rule alone.
  var isOfOneRule: Bool { weight == .forOverflow }
}

extension Alternative {
  /// All alternatives, the most decisive first.
  ///
  /// - Parameter timeline: that of the trace; nil for one to be made.
  static func all(
    besides trace: Trace, in timeline: Timeline? = nil, _ request: LayoutRequest
  ) -> [Alternative] {
    let (scenario, root) = (request.scenario, request.root)
    let details = trace.diagnostics.compactMap(\.detail)
    let assumed = details.compactMap(\.code.known).flatMap(\.assumes)
    let values = Set(assumed).sorted().flatMap { assumption in
      alternatives(of: assumption, trace, scenario.stage.device)
        .map { Alternative(assumption: assumption, standIns: $0, weight: weight(of: assumption)) }
    }
    let isPart = trace.shows(anyOf: scenario.directives.parts)
    let isPiece = isPart || isPiece(details) || !trace.looksLikeAScreen(root, in: timeline)
    var pages =
      isPiece || root.preview.isSizeThatFits
      ? [page(root, on: scenario.stage, isPart: isPart)] : []
    let isHinted = isPart || Self.isPiece(details) || root.preview.isSizeThatFits
    for index in pages.indices { pages[index].isGuessedPage = !isHinted }
    let screens = screens(besides: request, pages: pages, isPart: isPart)
    // What is known to be a part is judged as one, also where there is time for little.
    let first = isPart ? screens.filter(\.isPage) + screens.filter { !$0.isPage } : screens
    return first + values
      + (assumed.contains(.number) ? [unnamedLengths] : [])
      + (assumed.contains(.elements) ? [manyElements] : []) + states(in: details)
      + choices(in: details)
  }

  /// What `reach` is need not be a share of a length: it may be that of a screen, as `width` may
  /// be, and of one that is larger than a phone.
  private static let unnamedLengths = Alternative(
    assumption: .number, standIns: StandIns(unnamed: 1000), weight: .forOverflow)

  /// Enough elements to fill a screen, for findings that are due to their small number.
  private static let manyElements: Alternative = {
    var standIns = StandIns()
    standIns.elements = 24
    return Alternative(assumption: .elements, standIns: standIns, weight: .forEmptiness)
  }()

  /// An image may also be made for its available space: a wallpaper.
  private static func alternatives(
    of assumption: Assumption, _ trace: Trace, _ device: Device
  ) -> [StandIns] {
    guard assumption == .image else { return assumption.alternatives }
    if trace.hasIconsAlone { return icons }
    let proposal = trace.header.proposal
    let room = CGSize(
      width: proposal?.width?.finite ?? device.proposal.width,
      height: proposal?.height?.finite ?? device.proposal.height)
    let wallpapers = [room, device.screen].map { size in
      var standIns = StandIns()
      standIns.image = size
      return standIns
    }
    return assumption.alternatives + wallpapers
  }

  private static func weight(of assumption: Assumption) -> Weight {
    assumption == .image ? .butForGrowth : .always
  }

  /// An image in a row at its own size is small: an icon, a flag, a face.
  private static let icons = [CGFloat(24), 48].map { length in
    var standIns = StandIns()
    standIns.image = CGSize(width: length, height: length)
    return standIns
  }

  /// State set to a value unknown to the text may have one of many lengths, that of a screen
  /// included.
  private static func states(in details: [Event.Note.Detail]) -> [Alternative] {
    let lost = details.filter { $0.code == .secondPass }
    let names = Set(lost.filter { $0.severity == .assumed }.compactMap(\.subject))
    guard !names.isEmpty else { return [] }
    return [1, 10].map { factor in
      var standIns = StandIns(unsettling: names)
      standIns.numbers = factor
      return Alternative(assumption: .state, standIns: standIns)
    }
  }

  /// Whether the root must be used by another view, because some of its input is missing.
  private static func isPiece(_ details: [Event.Note.Detail]) -> Bool {
    details.contains { $0.code == .missingArgument || $0.code == .sampleView }
  }

  /// The maximum number of conditions that are inverted, one at a time.
  private static let mostChoices = 8

  /// A finding with an inverted condition belongs to another state of the app: its absence there
  /// refutes nothing.
  private static func choices(in details: [Event.Note.Detail]) -> [Alternative] {
    let open = details.filter { $0.code.known?.assumes == [.choice] }
    return Set(open.compactMap(\.place)).sorted().prefix(mostChoices).map { place in
      Alternative(assumption: .choice, standIns: StandIns(turning: place), weight: .never)
    }
  }
}

// MARK: - Screens

extension Alternative {
  /// The other screens that may be meant if none is stated: that of a Mac, which counts if
  /// something hints at it, and that of an iPad, unless the text is for a Mac. So overflow on
  /// phones alone is only reported if the text is too wide for all of them.
  private static func screens(
    besides request: LayoutRequest, pages: [Alternative], isPart: Bool
  ) -> [Alternative] {
    let (stage, root) = (request.scenario.stage, request.root)
    let isRoomStated =
      request.options.proposal != nil || request.scenario.directives.proposal != nil
    if let foreign = stage.device.foreign, !isRoomStated {
      return [ofForeign(foreign, isStated: stage.isStated)]
    }
    if root.preview.isFamilyAssumed, !isRoomStated {
      return PreviewSetting.otherFamilies.map {
        Alternative(assumption: .platform, screen: .room(ProposedViewSize($0)))
      }
    }
    guard !stage.isDeviceStated, !isRoomStated,
      root.preview.proposal(on: stage.device) == nil
    else { return [] }
    if stage.platform == .macOS {
      // A window that the text states is what it is laid out in, as a stated proposal is.
      let isStated = request.scenario.directives.window != nil
      return (stage.window == nil ? [largeWindow] : [])
        + (isStated && !isPart ? [] : pages)
    }
    if stage.isStated { return pages }
    guard let evidence = stage.evidence else {
      return [mac(stage.mayBeMac ? .always : .never)] + tablets + pages
    }
    return evidence.system == .iOS ? tablets + pages : pages
  }

  /// A window that the user has made larger, or that opens so.
  private static let largeWindow = Alternative(
    assumption: .window, screen: .room(ProposedViewSize(width: 1440, height: 900)))

  /// The screen of a phone, or of a large window, for a platform whose screen is known but not its
  /// controls and bars: what fits there probably fits. If the device is stated, this only concerns
  /// heights.
  private static func ofForeign(_ system: PlatformEvidence.System, isStated: Bool) -> Alternative {
    let room =
      system == .watchOS ? Device.standard(on: .iOS).proposal : CGSize(width: 1920, height: 1920)
    return Alternative(
      assumption: .platform, screen: .room(ProposedViewSize(room)),
      weight: isStated ? .forHeights : .always)
  }

  private var isPage: Bool {
    if case .room(let room)? = screen { room.height == nil } else { false }
  }

  /// A piece of a screen is mostly in something that scrolls, which offers it no height.
  ///
  /// - Parameter isPart: whether that is known.
  private static func page(
    _ root: Scenario.Root, on stage: Stage, isPart: Bool
  ) -> Alternative {
    let width = stage.window?.width ?? stage.device.proposal.width
    let room = ProposedViewSize(width: width, height: nil)
    return Alternative(
      assumption: .platform, screen: .room(room),
      weight: isPart || root.preview.isSizeThatFits ? .always : .butForHeights)
  }

  private static func mac(_ weight: Weight) -> Alternative {
    Alternative(assumption: .platform, screen: .system(.macOS), weight: weight)
  }

  /// The widest screen: what fits there was written for it.
  private static let tablets =
    [Device.named("iPad Pro 13-inch landscape")].compactMap(\.self)
    .map {
      Alternative(assumption: .platform, screen: .device($0), weight: .wherePhonesAreNarrow)
    }
    + [Device.widestPhone].compactMap(\.self).map {
      Alternative(
        assumption: .platform, screen: .device($0), weight: .never, isOfWidestPhone: true)
    }
}

extension Device {
  static let widestPhone = Device.named("iPhone 16 Pro Max")
}

extension Trace {
  /// Whether the root is one of these views, or a preview of one.
  func shows(anyOf views: Set<String>) -> Bool {
    guard !views.isEmpty else { return false }
    return nodes.lazy.compactMap { $0.owners.last?.view }.first.map(views.contains) ?? false
  }

  /// Whether all images of unknown size are in rows, at their own size.
  fileprivate var hasIconsAlone: Bool {
    let images = nodes.filter {
      $0.roles.contains(.image) && $0.roles.contains(.isOfUnknownSize)
    }
    return !images.isEmpty
      && images.allSatisfy { $0.roles.contains(.assumed) && isInRow($0) }
  }

  /// Whether the nearest container around a view is a row.
  private func isInRow(_ node: Node) -> Bool {
    var next = node.parent
    while let outer = next {
      let roles = nodes[outer.index].roles
      if roles.contains(.dividesHeight) || roles.contains(.scrolls) { return false }
      if roles.contains(.dividesWidth) { return true }
      next = nodes[outer.index].parent
    }
    return false
  }
}

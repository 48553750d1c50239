import HaggleReplay
import HaggleVocabulary

/// The tabs beside the picture, one of which is open. It follows the cursor and the selected view.
struct ReaderTabs {
  enum Tab: String, CaseIterable {
    case log, why, values, diff, findings, source, stack, notes

    var label: String {
      switch self {
      case .log: "Events"
      case .why: "Why"
      case .values: "Values"
      case .diff: "A and B"
      case .findings: "Findings"
      case .source: "Source"
      case .stack: "Calls"
      case .notes: "Notes"
      }
    }
  }

  enum Content: Hashable {
    case panel(Replay.Panel)
    /// The assumptions about the source, and what was left out.
    case assumed

    /// The name in style sheets.
    var name: String {
      switch self {
      case .panel(.ledger): "ledger"
      case .panel(.marks): "marks"
      case .panel(.breakpoints): "breakpoints"
      case .assumed: "assumed"
      case .panel: home.rawValue
      }
    }

    /// The tab of a content.
    var home: Tab {
      switch self {
      case .assumed: .notes
      case .panel(let panel):
        switch panel {
        case .why, .whyNot, .edits: .why
        case .values: .values
        case .diff: .diff
        case .finding, .findings: .findings
        case .source: .source
        case .stack, .ledger: .stack
        case .breakpoints, .marks, .notes: .notes
        case .log, .tree, .picture, .help: .log
        }
      }
    }
  }

  private(set) var tab = Tab.log
  /// Whether the user asked for what is open.
  private(set) var isChosen = false
  /// The content requested by commands, with the view selected then.
  private var shown: [Tab: (content: Content, beside: NodeID?)] = [:]

  mutating func show(_ content: Content, beside node: NodeID?) {
    tab = content.home
    isChosen = true
    shown[tab] = (content, node)
  }

  /// A tab chosen by the user shows its default content.
  @discardableResult
  mutating func choose(_ name: String) -> Bool {
    guard let tab = Tab(rawValue: name) else { return false }
    open(tab)
    isChosen = true
    return true
  }

  /// A tab with its default content.
  mutating func open(_ tab: Tab) {
    self.tab = tab
    shown[tab] = nil
    isChosen = false
  }

  /// The content of the open tab. Explanations follow the selected view once it differs from that
  /// of the command; nil if there is none.
  func content(selected: NodeID?) -> Content? {
    let asked = shown[tab]
    switch tab {
    case .why, .values:
      if let asked, asked.beside == selected { return asked.content }
      return selected.map { .panel(tab == .why ? .why($0) : .values($0)) }
    case .log: return .panel(.log)
    case .diff: return .panel(.diff)
    case .findings: return asked?.content ?? .panel(.findings)
    case .source: return .panel(.source)
    case .stack: return asked?.content ?? .panel(.stack)
    case .notes: return asked?.content ?? .panel(.notes)
    }
  }

  /// Additional content below: open calls come with the reasons of the innermost, notes with the
  /// other settings.
  static func more(below content: Content) -> [Content] {
    switch content {
    case .panel(.stack): [.panel(.ledger)]
    case .panel(.notes): [.panel(.marks), .panel(.breakpoints), .assumed]
    default: []
    }
  }
}

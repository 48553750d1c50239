import HaggleReplay
import HaggleVocabulary

/// What one reads beside the picture: a tab for each, of which one is open. The open one follows
/// the cursor and the selected view.
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
    /// What had to be assumed of the source, or left out.
    case assumed

    /// What styles call it.
    var name: String {
      switch self {
      case .panel(.ledger): "ledger"
      case .panel(.marks): "marks"
      case .panel(.breakpoints): "breakpoints"
      case .assumed: "assumed"
      case .panel: home.rawValue
      }
    }

    /// Which tab it is in.
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
  /// What a command asked for, and which view was selected then.
  private var shown: [Tab: (content: Content, beside: NodeID?)] = [:]

  mutating func show(_ content: Content, beside node: NodeID?) {
    tab = content.home
    shown[tab] = (content, node)
  }

  /// A tab that is chosen shows all of it, not what a command once asked for.
  @discardableResult
  mutating func choose(_ name: String) -> Bool {
    guard let tab = Tab(rawValue: name) else { return false }
    self.tab = tab
    shown[tab] = nil
    return true
  }

  /// What the open tab shows. Explanations follow the selected view, once another is selected than
  /// at the command; nil where there is none.
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

  /// What is shown below: the open calls come with the reasons of the innermost, notes with all
  /// else that is set.
  static func more(below content: Content) -> [Content] {
    switch content {
    case .panel(.stack): [.panel(.ledger)]
    case .panel(.notes): [.panel(.marks), .panel(.breakpoints), .assumed]
    default: []
    }
  }
}

/// The division of the screen, determined by its size and the focus.
struct ScreenLayout: Equatable {
  /// The content of a frame.
  enum Content: Equatable {
    case tree
    case log
    case picture
    case reasons
    case calls
    case source
    /// Bars for the proposal, the answer and the possible answers of the selected view.
    case plot
  }

  /// A rectangle of the screen; its first row is the title.
  struct Frame: Equatable {
    var content: Content
    /// The pane; nil for a frame that cannot have the focus.
    var pane: ScreenPane?
    var column: Int
    var row: Int
    var width: Int
    var height: Int

    var innerHeight: Int { max(height - 1, 0) }

    func contains(_ column: Int, _ row: Int) -> Bool {
      self.column..<self.column + width ~= column && self.row..<self.row + height ~= row
    }
  }

  private(set) var header: Int?
  private(set) var sentence: Range<Int> = 0..<0
  private(set) var panes: [Frame] = []
  /// The frame of the panes, and of a popup.
  private(set) var area = Frame(content: .tree, column: 0, row: 0, width: 0, height: 0)
  /// The first of two rows is a rule with the title.
  private(set) var strip: Range<Int> = 0..<0
  private(set) var message: Int
  private(set) var footer: Int?

  init(_ state: ScreenState) {
    let rows = state.rows
    var top = 0
    if rows >= 3 {
      header = 0
      top = 1
    }
    sentence = top..<top + Self.sentences(state)
    top = sentence.upperBound
    var bottom = rows
    if rows >= 8 {
      bottom -= 1
      footer = bottom
    }
    message = max(bottom - 1, 0)
    bottom = max(bottom - 1, top)
    let strips = rows >= 14 ? 2 : rows >= 7 || (state.focus == .timeline && rows >= 4) ? 1 : 0
    strip = bottom - strips..<bottom
    bottom -= strips
    area = Frame(
      content: .tree, column: 0, row: top, width: state.columns, height: max(bottom - top, 0))
    if area.height > 0 { panes = Self.panes(state, area) }
  }

  /// The number of lines for the position: more if there are facts without a finding.
  private static func sentences(_ state: ScreenState) -> Int {
    switch state.rows {
    case ..<2: 0
    case ..<14: 1
    case ..<22: 2
    case ..<36: state.summary.facts.count > 2 ? 4 : 3
    default: 4
    }
  }

  func pane(_ pane: ScreenPane) -> Frame? { panes.first { $0.pane == pane } }
}

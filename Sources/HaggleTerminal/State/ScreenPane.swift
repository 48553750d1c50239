/// A part of the screen that can have the focus.
package enum ScreenPane: Int, CaseIterable, Sendable {
  /// The tree, the log or the picture.
  case views = 1
  case reasons
  case calls
  case source
  case timeline

  var next: ScreenPane { ScreenPane(rawValue: rawValue % 5 + 1) ?? .views }
  var previous: ScreenPane { ScreenPane(rawValue: (rawValue + 3) % 5 + 1) ?? .views }
}

/// The content of the first pane.
package enum MainView: String, CaseIterable, Sendable {
  case tree
  case log
  case picture

  var next: MainView {
    switch self {
    case .tree: .log
    case .log: .picture
    case .picture: .tree
    }
  }
}

import Foundation
import Testing

/// The screen of a replay, and a source that is written anew.
@Suite(.serialized, .timeLimit(.minutes(3)))
struct `A replay of a source that is saved` {
  private static func view(_ width: Int, _ text: String = "Hello") -> String {
    """
    // proposal: 200x100
    // text-cell: 8x20
    VStack {
      Text("\(text)").frame(width: \(width))
      Color.red
    }
    """
  }

  private func replay(_ command: String) throws -> (Tmux, ScratchFolder) {
    let folder = try ScratchFolder()
    let tmux = try Tmux(columns: 100, rows: 30, in: folder)
    folder.add("View.swift", Self.view(100))
    folder.add("editor.sh", "sed -i.old -e 's/100)/60)/' \"$2\"\n")
    try tmux.enter(command)
    #expect(try tmux.wait { $0.contains("everything is placed") })
    return (tmux, folder)
  }

  @Test(.needsTmux)
  func `shows it as it is now, keeps what is selected and says what changed`() throws {
    let (tmux, folder) = try replay("\"$HAGGLE\" replay View.swift --watch")
    try tmux.press("j")
    try tmux.press("j")
    #expect(try tmux.wait { $0.contains("why Text.1") })
    folder.add("View.swift", Self.view(60))
    #expect(try tmux.wait { $0.contains("frame.1 of \"Hello\" 60×20 instead of") })
    #expect(try tmux.screen.contains("why Text.1"))
    try FileManager.default.removeItem(at: folder.url.appending(path: "View.swift"))
    #expect(try tmux.wait { $0.contains("View.swift cannot be read: there is no such file") })
    folder.add("View.swift", "let a = 1")
    #expect(try tmux.wait { $0.contains("no view to lay out") })
    folder.add("View.swift", "VStack {\n  Text(\"Hello\")\n")
    #expect(try tmux.wait { $0.contains("does not parse (line 1); the last good layout stays") })
    folder.add("View.swift", Self.view(24))
    #expect(try tmux.wait { $0.contains("\"Hello\" 24×40 instead of 40×20") })
    try tmux.press("q")
    #expect(try tmux.wait { _ in try !tmux.state.isAlternate })
  }

  @Test(.needsTmux) func `shows at once what was changed in the editor`() throws {
    let command = "EDITOR='sh editor.sh' \"$HAGGLE\" replay View.swift"
    let (tmux, _) = try replay(command)
    try tmux.press("e")
    #expect(try tmux.wait { $0.contains("frame.1 of \"Hello\" 60×20 instead of") })
  }

  @Test func `needs a screen`() throws {
    let outcome = try Haggle.run(
      "replay", "Traces/nested-grid.swift", "--watch", "--commands", "c")
    #expect(outcome.status == 2)
    #expect(outcome.errors.contains("--watch needs a terminal's screen"))
  }
}

import Foundation
import Testing

/// `e` on a real terminal.
@Suite(.serialized, .needsTmux, .timeLimit(.minutes(3)))
struct `The editor of a replay` {
  private func replay(_ editor: String) throws -> (Tmux, ScratchFolder) {
    let folder = try ScratchFolder()
    let tmux = try Tmux(columns: 80, rows: 24, in: folder)
    folder.add("View.swift", "// proposal: 100x50\nHStack {\n  Text(\"Hello\")\n}\n")
    // It reads a line from the terminal, which only the one in front of it can.
    folder.add("editor.sh", "echo \"$@\" >arguments\nread -r line\necho \"$line\" >typed\n")
    try tmux.enter("\(editor) \"$HAGGLE\" replay View.swift")
    #expect(try tmux.wait { $0.contains("everything is placed") })
    return (tmux, folder)
  }

  @Test func `is opened at the line, has the terminal to itself and gives it back`() throws {
    let (tmux, folder) = try replay("EDITOR='sh editor.sh -x'")
    try tmux.press("j")
    try tmux.press("e")
    #expect(try Tmux.wait { (try? folder.text("arguments"))?.hasSuffix("\n") == true })
    let path = folder.url.appending(path: "View.swift").path
    #expect(try folder.text("arguments").contains("-x +3 /"))
    #expect(try folder.text("arguments").hasSuffix(path + "\n"))
    #expect(try !tmux.state.isAlternate)
    try tmux.enter("a line of text")
    #expect(try tmux.wait { $0.contains("sh is closed; the source is as it was") })
    #expect(try folder.text("typed") == "a line of text\n")
    try tmux.press("q")
    #expect(try tmux.wait { _ in try !tmux.state.isAlternate })
  }

  @Test func `is asked for where none is named, and missed where there is none`() throws {
    let (tmux, _) = try replay("EDITOR= VISUAL=")
    try tmux.press("e")
    #expect(
      try tmux.wait { $0.contains("no editor is named: EDITOR=vim haggle replay View.swift") })
    let (other, _) = try replay("EDITOR=no-such-editor")
    try other.press("e")
    #expect(
      try other.wait { $0.contains("there is no program no-such-editor, which $EDITOR names") })
  }
}

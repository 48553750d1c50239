import Foundation
import Testing

@Suite struct `A replay that is held against another negotiation` {
  private let folder: ScratchFolder

  init() throws {
    folder = try ScratchFolder()
    folder.add("Before.swift", Sources.squeezed)
    folder.add(
      "After.swift",
      Sources.squeezed.replacing(#".id("title")"#, with: #".layoutPriority(1).id("title")"#))
  }

  private func replay(_ commands: String, _ options: String...) throws -> String {
    try Haggle.run(
      ["replay", "After.swift", "--commands", commands] + options, input: Data(), in: folder.url
    ).output
  }

  @Test func `shows what differs about the selected view, and then all`() throws {
    let text = try replay(":select Text.1; D", "--against", "Before.swift")
    #expect(
      text.contains(
        """
        Text.1 "Good morning" (title in A):
                       A               B
          is           56×40 at 72,30  96×20 at 52,40
          ← 0×100      → 0×100         → not asked
          ← ∞×100      → 96×20         → not asked
          ← 61.33×100  → 56×40         → not asked
          ← 184×100    → not asked     → 96×20

        What differs by itself:
          only B has title layoutPriority(1) at 5:24, around Text.1 "Good morning"

        """), "\(text)")
  }

  @Test func `says so of a view that is the same, or new`() throws {
    let same = try replay(":select row; D", "--against", "After.swift")
    #expect(same.contains("Both negotiate the same."))
    let new = try replay(":select title; D", "--against", "Before.swift")
    #expect(new.contains("title is in B alone.\n"))
  }

  @Test func `needs the other one`() throws {
    let text = try replay("D")
    #expect(text.contains("nothing to hold it against: haggle replay FILE --against OTHER"))
  }

  @Test func `goes into a page with both`() throws {
    let page = try Haggle.run(
      "diff", "Before.swift", "After.swift", "--format", "html", in: folder.url)
    #expect(page.status == 1)
    #expect(page.output.contains("<script type=\"application/json\" id=\"against\">"))
  }
}

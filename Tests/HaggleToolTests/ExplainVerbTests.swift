import Foundation
import HaggleTestSupport
import Testing

@Suite struct `haggle explain` {
  @Test func `tells more about a diagnostic`() throws {
    let told = try Haggle.run("explain", "unknown-condition")
    #expect(told.status == 0)
    #expect(told.errors.isEmpty)
    #expect(
      told.output.hasPrefix(
        "unknown-condition: which views there are was assumed\n\nWhich views there are depends"))
    #expect(told.output.contains("--set isLoading=true"))
  }

  @Test func `tells more about a finding`() throws {
    let told = try Haggle.run("explain", "underfill").output
    #expect(told.hasPrefix("underfill: a finding\n\n"))
    #expect(told.contains("What helps: "))
    #expect(told.contains("Leave it "))
  }

  @Test func `lists what it can explain, and explains all of it`() throws {
    let list = try Haggle.run("explain").output
    let words = list.split(separator: "\n").filter { $0.hasPrefix("  ") && !$0.hasPrefix("   ") }
      .compactMap { $0.split(separator: " ").first.map(String.init) }
    #expect(words.count > 50)
    for (index, word) in words.enumerated() where Checkout.isFull || index % 8 == 0 {
      let told = try Haggle.run("explain", word)
      #expect(told.status == 0)
      #expect(told.output.count > word.count + 60, "\(told.output)")
      #expect(!told.output.split(separator: "\n").contains { $0.count > 90 })
    }
  }

  @Test(arguments: [
    "smell", "contract", "proof", "modelled", "share", "assumed", "box", "cross", "order", "nil",
    "widest",
  ])
  func `tells what the words of a report mean`(word: String) throws {
    let told = try Haggle.run("explain", word)
    #expect(told.status == 0)
    #expect(told.output.hasPrefix("\(word): "), "\(told.output)")
  }

  /// The page has the words from here; `UPDATE_GOLDENS=1 swift test` writes its table anew.
  @Test func `tells the words of the arithmetic as docs/REPLAY.md does`() throws {
    struct Answer: Decodable {
      struct Word: Decodable { let word, summary: String, paragraphs: [String] }
      let words: [Word]
    }
    let told = try Haggle.run("explain", "--json").output
    let all = try JSONDecoder().decode(Answer.self, from: Data(told.utf8)).words
    var rows: [(names: [String], meaning: String)] = []
    for word in all where word.summary == "a word of the arithmetic" {
      let meaning = word.paragraphs.joined(separator: " ")
      if rows.last?.meaning != meaning { rows.append(([], meaning)) }
      rows[rows.count - 1].names.append("`\(word.word)`")
    }
    let table = rows.map { "| \($0.names.joined(separator: ", ")) | \($0.meaning) |\n" }.joined()
    var page = try Checkout.text("docs/REPLAY.md")
    let head = "| word | what it is |\n|---|---|\n"
    let start = try #require(page.range(of: head)).upperBound
    let end = try #require(page.range(of: "\n\n", range: start..<page.endIndex)).lowerBound
    let written = String(page[start...end])
    if Checkout.writesGoldens {
      page.replaceSubrange(start...end, with: table)
      try Data(page.utf8).write(to: Checkout.root.appending(path: "docs/REPLAY.md"))
    } else {
      #expect(written == table, "write the page anew with UPDATE_GOLDENS=1 swift test")
    }
  }

  @Test(arguments: [
    ("underfill", "finding"), ("unknown-condition", "diagnostic"), ("smell", "word"),
  ])
  func `tells programs`(word: String, kind: String) throws {
    let told = try Haggle.run("explain", word, "--json")
    let json = try JSONSerialization.jsonObject(with: Data(told.output.utf8))
    let answer = try #require(json as? [String: Any])
    #expect(answer["schema"] as? String == "haggle/explain/1")
    let words = try #require(answer["words"] as? [[String: Any]])
    #expect(words.map { $0["word"] as? String } == [word])
    #expect(words[0]["kind"] as? String == kind)
    #expect((words[0]["paragraphs"] as? [String])?.isEmpty == false)
    let all = try Haggle.run("explain", "--json").output
    #expect(all.contains("\"\(word)\""))
    #expect(all.contains("\"haggle/explain/1\""))
  }

  @Test func `suggests what may be meant`() throws {
    let told = try Haggle.run("explain", "unknown-veiw")
    #expect(told.status == 2)
    #expect(
      told.errors.hasPrefix("haggle explain: there is no diagnostic, rule or word “unknown-veiw”"))
    #expect(told.errors.contains("unknown-view"))
  }
}

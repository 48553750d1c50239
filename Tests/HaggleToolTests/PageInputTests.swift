import Foundation
import HaggleTestSupport
import Testing

@Suite struct `A page that was exported` {
  private func exported(_ folder: ScratchFolder) throws {
    let page = folder.url.appending(path: "nested.html").path
    let outcome = try Haggle.run(
      "export", "Traces/nested-grid.trace.json", "--to", "html", "--out", page)
    #expect(outcome.status == 0)
  }

  /// Whoever gets one has the trace with it.
  @Test(arguments: [
    ["trace", "--as", "findings"], ["why", "nested"], ["query", "node == nested"],
    ["replay", "--commands", "c"], ["check"], ["export", "--to", "svg"],
  ])
  func `is read as the trace that it carries`(words: [String]) throws {
    let folder = try ScratchFolder()
    try exported(folder)
    let recording = Checkout.root.appending(path: "Traces/nested-grid.trace.json").path
    let (verb, rest) = (words[0], Array(words.dropFirst()))
    let page = try Haggle.run([verb, "nested.html"] + rest, input: Data(), in: folder.url)
    let trace = try Haggle.run([verb, recording] + rest, input: Data(), in: folder.url)
    #expect(page.status == trace.status)
    #expect(
      page.output.replacing("nested.html", with: "")
        == trace.output.replacing(recording, with: ""))
    #expect(!page.output.isEmpty)
  }

  @Test(arguments: [
    ("View.swift", "<!DOCTYPE html>\n<html><body>404</body></html>"),
    ("View.html", "\n<html lang=en>"),
  ])
  func `is no other web page`(name: String, text: String) throws {
    let folder = try ScratchFolder()
    folder.add(name, text)
    let outcome = try Haggle.run("trace", name, in: folder.url)
    #expect(outcome.status == 3)
    #expect(
      outcome.errors == "haggle: \(name) is a web page, and none that haggle made. Save the source "
        + "itself: on GitHub, “Raw” shows it.\n")
  }

  @Test func `may be cut off in the middle of its trace`() throws {
    let folder = try ScratchFolder()
    try exported(folder)
    let text = try folder.text("nested.html")
    let place = try #require(text.range(of: "id=\"trace\">"))
    folder.add("cut.html", String(text[..<place.upperBound]) + "{\"haggle\"")
    let outcome = try Haggle.run("trace", "cut.html", in: folder.url)
    #expect(outcome.status == 3)
    #expect(outcome.errors.contains("cut.html is a web page, and none that haggle made."))
  }
}

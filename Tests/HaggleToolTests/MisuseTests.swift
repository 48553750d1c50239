import Foundation
import Testing

@Suite struct `Misuse` {
  private static let cases: [(arguments: [String], message: String)] = [
    (["trcae", "a.swift"], "haggle: there is no verb “trcae”; did you mean trace?"),
    (["xyz"], "haggle: there is no verb “xyz”; haggle help lists all"),
    (["help", "foo"], "haggle help: there is no verb “foo”; haggle help lists all"),
    (
      ["explain", "foo"],
      "haggle explain: there is no diagnostic, rule or word “foo”; haggle explain lists all"
    ),
    (
      ["explain", "ordr"],
      "haggle explain: there is no diagnostic, rule or word “ordr”; did you mean order?"
    ),
    (
      ["trace", "--device", "iphone 1", "a"],
      "haggle trace: --device “iphone 1”: expected one of iPhone 16, iPhone 16 Plus, iPhone 16 Pro, "
        + "iPhone 16 Pro Max, iPhone 16e, iPhone 17, iPhone 17 Pro, iPhone 17 Pro Max, … 19 more"
    ),
    (["lint", "a.swift"], "haggle: there is no verb “lint”; did you mean check?"),
    (
      ["export", "a", "--format", "png"],
      "haggle export: there is no option --format; did you mean --to?"
    ),
    (["--out", "a"], "haggle: “--out” is no option of haggle itself; a verb comes first"),
    (["help", "chek"], "haggle help: there is no verb “chek”; did you mean check?"),
    (["trace"], "haggle trace: FILE is missing, as in: haggle trace Traces/nested-grid.swift"),
    (["check"], "haggle check: FILE… is missing, as in: haggle check Traces/*.swift"),
    (["trace", "a", "b"], "haggle trace: unexpected argument “b”; usage: haggle trace FILE"),
    (
      ["trace", "--propsal", "1x1", "a"],
      "haggle trace: there is no option --propsal; did you mean --proposal?"
    ),
    (["trace", "-x", "a"], "haggle trace: there is no option -x"),
    (
      ["trace", "a", "--as"],
      "haggle trace: --as needs a value: --as tree|log|picture|findings|diagnostics|json"
    ),
    (
      ["trace", "--as", "--all", "a"],
      "haggle trace: --as needs a value: --as tree|log|picture|findings|diagnostics|json"
    ),
    (["trace", "--all=yes", "a"], "haggle trace: --all takes no value"),
    (
      ["trace", "--as=html", "a"],
      "haggle trace: --as “html”: expected one of tree, log, picture, findings, diagnostics, json; "
        + "haggle export --to makes html, svg and more"
    ),
    (
      ["trace", "--proposal", "wide", "a"],
      "haggle trace: --proposal “wide”: expected WIDTHxHEIGHT from 0 to "
        + "1000000, such as 350x350, 200xnil or infx0"
    ),
    (
      ["check", "--fail-on", "", "a"],
      "haggle check: --fail-on “”: expected one of smell, contract, proof"
    ),
    (
      ["check", "--platform", "tvOS", "a"],
      "haggle check: --platform “tvOS”: expected one of iOS, iOS 26, macOS"
    ),
    (
      ["trace", "--budget", "0", "a"],
      "haggle trace: --budget “0”: expected a whole number from 1 to 1000000000"
    ),
    (["survey"], "haggle survey: DIR is missing, as in: haggle survey Traces"),
    (
      ["survey", "--time-limit", "soon", "a"],
      "haggle survey: --time-limit “soon”: expected a number of seconds from 0.001 to 86400"
    ),
    (
      ["survey", "--time-limit", "nan", "a"],
      "haggle survey: --time-limit “nan”: expected a number of seconds from 0.001 to 86400"
    ),
    (
      ["survey", "--jobs", "0", "a"],
      "haggle survey: --jobs “0”: expected a whole number from 1 to 1000"
    ),
    (
      ["survey", "Traces/two-bars.trace.json"],
      "haggle survey: Traces/two-bars.trace.json is recorded already; a survey is of SwiftUI source"
    ),
    (
      ["trace", "--width=7", "a"],
      "haggle trace: --width “7”: expected a whole number from 40 to 1000"
    ),
  ]

  @Test func `names the devices that there are`() throws {
    let outcome = try Haggle.run("check", "--device", "iPod", "a")
    #expect(outcome.status == 2)
    #expect(
      outcome.errors.hasPrefix("haggle check: --device “iPod”: expected a device such as iPad"))
    for name in ["iPhone 16", "iPad mini", "Mac"] {
      #expect(outcome.errors.contains(", \(name)"))
    }
    let misspelt = try Haggle.run("check", "--device", "iPone16", "a")
    #expect(misspelt.errors.contains(" (did you mean iPhone 16?); all of them: "))
  }

  @Test(arguments: cases)
  func `exits with 2 and says what is due`(arguments: [String], message: String) throws {
    let outcome = try Haggle.run(arguments, input: Data())
    #expect(outcome.status == 2)
    #expect(outcome.output.isEmpty)
    let lines = outcome.errors.split(separator: "\n")
    #expect(lines.first.map(String.init) == message)
    #expect(lines.count == 2)
    #expect(lines.last?.hasPrefix("Try: haggle") == true)
    #expect(lines.last?.hasSuffix("--help") == true)
  }

  @Test func `includes options that mean nothing for a recording`() throws {
    let folder = try ScratchFolder()
    folder.add("bars.swift", Sources.bars)
    _ = try Haggle.run("trace", "bars.swift", "--out", "bars.trace.json", in: folder.url)
    let outcome = try Haggle.run("trace", "bars.trace.json", "--proposal", "9x9", in: folder.url)
    #expect(outcome.status == 2)
    #expect(outcome.errors.contains("bars.trace.json is recorded already"))
  }

  @Test func `includes one file for the traces of several views`() throws {
    for arguments in [["--as", "json"], ["--out", "two.trace.json"]] {
      let outcome = try Haggle.run(["trace", "-"] + arguments, input: Data(Sources.twoViews.utf8))
      #expect(outcome.status == 2)
      #expect(outcome.output.isEmpty)
      #expect(outcome.errors.contains("a trace holds one. Choose: --root First, --root Second"))
    }
  }

  @Test func `is not a view and what it presents, of which the one with a finding counts`() throws {
    let text = """
      // device: iPhone 16
      struct Page: View {
        var body: some View {
          Text("a").sheet(isPresented: .constant(true)) { Color.red.frame(width: 500) }
        }
      }
      """
    let folder = try ScratchFolder()
    folder.add("page.swift", text)
    let outcome = try Haggle.run("trace", "page.swift", "--out", "a.trace.json", in: folder.url)
    #expect(outcome.status == 0)
    #expect(outcome.errors.contains("2 views to lay out: Page, sheet; this is sheet."))
    #expect(try folder.text("a.trace.json").contains("\"root\":\"sheet\""))
  }

  @Test func `includes writing over the file itself`() throws {
    let folder = try ScratchFolder()
    folder.add("bars.swift", Sources.bars)
    let outcome = try Haggle.run("trace", "bars.swift", "--out", "bars.swift", in: folder.url)
    #expect(outcome.status == 2)
    #expect(try folder.text("bars.swift") == Sources.bars)
  }
}

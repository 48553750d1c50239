import Foundation
import HaggleTestSupport
import Testing

/// Each secret stands in the kind of thing that its kind of redaction leaves out.
@Suite struct `--redact` {
  private static let secrets = [
    "text": ["Zebrafish", "Yellowtail", "Xenotext", "Wolfnote", "Vipertitle", "Urchinvalue"],
    "names": [
      "TarsierCard", "shrewLabel", "RavenBox", "quollModel", "pumaWidth", "OtterLayout", "newtFile",
      "mooseSetting", "lemurState", "koalaShape",
    ],
    "source": ["jackalcomment", "ibisblock"],
    "paths": ["heronfolder", "gecko.swift", "ferretshare", "newtFile"],
  ]

  private static let view = """
    // jackalcomment proposal
    // proposal: 300x200
    /* ibisblock */
    struct TarsierCard: View {
      @State private var lemurState = "Urchinvalue"
      let koalaShape: CGFloat = 20
      var body: some View {
        OtterLayout {
          Text("Zebrafish \\(quollModel.count) of /Users/heronfolder/App/gecko.swift")
            .frame(width: pumaWidth /* ibisblock */, height: 90)
          RavenBox(quollModel).id("shrewLabel")
          HStack(spacing: 0) {
            Text(lemurState)
            Text(quollModel.title).frame(width: 1500)
            Color.red.frame(width: koalaShape)
            if quollModel.isShown { Text("~/ferretshare/a") }
          }
          .onAppear { lemurState = "Yellowtail" }
        }
      }
    }
    struct OtterLayout: Layout {
      func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        print("Xenotext", proposal)
        return subviews[0].sizeThatFits(proposal)
      }
      func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
      ) {
        for subview in subviews { subview.place(at: bounds.origin, proposal: proposal) }
      }
    }
    // ignore: underfill@shrewLabel

    """

  /// A folder whose name is a secret, with the view in it.
  private func folderWithView() throws -> ScratchFolder {
    let folder = try ScratchFolder()
    try FileManager.default.createDirectory(
      at: folder.url.appending(path: "heronfolder"), withIntermediateDirectories: true)
    folder.add("heronfolder/newtFile.swift", Self.view)
    return folder
  }

  /// All that is written, the names of files included.
  private func report(_ redaction: String, _ more: String...) throws -> String {
    let folder = try folderWithView()
    let options = [
      "--set", "mooseSetting=1", "--set", "quollModel.title=\"Urchinvalue\"", "--note",
      "Wolfnote TarsierCard in /Users/heronfolder/x", "--title", "Vipertitle of OtterLayout",
      "--out", "r",
    ]
    let redact = redaction.isEmpty ? [] : ["--redact", redaction]
    let outcome = try Haggle.run(
      ["attach", "heronfolder/newtFile.swift"] + options + redact + more, input: Data(),
      in: folder.url)
    #expect(outcome.status == 0, "\(outcome.errors)")
    let names = try FileManager.default.contentsOfDirectory(
      atPath: folder.url.appending(path: "r").path)
    #expect(names.count >= 3)
    let isSaid = outcome.errors.contains("leaves out the words of --note and --title too")
    #expect(isSaid == redaction.contains("text"))
    return try names.map { "\($0)\n" + (try folder.text("r/\($0)")) }.joined()
  }

  @Test func `would tell all of it without`() throws {
    let report = try report("", "--no-edits")
    for secret in Self.secrets.values.joined() where secret != "mooseSetting" {
      #expect(report.contains(secret), "\(secret)")
    }
  }

  @Test(arguments: ["text", "names", "source", "paths"])
  func `leaves nothing of it in any file`(kind: String) throws {
    // Edits are lines of the source: where one kind is named, that is the one which keeps them.
    let report = try kind == "source" || Checkout.isFull ? report(kind) : report(kind, "--no-edits")
    for secret in Self.secrets[kind, default: []] {
      #expect(!report.contains(secret), "\(secret): \(Self.around(secret, report))")
    }
  }

  @Test func `leaves nothing of anything in any file where all is named`() throws {
    var reports = [try report("text,names,source,paths")]
    if Checkout.isFull {
      reports.append(try report("text, names", "--redact", "source,paths", "--reduce"))
    }
    for report in reports {
      for secret in Self.secrets.values.joined() {
        #expect(!report.contains(secret), "\(secret): \(Self.around(secret, report))")
      }
    }
  }

  private static func around(_ secret: String, _ text: String) -> String {
    guard let range = text.range(of: secret) else { return "" }
    return String(text[..<range.lowerBound].suffix(80))
      + String(text[range.lowerBound...].prefix(60))
  }

  @Test func `keeps what the layout is about`() throws {
    let folder = try ScratchFolder()
    folder.add(
      "Card.swift",
      "// proposal: 300x40\nHStack(spacing: 0) {\n  Text(\"Sign out\").frame(width: 200).background(.red)\n"
        + "  Text(\"Sign out\").id(\"last\")\n}\n.frame(width: 100).id(\"card\")\n")
    let options = ["attach", "Card.swift", "--out", "r", "--redact", "text,names,source,paths"]
    #expect(try Haggle.run(options, input: Data(), in: folder.url).status == 0)
    let report = try folder.text("r/bug.md")
    #expect(report.hasPrefix("# `View.swift`: "))
    #expect(report.contains("only 100"))
    #expect(!report.contains("## The code"))
    #expect(!report.contains("```diff"))
    let trace = try folder.text("r/layout.trace.json")
    #expect(trace.contains("\"arguments\":\"\\\"text 1 t\\\"\""), "\(trace)")
    #expect(trace.contains("width: 200"))
    let again = try Haggle.run("trace", "r/layout.trace.json", in: folder.url)
    #expect(again.status == 0, "\(again.errors)")
  }

  @Test(arguments: ["", "texts", "text,,names", "all"])
  func `says what can be left out`(list: String) throws {
    let outcome = try Haggle.run("attach", "Traces/two-bars.swift", "--redact", list)
    #expect(outcome.status == 2)
    #expect(
      outcome.errors.contains("expected one or more of text, names, source, paths"),
      "\(outcome.errors)")
  }

  // MARK: haggle export --redact

  private static let forms = ["html", "svg", "markdown", "csv", "chrome"]

  /// What `haggle export` writes.
  private func export(_ form: String, _ redaction: String) throws -> String {
    let settings = ["--set", "mooseSetting=1", "--set", "quollModel.title=\"Urchinvalue\""]
    let folder = try folderWithView()
    let outcome = try Haggle.run(
      ["export", "heronfolder/newtFile.swift", "--to", form, "--redact", redaction] + settings,
      input: Data(), in: folder.url)
    #expect(outcome.status == 0, "\(outcome.errors)")
    return outcome.output
  }

  @Test(arguments: forms, ["text", "names", "source", "paths"])
  func `leaves nothing of it in what is exported`(form: String, kind: String) throws {
    let written = try export(form, kind)
    for secret in Self.secrets[kind, default: []] {
      #expect(!written.contains(secret), "\(secret): \(Self.around(secret, written))")
    }
  }

  @Test(arguments: forms)
  func `leaves nothing of anything in what is exported where all is named`(form: String) throws {
    let written = try export(form, "text,names,source,paths")
    for secret in Self.secrets.values.joined() {
      #expect(!written.contains(secret), "\(secret): \(Self.around(secret, written))")
    }
    #expect(written.contains("500"), "the lengths stay")
  }

  @Test func `leaves the paths out of a test, and no test without its source`() throws {
    let folder = try ScratchFolder()
    folder.add("gecko.swift", "Text(\"in ~/ferretshare/a\")\n")
    let arguments = ["export", "gecko.swift", "--to", "test", "--redact"]
    let outcome = try Haggle.run(arguments + ["paths"], input: Data(), in: folder.url)
    #expect(outcome.status == 0, "\(outcome.errors)")
    #expect(!outcome.output.contains("ferretshare"))
    #expect(!outcome.output.contains("gecko"))
    let refused = try Haggle.run(arguments + ["names"], input: Data(), in: folder.url)
    #expect(refused.status == 2)
    #expect(refused.errors.contains("a test is its source; of --redact it has paths alone"))
  }

  @Test func `is not for a file that is watched`() throws {
    let outcome = try Haggle.run(
      "export", "Traces/two-bars.swift", "--to", "svg", "--out", "a.svg", "--watch", "--redact",
      "text")
    #expect(outcome.status == 2)
    #expect(outcome.errors.contains("--redact and --watch do not go together"))
  }
}

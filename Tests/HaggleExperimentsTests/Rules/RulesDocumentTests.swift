import Foundation
import HaggleAnalysis
import HaggleExperiments
import HaggleScenarios
import HaggleTestSupport
import HaggleTraces
import Testing

@testable import HaggleReports

/// docs/RULES.md: what is said of each rule is the rule's own.
///
/// `UPDATE_GOLDENS=1 swift test` writes its table and its sections anew.
@Suite struct `The page on the rules` {
  private static let root = Checkout.root
  private static let file = root.appending(path: "docs/RULES.md")

  @Test func `is what the rules say`() throws {
    let page = try String(contentsOf: Self.file, encoding: .utf8)
    let written = try RulesPage(page).text
    if ProcessInfo.processInfo.environment["UPDATE_GOLDENS"] == "1" {
      try Data(written.utf8).write(to: Self.file)
    } else {
      #expect(page == written, "write the page anew with UPDATE_GOLDENS=1 swift test")
    }
  }

  @Test func `has every rule that there is a file of`() throws {
    let folder = Self.root.appending(path: "Sources/HaggleAnalysis/Rules")
    let files = try FileManager.default.contentsOfDirectory(atPath: folder.path).map {
      $0.prefix { $0 != "+" && $0 != "." }.lowercased()
    }
    #expect(Set(files) == Set(Rule.all.map { $0.id.replacing("-", with: "") }))
    #expect(Set(Rule.all.map(\.id)).count == Rule.all.count)
  }
}

@Suite struct `The example of a rule` {
  @Test(arguments: Rule.all.map(\.id))
  func `is a view in which it finds something`(id: String) throws {
    let rule = try #require(Rule.all.first { $0.id == id })
    let trace = try rule.traceOfExample
    #expect(trace.findings.flatMap { [$0.rule] + $0.consequences.map(\.rule) }.contains(id))
  }
}

/// What looks much like the example of a rule, and is fine.
@Suite struct `The near miss of a rule` {
  private static let listings = [
    "two-phase-mismatch": """
    // proposal: 200xnil
    LazyVGrid(columns: [GridItem(.flexible(minimum: 50)), GridItem(.flexible(minimum: 90))]) {
      ForEach(0..<4, id: \\.self) { i in
        Color.red.frame(height: 20).id("cell\\(i)")
      }
    }
    .frame(width: 200)
    """,
    "overflow": """
    // proposal: 400x100
    HStack(spacing: 8) {
      Color.red.frame(width: 120)
      Color.blue.frame(width: 136)
    }
    .frame(width: 264)
    """,
    "off-centre-overflow": """
    // proposal: nilx200
    Color.red.frame(width: 20, height: 281).id("tall").frame(height: 200).id("page")
    """,
    "below-declared-minimum": """
    // proposal: 200x300
    LazyVGrid(columns: [GridItem(.flexible(minimum: 120)), GridItem(.adaptive(minimum: 70))]) {
      ForEach(0..<4, id: \\.self) { i in
        Color.red.frame(height: 20).id("cell\\(i)")
      }
    }
    """,
    "underfill": """
    // proposal: 620x80
    HStack(spacing: 10) {
      Color.blue
      Color.green
      Color.yellow.relativeProposed(width: 0.5).layoutPriority(1)
    }
    """,
    "measure-explosion": """
    // proposal: 300x300
    VStack {
      HStack {
        VStack { Color.red; Color.blue }
        Color.green
      }
      Color.blue
    }
    """,
    "phantom-minimum": """
    // proposal: 350x350
    Grid {
      GridRow {
        Color.orange
        Color.indigo
        Grid {
          GridRow { Color.cyan; Color.yellow }
          Color.mint
          Color.green
        }
        .frame(minWidth: 0, minHeight: 0)
        .gridCellColumns(2)
      }
    }
    """,
    "oscillation": """
    // proposal: 300x200
    struct Tags: View {
      @State private var isNarrow = false
      var body: some View {
        Color.blue
          .frame(width: isNarrow ? 100 : 200, height: 40)
          .onGeometryChange(for: CGFloat.self) { $0.size.width } action: { width in
            if width > 150 { isNarrow = true }
          }
      }
    }
    """,
    "drift": """
    // proposal: 300x200
    struct Header: View {
      @State private var height: CGFloat = 40
      var body: some View {
        Color.blue
          .frame(height: height)
          .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { height = min($0 + 8, 60) }
      }
    }
    """,
    "livelock": """
    // proposal: 300x200
    struct Ticker: View {
      @State private var runs = 0
      var body: some View {
        Color.blue.frame(width: 100, height: 40)
          .onChange(of: runs, initial: true) { runs = min(runs + 1, 8) }
      }
    }
    """,
    "measure-feedback": """
    // proposal: 300x200
    struct Sheet: View {
      @State private var height: CGFloat = 160
      var body: some View {
        Color.blue
          .frame(height: 120)
          .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { height = $0 }
          .background { Color.red.frame(height: max(height - 40, 60)) }
      }
    }
    """,
  ]

  @Test func `is known of each rule`() {
    #expect(Self.listings.keys.sorted() == Rule.all.map(\.id).sorted())
  }

  @Test(arguments: Rule.all.map(\.id))
  func `is no finding of it`(id: String) throws {
    let trace = try run(try #require(Self.listings[id]))
    #expect(!trace.findings.flatMap { [$0.rule] + $0.consequences.map(\.rule) }.contains(id))
  }
}

/// The page with its table and its sections as the rules have them; what stands around those is
/// the page's own.
private struct RulesPage {
  let text: String

  init(_ page: String) throws {
    let lines = page.components(separatedBy: "\n")
    let start = try #require(lines.firstIndex { $0.hasPrefix("| rule |") })
    let rest = lines[start...].drop { $0.hasPrefix("|") }.prefix { !$0.hasPrefix("## `") }
    let sections = try Rule.all.map(Self.section)
    text =
      (lines[..<start] + Self.table + rest + sections.joined(separator: [""])).joined(
        separator: "\n") + "\n"
  }

  private static var table: [String] {
    ["| rule | class | says | needs |", "|---|---|---|---|"]
      + Rule.all.map { rule in
        "| `\(rule.id)` | \(rule.explanation.classes) | \(rule.summary) | "
          + "\(rule.explanation.needs) |"
      }
  }

  private static func section(_ rule: Rule) throws -> [String] {
    let words = rule.explanation
    let trace = try rule.traceOfExample
    let findings = trace.findings.flatMap { FindingsText(trace, columns: 100).lines(of: $0) }
    var lines = ["## `\(rule.id)`", ""] + paragraphs(words.finding)
    if let budget = words.budget { lines += ["With `--budget \(budget)`:", ""] }
    lines += ["```swift"] + words.example.components(separatedBy: "\n") + ["```", ""]
    lines += ["```text"] + findings + ["```", ""] + paragraphs(words.scope)
    return lines + item("**What helps:** \(words.help).")
      + item("**Leave it** if \(words.exception).")
      + item("**Key:** \(words.key). **Class:** \(words.classes). **Needs:** \(words.needs).")
  }

  private static func paragraphs(_ texts: [String]) -> [String] {
    texts.flatMap { PlainText.paragraph($0, width: 104) + [""] }
  }

  private static func item(_ text: String) -> [String] {
    PlainText.paragraph(text, width: 102).enumerated().map { ($0 == 0 ? "- " : "  ") + $1 }
  }
}

extension Rule {
  fileprivate var traceOfExample: Trace {
    get throws {
      let scenario = Scenario(explanation.example, name: "\(id).swift")
      let options = ScenarioRun.Options(budget: explanation.budget ?? 1_000_000)
      let root = try #require(scenario.roots.first)
      return ScenarioRun(scenario, root: root, options: options).trace
    }
  }
}

import HaggleReplay
import HaggleReports
import HaggleTraces
import HaggleVocabulary

/// A Swift test that fixes the current layout of a view: its text, the positions of its views and
/// its findings, for HaggleTesting (docs/CUSTOM-LAYOUTS.md).
struct TestFile {
  let text: String
  private static let mostViews = 40

  /// - Parameter stated: the command line's options as directives.
  /// - Throws: if the test would fail because the text alone does not reproduce the trace.
  init(_ trace: Trace, stating stated: [String] = []) throws(Failure) {
    guard let code = Reproduction(of: trace, stating: stated) else {
      throw .unreadable(
        "a test needs the source, and this trace has none. Export the .swift file instead.")
    }
    guard code.holds, !code.options.contains("--cache") else {
      throw .unreadable(
        "a test lays the source out as it stands, and that comes to something else than this trace: "
          + "it was recorded with settings that the source does not state. Write them into it, as "
          + "in // set: isLoading=true")
    }
    let timeline = Timeline(trace)
    let name = trace.header.scenario ?? "View.swift"
    let root = code.options.isEmpty ? nil : trace.header.root
    text = """
      import HaggleTesting
      import Testing

      /// How \(Self.comment(name)) is laid out, as haggle export --to test found it.
      @Suite struct `\(Self.identifier(name, root))` {
        private static let source = \(Self.literal(code.code))

        @Test func `is laid out as it was`() throws {
          let layout = \(Self.run(name, root))
      \(Self.places(timeline))    \(Self.findings(trace))
        }
      }

      """
  }

  /// Formatted as by swift-format.
  private static func run(_ name: String, _ root: String?) -> String {
    let more = root.map { ", root: \(quoted($0))" } ?? ""
    let arguments = "scenario: Self.source, name: \(quoted(name))\(more))"
    return arguments.count > 68
      ? "try LayoutRun(\n      \(arguments)" : "try LayoutRun(\(arguments)"
  }

  /// Expectations of the positions of named views; without names, of views with content.
  private static func places(_ timeline: Timeline) -> String {
    let nodes = timeline.trace.nodes
    let placed = timeline.tree.preorder.filter { timeline.rectangle(of: $0) != nil }
    let labelled = placed.filter { nodes[$0.index].isLabelled }
    let leaves = placed.filter { timeline.tree.children(of: $0).isEmpty }
    return (labelled.isEmpty ? leaves : labelled).prefix(mostViews).compactMap { node in
      guard let frame = timeline.rectangle(of: node) else { return nil }
      let origin = "\(NumberText.display(frame.minX)),\(NumberText.display(frame.minY))"
      let place = "\(NumberText.display(frame.size)) at \(origin)"
      let name = quoted(nodes[node.index].name)
      return "    #expect(try layout.placement(of: \(name)) == \"\(place)\")\n"
    }.joined()
  }

  private static func findings(_ trace: Trace) -> String {
    let keys = trace.findings.map { quoted($0.ignoreKey) }.joined(separator: ", ")
    return "#expect(layout.findings.map(\\.ignoreKey) == [\(keys)])"
  }
}

// MARK: - As Swift writes it

extension TestFile {
  /// A multi-line string literal, with enough `#` for its content.
  private static func literal(_ text: String) -> String {
    var (longest, run) = (0, 0)
    for character in text {
      run = character == "#" ? run + 1 : 0
      longest = max(longest, run)
    }
    let hashes = String(repeating: "#", count: longest + 1)
    let body = PlainText.sourceLines(text).map { line in
      let line = line.unicodeScalars.map { scalar in
        HiddenCharacter.isOne(scalar)
          ? "\\\(hashes)\(HiddenCharacter.escape(scalar).dropFirst())" : String(scalar)
      }.joined()
      return line.isEmpty ? "" : "    \(line)"
    }.joined(separator: "\n")
    return "\(hashes)\"\"\"\n\(body)\n    \"\"\"\(hashes)"
  }

  /// A single-line string literal.
  private static func quoted(_ text: String) -> String {
    let escaped = text.unicodeScalars.map { scalar -> String in
      switch scalar {
      case "\"": "\\\""
      case "\\": "\\\\"
      case _ where HiddenCharacter.isOne(scalar): HiddenCharacter.escape(scalar)
      default: String(scalar)
      }
    }
    return "\"\(escaped.joined())\""
  }

  private static func comment(_ text: String) -> String {
    PlainText.line(text)
  }

  /// An identifier, valid between backquotes.
  private static func identifier(_ name: String, _ root: String?) -> String {
    let file = name.hasSuffix(".swift") ? String(name.dropLast(6)) : name
    let words = [file, root].compactMap(\.self).joined(separator: " ")
    let allowed = PlainText.line(words).filter { !"`\\/.;:<>[]\n\r".contains($0) }
    return "Layout of \(allowed)"
  }
}

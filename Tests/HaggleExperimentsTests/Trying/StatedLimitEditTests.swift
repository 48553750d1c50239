import HaggleScenarios
import HaggleTraces
import Testing

@testable import HaggleExperiments

/// What an edit may cut, and what is no cure.
extension `The search for edits` {
  @Test func `lets a text end with dots where its author allows for that`() throws {
    let found = try edits(
      """
      // proposal: 300x100
      // text-cell: 8x20
      struct Message: View {
        let sender: String
        var body: some View {
          HStack(spacing: 4) {
            Text("\\(sender):")
              .lineLimit(1)
              .fixedSize(horizontal: true, vertical: false).id("sender")
            Text("Photo").lineLimit(1)
          }
        }
      }

      VStack(alignment: .leading, spacing: 4) {
        Text("Family")
        Message(sender: "Bartholomew Featherstonehaugh the Third")
      }
      .padding(16)
      """)
    #expect(found.first == [#".lineLimit(1).id("sender")"#])
  }

  private func badge(_ plate: String) -> String {
    """
    // proposal: 280x100
    // text-cell: 8x20
    HStack {
      Text("HighMemoryUsage")
      Spacer()
      Text("severity: critical")
        .padding(.horizontal, 8)\(plate)
    }
    """
  }

  @Test func `keeps the words of a pill on one line before it wins a few points`() throws {
    let found = try edits(badge("\n    .background(.red, in: Capsule())"))
    #expect(found.first == ["Spacer(minLength: 0)", ".lineLimit(1)"])
  }

  /// A near miss: words without a shape may break.
  @Test func `limits no lines of words without a pill`() throws {
    let found = try edits(badge(""))
    #expect(!found.joined().contains { $0.contains("lineLimit") }, "\(found)")
  }

  private func heading(_ style: String) -> String {
    """
    // proposal: 300x100
    // text-cell: 8x20
    HStack {
      Text("Layout workshop, day two").font(.headline).lineLimit(1)
      Spacer()
      Text("San Francisco, CA")\(style).lineLimit(1)
    }
    """
  }

  @Test func `serves a heading before a paler text, which may be cut`() throws {
    let found = try edits(heading(".foregroundStyle(.secondary)"))
    #expect(
      found.first == [
        #"Text("Layout workshop, day two").font(.headline).lineLimit(1).layoutPriority(1)"#
      ])
  }

  /// A near miss: a text as dark is as much to be read.
  @Test func `cuts no text that is not paler`() throws {
    let found = try edits(heading(""))
    #expect(!found.joined().contains { $0.contains("layoutPriority") }, "\(found)")
  }

  @Test func `gives a title a second line, in the middle as all of its column`() throws {
    let found = try edits(
      """
      // proposal: 375x600
      // text-cell: 8x20
      VStack(spacing: 16) {
        Text("Recevez des conseils et des encouragements ici")
          .lineLimit(1)
        Text("Vous pouvez changer cela plus tard.")
      }
      .padding(24)
      """, most: 6)
    #expect(
      found.contains([".lineLimit(2)", ".multilineTextAlignment(.center)"]), "\(found)")
  }

  @Test func `fills what a spacer took, which costs the spacing once`() throws {
    let found = try edits(
      """
      // proposal: 320x100
      // text-cell: 8x20
      HStack(spacing: 16) {
        Text("Your mail could not be sent")
        Spacer()
        Text("Dismiss")
      }
      .padding(.horizontal, 16)
      """)
    #expect(
      found.first == [
        #"Text("Your mail could not be sent").frame(maxWidth: .infinity, alignment: .leading)"#
      ])
  }
}

extension `The search for edits` {
  @Test func `calls no list mended of which a row is seen`() throws {
    let found = try edits(
      """
      // proposal: 320x400
      // text-cell: 8x20
      VStack(alignment: .leading) {
        Text("Find a place").font(.headline)
        List(0..<8) { n in
          Text("Place \\(n)")
        }
      }
      .fixedSize(horizontal: false, vertical: true)
      .padding()
      """)
    #expect(!found.joined().contains { $0.contains("frame(height: 2") }, "\(found)")
  }

  @Test func `shrinks no rows that are as they should be`() throws {
    let found = try edits(
      """
      // proposal: 393x600
      // text-cell: 8x20
      ZStack(alignment: .bottom) {
        ScrollView {
          VStack(spacing: 0) {
            ForEach(0..<25) { n in
              Text("Post \\(n)").frame(height: 44)
            }
          }
        }
        HStack {
          Text("Feed").frame(maxWidth: .infinity)
          Text("Inbox").frame(maxWidth: .infinity)
        }
        .frame(height: 64)
        .background(.white)
      }
      """)
    #expect(!found.isEmpty)
    #expect(!found.joined().contains { $0.contains("maxHeight: 44") }, "\(found)")
  }

  @Test func `mends all that one finding is about`() throws {
    let found = try edits(
      """
      // proposal: 375x700
      ScrollView {
        LazyVGrid(columns: [GridItem(.adaptive(minimum: 110), spacing: 0)], spacing: 10) {
          ForEach(0..<6) { _ in
            Color.indigo.frame(width: 130, height: 195).border(.white)
          }
        }
      }
      """)
    #expect(!found.joined().contains { $0.contains("alignment: .leading") }, "\(found)")
    #expect(found.joined().contains { $0.contains(".adaptive(minimum: 130)") }, "\(found)")
  }
}

/// A spacer in what scrolls, with and without an anchor.
@Suite struct `An anchor of what scrolls` {
  private func page(_ content: String, _ anchor: String = "") -> String {
    """
    // proposal: 300x400
    // text-cell: 8x20
    ScrollView {
      VStack {
        \(content)
      }
    }
    \(anchor)
    """
  }

  private let middle = "Spacer(); Text(\"Nothing here yet\"); Spacer()"
  private let ends = "Text(\"Title\"); Spacer(); Text(\"Bottom\")"

  @Test func `does what spacers at both ends are for`() throws {
    #expect(try findings(page(middle)).contains { $0.contains("idle-spacer") })
    #expect(try findings(page(middle, ".defaultScrollAnchor(.center)")) == [])
  }

  /// A near miss: it parts nothing.
  @Test func `does not do what a spacer between texts is for`() throws {
    let found = try findings(page(ends, ".defaultScrollAnchor(.center)"))
    #expect(found.contains { $0.contains("idle-spacer") })
  }

  @Test func `is advised only between spacers, and not where it was laid out in vain`() throws {
    for (content, isAdvised) in [(middle, true), (ends, false)] {
      let scenario = Scenario(page(content), name: "Listing.swift")
      let run = ScenarioRun(scenario, root: try #require(scenario.roots.first))
      let words = { (finding: Finding) in
        finding.remedies.contains { remedy in
          if case .words(let words) = remedy {
            words.text(naming: run.trace.name).contains("defaultScrollAnchor")
          } else {
            false
          }
        }
      }
      #expect(run.trace.findings.contains(where: words) == isAdvised)
      #expect(!run.withEdits().trace.findings.contains(where: words))
    }
  }
}

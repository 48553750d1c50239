import HaggleExperiments
import HaggleLayouts
import HaggleScenarios
import HaggleVocabulary
import Testing

/// A sweep of a listing over widths.
func sweep(
  _ text: String, _ range: ClosedRange<CGFloat>, step: CGFloat? = nil, threads: Int = 2
) throws -> SweepRun {
  SweepRun(
    SweepSubject(ScenarioText(text, name: "Listing.swift")),
    .lengths(
      .horizontal, try SweepRange(range.lowerBound, range.upperBound, step: step)),
    on: SweepWorkers(threads: threads))
}

extension SweepRun {
  /// What changes, each in a line: `row cut 40…95`; of what has a number each with it.
  var changesInShort: [String] {
    changes.map { change in
      let name = facts(of: change.view)?.name ?? ""
      let places = change.stretches.map { stretch in
        (change.trait.isYesOrNo ? "" : "\(stretch.value): ")
          + "\(point(stretch.points.lowerBound))…\(point(stretch.points.upperBound))"
      }
      return "\(name) \(change.trait) \(places.joined(separator: ", "))"
    }
  }

  private func point(_ index: Int) -> String {
    layouts[index].point.length.map { NumberText.display($0) } ?? "\(index)"
  }
}

@Suite struct `A sweep over widths` {
  /// n columns of 100 with 8 between them fit into 108 n − 8.
  private static let grid = """
    // proposal: 300x200
    LazyVGrid(columns: [GridItem(.adaptive(minimum: 100), spacing: 8)]) {
      ForEach(0..<6, id: \\.self) { number in Color.red.frame(height: 20) }
    }
    .id("grid")
    """

  @Test(arguments: [nil, 1, 7, 50, 161.5])
  func `tells to a point where an adaptive grid makes another column`(step: CGFloat?) throws {
    let run = try sweep(Self.grid, 100...423, step: step)
    #expect(
      run.changesInShort == [
        "grid tracks(HaggleVocabulary.Axis.horizontal) 1: 100…207, 2: 208…315, 3: 316…423"
      ])
  }

  @Test func `halves what lies between samples, and looks nowhere else`() throws {
    // 100, 150, … 400, 423; 225, 212, 206, 209, 207, 208; 325, 312, 318, 315, 316.
    let run = try sweep(Self.grid, 100...423, step: 50)
    #expect(run.layouts.count == 8 + 6 + 5)
  }

  /// Twelve characters of 8: 96 in one line. In 20 two of them are in each: Si gn ou t no w.
  @Test func `knows where a text is cut, and how much of it`() throws {
    let run = try sweep(
      """
      // proposal: 100x100
      // text-cell: 8x20
      Text("Sign out now").lineLimit(1).id("title")
      """, 20...120)
    #expect(run.changesInShort == ["title cut 20…95"])
    let cut = try #require(run.changes.first?.stretches.first)
    #expect([cut.worst.lines?.kept, cut.worst.lines?.needed] == [1, 6])
    #expect(cut.worstPoint == 0)
  }

  /// The longest word of four takes 32.
  @Test func `knows where a word breaks`() throws {
    let run = try sweep(
      """
      // proposal: 100x200
      // text-cell: 8x20
      Text("Sign out now").id("title")
      """, 20...40)
    #expect(run.changesInShort == ["title broken 20…31"])
  }

  @Test func `knows which view fits`() throws {
    let run = try sweep(
      """
      // proposal: 200x100
      ViewThatFits(in: .horizontal) {
        HStack(spacing: 0) { Color.red.frame(width: 180) ; Color.blue.frame(width: 120) }.id("row")
        VStack { Color.red ; Color.blue }.id("column")
      }
      .id("choice")
      """, 200...400)
    #expect(run.changesInShort == ["choice choice 1: 200…299, 0: 300…400"])
    #expect(run.changes[0].stretches[1].worst.other.flatMap { run.facts(of: $0)?.name } == "row")
  }

  /// 120 + 8 + 214 = 342.
  private static let row = """
    // proposal: 400x100
    HStack(spacing: 8) {
      Color.red.frame(width: 120).id("avatar")
      Color.blue.frame(width: 214).id("title")
    }
    .id("row")
    """

  @Test func `knows from where on a row is too wide, and by how much`() throws {
    let run = try sweep(Self.row, 300...400)
    #expect(run.changesInShort == ["row overflow(HaggleVocabulary.Axis.horizontal) 300…341"])
    let stretch = run.changes[0].stretches[0]
    #expect(stretch.worst.amount == 42)
    #expect(stretch.least == 1)
    #expect(run.layouts[stretch.worstPoint].point == .length(.horizontal, 300))
  }

  @Test func `looks as exactly as the step, where that is less than a point`() throws {
    let run = try sweep(Self.row.replacing("214", with: "214.25"), 340...344, step: 0.25)
    #expect(run.changesInShort == ["row overflow(HaggleVocabulary.Axis.horizontal) 340…342"])
    #expect(run.layouts.count == 17)
  }

  @Test func `knows which views come and go, the outermost alone`() throws {
    let run = try sweep(
      """
      // proposal: 200x100
      GeometryReader { geometry in
        if geometry.size.width > 250 {
          HStack { Color.red ; Color.blue }.id("wide")
        } else {
          Color.green.id("narrow")
        }
      }
      """, 200...300)
    #expect(run.changesInShort == ["wide presence 251…300", "narrow presence 200…250"])
  }

  @Test func `tells many views that one line makes as one change`() throws {
    let run = try sweep(
      """
      // proposal: 100x100
      // text-cell: 8x20
      VStack {
        ForEach(["one two", "one two three", "one"], id: \\.self) { word in
          Text(word).lineLimit(1)
        }
      }
      """, 60...140)
    #expect(run.changesInShort == ["Text.2 cut 60…103"])
    #expect(run.changes[0].count == 1)
    let narrow = try sweep(
      """
      // proposal: 100x100
      // text-cell: 8x20
      VStack { ForEach(["one two", "one six"], id: \\.self) { Text($0).lineLimit(1) } }
      """, 30...60)
    #expect(narrow.changesInShort == ["Text.1 cut 30…55"])
    #expect(narrow.changes[0].count == 2)
  }

  @Test func `tells nothing of a view that is the same everywhere`() throws {
    #expect(try sweep("// proposal: 9x9\nColor.red.frame(height: 4)", 0...500).changesInShort == [])
  }

  @Test func `puts what happens together into one group, the view that is too large first`() throws
  {
    let run = try sweep(
      """
      // proposal: 400x100
      // text-cell: 8x20
      VStack {
        Text("this title has thirty eight characters").lineLimit(1)
        Color.red.frame(width: 304)
      }
      """, 290...320)
    #expect(run.groups.count == 1)
    #expect(run.groups[0].lead.trait == .overflow(.horizontal))
    #expect(run.groups[0].others.map(\.trait) == [.cut])
    #expect(run.groups[0].lead.places == [0...13])
  }

  @Test func `gives the same whoever lays out, and how many they are`() throws {
    let runs = try [1, 2, 5].map { try sweep(Self.grid, 100...423, step: 10, threads: $0) }
    for run in runs.dropFirst() {
      #expect(run.changes == runs[0].changes)
      #expect(run.layouts.map(\.point) == runs[0].layouts.map(\.point))
    }
  }

  @Test func `starts from the same state at every width`() throws {
    let run = try sweep(
      """
      // proposal: 100x100
      struct Counter: View {
        @State private var width: CGFloat = 0
        var body: some View {
          Color.red.id("bar").frame(width: width)
            .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { width = $0 / 2 }
            .frame(maxWidth: .infinity)
        }
      }
      """, 90...110, step: 1)
    #expect(run.layouts.count == 21)
    #expect(Set(run.layouts.map { $0.size?.width }).count == 21)
  }

  @Test func `wins over the size that the text is resized to`() throws {
    let run = try sweep("// resize: 500x50\nColor.red.id(\"all\")", 100...102)
    #expect(run.layouts.map { $0.size?.width } == [100, 101, 102])
    #expect(run.layouts[0].proposal.height == 50)
  }

  @Test func `says which findings there are, and where`() throws {
    let run = try sweep(Self.row, 300...400)
    let findings = SweptFindings(of: run)
    #expect(findings.findings.map(\.key.rule) == ["overflow"])
    #expect(findings.findings[0].places == [0...41])
    #expect(findings.judged.count < 40)
  }

  /// Whatever is swept besides: a word of 110.26 points in letters whose width is assumed.
  @Test(arguments: [
    (80...140, 80...104, 105...110), (100...112, 100...104, 105...110),
    (105...140, nil, 105...110), (107...109, nil, 107...109), (111...140, nil, nil),
  ])
  func `says where a finding depends on what is assumed`(
    widths: ClosedRange<Int>, certain: ClosedRange<Int>?, doubted: ClosedRange<Int>?
  ) throws {
    let text = "VStack { Text(\"Extraordinarily\").id(\"word\"); Text(\"Word\") }"
    let first = CGFloat(widths.lowerBound)
    let findings = SweptFindings(
      of: try sweep("// proposal: 140x100\n\(text)", first...CGFloat(widths.upperBound)))
    func all(_ places: [ClosedRange<Int>]?) -> [ClosedRange<Int>] {
      (places ?? []).map { $0.lowerBound + widths.lowerBound...$0.upperBound + widths.lowerBound }
    }
    let found = findings.findings.first { $0.key.rule == "cut-text" }
    #expect(all(found?.places) == [certain].compactMap(\.self))
    #expect(found?.doubted.first.map { $0.lowerBound + widths.lowerBound } == doubted?.lowerBound)
    #expect(found?.doubted.last.map { $0.upperBound + widths.lowerBound } == doubted?.upperBound)
  }
}

@Suite struct `A sweep over points` {
  private func sweep(_ text: String, _ points: [SweepPoint]) -> SweepRun {
    SweepRun(
      SweepSubject(ScenarioText(text, name: "Listing.swift")), .points(points),
      on: SweepWorkers(threads: 2))
  }

  @Test func `knows from which type size on a text is cut`() {
    let run = sweep(
      """
      // proposal: 90x100
      Text("Settings").lineLimit(1).font(.body).id("title")
      """, DynamicTypeSize.allCases.map { .typeSize($0) })
    #expect(run.changes.map(\.trait) == [.cut])
    let stretch = run.changes[0].stretches[0]
    #expect(stretch.points.upperBound == DynamicTypeSize.allCases.count - 1)
    #expect(stretch.points.lowerBound > 3)
    #expect(run.layouts.count == 12)
  }

  @Test func `takes devices together that no layout can tell apart`() throws {
    let names = ["iPhone 16", "iPhone 15", "iPhone SE", "iPhone 16 Plus"]
    let points = SweepPoint.devices(names.compactMap(Device.named))
    #expect(
      points == [
        .device(try #require(Device.named("iPhone SE")), alike: []),
        .device(try #require(Device.named("iPhone 16")), alike: ["iPhone 15"]),
        .device(try #require(Device.named("iPhone 16 Plus")), alike: []),
      ])
  }

  @Test func `proposes what each device has`() throws {
    let points = ["iPhone SE", "iPhone 16"].compactMap(Device.named).map {
      SweepPoint.device($0, alike: [])
    }
    let run = sweep("Color.red", points)
    #expect(run.layouts.map(\.proposal.width) == [375, 393])
    #expect(run.layouts.map(\.proposal.height) == [647, 759])
  }

  @Test func `turns the writing direction around`() {
    let run = sweep(
      "// proposal: 90x30\nColor.red", [.direction(.leftToRight), .direction(.rightToLeft)])
    #expect(run.layouts.count == 2)
    #expect(run.changes.isEmpty)
  }
}

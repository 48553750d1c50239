import Foundation
import HaggleVocabulary
import Testing

/// What SwiftUI's Grid did, macOS 27.0. Source of all numbers: the probes of
/// github.com/mburger89/MetalUI, docs/probes: swiftui-grid-default-run.txt,
/// swiftui-grid-finite-shares.swift, swiftui-grid-span-targets.swift and (ids that are numbers)
/// swiftui-grid-divergences.txt, where an independent model of grids fails.
@Suite struct `A recorded grid` {
  struct Case: CustomTestStringConvertible, Sendable {
    let id: String
    let grid: String
    let proposal: ProposedViewSize
    let size: CGSize
    var frames = ""
    /// Between columns, and between rows.
    var spacing: (CGFloat?, CGFloat?) = (nil, nil)

    init(
      _ id: String, _ grid: String, _ proposal: (CGFloat?, CGFloat?), _ size: (CGFloat, CGFloat),
      _ frames: String = "", spacing: (CGFloat?, CGFloat?) = (nil, nil)
    ) {
      self.id = id
      self.grid = grid
      self.proposal = ProposedViewSize(proposal.0, proposal.1)
      self.size = CGSize(size.0, size.1)
      self.frames = frames
      self.spacing = spacing
    }

    var testDescription: String { "\(id): \(grid)" }

    func failures() -> [String] {
      let sketch = GridSketch(
        grid, horizontalSpacing: spacing.0, verticalSpacing: spacing.1
      ).sketch
      let run = Dialogue(sketch, in: proposal)
      var failures: [String] = []
      if abs(run.size.width - size.width) > 0.011 || abs(run.size.height - size.height) > 0.011 {
        failures.append("size \(NumberText.display(run.size))")
      }
      for frame in frames.split(separator: ", ") {
        let words = frame.split(separator: " ")
        let numbers = words.dropFirst().map { Double(String($0)) ?? .nan }
        let its = run.frames[String(words[0])] ?? .zero
        let found = [its.minX, its.minY, its.width, its.height]
        if zip(found, numbers).contains(where: { abs(Double($0) - $1) > 0.011 }) {
          failures.append("\(words[0]) \(found)")
        }
      }
      return failures
    }
  }

  // MARK: - Without spans

  @Test(arguments: [
    Case("GA1", "[a 30x10, b 20x20] [c 10x30, d 40x10]", (nil, nil), (78, 58), "b 48 0 20 20"),
    Case("GA9", "(x 30x10) (y anyxany)", (200, 100), (200, 100), "x 85 0 30 10, y 0 18 200 82"),
    Case(
      "GP2", "[a anyxany, b 20x20] [c 10x30, d 40x10]", (200, 100), (200, 100),
      "a 0 0 152 62, b 170 21 20 20, c 71 70 10 30, d 160 80 40 10"),
    Case("GP6", "[a anyxany, b 20x20] [c 10x30, d 40x10]", (nil, 100), (58, 100), "a 0 0 10 62"),
    Case(
      "GF1", "[a half, b 20x20] [c 10x30, d half]", (200, 200), (104, 58),
      "a 12 5 24 10, b 70 0 20 20, c 19 28 10 30, d 68 38 24 10"),
    Case(
      "GF3", "[a 20xany, b 20x20] [c 10x30, d 40x10]", (200, 100), (68, 100),
      "a 0 0 20 62, b 38 21 20 20, d 28 80 40 10"),
    Case(
      "GF5", "[a 0...50x0...50, b 20x20] [c 10x30, d 40x10]", (200, 100), (98, 88),
      "a 0 0 50 50, b 68 15 20 20"),
    Case(
      "GF7", "[a anyxany, b 120x20] [c 10x30, d 40x10]", (100, 100), (138, 100),
      "a 0 0 10 62, d 58 80 40 10"),
    Case("GF9", "[a 0...30x10, b 0...55x10]", (100, 100), (93, 10)),
    Case("GF10", "[a half, b anyxany]", (200, 100), (200, 100), "a 12 45 24 10, b 56 0 144 100"),
    Case(
      "GF11", "[a 10...20x10, b 20xany, c 10...160x30]", (200, 100), (138, 100),
      "a 0 45 20 10, b 28 0 20 100, c 56 35 82 30"),
    Case(
      "GF12", "[a 10...50x10...50, b 30xany, c anyxany]", (150, nil), (150, 10),
      "a 0 0 50 10, b 58 0 30 10, c 96 0 54 10"),
    Case(
      "GF13", "[a 10...50x10...50, b 30xany, c anyxany]", (150, 100), (150, 100),
      "a 0 25 44.667 50, c 90.667 0 59.333 100"),
  ])
  func `14.3 serves cells by what they can do on both axes`(_ recorded: Case) {
    #expect(recorded.failures() == [])
  }

  @Test(arguments: [
    Case(
      "GQ1", "[a anyxany, b anyxany prio1]", (100, 100), (100, 100), "a 0 0 0 100, b 8 0 92 100"),
    Case(
      "GQ2", "[a 0...200x10, b 30...200x10 prio-1, c 20...200x10]", (100, 100), (130, 10),
      "a 0 0 42 10, b 50 0 30 10, c 88 0 42 10"),
    Case(
      "GQ3", "[a 0...200x10, b 30...200x10 prio1, c 20...200x10]", (100, 100), (120, 10),
      "a 0 0 0 10, b 8 0 84 10, c 100 0 20 10"),
    Case(
      "GQ4", "[a anyxany, b 20x20] [c 10x30, d anyxany prio1]", (200, 100), (210, 120),
      "a 0 0 10 20, b 104 0 20 20, c 0 59 10 30, d 18 28 192 92"),
    Case(
      "GQ5", "[a 10...70x10...70 prio1] [b 20x10 prio1, c 150x30, d 30...180x40]", (100, 100),
      (266, 118), "a 0 0 70 70, b 25 93 20 10, c 78 83 150 30, d 236 78 30 40"),
    Case(
      "R1", "[a 50x10 prio2, b 10x10 prio2] [c 0...200x10 prio1, e 0...300x10]", (300, 100),
      (290, 28), "c 0 18 200 10, e 208 18 82 10"),
    Case(
      "GS1", "[s spacer, b 20x20] [c 10x30, d 40x10]", (200, 100), (190, 80),
      "s 0 0 142 42, b 160 11 20 20, c 66 50 10 30, d 150 60 40 10"),
    Case("GS2", "[a 30x10, s spacer, c 10xany]", (nil, 80), (48, 80), "s 30 0 8 80, c 38 0 10 80"),
    Case(
      "GS11", "[a 30x10, s spacer, c 10x10]", (nil, 80), (72, 70), "s 42 0 8 70, a 0 30 30 10",
      spacing: (12, 12)),
    Case("GQ8", "[s spacer]", (100, 100), (100, 100)),
  ])
  func `14.4 serves a higher priority without regard to lower ones`(_ recorded: Case) {
    #expect(recorded.failures() == [])
  }

  @Test(arguments: [
    Case(
      "GU1", "[a 30x10, b 20x20] [c anyxany unsizedH, d 40x10]", (200, 200), (78, 200),
      "a 0 5 30 10, c 0 28 30 172"),
    Case(
      "GU3", "[a 30x10, b 20x20] [c anyxany span2 unsizedH unsizedV]", (200, 200), (58, 28),
      "c 0 28 58 0"),
    Case(
      "GU4", "[a 30x10, b 20x20] [c 100x30 unsizedH, d 40x10]", (nil, nil), (148, 58),
      "a 35 5 30 10, b 118 0 20 20, c 0 28 100 30"),
    Case("GU5", "[a 30x10, b 20x20] [c 100x30 unsizedH, d 40x10]", (200, 200), (148, 58)),
    Case("GU6", "[a 30x10, b 20x20] [c 10x50 unsizedV, d 40x10]", (200, 200), (78, 78)),
    Case(
      "GU7", "[a anyxany unsizedH, b anyxany] [c 30x30, d 40x10]", (200, 100), (134, 100),
      "a 0 0 30 62, b 38 0 96 62, d 66 80 40 10"),
    Case(
      "GU8", "[a 0...50x10 unsizedH, b anyxany] [c 30x30, d 40x10]", (200, 100), (200, 100),
      "a 0 26 30 10, b 38 0 162 62"),
    Case("GU9", "[a 30x10, b 20x20] (x anyxany unsizedH)", (200, 100), (58, 100), "x 0 28 58 72"),
    Case(
      "GU10", "[a 30x10, b 20x20] (x anyxany)", (200, 100), (200, 100),
      "a 35.5 5 30 10, b 144.5 0 20 20, x 0 28 200 72"),
    Case("GU11", "[a anyxany unsizedH unsizedV]", (200, 100), (0, 0)),
  ])
  func `14.11 asks an unsized cell last, for what its column has`(_ recorded: Case) {
    #expect(recorded.failures() == [])
  }

  // MARK: - With spans

  @Test(arguments: [
    Case("GX1", "[a 30x10, b 20x20] [c 100x10 span2]", (nil, nil), (100, 38), "a 10.5 5 30 10"),
    Case(
      "GX3", "[a 30x10, b 20x20] (x 100x10) [c 10x30, d 40x10]", (nil, nil), (100, 76),
      "a 5.5 5 30 10, b 64.5 0 20 20, c 15.5 46 10 30, d 54.5 56 40 10"),
    Case(
      "GX7", "[x 100x10 span2] [a 30x10, b 20x20]", (nil, nil), (100, 38),
      "a 10.5 23 30 10, b 69.5 18 20 20"),
    Case(
      "GX11",
      "[a 0...100x0...100, b 100x40 span2, c 30...40x40 span2]"
        + " [d 10xany span2, e 10xany, f 30...180x10]", (nil, nil), (156, 58),
      "a 0 0 10 40, b 18 0 100 40, c 126 0 30 40, d 45 48 10 10, e 108 48 10 10"),
    Case("GX23", "[a 30x10, b 20x20] [x 100x10 span3]", (nil, nil), (100, 38), "b 38 0 20 20"),
    Case("S1", "[a 20x20] [x 60x20 span2]", (200, 200), (60, 48), "a 0 0 20 20"),
    Case(
      "S2", "[a 20x20, b 30x20] [d 10x20, x 90x20 span2]", (300, 200), (118, 48), "b 28 0 30 20"),
    Case(
      "37", "[a 10xany] [b 40x10 span2, c 30x30 span3 unsizedH] (d 100x20)", (300, 200),
      (100, 200), "b 0 152 40 10, c 55 142 30 30", spacing: (0, nil)),
  ])
  func `14.6 gives what a span lacks to columns that have nothing yet`(_ recorded: Case) {
    #expect(recorded.failures() == [])
  }

  @Test(arguments: [
    Case(
      "GX8", "[x 100x10 span2] [a 30x10, b 20x20]", (300, 100), (100, 38), "a 10.5 23 30 10"),
    Case(
      "GX9", "[a 30x10, b anyxany] [x 100x10 span2]", (300, 100), (300, 100),
      "a 0 36 30 10, b 38 0 262 82, x 100 90 100 10"),
    Case(
      "GX10", "[a 30x10, b 20x10] [x anyxany span2]", (300, 100), (300, 100),
      "a 60.5 0 30 10, b 219.5 0 20 10, x 0 18 300 82"),
    Case(
      "GX12", "[a 20...120x20...120, b 0...60x30] (x anyx10)", (300, 200), (300, 114),
      "a 28 0 120 96, b 212 33 60 30, x 0 104 300 10"),
    Case(
      "GX19", "[a anyxany, b 10...30x10, c 20...50x10] (x 40x10)", (200, 100), (200, 100),
      "a 0 0 104 82, b 112 36 30 10, c 150 36 50 10"),
    Case(
      "O1", "[a 20x10, b 30x10, c 40xany] [x 0...250x10 span2, d 40x10]", (300, 100),
      (245.333, 100), "a 34.833 36 20 10, b 132.5 36 30 10, x 0 90 197.333 10"),
    Case(
      "GS5", "[a 40x40] [b half, c 20x40 span2] [d 0...30x40]", (300, 200), (76.667, 136),
      "a 4.333 0 40 40, b 12.167 63 24.333 10, c 56.667 48 20 40, d 9.333 96 30 40"),
    Case(
      "16", "[a 0...60x20, b half span3, c anyx30 unsizedH]", (60, 60), (38, 30), "a 0 5 8.8 20"),
    Case("19", "[a 0...10x20 span3, b anyxany span3]", (100, 100), (61.5, 100), spacing: (3, 0)),
    Case("22", "[a 30xany span3, b anyxany span2]", (200, 100), (114.8, 100), "b 38 0 76.8 100"),
    Case(
      "D1", "[a 10...160x10...160, b 0...30x30, c anyx20 span3] [d 100x10, e 10...30x20]",
      (60, 60), (126, 60), "b 108 1 10 30, e 108 40 10 20"),
    Case("D2", "[a 10...70x10 span2, b 30xany, c 10xany]", (300, 200), (126, 200), "a 0 95 70 10"),
    Case(
      "D3", "[a 60x10] [b 0...60x0...60, c 0...60x0...60, d 100x10 span3]", (150, nil),
      (184.5, 28), "c 68 18 8.5 10, d 84.5 18 100 10"),
    Case(
      "18",
      "[a 40xany span2, b anyxany unsizedH unsizedV] [c half unsizedV]"
        + " [d half span2, e anyx40]", (150, nil), (102.667, 70), spacing: (nil, 5)),
    Case(
      "28", "[a spacer span2, b 30...70x40] [c anyx30 span3, d 100x60, e anyx20 unsizedH]",
      (300, 200), (254, 160), "b 92 26 46 40, c 0 115 138 30"),
    Case(
      "41",
      "[a 0...20x0...20 unsizedV, b 100x60 span2] [c 10xany span3, d 100x10, e 20xany span2]",
      (150, nil), (233.5, 78), spacing: (3, nil)),
    Case(
      "44",
      "[a 40x30 span2, b 10...70x10...70, c anyxany] [d 10...70x20, e 40x40, f half]"
        + " [g spacer unsizedV]", (150, nil), (158.5, 86)),
    Case(
      "45",
      "[a 0...100x30, b 20x30 span2, c 10...110x20] [d 60x60, e 30x40]"
        + " [f anyxany span2, g 10xany, h anyxany span2]", (200, 100), (180, 100),
      spacing: (0, 5)),
    Case(
      "49", "[a 40x10, b 10xany span2] [c 10x40, d spacer span2]", (60, 60), (50, 60),
      spacing: (0, nil)),
    Case(
      "51", "[a 30xany span2, b half] (c anyxany unsizedV)", (200, 100), (200, 54),
      spacing: (3, nil)),
    Case(
      "63",
      "[a 40xany, b half span3, c 10x30] [d 100x30] [e 20...30x20...30, f spacer]", (300, 200),
      (218.75, 200), "f 100 170 81.25 30", spacing: (0, 5)),
    Case(
      "64",
      "[a 20xany unsizedV, b anyx20, c 20xany span3 unsizedV] [d spacer, e 20...80x20...80, f half]"
        + " [g 10x60 unsizedH]", (60, 60), (76, 110), spacing: (nil, 5)),
    Case("65", "[a spacer span2, b 30x10] [c 10...20x10]", (60, 60), (56, 50), spacing: (3, 5)),
    Case(
      "2",
      "[a anyx40 span2 unsizedV, b half] [c half] [d 30...50x40 span2, e half]", (200, 100),
      (200, 106)),
    Case(
      "62", "[a 10x30 unsizedH, b 10x20 span3 unsizedV prio1] [c spacer span3 prio-1]",
      (150, nil), (130, 38), spacing: (nil, 0)),
  ])
  func `14.5 shares among the columns that are open`(_ recorded: Case) {
    #expect(recorded.failures() == [])
  }
}

import HaggleTraces
import Testing

/// A row that is too wide for its room eats margins, or reaches out: by how much rests on symbols.
@Suite struct `A row of symbols of assumed sizes` {
  private func row(in width: Int) -> String {
    """
    // proposal: \(width)x200
    // text-cell: 8x20
    VStack {
      HStack(spacing: 48) {
        Color.red.frame(width: 44, height: 44)
        Image(systemName: "gobackward.15").font(.system(size: 32))
        Image(systemName: "pause.fill").font(.system(size: 48))
        Image(systemName: "goforward.30").font(.system(size: 32))
        Image(systemName: "moon.zzz").font(.system(size: 24))
      }
      .id("row")
      Text("Below")
    }
    .padding(16)
    """
  }

  /// It takes 366.35 points, and with the narrowest symbols 327.24.
  @Test(arguments: [
    (320, ["contract overflow at row, width"]),
    // With those it still eats margins.
    (340, ["smell overflow at row, width"]),
    // With those it fits.
    (365, []), (380, []),
  ])
  func `is too wide where it is whatever their sizes are`(width: Int, found: [String]) throws {
    let trace = try run(row(in: width))
    #expect(trace.findingsInShort == found)
    #expect(trace.findings.allSatisfy { $0.assumptions == [.known(.symbol)] })
  }
}

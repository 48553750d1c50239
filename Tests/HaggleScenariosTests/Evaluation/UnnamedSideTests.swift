import HaggleScenarios
import Testing

/// A number whose name says nothing is a length where its view makes sides of it.
@Suite struct `A number that nobody passes` {
  private static func frames(_ body: String) -> [String] {
    Session("struct Row: View { let w: CGFloat; var body: some View { \(body) } }")
      .layOut(.init(width: 300, height: 300))
  }

  @Test(arguments: [
    ("Color.red.frame(width: w * 0.15, height: 20)", "128.03,140 43.95×20"),
    ("Color.red.frame(width: 0.5 * self.w, height: 20)", "128,140 44×20"),
    ("Color.red.frame(width: w / 4, height: 20)", "128,140 44×20"),
    ("Color.red.frame(width: w, height: 20)", "128,140 44×20"),
    ("Color.red.frame(width: w * 0.01, height: 20)", "148,140 4×20"),
  ])
  func `is a side by what is done with it`(body: String, frame: String) {
    #expect(Self.frames(body).first == frame)
  }

  /// Near misses: a share of something known, and a number that is no side.
  @Test(arguments: [
    ("Color.red.frame(width: w * 100, height: 20)", "125,140 50×20"),
    ("Color.red.frame(width: 80, height: 20).opacity(w)", "110,140 80×20"),
  ])
  func `stays a share`(body: String, frame: String) {
    #expect(Self.frames(body).first == frame)
  }
}

import Foundation
import HaggleTraces
import HaggleVocabulary
import Testing

@Suite struct `A view that is turned` {
  @Test(arguments: [
    (".degrees(90)", 90), ("Angle(degrees: 90)", 90), ("Angle.degrees(-45)", -45),
    (".radians(.pi)", 180), ("Angle(radians: .pi / 2)", 90), (".zero", 0), ("angle", 30),
    ("angle * 2", 60),
  ])
  func `is drawn by the angle that is written, in whichever form`(
    angle: String, degrees: CGFloat
  ) throws {
    let trace = try run(
      """
      // proposal: 100x100
      struct Turned: View {
        let angle: Angle
        var body: some View { Text("a").rotationEffect(\(angle)) }
      }
      Turned(angle: Angle(degrees: 30))
      """)
    let effects = trace.nodes.flatMap(\.appearance.effects)
    let change = try #require(effects.first?.change)
    guard case .rotation(let turned) = change else {
      Issue.record("\(change) is no rotation")
      return
    }
    #expect(abs(turned - degrees) < 0.001)
  }
}

import HaggleVocabulary
import Testing

@Suite("A seed that fails") struct ShrinkingTests {
  /// A law that every view with an aspect ratio inside of a padding breaks.
  private static let hasNoPaddedRatio = Law("no padding is around an aspect ratio") { trial in
    contains(trial.specimen.view, isPadded: false) ? "there is one" : nil
  }

  private static func contains(_ view: Sample, isPadded: Bool) -> Bool {
    if case .aspectRatio = view.element, isPadded { return true }
    var isPadded = isPadded
    if case .padding = view.element { isPadded = true }
    return view.children.contains { contains($0, isPadded: isPadded) }
  }

  private static let failing = (0..<400).filter {
    hasNoPaddedRatio.violation(Trial(SampleGenerator.specimen(seed: $0))) != nil
  }

  @Test func `is found among a few hundred`() {
    #expect(Self.failing.count > 10)
  }

  @Test(arguments: failing.prefix(10)) func `is shrunk to what matters`(seed: Int) {
    let specimen = SampleGenerator.specimen(seed: seed)
    let smallest = specimen.shrunk { Self.hasNoPaddedRatio.violation(Trial($0)) != nil }
    #expect(smallest.view.count == 3, "\(smallest.source)")
    #expect(smallest.view.children.first?.children.first?.element == .color)
  }

  @Test func `is told with its seed, its law and source to paste`() throws {
    let view = Sample(
      .padding(.top, nil),
      [
        Sample(
          .hstack(.top, 7.35),
          [Sample(.aspectRatio(0.5, isFilling: true), [Sample(.text("a"))]), Sample(.divider)])
      ])
    let specimen = Specimen(view: view, proposal: ProposedViewSize(width: 33.3, height: nil))
    #expect(
      Self.hasNoPaddedRatio.report(specimen, seed: 17, "there is one") == """
        seed 17 breaks “no padding is around an aspect ratio”: there is one
        The smallest view that does: there is one
        // proposal: 100xnil
        Color.red.aspectRatio(0.5, contentMode: .fill).padding(.top)

        """)
  }

  /// A law about a number: neither the view nor the number is larger than it has to be.
  @Test func `keeps no number that does not matter`() {
    let law = Law("no frame is wider than 100") { trial in
      trial.run.placements.contains { $0.frame.width > 100 && $0.frame.width < 150 } ? "one" : nil
    }
    let view = Sample(
      .vstack(.trailing, 12.6),
      [
        Sample(.frame(width: 120.77, height: 31.4, .top), [Sample(.divider)]),
        Sample(.spacer(3)),
      ])
    let specimen = Specimen(view: view, proposal: ProposedViewSize(width: 31.5, height: 77))
    let smallest = specimen.shrunk { law.violation(Trial($0)) != nil }
    #expect(
      smallest.source == """
        // proposal: 100x100
        Color.red.frame(width: 121)

        """)
  }
}

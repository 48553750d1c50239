package import HaggleVocabulary

/// A view laid out at many points, with additional points where something changes between two of
/// them.
///
/// A `SweepBench` evaluates the text once for all widths, or once per point if its views set state.
/// Layouts are compared by their `LayoutFacts`. Several threads do so, each with a bench of its
/// own; the results are in the order of the points, whichever thread was first.
package struct SweepRun: Sendable {
  let subject: SweepSubject
  package let axis: SweepAxis
  /// In the order of their points, without points at which the text has no such view.
  package private(set) var layouts: [SweptLayout]
  /// The precision of changes, in points; nil if points are no lengths.
  package let resolution: Double?
  let workers: SweepWorkers

  /// Whether its points are the lengths of a range, so that there is something between any two: too
  /// many to analyse all.
  package var isContinuous: Bool { resolution != nil }

  /// The maximum number of layouts, even if changes remain imprecise.
  private static let mostLayouts = 20_000

  /// The points to lay out.
  package enum Plan: Sendable {
    case lengths(HaggleVocabulary.Axis, SweepRange)
    /// The given points of one axis.
    case points([SweepPoint])
  }

  package init(
    _ subject: SweepSubject, _ plan: Plan, tracking node: SweptView? = nil, on workers: SweepWorkers
  ) {
    self.subject = subject
    self.workers = workers
    switch plan {
    case .points(let points):
      axis = points.first?.axis ?? .device
      resolution = nil
      layouts = workers.layouts(of: subject, points, tracking: node)
    case .lengths(let axis, let range):
      self.axis = .length(axis)
      resolution = Double(range.resolution)
      let samples = range.samples.map { SweepPoint.length(axis, $0) }
      layouts = workers.layouts(of: subject, samples, tracking: node)
      refine(range, axis, tracking: node)
    }
  }

  /// Bisects between layouts that differ, down to the resolution.
  private mutating func refine(
    _ range: SweepRange, _ axis: HaggleVocabulary.Axis, tracking node: SweptView?
  ) {
    while layouts.count < Self.mostLayouts {
      let middles = zip(layouts, layouts.dropFirst()).compactMap { a, b -> SweepPoint? in
        guard let lower = a.point.length, let upper = b.point.length, !a.isLike(b) else {
          return nil
        }
        return range.middle(lower, upper).map { .length(axis, $0) }
      }
      if middles.isEmpty { return }
      let found = workers.layouts(
        of: subject, Array(middles.prefix(Self.mostLayouts - layouts.count)), tracking: node)
      if found.isEmpty { return }
      layouts = (layouts + found).sorted { ($0.point.length ?? 0) < ($1.point.length ?? 0) }
    }
  }
}

/// The threads that lay out: as many as there are processors.
package struct SweepWorkers: Sendable {
  private let threads: Int
  /// Called after each layout with the number of layouts and the total.
  private let progress: @Sendable (Int, Int) -> Void

  package init(
    threads: Int, progress: @escaping @Sendable (_ done: Int, _ all: Int) -> Void = { _, _ in }
  ) {
    self.threads = threads
    self.progress = progress
  }

  /// The results of `work` for each number below `count`, on threads that share nothing.
  func map<State, Result: Sendable>(
    _ count: Int, state: @escaping @Sendable () -> State,
    _ work: @escaping @Sendable (inout State, Int) -> Result
  ) -> [Result] {
    let progress = progress
    return DeepStack.map(count, threads: threads, state: state) { state, number in
      progress(number, count)
      return work(&state, number)
    }
  }

  func layouts(
    of subject: SweepSubject, _ points: [SweepPoint], tracking node: SweptView?
  ) -> [SweptLayout] {
    map(points.count, state: { SweepBench(subject, tracking: node) }) { bench, number in
      bench.layout(points[number])
    }.compactMap(\.self)
  }
}

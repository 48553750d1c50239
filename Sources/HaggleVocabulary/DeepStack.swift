import Foundation

/// Runs work on a stack as deep as the work needs: the only place that makes threads.
///
/// `Layout` forces one recursion, a level per nested view. A level takes 4 to 11 KiB of stack in a
/// debug build, so 10 000 nested views do not fit the 8 MiB of a main thread, nor the 512 KiB of
/// any other one on Apple's platforms. Stack is reserved, not used, until it is touched.
package enum DeepStack {
  /// The deepest nesting that any part of the tool accepts.
  package static let depthLimit = 50_000

  /// Runs `work` on a thread that has `depth` × `bytesPerLevel` of stack, and waits for it.
  ///
  /// Shallow work (up to 24 levels) runs where it is called.
  package static func run<Result, Failure: Error>(
    depth: Int, bytesPerLevel: Int = 32 << 10, _ work: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    guard depth > 24 else { return try work() }
    var outcome: Swift.Result<Result, Failure>?
    onThread(stackSize: depth * bytesPerLevel + (1 << 20)) {
      do throws(Failure) { outcome = .success(try work()) } catch { outcome = .failure(error) }
    }
    return try outcome!.get()
  }

  private static func onThread(stackSize: Int, _ work: () -> Void) {
    withoutActuallyEscaping(work) { work in
      let job = Job(work)
      let thread = Thread { job.run() }
      thread.stackSize = stackSize
      thread.start()
      job.wait()
    }
  }

  /// Work handed to another thread while this one waits: never run by two at once.
  ///
  /// The work is let go before the one who waits wakes up, as it must not outlive its caller.
  private final class Job: @unchecked Sendable {
    private var work: (() -> Void)?
    private let done = DispatchSemaphore(value: 0)

    init(_ work: @escaping () -> Void) { self.work = work }

    func run() {
      work?()
      work = nil
      done.signal()
    }

    func wait() { done.wait() }
  }
}

// MARK: - Several at once

extension DeepStack {
  /// What is asked of a thread of `map` has a stack like that of a main thread; what is deeper
  /// makes one of its own.
  private static let usualStack = 8 << 20

  /// What `work` makes of every number below `count`, in the order of the numbers, whoever was
  /// first: several threads take one number after the other, and this one waits for all of them.
  ///
  /// - Parameters:
  ///   - threads: how many there are at most.
  ///   - state: makes what a thread works with; no other thread ever sees it.
  package static func map<State, Result: Sendable>(
    _ count: Int, threads: Int, state: @escaping @Sendable () -> State,
    _ work: @escaping @Sendable (inout State, Int) -> Result
  ) -> [Result] {
    let numbers = Numbers<Result>(count)
    for _ in 0..<min(max(threads, 1), count) {
      let thread = Thread {
        var own = state()
        while let number = numbers.next() { numbers.put(work(&own, number), at: number) }
      }
      thread.stackSize = usualStack
      thread.start()
    }
    return numbers.results
  }

  /// The numbers that nobody has taken yet, and what came of the others.
  private final class Numbers<Result: Sendable>: @unchecked Sendable {
    private let condition = NSCondition()
    private var taken = 0
    private var open: Int
    private var found: [Result?]

    init(_ count: Int) {
      open = count
      found = Array(repeating: nil, count: count)
    }

    func next() -> Int? {
      condition.lock()
      defer { condition.unlock() }
      guard taken < found.count else { return nil }
      taken += 1
      return taken - 1
    }

    func put(_ result: Result, at number: Int) {
      condition.lock()
      defer { condition.unlock() }
      found[number] = result
      open -= 1
      if open == 0 { condition.signal() }
    }

    /// All of them, once there are all.
    var results: [Result] {
      condition.lock()
      defer { condition.unlock() }
      while open > 0 { condition.wait() }
      return found.compactMap(\.self)
    }
  }
}

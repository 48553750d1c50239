import Foundation

/// Runs work on a stack as deep as the work needs: the only place that makes threads.
///
/// `Layout` forces one recursion, a level per nested view. A level takes 4 to 11 KiB of stack in a
/// debug build, so 10 000 nested views do not fit the 8 MiB of a main thread, nor the 512 KiB of
/// any other one on Apple's platforms. Stack is reserved, not used, until it is touched.
package enum DeepStack {
  /// The deepest nesting that any part of the tool accepts.
  package static let depthLimit = 50_000

  /// There is no thread with so much stack to be had: what the system allows is used up.
  package struct Refusal: Error, Equatable {
    /// The stack that was asked for, in bytes.
    let stackSize: Int

    /// For people.
    package var message: String {
      "the system gives no thread with the \(stackSize >> 20) MB of stack that this may take"
    }
  }

  /// Runs `work` on a thread that has `depth` × `bytesPerLevel` of stack, and waits for it.
  ///
  /// Shallow work (up to 24 levels) runs where it is called.
  ///
  /// - Parameter otherwise: what comes of it where there is no such thread: `work` is not run.
  package static func run<Result, Failure: Error>(
    depth: Int, bytesPerLevel: Int = 32 << 10, otherwise: (Refusal) -> Result,
    _ work: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    guard depth > 24 else { return try work() }
    var outcome: Swift.Result<Result, Failure>?
    let refusal = onThread(stackSize: stackSize(depth, bytesPerLevel)) {
      do throws(Failure) { outcome = .success(try work()) } catch { outcome = .failure(error) }
    }
    guard let outcome else { return otherwise(refusal ?? Refusal(stackSize: 0)) }
    return try outcome.get()
  }

  /// In bytes; what is beyond all numbers is as much as there can be, and is refused.
  private static func stackSize(_ depth: Int, _ bytesPerLevel: Int) -> Int {
    let (size, isTooMuch) = depth.multipliedReportingOverflow(by: bytesPerLevel)
    return isTooMuch ? .max >> 1 : min(size, .max >> 1) + (1 << 20)
  }

  /// Waits for the work; the refusal where it could not be begun.
  private static func onThread(stackSize: Int, _ work: () -> Void) -> Refusal? {
    withoutActuallyEscaping(work) { work in
      let job = Job(work)
      guard start(stackSize: stackSize, { job.run() }) else {
        job.forget()
        return Refusal(stackSize: stackSize)
      }
      job.wait()
      return nil
    }
  }

  /// Begins a thread; false where the system has none to give.
  ///
  /// `Thread` of Foundation does not say so: what it was to run is never run then.
  private static func start(stackSize: Int, _ work: @escaping @Sendable () -> Void) -> Bool {
    var attributes = pthread_attr_t()
    guard pthread_attr_init(&attributes) == 0 else { return false }
    defer { pthread_attr_destroy(&attributes) }
    guard pthread_attr_setstacksize(&attributes, wholePages(stackSize)) == 0,
      pthread_attr_setdetachstate(&attributes, Int32(PTHREAD_CREATE_DETACHED)) == 0
    else { return false }
    let errand = Unmanaged.passRetained(Errand(work))
    #if canImport(Darwin)
      var thread: pthread_t?
    #else
      var thread = pthread_t()
    #endif
    let outcome = pthread_create(
      &thread, &attributes,
      { pointer in
        Errand.taken(from: pointer).work()
        return nil
      }, errand.toOpaque())
    if outcome != 0 { errand.release() }
    return outcome == 0
  }

  /// Some systems want whole pages; 16 KiB are whole on all.
  private static func wholePages(_ size: Int) -> Int { size & ~0x3FFF }

  /// What a new thread is handed.
  private final class Errand {
    let work: @Sendable () -> Void

    init(_ work: @escaping @Sendable () -> Void) { self.work = work }

    static func taken(from pointer: UnsafeMutableRawPointer?) -> Errand {
      guard let pointer else { return Errand {} }
      return Unmanaged<Errand>.fromOpaque(pointer).takeRetainedValue()
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

    func forget() { work = nil }

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
  /// Where there are fewer threads to be had, fewer do it; where there is none, this one does.
  ///
  /// - Parameters:
  ///   - threads: how many there are at most.
  ///   - state: makes what a thread works with; no other thread ever sees it.
  package static func map<State, Result: Sendable>(
    _ count: Int, threads: Int, state: @escaping @Sendable () -> State,
    _ work: @escaping @Sendable (inout State, Int) -> Result
  ) -> [Result] {
    let numbers = Numbers<Result>(count)
    let takeAll: @Sendable () -> Void = {
      var own = state()
      while let number = numbers.next() { numbers.put(work(&own, number), at: number) }
    }
    let wanted = min(max(threads, 1), count)
    let begun = (0..<wanted).filter { _ in start(stackSize: usualStack, takeAll) }
    if begun.isEmpty { takeAll() }
    return numbers.results
  }

  /// The numbers that no thread has taken yet, and what came of the others.
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

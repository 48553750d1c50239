import Foundation

/// Runs work on a stack of sufficient size: the only place that makes threads.
///
/// `Layout` forces one recursion, a level per nested view. A level takes 4 to 11 KiB of stack in a
/// debug build, so 10 000 nested views do not fit the 8 MiB of a main thread, nor the 512 KiB of
/// any other one on Apple's platforms. Stack is reserved, not used, until it is touched.
package enum DeepStack {
  /// The maximum nesting accepted by any part of the tool.
  package static let depthLimit = 50_000

  /// The system has no thread with a stack of this size: its memory is used up.
  package struct Refusal: Error, Equatable {
    /// The requested stack, in bytes.
    let stackSize: Int

    /// The message for the user.
    package var message: String {
      "the system gives no thread with the \(stackSize >> 20) MB of stack that this may take"
    }
  }

  /// Runs `work` on a thread that has `depth` × `bytesPerLevel` of stack, and waits for it.
  ///
  /// Shallow work (up to 24 levels) runs on the calling thread, and so does all that the stack of a
  /// thread made here has room for.
  ///
  /// - Parameter otherwise: the result if there is no such thread; `work` is not run then.
  package static func run<Result, Failure: Error>(
    depth: Int, bytesPerLevel: Int = 32 << 10, otherwise: (Refusal) -> Result,
    _ work: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    let size = stackSize(depth, bytesPerLevel)
    guard depth > 24, size > stackLeft else { return try work() }
    var outcome: Swift.Result<Result, Failure>?
    let refusal = onThread(stackSize: size) {
      do throws(Failure) { outcome = .success(try work()) } catch { outcome = .failure(error) }
    }
    guard let outcome else { return otherwise(refusal ?? Refusal(stackSize: 0)) }
    return try outcome.get()
  }

  /// Runs `work` on a thread with room for evaluations and layouts, so that none of them in it
  /// needs a thread of its own; on the calling thread where the system has none that is as large.
  package static func withRoom<Result>(_ work: () -> Result) -> Result {
    var result: Result?
    let refusal = onThread(stackSize: roomyStack) { result = work() }
    guard refusal == nil, let result else { return work() }
    return result
  }

  /// In bytes. An overflowing product becomes the largest number, which the system refuses.
  private static func stackSize(_ depth: Int, _ bytesPerLevel: Int) -> Int {
    let (size, isTooMuch) = depth.multipliedReportingOverflow(by: bytesPerLevel)
    return isTooMuch ? .max >> 1 : min(size, .max >> 1) + (1 << 20)
  }

  /// Waits for the work to finish; returns a refusal if it could not be started.
  private static func onThread(stackSize: Int, _ work: () -> Void) -> Refusal? {
    withoutActuallyEscaping(work) { work in
      let waited = WaitedWork(work)
      guard start(stackSize: stackSize, { waited.run() }) else {
        waited.forget()
        return Refusal(stackSize: stackSize)
      }
      waited.wait()
      return nil
    }
  }

  /// Starts a thread; returns false if the system has none left.
  ///
  /// Foundation's `Thread` reports no failure: its block is then silently never run.
  private static func start(stackSize: Int, _ work: @escaping @Sendable () -> Void) -> Bool {
    var attributes = pthread_attr_t()
    guard pthread_attr_init(&attributes) == 0 else { return false }
    defer { pthread_attr_destroy(&attributes) }
    guard pthread_attr_setstacksize(&attributes, wholePages(stackSize)) == 0,
      pthread_attr_setdetachstate(&attributes, Int32(PTHREAD_CREATE_DETACHED)) == 0
    else { return false }
    let body = Unmanaged.passRetained(ThreadBody(work, on: wholePages(stackSize)))
    #if canImport(Darwin)
      var thread: pthread_t?
    #else
      var thread = pthread_t()
    #endif
    let outcome = pthread_create(
      &thread, &attributes,
      { pointer in
        ThreadBody.taken(from: pointer).run()
        return nil
      }, body.toOpaque())
    if outcome != 0 { body.release() }
    return outcome == 0
  }

  /// Some systems require whole pages; a multiple of 16 KiB is one everywhere.
  private static func wholePages(_ size: Int) -> Int { size & ~0x3FFF }

  /// The argument of a new thread.
  private final class ThreadBody {
    private let work: @Sendable () -> Void
    private let stackSize: Int

    /// - Parameter stackSize: of its thread, in bytes.
    init(_ work: @escaping @Sendable () -> Void, on stackSize: Int) {
      self.work = work
      self.stackSize = stackSize
    }

    func run() {
      DeepStack.note(stackSize: stackSize)
      work()
    }

    static func taken(from pointer: UnsafeMutableRawPointer?) -> ThreadBody {
      guard let pointer else { return ThreadBody({}, on: 0) }
      return Unmanaged<ThreadBody>.fromOpaque(pointer).takeRetainedValue()
    }
  }

  /// Work given to another thread while this one waits; it never runs on both at once.
  ///
  /// Releases the work before the waiting thread wakes up, because it must not outlive its caller.
  private final class WaitedWork: @unchecked Sendable {
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

// MARK: - What is left of a stack

extension DeepStack {
  /// Where each thread made here notes the lowest address of its stack.
  private static let lowest: pthread_key_t = {
    var key = pthread_key_t()
    pthread_key_create(&key, nil)
    return key
  }()

  /// What the system keeps at the end of a stack for itself, and more.
  private static let margin = 256 << 10

  /// Notes at the beginning of a thread where its stack ends.
  fileprivate static func note(stackSize: Int) {
    let end = Int(bitPattern: here) - max(stackSize - margin, 0)
    pthread_setspecific(lowest, UnsafeMutableRawPointer(bitPattern: end))
  }

  /// How much of this thread's stack is left, in bytes; 0 where it was not made here.
  private static var stackLeft: Int {
    guard let end = pthread_getspecific(lowest) else { return 0 }
    return max(Int(bitPattern: here) - Int(bitPattern: end), 0)
  }

  /// About where the stack has come to.
  private static var here: UnsafeMutableRawPointer? {
    var mark: UInt8 = 0
    return withUnsafeMutablePointer(to: &mark) { UnsafeMutableRawPointer($0) }
  }
}

// MARK: - Several at once

extension DeepStack {
  /// The stack of a thread of `map` or `withRoom`, which has room for evaluations, so that each of
  /// them needs no thread; where the system has none that is as large, `map` takes one as large as
  /// that of a main thread.
  private static let roomyStack = 768 << 20
  private static let usualStack = 8 << 20

  /// Applies `work` to every number below `count`, on several threads, and returns the results in
  /// order. Each thread takes the next free number, and the caller waits for all of them. With
  /// fewer threads available, fewer are used; with none, the caller does the work.
  ///
  /// - Parameters:
  ///   - threads: the maximum number of threads.
  ///   - state: makes the state of one thread; no other thread accesses it.
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
    let begun = (0..<wanted).filter { _ in
      start(stackSize: roomyStack, takeAll) || start(stackSize: usualStack, takeAll)
    }
    if begun.isEmpty { takeAll() }
    return numbers.results
  }

  /// The numbers not yet taken by a thread, and the results of the others.
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

    /// All results; waits until they are complete.
    var results: [Result] {
      condition.lock()
      defer { condition.unlock() }
      while open > 0 { condition.wait() }
      return found.compactMap(\.self)
    }
  }
}

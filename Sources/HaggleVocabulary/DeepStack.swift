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

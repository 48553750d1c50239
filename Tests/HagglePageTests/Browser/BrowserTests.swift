import Foundation
import Testing

/// Everything that needs a browser is nested in this suite, so that it runs one after the other.
@Suite(
  .serialized, .besideOthers,
  .enabled(
    if: Browser.isInstalled,
    "there is no Chromium on this machine; HAGGLE_CHROMIUM may say where it is"))
struct `In a browser` {}

/// Gives the tests of a suite a thread of their own.
///
/// They wait for another process most of the time, one after the other. Among all other tests each
/// would wait for its turn as well, and most of them would be left when those are through.
private struct OwnThread: SuiteTrait, TestScoping {
  func provideScope(
    for test: Test, testCase: Test.Case?,
    performing function: @Sendable () async throws -> Void
  ) async throws {
    guard #available(macOS 15, *) else { return try await function() }
    try await withTaskExecutorPreference(QueueExecutor()) { try await function() }
  }
}

extension Trait where Self == OwnThread {
  fileprivate static var besideOthers: Self { Self() }
}

@available(macOS 15, *)
private final class QueueExecutor: TaskExecutor {
  private let queue = DispatchQueue(label: "haggle.browser")

  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    queue.async { job.runSynchronously(on: self.asUnownedTaskExecutor()) }
  }
}

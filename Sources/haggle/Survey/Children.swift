import Foundation

/// Runs commands, several at once, and waits for none longer than it may take.
struct Children {
  /// The number of parallel processes.
  var jobs: Int
  /// The elapsed time after which a command is stopped, in seconds.
  var patience: Double

  /// Runs all `commands` and passes on each outcome with its index as soon as it is known. An
  /// interrupt ends everything, usually including this process.
  func run(
    _ commands: [ChildCommand], then report: (Int, ChildOutcome) throws(Failure) -> Void
  ) throws(Failure) {
    let interrupts = Interrupts()
    var running: [Int: Child] = [:]
    defer {
      Self.end(running)
      interrupts.deliver()
    }
    var next = 0
    while next < commands.count || !running.isEmpty {
      while next < commands.count, running.count < jobs {
        running[next] = try Self.start(commands[next])
        next += 1
      }
      for (index, child) in running {
        if child.seconds > patience { child.stop() }
        guard let outcome = child.proceed() else { continue }
        running[index] = nil
        try report(index, outcome)
      }
      if interrupts.isPending { throw .unreadable("the survey was interrupted") }
      Self.wait(for: running.values)
    }
  }

  private static func start(_ command: ChildCommand) throws(Failure) -> Child {
    do {
      return try Child(command)
    } catch {
      throw .unreadable("\(command.program.path) cannot be started: \(error)")
    }
  }

  /// Sleeps until a child writes, but briefly: another may run out of time.
  private static func wait(for children: some Collection<Child>) {
    var files = children.flatMap(\.openFiles).map {
      pollfd(fd: $0, events: Int16(POLLIN), revents: 0)
    }
    let isEnding = children.contains { $0.openFiles.isEmpty }
    _ = poll(&files, nfds_t(files.count), isEnding ? 1 : 10)
  }

  /// Leaves nothing behind: each is stopped and waited for.
  private static func end(_ running: [Int: Child]) {
    for child in running.values { child.stop() }
    for child in running.values {
      while child.proceed() == nil { wait(for: [child]) }
    }
  }
}

/// Defers the signals that would end this process, so that it can clean up first: on this thread
/// and those that it makes. The first thread has them deferred as long as another one works for it.
struct Interrupts {
  private let held: sigset_t
  private let previous: sigset_t
  private static let signals = [SIGINT, SIGTERM, SIGHUP]

  init() {
    var held = sigset_t()
    var previous = sigset_t()
    sigemptyset(&held)
    for signal in Self.signals { sigaddset(&held, signal) }
    pthread_sigmask(SIG_BLOCK, &held, &previous)
    (self.held, self.previous) = (held, previous)
  }

  /// Whether this process was asked to end.
  var isPending: Bool {
    var pending = sigset_t()
    sigpending(&pending)
    return Self.signals.contains { sigismember(&pending, $0) == 1 }
  }

  /// Ends the deferral on the calling thread, which did not begin it, even if the parent process
  /// blocks the signals as well.
  func lift() {
    var held = held
    pthread_sigmask(SIG_UNBLOCK, &held, nil)
  }

  /// Delivers deferred signals, even if the parent process blocks them as well.
  func deliver() {
    var (held, previous) = (held, previous)
    if isPending { pthread_sigmask(SIG_UNBLOCK, &held, nil) }
    pthread_sigmask(SIG_SETMASK, &previous, nil)
  }
}

import Foundation

/// A headless Chromium, driven over the DevTools protocol; one for all tests of a run.
///
/// It runs without network, in a folder of its own that goes with it. Nothing waits longer than
/// `patience`; when the tests' process ends, however it does, the browser loses its pipe and ends.
final class Browser: @unchecked Sendable {
  /// Where Chromium is: `HAGGLE_CHROMIUM`, or the first of its usual names; nil where it is not.
  static let path: String? = {
    let environment = ProcessInfo.processInfo.environment
    if let path = environment["HAGGLE_CHROMIUM"] { return path.isEmpty ? nil : path }
    let names = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"]
    let folders = (environment["PATH"] ?? "").split(separator: ":").map(String.init)
    let applications = [
      "/Applications/Chromium.app/Contents/MacOS/Chromium",
      "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
    ]
    let candidates = names.flatMap { name in folders.map { "\($0)/\(name)" } } + applications
    return candidates.first { FileManager.default.isExecutableFile(atPath: $0) }
  }()

  static var isInstalled: Bool { path != nil }

  /// In seconds; a machine that builds at the same time is slow.
  static let patience = 60.0

  private static let lock = NSLock()
  nonisolated(unsafe) private static var running: Browser?

  let folder: URL
  private let process = Process()
  private let pipe: DevToolsPipe
  private var lastID = 0
  private var pageCount = 0
  private var freeTabs: [Tab] = []
  /// What hears the events of a session, by its id.
  var listeners: [String: (String, [String: Any]) -> Void] = [:]

  /// The one of this run, started when first needed.
  static func shared() throws -> Browser {
    try lock.withLock {
      if let running { return running }
      let browser = try Browser()
      running = browser
      atexit { Browser.endShared() }
      return browser
    }
  }

  private static func endShared() {
    lock.withLock {
      running?.end()
      running = nil
    }
  }

  private init() throws {
    folder = FileManager.default.temporaryDirectory.appending(
      path: "haggle-browser-\(ProcessInfo.processInfo.processIdentifier)")
    try? FileManager.default.removeItem(at: folder)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    pipe = try DevToolsPipe(in: folder)
    process.executableURL = URL(filePath: "/bin/sh")
    process.arguments =
      ["-c", "exec \"$@\" 3<\"$0/in\" 4>\"$0/out\"", folder.path, Self.path ?? ""]
      + Self.options(profile: folder.appending(path: "profile").path)
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    try process.run()
    _ = try call("Browser.getVersion")
  }

  private static func options(profile: String) -> [String] {
    [
      "--headless", "--remote-debugging-pipe", "--no-sandbox", "--disable-gpu",
      "--disable-dev-shm-usage", "--no-first-run", "--no-default-browser-check",
      "--disable-extensions", "--disable-background-networking", "--disable-sync",
      "--disable-component-update", "--mute-audio", "--lang=en-US", "--hide-scrollbars",
      "--force-color-profile=srgb", "--user-data-dir=\(profile)", "about:blank",
    ]
  }

  private func end() {
    kill(process.processIdentifier, SIGKILL)
    process.waitUntilExit()
    try? FileManager.default.removeItem(at: folder)
  }

  /// Where a page is shown. One page after the other has it: a new one takes a process of its own.
  struct Tab {
    let session: String
  }

  func freeTab() throws -> Tab {
    if let tab = freeTabs.popLast() { return tab }
    let made = try call("Target.createTarget", ["url": "about:blank"])
    let target = made["targetId"] as? String ?? ""
    let attached = try call("Target.attachToTarget", ["targetId": target, "flatten": true])
    return Tab(session: attached["sessionId"] as? String ?? "")
  }

  func free(_ tab: Tab) { freeTabs.append(tab) }

  /// A file in the browser's folder for the next page.
  func newPageFile() -> URL {
    pageCount += 1
    return folder.appending(path: "page \(pageCount).html")
  }

  struct Failure: Error, CustomStringConvertible {
    let description: String
  }

  /// Calls a method of the protocol, and waits for its answer.
  @discardableResult
  func call(
    _ method: String, _ parameters: [String: Any] = [:], session: String? = nil
  ) throws -> [String: Any] {
    let id = try tell(method, parameters, session: session)
    let deadline = Date(timeIntervalSinceNow: Self.patience)
    while true {
      let answer = try pipe.receive(until: deadline)
      guard answer["id"] as? Int == id else {
        hear(answer)
        continue
      }
      if let error = answer["error"] { throw Failure(description: "\(method): \(error)") }
      return answer["result"] as? [String: Any] ?? [:]
    }
  }

  /// Calls a method without waiting for its answer, and gives the call's number.
  @discardableResult
  func tell(_ method: String, _ parameters: [String: Any], session: String?) throws -> Int {
    lastID += 1
    var message: [String: Any] = ["id": lastID, "method": method, "params": parameters]
    message["sessionId"] = session
    try pipe.send(message)
    return lastID
  }

  /// Hears events until `isOver`; throws where that takes too long.
  func wait(for what: String, until isOver: () -> Bool) throws {
    let deadline = Date(timeIntervalSinceNow: Self.patience)
    while !isOver() {
      do {
        hear(try pipe.receive(until: deadline))
      } catch {
        throw Failure(description: "waited in vain for \(what)")
      }
    }
  }

  private func hear(_ message: [String: Any]) {
    guard let method = message["method"] as? String,
      let session = message["sessionId"] as? String
    else { return }
    listeners[session]?(method, message["params"] as? [String: Any] ?? [:])
  }
}

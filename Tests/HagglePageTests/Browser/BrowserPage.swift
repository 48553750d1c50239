import Foundation
import HagglePage
import HaggleTraces

/// A page that is open in the browser, from a file.
final class BrowserPage {
  /// How it is looked at.
  struct View {
    var width = 1280
    var height = 800
    var isDark = false
    var runsScripts = true
    /// What stands behind the `#` of its address.
    var fragment = ""
  }

  let url: String
  let browser: Browser
  private let tab: Browser.Tab
  private var session: String { tab.session }
  /// Errors on the console, exceptions, violations of its policy, failed requests.
  private(set) var problems: [String] = []
  /// Every address that it asked for, unless its policy forbade it, in the order of asking.
  var requests: [String] { asked.filter { $0.isAllowed }.map(\.url) }
  private var asked: [(id: String, url: String, isAllowed: Bool)] = []
  private var hasLoaded = false
  private var runsScripts = true

  convenience init(_ trace: Trace, _ view: View = View()) throws {
    try self.init(bytes: Page(trace).bytes, view)
  }

  init(bytes: [UInt8], _ view: View = View()) throws {
    browser = try Browser.shared()
    let file = browser.newPageFile()
    try Data(bytes).write(to: file)
    url = file.absoluteString
    tab = try browser.freeTab()
    browser.listeners[tab.session] = { [weak self] in self?.hear($0, $1) }
    for domain in ["Page", "Runtime", "Network", "Log"] { try call("\(domain).enable") }
    try look(view)
    try load(fragment: view.fragment)
  }

  deinit {
    browser.listeners[session] = nil
    browser.free(tab)
  }

  /// Goes to another place in the file that is open, and waits until the file has heard of it.
  func go(to fragment: String) throws {
    try call("Page.navigate", ["url": "\(url)#\(fragment)"])
    _ = try value("new Promise((done) => setTimeout(done, 0))")
  }

  /// Opens the file (again), and waits until everything in it has run.
  func load(fragment: String = "") throws {
    hasLoaded = false
    try call("Page.navigate", ["url": url + (fragment.isEmpty ? "" : "#\(fragment)")])
    try browser.wait(for: "the page to load") { hasLoaded }
    if runsScripts { _ = try value("typeof haggle === \"undefined\" ? null : haggle.begun") }
  }

  /// Changes the size, the colours, and whether scripts run (from the next load on).
  func look(_ view: View) throws {
    try call(
      "Emulation.setDeviceMetricsOverride",
      [
        "width": view.width, "height": view.height, "deviceScaleFactor": 1, "mobile": false,
      ])
    try call(
      "Emulation.setEmulatedMedia",
      [
        "media": "",
        "features": [["name": "prefers-color-scheme", "value": view.isDark ? "dark" : "light"]],
      ])
    try call("Emulation.setScriptExecutionDisabled", ["value": !view.runsScripts])
    runsScripts = view.runsScripts
  }

  @discardableResult
  func call(_ method: String, _ parameters: [String: Any] = [:]) throws -> [String: Any] {
    try browser.call(method, parameters, session: session)
  }

  private func hear(_ method: String, _ event: [String: Any]) {
    switch method {
    case "Page.loadEventFired": hasLoaded = true
    // It asks before it is left with notes in it.
    case "Page.javascriptDialogOpening":
      _ = try? browser.tell("Page.handleJavaScriptDialog", ["accept": true], session: session)
    case "Network.requestWillBeSent":
      let url = (event["request"] as? [String: Any])?["url"] as? String ?? "?"
      asked.append((event.text("requestId"), url, true))
    case "Network.loadingFailed":
      let id = event.text("requestId")
      for index in asked.indices where asked[index].id == id && event["blockedReason"] != nil {
        asked[index].isAllowed = false
      }
      problems.append("failed: \(event["errorText"] ?? "")")
    case "Runtime.exceptionThrown":
      problems.append(Self.text(ofException: event["exceptionDetails"]))
    case "Runtime.consoleAPICalled"
    where ["error", "warning", "assert"].contains(event.text("type")):
      problems.append("console: \(event["args"] ?? "")")
    case "Log.entryAdded":
      problems.append("log: \((event["entry"] as? [String: Any])?["text"] ?? "")")
    default: break
    }
  }

  static func text(ofException details: Any?) -> String {
    let details = details as? [String: Any] ?? [:]
    let exception = details["exception"] as? [String: Any] ?? [:]
    return exception["description"] as? String ?? details["text"] as? String ?? "?"
  }
}

extension [String: Any] {
  fileprivate func text(_ key: String) -> String { self[key] as? String ?? "" }
}

/// A system object that does not affect the layout: a queue, a timer, an appearance proxy.
///
/// Its members are inert as well; its methods do nothing, except for those that pass code to a
/// queue or task.
package final class InertValue: NativeValue {
  package let name: String
  /// The delay in seconds, for a dispatch time.
  let delay: Double?
  /// What the code of a task yields, as far as it ran.
  private let result: Value?

  package init(_ name: String) {
    self.name = name
    delay = name.hasSuffix(".now") ? 0 : nil
    result = nil
  }

  private init(in seconds: Double) { (name, delay, result) = ("DispatchTime", seconds, nil) }

  private init(yielding result: Value?) { (name, delay, self.result) = ("Task", nil, result) }

  /// `Task { … }`: its code runs soon.
  static let task: NativeFunction = { call in
    .native(InertValue(yielding: call.runSoon(named: "Task")))
  }

  /// A dispatch time plus some seconds; nil if it is none.
  static func time(_ time: Value, plus more: Value) -> Value? {
    guard let start = time.delay,
      let seconds = more.number ?? DurationValue.duration(more)?.seconds
    else { return nil }
    return .native(InertValue(in: start + seconds))
  }

  package func member(_ name: String, _ interpreter: Interpreter) -> Value? {
    if name == "value", self.name == "Task" { return result ?? .placeholder("Task.value") }
    return .native(InertValue(self.name.utf8.count < 100 ? self.name + "." + name : self.name))
  }

  package func call(_ name: String, _ call: NativeCall) -> Value? {
    let time = call["deadline"] ?? call["wallDeadline"]
    let isLater = time?.delay.map(Interpreter.isLater) ?? false
    if self.name.hasPrefix("DispatchQueue"), name.hasPrefix("async") {
      _ = call.runSoon(named: "DispatchQueue", isLong: isLater)
    }
    return member(name, call.interpreter)
  }

  // Assignments are ignored.
  package func part(_ name: String) -> Value { .none }
  package func with(_ name: String, _ value: Value) -> (any NativeValue)? { self }

  package var typeNames: [String] { [String(name.prefix { $0 != "." })] }
  package var description: String { name }

  /// Types whose instances and static members do nothing here.
  static let types: Set<String> = [
    "DispatchQueue", "NotificationCenter", "Timer", "Task", "OperationQueue", "RunLoop",
    "UIImpactFeedbackGenerator", "UINotificationFeedbackGenerator",
    "UISelectionFeedbackGenerator", "UINavigationBar", "UITabBar", "UITableView",
    "UITableViewCell", "UIScrollView", "UITextView", "UISegmentedControl", "UIPageControl",
    "UINavigationBarAppearance", "UITabBarAppearance", "UIBarButtonItem", "UISwitch", "UISlider",
    "UITextField", "UIPasteboard", "NSPasteboard", "NSCursor", "NSWorkspace", "Logger", "OSLog",
    "AVPlayer", "AVAudioPlayer", "DispatchTime", "DispatchWorkItem", "CADisplayLink",
    "UNUserNotificationCenter", "CLLocationManager", "UIAccessibility", "SKStoreReviewController",
    "WidgetCenter", "AnyCancellable", "PassthroughSubject", "CurrentValueSubject", "Combine",
    "DispatchGroup", "DispatchSemaphore", "NSLock", "UIMenuController", "UISearchBar", "UIToolbar",
    "UICollectionView", "UIView", "Unmanaged", "ObservationRegistrar",
  ]

  static let initializers: [String: NativeFunction] = types.reduce(into: ["Task": task]) {
    rows, name in
    if name != "Task" { rows[name] = { _ in .native(InertValue(name)) } }
  }
}

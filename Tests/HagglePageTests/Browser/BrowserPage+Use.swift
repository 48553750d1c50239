import Foundation

/// What one does with a page, and what one sees of it.
extension BrowserPage {
  /// The value of a JavaScript expression, awaited where it is a promise; NSNull for undefined.
  func value(_ expression: String) throws -> Any {
    let outcome = try call(
      "Runtime.evaluate",
      ["expression": expression, "returnByValue": true, "awaitPromise": true])
    if let details = outcome["exceptionDetails"] {
      throw Browser.Failure(description: "\(expression): \(Self.text(ofException: details))")
    }
    return (outcome["result"] as? [String: Any])?["value"] ?? NSNull()
  }

  /// The value of an expression that is of type `Value`.
  func evaluate<Value>(_ expression: String, as type: Value.Type = Value.self) throws -> Value {
    let value = try value(expression)
    if let value = value as? Value { return value }
    throw Browser.Failure(description: "\(expression) is \(value), not \(Value.self)")
  }

  /// The text that one reads in the first element of the selector.
  func text(of selector: String) throws -> String {
    try evaluate("document.querySelector(\(Self.literal(selector)))?.innerText ?? ''")
  }

  /// Presses and releases keys, one after the other: characters, or names such as `ArrowRight`.
  func press(_ keys: String..., modifiers: KeyStroke.Modifiers = []) throws {
    for key in keys {
      for event in KeyStroke(key, modifiers).events {
        try call("Input.dispatchKeyEvent", event)
      }
    }
  }

  /// Presses the key of each character.
  func type(_ text: String) throws {
    for character in text { try press(String(character)) }
  }

  func click(x: Double, y: Double) throws {
    for kind in ["mousePressed", "mouseReleased"] {
      try call(
        "Input.dispatchMouseEvent",
        ["type": kind, "x": x, "y": y, "button": "left", "clickCount": 1])
    }
  }

  /// Presses the button in one place and lets it go in another, moving there in steps.
  func drag(from start: (x: Double, y: Double), to end: (x: Double, y: Double)) throws {
    func mouse(_ kind: String, _ share: Double) throws {
      try call(
        "Input.dispatchMouseEvent",
        [
          "type": kind, "x": start.x + (end.x - start.x) * share,
          "y": start.y + (end.y - start.y) * share, "button": "left", "buttons": 1, "clickCount": 1,
        ])
    }
    try mouse("mousePressed", 0)
    for step in 1...4 { try mouse("mouseMoved", Double(step) / 4) }
    try mouse("mouseReleased", 1)
  }

  /// Clicks into the middle of the first element of the selector.
  func click(_ selector: String) throws {
    let middle: [Double] = try evaluate(
      """
      (() => {
        const element = document.querySelector(\(Self.literal(selector)));
        element.scrollIntoView({ block: "nearest" });
        const { x, y, width, height } = element.getBoundingClientRect();
        return [x + width / 2, y + height / 2];
      })()
      """)
    try click(x: middle[0], y: middle[1])
  }

  /// A picture of what one sees, as PNG; of the whole page where `isWhole`.
  func screenshot(whole isWhole: Bool = false) throws -> Data {
    let picture = try call(
      "Page.captureScreenshot", ["format": "png", "captureBeyondViewport": isWhole])
    return Data(base64Encoded: picture["data"] as? String ?? "") ?? Data()
  }

  /// A text as JavaScript writes it.
  static func literal(_ text: String) -> String {
    let data = try? JSONSerialization.data(withJSONObject: [text])
    return String(decoding: (data ?? Data()).dropFirst().dropLast(), as: UTF8.self)
  }
}

/// A key as the protocol describes it.
struct KeyStroke {
  struct Modifiers: OptionSet {
    let rawValue: Int
    static let alt = Modifiers(rawValue: 1)
    static let control = Modifiers(rawValue: 2)
    static let meta = Modifiers(rawValue: 4)
    static let shift = Modifiers(rawValue: 8)
  }

  private static let named: [String: Int] = [
    "Backspace": 8, "Tab": 9, "Enter": 13, "Escape": 27, "PageUp": 33, "PageDown": 34,
    "End": 35, "Home": 36, "ArrowLeft": 37, "ArrowUp": 38, "ArrowRight": 39, "ArrowDown": 40,
    "Delete": 46, "F1": 112,
  ]

  private let key: String
  private let modifiers: Modifiers

  init(_ key: String, _ modifiers: Modifiers = []) {
    self.key = key
    let isCapital = key.count == 1 && key != key.lowercased()
    self.modifiers = isCapital ? modifiers.union(.shift) : modifiers
  }

  /// Down and up.
  var events: [[String: Any]] {
    var down: [String: Any] = [
      "type": text == nil ? "rawKeyDown" : "keyDown", "key": key, "code": code,
      "windowsVirtualKeyCode": virtualKey, "modifiers": modifiers.rawValue,
    ]
    down["text"] = text
    var up = down
    up["type"] = "keyUp"
    up["text"] = nil
    return [down, up]
  }

  /// What it types; nothing together with Alt, Control or Meta.
  private var text: String? {
    guard modifiers.isDisjoint(with: [.alt, .control, .meta]) else { return nil }
    if key == "Enter" { return "\r" }
    return key.count == 1 ? key : nil
  }

  private var code: String {
    guard key.count == 1, let scalar = key.uppercased().unicodeScalars.first else { return key }
    if key == " " { return "Space" }
    switch scalar {
    case "A"..."Z": return "Key\(scalar)"
    case "0"..."9": return "Digit\(scalar)"
    default: return ""
    }
  }

  private var virtualKey: Int {
    if let code = Self.named[key] { return code }
    return Int(key.uppercased().unicodeScalars.first?.value ?? 0)
  }
}

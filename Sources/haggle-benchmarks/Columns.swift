import Foundation

/// Numbers as a table shows them.
enum Columns {
  /// Text at the left of a column.
  static func left(_ text: String, _ width: Int) -> String {
    text + String(repeating: " ", count: max(0, width - text.count))
  }

  /// Text at the right of a column.
  static func right(_ text: String, _ width: Int) -> String {
    String(repeating: " ", count: max(0, width - text.count)) + text
  }

  static func seconds(_ value: Double) -> String { right(String(format: "%.3f s", value), 9) }

  static func megabytes(_ value: Double) -> String {
    right(String(format: "%.0f MB", value / 1_048_576), 8)
  }

  static func ratio(_ value: Double) -> String { right(String(format: "×%.1f", value), 6) }
}

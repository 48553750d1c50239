/// An input by the user at the terminal.
package enum KeyInput: Hashable, Sendable {
  /// A key by its name in the key map: `s`, `C-n`, `M-left`, `space`, `tab`.
  case key(String)
  /// Text that was pasted.
  case paste(String)
  /// A click on a cell, counted from 0.
  case click(column: Int, row: Int)
  /// The mouse was moved to a cell with its button held down.
  case drag(column: Int, row: Int)
  /// The wheel was turned over a cell; positive is down.
  case wheel(Int, column: Int, row: Int)
}

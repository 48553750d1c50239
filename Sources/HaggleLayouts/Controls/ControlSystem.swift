/// A system whose controls have a table of their own; texts on a watch are those of iOS.
package enum ControlSystem: String, CaseIterable, Sendable {
  case iOS
  case macOS
  case watchOS
}

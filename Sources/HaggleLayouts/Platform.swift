/// The platform whose conventions a layout follows where SwiftUI's own differ by platform.
public enum Platform: String, CaseIterable, Sendable {
  case iOS
  case macOS
}

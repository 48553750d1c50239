import HaggleLayouts

extension FontSystem {
  /// Whether a release is there in the system whose metrics are used; nil for another platform's.
  func hasRelease(_ platform: String, _ version: Double) -> Bool? {
    switch (self, platform) {
    case (.iOS, "iOS"), (.iOS, "iOSApplicationExtension"): version < 26
    case (.iOS26, "iOS"), (.iOS26, "iOSApplicationExtension"): version < 27
    case (.macOS, "macOS"), (.macOS, "OSX"), (.macOS, "macOSApplicationExtension"): version < 27
    default: nil
    }
  }
}

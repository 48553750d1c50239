// Names that skip the declarations of the text: `Swift.min(min, 3)`, `SwiftUI.Font.body`.
extension Interpreter {
  static let modules: Set = ["SwiftUI", "Swift", "Foundation"]

  /// `SwiftUI.Font` → `Font`; nil for what names no module.
  static func name(ofLibrary typeName: String) -> String? {
    guard let dot = typeName.firstIndex(of: "."), modules.contains(String(typeName[..<dot]))
    else { return nil }
    return String(typeName[typeName.index(after: dot)...])
  }
}

import HaggleSyntax

@testable import HaggleScenarios

/// What `App/Screen.swift` takes of other files.
func borrowing(_ text: String, _ files: [(String, String)]) -> Borrowing {
  Borrowing(
    for: SourceText(text, name: "App/Screen.swift"),
    from: ProjectFiles(files.map { SourceText($0.1, name: $0.0) }))
}

/// The pieces that are borrowed, as `name file:line`.
func pieces(_ text: String, _ files: [(String, String)]) -> [String] {
  borrowing(text, files).pieces.map { "\($0.name) \($0.file):\($0.line)" }
}

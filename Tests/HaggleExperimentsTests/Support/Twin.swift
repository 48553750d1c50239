/// What is fine, and what looks much like it and is a mistake.
struct Twin {
  let fine: String
  let wrong: String
  /// What is found of the second, or how that begins.
  let finding: String
}

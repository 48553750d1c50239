/// What the catalog knows of one SwiftUI view or modifier: how its arguments are read, what it does.
package struct CatalogEntry: Sendable {
  /// What an argument is for, and so how the evaluator treats it.
  package enum Role: Sendable {
    /// Evaluated to a value.
    case value
    /// A view builder or a view: evaluated to views, and named like this in `CallArguments`.
    case content(String)
    /// Code that runs later or data without effect on the layout: not evaluated at all.
    case neutral
  }

  /// What it does to the layout here.
  package enum Effect: String, CaseIterable, Sendable {
    /// As SwiftUI does, by a verified or decompiled rule.
    case exact
    /// With a documented assumption, such as a metric.
    case assumed
    /// None: it passes every proposal and answer through.
    case neutral
  }

  package let name: String
  package let effect: Effect
  /// One sentence for docs/SCENARIOS.md and `--help`.
  package let summary: String
  /// The roles of labelled arguments and trailing closures; what is not named here is a value.
  package let roles: [String: Role]
  /// The role of an unlabelled closure or trailing closure.
  package let closureRole: Role

  package init(
    _ name: String, _ effect: Effect, _ summary: String, closure: Role = .content("content"),
    roles: [String: Role] = [:]
  ) {
    self.name = name
    self.effect = effect
    self.summary = summary
    self.closureRole = closure
    self.roles = roles
  }
}

/// The SwiftUI names that scenarios may use.
package enum Catalog {
  /// The view of that name, such as `HStack`; nil for what is not SwiftUI's or not known yet.
  package static func view(_ name: String) -> CatalogEntry? { views[name] }

  /// The modifier of that name, such as `frame`.
  package static func modifier(_ name: String) -> CatalogEntry? { modifiers[name] }

  static let views: [String: CatalogEntry] = [:]
  static let modifiers: [String: CatalogEntry] = [:]
}

import HaggleLayouts
import HaggleVocabulary

/// What the catalog knows of one SwiftUI view or modifier: how its arguments are read, what it
/// does. Every view that is made by it holds it.
package final class CatalogEntry: Sendable {
  /// What an argument is for, and so how the evaluator treats it.
  package enum Role: Sendable {
    /// Evaluated to a value.
    case value
    /// A view builder or a view: evaluated to views, and named like this in `CallArguments`.
    case content(String)
    /// What a binding holds: evaluated without a word where the text does not have it, not shown.
    case state
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
    /// SwiftUI may change the layout with it; haggle does not model that.
    case ignored
  }

  package let name: String
  /// The forms in which SwiftUI declares it.
  package let parameters: CallForms
  package let effect: Effect
  /// One sentence for docs/SCENARIOS.md and `--help`.
  package let summary: String
  /// The roles of labelled arguments and trailing closures; what is not named here is a value.
  package let roles: [String: Role]
  /// The role of an unlabelled closure or trailing closure.
  let closureRole: Role
  let traits: Traits
  /// The family of styles that decides what the control looks like.
  let style: ControlStyles.Family?
  /// What is drawn of it.
  let drawn: Drawn
  /// How it becomes nodes of a layout.
  let form: Form

  init(
    _ name: String, _ parameters: CallForms, _ effect: Effect, summary: String,
    closure: Role = .content("content"), roles: [String: Role] = [:], traits: Traits = [],
    style: ControlStyles.Family? = nil, drawn: Drawn = .nothing, form: Form
  ) {
    self.name = name
    self.parameters = parameters
    self.effect = effect
    self.traits = traits
    self.style = style
    self.summary = summary
    self.closureRole = closure
    self.drawn = drawn
    self.roles = roles
    self.form = form
  }

  /// What the evaluation or the lowering has to know of it besides its form.
  struct Traits: OptionSet {
    let rawValue: Int

    /// Builds what is on the screen, however much there is to show.
    static let lazy = Traits(rawValue: 1)
    /// Its closure builds a row for each element of its first argument.
    static let rowPerElement = Traits(rawValue: 2)
    /// A literal as its first argument is a `LocalizedStringKey`.
    static let titledByKey = Traits(rawValue: 4)
    /// A colour or a gradient; extensions give it all kinds of initialisers.
    static let style = Traits(rawValue: 8)
    static let shape = Traits(rawValue: 16)
    /// Of a shape it makes another shape that takes what it is proposed, whatever the shape itself
    /// would take.
    ///
    /// Source: verified (measured: swiftui-web shape/modifiers and shape/stroke, macOS 26.2); of
    /// the combinations of two shapes inferred.
    static let reshaping = Traits(rawValue: 32)
    /// What it makes of a shape is a shape.
    static let keepsShape = Traits(rawValue: 64)
    /// Keeps its shape when called without a style: `stroke(lineWidth: 2)`.
    static let keepsBareShape = Traits(rawValue: 128)
    /// Its name alone does not say that its base is a view: `size`, `map` and their like.
    static let ambiguous = Traits(rawValue: 256)
    /// Also a layout that a value may hold until it is called with its content: `HStackLayout()`.
    static let callable = Traits(rawValue: 512)
    /// Shows several elements beside each other in each of its lines.
    static let gridded = Traits(rawValue: 1024)
    /// Nothing is seen of it but the views that it is given.
    static let holding = Traits(rawValue: 2048)
    /// It makes no sense without content.
    static let needsContent = Traits(rawValue: 4096)
  }

  /// Lets a name be a pattern: `case .element("Text", let arguments)`.
  package static func ~= (name: String, entry: CatalogEntry) -> Bool { entry.name == name }

  /// Whether its arguments matter to the layout here.
  var hasEffect: Bool { effect == .exact || effect == .assumed }

  /// Whether it puts something beside its view that is no part of its size.
  var isLayered: Bool {
    if case .layered = form { true } else { false }
  }

  /// Whether nothing is seen of it but the views that it is given.
  var isHolder: Bool {
    switch form {
    case .container, .scroller, .group, .section, .gridRow: true
    default: traits.contains(.holding)
    }
  }

  /// Whether it changes how its view is drawn, and nothing of its size.
  var isAppearance: Bool {
    switch form {
    case .appearance, .shadow: true
    default: false
    }
  }

  /// How a view or modifier becomes nodes of a layout.
  enum Form: Sendable {
    /// A view without views in it.
    case leaf(@Sendable (Reading) -> any Layout)
    /// A container: the views of its builder are its children.
    case container(@Sendable (Reading) -> any Layout)
    /// A view around exactly one view; several are put into an implicit stack.
    case wrapper(@Sendable (Reading) -> any Layout)
    /// A modifier with a node of its own around each view that it is applied to.
    case modifier(@Sendable (Reading) -> any Layout)
    /// A modifier with something beside its view: a second one, or a colour where none is given.
    case layered(@Sendable (Reading) -> any Layout)
    /// A view whose content is built when it has its place.
    case late(@Sendable (Reading, @escaping Lowering.Late) -> any Layout)
    /// A container that scrolls: a wrapper that takes safe areas in.
    case scroller(@Sendable (Reading) -> any Layout)
    /// Changes what the views inside inherit; no node of its own.
    case inherited(@Sendable (Reading, inout Inherited) -> Void)
    /// Passes a trait of the view to its container; no node of its own.
    case trait(@Sendable (Reading, inout LayoutValues) -> String?)
    /// Changes in which colour the views inside are drawn; no node of its own.
    case look(Look.Change)
    /// Draws only what of the view is in a shape; no node of its own.
    case clip
    /// Casts a shadow, in a colour that may be a view; no node of its own.
    case shadow
    /// Changes how the view is drawn; no node of its own. Returns what to say of it.
    case appearance(@Sendable (Reading, inout Appearance) -> String?)
    /// Says where the view is hit; no node of its own. Nil where it says nothing of that.
    case hits(@Sendable (Reading) -> NodeRole?)
    /// The views of its builder, as if they were in its place.
    case group
    /// A header, the views of its builder, and a footer, as if they were in its place.
    case section
    /// The cells of one row of a grid.
    case gridRow
    /// A control, put together from its label and what it draws.
    case control(@Sendable (inout Lowering, ControlSite) -> [NodeID])
    /// Names the view: `.id("…")`.
    case label
    /// No effect on the layout, and no node.
    case neutral
  }
}

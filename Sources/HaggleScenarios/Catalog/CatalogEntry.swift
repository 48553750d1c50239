import HaggleLayouts
import HaggleVocabulary

/// A SwiftUI view or modifier: how its arguments are read, and what it does. Shared by all views
/// made with it.
package final class CatalogEntry: Sendable {
  /// The meaning of an argument, which determines its evaluation.
  package enum Role: Sendable {
    /// Evaluated to a value.
    case value
    /// A view builder or a view: evaluated to views, stored under this name in `CallArguments`.
    case content(String)
    /// A binding's value: evaluated without a diagnostic if unknown, and not displayed.
    case state
    /// Code that runs later or data without effect on the layout: not evaluated at all.
    case neutral
  }

  /// The effect on the layout in haggle.
  package enum Effect: String, CaseIterable, Sendable {
    /// As in SwiftUI, by a verified or decompiled rule.
    case exact
    /// With a documented assumption, such as a dimension.
    case assumed
    /// None: every proposal and answer is passed through.
    case neutral
    /// SwiftUI may change the layout with it; haggle does not model that.
    case ignored
  }

  package let name: String
  /// The forms in which SwiftUI declares it.
  package let parameters: CallForms
  package let effect: Effect
  /// A sentence for docs/SCENARIOS.md and `--help`.
  package let summary: String
  /// The roles of labelled arguments and trailing closures; other arguments are values.
  package let roles: [String: Role]
  /// The role of an unlabelled closure or trailing closure.
  let closureRole: Role
  let traits: Traits
  /// The family of styles that determines the control's appearance.
  let style: ControlStyles.Family?
  let drawn: Drawn
  /// How it becomes layout nodes.
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

  /// Properties used by evaluation and lowering, besides the form.
  struct Traits: OptionSet {
    let rawValue: Int

    /// Only builds visible content.
    static let lazy = Traits(rawValue: 1)
    /// Its closure builds a row for each element of its first argument.
    static let rowPerElement = Traits(rawValue: 2)
    /// A literal first argument is a `LocalizedStringKey`.
    static let titledByKey = Traits(rawValue: 4)
    /// A colour or gradient; extensions add many initialisers.
    static let style = Traits(rawValue: 8)
    static let shape = Traits(rawValue: 16)
    /// Applied to a shape, it makes another shape that takes its proposal.
    ///
    /// Source: verified (measured: swiftui-web shape/modifiers and shape/stroke, macOS 26.2); of
    /// the combinations of two shapes inferred.
    static let reshaping = Traits(rawValue: 32)
    /// Applied to a shape, it makes a shape.
    static let keepsShape = Traits(rawValue: 64)
    /// Keeps its shape when called without a style: `stroke(lineWidth: 2)`.
    static let keepsBareShape = Traits(rawValue: 128)
    /// Its name alone does not show that its base is a view: `size`, `map` and similar.
    static let ambiguous = Traits(rawValue: 256)
    /// Also a layout that can be stored before it is called with content: `HStackLayout()`.
    static let callable = Traits(rawValue: 512)
    /// Shows several elements per line.
    static let gridded = Traits(rawValue: 1024)
    /// Draws nothing itself.
    static let holding = Traits(rawValue: 2048)
    /// It makes no sense without content.
    static let needsContent = Traits(rawValue: 4096)
    /// It says how the bar of a navigation stack is, such as its title.
    static let namesBar = Traits(rawValue: 8192)
    /// Its content stands in the bars of a navigation stack.
    static let fillsBar = Traits(rawValue: 16384)
  }

  /// Lets a name be a pattern: `case .element("Text", let arguments)`.
  package static func ~= (name: String, entry: CatalogEntry) -> Bool { entry.name == name }

  /// Whether its arguments affect the layout here.
  var hasEffect: Bool { effect == .exact || effect == .assumed }

  /// Whether it adds layers that do not affect its view's size.
  var isLayered: Bool {
    if case .layered = form { true } else { false }
  }

  /// Whether it draws nothing itself.
  var isHolder: Bool {
    switch form {
    case .container, .scroller, .group, .section, .gridRow: true
    default: traits.contains(.holding)
    }
  }

  /// Whether its views stand in the container around it, as if written in its place.
  var isFlat: Bool {
    switch form {
    case .group, .section, .gridRow: true
    default: false
    }
  }

  /// Whether it changes how its view is drawn, but not its size.
  var isAppearance: Bool {
    switch form {
    case .appearance, .shadow: true
    default: false
    }
  }

  /// Whether a colour with it is still a style, and not a view (NEGOTIATION 11.7). An `id` is taken
  /// as a name alone.
  func isOfStyles(_ arguments: CallArguments) -> Bool {
    switch name {
    case "opacity", "blendMode", "id": true
    case "shadow": arguments.positional(0) != nil
    default: false
    }
  }

  /// How a view or modifier becomes layout nodes.
  enum Form: Sendable {
    /// A view without children.
    case leaf(@Sendable (Reading) -> any Layout)
    /// A container, whose children are the views of its builder.
    case container(@Sendable (Reading) -> any Layout)
    /// A view around exactly one view; several are put into an implicit stack.
    case wrapper(@Sendable (Reading) -> any Layout)
    /// A modifier with a node of its own around each modified view.
    case modifier(@Sendable (Reading) -> any Layout)
    /// A modifier that adds a layer: a secondary view, or a colour if there is none.
    case layered(@Sendable (Reading) -> any Layout)
    /// A view whose content is built after its placement.
    case late(@Sendable (Reading, @escaping Lowering.Late) -> any Layout)
    /// A scroll container: a wrapper that handles safe areas.
    case scroller(@Sendable (Reading) -> any Layout)
    /// Changes inherited values; no node of its own.
    case inherited(@Sendable (Reading, inout Inherited) -> Void)
    /// Sets a trait that the view passes to its container; no node of its own. Returns its
    /// description.
    case trait(@Sendable (Reading, inout LayoutValues) -> String?)
    /// Changes the inherited colour; no node of its own.
    case look(Look.Change)
    /// Clips the drawing to a shape; no node of its own.
    case clip
    /// Adds a shadow, whose colour may be a view; no node of its own.
    case shadow
    /// Changes how the view is drawn; no node of its own. Returns its description.
    case appearance(@Sendable (Reading, inout Appearance) -> String?)
    /// Changes where the view can be hit; no node of its own. Nil if it does not.
    case hits(@Sendable (Reading) -> NodeRole?)
    /// The views of its builder, as if written in its place.
    case group
    /// A header, the views of its builder and a footer, as if written in its place.
    case section
    /// The cells of one row of a grid.
    case gridRow
    /// A control, composed of its label and drawn parts.
    case control(@Sendable (inout Lowering, ControlSite) -> [NodeID])
    /// Names the view: `.id("…")`.
    case label
    /// Lets others follow its view, or its view another one; only the latter has a node.
    case matched
    /// No effect on the layout, and no node.
    case neutral
  }
}

import HaggleSyntax
import HaggleVocabulary

/// Edits of a written view that have one thing in common.
///
/// Each edit says of every byte that it keeps where it goes (`Rewriting`), so that `Counterparts`
/// finds the views again in the edited text.
protocol EditFamily {
  var view: WrittenPlace { get }
  var edits: [Edit] { get }
  init(view: WrittenPlace)
}

extension EditFamily {
  var outline: SourceOutline { view.outline }
  var newLine: String { view.newLine }
  var innerLine: String { view.innerLine }
}

extension WrittenPlace {
  /// Of equal edits the first is laid out: those that say which texts may be cut come before those
  /// that do not.
  private static var families: [any EditFamily.Type] {
    [
      YieldingEdits.self, ModifierEdits.self, ArgumentEdits.self, TrackEdits.self,
      RemovalEdits.self, OrderEdits.self, LayerEdits.self, ContainerEdits.self,
      StretchingEdits.self, GatheringEdits.self, ListRowEdits.self, RowEdits.self,
      ConditionEdits.self, CornerEdits.self, TurningEdits.self, SlotEdits.self, GridEdits.self,
      MeasuringEdits.self, OffsetEdits.self, QuotientEdits.self, TapEdits.self, ShapeEdits.self,
      FreePlaceEdits.self, ShareEdits.self, FieldEdits.self, ReadLengthEdits.self,
      PillEdits.self, MovedLayerEdits.self, AlikeEdits.self,
    ]
  }

  /// All edits of the view, its modifiers and its title.
  var edits: [Edit] {
    guard isView else { return GatheringEdits(view: self).edits }
    return Self.families.flatMap { $0.init(view: self).edits } + (title?.edits ?? [])
  }

  /// Whether it is a view, not a value or function.
  private var isView: Bool {
    (name.isTypeName || isProperty)
      && (isStatement || Self.holders.contains(parent.map { outline[$0].name } ?? ""))
  }

  /// Whether it is a displayed property, such as the content of a modifier or the label of a style,
  /// rather than a function call.
  private var isProperty: Bool {
    let text = outline.text(base.span)
    return isStatement && !text.hasSuffix(")") && !text.hasSuffix("}")
  }

  /// Modifiers that take a view as an argument.
  private static let holders: Set = ["background", "overlay", "mask", "safeAreaInset"]
}

import HaggleLanguage
import HaggleVocabulary

// Lists, scroll views and controls.
extension Catalog {
  static let listLookModifiers = neutral(
    "How lists look",
    """
    alternatingRowBackgrounds(_:) collapsible(_:) indexViewStyle(_:) listItemTint(_:)
    listRowBackground(_:)
    listRowHoverEffect(_:) listRowHoverEffectDisabled(_:) listRowPlatterColor(_:)
    listRowSeparator(_:edges:) listRowSeparatorTint(_:edges:) listSectionIndexVisibility(_:)
    listSectionSeparator(_:edges:) listSectionSeparatorTint(_:edges:) refreshable(action:)
    sectionIndexLabel(_:) tableColumnHeaders(_:) tableStyle(_:)
    """)

  static let scrollBehaviour = CatalogGroup(
    "How views scroll",
    neutralEntries([], scrolling)
      + neutralEntries(
        [], "scrollContentBackground(_:)",
        form: .inherited { reading, inherited in
          inherited.controls.hidesGround = reading.value(at: 0)?.memberName == "hidden"
        })
      + neutralEntries(
        [], "scrollTargetBehavior(_:)",
        form: .inherited { reading, inherited in
          inherited.scrolling.isPaging = reading.value(at: 0)?.memberName == "paging"
        }))

  private static let scrolling = """
    scrollBounceBehavior(_:axes:)
    scrollDisabled(_:) scrollEdgeEffectHidden(_:for:) scrollEdgeEffectStyle(_:for:)
    scrollIndicators(_:axes:) scrollIndicatorsFlash(onAppear:) (trigger:)
    scrollInputBehavior(_:for:) scrollPosition(initialAnchor:) (_:anchor:) (id:anchor:)
    scrollTarget(isEnabled:) scrollTargetLayout(isEnabled:)
    """

  static let controlLook = CatalogGroup(
    "How controls look",
    neutralEntries([], controlEffects)
      + neutralEntries(
        [], "buttonBorderShape(_:)",
        form: .inherited { reading, inherited in
          inherited.controls.bezelOutline = reading.value(at: 0)?.bezelOutline
        }))

  private static let controlEffects = """
    badgeProminence(_:) buttonRepeatBehavior(_:) menuButtonStyle(_:)
    menuOrder(_:) paletteSelectionEffect(_:) signInWithAppleButtonStyle(_:)
    sliderThumbVisibility(_:) textEditorStyle(_:)
    """
}

extension Value {
  /// `.capsule`, `.roundedRectangle(radius: 12)`; nil for the platform's default.
  fileprivate var bezelOutline: Appearance.Outline? {
    guard case .member(_, let name, let arguments) = self else { return nil }
    switch name {
    case "capsule": return .capsule
    case "circle": return .ellipse
    case "roundedRectangle":
      return arguments?["radius"]?.length.map {
        .rounded($0.finiteOrZero)
      }
    default: return nil
    }
  }
}

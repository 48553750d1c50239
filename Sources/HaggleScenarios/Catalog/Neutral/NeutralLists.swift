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

  static let scrollBehaviour = neutral(
    "How views scroll",
    """
    scrollBounceBehavior(_:axes:) scrollContentBackground(_:)
    scrollDisabled(_:) scrollEdgeEffectHidden(_:for:) scrollEdgeEffectStyle(_:for:)
    scrollIndicators(_:axes:) scrollIndicatorsFlash(onAppear:) (trigger:)
    scrollInputBehavior(_:for:) scrollPosition(initialAnchor:) (_:anchor:) (id:anchor:)
    scrollTarget(isEnabled:) scrollTargetBehavior(_:) scrollTargetLayout(isEnabled:)
    """)

  static let controlLook = neutral(
    "How controls look",
    """
    badgeProminence(_:) buttonBorderShape(_:) buttonRepeatBehavior(_:) menuButtonStyle(_:)
    menuOrder(_:) paletteSelectionEffect(_:) signInWithAppleButtonStyle(_:)
    sliderThumbVisibility(_:) textEditorStyle(_:)
    """)
}

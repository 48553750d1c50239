// Data of views: identity, accessibility and similar.
extension Catalog {
  static let dataModifiers = neutral(
    "Data and preferences",
    """
    anchorPreference(key:value:transform:) containerValue(_:_:) defaultAppStorage(_:)
    deleteDisabled(_:) dynamicIsland(verticalPlacement:) environmentObject(_:) equatable()
    modelContainer(_:) (for:inMemory:isAutosaveEnabled:isUndoEnabled:onSetup:) modelContext(_:)
    moveDisabled(_:) onDelete(perform:) onInsert(of:perform:) onMove(perform:)
    preference(key:value:) sectionActions(content:) selectionDisabled(_:)
    tag(_:includeOptional:) transformAnchorPreference(key:value:transform:)
    transformEnvironment(_:transform:) transformPreference(_:_:)
    """)

  static let accessibilityModifiers = neutral(
    "Accessibility",
    """
    accessibility(activationPoint:) (addTraits:) (hidden:) (hint:) (identifier:) (inputLabels:)
    (label:) (removeTraits:) (selectionIdentifier:) (sortPriority:) (value:)
    accessibilityAction(_:_:) (action:label:) (named:_:) accessibilityActions(_:) (category:_:)
    accessibilityActivationPoint(_:isEnabled:) accessibilityAddTraits(_:)
    accessibilityAdjustableAction(_:) accessibilityChartDescriptor(_:)
    accessibilityChildren(children:) accessibilityCustomContent(_:_:importance:)
    accessibilityDefaultFocus(_:_:) accessibilityDirectTouch(_:options:)
    accessibilityDragPoint(_:description:isEnabled:)
    accessibilityDropPoint(_:description:isEnabled:) accessibilityElement(children:)
    accessibilityFocused(_:equals:) accessibilityHeading(_:) accessibilityHidden(_:isEnabled:)
    accessibilityHint(_:isEnabled:) accessibilityIdentifier(_:isEnabled:)
    accessibilityIgnoresInvertColors(_:) accessibilityInputLabels(_:isEnabled:)
    accessibilityLabel(content:) (_:isEnabled:) accessibilityLabeledPair(role:id:in:)
    accessibilityLinkedGroup(id:in:) accessibilityQuickAction(style:isActive:content:)
    accessibilityRemoveTraits(_:) accessibilityRepresentation(representation:)
    accessibilityRespondsToUserInteraction(_:isEnabled:) accessibilityRotor(_:textRanges:)
    (_:entries:entryID:entryLabel:) accessibilityRotorEntry(id:in:)
    accessibilityScrollAction(_:) accessibilityScrollStatus(_:isEnabled:)
    accessibilityShowsLargeContentViewer(_:) accessibilitySortPriority(_:)
    accessibilityTextContentType(_:) accessibilityValue(_:isEnabled:)
    accessibilityZoomAction(_:) assistiveAccessNavigationIcon(_:) (systemImage:) help(_:)
    """)

  static let previewModifiers = neutral(
    "Previews",
    """
    previewContext(_:) previewDevice(_:) previewDisplayName(_:) previewInterfaceOrientation(_:)
    previewLayout(_:)
    """)
}

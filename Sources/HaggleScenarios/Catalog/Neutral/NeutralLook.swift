import HaggleLanguage

// The look of views: colour, effects, shapes, symbols, texts.
extension Catalog {
  static let colourModifiers = CatalogGroup(
    "Colours and effects",
    neutralEntries([], colourEffects)
      + neutralEntries(
        [], "foregroundColor(_:) foregroundStyle(_:_:_:) (by:)", form: .look(.foreground))
      + neutralEntries([], "accentColor(_:) tint(_:)", form: .look(.tint))
      + neutralEntries(
        [], "disabled(_:)",
        form: .inherited { reading, inherited in
          if reading.value(at: 0)?.boolean == true { inherited.look.isDisabled = true }
        })
      + neutralEntries(
        [], "redacted(reason:)",
        form: .inherited { reading, inherited in
          if reading.value("reason")?.names("placeholder") == true {
            inherited.look.isRedacted = true
          }
        })
      + neutralEntries(
        [], "unredacted()", form: .inherited { $1.look.isRedacted = false })
      + neutralEntries(
        [], "preferredColorScheme(_:) colorScheme(_:)",
        form: .inherited { reading, inherited in
          guard let isDark = reading.value(at: 0)?.isDarkScheme else { return }
          inherited.look.palette.isDark = isDark
        }))

  private static let colourEffects = """
    allowedDynamicRange(_:) backgroundExtensionEffect(isEnabled:)
    backgroundStyle(_:) blendMode(_:) breakthroughEffect(_:) brightness(_:)
    colorEffect(_:isEnabled:) colorInvert() colorMultiply(_:) compositingGroup()
    containerShape(_:) contrast(_:) distortionEffect(_:maxSampleOffset:isEnabled:)
    drawingGroup(opaque:colorMode:) geometryGroup() glassBackgroundEffect(_:in:displayMode:) glassEffect(_:in:)
    glassEffectID(_:in:) glassEffectTransition(_:) glassEffectUnion(id:namespace:) grayscale(_:)
    hueRotation(_:) invalidatableContent(_:) layerEffect(_:maxSampleOffset:isEnabled:)
    luminanceToAlpha() materialActiveAppearance(_:)
    perspectiveRotationEffect(_:axis:anchor:anchorZ:perspective:)
    privacySensitive(_:) projectionEffect(_:)
    rotation3DEffect(_:axis:anchor:anchorZ:perspective:) saturation(_:) transformEffect(_:)
    visualEffect(_:)
    """

  static let shapeModifiers = CatalogGroup(
    "Shapes",
    neutralEntries([], "fill(_:style:)", form: .look(.fill))
      + neutralEntries([.reshaping, .keepsShape], "inset(by:)")
      + neutralEntries(
        .keepsBareShape, "stroke(_:lineWidth:antialiased:) (_:style:antialiased:)",
        form: .look(.stroke))
      + neutralEntries(
        .reshaping, "strokeBorder(_:lineWidth:antialiased:) (_:style:antialiased:)",
        form: .look(.strokeBorder))
      + neutralEntries(.keepsShape, "trim(from:to:)"))

  static let shapeOperations = neutral(
    "Operations on shapes", traits: [.ambiguous, .reshaping, .keepsShape],
    """
    intersection(_:eoFill:) lineIntersection(_:eoFill:) lineSubtraction(_:eoFill:)
    rotation(_:anchor:) size(_:) (width:height:)
    subtracting(_:eoFill:) symmetricDifference(_:eoFill:) transform(_:) union(_:eoFill:)
    """)

  static let symbolModifiers = neutral(
    "Images and symbols",
    """
    antialiased(_:) flipsForRightToLeftLayoutDirection(_:) interpolation(_:) renderingMode(_:)
    symbolColorRenderingMode(_:) symbolEffect(_:options:isActive:) (_:options:value:)
    symbolEffectsRemoved(_:) symbolRenderingMode(_:) symbolVariableValueMode(_:)
    """)

  static let textLookModifiers = neutral(
    "How texts look",
    """
    allowsTightening(_:) attributedTextFormattingDefinition(_:) customAttribute(_:) italic(_:)
    monospacedDigit() speechAdjustedPitch(_:)
    speechAlwaysIncludesPunctuation(_:) speechAnnouncementsQueued(_:)
    speechSpellsOutCharacters(_:) strikethrough(_:pattern:color:)
    textInputFormattingControlVisibility(_:for:) textRenderer(_:) textSelection(_:)
    textSelectionAffinity(_:) textVariant(_:)
    typesettingLanguage(_:isEnabled:) underline(_:pattern:color:) writingDirection(strategy:)
    writingToolsAffordanceVisibility(_:) writingToolsBehavior(_:)
    """)

  static let motionModifiers = neutral(
    "Animations and transitions",
    """
    animation(_:) (_:value:) (_:body:) contentTransition(_:)

    matchedTransitionSource(id:in:configuration:) navigationTransition(_:)
     scrollTransition(_:axis:transition:)
    (topLeading:bottomTrailing:axis:transition:) sensoryFeedback(trigger:_:)
    (_:trigger:condition:) transaction(_:) (_:body:) (value:_:) transition(_:)
    """)
}

extension Value {
  /// Whether it is an option of that name, or has it among others.
  fileprivate func names(_ option: String) -> Bool {
    if case .array(let options) = self { return options.contains { $0.memberName == option } }
    return memberName == option
  }
}

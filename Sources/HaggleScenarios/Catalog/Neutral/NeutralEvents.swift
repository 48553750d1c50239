import HaggleLanguage

// Reactions of views to events.
extension Catalog {
  static let eventModifiers = neutral(
    "What happens to a view",
    """
    allowsWindowActivationEvents(_:)
    handlesExternalEvents(matching:) (preferring:allowing:) interactionActivityTrackingTag(_:)
    onAppIntentExecution(_:perform:) onAppear(perform:)
    onCameraCaptureEvent(isEnabled:defaultSoundDisabled:action:)
    (isEnabled:defaultSoundDisabled:primaryAction:secondaryAction:)
    (isEnabled:primaryAction:secondaryAction:) onChange(of:perform:) (of:initial:_:)
    onContinueUserActivity(_:perform:) onContinuousHover(coordinateSpace:perform:)
    onDisappear(perform:) onGeometryChange(for:of:action:) onHover(perform:)
    onInteractiveResizeChange(_:) onOpenURL(perform:) (prefersInApp:)
    onPreferenceChange(_:perform:) onReceive(_:perform:) onScrollGeometryChange(for:of:action:)
    onScrollPhaseChange(_:) onScrollTargetVisibilityChange(idType:threshold:_:)
    onScrollVisibilityChange(threshold:_:) onSubmit(of:_:) onWorldRecenter(action:)
    submitScope(_:) task(priority:_:) (id:priority:_:) (id:name:priority:file:line:_:)
    (name:executorPreference:priority:file:line:action:)
    (id:name:executorPreference:priority:file:line:_:) userActivity(_:element:_:)
    (_:isActive:_:)
    """)

  static let gestureModifiers = neutral(
    "Gestures and pointers",
    """
    defaultHoverEffect(_:) defersSystemGestures(on:) focusEffectDisabled(_:)
    gesture(_:including:) (_:name:isEnabled:) handGestureShortcut(_:isEnabled:)
    handPointerBehavior(_:) highPriorityGesture(_:including:) (_:name:isEnabled:)
    hoverEffect(_:in:isEnabled:) (in:isEnabled:body:) hoverEffectDisabled(_:)
    hoverEffectGroup(_:) (id:in:behavior:)
    onLongTouchGesture(minimumDuration:perform:onTouchingChanged:) onPencilDoubleTap(perform:)
    onPencilSqueeze(perform:) pointerStyle(_:)
    pointerVisibility(_:) simultaneousGesture(_:including:) (_:name:isEnabled:)
    """)

  /// Modifiers for hit testing. A `contentShape` for other kinds, such as a preview's, has no
  /// effect on taps.
  static let hitModifiers = CatalogGroup(
    "Taps",
    neutralEntries(
      [],
      """
      onLongPressGesture(minimumDuration:maximumDistance:perform:onPressingChanged:)
      (minimumDuration:maximumDistance:pressing:perform:)
      onTapGesture(count:coordinateSpace:perform:)
      """, form: .hits { _ in .reactsToContent })
      + neutralEntries(
        [], "contentShape(_:_:eoFill:)",
        form: .hits { $0.isShapeOfPreview ? nil : .takesHits })
      + neutralEntries(
        [], "allowsHitTesting(_:)",
        form: .hits { reading in
          if case .boolean(true)? = reading.value(at: 0) { nil } else { .letsHitsThrough }
        }))

  static let focusModifiers = neutral(
    "Focus, keyboards and commands",
    """
    autocapitalization(_:) autocorrectionDisabled(_:) defaultFocus(_:_:priority:)
    digitalCrownAccessory(_:) (content:)
    digitalCrownRotation(_:from:through:by:sensitivity:isContinuous:isHapticFeedbackEnabled:)
    (_:from:through:sensitivity:isContinuous:isHapticFeedbackEnabled:onChange:onIdle:)
    (detent:from:through:by:sensitivity:isContinuous:isHapticFeedbackEnabled:onChange:onIdle:)
    disableAutocorrection(_:) findDisabled(_:) findNavigator(isPresented:) focusScope(_:)
    focusSection() focusable(_:interactions:) (_:onFocusChange:) focused(_:equals:)
    focusedObject(_:) focusedSceneObject(_:) focusedSceneValue(_:_:) focusedValue(_:_:)
    handlesGameControllerEvents(matching:withOptions:)
    keyboardShortcut(_:modifiers:localization:) keyboardType(_:) onCommand(_:perform:)
    onCopyCommand(perform:) onCutCommand(perform:) onDeleteCommand(perform:)
    onExitCommand(perform:) onKeyPress(_:phases:action:) (characters:phases:action:)
    (keys:phases:action:) onModifierKeysChanged(mask:initial:_:) onMoveCommand(perform:)
    onPasteCommand(of:validator:perform:) onPlayPauseCommand(perform:)
    pageCommand(value:in:step:) prefersDefaultFocus(_:in:) replaceDisabled(_:)
    scrollDismissesKeyboard(_:) searchFocused(_:equals:) submitLabel(_:) textContentType(_:)
    textInputAutocapitalization(_:) textInputCompletion(_:) textInputSuggestions(_:)
    (_:content:) (_:id:content:) touchBar(_:) (content:) touchBarCustomizationLabel(_:)
    touchBarItemPresence(_:) touchBarItemPrincipal(_:) typeSelectEquivalent(_:)
    """)

  static let dragModifiers = neutral(
    "Drag and drop",
    """
    copyable(_:) cuttable(for:action:) dragConfiguration(_:) dragContainer(for:in:_:)
    (for:itemID:in:_:) (for:selection:in:_:) dragContainerSelection(_:containerNamespace:)
    dragPreviewsFormation(_:) draggable(_:preview:) (_:containerNamespace:_:)
    (_:id:containerNamespace:_:) (_:id:item:containerNamespace:)
    (containerItemID:containerNamespace:) dropConfiguration(_:)
    dropDestination(for:action:isTargeted:) (for:isEnabled:action:) dropPreviewsFormation(_:)
    exportableToServices(_:onEdit:) exportsItemProviders(_:onExport:onEdit:)
    importableFromServices(for:action:) importsItemProviders(_:onImport:) itemProvider(_:)
    onDrag(_:preview:) onDragSessionUpdated(_:) onDrop(of:delegate:) (of:isTargeted:perform:)
    onDropSessionUpdated(_:) pasteDestination(for:action:validator:) springLoadingBehavior(_:)
    """)
}

extension Reading {
  /// Whether a content shape is for something other than taps, such as dragging.
  fileprivate var isShapeOfPreview: Bool {
    guard case .member(_, let name, _)? = value(at: 0) else { return false }
    return ["dragPreview", "contextMenuPreview", "hoverEffect", "focusEffect", "accessibility"]
      .contains(name)
  }
}

extension Catalog {
  /// Whether `name` is a type of Apple's that is no view and whose values are only passed on:
  /// gestures, transitions, styles, keyframes, what maps are told.
  static func isValue(_ name: String) -> Bool { isStyle(name) || values.contains(name) }

  private static let values = Set(
    """
    TapGesture LongPressGesture DragGesture MagnificationGesture MagnifyGesture RotationGesture
    RotateGesture RotateGesture3D SpatialTapGesture SpatialEventGesture WindowDragGesture
    SequenceGesture SimultaneousGesture ExclusiveGesture AnyGesture GestureMask
    OpacityTransition MoveTransition OffsetTransition PushTransition ScaleTransition
    SlideTransition AsymmetricTransition BlurReplaceTransition SymbolEffectTransition
    IdentityTransition
    AnyGradient ImagePaint HierarchicalShapeStyle ForegroundStyle BackgroundStyle TintShapeStyle
    SelectionShapeStyle SeparatorShapeStyle LinkShapeStyle PlaceholderTextShapeStyle
    WindowBackgroundShapeStyle Glass
    VerticalEdge HorizontalEdge HorizontalEdge.Set VerticalEdge.Set TextAlignment ControlSize
    ScenePadding ContentMarginPlacement ScrollAnchorRole PinnedScrollableViews Prominence
    KeyframeTrack CubicKeyframe LinearKeyframe SpringKeyframe MoveKeyframe
    KeyEquivalent KeyboardShortcut EventModifiers ScrollPosition SearchFieldPlacement
    ToolbarItemPlacement NavigationPath AccessibilityTraits MatchedGeometryProperties
    MapCameraPosition MapCamera MapCameraBounds MapStyle MKCoordinateRegion MKCoordinateSpan
    CLLocationCoordinate2D MKMapRect NSImage CGImage CIImage NSColor NSFont Measurement
    """.split(whereSeparator: \.isWhitespace).map(String.init))
}

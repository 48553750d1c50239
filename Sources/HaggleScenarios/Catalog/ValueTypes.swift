extension Catalog {
  /// Whether `name` is an Apple type that is no view and is only passed on: gestures, transitions,
  /// styles, keyframes, map content.
  static func isValue(_ name: String) -> Bool { isStyle(name) || values.contains(name) }

  /// The type of all that a modifier of SwiftUI takes; nil where there are several.
  static func onlyType(of modifier: String) -> String? {
    switch modifier {
    case "font": "Font"
    case "foregroundColor", "accentColor": "Color"
    default: nil
    }
  }

  /// Whether some view or modifier of SwiftUI takes values of a type, or of what conforms to it.
  static func mayTake(_ type: String) -> Bool {
    type.contains(".") || values.contains(type) || others.contains(type)
      || endings.contains { type.hasSuffix($0) }
  }

  private static let endings = [
    "Style", "View", "Shape", "Transition", "Effect", "Placement", "Mode", "Behavior", "Modifier",
    "Layout", "Gesture", "Color", "Configuration", "Policy", "Alignment", "Visibility",
  ]

  private static let others: Set<String> = [
    "LocalizedStringKey", "LocalizedStringResource", "StringProtocol", "Optional", "Binding",
    "BinaryFloatingPoint", "FloatingPoint", "ParseStrategy", "UTType", "Tip", "Hashable",
  ]

  private static let values = Set(
    """
    Alignment HorizontalAlignment VerticalAlignment UnitPoint GridItem EdgeInsets Edge Axis Angle
    Font Animation AnyTransition Gradient StrokeStyle AlignmentID LayoutDirection ColorScheme
    ContentMode Image.Scale RoundedCornerStyle IndexSet Namespace ViewSpacing FillStyle ShadowStyle
    Transaction PresentationDetent UIColor UIFont UIImage NSAttributedString PreviewLayout
    PreviewDevice WidgetPreviewContext DynamicTypeSize UserInterfaceSizeClass AnyShapeStyle AnyShape
    Material BlendMode Visibility TextInputAutocapitalization Selector IndexPath SIMD2
    CGAffineTransform CGVector Notification Decimal Data LayoutProperties LayoutPriority
    SafeAreaRegions Spring Anchor GeometryProxy Axis.Set Edge.Set KeyPathComparator SortDescriptor
    UIEdgeInsets NSEdgeInsets CGColor UIBezierPath CGPath TimeZone UnitLength UnitMass
    UnitTemperature UnitDuration UnitAngle UnitVolume UnitSpeed UnitEnergy UnitInformationStorage
    DateInterval PersonNameComponents Date.FormatStyle Date.ISO8601FormatStyle
    FloatingPointFormatStyle IntegerFormatStyle Duration
    ComparisonResult UIUserInterfaceIdiom UIDeviceOrientation UIInterfaceOrientation NSError NSRange
    SIMD3 SIMD4 Color.Resolved ContentSizeCategory PresentationMode EditMode ScenePhase UIRectCorner
    NSAttributedString.Key Edge3D UIBlurEffect CAMediaTimingFunction CALayer NSPredicate
    NSSortDescriptor
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
    RectangleCornerRadii
    CLLocationCoordinate2D MKMapRect NSImage CGImage CIImage NSColor NSFont Measurement
    """.split(whereSeparator: \.isWhitespace).map(String.init))
}

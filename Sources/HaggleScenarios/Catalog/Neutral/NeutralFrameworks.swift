// Modifiers from other Apple frameworks.
extension Catalog {
  static let chartModifiers = neutral(
    "Charts",
    """
    chart3DCameraProjection(_:) chart3DPose(_:) chart3DRenderingStyle(_:)
    chartAngleSelection(_:) chartBackground(alignment:content:) chartForegroundStyleScale(_:)
    (domain:mapping:) (domain:range:type:) chartGesture(_:) chartLegend(_:)
    (position:alignment:spacing:content:) chartLineStyleScale(_:) (domain:mapping:)
    (domain:range:) chartOverlay(alignment:content:) chartPlotStyle(content:)
    chartScrollPosition(initialX:) (initialY:) (x:) (y:) chartScrollTargetBehavior(_:)
    chartScrollableAxes(_:) chartSymbolScale(_:) (domain:mapping:) (domain:range:)
    chartSymbolSizeScale(_:) (domain:mapping:) (domain:range:type:) chartXAxis(_:) (content:)
    chartXAxisLabel(_:position:alignment:spacing:) (position:alignment:spacing:content:)
    chartXAxisStyle(content:) chartXScale(domain:range:type:) chartXSelection(range:) (value:)
    chartXVisibleDomain(length:start:) chartYAxis(_:) (content:)
    chartYAxisLabel(_:position:alignment:spacing:) (position:alignment:spacing:content:)
    chartYAxisStyle(content:) chartYScale(domain:range:type:) chartYSelection(range:) (value:)
    chartYVisibleDomain(length:start:) chartZAxis(_:) (content:)
    chartZAxisLabel(_:position:alignment:spacing:) (position:alignment:spacing:content:)
    chartZScale(domain:range:type:) chartZSelection(range:) (value:)
    """)

  static let markModifiers = neutral(
    "Marks of charts and content of maps", traits: .ambiguous,
    """
    alignsMarkStylesWithPlotArea(_:)
    annotation(position:alignment:spacing:overflowResolution:content:) annotationSubtitles(_:)
    annotationTitles(_:) interpolationMethod(_:) lineStyle(_:) (by:) mapOverlayLevel(level:)
    strokeStyle(style:) symbol(_:) (by:) (symbol:) symbolSize(_:) (by:)
    """)

  static let mapModifiers = neutral(
    "Maps",
    """
    lookAroundViewer(isPresented:initialScene:allowsNavigation:showsRoadLabels:\
    pointsOfInterest:onDismiss:)
    (isPresented:scene:allowsNavigation:showsRoadLabels:pointsOfInterest:onDismiss:)
    mapCameraKeyframeAnimator(trigger:keyframes:) mapControlVisibility(_:) mapControls(_:)
    mapFeatureSelectionAccessory(_:) mapFeatureSelectionContent(content:)
    mapFeatureSelectionDisabled(_:)
    mapItemDetailPopover(isPresented:item:displaysMap:attachmentAnchor:arrowEdge:)
    (item:displaysMap:attachmentAnchor:arrowEdge:)
    mapItemDetailSheet(isPresented:item:displaysMap:) mapScope(_:) mapStyle(_:)
    onMapCameraChange(frequency:_:)
    """)

  static let webModifiers = neutral(
    "Web views",
    """
    webViewBackForwardNavigationGestures(_:) webViewContentBackground(_:)
    webViewContextMenu(menu:) webViewElementFullscreenBehavior(_:) webViewLinkPreviews(_:)
    webViewMagnificationGestures(_:) webViewOnScrollGeometryChange(for:of:action:)
    webViewScrollInputBehavior(_:for:) webViewScrollPosition(_:) webViewTextSelection(_:)
    """)

  static let spatialModifiers = neutral(
    "Space (visionOS)",
    """
    immersiveEnvironmentPicker(content:)
    manipulable(coordinateSpace:operations:inertia:isEnabled:onChanged:)
    (transform:coordinateSpace:operations:inertia:isEnabled:onChanged:) (using:)
    manipulationGesture(updating:coordinateSpace:operations:inertia:isEnabled:onChanged:)
    onGeometryChange3D(for:of:action:) onImmersionChange(initial:_:)
    onVolumeViewpointChange(updateStrategy:initial:_:)
    ornament(visibility:attachmentAnchor:contentAlignment:ornament:)
    preferredSurroundingsEffect(_:) realityViewCameraControls(_:) realityViewLayoutBehavior(_:)
    spatialOverlay(alignment:content:) spatialOverlayPreferenceValue(_:alignment:_:)
    supportedVolumeViewpoints(_:) transform3DEffect(_:) upperLimbVisibility(_:)
    visualEffect3D(_:) volumeBaseplateVisibility(_:)
    """)
}

import HaggleLayouts
import HaggleSyntax

// Views of other frameworks, and views that draw themselves.
extension Catalog {
  /// Views without layout inside: they take their proposal.
  static let greedyViews =
    framework(greedyNames, "Takes what it is proposed.") { $0.greedy($1) }
    + framework(stripNames, "As wide as it may be, 44 points high.") { $0.strip($1) }
    + titledNames.map(titled)

  private static func titled(
    _ name: String, _ forms: CallForms, _ title: String
  ) -> CatalogEntry {
    let label: [String: CatalogEntry.Role] =
      forms.labels.contains("label") ? ["label": .content("label")] : [:]
    return CatalogEntry(
      name, forms, .assumed, summary: "Its label, or a button called \(title).",
      closure: label["label"] ?? .neutral, roles: laterRoles.merging(label) { $1 },
      form: .control { $0.ownLabel(or: title, $1) })
  }

  private static func framework(
    _ table: String, _ summary: String,
    _ build: @escaping @Sendable (inout Lowering, ControlSite) -> [NodeID]
  ) -> [CatalogEntry] {
    rows(table).map { name, forms in
      CatalogEntry(
        name, CallForms(forms), .assumed, summary: summary, closure: .neutral, roles: laterRoles,
        traits: name == "Table" ? [.lazy] : [], form: .control(build))
    }
  }

  private static let greedyNames = """
    Canvas(opaque:colorMode:rendersAsynchronously:renderer:symbols:)
    Map(content:) (bounds:interactionModes:scope:content:)
    (bounds:interactionModes:selection:scope:content:)
    (initialPosition:bounds:interactionModes:selection:scope:content:)
    (position:bounds:interactionModes:selection:scope:content:)
    (coordinateRegion:interactionModes:showsUserLocation:userTrackingMode:annotationItems:\
    annotationContent:)
    (mapRect:interactionModes:showsUserLocation:userTrackingMode:annotationItems:annotationContent:)
    Chart(content:) (_:content:) (_:id:content:) Chart3D(content:) (_:content:) (_:id:content:)
    VideoPlayer(player:videoOverlay:)
    SpriteView(scene:transition:isPaused:preferredFramesPerSecond:options:debugOptions:shouldRender:)
    SceneView(scene:pointOfView:options:preferredFramesPerSecond:antialiasingMode:delegate:technique:)
    Table(_:children:selection:sortOrder:columnCustomization:columns:rows:)
    (of:selection:sortOrder:columnCustomization:columns:rows:)
    WebView(_:) (url:) RealityView(make:update:attachments:placeholder:)
    Model3D(named:bundle:content:placeholder:) (url:content:placeholder:)
    (named:bundle:transaction:content:) (url:transaction:content:)
    SignInWithAppleButton(_:onRequest:onCompletion:) GeometryReader3D(content:)
    LookAroundPreview(initialScene:allowsNavigation:showsRoadLabels:pointsOfInterest:badgePosition:)
    (scene:allowsNavigation:showsRoadLabels:pointsOfInterest:badgePosition:)
    StoreView(products:prefersPromotionalIcon:icon:)
    (ids:prefersPromotionalIcon:icon:placeholderIcon:)
    SubscriptionStoreView(productIDs:marketingContent:) (subscriptions:marketingContent:)
    (groupID:visibleRelationships:marketingContent:) (groupID:visibleRelationships:content:)
    SubscriptionOfferView(id:placeholderIcon:icon:) (_:prefersPromotionalIcon:icon:)
    CameraView(source:) DeviceActivityReport(_:filter:) DocumentLaunchView(_:for:_:background:)
    PDFView() ArtworkImage(_:width:) (_:height:) (_:width:height:) PayLaterView(amount:)
    AccessoryWidgetBackground()
    """

  private static let stripNames = """
    TipView(_:arrowEdge:action:) (_:isPresented:arrowEdge:action:)
    SiriTipView(intent:isVisible:) ShortcutsLink(action:)
    ProductView(_:prefersPromotionalIcon:icon:)
    (id:prefersPromotionalIcon:icon:placeholderIcon:)
    PayWithApplePayButton(_:action:fallback:)
    (_:request:onPaymentAuthorizationChange:onMerchantSessionRequested:fallback:)
    AddPassToWalletButton(action:) (_:onCompletion:)
    VerifyIdentityWithWalletButton(_:action:) (_:request:onCompletion:fallback:)
    ContactAccessButton(queryString:ignoredEmails:ignoredPhoneNumbers:approvalCallback:)
    """

  private static let titledNames: [(String, CallForms, String)] = [
    (
      "PasteButton",
      """
      (payloadType:onPaste:) (supportedContentTypes:payloadAction:)
      (supportedContentTypes:validator:payloadAction:) (supportedTypes:validator:payloadAction:)
      """, "Paste"
    ),
    ("SettingsLink", "() (label:)", "Settings…"),
    ("HelpLink", "(action:) (anchor:) (anchor:book:) (destination:)", "?"),
    ("TextFieldLink", "(_:prompt:onSubmit:) (prompt:label:onSubmit:)", "Text"),
    ("NewDocumentButton", "(_:contentType:prepareDocumentURL:)", "Create Document"),
    ("WindowVisibilityToggle", "(windowID:) (windowID:label:)", "Show Window"),
    ("LocationButton", "(_:action:)", "Current Location"),
    ("MapUserLocationButton", "(scope:)", "⌖"), ("MapCompass", "(scope:)", "N"),
    ("MapPitchToggle", "(scope:)", "3D"), ("MapPitchButton", "(scope:)", "3D"),
    ("MapScaleView", "(anchorEdge:scope:)", "100 m"), ("MapZoomStepper", "(scope:)", "−+"),
    ("MapPitchSlider", "(scope:)", "3D"),
  ]

  private static let laterRoles = Dictionary(
    uniqueKeysWithValues: [
      "columns", "rows", "content", "symbols", "renderer", "selection", "sortOrder", "player",
      "videoOverlay", "scene", "position", "coordinateRegion", "annotationItems",
      "annotationContent", "onRequest", "onCompletion", "payloadType", "onPaste", "update",
      "make", "initialPosition", "bounds", "interactionModes", "scope", "url", "placeholder",
      "options", "delegate", "showsUserLocation", "userTrackingMode", "attachments", "icon",
      "placeholderIcon", "marketingContent", "action", "fallback", "onSubmit", "prompt",
      "supportedContentTypes", "supportedTypes", "validator", "payloadAction", "anchor", "book",
      "destination", "windowID", "filter", "source", "intent", "isVisible", "isPresented",
      "background", "request",
    ].map { ($0, CatalogEntry.Role.neutral) })
}

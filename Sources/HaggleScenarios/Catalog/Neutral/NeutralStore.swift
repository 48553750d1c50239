// Modifiers from other Apple frameworks, continued.
extension Catalog {
  static let storeModifiers = neutral(
    "Store and wallet",
    """
    addOrderToWalletButtonStyle(_:) addPassToWalletButtonStyle(_:)
    appStoreMerchandising(isPresented:kind:onDismiss:)
    appStoreOverlay(isPresented:configuration:) currentEntitlementTask(for:priority:action:)
    inAppPurchaseOptions(_:) manageSubscriptionsSheet(isPresented:subscriptionGroupID:)
    musicSubscriptionOffer(isPresented:options:onLoadCompletion:)
    offerCodeRedemption(isPresented:onCompletion:) onApplePayCouponCodeChange(perform:)
    onApplePayPaymentMethodChange(perform:) onApplePayShippingContactChange(perform:)
    onApplePayShippingMethodChange(perform:) onInAppPurchaseCompletion(perform:)
    onInAppPurchaseStart(perform:) payLaterViewAction(_:) payLaterViewDisplayStyle(_:)
    payWithApplePayButtonDisableCardArt() payWithApplePayButtonStyle(_:)
    preferredSubscriptionOffer(_:) productDescription(_:) productIconBorder()
    productViewStyle(_:) refundRequestSheet(for:isPresented:onDismiss:) storeButton(_:for...:)
    storeProductTask(for:priority:action:) storeProductsTask(for:priority:action:)
    subscriptionIntroductoryOffer(applyOffer:compactJWS:)
    subscriptionOfferViewButtonVisibility(_:for...:) subscriptionOfferViewDetailAction(_:)
    subscriptionOfferViewStyle(_:) subscriptionPromotionalOffer(offer:compactJWS:)
    (offer:signature:) subscriptionStatusTask(for:priority:action:)
    subscriptionStoreButtonLabel(_:) subscriptionStoreControlBackground(_:)
    subscriptionStoreControlIcon(icon:) subscriptionStoreControlStyle(_:placement:)
    subscriptionStoreOptionGroupStyle(_:) subscriptionStorePickerItemBackground(_:in:)
    subscriptionStorePolicyDestination(for:destination:) (url:for:)
    subscriptionStorePolicyForegroundStyle(_:_:) subscriptionStoreSignInAction(_:)
    transactionTask(_:action:) verifyIdentityWithWalletButtonStyle(_:)
    """)

  static let widgetModifiers = neutral(
    "Widgets",
    """
    accessoryWidgetGroupStyle(_:) activityBackgroundTint(_:)
    activitySystemActionForegroundColor(_:) containerBackground(_:for:) (for:alignment:content:)
    containerBackgroundRemovable(_:) controlWidgetActionHint(_:) controlWidgetStatus(_:)
    supplementalActivityFamilies(_:) widgetAccentable(_:) widgetAccentedRenderingMode(_:)
    widgetCurvesContent(_:) widgetLabel(_:) (label:) widgetURL(_:)
    """)

  static let otherFrameworks = neutral(
    "Other frameworks",
    """
    automatedDeviceEnrollmentAddition(isPresented:) contactAccessButtonCaption(_:)
    contactAccessButtonStyle(_:) contactAccessPicker(isPresented:completionHandler:)
    contentCaptureProtected(_:) continuityDevicePicker(isPresented:onDidConnect:)
    familyActivityPicker(title:headerText:footerText:isPresented:selection:)
    gameSaveSyncingAlert(directory:finishedLoading:) groupActivityAssociation(_:)
    healthDataAccessRequest(store:objectType:predicate:trigger:completion:)
    (store:shareTypes:readTypes:trigger:completion:) imagePlaygroundGenerationStyle(_:in:)
    imagePlaygroundOptions(_:) imagePlaygroundPersonalizationPolicy(_:)
    imagePlaygroundSheet(isPresented:concept:sourceImage:onCompletion:onCancellation:)
    (isPresented:concept:sourceImageURL:onCompletion:onCancellation:)
    (isPresented:concepts:sourceImage:onCompletion:onCancellation:)
    (isPresented:concepts:sourceImageURL:onCompletion:onCancellation:)
    journalingSuggestionsPicker(isPresented:journalingSuggestionToken:onCompletion:)
    managedContentStyle(_:) popoverTip(_:isPresented:attachmentAnchor:arrowEdge:action:)
    (_:isPresented:attachmentAnchor:arrowEdges:action:)
    postToPhotosSharedAlbumSheet(isPresented:items:photoLibrary:defaultAlbumIdentifier:\
    completion:) shortcutsLinkStyle(_:) siriTipViewStyle(_:)
    tabletopGame(_:parent:automaticUpdate:interaction:) tipAnchor(_:) tipBackground(_:)
    tipBackgroundInteraction(_:) tipCornerRadius(_:antialiased:) tipImageSize(_:)
    tipImageStyle(_:_:_:) tipViewStyle(_:) transactionPicker(isPresented:selection:)
    translationPresentation(isPresented:text:attachmentAnchor:arrowEdge:replacementAction:)
    translationTask(_:action:) (source:target:action:) workoutPreview(_:isPresented:)
    """)
}

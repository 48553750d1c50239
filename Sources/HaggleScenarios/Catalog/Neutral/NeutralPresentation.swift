// Content presented over views, and around them.
extension Catalog {
  static let presentations = neutral(
    "Sheets, alerts and menus",
    """
    isDetailLink(_:)
    actionSheet(isPresented:content:) (item:content:) alert(isPresented:content:)
    (item:content:) (isPresented:error:actions:message:)
    (_:isPresented:presenting:actions:message:)
    confirmationDialog(_:isPresented:titleVisibility:presenting:actions:message:)
    contextMenu(_:) (menuItems:preview:) (forSelectionType:menu:primaryAction:) dialogIcon(_:)
    dialogPreventsAppTermination(_:) dialogSeverity(_:) dialogSuppression(_:isSuppressed:)
    dialogSuppressionToggle(_:isSuppressed:) fullScreenCover(isPresented:onDismiss:content:)
    (item:onDismiss:content:) inspector(isPresented:content:) interactiveDismissDisabled(_:)
    menuActionDismissBehavior(_:) popover(isPresented:attachmentAnchor:arrowEdge:content:)
    (item:attachmentAnchor:arrowEdge:content:) presentationBackground(_:) (alignment:content:)
    presentationBackgroundInteraction(_:) presentationBreakthroughEffect(_:)
    presentationCompactAdaptation(_:) (horizontal:vertical:) presentationContentInteraction(_:)
    presentationCornerRadius(_:) presentationDetents(_:selection:) presentationDragIndicator(_:)
    presentationPreventsAppTermination(_:) presentationSizing(_:)
    sheet(isPresented:onDismiss:content:) (item:onDismiss:content:)
    swipeActions(edge:allowsFullSwipe:content:)
    """)

  static let fileModifiers = neutral(
    "Files and photos",
    """
    certificateSheet(trust:title:message:help:) documentBrowserContextMenu(_:)
    fileDialogBrowserOptions(_:) fileDialogConfirmationLabel(_:) fileDialogCustomizationID(_:)
    fileDialogDefaultDirectory(_:) fileDialogImportsUnresolvedAliases(_:) fileDialogMessage(_:)
    fileDialogURLEnabled(_:) fileExporter(isPresented:documents:contentType:onCompletion:)
    (isPresented:document:contentType:defaultFilename:onCompletion:)
    (isPresented:documents:contentTypes:onCompletion:onCancellation:)
    (isPresented:items:contentTypes:onCompletion:onCancellation:)
    (isPresented:document:contentTypes:defaultFilename:onCompletion:onCancellation:)
    (isPresented:item:contentTypes:defaultFilename:onCompletion:onCancellation:)
    fileExporterFilenameLabel(_:)
    fileImporter(isPresented:allowedContentTypes:allowsMultipleSelection:onCompletion:\
    onCancellation:) fileMover(isPresented:file:onCompletion:onCancellation:)
    (isPresented:files:onCompletion:onCancellation:)
    photosPicker(isPresented:selection:maxSelectionCount:selectionBehavior:matching:\
    preferredItemEncoding:photoLibrary:) photosPickerAccessoryVisibility(_:edges:)
    photosPickerDisabledCapabilities(_:) photosPickerStyle(_:) quickLookPreview(_:in:)
    renameAction(_:)
    """)

  static let barLook = neutral(
    "Bars, search and windows",
    """
    contentToolbar(for:content:) defaultAdaptableTabBarPlacement(_:)
    navigationBarBackButtonHidden(_:) navigationDestination(for:destination:)
    (isPresented:destination:) (item:destination:) navigationDocument(_:preview:)
    navigationSplitViewStyle(_:) navigationSubtitle(_:)
    navigationViewStyle(_:) persistentSystemOverlays(_:) preferredWindowClippingMargins(_:_:)
    presentedWindowStyle(_:) presentedWindowToolbarStyle(_:) searchCompletion(_:)
    searchDictationBehavior(_:) searchPresentationToolbarBehavior(_:) searchScopes(_:scopes:)
    (_:activation:_:) searchSelection(_:) searchSuggestions(_:for:) searchToolbarBehavior(_:)
    statusBar(hidden:) statusBarHidden(_:) tabBarMinimizeBehavior(_:)
    tabViewCustomization(_:) tabViewSearchActivation(_:) tabViewSidebarBottomBar(content:)
    tabViewSidebarFooter(content:) tabViewSidebarHeader(content:) toolbarBackground(_:for...:)
    toolbarBackgroundVisibility(_:for...:) toolbarColorScheme(_:for...:)
    toolbarForegroundStyle(_:for...:) toolbarItemHidden(_:) toolbarRole(_:)
    toolbarTitleMenu(content:) windowDismissBehavior(_:) windowFullScreenBehavior(_:)
    windowMinimizeBehavior(_:) windowResizeAnchor(_:) windowResizeBehavior(_:)
    windowToolbarFullScreenVisibility(_:)
    sharedBackgroundVisibility(_:)
    """)
}

// Modifiers of windows, widgets and menus, not of views inside; and names from betas.
extension Catalog {
  static let sceneModifiers = neutral(
    "Scenes and widgets", traits: .ambiguous,
    """
    backgroundTask(_:action:) commands(content:) commandsRemoved() commandsReplaced(content:)
    configurationDisplayName(_:) contentMarginsDisabled() defaultLaunchBehavior(_:)
    defaultPosition(_:) defaultSize(_:) (width:height:) (width:height:depth:)
    defaultWindowPlacement(_:) description(_:) immersionStyle(selection:in:)
    menuBarExtraStyle(_:) onBackgroundURLSessionEvents(matching:_:) promptsForUserConfirmation(_:)
    restorationBehavior(_:) supportedFamilies(_:) windowBackgroundDragBehavior(_:)
    windowIdealPlacement(_:) windowIdealSize(_:) windowLevel(_:) windowManagerRole(_:)
    windowResizability(_:) windowStyle(_:) windowToolbarLabelStyle(_:) (fixed:)
    windowToolbarStyle(_:)
    """)

  static let betaModifiers = neutral(
    "Names of betas, still in old listings",
    """
    color(_:) listRowPlatterView(_:) navigationBarItem(title:titleDisplayMode:hidesBackButton:)
    navigationDestinationLink(_:) presentation(_:) tabItemLabel(_:) tapAction(count:_:)
    longPressAction(minimumDuration:maximumDistance:_:pressing:)
    """)
}

import HaggleSyntax

extension SyntaxTree {
  /// The code in a range that shows nothing at first: what actions do, and what is shown once
  /// something has happened.
  func lateCode(in span: SourceSpan) -> [SourceSpan] {
    arguments(ofCalls: Self.lateCalls, in: span, insteadOfClosure: Self.labelsOfLateCode)
  }

  private static let lateCalls: Set = [
    "Button", "NavigationLink", "sheet", "fullScreenCover", "popover", "navigationDestination",
    "alert", "confirmationDialog", "task", "onAppear", "onDisappear", "onChange", "onReceive",
    "onTapGesture", "onLongPressGesture", "onSubmit", "refreshable", "contextMenu", "swipeActions",
    "Task",
  ]

  /// With these the closure builds a label, which is shown.
  private static let labelsOfLateCode: Set = ["action", "destination", "value"]
}

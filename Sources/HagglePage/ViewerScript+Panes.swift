extension ViewerScript {
  /// What people see, above the model: each file after those that it uses.
  static let panes = [
    "elements",
    "row-list",
    "views-pane",
    "events-pane",
    "source-pane",
    "picture-world",
    "picture-labels",
    "picture-boxes",
    "picture-pane",
    "profile-plot",
    "findings-pane",
    "primer",
    "now-pane",
    "reader-pane",
    "time-bar",
    "prompt",
    "keyboard",
    "links",
    "sharing",
    "viewer",
    "page",
  ]
}

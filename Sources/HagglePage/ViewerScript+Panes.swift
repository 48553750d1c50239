extension ViewerScript {
  /// What people see, above the model: each file after those that it uses.
  static let panes: [(name: String, text: [UInt8])] = [
    ("elements", PackageResources.elements_js),
    ("row-list", PackageResources.row_list_js),
    ("views-pane", PackageResources.views_pane_js),
    ("events-pane", PackageResources.events_pane_js),
    ("source-pane", PackageResources.source_pane_js),
    ("picture-world", PackageResources.picture_world_js),
    ("picture-labels", PackageResources.picture_labels_js),
    ("picture-boxes", PackageResources.picture_boxes_js),
    ("picture-pane", PackageResources.picture_pane_js),
    ("profile-plot", PackageResources.profile_plot_js),
    ("findings-pane", PackageResources.findings_pane_js),
    ("primer", PackageResources.primer_js),
    ("now-pane", PackageResources.now_pane_js),
    ("reader-pane", PackageResources.reader_pane_js),
    ("time-bar", PackageResources.time_bar_js),
    ("prompt", PackageResources.prompt_js),
    ("keyboard", PackageResources.keyboard_js),
    ("links", PackageResources.links_js),
    ("sharing", PackageResources.sharing_js),
    ("viewer", PackageResources.viewer_js),
    ("page", PackageResources.page_js),
  ]
}

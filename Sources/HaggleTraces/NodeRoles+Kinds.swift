package import HaggleVocabulary

extension NodeRoles {
  /// The roles of SwiftUI's views, for a trace without roles, such as that of a real app.
  ///
  /// - Parameter arguments: as they are written in the source.
  package init(ofKind kind: String, arguments: String) {
    self = Self.kinds[kind] ?? []
    guard contains(.frames) else { return }
    for axis in Axis.allCases {
      let (length, name) = (axis.dimension, axis == .horizontal ? "Width" : "Height")
      let labels = arguments.split { !$0.isLetter && $0 != ":" }
      if labels.contains("\(length):") { self = union([.fixes(axis), .limits(axis)]) }
      if labels.contains("min\(name):") { self = union([.hasLeast(axis), .limits(axis)]) }
      if labels.contains("max\(name):") { self = union([.limits(axis)]) }
    }
  }

  private static let kinds: [String: NodeRoles] = [
    "HStack": [.dividesWidth, .alignsHeight, .spaces],
    "VStack": [.dividesHeight, .alignsWidth, .spaces],
    "ZStack": [.alignsWidth, .alignsHeight],
    "LazyHStack": [.spaces], "LazyVStack": [.spaces],
    "Grid": [.dividesWidth, .dividesHeight, .spaces],
    "LazyVGrid": [.makesColumns], "LazyHGrid": [.makesRows],
    "ScrollView": [.scrolls], "List": [.scrolls, .ignoresContent],
    "Form": [.scrolls, .ignoresContent], "GeometryReader": [.ignoresContent],
    "safeAreaInset": [.insets],
    "overlay": [.layers], "background": [.layers, .layersBehind],
    "offset": [.letsReachOut], "position": [.letsReachOut], "ignoresSafeArea": [.letsReachOut],
    "edgesIgnoringSafeArea": [.letsReachOut], "padding": [.letsReachOut, .spaces],
    "frame": [.frames], "aspectRatio": [.proposesShape], "scaledToFill": [.proposesShape],
    "scaledToFit": [.proposesShape], "fixedSize": [.asksForIdeal], "Text": [.text],
    "TextField": [.takesText], "SecureField": [.takesText],
    "TextEditor": [.takesText, .takesLines], "Image": [.image], "Spacer": [.spacer],
    "Color": [.decorates, .fillsCorners],
    "Divider": [.decorates], "Rectangle": [.decorates, .fillsCorners],
    "RoundedRectangle": [.decorates], "Circle": [.decorates],
    "Capsule": [.decorates], "Ellipse": [.decorates],
  ]
}

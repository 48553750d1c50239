import Testing

/// Cases beside the example of a rule: another axis, another container, what is fine.
@Suite struct `A rule on controls` {
  @Test(arguments: [
    (
      "Circle().fill(.blue).frame(width: 10, height: 10).onTapGesture {}",
      "smell small-target at dot"
    ),
    ("Circle().fill(.blue).frame(width: 30, height: 30).onTapGesture {}", ""),
    ("Circle().fill(.blue).frame(width: 10, height: 10)", ""),
    (
      "Capsule().fill(.blue).frame(width: 28, height: 6).onTapGesture {}",
      "smell small-target at dot"
    ),
  ])
  func `small-target is found of a shape that reacts`(dot: String, found: String) throws {
    try expectFindings(
      """
      // device: iPhone 16
      VStack { \(dot).id("dot"); Color.gray }
      """, found)
  }

  @Test(arguments: [
    (
      "Button(\"Close\", systemImage: \"xmark\") { }.labelStyle(.iconOnly)",
      "smell small-target at close"
    ),
    ("Button(\"Close\", systemImage: \"xmark\") { }", ""),
  ])
  func `small-target is found of the icon of a label without words`(
    button: String, found: String
  ) throws {
    try expectFindings(
      """
      // device: iPhone 16
      VStack { HStack { Text("House"); Spacer(); \(button).id("close") }; Spacer() }
      """, found)
  }

  @Test(arguments: [("0.5", "smell deaf-row at row"), ("20", "")])
  func `deaf-row is found in spite of a hairline`(height: String, found: String) throws {
    try expectFindings(
      """
      HStack { Text("Swell"); Spacer(); Text("2 m") }
        .overlay(alignment: .bottom) { Rectangle().fill(.gray).frame(height: \(height)) }
        .onTapGesture {}.id("row")
      """, found)
  }

  @Test(arguments: [
    // A face at one end of its button is meant; that the rest does not react is another matter.
    (
      """
      // proposal: 300x200
      Button { } label: {
        Text("Submit").padding(10).background(Color.mint)
          .frame(maxWidth: .infinity, alignment: .leading)
      }
      .buttonStyle(.plain)
      """, "smell deaf-row at Button.1"
    ),
    // No button, no room that could be tapped.
    ("Text(\"Submit\").padding(10).background(Color.mint).frame(maxWidth: .infinity)", ""),
  ])
  func `deaf-row is found where it is so`(view: String, found: String) throws {
    try expectFindings(view, found)
  }

  @Test(arguments: [
    (
      "HStack { Toggle(\"Due\", isOn: .constant(true)).id(\"due\"); Text(\"kg\") }",
      "smell wide-control at due, width"
    ),
    ("HStack { LabeledContent(\"Due\") { TextField(\"\", text: $x) }; Text(\"kg\") }", ""),
    // A slider is as wide as its room, between its labels as well.
    (
      "HStack { Slider(value: $x) { Text(\"Size\") } minimumValueLabel: { Text(\"5\") } "
        + "maximumValueLabel: { Text(\"99\") }; Text(\"20 messages\") }", ""
    ),
    (
      "VStack { Picker(\"\", selection: $x) { Text(\"\"); Text(\"\") }.pickerStyle(.segmented) }",
      ""
    ),
  ])
  func `wide-control is found where it is so`(view: String, found: String) throws {
    try expectFindings(view, found)
  }

  /// A layout that breaks lines, with a control that takes all that it is offered.
  @Test(arguments: [("", "smell wide-control at due, width"), (".fixedSize()", "")])
  func `wide-control is found of a control that takes a line of its own`(
    modifier: String, found: String
  ) throws {
    try expectFindings(
      """
      struct Flow: Layout {
        func frames(_ subviews: Subviews, _ width: CGFloat) -> [CGRect] {
          var (x, y, frames) = (CGFloat(0), CGFloat(0), [CGRect]())
          for subview in subviews {
            let size = subview.sizeThatFits(ProposedViewSize(width: width, height: nil))
            if x > 0 && x + size.width > width { (x, y) = (0, y + 40) }
            frames.append(CGRect(origin: CGPoint(x: x, y: y), size: size))
            x += size.width + 8
          }
          return frames
        }
        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
          let width = proposal.width ?? .infinity
          return CGSize(width: width, height: frames(subviews, width).map(\\.maxY).max() ?? 0)
        }
        func placeSubviews(
          in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
        ) {
          for (subview, frame) in zip(subviews, frames(subviews, bounds.width)) {
            subview.place(
              at: CGPoint(x: bounds.minX + frame.minX, y: bounds.minY + frame.minY),
              proposal: ProposedViewSize(frame.size))
          }
        }
      }

      Flow {
        Text("Home")
        Text("Errand")
        Toggle("Due", isOn: .constant(true)).id("due")\(modifier)
        Text("Low")
      }
      """, found)
  }

  @Test(arguments: [
    (
      "Toggle(isOn: .constant(true)) { Text(\"Vibrate\").multilineTextAlignment(.trailing).id(\"a\") }",
      "smell idle-text-alignment at a, width"
    ),
    (
      """
      HStack {
        Text("Vibrate").multilineTextAlignment(.trailing).id("a")
        Spacer()
        Text("On")
      }
      """, "smell idle-text-alignment at a, width"
    ),
    // Lines that are aligned, and a text at the edge.
    (
      """
      Toggle(isOn: .constant(true)) {
        Text("Vibrate whenever it rings, and also when not").multilineTextAlignment(.trailing)
      }
      """, ""
    ),
    ("HStack { Spacer(); Text(\"On\").multilineTextAlignment(.trailing) }", ""),
  ])
  func `idle-text-alignment is found of a text before something`(
    view: String, found: String
  ) throws {
    try expectFindings("// proposal: 393x200\n// text-cell: 8x20\n\(view)", found)
  }

  @Test(arguments: [
    // The shape outside of the button is not asked.
    (".buttonStyle(.plain).contentShape(Rectangle())", "", "smell deaf-row at row"),
    (".buttonStyle(.plain)", ".contentShape(Rectangle())", ""),
  ])
  func `deaf-row is found of a button whose label has no shape`(
    style: String, shape: String, found: String
  ) throws {
    try expectFindings(
      """
      Button {
      } label: {
        HStack { Text("Privacy"); Spacer() }\(shape)
      }
      \(style).id("row")
      """, found)
  }

  @Test(arguments: [
    // A link, and the last of them one of several rows.
    ("VStack { Text(\"Forgot your password?\").frame(maxWidth: .infinity).onTapGesture {} }", ""),
    (
      """
      VStack {
        ForEach(["Anna", "Ben"], id: \\.self) { name in
          Text(name).id(name).frame(maxWidth: .infinity).onTapGesture {}
        }
      }
      """, "smell deaf-row at frame.1+frame.2"
    ),
  ])
  func `deaf-row is found of a text that is a row`(view: String, found: String) throws {
    try expectFindings(view, found)
  }
}

import HaggleLanguage
import HaggleLayouts

// Views and modifiers that depend on the space around them.
extension Catalog {
  static let spaceViews = [
    CatalogEntry(
      "GeometryReader", "(content:)", .exact,
      summary: "Takes what it is proposed; builds its content for that size.",
      closure: .value, form: .late { $0.geometryReader($1) }),
    CatalogEntry(
      "ViewThatFits", "(in:content:)", .exact,
      summary: "The first view whose ideal size fits, else the last.",
      form: .container { ViewThatFitsLayout(in: $0.axes("in") ?? [.horizontal, .vertical]) }),
  ]

  static let spaceModifiers =
    rows("ignoresSafeArea(_:edges:) edgesIgnoringSafeArea(_:)").map { name, forms in
      CatalogEntry(
        name, CallForms(forms), .exact, summary: "Gives its view what lies beyond the safe area.",
        closure: .neutral,
        form: .modifier { SafeAreaIgnoringLayout($0.ignoredEdges(), $0.ignoredRegions()) })
    } + [
      CatalogEntry(
        "safeAreaPadding", "(_:) (_:_:)", .exact, summary: "Padding that a view inside may ignore.",
        closure: .neutral,
        form: .modifier { $0.safeAreaPadding() }),
      CatalogEntry(
        "containerRelativeFrame",
        """
        (_:alignment:) (_:alignment:_:) (_:count:span:spacing:alignment:)
        """, .exact, summary: "A frame that is a share of its container.",
        closure: .value, form: .modifier { $0.containerRelativeFrame() }),
      CatalogEntry(
        "coordinateSpace", "(_:) (name:)", .exact, summary: "Names its view's space.",
        closure: .neutral,
        form: .trait { reading, values in
          guard let name = reading.spaceName() else { return nil }
          values[CoordinateSpaceNames.self, default: []].append(name)
          return "space \(name)"
        }),
      // Most of these values do not affect layout, so unknown ones need no report.
      CatalogEntry(
        "environment", "(_:) (_:_:)", .neutral,
        summary: "Sets layoutDirection, fonts and lines for the views inside.",
        closure: .neutral,
        form: .inherited {
          $0.environment(&$1)
          $0.lookEnvironment(&$1.look)
          $0.textEnvironment(&$1.text)
          $0.listEnvironment(&$1.controls)
        }),
      CatalogEntry(
        "scenePadding", "(_:) (_:edges:)", .assumed, summary: "Padding of 16 points.",
        closure: .neutral,
        form: .modifier { PaddingLayout(($0.value("edges") ?? $0.value(at: 0))?.edges ?? .all) }),
    ]
}

extension Reading {
  /// `GeometryReader { proxy in … }`: the content is built when the reader has its place.
  func geometryReader(_ late: @escaping Lowering.Late) -> any Layout {
    guard case .function(let closure)? = value("content") ?? value(at: 0) else {
      return GeometryReaderLayout { _ in LateContent([], roots: []) }
    }
    return GeometryReaderLayout { late(closure, [.native(GeometryProxyValue($0))]) }
  }

  /// `.ignoresSafeArea()`, `.ignoresSafeArea(.container, edges: .top)`,
  /// `.edgesIgnoringSafeArea(.all)`
  func ignoredEdges() -> Edge.Set {
    if name == "edgesIgnoringSafeArea" { return value(at: 0)?.edges ?? .all }
    return value("edges")?.edges ?? .all
  }

  func ignoredRegions() -> SafeAreaRegions {
    guard name == "ignoresSafeArea" else { return .all }
    return switch value(at: 0)?.memberName {
    case "container": .container
    case "keyboard": .keyboard
    default: .all
    }
  }

  /// The edges at which a style as background or overlay ignores the safe area:
  /// `.background(.red)`, `.overlay(.red)`, but not `.background { Color.red }`, nor a style in a
  /// shape or with an alignment. Source: Apple's documentation of `ignoresSafeAreaEdges`.
  func styleEdges() -> Edge.Set {
    let isStyle = arguments.contents.allSatisfy(\.isStyle)
    guard isStyle, value("in") == nil, value("alignment") == nil else { return [] }
    return value("ignoresSafeAreaEdges")?.edges ?? .all
  }

  func containerRelativeFrame() -> any Layout {
    let axes = axes(at: 0) ?? [.horizontal, .vertical]
    let alignment = alignment("alignment") ?? .center
    if let count = value("count")?.length {
      let columns = ContainerRelativeFrameLayout.Share.columns(
        count: Int(saturating: count), span: Int(saturating: value("span")?.length ?? 1),
        spacing: distance("spacing") ?? 0)
      return ContainerRelativeFrameLayout(axes, columns, alignment: alignment)
    }
    guard case .function(let closure)? = arguments.values.last?.value else {
      return ContainerRelativeFrameLayout(axes, alignment: alignment)
    }
    let (program, cause) = (program, cause)
    log.mayMeasure = true
    let computed = { (side: CGFloat, axis: Axis) -> CGFloat in
      let name = axis == .horizontal ? "horizontal" : "vertical"
      let axis = Value.member(base: "Axis", name: name, arguments: nil)
      return program.call(closure, [.number(side), axis], cause).length ?? side
    }
    return ContainerRelativeFrameLayout(axes, .computed(computed), alignment: alignment)
  }

  /// `.coordinateSpace(name: "scroll")`, `.coordinateSpace(.named("scroll"))`.
  func spaceName() -> String? {
    value("name").map { $0.words ?? $0.memberName ?? "" } ?? value(at: 0).flatMap(Self.spaceName)
  }

  /// The name in `.named("scroll")`.
  static func spaceName(_ value: Value) -> String? {
    guard case .member(_, "named", let arguments) = value else { return nil }
    return arguments?.first?.value.words
  }

  /// `.environment(\.defaultMinListRowHeight, 10)`
  func listEnvironment(_ styles: inout ControlStyles) {
    guard case .keyPath(let path) = value(at: 0), path.last == "defaultMinListRowHeight" else {
      return
    }
    styles.leastRow = length(at: 1)?.finite
  }

  /// `.environment(\.colorScheme, .dark)`
  func lookEnvironment(_ look: inout Look) {
    guard case .keyPath(let path) = value(at: 0), path.last == "colorScheme",
      let isDark = value(at: 1)?.isDarkScheme
    else { return }
    look.palette.isDark = isDark
  }

  /// `.environment(\.layoutDirection, .rightToLeft)`
  func environment(_ inherited: inout Inherited) {
    guard case .keyPath(let path) = value(at: 0), path.last == "layoutDirection" else { return }
    switch value(at: 1)?.memberName {
    case "rightToLeft": inherited.layoutDirection = .rightToLeft
    case "leftToRight": inherited.layoutDirection = .leftToRight
    default: return
    }
  }
}

import HaggleReplay
import HaggleTraces
import Testing

/// Alignment guides and the closures of geometry readers run while a layout is computed.
@Suite struct `State that code sets while a layout is computed` {
  /// Two texts of 10 and 60 that tell the wider one's width to both.
  private static func guides(_ write: String) -> String {
    """
    // proposal: 300x200
    // text-cell: 10x20
    struct V: View {
      @State private var width: CGFloat = 0
      var body: some View {
        VStack(alignment: .leading, spacing: 0) {
          Text("a").frame(minWidth: width).id("short").alignmentGuide(.leading) { d in
            \(write)
            return d[.leading]
          }
          Text("longer").frame(minWidth: width).id("long").alignmentGuide(.leading) { d in
            \(write)
            return d[.leading]
          }
        }
      }
    }
    """
  }

  private static func reader(_ write: String) -> String {
    """
    // proposal: 300x200
    struct V: View {
      @State private var width: CGFloat = 10
      var body: some View {
        VStack(spacing: 0) {
          Color.red.frame(width: width, height: 10).id("short")
          Color.blue.frame(width: 60, height: 10).id("long")
            .background { GeometryReader { proxy in measure(proxy) } }
        }
      }
      func measure(_ proxy: GeometryProxy) -> some View {
        \(write)
        return Color.clear
      }
    }
    """
  }

  @Test(arguments: [
    (guides("width = max(width, d.width)"), "alignmentGuide"),
    (guides("DispatchQueue.main.async { width = max(width, d.width) }"), "DispatchQueue"),
    (
      guides("DispatchQueue.main.async { if d.width > width { self.width = d.width } }"),
      "DispatchQueue"
    ),
    (guides("Task { @MainActor in width = max(width, d.width) }"), "Task"),
    (reader("width = proxy.size.width"), "GeometryReader"),
    (reader("DispatchQueue.main.async { self.width = proxy.size.width }"), "DispatchQueue"),
    (reader("Task { @MainActor in width = proxy.frame(in: .local).width }"), "Task"),
  ])
  func `makes both as wide as the wider one, in the second pass`(
    text: String, cause: String
  ) throws {
    #expect(try failures(of: ["short width == 60", "long width == 60"], text, nil) == [])
    let trace = try run(text)
    #expect(Timeline(trace).passes.count == 2)
    #expect(
      trace.diagnostics.filter { $0.detail?.code.known == .secondPass }.map(\.text)
        == ["pass 2: width was set to 60 by \(cause)"])
  }

  @Test func `sets nothing anew where it sets a member of an unknown object`() throws {
    let text = """
      // proposal: 300x200
      struct V: View {
        @StateObject var manager: LayoutManager
        var body: some View { GeometryReader { proxy in content(proxy) } }
        func content(_ proxy: GeometryProxy) -> some View {
          manager.width = proxy.size.width
          return Text("a")
        }
      }
      """
    let trace = try run(text)
    #expect(Timeline(trace).passes.count == 1)
    #expect(trace.findings.map(\.rule) == ["cornered-content"])
  }

  @Test func `leaves the variables of a closure to it`() throws {
    let trace = try run(
      """
      // proposal: 300x200
      // text-cell: 10x20
      struct V: View {
        var body: some View {
          var width: CGFloat = 0
          return VStack(alignment: .leading) {
            Text("a").alignmentGuide(.leading) { d in width += d.width; return d[.leading] }
          }
        }
      }
      """)
    #expect(Timeline(trace).passes.count == 1)
  }

  @Test(arguments: [
    guides("width += 1"), reader("width += 1"),
    guides("DispatchQueue.main.async { width += 1 }"),
  ])
  func `is stopped after twelve passes where it never settles, and found`(_ text: String) throws {
    let trace = try run(text)
    #expect(Timeline(trace).passes.count == 12)
    #expect(trace.findings.contains { ["drift", "livelock", "oscillation"].contains($0.rule) })
  }

  @Test(arguments: [
    "Group { if c { Text(\"short\") } else { Text(\"a long long text\") } }",
    "HStack { Text(\"name\"); if !c { Text(\"detail of it\").fixedSize() } }",
    "Group { if c { VStack { Text(\"a\"); Text(\"b\") } } else { Text(\"a long long text\") } }",
  ])
  func `is found where views go and come again`(_ view: String) throws {
    let trace = try run(
      """
      // proposal: 300x200
      // text-cell: 10x20
      struct V: View {
        @State private var c = false
        var body: some View {
          \(view).onGeometryChange(for: CGFloat.self) { $0.size.width } action: { c = $0 > 100 }
        }
      }
      """)
    #expect(trace.findings.contains { $0.rule == "oscillation" })
  }

  @Test func `is not told where several guides come back to what there was`() throws {
    let trace = try run(Self.guides("width = d.width > 30 ? 0 : d.width; width = 0"))
    #expect(Timeline(trace).passes.count == 1)
  }

  @Test func `is found anew for every width of a sweep`() throws {
    let text = """
      struct V: View {
        @State private var half: CGFloat = 0
        var body: some View {
          GeometryReader { proxy -> Color in
            DispatchQueue.main.async { half = proxy.size.width / 2 }
            return Color.clear
          }
          .overlay(Color.red.frame(width: half, height: 10).id("half"))
        }
      }
      """
    for width in [100, 200, 100] {
      let claims = ["half width == \(width / 2)"]
      #expect(try failures(of: claims, "// proposal: \(width)x50\n" + text, nil) == [])
    }
  }

  private static func handedOn(_ use: String, _ declaration: String) -> String {
    """
    // proposal: 300x200
    struct V: View {
      @State private var width: CGFloat = 10
      var body: some View {
        VStack(spacing: 0) {
          Color.red.frame(width: width, height: 10).id("short")
          Color.blue.frame(width: 60, height: 10).\(use)
        }
      }
      \(declaration)
    }
    extension View {
      func widthReader(_ binding: Binding<CGFloat>) -> some View {
        background(GeometryReader { proxy -> Color in
          DispatchQueue.main.async { binding.wrappedValue = proxy.size.width }
          return Color.clear
        })
      }
    }
    struct Reader: View {
      @Binding var width: CGFloat
      var body: some View {
        GeometryReader { proxy -> Color in
          DispatchQueue.main.async { width = proxy.size.width }
          return Color.clear
        }
      }
    }
    """
  }

  private static let reading = """
    func reader(_ binding: Binding<CGFloat>) -> some View {
        GeometryReader { proxy -> Color in
          DispatchQueue.main.async { binding.wrappedValue = proxy.size.width }
          return .clear
        }
      }
    """

  @Test(arguments: [
    ("background(reader($width))", reading), ("widthReader($width)", ""),
    ("background(Reader(width: $width))", ""),
    (
      "background(outer($width))",
      reading + "\nfunc outer(_ width: Binding<CGFloat>) -> some View { reader(width) }"
    ),
  ])
  func `goes by way of a binding that is handed on`(use: String, declaration: String) throws {
    let text = Self.handedOn(use, declaration)
    #expect(try failures(of: ["short width == 60"], text, nil) == [])
    #expect(try Timeline(run(text)).passes.count == 2)
  }

  @Test(arguments: [
    ("background(reader(.constant(width)))", reading),
    (
      "background(reader(width))",
      "func reader(_ w: CGFloat) -> some View { var w = w; w = 60; return Color.clear.id(\"\\(w)\") }"
    ),
  ])
  func `is not what is only handed on as a value`(use: String, declaration: String) throws {
    let text = Self.handedOn(use, declaration)
    #expect(try failures(of: ["short width == 10"], text, nil) == [])
    #expect(try Timeline(run(text)).passes.count == 1)
  }
}

import HaggleScenarios
import Testing

@Suite struct `The catalog` {
  @Test func `knows each name once`() {
    for groups in [Catalog.viewGroups, Catalog.modifierGroups] {
      let names = groups.flatMap(\.entries).map(\.name)
      let twice = Dictionary(grouping: names, by: \.self).filter { $0.value.count > 1 }
      #expect(twice.keys.sorted() == [])
    }
    #expect(Catalog.modifierGroups.flatMap(\.entries).count > 650)
  }

  @Test func `says in a sentence what each entry does`() {
    for entry in (Catalog.viewGroups + Catalog.modifierGroups).flatMap(\.entries) {
      #expect(entry.summary.hasSuffix(".") && !entry.summary.contains("\n"), "\(entry.name)")
      #expect(!entry.parameters.written.isEmpty, "\(entry.name)")
    }
  }

  /// What people still write, whatever Apple calls it today, and what other frameworks bring.
  @Test(
    arguments: [
      "Text(\"a\").foregroundColor(.red).accentColor(.blue).animation(.default)",
      "NavigationView { List { Text(\"a\") }.navigationBarTitle(\"b\", displayMode: .inline)"
        + ".navigationBarItems(leading: Text(\"c\"), trailing: Text(\"d\")) }",
      "Color.red.edgesIgnoringSafeArea(.all).statusBar(hidden: true).colorScheme(.dark)",
      "Text(\"a\").actionSheet(isPresented: $b) { ActionSheet(title: Text(\"c\")) }",
      "Text(\"a\").alert(isPresented: $b) { Alert(title: Text(\"c\")) }",
      "TextField(\"a\", text: $b, onEditingChanged: { _ in }, onCommit: {})"
        + ".disableAutocorrection(true).autocapitalization(.none)",
      "Text(\"a\").accessibility(label: Text(\"b\")).accessibility(addTraits: .isButton)",
      "Map(coordinateRegion: $region, annotationItems: items) { MapMarker(coordinate: $0.place) }",
      "Chart(data) { BarMark(x: .value(\"a\", $0.x), y: .value(\"b\", $0.y)).annotation { Text(\"c\") } }"
        + ".chartXAxis { AxisMarks(values: .automatic) }.chartYScale(domain: 0...9)",
      "Canvas { context, size in context.fill(Path(), with: .color(.red)) }",
      "VideoPlayer(player: player)", "SpriteView(scene: scene)", "WebView(url: url)",
      "SceneView(scene: scene, options: [.allowsCameraControl])", "RealityView { _ in }",
      "Model3D(named: \"robot\")", "PhotosPicker(\"a\", selection: $b, matching: .images)",
      "PasteButton(payloadType: String.self) { _ in }", "ProductView(id: \"a\")",
      "SignInWithAppleButton(.signIn) { _ in } onCompletion: { _ in }", "StoreView(ids: ids)",
      "ShareLink(item: \"a\")", "Link(\"a\", destination: url)", "TipView(tip)",
      "Text(\"a\").widgetURL(url).containerBackground(for: .widget) { Color.red }",
      "Text(timerInterval: start...end).glassEffect(.regular, in: .rect)",
      "SettingsLink()", "HelpLink { }", "TextFieldLink(\"a\") { _ in }", "RenameButton()",
      "Text(\"a\").gesture(DragGesture().onChanged { _ in }.onEnded { _ in })",
      "List { Text(\"a\") }.tableStyle(.inset).textEditorStyle(.plain).scrollContentBackground(.hidden)",
      "Text(\"a\").backgroundExtensionEffect().scrollEdgeEffectStyle(.soft, for: .top)",
    ])
  func `knows what Apple declares`(text: String) {
    let found = diagnostics(text).filter { said in
      ["unknown-modifier", "unknown-view", "unknown-parameter"].contains { said.contains($0) }
    }
    #expect(found == [])
  }

  @Test(arguments: Catalog.modifierGroups.flatMap(\.entries).filter { $0.effect == .neutral })
  func `lays a view out as without a neutral modifier`(entry: CatalogEntry) {
    let size = "Color.red.frame(width: 30, height: 20)"
    for call in SynthesizedCalls.modifiers(entry, "8") {
      let view = size + call.dropFirst("Color.red".count)
      // What it presents comes behind a view of the text.
      let text = "struct Host: View { var body: some View { \(view) } }\nHost()"
      let answer = Session(text).ask(.init(width: 90, height: nil))
      #expect(answer?.width == 30 && answer?.height == 20, "\(call)")
    }
  }
}

extension CatalogEntry: CustomTestStringConvertible {
  public var testDescription: String { name }
}

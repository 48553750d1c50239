import Testing

/// Every form in which people call a view or modifier, and where that puts it: 200×100 is proposed,
/// a character is 10×20.
@Suite struct `A call` {
  /// `call → Color.1 frame 0,0 20x20; Text.1 frame …`
  struct Row: Sendable, CustomTestStringConvertible {
    let call: String
    let claims: [String]

    var testDescription: String { call }

    static func table(_ text: String) -> [Row] {
      text.components(separatedBy: "\n\n").map { block in
        let sides = block.components(separatedBy: "\n→ ")
        return Row(call: sides[0], claims: sides[1].components(separatedBy: "; "))
      }
    }
  }

  private func check(_ row: Row) throws {
    let text = "// proposal: 200x100\n// text-cell: 10x20\n" + row.call
    #expect(try failures(of: row.claims, text) == [])
  }

  @Test(
    arguments: Row.table(
      #"""
      Color.red.frame(width: CGSize(width: 30, height: 20).width)
      → Color.1 frame 85,0 30x100

      Text("ab").frame(maxWidth: .infinity, alignment: .leading)
      → frame.1 frame 0,40 200x20; Text.1 frame 0,40 20x20

      Text("ab").frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .bottomTrailing)
      → Text.1 frame 180,80 20x20

      Text("ab").frame(maxWidth: CGFloat.infinity, alignment: .init(horizontal: .trailing, vertical: .top))
      → Text.1 frame 180,40 20x20

      Color.red.padding([.top, .leading])
      → Color.1 frame 16,16 184x84

      Color.red.padding([.horizontal, .top], 5)
      → Color.1 frame 5,5 190x95

      Color.red.padding(.init(top: 1, leading: 2, bottom: 3, trailing: 4))
      → Color.1 frame 2,1 194x96

      Color.red.padding(nil)
      → Color.1 frame 16,16 168x68

      Color.red.padding(.leading, .zero)
      → Color.1 frame 0,0 200x100

      Color.red.scenePadding(.minimum, edges: .horizontal)
      → Color.1 frame 16,0 168x100

      Color.red.safeAreaPadding(.init(top: 1, leading: 2, bottom: 3, trailing: 4))
      → Color.1 frame 2,1 194x96

      Text("ab").position(CGPoint(x: 20, y: 30))
      → Text.1 frame 10,20 20x20

      Text("ab").position(.init(x: 20, y: 30))
      → Text.1 frame 10,20 20x20

      Text("ab").offset(CGSize(width: 20, height: 30))
      → offset.1 frame 90,40 20x20; Text.1 frame 110,70 20x20

      Text("ab").offset(.init(width: 20, height: 30))
      → Text.1 frame 110,70 20x20

      Color.red.aspectRatio(CGSize(width: 4, height: 1), contentMode: .fit)
      → Color.1 frame 0,25 200x50

      Color.red.aspectRatio(.init(width: 4, height: 1), contentMode: .fit)
      → Color.1 frame 0,25 200x50

      Color.red.aspectRatio(4, contentMode: .fit)
      → Color.1 frame 0,25 200x50

      Color.red.aspectRatio(nil, contentMode: .fit)
      → Color.1 frame 50,0 100x100
      """#))
  func `of a modifier that sets size or place is read in all its forms`(row: Row) throws {
    try check(row)
  }

  @Test(
    arguments: Row.table(
      #"""
      Color.red.frame(width: 50, height: 40).background(alignment: .bottomTrailing) { Color.blue.frame(width: 10, height: 10) }
      → Color.2 frame 115,60 10x10

      Text("ab").background(.red, in: RoundedRectangle(cornerRadius: 8))
      → background.1 frame 90,40 20x20; Color.1 frame 90,40 20x20

      Text("ab").background(in: Capsule())
      → Color.1 frame 90,40 20x20

      Text("ab").background(Color.red.frame(height: 30), alignment: .top)
      → Color.1 frame 90,40 20x30

      Text("ab").overlay(Color.red.frame(width: 5, height: 5), alignment: .topTrailing)
      → Color.1 frame 105,40 5x5

      Text("ab").overlay(alignment: .bottom) { Color.red.frame(height: 2) }
      → Color.1 frame 90,58 20x2

      Text("ab").overlay(.ultraThinMaterial, in: Circle())
      → Color.1 frame 90,40 20x20

      struct K: PreferenceKey { static let defaultValue = 7.0 }
      Text("ab").overlayPreferenceValue(K.self, alignment: .top) { Color.red.frame(height: $0) }
      → overlay.1 frame 90,40 20x20; Color.1 frame 90,40 20x7
      """#))
  func `of a layer is read in all its forms`(row: Row) throws { try check(row) }

  @Test(
    arguments: Row.table(
      #"""
      HStack(spacing: 0) { Color.red; Spacer(minLength: 30); Color.red }
      → Color.1 frame 0,0 85x100; Spacer.1 frame 85,50 30x0

      HStack(content: { Text("a"); Text("b") })
      → Text.2 frame 104,40 10x20

      ScrollView([.horizontal, .vertical]) { Color.red.frame(width: 300, height: 300) }
      → ScrollView.1 frame 0,0 200x100; Color.1 frame 0,0 300x300

      ScrollView { Color.red.frame(height: 10) }.contentMargins(.all, EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4), for: .scrollContent)
      → Color.1 frame 2,1 194x10

      ScrollView(.horizontal) { HStack { Color.red.containerRelativeFrame(.horizontal, count: 4, span: 2, spacing: 8) } }
      → Color.1 frame 0,0 96x100

      ScrollView(.horizontal) { HStack { Color.red.containerRelativeFrame(.horizontal) { length, axis in length * 0.5 } } }
      → Color.1 frame 0,0 100x100

      LazyVGrid(columns: [.init(.flexible(), spacing: 0), .init(.fixed(30))], spacing: 4) { Color.red; Color.blue }
      → Color.1 frame 0,45 170x10; Color.2 frame 170,45 30x10

      LazyVGrid(columns: Array(repeating: .init(.flexible(), spacing: 4), count: 3)) { Color.red; Color.blue }
      → Color.1 frame 0,45 64x10; Color.2 frame 68,45 64x10

      VStack(alignment: .leading, spacing: 0) { Text("ab").alignmentGuide(.leading, computeValue: { $0.width / 2 }); Text("cd") }
      → Text.1 frame 85,30 20x20; Text.2 frame 95,50 20x20

      HStack(alignment: .top, spacing: 0) { Text("a").alignmentGuide(VerticalAlignment.top) { $0[VerticalAlignment.center] }; Text("b") }
      → Text.1 frame 90,35 10x20; Text.2 frame 100,45 10x20

      VStack(spacing: 0) { ForEach(["a", "b"].reversed(), id: \.self, content: Text.init) }
      → Text.1 frame 95,30 10x20; Text.2 frame 95,50 10x20

      VStack(spacing: 0) { ForEach(Array(["a", "b"].enumerated()), id: \.offset) { i, s in Text(s) } }
      → Text.2 frame 95,50 10x20

      struct Row<C: View>: View { @ViewBuilder let content: C; var body: some View { VStack(spacing: 0) { ForEach(subviews: content) { s in s.frame(width: 30) } } } }
      Row { Text("a"); Text("b") }
      → frame.1 frame 85,30 30x20; frame.2 frame 85,50 30x20

      struct Row<C: View>: View { @ViewBuilder let content: C; var body: some View { Group(subviews: content) { all in VStack(spacing: 0) { ForEach(all) { s in s; if s.id != all.last?.id { Color.red.frame(height: 4) } }; Text("\(all.count)") } } } }
      Row { Text("a"); Group { Text("b"); Text("c") } }
      → Color.2 frame 0,50 200x4; Text.3 frame 95,54 10x20; Text.4 frame 95,74 10x20

      struct Row<C: View>: View { @ViewBuilder let content: C; var body: some View { VStack(spacing: 0) { ForEach(sections: content) { section in section.header; HStack(spacing: 0) { section.content } } } } }
      Row { Text("x"); Section("H") { Text("a"); Text("b") } }
      → Text.1 frame 95,20 10x20; Text.2 frame 95,40 10x20; Text.4 frame 100,60 10x20

      Color.red.safeAreaInset(edge: VerticalEdge.top, spacing: 0, content: { Text("ab") })
      → Color.1 frame 0,20 200x80

      ViewThatFits(in: .horizontal) { Text("123456789012345678901"); Text("ab") }
      public struct ViewThatFits<Content> : View where Content : View { public init(in axes: Axis.Set = [.horizontal, .vertical], @ViewBuilder content: () -> Content) }
      → ViewThatFits.1 size 20x20

      PhaseAnimator([1, 2]) { p in Color.red.frame(width: p * 10) }
      → Color.1 frame 95,0 10x100

      Color.red.phaseAnimator([1, 2]) { c, p in c.frame(width: p * 10) } animation: { _ in .spring }
      → Color.1 frame 95,0 10x100

      KeyframeAnimator(initialValue: 7.0) { v in Color.red.frame(width: v) } keyframes: { _ in LinearKeyframe(3, duration: 1) }
      → Color.1 frame 96.5,0 7x100
      """#))
  func `of a container is read in all its forms`(row: Row) throws { try check(row) }

  @Test(
    arguments: Row.table(
      #"""
      Text("**ab** [c](https://a.b) `d` _e_ f_g_h 2 * 3").fixedSize()
      → Text.1 size 200x20

      Text(verbatim: "**a**")
      → Text.1 size 50x20

      let s = "**a**"
      Text(s)
      → Text.1 size 50x20

      Text("^[\(3) apple](inflect: true)")
      → Text.1 size 70x20

      Text(0.5, format: .percent)
      → Text.1 size 30x20

      Text(1234.5, format: .currency(code: "EUR"))
      → Text.1 size 90x20

      Text(2, format: .number.precision(.fractionLength(2)))
      → Text.1 size 40x20

      Text(Date(), style: .date)
      → Text.1 size 120x20

      Text(Date.now, format: .dateTime.hour().minute())
      → Text.1 size 70x20

      Text(timerInterval: Date()...Date(), countsDown: true)
      → Text.1 size 40x20

      Text(.welcome)
      → Text.1 size 70x20

      Text("ab") + Text(Image(systemName: "star"))
      → Text.1 size 30x20

      // image: "pic" 30x20
      HStack(spacing: 0) { Image(decorative: "pic"); Image(.pic); Image("pic", bundle: .main, label: Text("x")) }
      → HStack.1 size 90x20

      // image: "pic" 30x20
      HStack(spacing: 0) { Image(uiImage: UIImage(named: "pic")!); Image(nsImage: NSImage(named: "pic")!) }
      → HStack.1 size 60x20

      // image: "photo" 30x20
      Image(uiImage: photo)
      → Image.1 size 30x20
      """#))
  func `of a text or an image is read in all its forms`(row: Row) throws { try check(row) }

  @Test(
    arguments: Row.table(
      #"""
      List(["a", "b"], id: \.self, rowContent: { Text($0) })
      → Text.1 frame 32,47 10x20; Text.2 frame 32,91 10x20

      List { Text("a").listRowInsets(.leading, 0) }
      → Text.1 frame 16,47 10x20

      List { Text("a") }.environment(\.defaultMinListRowHeight, 60)
      → Text.1 frame 32,55 10x20

      TabView(selection: .constant(2)) { Tab("A", systemImage: "star", value: 1) { Text("a") }; Tab("B", systemImage: "moon", value: 2) { Text("bb") } }
      → Text.1 size 20x20

      Stepper("ab") { } onDecrement: { }
      → Text.1 frame 0,40 20x20

      Stepper("ab", value: .constant(1)) { Text("cde") }
      → Text.1 frame 0,40 30x20

      SecureField("ab", text: .constant("")) { Task { await save() } }
      → Text.1 frame 0,40 20x20

      Menu("ab") { Button("cdef") { } } primaryAction: { }
      → Menu.1 size 20x20

      Toggle("ab", systemImage: "star", isOn: .constant(true)).labelIconToTitleSpacing(2)
      → Text.1 frame 22,40 20x20

      Label("ab", systemImage: "star").labelReservedIconWidth(40)
      → Label.1 size 68x20

      Toggle("ab", isOn: .constant(true)).labelsVisibility(.hidden)
      → Toggle.1 size 51x31

      AsyncImage(url: url, content: { image in image.resizable().frame(width: 30) }, placeholder: { Color.red })
      → AsyncImage.1 size 30x100

      AsyncImage(url: url) { phase in if let image = phase.image { image.resizable().frame(width: 30) } else { Color.red } }
      → AsyncImage.1 size 30x100

      AsyncImage(url: url) { phase in switch phase { case .empty: ProgressView(); case .success(let image): image.resizable().frame(width: 30); default: Color.red } }
      → AsyncImage.1 size 30x100

      TipView(tip)
      → TipView.1 size 200x44

      SettingsLink { Text("ab") }
      → SettingsLink.1 size 20x20

      PasteButton(payloadType: String.self) { _ in }
      → PasteButton.1 size 50x20
      """#))
  func `of a list or control is read in all its forms`(row: Row) throws { try check(row) }
}

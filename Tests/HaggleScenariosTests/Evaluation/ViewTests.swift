import HaggleScenarios
import Testing

@Suite struct `A view expression` {
  @Test(
    arguments: Case.blocks(
      #"""
      Color.red
      → Color(.red)

      HStack(spacing: 10) { Color.blue.id("blue"); Spacer() }
      → HStack(spacing: 10) { Color(.blue).id("blue"); Spacer() }

      SwiftUI.VStack { SwiftUI.Color.red }
      → VStack { Color(.red) }

      VStack(alignment: .leading, content: { Text("a") })
      → VStack(alignment: .leading) { Text("a") }

      Text("a")
        // why
        .padding() /* more */
        .frame(width: 10,
          height: 20)
      → Text("a").padding().frame(width: 10, height: 20)

      Rectangle().fill(.red).frame(maxWidth: .infinity)
      → Rectangle().fill(.red).frame(maxWidth: .infinity)

      Color.clear.overlay(Text("on top"))
      → Color(.clear).overlay(Text("on top")) { Text("on top") }

      Color.clear.overlay(alignment: .top) { Text("a"); Text("b") }
      → Color(.clear).overlay(alignment: .top) { Text("a"); Text("b") }

      Text("a").background(.red)
      → Text("a").background(.red) { Color(.red) }

      Text("a").background(Color.red.opacity(0.5))
      → Text("a").background(Color.red.opacity(0.5)) { Color(.red).opacity(0.5) }

      Group { Color.red; Color.blue }
      → [Color(.red), Color(.blue)]

      VStack { EmptyView(); AnyView(Color.red) }
      → VStack { []; Color(.red) }

      VStack { }
      → VStack {}

      LazyVGrid(columns: []) { /* ... */ }
      → LazyVGrid(columns: []) {}

      VStack { Text("a").alert(isPresented: $isOn) { Alert() } }
      → VStack { Text("a").alert(isPresented: $isOn) }

      Text("a" + "b") + Text("c")
      → Text("a" + "b" + "c")
      """#))
  func `becomes a graph`(example: Case) {
    #expect(dump(example.text) == example.expected)
  }

  @Test(
    arguments: Case.blocks(
      #"""
      ForEach(0..<3) { Color.red.id("cell\($0)") }
      → [Color(.red).id("cell0"), Color(.red).id("cell1"), Color(.red).id("cell2")]

      ForEach(1...2, id: \.self) { i in Text("\(i)").id("\(i)"); Divider() }
      → [[Text("\(i)").id("1"), Divider()], [Text("\(i)").id("2"), Divider()]]

      ForEach(["a", "b"], id: \.self) { name in Color.red.id(name) }
      → [Color(.red).id("a"), Color(.red).id("b")]

      ForEach(Array(["a", "b"].enumerated()), id: \.offset) { index,
        name in Color.red.id("\(index)\(name)") }
      → [Color(.red).id("0a"), Color(.red).id("1b")]

      let names = ["x", "y"]
      ForEach(names.indices, id: \.self) { Color.red.id(names[$0]) }
      → [Color(.red).id("x"), Color(.red).id("y")]

      ForEach(0..<0) { _ in Color.red }
      → []
      """#))
  func `repeats what ForEach holds`(example: Case) {
    #expect(dump(example.text) == example.expected)
  }

  @Test(
    arguments: Case.blocks(
      #"""
      let isOn = true
      VStack { if isOn { Color.red } else { Color.blue } }
      → VStack { Color(.red) }

      let n = 2
      VStack { if n == 1 { Color.red } else if n == 2 { Color.green; Color.blue } }
      → VStack { Color(.green); Color(.blue) }

      let name: String? = nil
      VStack { if let name { Text(name) } else { Color.red } }
      → VStack { Color(.red) }

      let name: String? = "a"
      VStack { if let name, !name.isEmpty { Color.red.id(name) } }
      → VStack { Color(.red).id("a") }

      enum Mode { case wide, tall(Int) }
      let mode = Mode.tall(3)
      VStack { switch mode { case .wide: Color.red
      case .tall(let n): Color.blue.id("\(n)") } }
      → VStack { Color(.blue).id("3") }

      VStack { switch 7 { case 0..<5: Color.red
      case 5...: Color.blue
      default: Color.green } }
      → VStack { Color(.blue) }

      let isRed = false
      VStack { let color: Color = isRed ? .red : .green
      color.frame(width: 1) }
      → VStack { Color(.green).frame(width: 1) }

      VStack { let _ = print("x")
      Color.red }
      → VStack { Color(.red) }

      VStack { if #available(iOS 17, *) { Color.red } else { Color.blue } }
      → VStack { Color(.red) }

      VStack {
      #if os(macOS)
      Color.red
      #else
      Color.blue
      #endif
      }
      → VStack { Color(.blue) }

      Color.red
      #if os(iOS)
      .frame(width: 1)
      #else
      .frame(width: 2)
      #endif
      .padding()
      → Color(.red).frame(width: 1).padding()
      """#))
  func `takes the branch that holds`(example: Case) {
    #expect(dump(example.text) == example.expected)
  }

  @Test func `knows where its names are written`() {
    let evaluation = evaluated("HStack {\n  Color.red\n    .padding()\n}")
    let places = evaluation.graph.views.compactMap { $0.place.map { "\($0.line):\($0.column)" } }
    #expect(places == ["2:3", "3:6", "1:1"])
  }
}

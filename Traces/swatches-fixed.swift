// Swatches with numbers on them in a scroll view: a fixed column beside an adaptive one, as in quiz-1,
// with padding around and a height for the whole.
// proposal: 232x300
// text-cell: 8x16

struct Palette: View {
  let columns = [GridItem(.fixed(70)), GridItem(.adaptive(minimum: 40))]

  var body: some View {
    ScrollView {
      LazyVGrid(columns: columns) {
        ForEach(0..<6, id: \.self) { index in
          swatch(index).id("swatch\(index)")
        }
      }
      .id("shelf")
    }
    .id("scroller")
    .frame(width: 200)
    .padding()
    .border(.blue)
    .frame(height: 300)
  }

  /// A colour with its number in the middle.
  @ViewBuilder func swatch(_ index: Int) -> some View {
    let color: Color = index.isMultiple(of: 3) ? .green : .pink
    color
      .opacity(0.3)
      .frame(height: 40)
      .overlay { Text("\(index)") }
  }
}

// expect: scroller frame 16,16 200x268
// expect: shelf size 200x88
// expect: swatch0 frame 16,16 70x40
// expect: swatch1 frame 94,16 57x40
// expect: swatch2 frame 159,16 57x40
// expect: swatch3 frame 16,64 70x40
// expect: no findings

// The swatches again, with the columns of quiz-2: 52 are left for an adaptive item of at least 70.
// proposal: 232x300
// text-cell: 8x16

struct Palette: View {
  let columns = [GridItem(.flexible(minimum: 140)), GridItem(.adaptive(minimum: 70))]

  var body: some View {
    ScrollView {
      LazyVGrid(columns: columns) {
        ForEach(0..<6, id: \.self) { index in
          swatch(index).id("swatch\(index)")
        }
      }
      .id("shelf")
    }
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

// expect: shelf size 200x136
// expect: swatch0 size 140x40
// expect: swatch1 frame 164,16 52x40
// expect: swatch2 frame 16,64 140x40
// expect: finding below-declared-minimum at shelf

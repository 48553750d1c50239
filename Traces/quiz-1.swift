// A lazy grid 200 wide: one column of exactly 70, and one item that makes as many columns as fit.
// Beside the fixed column 200 - 70 - 8 = 122 are left; columns of at least 40 with a gap of 8 between
// them fit twice, and share what is left: (122 - 8) / 2 = 57 each.
// proposal: 200xnil

LazyVGrid(columns: [GridItem(.fixed(70)), GridItem(.adaptive(minimum: 40))]) {
  ForEach(0..<4, id: \.self) { number in
    Color.red
      .frame(height: 20)
      .id("card\(number)")
  }
}
.id("shelf")
.frame(width: 200)
.border(.white)

// expect: shelf answers 200xnil -> 200x48
// expect: card0 frame 0,0 70x20
// expect: card1 frame 78,0 57x20
// expect: card2 frame 143,0 57x20
// expect: card3 frame 0,28 70x20
// expect: no findings

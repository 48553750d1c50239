// A lazy grid 200 wide whose adaptive item gets less than the 70 that it declares as its minimum.
// Each of the two items is due (200 - 8) / 2 = 96. The flexible one insists on 140, so 52 are left for
// the adaptive one: no column of 70 fits, and yet one is made.
// proposal: 200xnil

LazyVGrid(columns: [GridItem(.flexible(minimum: 140)), GridItem(.adaptive(minimum: 70))]) {
  ForEach(0..<4, id: \.self) { number in
    Color.red
      .frame(height: 20)
      .id("card\(number)")
  }
}
.id("shelf")
.frame(width: 200)
.border(.white)

// expect: shelf frame 0,0 200x48
// expect: card0 size 140x20
// expect: card1 frame 148,0 52x20
// expect: card2 frame 0,28 140x20
// expect: finding below-declared-minimum at shelf

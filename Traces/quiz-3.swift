// A lazy grid that is wider than it says, and out of the middle.
// Offered 200, each of two items is due 96; the second insists on 120. 96 + 8 + 120 = 224 is what the
// grid reports. Placed with 224 it computes again, each item is due 108: 108 + 8 + 120 = 236. The frame
// centres it as if it were 224 wide.
// proposal: 200xnil

LazyVGrid(columns: [GridItem(.flexible(minimum: 50)), GridItem(.flexible(minimum: 120))]) {
  ForEach(0..<4, id: \.self) { number in
    Color.red
      .frame(height: 20)
      .id("card\(number)")
  }
}
.id("shelf")
.frame(width: 200)
.border(.white)

// expect: shelf answers 200xnil -> 224x_
// expect: shelf frame -12,0 224x48
// expect: card0 answers 96xnil -> 96x20
// expect: card0 frame -12,0 108x20
// expect: card1 frame 104,0 120x20
// expect: card2 frame -12,28 108x20
// expect: finding two-phase-mismatch at shelf

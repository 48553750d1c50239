// A child that passes on half of what it is offered, second in a row of three.
// Whoever comes after it gets what it leaves: 200, 100, 300.
// proposal: 620x80

HStack(spacing: 10) {
  Color.blue.id("sea")
  Color.green.id("meadow")
    .relativeProposed(width: 0.5)
    .id("half")
  Color.yellow.id("sand")
}
.id("row")

// expect: order sea, half, sand
// expect: sea answers 200x80 -> 200x80
// expect: half answers 200x80 -> 100x80
// expect: meadow frame 210,0 100x80
// expect: sand frame 320,0 300x80
// expect: row size 620x80
// expect: no findings

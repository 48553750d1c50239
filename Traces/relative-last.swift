// A child that passes on half of what it is offered, last in a row of three.
// Nobody comes after it, so the 100 that it leaves stay empty and the row shrinks to 520.
// proposal: 620x80

HStack(spacing: 10) {
  Color.blue.id("sea")
  Color.green.id("meadow")
  Color.yellow.id("sand")
    .relativeProposed(width: 0.5)
    .id("half")
}
.id("row")

// expect: sea size 200x80
// expect: meadow size 200x80
// expect: half answers 200x80 -> 100x80
// expect: sand frame 470,0 100x80
// expect: row frame 50,0 520x80
// expect: finding underfill at row

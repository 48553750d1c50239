// A child that passes on half of what it is offered, last in a row but served first.
// Its priority gives it everything that the others can do without: 600, of which it takes 300.
// proposal: 620x80

HStack(spacing: 10) {
  Color.blue.id("sea")
  Color.green.id("meadow")
  Color.yellow.id("sand")
    .relativeProposed(width: 0.5)
    .id("half")
    .layoutPriority(1)
}
.id("row")

// expect: order half, sea, meadow
// expect: half answers 600x80 -> 300x80
// expect: sea size 150x80
// expect: meadow size 150x80
// expect: sand frame 320,0 300x80
// expect: row size 620x80
// expect: no findings

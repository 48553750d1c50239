// A child that passes on half of what it is offered, first in a row of three.
// All three are equally flexible, so they are served in their order: the first is offered 200 and takes
// 100; the others share the 500 that remain.
// proposal: 620x80

HStack(spacing: 10) {
  Color.blue.id("sea")
    .relativeProposed(width: 0.5)
    .id("half")
  Color.green.id("meadow")
  Color.yellow.id("sand")
}
.id("row")
.frame(height: 80)

// expect: order half, meadow, sand
// expect: half answers 200x80 -> 100x80
// expect: sea size 100x80
// expect: meadow frame 110,0 250x80
// expect: sand frame 370,0 250x80
// expect: row size 620x80
// expect: no findings

// The smallest negotiation that shows everything: a stack asks both children for their minimum and
// maximum, serves the rigid one first, and gives the other what is left.
// proposal: 100x20

HStack(spacing: 8) {
  Color.red.frame(width: 20).id("rigid")
  Color.blue.id("rest")
}
.id("bars")

// expect: probe-order rest, rigid
// expect: order rigid, rest
// expect: rigid answers 46x20 -> 20x20
// expect: rest asked 0x20, infx20, 72x20
// expect: rest frame 28,0 72x20
// expect: bars size 100x20
// expect: no findings

// Two cards that are to be equally high: the taller one is measured, and the other one takes its height from
// state. So the view is laid out twice, and the trace has both passes.
//
// proposal: 220x200
// text-cell: 8x20
// expect: short size 106x80
// expect: long size 106x80

struct Cards: View {
  @State private var height: CGFloat?

  var body: some View {
    HStack(alignment: .top, spacing: 8) {
      Text("All that there is to say of it, in some lines")
        .frame(maxWidth: .infinity)
        .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { height = $0 }
        .background(.yellow)
        .id("long")
      Text("Short")
        .frame(maxWidth: .infinity)
        .frame(height: height, alignment: .top)
        .background(.mint)
        .id("short")
    }
  }
}

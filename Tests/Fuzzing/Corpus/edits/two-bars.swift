// proposal: 100x40
HStack {
  Text("A long name").id("name")
  Color.red.frame(width: 80)
  Spacer()
}

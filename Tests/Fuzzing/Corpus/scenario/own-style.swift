struct A: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View { Button("Go") {}.buttonStyle(A()) }
}
Button("A") {}.buttonStyle(A())

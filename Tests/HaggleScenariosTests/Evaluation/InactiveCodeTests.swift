import Testing

@Suite struct `Code that is not compiled` {
  @Test(
    arguments: Case.blocks(
      #"""
      #if os(macOS)
      struct V: View { var body: some View { Text("mac") } }
      #endif
      → V{Text("mac")}
      ! 1:1 assumed inactive-code: no view outside of '#if os(macOS)': taken as if it held

      #if os(WASI)
      struct V: View { var body: some View { Text("a") } }
      #elseif os(tvOS)
      struct V: View { var body: some View { Text("b") } }
      #endif
      → V{Text("a")}
      ! 1:1 assumed inactive-code: no view outside of '#if os(WASI)': taken as if it held

      #if os(iOS)
      struct Data {}
      #else
      struct V: View { var body: some View { Text("a") } }
      #endif
      → V{Text("a")}
      ! 1:1 assumed inactive-code: no view outside of '#else of #if os(iOS)': taken as if it held
      """#))
  func `is taken where there is no view without it`(example: Case) {
    #expect(dump(example.text) == example.expected)
    #expect(diagnostics(example.text) == example.said)
  }

  @Test(
    arguments: Case.blocks(
      #"""
      struct V: View {
        var body: some View {
          #if os(iOS)
          Text("phone")
          #else
          Text("mac")
          #endif
        }
      }
      → V{Text("phone")}
      ! 3:5 ignored compiled-for: '#if os(iOS)': taken as a debug build for iOS takes it

      #if canImport(UIKit)
      import UIKit
      #endif
      Text("a")
      → Text("a")

      struct V: View { var body: some View { Text("a") } }
      #if DEBUG
      struct P: PreviewProvider { static var previews: some View { V() } }
      #endif
      → V{Text("a")}
      """#))
  func `is told of where it changes what is seen`(example: Case) {
    #expect(dump(example.text) == example.expected)
    #expect(diagnostics(example.text) == example.said)
  }
}

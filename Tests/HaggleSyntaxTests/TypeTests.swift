import HaggleSyntax
import Testing

@Suite struct `A type` {
  private func type(_ text: String) -> TypeName? {
    let tree = SyntaxTree.parse(SourceText("let x: \(text)", name: ""))
    guard tree.diagnostics.isEmpty, case .variable(let variable) = tree.declarations.first?.kind
    else { return nil }
    return variable.bindings[0].type
  }

  @Test(arguments: [
    ("Int", "Int", false), ("[Int]", "[Int]", false), ("[Int]?", "[Int]", true),
    ("Int!", "Int", true),
    ("Int??", "Int", true), ("SwiftUI.Binding<Int>", "Binding", false),
    ("Axis.Set", "Axis.Set", false),
    ("some View", "View", false), ("(any View)?", "View", true), ("Foo<Int>.Bar", "Foo.Bar", false),
    ("Optional<Int>", "Int", true), ("[String : Int]", "[String : Int]", false),
    ("(Int, b: C)", "(Int, b: C)", false),
    ("()", "()", false), ("A & B", "A & B", false), ("Foo.Type", "Foo.Type", false),
    ("(Int)", "Int", false),
    ("Array< Int >", "Array", false), ("[3 of Int]", "[3 of Int]", false), ("_", "_", false),
  ])
  func `has a name`(text: String, name: String, isOptional: Bool) {
    let type = type(text)
    #expect(type?.name == name)
    #expect(type?.isOptional == isOptional)
    #expect(type?.isFunction == false)
    #expect(type?.text == text)
  }

  @Test(arguments: [
    ("[Int]", ["Int"]), ("[A: B]", ["A", "B"]), ("Int?", ["Int"]), ("[Int]?", ["[Int]"]),
    ("Foo<A, B<C>>", ["A", "B<C>"]), ("(A, b: C)", ["A", "C"]), ("A & B", ["A", "B"]),
    ("(A, B) -> C", ["A", "B", "C"]), ("() -> A", ["A"]),
    ("@escaping (inout A) async throws -> some B", ["inout A", "some B"]),
    ("Int", []), ("Foo<A<B<C>>>", ["A<B<C>>"]), ("Foo<3, [Int]?>", ["3", "[Int]?"]),
  ])
  func `has arguments`(text: String, arguments: [String]) {
    #expect(type(text)?.arguments.map(\.text) == arguments)
  }

  @Test(arguments: [
    "(A) -> B", "() -> Void", "(A) -> (B) -> C", "@Sendable () -> A", "((A) -> B)?", "(A...) -> B",
    "@MainActor (_ a: A, _ b: B) async throws(E) -> C",
  ])
  func `may be a function's`(text: String) {
    #expect(type(text)?.isFunction == true)
  }

  @Test func `has its white space folded and its comments dropped`() {
    #expect(type("Foo< // why\n   A,\n   B /* c */ >")?.text == "Foo< A, B >")
  }

  @Test func `too deep to be meant is refused`() {
    let text = String(repeating: "[", count: 500) + "A" + String(repeating: "]", count: 500)
    #expect(type(text) == nil)
  }
}

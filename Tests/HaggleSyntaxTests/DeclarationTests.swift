import Testing

@Suite struct `A declaration` {
  @Test(arguments: [
    ("let a = 1", "(let let:a = 1)"), ("var a: Int", "(var let:a: Int)"),
    ("let (a, b) = c", "(let (tuple let:a let:b) = c)"),
    ("let _ = print(1)", "(let _ = (call print 1))"),
    ("var a, b: Int", "(var let:a: Int, let:b: Int)"),
    ("let a = 1, b = 2", "(let let:a = 1, let:b = 2)"),
    ("var a: Int { 1 }", "(var let:a: Int get{1})"),
    ("var body: some View\n{\n a\n}", "(var let:body: some View get{a})"),
    (
      "var a: Int { get { 1 } set { b = newValue } }",
      "(var let:a: Int get{1} set(newValue){(= b newValue)})"
    ),
    ("var a: Int { get async throws { 1 } }", "(var let:a: Int get{1})"),
    (
      "var a: Int { mutating get { 1 } nonmutating set(x) { } }", "(var let:a: Int get{1} set(x){})"
    ),
    ("var a = 1 { didSet { b } }", "(var let:a = 1 observed)"),
    ("var a = f() { willSet(x) { } didSet { } }", "(var let:a = (call f) observed)"),
    ("var a = f { b }", "(var let:a = (call f {b}))"), ("var a: Int { get }", "(var let:a: Int)"),
    ("var a: Int { get set }", "(var let:a: Int)"),
    ("var a: Int { get() }", "(var let:a: Int get{(call get)})"),
    ("@State private var a = 0", "@State private (var let:a = 0)"),
    ("@Environment(\\.scheme) var s", "@Environment(\\scheme) (var let:s)"),
    ("@A @B(1, x: 2)\nvar s: Int", "@A @B(1 x: 2) (var let:s: Int)"),
    ("@SwiftUI.State var s = 1", "@State (var let:s = 1)"),
    ("private(set) var a = 1", "private(set) (var let:a = 1)"),
    ("@FocusState<F?>.Binding var f: F?", "@Binding (var let:f: F?)"),
    ("static let a = 1", "static (let let:a = 1)"), ("lazy var a = b", "lazy (var let:a = b)"),
    ("unowned(safe) let a: A", "unowned(safe) (let let:a: A)"),
    ("async let a = b()", "async (let let:a = (call b))"),
    ("nonisolated(unsafe) static var x = 1", "nonisolated(unsafe) static (var let:x = 1)"),
  ])
  func `of variables`(text: String, expected: String) {
    let dump = SyntaxDump(text)
    #expect(dump.text == expected)
    #expect(dump.problems.isEmpty)
  }

  @Test(arguments: [
    ("init(a: Int) { b }", "(init (a: Int) {b})"),
    ("func f() {}", "(func f () {})"),
    (
      "func f(a: Int, _ b: B, c d: C = 1) -> D { e }",
      "(func f (a: Int, _ b: B, c d: C = 1) -> D {e})"
    ),
    ("func f(cache _: inout ()) {}", "(func f (cache _: inout ()) {})"),
    ("func f(_ a: Int...) async throws(E) -> [B]? {}", "(func f (_ a: Int...) -> [B]? {})"),
    (
      "func f<T: View, U>(x: T) -> some View where T: P, U == Int { }",
      "(func f (x: T) -> some View {})"
    ),
    (
      "func f(@ViewBuilder c: @escaping () -> C) {}",
      "(func f (@ViewBuilder @escaping c: () -> C) {})"
    ),
    ("func f(c:@escaping(()->Void)) {}", "(func f (@escaping c: (()->Void)) {})"),
    ("func f(c: @escaping()->Void) {}", "(func f (@escaping c: ()->Void) {})"),
    (
      "static func == (a: A, b: A) -> Bool { true }", "static (func == (a: A, b: A) -> Bool {true})"
    ),
    ("func <<T>(a: T) {}", "(func < (a: T) {})"),
    ("prefix func -(a: A) -> A { a }", "prefix (func - (a: A) -> A {a})"),
    (
      "func f(x: Int = 1, g: (Int) -> Void = { _ in }) {}",
      "(func f (x: Int = 1, g: (Int) -> Void = {_ _ in }) {})"
    ),
    ("@discardableResult mutating func f() {}", "@discardableResult mutating (func f () {})"),
    ("func `default`() {}", "(func default () {})"),
    ("func f(in x: Int, for: Int) {}", "(func f (in x: Int, for: Int) {})"),
    ("func f(_: Int) {}", "(func f (_ _: Int) {})"),
    ("func f() -> (Int, b: String) { }", "(func f () -> (Int, b: String) {})"),
    ("func f()\n{\n}", "(func f () {})"),
    ("func f<each T>(_ x: repeat each T) {}", "(func f (_ x: repeat each T) {})"),
    ("import struct Foo.Bar", "(import Foo.Bar)"),
    ("@testable import Foo", "@testable (import Foo)"),
    ("typealias A<T> = B<T>", "(typealias A B<T>)"),
    ("infix operator +++: P", "infix (other operator)"),
    ("precedencegroup P { higherThan: A }", "(other precedencegroup)"),
    ("macro m(a: Int) -> B = #external(c: 1)", "(other macro)"),
    ("#Preview(\"a\", traits: .x) {\n  A()\n}", "(#Preview \"a\" traits: .x {(call A)})"),
  ])
  func `of functions and others`(text: String, expected: String) {
    let dump = SyntaxDump(text)
    #expect(dump.text == expected)
    #expect(dump.problems.isEmpty)
  }

  @Test(arguments: [
    ("init(a: Int) {}", "(init (a: Int) {})"), ("init?(_ a: Int) {}", "(init? (_ a: Int) {})"),
    ("init<T>(a: T) where T: B {}", "(init (a: T) {})"),
    ("convenience init() {}", "convenience (init () {})"),
    ("deinit { a }", "(deinit)"),
    ("subscript(i: Int) -> A { b }", "(subscript (_ i: Int) -> A {b})"),
    ("subscript(safe i: Int) -> A { get { b } set { c } }", "(subscript (safe i: Int) -> A {b})"),
    ("static subscript<T>(x: T) -> A { get }", "static (subscript (_ x: T) -> A)"),
    (
      "case a, b(Int), c(x: Int, String = \"d\")", "(case a, b(_ Int), c(x: Int, _ String = \"d\"))"
    ),
    ("case a = 1, b = \"x\"", "(case a = 1, b = \"x\")"),
    ("indirect case a(E)", "indirect (case a(_ E))"),
    ("case a(_ x: Int)", "(case a(_ x: Int))"),
    ("class func f() {}", "class (func f () {})"),
    ("class override var a: Int { 1 }", "class override (var let:a: Int get{1})"),
    ("associatedtype A: B = C where A.D == E", "(associatedtype A)"),
    ("func f() -> Self", "(func f () -> Self)"), ("init()", "(init ())"),
    ("struct In { let a: Int }", "(struct In {(let let:a: Int)})"),
    ("#if X\ncase a\n#endif\nlet b: Int", "(#if X: {(case a)}); (let let:b: Int)"),
    ("@available(iOS 17.0, *)\nvar a: Int { 1 }", "@available (var let:a: Int get{1})"),
    ("@objc(foo:) func f() {}", "@objc (func f () {})"),
  ])
  func `of members`(text: String, expected: String) {
    let dump = SyntaxDump("struct S {\n\(text)\n}")
    #expect(dump.text == "(struct S {\(expected)})")
    #expect(dump.problems.isEmpty)
  }

  @Test(arguments: [
    ("public struct A<T: V, U>: V, P where T == U {}", "public (struct A<T,U> : V, P {})"),
    ("final class A: B {}", "final (class A : B {})"), ("actor A {}", "(actor A {})"),
    ("enum E: String, CaseIterable { case a }", "(enum E : String, CaseIterable {(case a)})"),
    ("protocol P: AnyObject { var a: Int { get } }", "(protocol P : AnyObject {(var let:a: Int)})"),
    ("extension A.B: C where T: D {}", "(extension A.B : C {})"),
    ("extension [Int] {}", "(extension Array {})"),
    (
      "struct A: ~Copyable, @unchecked Sendable {}",
      "(struct A : ~Copyable, @unchecked Sendable {})"
    ),
    ("protocol P<T> {}", "(protocol P<T> {})"), ("struct A<each T> {}", "(struct A<T> {})"),
    ("@main\nstruct A: App {\n}", "@main (struct A : App {})"),
    ("struct A\n{\n}", "(struct A {})"), ("indirect enum E {}", "indirect (enum E {})"),
  ])
  func `of types`(text: String, expected: String) {
    let dump = SyntaxDump(text)
    #expect(dump.text == expected)
    #expect(dump.problems.isEmpty)
  }

  @Test(arguments: ["open { }", "actor.run()", "get = 1", "final(x)", "macro", "package.build()"])
  func `is not seen in a name that only looks like its word`(text: String) {
    let dump = SyntaxDump(text)
    #expect(!dump.text.contains("elided") && dump.problems.isEmpty)
    #expect(dump.tree.declarations.isEmpty)
  }
}

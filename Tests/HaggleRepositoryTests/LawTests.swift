import Testing

/// The laws are only as good as what reads the code for them.
@Suite struct `Reading code for the laws` {
  @Test(
    arguments: [
      ("let a = 1 // try!", "let a = 1 "),
      ("a /* b /* c */ d */ e", "a  e"),
      (#"print("try! // {")"#, #"print("")"#),
      (#"print("a \(b("c")) d")"#, #"print("(b(""))")"#),
      (##"print(#"a \(b) " \#(c)"#)"##, ##"print("(c)")"##),
      ("x\"\"\"\n\" {\n\"\"\"y", "x\"\n\n\"y"),
      ("func `it's a \"b\"`() {", "func name() {"),
      (#"a("\"") // b"#, #"a("") "#),
    ])
  func `comments and strings are taken out`(text: String, code: String) {
    var stripper = CodeStripper(text)
    #expect(stripper.strip() == code)
  }

  @Test func `functions are measured from their first line to their last`() {
    let code = """
      struct A {
        var a: Int { 1 }
        var b = [1].map { $0 }
        init(for b: Int = 3) {
          self.init()
        }
        func c(
          if d: Int
        ) {
          if true { }
        }
        let e: Int
      }
      protocol P { func f() }
      """
    let functions = FunctionLengths(code.split(separator: "\n").map(String.init)).functions
    #expect(
      functions == [
        FunctionLengths.Function(line: 2, length: 1),
        FunctionLengths.Function(line: 4, length: 3),
        FunctionLengths.Function(line: 7, length: 5),
      ])
  }

  @Test func `imports are found whatever stands before them`() {
    let file = SourceFile(
      path: "Sources/Room/File.swift",
      text: "import A\npackage import B\n@testable import C\nimport struct D.E\n// import F\n")
    #expect(file.imports.map(\.module) == ["A", "B", "C", "D"])
    #expect(file.imports.map(\.line) == [1, 2, 3, 4])
  }

  @Test func `a word is not found inside of a longer one`() {
    #expect("let thread = Thread()".containsWord("Thread"))
    #expect(!"let thread = ThreadPool()".containsWord("Thread"))
    #expect("try! f()".containsWord("try!"))
    #expect("x as! Int".containsWord("as!"))
    #expect(!"alias! = 3".containsWord("as!"))
  }
}

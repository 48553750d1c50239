import Testing

@Suite struct `A listing from a page` {
  @Test(arguments: [
    "This is prose about views.", "Here's the code:", "let us see what happens",
    "if you want this, do that", "Nice. But our badge (see above) is now cut off.",
    "- The first item of this list", "1. First build the stack", "# Layout", "## A second heading",
    "![](images/14.png)", "[the docs](https://example.org/a)", "---", "$ swift run app",
    "Use `VStack` to stack them all", "struct is a great thing to have", "This is one.",
    "首先，我们创建一个视图：", "下面是完整的代码", "接下来使用 VStack 排列视图", "次に、余白を追加します。",
    "이 코드는 잘 작동합니다", "Затем мы добавим отступы", "Don't forget the (",
  ])
  func `loses its prose`(line: String) {
    let dump = SyntaxDump("V {\n  a\n  \(line)\n    .b()\n}\n\(line)\nc")
    #expect(dump.text == "(call V {(call (. a b))})\nc")
    #expect(dump.problems == ["3:3 ignored prose", "6:1 ignored prose"])
  }

  @Test func `tells of lines of prose that follow each other once`() {
    let dump = SyntaxDump("a\nOne line of prose.\n\nAnother line of it.\nb")
    #expect(dump.tree.diagnostics.map(\.message) == ["2 lines of prose: left out"])
  }

  @Test(arguments: [
    "case one,\n  two, three, four", "a ? b\n  : c", "foo ?? bar", "public static func f() {}",
    "import class M.C", "for try await x in y {}", "名字\n  .b()", "let a = \"three plain words\"",
    "f(\n  one, two, three)", "a // three plain words", "x = a\n+ b", "x = a\n- b",
    "f(\"\"\"\n  three plain words here\n  ```\n  \"\"\")", "/*\n```\nthree plain words\n*/",
    "func `three plain words`() {}", "[1,\n 2,\n 3]", "#/\n  three plain words\n/#",
  ])
  func `keeps what only looks like prose`(text: String) {
    #expect(SyntaxDump("enum E {}\n" + text).problems.allSatisfy { !$0.contains("prose") })
    #expect(SyntaxDump("enum E {}\n" + text).problems.allSatisfy { !$0.contains("pasted") })
  }

  @Test(arguments: [
    ("# Title\n\nIt doesn't (\"quite\n\n```swift\na\n```\n\nand {\n\n```\nb\n```\nend", "a\nb"),
    ("Look:\n```bash\n$ run {\n```\n```swift\na\n```", "a"),
    ("```swift\na\n```\nb()", "a\n(call b)"), ("a\n```\nThat is all", "a"),
    ("```swift\na", "a"), ("```swift\na\n```swift\nb\n```", "a\nb"),
    ("// text-cell: 8x20\nIntro\n```\na\n```", "a"),
  ])
  func `is read between its fences`(text: String, expected: String) {
    let dump = SyntaxDump(text)
    #expect(dump.text == expected)
    #expect(dump.problems.allSatisfy { $0.hasSuffix(" ignored pasted") })
  }

  @Test(arguments: [
    ("1 V {\n2   a\n3\n4   b\n5 }", "(call V {a; b})"), ("7: a\n8: b\n9: c", "a\nb\nc"),
    (" 9 | a\n10 |   .b\n11 | c", "(. a b)\nc"), ("1.\ta\n2.\tb\n3.\tc", "a\nb\nc"),
    ("> a\n> b", "a\nb"),
    ("@@ -1,3 +1,3 @@ struct A\n V {\n-  a\n+  b\n }", "(call V {b})"),
    ("diff --git a/x b/x\nindex 1..2 100644\n--- a/x\n+++ b/x\n@@ -1 +1 @@\n-a\n+b\n", "b"),
    ("V {\n-   T(1)\n+   T(2)\n+     .b()\n}", "(call V {(call (. (call T 2) b))})"),
  ])
  func `loses numbers and markers`(text: String, expected: String) {
    let dump = SyntaxDump(text)
    #expect(dump.text == expected)
    #expect(dump.problems.allSatisfy { $0.hasSuffix(" ignored pasted") })
  }

  @Test(arguments: [
    ("f(“a \\(b) c”)", "(call f \"a \\(b) c\")"), ("f(“a\")", "(call f \"a\")"),
  ])
  func `may have the quotes of a blog`(text: String, expected: String) {
    #expect(SyntaxDump(text).text == expected)
    #expect(SyntaxDump(text).problems == ["1:3 ignored curly-quotes"])
  }

  @Test(arguments: [
    ("truct A: V {}", "(struct A : V {})"), ("srtuct A {}", "(struct A {})"),
    ("extention A {}", "(extension A {})"), ("fun f() {}", "(func f () {})"),
    ("struct A { vra x = 1 }", "(struct A {(var let:x = 1)})"),
    ("@State private a: B = c", "@State private (var let:a: B = c)"),
    ("@State a = b", "@State (var let:a = b)"),
  ])
  func `may lack a letter or a word`(text: String, expected: String) {
    let dump = SyntaxDump(text)
    #expect(dump.text == expected)
    #expect(dump.tree.diagnostics.map(\.code) == [.misspelled])
    #expect(dump.tree.diagnostics.allSatisfy { $0.severity == .assumed })
  }

  @Test(arguments: [
    ("a\n  .b()\n  ...\n  .c()", "(call (. (call (. a b)) c))"), ("init(...) {}", "(init () {})"),
    ("f([...], (…))", "(call f [elided`...`] (tuple elided`…`))"),
  ])
  func `may leave things out`(text: String, expected: String) {
    let dump = SyntaxDump(text)
    #expect(dump.text == expected)
    #expect(dump.tree.diagnostics.allSatisfy { $0.code == .elided })
  }
}

import Foundation
import HaggleReplay
import HaggleTraces
import Testing

@testable import HagglePage

@Suite struct `What the page carries of its scripts and styles` {
  private func lean(_ scripts: String...) -> [String] {
    LeanScript(scripts.map { Array($0.utf8) }).texts.map { String(decoding: $0, as: UTF8.self) }
  }

  @Test(arguments: [
    ("a;\n\n  b;\n", "a;b;\n"), ("// about\nlet a; // more\n", "let a;\n"),
    ("/** What\n * it does */\nf();\n", "f();\n"), ("a = b + c;\n", "a=b+c;\n"),
    ("if (a === undefined) return\n  b;\n", "if(a===void 0)return b;\n"),
    ("return - 1\n", "return-1\n"), ("a - -b; c + +d\n", "a- -b;c+ +d\n"),
    ("f(\n  a,\n  b)\n  .c()\n", "f(a,b).c()\n"),
    ("if (a) return \"//\";\n", "if(a)return\"//\";\n"),
    ("a = x / y / z;\n", "a=x/y/z;\n"), ("a = /[/ ]\\/ /g.b;\n", "a=/[/ ]\\/ /g.b;\n"),
    ("a(/ \"/, b)\n", "a(/ \"/,b)\n"),
    ("`a  b ${ c + `{ ${ d } }` } // e`\n", "`a  b ${c+`{ ${d} }`} // e`\n"),
    ("'it\\'s  }'\n", "'it\\'s  }'\n"), ("", "\n"), ("static #a = 1;\n", "static #a=1;\n"),
    ("case 1: return 2\n", "case 1:return 2\n"), ("\"x\" in y\n", "\"x\" in y\n"),
  ])
  func `has no comments, and only the spaces that it needs`(script: String, expected: String) {
    #expect(lean(script) == [expected])
  }

  @Test(arguments: [
    ("const token = 1; f(token);", "let a=1;f(a);\n"),
    ("function draw(size) { return size; }", "function b(a){return a;}\n"),
    (
      "class K { #count = 0; get all() { return this.#count; } }",
      "class K{#a=0;get all(){return this.#a;}}\n"
    ),
    ("const { width } = box; use(width);", "let{width}=a;b(width);\n"),
    ("place.name = name;", "a.name=name;\n"),
    ("f({ kind: kind, other });", "f({kind:kind,other});\n"),
    ("`${token} token`; token();", "`${a} token`;a();\n"),
    ("document.body; Math.max(first);", "document.body;Math.max(a);\n"),
    ("f(\"token\", token);", "f(\"token\",a);\n"),
    ("const a = 1, later = 2; g(later, a);", "let a=1,b=2;g(b,a);\n"),
  ])
  func `has short names where nobody sees them`(script: String, expected: String) {
    #expect(lean(script) == [expected])
  }

  @Test func `calls the same thing alike everywhere`() {
    #expect(lean("other(token);", "token(other);") == ["a(b);\n", "b(a);\n"])
  }

  @Test(arguments: [
    ("/* one */\n.a,\n.b {\n  c: d e;\n  f: g;\n}\n", ".a,.b{c:d e;f:g;}\n"),
    (
      "@media (max-width: 9px) {\n  .a {\n    b:\n      c d;\n  }\n}\n",
      "@media (max-width:9px){.a{b:c d;}}\n"
    ),
    ("/* two\n   lines */\na b {\n}\n", "a b{}\n"),
  ])
  func `has styles without what they do not need`(style: String, expected: String) {
    #expect(String(decoding: LeanStyle.lean(Array(style.utf8)), as: UTF8.self) == expected)
  }

  @Test func `keeps the names that traces and the table of keys hold`() throws {
    let traces = try ["nested-grid", "settings-form"].map { try Recorded.trace($0).encoded() }
    let keys = (traces + [KeyTable.json]).flatMap { data in
      String(decoding: data, as: UTF8.self).matches(of: /"([A-Za-z]+)":/).map { String($0.1) }
    }
    #expect(keys.contains("browserKeeps") && keys.contains("proposal"))
    #expect(ShortNames.own.intersection(keys) == [])
  }

  @Test func `is less than 200 kB`() {
    #expect(Page(.init()).bytes.count < 200_000)
  }

  @Test func `names no address but that of SVG's names`() throws {
    let trace = try Recorded.trace("two-bars")
    let page = String(decoding: Page(trace).bytes, as: UTF8.self)
    let addresses = page.matches(of: /(?:https?:)?\/\/[a-z0-9]+\.[a-z0-9.\/]+/).map { String($0.0) }
    #expect(Set(addresses) == ["http://www.w3.org/2000/svg"])
    #expect(!page.contains("@import"))
    #expect(!page.contains(" src="))
  }

  @Test func `is the same for the same trace`() throws {
    let trace = try Recorded.trace("nested-grid")
    #expect(Page(trace).bytes == Page(trace).bytes)
  }
}

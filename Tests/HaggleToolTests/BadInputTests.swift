import Foundation
import Testing

@Suite struct `A file that cannot be used` {
  private static let cases: [(name: String, text: String, message: String)] = [
    ("empty.swift", "", "empty.swift is empty. Paste a view into it"),
    ("blank.swift", " \n\n", "blank.swift: error: no view to lay out"),
    (
      "brace.swift", "HStack { Text(\"a\")\n",
      "brace.swift:1:8: error: this `{` is never closed"
    ),
    (
      "string.swift", "Text(\"\"\"\nabc)\n",
      "string.swift:1:6: error: this `\"\"\"` is never closed"
    ),
    ("numbers.swift", "let a = 3\n", "numbers.swift: error: no view to lay out"),
    (
      "data.swift", "struct User { let name: String }\n",
      "data.swift: error: no view to lay out: found 1 data struct"
    ),
    (
      "twice.swift",
      "HStack {\n  Color.red.id(\"a\")\n  Color.blue.id(\"a\")\n}\n// expect: a width == 1\n",
      "twice.swift:3:14: error: two views are called \"a\": lines 2 and 3"
    ),
    (
      "directive.swift", "// proposal: wide\nColor.red\n",
      "directive.swift:1:1: error: the directive \"proposal\" cannot be read"
    ),
    (
      "Controller.swift",
      "import UIKit\nclass ProfileController: UIViewController {\n  let label = UILabel()\n}\n",
      "Controller.swift: error: no view to lay out: found 1 class of UIKit [no-view]\n"
        + "  UIKit is not laid out, only SwiftUI is: end the text with a view, for instance: "
        + "Text(\"Hello\")"
    ),
    (
      "Window.swift", "final class Window: NSWindow {}\n",
      "Window.swift: error: no view to lay out: found 1 class of AppKit [no-view]"
    ),
    (
      "Model.swift", "final class Model: NSObject {}\n",
      "Model.swift: error: no view to lay out: found 1 class [no-view]\n  end the text with a view"
    ),
    (
      "Foo.m", "@implementation Foo\n@end\n",
      "haggle: Foo.m is Objective-C. haggle lays SwiftUI out: Swift source (.swift)."
    ),
    (
      "Foo.swift",
      "#import <UIKit/UIKit.h>\n@implementation Foo\n- (void)layoutSubviews {\n"
        + "  [super layoutSubviews];\n}\n@end\n",
      "haggle: Foo.swift is Objective-C. haggle lays SwiftUI out: Swift source (.swift)."
    ),
    (
      "Greeting.kt", "@Composable\nfun Greeting() { Text(text = \"Hello\") }\n",
      "haggle: Greeting.kt is Kotlin. haggle lays SwiftUI out: Swift source (.swift)."
    ),
    ("zero.swift", "Color\0.red", "zero.swift is no text: byte 5 is 0"),
    ("wide.swift", "\u{FEFF}", "wide.swift: error: no view to lay out"),
    (
      "newer.trace.json", "{\"haggle\":7,\"header\":{},\"records\":[]}",
      "newer.trace.json has trace format 7; this haggle reads 2. Update haggle"
    ),
    ("other.json", "[1, 2]", "other.json is not a haggle trace: it does not start with"),
    ("none.trace.json", "", "none.trace.json is empty. Record it again"),
    (
      "broken.trace.json", "{\"haggle\":2,\"header\":{},\"records\":[\n{\"answer\":0}]}",
      "broken.trace.json:2:1: “answer” of an answer is node 0, which is not declared"
    ),
  ]

  @Test(arguments: cases)
  func `exits with 3 and says where, why and what to do`(
    name: String, text: String, message: String
  ) throws {
    let folder = try ScratchFolder()
    folder.add(name, text)
    for verb in ["trace", "check"] {
      let outcome = try Haggle.run(verb, name, in: folder.url)
      #expect(outcome.status == 3)
      #expect(outcome.errors.contains(message), "\(outcome.errors)")
      if verb == "trace" { #expect(outcome.output.isEmpty) }
    }
  }

  @Test func `may be shown where its indentation tells what a bracket lacks`() throws {
    let folder = try ScratchFolder()
    folder.add(
      "row.swift",
      """
      // proposal: 90x50
      struct Row: View {
        var body: some View {
          HStack {
            Color.red
        }
      }
      // expect: HStack.1 size 90x50
      """)
    let traced = try Haggle.run("trace", "row.swift", in: folder.url)
    #expect(traced.status == 3)
    #expect(traced.output.contains("HStack.1  4:5 in Row 2:8  90×50 at 0,0"))
    #expect(traced.errors.hasPrefix("row.swift:4:12: assumed: this `{` is never closed: taken to"))
    let checked = try Haggle.run("check", "row.swift", in: folder.url)
    #expect(checked.status == 3)
    #expect(checked.output.hasSuffix("1 expectation held, 0 failed, no findings\n"))
  }

  @Test func `is told by the byte where it is not UTF-8`() throws {
    let folder = try ScratchFolder()
    folder.add("latin.swift", Data("// x\nText(\"caf".utf8) + Data([0xE9]) + Data("\")".utf8))
    let outcome = try Haggle.run("trace", "latin.swift", in: folder.url)
    #expect(outcome.status == 3)
    #expect(
      outcome.errors == "haggle: latin.swift:2:10: byte 0xE9 at offset 14 is not UTF-8. "
        + "Save the file as UTF-8.\n")
  }

  @Test func `never talks to the terminal`() throws {
    let outcome = try Haggle.run("trace", "no\u{1B}[2Jsuch.swift")
    #expect(outcome.status == 3)
    #expect(outcome.errors.hasPrefix("haggle: no\\u{1b}[2Jsuch.swift cannot be read"))
  }

  @Test func `is laid out where it has Swift, whatever its comments and listings speak of`() throws
  {
    let folder = try ScratchFolder()
    folder.add("old.swift", "// @implementation Foo @end\nText(\"@implementation Foo @end\")")
    folder.add(
      "article.md",
      "# Moving on\n\n```objc\n@implementation Foo\n@end\n```\n\n```swift\n"
        + "struct Foo: View { var body: some View { Color.red } }\n```\n")
    for name in ["old.swift", "article.md"] {
      #expect(try Haggle.run("trace", name, in: folder.url).status == 0)
    }
  }

  @Test(arguments: [
    [0xFF, 0xFE, 0x54, 0x00], [0x54, 0x00, 0x65, 0x00], [0x00, 0x54, 0x00, 0x65],
  ])
  func `is told by its encoding where that is UTF-16`(bytes: [UInt8]) throws {
    let folder = try ScratchFolder()
    folder.add("sixteen.swift", Data(bytes))
    let outcome = try Haggle.run("trace", "sixteen.swift", in: folder.url)
    #expect(outcome.status == 3)
    #expect(outcome.errors == "haggle: sixteen.swift is UTF-16 text. Save it as UTF-8.\n")
  }

  @Test func `is named, with a file that is nearly called so`() throws {
    let folder = try ScratchFolder()
    folder.add("GridBug.swift", Sources.bars)
    let outcome = try Haggle.run("trace", "GirdBug.swift", in: folder.url)
    #expect(outcome.status == 3)
    #expect(
      outcome.errors == "haggle: GirdBug.swift cannot be read: there is no such file. "
        + "Did you mean GridBug.swift?\n")
    folder.add("Grid.swift", Sources.bars)
    let bare = try Haggle.run("trace", "Grid", in: folder.url)
    #expect(bare.errors.hasSuffix("no such file. Did you mean Grid.swift?\n"), "\(bare.errors)")
  }

  @Test func `may be a folder`() throws {
    let folder = try ScratchFolder()
    for name in ["B.swift", "A.swift"] { _ = folder.add(name, "Color.red") }
    let path = folder.url.path
    for arguments in [["trace", path], [path]] {
      let outcome = try Haggle.run(arguments, input: Data())
      #expect(outcome.status == 3)
      #expect(
        outcome.errors == "haggle: \(path) is a folder. Name a file in it: \(path)/A.swift, "
          + "\(path)/B.swift. haggle check \(path) checks all.\n")
    }
    let checked = try Haggle.run("check", path)
    #expect(checked.output == "checked 2 scenarios: no findings\n")
  }

  @Test func `may be far too long`() throws {
    let text = "Text(\"" + String(repeating: "a", count: 34_000_000) + "\")"
    let outcome = try Haggle.run(["trace", "-"], input: Data(text.utf8))
    #expect(outcome.status == 3)
    #expect(outcome.errors.hasPrefix("haggle: <stdin> has more than 32 MB"))
  }

  @Test func `does not stop a check of others`() throws {
    let folder = try ScratchFolder()
    folder.add("bars.swift", Sources.bars)
    let outcome = try Haggle.run("check", "none.swift", "bars.swift", in: folder.url)
    #expect(outcome.status == 3)
    #expect(outcome.errors.contains("none.swift cannot be read"))
    #expect(outcome.output == "checked 1 scenario: 2 expectations held, 0 failed, no findings\n")
  }

  @Test func `may be where a trace should be written`() throws {
    let outcome = try Haggle.run(
      ["trace", "-", "--out", "no/such/folder/a.trace.json"], input: Data(Sources.bars.utf8))
    #expect(outcome.status == 3)
    #expect(outcome.output.isEmpty)
    #expect(
      outcome.errors == "haggle: no/such/folder/a.trace.json cannot be written: "
        + "its folder does not exist. Choose another place.\n")
  }
}

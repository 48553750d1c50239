import Foundation
import HaggleTestSupport
import Testing

/// The page's scripts and styles keep the same measures as the Swift code, and can do no harm.
@Suite struct `The viewer of the page` {
  private static let folder = "Sources/HagglePage/Viewer"

  /// The files of the viewer with their lines.
  private static func files(ending: String = "") throws -> [(path: String, lines: [Substring])] {
    let names = try FileManager.default.contentsOfDirectory(
      atPath: Checkout.root.appending(path: folder).path)
    return try names.filter { $0.hasSuffix(ending) }.sorted().map { name in
      let text = try Checkout.text("\(folder)/\(name)")
      let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
      return ("\(folder)/\(name)", lines.last == "" ? lines.dropLast() : lines)
    }
  }

  @Test func `no file has more than 300 lines, and no line more than 100 characters`() throws {
    let files = try Self.files()
    #expect(!files.isEmpty)
    for file in files {
      #expect(file.lines.count <= 300, "\(file.path)")
      for (index, line) in file.lines.enumerated() {
        #expect(line.count <= 100, "\(file.path):\(index + 1)")
        #expect(line.last != " " && !line.contains("\t"), "\(file.path):\(index + 1)")
      }
    }
  }

  @Test func `every member of what the model sends is read by a script`() throws {
    let scripts = try Self.files(ending: ".js").flatMap(\.lines)
    let words = Set(scripts.flatMap { $0.split { !$0.isLetter } })
    let model = try Repository.swiftFiles(in: "Sources").filter { $0.module == "HagglePageModel" }
    for file in model {
      for (index, line) in file.lines.enumerated() where !line.contains("case \"") {
        for member in line.matches(of: #/"([a-zA-Z]+)": /#) {
          #expect(words.contains(member.1), "\(file.path):\(index + 1): \(member.1)")
        }
      }
    }
  }

  @Test func `no function has more than 40 lines`() throws {
    for file in try Self.files(ending: ".js") {
      for function in ScriptFunctions(file.lines).functions {
        #expect(function.length <= 40, "\(file.path):\(function.line)")
      }
    }
  }

  @Test func `functions are measured from their first line to their last`() {
    let script = """
      function a({ b }) {
        // A comment, and an empty line.

        if (b) {
          c();
        }
      }
      class D {
        get e() { return 1; }
        #f(
          g) {
          return g;
        }
      }
      """
    let functions = ScriptFunctions(script.split(separator: "\n", omittingEmptySubsequences: false))
    #expect(functions.functions.map(\.line) == [1, 11])
    #expect(functions.functions.map(\.length) == [5, 3])
  }

  @Test func `says at its top what each script offers`() throws {
    for file in try Self.files(ending: ".js") {
      #expect(file.lines.first?.hasPrefix("// ") == true, "\(file.path)")
    }
  }

  /// Text gets into the page as text only; nothing is loaded, and nothing depends on the clock.
  @Test func `never makes markup or code of a text`() throws {
    let words = [
      "innerHTML", "outerHTML", "insertAdjacentHTML", "document.write", "DOMParser", "srcdoc",
      "eval(", "new Function", "javascript:", "createContextualFragment", "fetch(",
      "XMLHttpRequest", "WebSocket", "EventSource", "sendBeacon", "import(", "new Date", "Date.now",
      "Math.random", "debugger",
    ]
    for file in try Self.files(ending: ".js") {
      for (index, line) in file.lines.enumerated() {
        let found = words.filter { line.contains($0) }
        #expect(found.isEmpty, "\(file.path):\(index + 1)")
      }
    }
    for file in try Self.files(ending: ".css") {
      let loads = file.lines.contains { $0.contains("@import") || $0.contains("http") }
      #expect(!loads, "\(file.path)")
    }
  }

  @Test func `has less than 2600 lines of script`() throws {
    #expect(try Self.files(ending: ".js").reduce(0) { $0 + $1.lines.count } <= 2600)
  }

  @Test func `is embedded whole`() throws {
    let embedded = try Checkout.text("Sources/HagglePageFiles/page_files.c")
    let users = try Repository.swiftFiles(in: "Sources/HagglePage").map {
      try Checkout.text($0.path)
    }
    .joined()
    for file in try Self.files() {
      let name = String(file.path.split(separator: "/").last ?? "")
      #expect(embedded.contains("#embed \"../HagglePage/Viewer/\(name)\""), "\(name)")
      let used = name.split(separator: ".").first ?? ""
      #expect(users.contains("\"\(used)\""), "\(name)")
    }
  }
}

/// The functions of a script with their lengths, found by their indentation.
private struct ScriptFunctions {
  /// The line on which a function's body begins, from 1, and how many lines of code it has.
  private(set) var functions: [(line: Int, length: Int)] = []

  init(_ lines: [Substring]) {
    var open: [(line: Int, indent: Int, length: Int)] = []
    for (index, line) in lines.enumerated() {
      let words = line.drop { $0 == " " }
      let indent = line.count - words.count
      let isCode = !words.isEmpty && !["//", "/*", "* "].contains { words.hasPrefix($0) }
      if isCode { for place in open.indices { open[place].length += 1 } }
      if let last = open.last, words.hasPrefix("}"), indent == last.indent {
        open.removeLast()
        functions.append((last.line, last.length))
      } else if Self.begins(words) {
        open.append((index + 1, Self.indent(ofBodyAt: index, lines), 1))
      }
    }
    functions.sort { $0.line < $1.line }
  }

  /// A line that ends in `) {` or `=> {` and is no statement.
  private static func begins(_ line: Substring) -> Bool {
    let statements = ["if ", "for ", "while ", "switch ", "} ", "do ", "try ", "else "]
    return (line.hasSuffix(") {") || line.hasSuffix("=> {"))
      && !statements.contains { line.hasPrefix($0) }
  }

  /// Where a head runs over several lines, the body closes where it began.
  private static func indent(ofBodyAt index: Int, _ lines: [Substring]) -> Int {
    let own = lines[index].count - lines[index].drop { $0 == " " }.count
    let before = lines[..<index].last { !$0.isEmpty }
    guard let before, before.hasSuffix("(") || before.hasSuffix(",") else { return own }
    let outer = before.count - before.drop { $0 == " " }.count
    return min(own, outer)
  }
}

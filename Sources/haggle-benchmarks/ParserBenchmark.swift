import Foundation
import HaggleSyntax

/// The speed of the parser, and how its time and memory grow from 1 to 10 MB.
///
/// (a) is lexing and the file's own statements; (b) is every body as well.
struct ParserBenchmark: Benchmark {
  static let name = "parser"
  static let summary = "lines per second, and growth from 1 to 10 MB on listings and on odd shapes"

  private static let depths = ["a", "b"]
  private static let listings = "listings"

  static func run() throws {
    print("parser: (a) tokens and the file's own statements, (b) every body as well\n")
    try printSpeed()
    let head = Columns.left("\nfrom 1 to 10 MB", 28)
    print(head + "    10 MB    time    peak  memory")
    for depth in depths { try printGrowth(of: listings, depth: depth) }
    for shape in TextShape.all { try printGrowth(of: shape.name, depth: "b") }
  }

  /// - Parameter arguments: a shape, its size in MB, and `a` or `b`.
  static func measure(_ arguments: [String]) -> Measurement? {
    guard arguments.count == 3, let size = Int(arguments[1]),
      let text = text(of: arguments[0], megabytes: size)
    else { return nil }
    let lines = text.utf8.count { $0 == UInt8(ascii: "\n") } + 1
    return Measurement(count: lines) {
      let tree = SyntaxTree.parse(SourceText(text, name: "benchmark.swift"))
      if arguments[2] == "b" { tree.parseEverything() }
    }
  }

  private static func text(of shape: String, megabytes: Int) -> String? {
    let bytes = megabytes << 20
    if shape == listings { return ListingText(bytes: bytes).text }
    return TextShape.all.first { $0.name == shape }?.text(bytes: bytes)
  }

  private static func printSpeed() throws {
    for depth in depths {
      let runs = try (0..<3).map { _ in try Measurement(of: [name, listings, "10", depth]) }
      guard let best = runs.min(by: { $0.seconds < $1.seconds }) else { return }
      let speed = Int(best.count / best.seconds / 1000)
      let time = Columns.seconds(best.seconds)
      print("(\(depth)) \(Int(best.count)) lines in\(time): \(speed) 000 lines/s")
    }
  }

  private static func printGrowth(of shape: String, depth: String) throws {
    let small = try Measurement(of: [name, shape, "1", depth])
    let large = try Measurement(of: [name, shape, "10", depth])
    let time = Columns.seconds(large.seconds) + Columns.ratio(large.seconds / small.seconds)
    let memory = Columns.megabytes(large.peak) + Columns.ratio(large.peak / small.peak)
    print(Columns.left("(\(depth)) \(shape)", 27) + time + "  " + memory)
    fflush(nil)
  }
}

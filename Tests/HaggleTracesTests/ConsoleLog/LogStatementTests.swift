import Foundation
import HaggleVocabulary
import Testing

@testable import HaggleTraces

@Suite struct `A line of a console log` {
  private func statements(_ line: String) -> [LogStatement] {
    LogStatement.statements(in: Array(line.utf8)[...])
  }

  private static let proposals: [(text: String, proposal: ProposedViewSize)] = [
    ("ProposedViewSize(width: Optional(0.0), height: Optional(0.0))", .zero),
    ("ProposedViewSize(width: Optional(inf), height: Optional(inf))", .infinity),
    ("ProposedViewSize(width: nil, height: nil)", .unspecified),
    (
      "SwiftUI.ProposedViewSize(width: Optional(167.5), height: nil)",
      .init(width: 167.5, height: nil)
    ),
    ("Optional(SwiftUI.ProposedViewSize(width: Optional(0.0), height: Optional(0.0)))", .zero),
    ("_ProposedSize(width: 10, height: 20)", .init(width: 10, height: 20)),
    ("(10.0, 20.0)", .init(width: 10, height: 20)),
    ("nilxinf", .init(width: nil, height: .infinity)),
    ("infx0", .init(width: .infinity, height: 0)),
    ("167×350", .init(width: 167, height: 350)),
    ("∞×∞ max", .infinity),
    ("+infinity, -inf", .init(width: .infinity, height: -.infinity)),
    ("CGFloat.infinity 1e3", .init(width: .infinity, height: 1000)),
    ("(width: Optional(-0.5), height: .none)", .init(width: -0.5, height: nil)),
    ("1e999 x 8.", .init(width: .infinity, height: 8)),
  ]

  @Test(arguments: proposals)
  func `may write a proposal in many ways`(text: String, proposal: ProposedViewSize) {
    for mark in [": ", ":", " = ", " "] {
      #expect(
        statements("Proposal Mode\(mark)\(text)")
          == [LogStatement(label: nil, content: .proposal(proposal))])
    }
  }

  private static let sizes: [(text: String, size: CGSize)] = [
    ("(8.0, 16.0)", CGSize(width: 8, height: 16)),
    ("(inf, inf)", CGSize(width: CGFloat.infinity, height: .infinity)),
    ("CGSize(width: 8.0, height: 16.0)", CGSize(width: 8, height: 16)),
    ("{8, 16}", CGSize(width: 8, height: 16)), ("8.0 x 16.0", CGSize(width: 8, height: 16)),
    ("(8,16)", CGSize(width: 8, height: 16)), ("8,16 points", CGSize(width: 8, height: 16)),
    ("(8,16) 12 ms", CGSize(width: 8, height: 16)),
    ("(8.5,16.5), again", CGSize(width: 8.5, height: 16.5)),
    ("8x16", CGSize(width: 8, height: 16)), ("8×16 points", CGSize(width: 8, height: 16)),
  ]

  @Test(arguments: sizes)
  func `may write a size in many ways`(text: String, size: CGSize) {
    #expect(
      statements("required size: \(text)") == [LogStatement(label: nil, content: .size(size))])
  }

  @Test func `knows a number that is none`() throws {
    let statement = try #require(statements("Required Size: (nan, 1.0)").first)
    guard case .size(let size) = statement.content else { return #expect(Bool(false)) }
    #expect(size.width.isNaN && size.height == 1)
  }

  @Test(arguments: [
    "Required Size: (8.0)", "Required Size: (nil, 8.0)", "Proposal Mode: \\(proposal)",
    "Proposal Mode:", "Proposal Mode: ProposedViewSize(width: Optional(", "Required Size: 1-2, 3",
    "Required Size: \(String(repeating: "9", count: 500)), 1", "Proposal Mode: very wide, high",
  ])
  func `says so where it has the words and no two numbers`(line: String) {
    #expect(statements(line).map(\.content) == [.unreadable])
  }

  /// Some systems print a comma where others print a point.
  @Test(arguments: [
    "Proposal Mode: ProposedViewSize(width: Optional(1,5), height: Optional(2,5))",
    "Proposal Mode: ProposedViewSize(width: Optional(1,5), height: nil)",
    "Proposal Mode: ProposedViewSize(width: nil, height: Optional(1,5))",
    "Proposal Mode: ProposedViewSize(width: Optional(inf), height: Optional(1,5))",
    "Proposal Mode: (width: 1,5, height: 20)", "Required Size: (1,5, 2,5)",
    "Required Size: (1,5; 2,5)", "Required Size: 1,5 x 2,5", "Required Size: 1,5 2,5",
    "Required Size: (8, 2,5)",
  ])
  func `does not take decimal commas for gaps`(line: String) {
    #expect(statements(line).map(\.content) == [.unreadable])
  }

  @Test(arguments: [
    "", "Proposal", "Required", "size (8.0, 16.0)", "Purposal Mode: 1, 2", "\u{1B}[",
  ])
  func `says nothing without the words`(line: String) {
    #expect(statements(line) == [])
  }

  @Test func `may hold both`() {
    #expect(
      statements("a: Proposal Mode: 0x0 Required Size: (8, 16)") == [
        LogStatement(label: "a", content: .proposal(.zero)),
        LogStatement(label: nil, content: .size(CGSize(width: 8, height: 16))),
      ])
  }

  private static let labels: [(start: String, label: String?)] = [
    ("", nil), ("outer: ", "outer"), ("outer ", "outer"), ("outer grid: ", "outer grid"),
    ("outer - ", "outer"), ("[outer] ", "outer"), ("[outer grid] ", "outer grid"),
    ("[outer]: ", "outer"), ("(1) outer: ", "outer"), ("🟢 ", nil), ("=> ", nil),
    ("2026-01-01 10:00:00.000 App[123:456] ", nil),
    ("2026-01-01 10:00:00.000 App[123:456] outer: ", "outer"),
    ("2026-01-01 10:00:00.000 App[123:456] [outer] ", "outer"),
    ("2026-01-01 10:00:00.000 My App[123:456] [general] ", nil),
    ("2026-01-01 10:00:00.000 App[123:456] [general] outer: ", "outer"),
    ("2026-01-01 10:00:00.123456+0100 App[123:0x1a2b] [com.example.app:layout] ", nil),
    ("10:00:00.000 outer: ", "outer"), ("[DEBUG] outer: ", "outer"), ("DEBUG outer: ", "outer"),
    ("[general] ", nil), ("info | ", nil), ("12:00 | DEBUG | outer | ", "outer"),
    ("   outer:\t", "outer"), ("the view that I mean ", nil),
    ("\u{1B}[32mouter\u{1B}[0m: ", "outer"),
    ("17      monitor prints: ", "monitor"), ("17  the layout prints: ", nil),
    ("\u{1B}[1;31m", nil), ("äußeres: ", "äußeres"),
  ]

  @Test(arguments: labels)
  func `names its view, not what a logger puts in front`(start: String, label: String?) {
    let statement = statements(start + "Proposal Mode: (0.0, 0.0)").first
    #expect(statement?.label == label)
    #expect(statement?.content == .proposal(.zero))
  }

  @Test func `may be coloured anywhere`() {
    #expect(
      statements("\u{1B}[1mRequired Size:\u{1B}[0m (\u{1B}[32m8.0\u{1B}[0m, 16.0)")
        .map(\.content) == [.size(CGSize(width: 8, height: 16))])
  }
}

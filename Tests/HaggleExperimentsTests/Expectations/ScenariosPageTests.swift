import Foundation
import Testing

@Suite struct `The listings of the page on scenarios` {
  private static let listings: [String] = {
    var root = URL(filePath: #filePath)
    for _ in 0..<4 { root.deleteLastPathComponent() }
    let page = try? String(contentsOf: root.appending(path: "docs/SCENARIOS.md"), encoding: .utf8)
    return (page ?? "").components(separatedBy: "```swift\n").dropFirst()
      .map { $0.components(separatedBy: "```")[0] }
  }()

  @Test func `are there`() { #expect(Self.listings.count == 3) }

  @Test(arguments: listings) func `hold what they expect`(listing: String) throws {
    #expect(try brokenExpectations(listing) == [])
  }
}

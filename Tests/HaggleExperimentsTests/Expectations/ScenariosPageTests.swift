import Foundation
import HaggleTestSupport
import Testing

@Suite struct `The listings of the page on scenarios` {
  private static let listings: [String] = {
    let page = try? Checkout.text("docs/SCENARIOS.md")
    return (page ?? "").components(separatedBy: "```swift\n").dropFirst()
      .map { $0.components(separatedBy: "```")[0] }
  }()

  @Test func `are there`() { #expect(Self.listings.count == 3) }

  @Test(arguments: listings) func `hold what they expect`(listing: String) throws {
    #expect(try brokenExpectations(listing) == [])
  }
}

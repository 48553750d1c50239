import Foundation
import HaggleTestSupport
import Testing

/// docs/CUSTOM-LAYOUTS.md shows code that is compiled and run here.
@Suite struct `The page on custom layouts` {
  /// A block of code, and the file that the page says it is from.
  private struct Listing {
    let file: String
    let code: [String]
  }

  /// The Swift blocks behind a line that names a file below Tests.
  private func listings() throws -> [Listing] {
    var listings: [Listing] = []
    var file: String?
    var code: [String]?
    for line in try Checkout.text("docs/CUSTOM-LAYOUTS.md").components(separatedBy: "\n") {
      if line.hasPrefix("Tests/"), line.hasSuffix(":") { file = String(line.dropLast()) }
      if code == nil, line.hasPrefix("#") { file = nil }
      if line.hasPrefix("```") {
        if let code, let file { listings.append(Listing(file: file, code: code)) }
        code = line == "```swift" ? [] : nil
      } else {
        code?.append(line.trimmingCharacters(in: .whitespaces))
      }
    }
    return listings
  }

  @Test func `shows what is tested`() throws {
    let listings = try listings()
    #expect(listings.count == 8)
    for listing in listings {
      let lines = try Checkout.text(listing.file).components(separatedBy: "\n")
        .map { $0.trimmingCharacters(in: .whitespaces) }
      let shown = lines.joined(separator: "\n").contains(listing.code.joined(separator: "\n"))
      #expect(shown, "\(listing.file)\n\(listing.code.joined(separator: "\n"))")
    }
  }

  @Test func `shows all three layouts whole`() throws {
    let whole = try listings().filter { try Checkout.text($0.file).hasPrefix($0.code[0]) }
    #expect(
      whole.map(\.file) == [
        "Tests/HaggleTestingTests/Layouts/FlowLayout.swift",
        "Tests/HaggleTestingTests/Layouts/RadialLayout.swift",
        "Tests/HaggleTestingTests/Layouts/EqualWidthHStack.swift",
      ])
  }
}

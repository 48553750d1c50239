import Testing

/// What a declaration says to those who use it.
@Suite struct `A declaration` {
  @Test func `names its parameters where there are four or more`() throws {
    let places = try Repository.swiftFiles(in: "Sources").flatMap { file in
      Signatures(file.code).all.filter { $0.unlabelled > 3 }.map { "\(file.path):\($0.line)" }
    }
    #expect(places == [])
  }

  @Test func `is public only in a module that apps import`() throws {
    for file in try Repository.swiftFiles(in: "Sources") where !Arrows.apps.contains(file.module) {
      for (index, line) in file.code.enumerated() {
        let isPublic = line.drop(while: \.isWhitespace).hasPrefix("public ")
        #expect(!isPublic, "\(file.path):\(index + 1)")
      }
    }
  }

  /// What Swift's library calls, or a browser.
  private static let requirements: Set<Substring> = [
    "makeIterator", "appendLiteral", "release", "CodingKeys",
  ]

  /// Only names that are mentioned once: what shares its name with something else is not found.
  @Test func `is used`() throws {
    let files = try Repository.swiftFiles(in: "Sources")
    var mentions: [Substring: Int] = [:]
    for file in files {
      for line in file.code {
        for name in Declarations.names(in: line) { mentions[name, default: 0] += 1 }
      }
    }
    // The page calls what its model's rim declares.
    for file in files where file.path != "Sources/HagglePageModel/PageExports.swift" {
      for (index, line) in file.code.enumerated() {
        guard let name = Declarations.declared(on: line), !Self.requirements.contains(name)
        else { continue }
        #expect(mentions[name] != 1, "\(file.path):\(index + 1): \(name)")
      }
    }
  }

  @Test func `is counted as it is written`() {
    let code = """
      static func a(_ a: Int, b: Int, _ c: (_ a: Int, _ b: Int) -> Void) {}
      @discardableResult package init?(
        _ a: [Int: Int], _ b: Set<Int>,
        @Builder _ c: () -> Int, _ d: Int
      ) {
      self.init(a, b)
      subscript(_ a: Int, _ b: Int) -> Int
      func none() {}
      """
    let found = Signatures(code.split(separator: "\n").map(String.init)).all
    #expect(found.map(\.line) == [1, 2, 7, 8])
    #expect(found.map(\.unlabelled) == [2, 4, 2, 0])
    let names = code.split(separator: "\n").map { Declarations.declared(on: String($0)) }
    #expect(names == ["a", nil, nil, nil, nil, nil, nil, "none"])
  }
}

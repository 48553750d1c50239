import Testing

/// Expected values: what Swift 6.2 prints.
@Suite struct `A changed collection` {
  @Test(
    arguments: Case.blocks(
      #"""
      var a = [1, 2, 3, 4, 5]
      a.removeSubrange(1..<3); a.replaceSubrange(0..<1, with: [8, 9]); a.remove(at: 0)
      a.insert(contentsOf: [6, 6], at: 1); a.removeLast(1)
      a
      → [9, 6, 6, 4]

      var a = [5, 3, 4]
      a.sort(by: >); a.reverse(); a.append(contentsOf: [1]); a.swapAt(0, 3); a[1...2] = [0]
      a
      → [1, 0, 3]

      var a = [4, 3, 2, 1]
      let p = a.partition { $0 > 2 }
      [p, a[p..<a.count].min()!]
      → [2, 3]

      var d = ["a": 1]
      d["b"] = 2; d["a"] = nil; d["c", default: 5] += 1; d.updateValue(9, forKey: "z")
      d.removeValue(forKey: "b"); d.merge(["q": 1]) { $1 }
      d.sorted { $0.key < $1.key }.map { "\($0.key)\($0.value)" }
      → ["c6", "q1", "z9"]

      var d: [String: [Int]] = [:]
      d["a", default: []].append(1); d["a"]?.append(2)
      d["a"]!
      → [1, 2]

      var s: Set<Int> = [1, 1, 2]
      let first = s.insert(3).inserted; let again = s.insert(3).inserted
      s.remove(1); s.formUnion([7]); s.subtract([2])
      "\(s.sorted()) \(first) \(again)"
      → [3, 7] true false

      var s = "abc"
      s += "d"; s.append("e"); s.insert("x", at: s.startIndex); s.removeLast(); s.removeFirst()
      s.remove(at: s.startIndex); s.removeAll { $0 == "c" }
      s
      → bd

      var rows = [[1, 2], [3]]
      rows[1].append(4); rows[0][1] *= 5
      rows
      → [[1, 10], [3, 4]]

      var it = [1, 2].makeIterator()
      var text = ""
      while let x = it.next() { text += "\(x)" }
      text
      → 12

      let values: [Int?] = [1, nil, 3]
      var found: [Int] = []
      for case let x? in values { found.append(x) }
      found
      → [1, 3]

      var (p, q) = (1, 2)
      (p, q) = (q, p); swap(&p, &q); swap(&p, &q)
      "\(p)\(q)"
      → 21
      """#))
  func `holds what Swift leaves in it`(example: Case) {
    let function =
      "func changed() -> Any {\n\(example.declarations)\nreturn \(example.expression)\n}"
    #expect(printed(function, "changed()") == example.expected)
  }

  @Test func `prefers the first catch that fits`() {
    let declarations = """
      enum Failure: Error { case bad(Int), other }
      func fail() throws -> Int { throw Failure.bad(3) }
      func caught() -> String {
        do { _ = try fail() } catch Failure.other { return "other" }
        catch Failure.bad(let n) { return "bad \\(n)" } catch { return "any" }
        return "none"
      }
      """
    #expect(printed(declarations, "caught()") == "bad 3")
  }
}

/// The words known to the parser; `none` for every other identifier.
package enum Keyword: UInt8, CaseIterable {
  case none
  case `import`, `struct`, `class`, `enum`, actor, `protocol`, `extension`
  case `func`, `var`, `let`, initializer, `deinit`, `subscript`, `typealias`, `associatedtype`
  case `operator`, `precedencegroup`, macro
  case `public`, `private`, `fileprivate`, `internal`, open, package, `static`, final, override
  case mutating, nonmutating, lazy, weak, unowned, required, convenience, dynamic, optional
  case indirect, nonisolated, isolated, distributed, borrowing, consuming, prefix, postfix, infix
  case `__consuming`, `_local`, sending
  case `if`, `else`, `guard`, `switch`, `case`, `default`, `for`, `in`, `while`, `repeat`, `return`
  case `break`, `continue`, `fallthrough`, `throw`, `defer`, `do`, `catch`, `where`
  case `try`, await, yield, discard, consume, copy, each, unsafe, async, `throws`, `rethrows`,
    reasync
  case `true`, `false`, `nil`, selfValue, selfType, `super`, `Any`, `as`, `is`, `inout`
  case some, any, get, set, willSet, didSet, `_read`, `_modify`, unsafeAddress,
    unsafeMutableAddress, borrow, mutate, read, modify, of

  /// The word as written.
  var word: String { Self.words[Int(rawValue)] }

  /// Spelt once: the runtime takes long for a name.
  private static let words = allCases.map { keyword in
    switch keyword {
    case .selfValue: "self"
    case .selfType: "Self"
    case .initializer: "init"
    default: String(describing: keyword)
    }
  }
}

extension Keyword {
  /// Whether the word is only a name in backticks (or after a dot).
  var isReserved: Bool { Self.reserved.contains(self) }

  /// A name as written at the start of a call, in backticks if necessary.
  package static func quoted(_ name: String) -> String {
    allCases.contains { $0.isReserved && $0.word == name } ? "`\(name)`" : name
  }

  /// Whether the word precedes a declaration's keyword.
  var isModifier: Bool { Self.modifying.contains(rawValue) }

  /// Whether the word always begins a declaration.
  var declares: Bool { Self.declaring.contains(self) }

  /// Whether the word begins a statement.
  var controls: Bool { Self.controlling.contains(self) }

  private static let modifying = Keyword.public.rawValue...Keyword.sending.rawValue

  private static let declaring: KeywordSet = [
    .import, .struct, .class, .enum, .protocol, .extension, .func, .var, .let, .deinit,
    .subscript, .typealias, .associatedtype, .operator, .precedencegroup,
  ]

  private static let controlling: KeywordSet = [
    .if, .guard, .switch, .for, .while, .repeat, .return, .break, .continue, .fallthrough, .throw,
    .defer, .do,
  ]

  private static let reserved = declaring.union(controlling).union([
    .initializer, .public, .private, .fileprivate, .internal, .static, .else, .case, .default, .in,
    .catch, .where, .try, .throws, .rethrows, .true, .false, .nil, .selfValue, .selfType, .super,
    .Any, .as, .is, .inout,
  ])
}

/// A set of keywords with fast lookup.
struct KeywordSet: ExpressibleByArrayLiteral {
  private var members = [Bool](repeating: false, count: Keyword.allCases.count)

  init(arrayLiteral keywords: Keyword...) {
    for keyword in keywords { members[Int(keyword.rawValue)] = true }
  }

  func union(_ others: KeywordSet) -> KeywordSet {
    var all = self
    for index in members.indices where others.members[index] { all.members[index] = true }
    return all
  }

  func contains(_ keyword: Keyword) -> Bool { members[Int(keyword.rawValue)] }
}

/// Finds the keyword spelt by some bytes, without making a string.
struct KeywordTable {
  /// Built once: spelling all keywords takes longer than reading a short text.
  static let all = KeywordTable()

  private struct Entry {
    let keyword: Keyword
    /// Where its word is among the letters.
    let word: Range<Int>
  }

  /// All words, one behind the other.
  private var letters: [UInt8] = []
  /// Ordered by bucket.
  private var entries: [Entry] = []
  /// The first entry of each bucket, and behind the last one how many entries there are.
  private var starts: [Int] = []

  private init() {
    var buckets = [[(keyword: Keyword, word: [UInt8])]](repeating: [], count: 256)
    for keyword in Keyword.allCases.dropFirst() {
      let word = Array(keyword.word.utf8)
      buckets[Self.bucket(word, word.indices)].append((keyword, word))
    }
    for bucket in buckets {
      starts.append(entries.count)
      for (keyword, word) in bucket {
        entries.append(Entry(keyword: keyword, word: letters.count..<letters.count + word.count))
        letters += word
      }
    }
    starts.append(entries.count)
  }

  /// The keyword that a range of some bytes spells; `none` for another word.
  func keyword(_ bytes: [UInt8], in word: Range<Int>) -> Keyword {
    guard word.count < 24, !word.isEmpty else { return .none }
    let bucket = Self.bucket(bytes, word)
    for index in starts[bucket]..<starts[bucket + 1] {
      let entry = entries[index]
      if spells(entry.word, bytes, word) { return entry.keyword }
    }
    return .none
  }

  private func spells(_ known: Range<Int>, _ bytes: [UInt8], _ word: Range<Int>) -> Bool {
    guard known.count == word.count else { return false }
    for offset in 0..<word.count
    where letters[known.lowerBound + offset] != bytes[word.lowerBound + offset] {
      return false
    }
    return true
  }

  private static func bucket(_ bytes: [UInt8], _ word: Range<Int>) -> Int {
    let (first, last) = (bytes[word.lowerBound], bytes[word.upperBound - 1])
    let sum: UInt8 = first &* 31 &+ last &* 7
    return Int(sum &+ UInt8(word.count))
  }
}

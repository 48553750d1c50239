import HaggleScenarios
import Testing

@Suite struct `A declared type` {
  @Test(
    arguments: Case.blocks(
      #"""
      @propertyWrapper struct Clamped {
        var value: Int
        let range: ClosedRange<Int>
        init(wrappedValue: Int, _ range: ClosedRange<Int>) {
          self.range = range
          value = min(max(wrappedValue, range.lowerBound), range.upperBound)
        }
        var wrappedValue: Int {
          get { value }
          set { value = min(max(newValue, range.lowerBound), range.upperBound) }
        }
        var projectedValue: String { "of \(range.upperBound)" }
      }
      struct Volume { @Clamped(0...10) var level = 50 }
      func turned() -> String {
        var volume = Volume()
        let before = "\(volume.level) \(volume.$level)"
        volume.level = -4
        return before + ", \(volume.level)"
      }
      turned()
      → 10 of 10, 0

      @propertyWrapper struct Capitalized {
        private var text = ""
        var wrappedValue: String { get { text } set { text = newValue.capitalized } }
        init(wrappedValue: String) { self.wrappedValue = wrappedValue }
      }
      struct Person { @Capitalized var name: String }
      Person(name: "ada").name
      → Ada

      struct Values { var side = 7 }
      @propertyWrapper struct Chosen<T> {
        private let path: KeyPath<Values, T>
        init(_ path: KeyPath<Values, T>) { self.path = path }
        var wrappedValue: T { Values()[keyPath: path] }
      }
      struct Panel { @Chosen(\.side) var side; var name = "panel" }
      "\(Panel().side) \(Panel(name: "own").name)"
      → 7 own

      struct Options: OptionSet {
        let rawValue: Int
        static let bold = Options(rawValue: 1 << 0)
        static let italic = Options(rawValue: 1 << 1)
        static let all: Options = [.bold, .italic]
      }
      func changed() -> String {
        var options: Options = [.bold]
        options.insert(.italic)
        let hadAll = options.contains(.all)
        options.remove(.bold)
        return "\(hadAll) \(options.rawValue) \(options == .italic) \(Options([]).isEmpty)"
      }
      changed()
      → true 2 true true

      struct Fibonacci: Sequence, IteratorProtocol {
        var a = 0, b = 1
        mutating func next() -> Int? {
          defer { (a, b) = (b, a + b) }
          return a > 30 ? nil : a
        }
      }
      Array(Fibonacci()).suffix(3)
      → [8, 13, 21]

      struct Deck: Collection {
        let cards = ["a", "b", "c"]
        var startIndex: Int { 0 }
        var endIndex: Int { cards.count }
        func index(after i: Int) -> Int { i + 1 }
        subscript(i: Int) -> String { cards[i] }
      }
      "\(Deck().count) \(Deck().map { $0 + "!" })"
      → 3 ["a!", "b!", "c!"]

      @dynamicMemberLookup struct Table {
        let rows = ["a": 1]
        subscript(dynamicMember name: String) -> Int { rows[name] ?? 0 }
      }
      Table().a + Table().other
      → 1

      struct Title: ExpressibleByStringLiteral {
        let text: String
        init(stringLiteral value: String) { text = value + "!" }
      }
      func shown(_ title: Title) -> String { title.text }
      shown("x")
      → x!

      typealias Make = (Int) -> Int
      func made(_ first: String? = nil, _ make: Make) -> Int { make(2) }
      made("a") { $0 * 3 } + made { $0 }
      → 8

      enum Amount { case constant(Double), share(Double) }
      struct Peek { var amount: Amount = .constant(10) }
      func points(_ peek: Peek) -> Double {
        switch peek.amount { case .constant(let points): points; case .share(let part): part * 100 }
      }
      points(Peek()) + points(Peek(amount: .share(0.5)))
      → 60.0

      struct Dots { @Unknown(range: 1...9) var count: Int = 5; var size = 2.0 }
      "\(Dots(count: 3).count) \(Dots(size: 1).count)"
      → 3 5

      class Base { func name() -> String { "base" } }
      class Derived: Base { override func name() -> String { "not " + super.name() } }
      Derived().name()
      → not base

      protocol Themed { static var margin: Int { get }; init() }
      struct Wide: Themed { static let margin = 4; let columns = 3 }
      func margin<T: Themed>(_ type: T.Type) -> Int { type.margin * T().columns }
      margin(Wide.self)
      → 12

      enum Failure: Error { case empty }
      func load(_ isGood: Bool) -> Result<Int, Failure> { isGood ? .success(4) : .failure(.empty) }
      "\((try? load(true).map { $0 + 1 }.get()) ?? 0) \((try? load(false).get()) ?? 0)"
      → 5 0
      """#))
  func `works as the language has it`(example: Case) {
    #expect(printed(example.declarations, example.expression) == example.expected)
  }
}

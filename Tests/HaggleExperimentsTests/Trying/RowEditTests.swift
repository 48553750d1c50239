import Foundation
import Testing

/// Edits against what is not level, not as wide as it is to be, or out of sight.
extension `The search for edits` {
  @Test(arguments: [
    (
      """
      List {
        Text("Swell").frame(height: 12)
        Text("Wind").frame(height: 12)
      }
      .listStyle(.plain)
      """, [".environment(\\.defaultMinListRowHeight, 36)"]
    ),
    (
      """
      ScrollView {
        VStack(alignment: .leading) {
          Text("Swift")
          Text("read later")
        }
        .padding(16)
      }
      """, [".frame(maxWidth: .infinity, alignment: .leading)"]
    ),
    (
      """
      ScrollView {
        VStack(spacing: 0) {
          Color.teal.frame(height: 420)
          Spacer()
          Button("Continue") { }
        }
      }
      """, ["}", ".safeAreaInset(edge: .bottom) {", "Button(\"Continue\") { }"]
    ),
    (
      """
      HStack {
        ForEach([["Ann", "Bob", "Cleo"], ["Dan", "Eve"]], id: \\.self) { names in
          VStack { ForEach(names, id: \\.self) { Text($0) } }
        }
      }
      """, ["HStack(alignment: .top) {"]
    ),
    (
      """
      VStack {
        GeometryReader { space in
          Text("Width \\(space.size.width)")
        }
        Text("Below")
      }
      """, [".frame(height: 20)"]
    ),
    (
      """
      HStack {
        Toggle("Live", isOn: .constant(true))
        Text("Clear")
      }
      """, ["Toggle(\"Live\", isOn: .constant(true)).fixedSize()"]
    ),
    (
      """
      Button { } label: {
        Text("Checkout").padding(10).background(Color.blue)
      }
      .frame(maxWidth: .infinity)
      """, ["Text(\"Checkout\").padding(10).frame(maxWidth: .infinity).background(Color.blue)"]
    ),
    (
      """
      ScrollView {
        VStack(spacing: 0) {
          Text("Browse")
            .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .top)
            .background(Color.green)
        }
      }
      """, [".containerRelativeFrame(.vertical)"]
    ),
    (
      """
      VStack {
        ScrollView(.horizontal) {
          LazyHStack {
            ForEach(0..<9, id: \\.self) { Text("Card \\($0)") }
          }
        }
        Text("Below")
      }
      """, ["HStack {"]
    ),
    (
      """
      HStack {
        Text("Wallet")
        Spacer()
        Button { } label: {
          Text("Top up").frame(maxWidth: .infinity).padding(.horizontal, 16)
        }
        .background(Color.black)
      }
      """, ["Text(\"Top up\").padding(.horizontal, 16)"]
    ),
    (
      """
      VStack(alignment: .leading) {
        Text("Filters")
        HStack {
          ForEach(["All", "Local", "Wallhaven"], id: \\.self) { Text($0).fixedSize() }
        }
      }
      .frame(width: 120)
      .background(Color.gray)
      """, [".frame(minWidth: 120)"]
    ),
  ])
  func `puts first what makes it as it is meant`(view: String, lines: [String]) throws {
    let found = try edits("// proposal: 393x400\n// text-cell: 8x20\n\(view)\n")
    let first = try #require(found.first).map { $0.trimmingCharacters(in: .whitespaces) }
    #expect(first == lines, "\(found)")
  }

  @Test func `gives a gesture room for a finger, and leaves what it is on as it is`() throws {
    let found = try edits(
      """
      // device: iPhone 16
      Circle()
        .frame(width: 10, height: 10)
        .onTapGesture { }
      """)
    #expect(found.first == [".frame(width: 44, height: 44)", ".contentShape(Rectangle())"])
  }
}

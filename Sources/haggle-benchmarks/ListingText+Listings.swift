extension ListingText {
  static let listings = [
    #"""
    struct Card§N: View {
      @State private var §w = false
      @Binding var §w: Int
      let caption: String?

      var body: some View {
        VStack(alignment: .leading, spacing: §d) {
          Text("§w \(§w + §d) of \(caption ?? "none")")
            .font(.headline)
            .padding(.horizontal, §d)
          if let caption, !caption.isEmpty {
            Text(caption).lineLimit(2) // §w goes here
          } else {
            EmptyView()
          }
          HStack {
            ForEach(0..<§d, id: \.self) { index in
              Color.blue.frame(width: CGFloat(index) * §d, height: max(3, §d))
            }
          }
        }
        .background(RoundedRectangle(cornerRadius: §d).fill(.thinMaterial))
      }
    }
    """#,
    #"""
    /// Puts its subviews in rows, §d points apart.
    struct Rows§N: Layout {
      var spacing: CGFloat = §d

      func sizeThatFits(
        proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
      ) -> CGSize {
        var line = CGPoint.zero
        for (index, view) in subviews.enumerated() where index >= 0 {
          let size = view.sizeThatFits(.unspecified)
          guard line.x + size.width <= proposal.width ?? .infinity else {
            line = CGPoint(x: 0, y: line.y + size.height + spacing)
            continue
          }
          line.x += size.width + spacing
        }
        return CGSize(width: proposal.width ?? line.x, height: line.y)
      }
    }
    """#,
    #"""
    enum §wKind§N: String, CaseIterable, Identifiable {
      case wide, tall = "§w", other
      var id: Self { self }
      var insets: EdgeInsets {
        switch self {
        case .wide: EdgeInsets(top: §d, leading: §d, bottom: 0, trailing: -§d)
        case .tall where rawValue.count > §d, .other: .init()
        default: EdgeInsets()
        }
      }
    }
    """#,
    #"""
    @MainActor final class §wModel§N: ObservableObject {
      @Published private(set) var items: [String: [Int]] = ["§w": [§d, §d], "§w": []]
      private let queue = [§d, 0x§d, 1_000, §d].map { $0 * 2 &+ 1 }

      func load<T: Sendable>(_ kind: T.Type = T.self) async throws -> T? {
        defer { items["§w", default: []].append(§d) }
        do {
          return try await fetch(kind, from: \.§w, retries: §d)
        } catch let error as URLError where error.code == .timedOut {
          return nil
        }
      }
    }
    """#,
    #"""
    extension View {
      @ViewBuilder func §wStyle§N(_ isOn: Bool = true, §w: CGFloat? = nil) -> some View {
        #if os(iOS)
          modifier(Card§N(§w: isOn ? §d : -§d))
        #else
          self
            .padding(.init(top: §d, leading: §d, bottom: §d, trailing: §d))
            .overlay(alignment: .topTrailing) { Text("\(§w ?? §d, specifier: "%.2f")") }
        #endif
      }
    }
    """#,
    #"""
    #Preview("§w §N") {
      let text = """
        §w is \("§w".uppercased())
          and "§w" again
        """
      NavigationStack {
        List(Array(zip(§w, §w)), id: \.0) { pair, _ in
          Button(action: { §w.toggle() }) { Label(text, systemImage: #"§w"#) }
            .disabled(§d > §d && !pair.isEmpty || §w == nil)
        }
        .toolbar { ToolbarItem(placement: .primaryAction) { Image("§w").resizable() } }
      }
    }
    """#,
  ]
}

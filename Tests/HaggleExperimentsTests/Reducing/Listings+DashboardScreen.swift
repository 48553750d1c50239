/// The second half of that screen; its mosaic holds the nested grid.
extension Listings {
  static let dashboardScreen = #"""

    /// A bar for every hour, as high as what was sold in it.
    struct HourBars: View {
        let sales: [Sale]
        let height: CGFloat

        private var most: Double { sales.map(\.amount).max() ?? 1 }

        var body: some View {
            HStack(alignment: .bottom, spacing: 4) {
                ForEach(sales) { sale in
                    VStack {
                        RoundedRectangle(cornerRadius: 2)
                            .fill(.blue)
                            .frame(height: height * sale.amount / most)
                        Text("\(sale.hour)")
                            .font(.caption2)
                    }
                }
            }
            .frame(height: height + 20, alignment: .bottom)
        }
    }

    struct ProductRow: View {
        let product: Product
        var showsPrice = true

        var body: some View {
            HStack(spacing: 12) {
                Circle()
                    .fill(product.tint)
                    .frame(width: 28, height: 28)
                VStack(alignment: .leading) {
                    Text(product.name)
                    if product.isRunningOut {
                        Text(product.stock == 0 ? "Sold out" : "Only \(product.stock) left")
                            .font(.caption)
                            .foregroundStyle(.red)
                    }
                }
                Spacer(minLength: 8)
                if showsPrice {
                    Text("\(product.price, specifier: "%.2f")")
                        .monospacedDigit()
                }
            }
            .padding(.vertical, 4)
        }
    }

    struct ColorTile: View {
        let color: Color

        init(_ color: Color) {
            self.color = color
        }

        var body: some View { color }
    }

    /// The shelf as it looks from the door.
    struct ShelfMosaic: View {
        var body: some View {
            Grid {
                GridRow {
                    ColorTile(.orange)
                    ColorTile(.indigo)
                    Grid {
                        GridRow {
                            ColorTile(.cyan)
                            ColorTile(.yellow)
                        }
                        ColorTile(.mint)
                        ColorTile(.green)
                    }
                    .gridCellColumns(2)
                }
            }
            .border(.red, width: 2)
            .frame(width: Metrics.mosaicSize, height: Metrics.mosaicSize)
            .border(.blue, width: 2)
        }
    }

    // MARK: - The screen

    struct DashboardView: View {
        @State private var section = Section.today
        @State private var isMuted = false
        @State private var isShowingAll = false

        private let sales = [
            Sale(hour: 9, amount: 120),
            Sale(hour: 10, amount: 80),
            Sale(hour: 11, amount: 210),
            Sale(hour: 12, amount: 340),
            Sale(hour: 13, amount: 150),
            Sale(hour: 14, amount: 95),
        ]

        private var products: [Product] {
            isShowingAll ? Product.samples : Array(Product.samples.prefix(3))
        }

        private var total: Double {
            sales.map(\.amount).reduce(0, +)
        }

        var body: some View {
            NavigationStack {
                ScrollView {
                    VStack(alignment: .leading, spacing: Metrics.spacing) {
                        DashboardHeader(
                            title: "Corner shop",
                            subtitle: "Monday, 4 March",
                            isMuted: $isMuted
                        )
                        picker
                        figures
                        HourBars(sales: sales, height: 90)
                            .card()
                        stock
                        Text("The shelf")
                            .font(.headline)
                        ShelfMosaic()
                    }
                    .padding(Metrics.padding)
                }
                .background(Color.gray.opacity(0.1))
                .navigationTitle("Dashboard")
            }
        }

        private var picker: some View {
            Picker("Section", selection: $section) {
                ForEach(Section.allCases) { section in
                    Text(section.rawValue).tag(section)
                }
            }
            .pickerStyle(.segmented)
        }

        private var figures: some View {
            HStack(spacing: Metrics.spacing) {
                FigureTile(caption: "Revenue", value: "\(Int(total)) €", change: 12)
                FigureTile(caption: "Visitors", value: "381", change: -4)
            }
        }

        @ViewBuilder private var stock: some View {
            VStack(alignment: .leading, spacing: 8) {
                HStack {
                    Text("Stock")
                        .font(.headline)
                    Spacer()
                    Button(isShowingAll ? "Fewer" : "All") {
                        isShowingAll.toggle()
                    }
                    .buttonStyle(PillButtonStyle())
                }
                ForEach(products) { product in
                    ProductRow(product: product)
                    if product.id != products.last?.id {
                        Divider()
                    }
                }
            }
            .card()
        }
    }

    #Preview("Light") {
        DashboardView()
    }

    #Preview("Dark") {
        DashboardView()
            .preferredColorScheme(.dark)
    }
    """#
}

/// The first half of a screen as an app has it: model, styles, parts.
extension Listings {
  static let dashboardParts = #"""
    // DashboardView.swift
    // Shop
    //
    // The owner's first screen: what was sold today, what is running out, and the shelf by colours.
    //
    // The mosaic at the bottom stays narrower than the card around it, on every phone.

    import Charts
    import SwiftUI

    // MARK: - Model

    struct Product: Identifiable, Hashable {
        let id: Int
        let name: String
        let price: Double
        let stock: Int
        let tint: Color

        var isRunningOut: Bool { stock < 5 }

        static let samples = [
            Product(id: 1, name: "Espresso cups", price: 24, stock: 12, tint: .brown),
            Product(id: 2, name: "Tea strainer", price: 9.5, stock: 3, tint: .gray),
            Product(id: 3, name: "Linen napkins", price: 18, stock: 0, tint: .indigo),
            Product(id: 4, name: "Bread knife", price: 42, stock: 7, tint: .orange),
        ]
    }

    struct Sale: Identifiable {
        let id = UUID()
        let hour: Int
        let amount: Double
    }

    enum Section: String, CaseIterable, Identifiable {
        case today = "Today"
        case week = "Week"
        case year = "Year"

        var id: String { rawValue }
    }

    enum Metrics {
        static let padding: CGFloat = 16
        static let corner: CGFloat = 12
        static let spacing: CGFloat = 12
        static let mosaicSize: CGFloat = 350
    }

    // MARK: - Styles

    extension View {
        func card() -> some View {
            padding(Metrics.padding)
                .background(RoundedRectangle(cornerRadius: Metrics.corner).fill(.white))
                .shadow(radius: 2)
        }
    }

    struct PillButtonStyle: ButtonStyle {
        func makeBody(configuration: Configuration) -> some View {
            configuration.label
                .font(.footnote.bold())
                .padding(.horizontal, 12)
                .padding(.vertical, 6)
                .background(Capsule().fill(.blue.opacity(configuration.isPressed ? 0.3 : 0.15)))
        }
    }

    // MARK: - Parts

    /// The shop's name, the date and the bell.
    struct DashboardHeader: View {
        let title: String
        let subtitle: String
        @Binding var isMuted: Bool

        var body: some View {
            HStack(alignment: .firstTextBaseline) {
                VStack(alignment: .leading, spacing: 4) {
                    Text(title)
                        .font(.largeTitle)
                        .bold()
                    Text(subtitle)
                        .font(.subheadline)
                        .foregroundStyle(.secondary)
                }
                Spacer()
                Button {
                    isMuted.toggle()
                } label: {
                    Image(systemName: isMuted ? "bell.slash" : "bell")
                        .frame(width: 44, height: 44)
                }
            }
        }
    }

    struct FigureTile: View {
        let caption: String
        let value: String
        let change: Double

        private var isUp: Bool { change >= 0 }

        var body: some View {
            VStack(alignment: .leading, spacing: 6) {
                Text(caption)
                    .font(.caption)
                    .foregroundStyle(.secondary)
                Text(value)
                    .font(.title2)
                    .monospacedDigit()
                Label("\(Int(change)) %", systemImage: isUp ? "arrow.up" : "arrow.down")
                    .font(.caption2)
                    .foregroundStyle(isUp ? .green : .red)
            }
            .frame(maxWidth: .infinity, alignment: .leading)
            .card()
        }
    }
    """#
}

import Foundation

/// A form of a Mac: labels end where the values of all rows begin.
///
/// A row without a label is in the column of values. Source: documented (`ColumnsFormStyle`: a
/// trailing column of labels beside a leading one of values; `Form`: aligned vertical stacks on
/// macOS); what a row without a label does is inferred.
package struct FormColumnsLayout: StackLayout, Sendable {
  package init() {}

  package var stack: Stack {
    Stack(
      axis: .vertical, guide: HorizontalAlignment.formValues.key, spacing: nil, isOfColumns: true)
  }

  package static var layoutProperties: LayoutProperties { VStackLayout.layoutProperties }
}

extension HorizontalAlignment {
  /// Where the values of a form begin. An alignment of its own, so that a frame around a row puts
  /// its label where it puts all that it holds.
  static let formValues = HorizontalAlignment(FormValues.self)

  private enum FormValues: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context[.leading] }
  }
}

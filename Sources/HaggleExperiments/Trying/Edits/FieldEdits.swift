import HaggleSyntax

/// Edits of fields to type into.
struct FieldEdits: EditFamily {
  let view: WrittenPlace

  private static let fields: Set = ["TextField", "SecureField"]

  /// The title as a prompt in the field, and not beside it.
  var edits: [Edit] {
    guard Self.fields.contains(view.name), !view.has("labelsHidden"),
      let title = view.base.arguments.first, title.label == nil,
      view.base.argument("prompt") == nil, let text = view.base.argument("text")
    else { return [] }
    let prompt = Edit(
      .argument, .arguments(view.name), inserting: ", prompt: Text(\(title.value))",
      at: text.valueSpan.upperBound)
    var edit = prompt.and(view.adding("labelsHidden()", behind: 0, .argument))
    edit?.drawnElsewhere = [view.nameSpan]
    return [Edit](edit)
  }
}

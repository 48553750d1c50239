import HaggleTraces
import HaggleVocabulary
import Testing

/// What of a trace holds text that may tell something of an app: `attach --redact` has to know of
/// each (`haggle/Redact/Redactor`). Who adds such a field says there what becomes of it, then here.
@Suite struct `Text in a trace` {
  /// The fields of a value that may hold text, by their types.
  private func texts(of value: Any) -> Set<String> {
    let words = [
      "String", "Prose", "Owner", "Statement", "Remedy", "Consequence", "Detail", "JSON",
    ]
    let fields = Mirror(reflecting: value).children.filter { field in
      let type = "\(type(of: field.value))"
      return words.contains { type.contains($0) }
    }
    return Set(fields.compactMap(\.label))
  }

  @Test func `is in fields that a redaction knows`() {
    #expect(
      texts(of: Trace.Header()) == [
        "tool", "scenario", "source", "root", "proposalSource", "circumstances",
        "cache", "ignored",
      ])
    let node = Trace.Node(kind: "Text", name: "a")
    #expect(texts(of: node) == ["kind", "name", "arguments", "shown", "traits", "owners"])
    #expect(texts(of: ViewOwner(view: "A", place: nil)) == ["view"])
    let detail = Event.Note.Detail(.assumed, code: Open("a"))
    #expect(
      texts(of: Event.Note(node: nil, source: .engine, text: "", detail: detail)) == [
        "text", "detail",
      ])
    #expect(texts(of: detail) == ["subject", "remedy"])
    #expect(texts(of: StateWrite("a", to: "b", by: "c")) == ["property", "value", "writer"])
    #expect(texts(of: PassReason(.state)) == ["value"])
    #expect(texts(of: Appearance()) == [])
  }

  @Test func `that is said of it is in fields that a redaction knows`() {
    let statement = Statement("a")
    let finding = Finding(
      rule: "a", class: .smell, node: NodeID(0), statement: statement)
    #expect(
      texts(of: finding) == [
        "rule", "statement", "remedies", "exception", "consequences", "ignoreKey",
      ])
    #expect(texts(of: statement) == ["claim", "cause", "details"])
    #expect(
      texts(of: Finding.Consequence(rule: "a", node: NodeID(0), statement: statement)) == [
        "rule", "statement",
      ])
    let edit = TriedEdit([], effect: [], others: [])
    #expect(texts(of: edit) == ["title"])
    #expect(texts(of: LineChange(at: 1, removing: [], adding: [])) == ["removed", "added"])
    #expect(texts(of: Annotation("a")) == ["text"])
    #expect(texts(of: Mark("a", event: 1)) == ["name"])
    let verdict = Verdict(
      rule: "a", changes: [], symptom: "b", node: NodeID(0), isConfirmed: true)
    #expect(texts(of: verdict) == ["rule", "symptom"])
  }
}

extension DiagnosticCode {
  /// What it means, what haggle does then, and what to do about it: paragraphs.
  package var explanation: [String] {
    (Self.explanations[self] ?? "").split(separator: "\n\n").map(String.init)
  }

  private static let explanations: [DiagnosticCode: String] = {
    var all: [DiagnosticCode: String] = [:]
    for (codes, text) in meaningsOfViews + meaningsOfDetails + meaningsOfLogs {
      for code in codes { all[code] = text }
    }
    return all
  }()

  /// Of what decides whether there is a layout, and of which views.
  private static let meaningsOfViews: [(codes: [DiagnosticCode], text: String)] = [
    (
      [.unclosed],
      """
      A bracket, string or comment begins and never ends. Where the indentation or what closes \
      around it tells where it was meant to, it is taken to end there; where nothing does, \
      there is no layout.

      Close it where the message says. Pasting a listing whole mostly helps: the last lines \
      were left out.
      """
    ),
    (
      [.misspelled],
      """
      A word of Swift lacks a letter, or `var` is missing behind attributes. It is read as what \
      it can only be meant for; the message says as what.
      """
    ),
    (
      [.noView],
      """
      The text declares no view, and nothing from which one could be made.

      End the text with the view that is meant, such as `Card(title: "Hello")`, or paste the \
      struct that conforms to View.
      """
    ),
    (
      [.noRoot],
      """
      --root names a view that the text does not have; the message lists those that it has.
      """
    ),
    (
      [.directive],
      """
      A comment of the form `// key: value` states something that cannot be read. Nothing may \
      follow the value. docs/SCENARIOS.md lists the directives.
      """
    ),
    (
      [.setting],
      """
      A value after --set or `// set:` is no Swift, or names something that the text does not \
      have.

      Strings need their quotes: --set 'title="Hello"'. Cases need their dot: --set \
      style=.compact.
      """
    ),
    (
      [.duplicateLabel],
      """
      Two views have the same name, by `.id("…")`: expectations and reports could not tell \
      them apart. In a ForEach let the name hold the element: `.id("cell\\(i)")`.
      """
    ),
    (
      [.endlessView],
      """
      A view's body contains the view itself, and nothing ends it. An app would crash here; \
      haggle shows it a few times inside itself, and then a box.

      Show the inner one only under a condition that becomes false.
      """
    ),
    (
      [.sampleView],
      """
      The text declares a modifier, a style, a layout or a shape, and no view that uses it. It \
      is laid out on a sample, which the message shows.

      End the text with the view that it is for.
      """
    ),
    (
      [.inactiveCode],
      """
      All views of the text stand in a branch of #if that is not compiled for this target. The \
      branch was taken all the same.

      State the platform where there is one: --platform macOS, or `// platform: macOS`.
      """
    ),
    (
      [.stepLimit, .depthLimit, .callLimit, .tooDeep, .tooLarge],
      """
      The text took more than haggle spends on one: steps of its code, calls or views inside \
      each other, or its size. What was being computed is left out, and what stands around it \
      is shown where that is possible. What nobody writes by hand comes this far only by a loop \
      or recursion without end.

      Look there for it, or lay a part of the text out.
      """
    ),
    (
      [.unknownCondition],
      """
      Which views there are depends on data that this text does not have. A flag is taken for \
      false and a negated one for true; a guard holds; an optional is there; a switch takes \
      its first case.

      The message says how to take the other way: --set isLoading=true on the command line, or \
      `// set: isLoading = true` in the text. A condition that is more than a name goes by its \
      place: --set 12:9=true. Or declare what it depends on.
      """
    ),
    (
      [.unknownElements],
      """
      A ForEach or List goes over data that this text does not have: three elements stand for \
      it.

      --set items.count=10 sets how many; a declaration with real values is exact.
      """
    ),
    (
      [.missingArgument],
      """
      Nobody in this text calls the view with the arguments that it needs: they were made up \
      by their types, words out of the name for a String, false for a Bool, nothing for an \
      optional, a box for a view.

      End the text with a call of the view, as a #Preview does.
      """
    ),
    (
      [.callMismatch],
      """
      No initialiser or function takes the labels of this call; the arguments that fit were \
      taken. The compiler would refuse it: compare the labels with the declaration.
      """
    ),
    (
      [.viewLimit],
      """
      The text stands for more views than are laid out. Show fewer elements.
      """
    ),
    (
      [.endlessContent],
      """
      Content that is built while it is laid out, as in a GeometryReader, contains itself; it \
      is left out from there on. Let it end under a condition.
      """
    ),
    (
      [.sharedLabel],
      """
      A name that was given by `.id("…")` belongs to another view already; this one goes \
      without.
      """
    ),
    (
      [.unknownView],
      """
      A view is used that this text does not declare. A box stands for it: 44×44, or as large \
      as the views that are passed to it, or as large as it may be where it is a background or \
      resizable.

      Paste its declaration. Where only its size matters, state it: --set Avatar=40x40, or \
      `// set: Avatar = 40x40` in the text.
      """
    ),
    (
      [.foreignView],
      """
      What draws this view is no SwiftUI: UIKit or AppKit decides its size. A box stands for \
      it; give it a frame.
      """
    ),
    (
      [.noBody],
      """
      A view is declared without a body: paste it, or a box stands for it.
      """
    ),
    (
      [.notAView],
      """
      An expression where a view is due is none, and is left out. Wrap it: `Text(…)`.
      """
    ),
    (
      [.stoppedCode],
      """
      Code that builds a view called fatalError() or threw an error: a box stands for the \
      view.
      """
    ),
    (
      [.elided],
      """
      Dots or an editor's placeholder stand where the author left something out. Nothing is \
      laid out for them: write what they stand for.
      """
    ),
    (
      [.syntax, .notSwift, .stray],
      """
      A line of the text is no Swift, or haggle cannot read it. It is left out, and what comes \
      before and after it is laid out.
      """
    ),
  ]
}

extension DiagnosticCode {
  /// Of what a number, a size or nothing depends on.
  static let meaningsOfDetails: [(codes: [DiagnosticCode], text: String)] = [
    (
      [.unknownNumber],
      """
      A frame, padding or spacing takes a number that this text does not have: 44 points stand \
      for it. Declare it, or write the number.
      """
    ),
    (
      [.unknownValue],
      """
      A name is used that this text does not declare. Something unknown stands for it, and for \
      whatever comes of it: in a Text the name as words, in a frame 44 points, in a ForEach \
      three elements, in a condition a choice that you can flip.

      Paste its declaration, or set what matters of it: --set user.name='"Ann"'.
      """
    ),
    (
      [.unknownMember],
      """
      An expression is Swift that haggle does not evaluate; something unknown stands for it. \
      Write the value that it has.
      """
    ),
    (
      [.assumedValue],
      """
      Something is different in every run of an app: what time it is, what is random, what was \
      stored or loaded before. A trace must not depend on it, so the message says what is taken \
      for it in every run: 9 June 2025, 9:41 in UTC for the present, the middle of its range for \
      a random number.

      Write the value that matters in its place.
      """
    ),
    (
      [.invalidOperation],
      """
      An app would stop here: an index out of range, nil unwrapped, arithmetic without a \
      result. Something unknown stands for it.
      """
    ),
    (
      [.laterModifier],
      """
      A modifier of SwiftUI's own that may change the layout; here it does not.
      """
    ),
    (
      [.unknownParameter],
      """
      A view or modifier is called with labels that SwiftUI's own has not: arguments that fit \
      are taken, the others have no effect. Either a label is misspelt, or an extension that \
      declares this form is not in the text: paste it. docs/SCENARIOS.md lists all forms.
      """
    ),
    (
      [.unknownArgument],
      """
      An alignment, edge or axis is not in this text: the view is laid out as if it were not \
      written. Write the value that it has.
      """
    ),
    (
      [.lateCode, .stoppedStyle, .declaredLayout],
      """
      Code of the text that runs while views are laid out (a layout, a style, a guide, the \
      content of a GeometryReader) did not come to a usable end; the message says what counts \
      in its place.
      """
    ),
    (
      [.invalidFrame, .unusableNumber, .invalidRatio, .invalidSpan, .invalidGridItem],
      """
      A number is written that no layout can use, such as a negative or infinite length. \
      SwiftUI warns in the console and goes on; the message says with what.
      """
    ),
    (
      [.unknownFont],
      """
      A font is not one of SwiftUI's and is not declared here: body stands for it. Write it \
      out, `.font(.system(size: 17))`, or declare it in an extension of Font.
      """
    ),
    (
      [.imageSize],
      """
      Images of an app are not in its source: one is taken as 100×100, a symbol as about as \
      high as its font. State a size in points: `// image: "photo" 640x480`.
      """
    ),
    (
      [.controlMetrics],
      """
      Apple publishes no sizes of controls and bars. haggle uses those of docs/CONTROLS.md, \
      each marked there as measured or assumed. Where one matters, give it the frame that it \
      has in your app.
      """
    ),
    (
      [.unknownText],
      """
      What a text shows is known only while an app runs (a date, a timer), or not in this text: \
      words as long as usual stand for it. Write what it shows: Text("12:34").
      """
    ),
    (
      [.textMetric],
      """
      Text is measured with the widths of a stand-in for Apple's font: a line comes out within \
      some per cent, and may break elsewhere than on a device.

      Where that matters, state what it measures there: `// text: "Hello" 41.33x20.33`, or `// \
      text-cell: 8x20` for all characters alike.
      """
    ),
    (
      [.remarkLimit],
      """
      More was said about the text than anybody reads; mend the first ones.
      """
    ),
    (
      [.secondPass],
      """
      After a first layout SwiftUI tells the text what came of it (a preference, a geometry, \
      onAppear), and what the text sets then leads to another one. haggle shows the first.

      To see the later one, set what the code would have set: --set height=120.
      """
    ),
    (
      [.unknownModifier],
      """
      A modifier is neither SwiftUI's nor declared here. It is taken for one that changes \
      nothing in the layout, as most are. If it does, paste its declaration: `extension View { \
      func card() -> some View { padding() } }`
      """
    ),
    (
      [.contradictoryFrame],
      """
      A frame's minimum, ideal and maximum contradict each other. SwiftUI warns and raises \
      them; haggle does the same.
      """
    ),
    (
      [.curlyQuotes, .escape, .oneLine],
      """
      A detail of the text was read as it was most likely meant.
      """
    ),
    (
      [.prose, .pasted],
      """
      The text holds what is no Swift: lines of prose, an article around its listings, numbers \
      of lines, the markers of a diff. It was read without them.

      Three plain words in a row make a line prose. If it was code, look for what they lack.
      """
    ),
    (
      [.compiledFor],
      """
      Branches of #if depend on what the text is compiled for. They are taken as a debug build \
      for the platform takes them: iOS, unless --platform or `// platform:` says otherwise.
      """
    ),
    (
      [.misspelledDirective],
      """
      A comment looks like a directive, but its first word is none: a letter is wrong, it has \
      other capitals, or the colon behind it is missing. What it says is not read; an expectation \
      counts as one that does not hold.

      Write it as the message says: `// expect: row width > 200`.
      """
    ),
    (
      [.unusedSetting],
      """
      Something is set that nothing in the text asks for: compare the name with the list of \
      choices in the header of a trace.
      """
    ),
    (
      [.foreignPreview],
      """
      The previews of this text show views of other files only, so the views that it declares \
      are laid out. `--root` with the name of a preview lays that out.
      """
    ),
    (
      [.otherRoots],
      """
      Several views stand at the top level of the text. The last is what it is about; any other \
      goes by its place: --root 19:1.
      """
    ),
  ]
}

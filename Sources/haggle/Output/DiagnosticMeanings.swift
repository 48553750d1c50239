import HaggleVocabulary

extension DiagnosticCode {
  /// The meaning, what haggle does then and what to do about it, as paragraphs.
  var explanation: [String] {
    Self.meanings[self]?.split(separator: "\n\n").map(String.init) ?? []
  }

  /// For each code what haggle does then, and what to do about it.
  private static let meanings: [DiagnosticCode: String] = [
    // Nothing can be laid out, or not all of it.

    .noView: """
    The text declares no view, and nothing from which one could be made. Views of UIKit and \
    AppKit are not laid out.

    End the text with the view that is meant, such as `Card(title: "Hello")`, or paste the \
    struct that conforms to View.
    """,
    .noRoot: """
    --root names a view that the text does not have; the message lists those that it has.
    """,
    .directive: """
    A comment of the form `// key: value` states something that cannot be read. Nothing may \
    follow the value. docs/SCENARIOS.md lists the directives.
    """,
    .setting: """
    A value after --set or `// set:` is no Swift, or names something that the text does not \
    have.

    Strings need their quotes: --set 'title="Hello"'. Cases need their dot: --set \
    style=.compact.
    """,
    .duplicateLabel: """
    Two views have the same name, by `.id("…")`: expectations and reports could not tell \
    them apart. In a ForEach let the name hold the element: `.id("cell\\(i)")`.
    """,
    .endlessView: """
    A view's body contains the view itself, and nothing ends it. An app would crash here; \
    haggle shows it a few times inside itself, and then a box.

    Show the inner one only under a condition that becomes false.
    """,
    .stepLimit: ofLimits,
    .sizeLimit: ofLimits,
    .depthLimit: ofLimits,
    .callLimit: ofLimits,
    .tooDeep: ofLimits,
    .tooLarge: ofLimits,

    // Which views there are was assumed.

    .unclosed: """
    A bracket, string or comment begins and never ends. Where the indentation or what closes \
    around it tells where it was meant to, it is taken to end there; where nothing does, \
    there is no layout.

    Close it where the message says. Pasting a listing whole mostly helps: the last lines \
    were left out.
    """,
    .misspelled: """
    A word of Swift lacks a letter, or `var` is missing behind attributes. It is read as what \
    it can only be meant for; the message says as what.
    """,
    .unknownCondition: """
    Which views there are depends on data that this text does not have. A flag is taken for \
    false and a negated one for true; a guard holds; an optional is there, unless its name \
    says error, alert or failure; a switch takes its first case. Where that would leave a \
    view, a button's label or what scrolls empty, the first branch that shows something is taken.

    The message says how to take the other way: --set isLoading=true on the command line, or \
    `// set: isLoading = true` in the text. A condition that is more than a name goes by its \
    place: --set 12:9=true, or --set Card.swift:12:9=true in another file. Or declare what it \
    depends on.
    """,
    .unknownElements: """
    A ForEach or List goes over data that this text does not have: three elements stand for \
    it.

    --set items.count=10 sets how many; a declaration with real values is exact.
    """,
    .emptyAtFirst: """
    A ForEach or List goes over a variable that the text starts empty, and that nothing which \
    haggle runs fills. It is taken as it is; where nothing at all would be seen, three elements \
    of its type stand in it.

    --set items.count=3 fills it, --set items.count=0 leaves it empty.
    """,
    .stateStandIn: """
    Code that runs once a layout is there, such as a task that loads a list, sets state to \
    something that this text does not have. Where the state holds nothing yet, something of its \
    type stands for it from the next layout on: three elements, words out of the name.

    --set items.count=10 sets how many elements, --set name="Ann" what it becomes; --passes 1 \
    shows the layout before that.
    """,
    .missingArgument: """
    Nobody in this text calls the view with the arguments that it needs: they were made up \
    by their types, words out of the name for a String, false for a Bool, nothing for an \
    optional, a box for a view.

    End the text with a call of the view, as a #Preview does.
    """,
    .callMismatch: """
    No initialiser or function takes the labels of this call; the arguments that fit were \
    taken. The compiler would refuse it: compare the labels with the declaration.
    """,
    .viewLimit: """
    The text stands for more views than are laid out. Show fewer elements.
    """,
    .endlessContent: """
    Content that is built while it is laid out, as in a GeometryReader, contains itself; it \
    is left out from there on. Or the body of a style has a control of that style, which would \
    build it without end. Let it end under a condition.
    """,
    .sharedLabel: """
    A name that was given by `.id("…")` belongs to another view already; this one goes \
    without.
    """,
    .sampleView: """
    The text declares a modifier, a style, a layout or a shape, and no view that uses it. It \
    is laid out on a sample, which the message shows.

    End the text with the view that it is for.
    """,
    .leftOut: """
    A modifier that is not declared here is given views. Where it puts them only its declaration \
    says, so they are left out, and the trace is called partial.

    Paste its declaration, or `overlay` the views in its place.
    """,
    .looseSections: """
    A view is made of sections, which stand in a list, a form or a lazy stack of somebody else: it \
    is laid out in a List, and what does not hold in a lazy stack is not reported.

    End the text with what it stands in, as a #Preview does.
    """,
    .presentation: """
    A sheet, a popover, an alert and their like are laid out alone, in a space that haggle \
    assumes for them on the device: a sheet ends 10 points below the status bar, or where its \
    first detent says; a popover, and a sheet on a Mac, has the size that its content wants; an \
    alert is 270 points wide.

    State what it is offered: `// proposal: 393x400`. What is not shown while state is as it \
    starts is laid out by --root with the name that the message gives.
    """,
    .inactiveCode: """
    All views of the text stand in a branch of #if that is not compiled for this target. The \
    branch was taken all the same.

    State the platform where there is one: --platform macOS, or `// platform: macOS`.
    """,

    // A box stands for a view.

    .unknownView: """
    A view is used that this text does not declare. A box stands for it: 44×44, or as large \
    as the views that are passed to it, or as large as it may be where it is a background, \
    resizable, or alone on a page. As a row of a list it is as wide as that.

    Paste its declaration. Where only its size matters, state it: --set Avatar=40x40, or \
    `// set: Avatar = 40x40` in the text.
    """,
    .foreignView: """
    What draws this view is no SwiftUI: UIKit or AppKit decides its size. A box stands for \
    it; give it a frame.
    """,
    .noBody: """
    A view is declared without a body: paste it, or a box stands for it.
    """,
    .notAView: """
    An expression where a view is due is none, and is left out. Wrap it: `Text(…)`.
    """,
    .stoppedCode: """
    Code that builds a view called fatalError() or threw an error: a box stands for the \
    view.
    """,
    .failedAssertion: """
    An assert or a precondition in the text is false for what is laid out: there a debug build \
    stops, or any. What follows it is laid out as in a build without it.
    """,
    .elided: """
    Dots or an editor's placeholder stand where the author left something out. Nothing is \
    laid out for them: write what they stand for.
    """,
    .syntax: ofLeftOutLines,
    .notSwift: ofLeftOutLines,
    .stray: ofLeftOutLines,

    // A number was assumed.

    .unknownNumber: """
    A frame, padding or spacing takes a number that this text does not have: 44 points stand \
    for it. Declare it, or write the number.
    """,
    .unknownValue: """
    A name is used that this text does not declare. Something unknown stands for it, and for \
    whatever comes of it: in a Text the name as words, in a frame 44 points, in a ForEach \
    three elements, in a condition a choice that you can flip.

    Paste its declaration, or set what matters of it: --set user.name='"Ann"'.
    """,
    .unknownMember: """
    An expression is Swift that haggle does not evaluate; something unknown stands for it. \
    Write the value that it has.
    """,
    .foreignMember: """
    A member of a number, a text, a size or a rectangle is SwiftUI's nowhere and not declared \
    here: `size.sanitized`, `"title".localized`. The value that it is a member of stands for it.

    Paste the extension that declares it, or have it read: --with FOLDER.
    """,
    .lengthModifier: """
    A modifier is neither SwiftUI's nor declared here, and is called like a length and given \
    one, `.width(50)`: it is taken for a frame, and no finding rests on that alone.

    Paste the extension that declares it, or write the frame.
    """,
    .assumedValue: """
    Something is different in every run of an app: what time it is, what is random, what was \
    stored or loaded before. A trace must not depend on it, so the message says what is taken \
    for it in every run: 9 June 2025, 9:41 in UTC for the present, the middle of its range for \
    a random number.

    Write the value that matters in its place.
    """,
    .invalidOperation: """
    An app would stop here: an index out of range, nil unwrapped, arithmetic without a \
    result. Something unknown stands for it.
    """,
    .laterModifier: """
    A modifier of SwiftUI's own that may change the layout; here it does not.
    """,
    .unknownParameter: """
    A view or modifier is called with labels that SwiftUI's own has not: arguments that fit \
    are taken, the others have no effect. Either a label is misspelt, or an extension that \
    declares this form is not in the text: paste it. docs/SCENARIOS.md lists all forms.
    """,
    .unknownArgument: """
    An alignment, edge or axis is not in this text: the view is laid out as if it were not \
    written. Write the value that it has.
    """,
    .lateCode: ofLateCode,
    .stoppedStyle: ofLateCode,
    .unknownStyle: """
    A style of a control is neither SwiftUI's nor declared here, so the control is laid out as if \
    it had none: a button is as large as its label. What a style adds around that is not known, \
    and no finding rests on its being nothing. Paste the declaration of the style to have it.
    """,
    .declaredLayout: ofLateCode,
    .invalidFrame: ofUnusableNumbers,
    .unusableNumber: ofUnusableNumbers,
    .invalidRatio: ofUnusableNumbers,
    .invalidSpan: ofUnusableNumbers,
    .invalidGridItem: ofUnusableNumbers,
    .unknownFont: """
    A font is not one of SwiftUI's and is not declared here: one of the size that its name says \
    stands for it (`Typography.title` 28, `FontSize.small` 14), or body. Write it out, \
    `.font(.system(size: 17))`, or declare it in an extension of Font.
    """,

    // The size of something drawn was assumed.

    .imageSize: """
    Images of an app are not in its source: one is taken as 100×75, an icon by its \
    name as 24×24, a symbol as about as high as its font. State a size in points: `// image: "photo" 640x480`.
    """,
    .platform: """
    The text does not state for which system it is, and uses names that one system alone has: \
    those of AppKit, a style or a scene of a Mac; or all of it stands in an `#if`. It is laid \
    out for that system. For a watch, a TV or a headset haggle has no measures: it says so, \
    and takes those of an iPhone.

    State it: `// platform: macOS`, `// device: iPhone SE`, `--platform iOS`.
    """,
    .window: """
    The text does not state how large the window is that it is shown in on a Mac: it is laid out \
    in one as SwiftUI opens it, at least as large as its content needs. What a larger window has \
    room for is not reported.

    State its size: `// window: 1200x800`. A project's is read off its scenes (`.defaultSize`, \
    the frame of a window's content), off `NSWindow` and off `NSPopover`.
    """,
    .onPhonesOnly: """
    The text names no device, and something is too wide for a phone that an iPad has room for, or \
    wrong in the room of a screen where the view may be a part of one that scrolls. \
    It is no finding but a fact until a device is named, `--device "iPhone 16"` or `// device: iPhone 16`; where the \
    text alone makes it too wide for every phone, it is one at once.
    """,
    .controlMetrics: """
    Apple publishes no sizes of controls and bars. haggle uses those of docs/CONTROLS.md, \
    each marked there as measured or assumed. Where one matters, give it the frame that it \
    has in your app.
    """,
    .textMetric: """
    Text is measured with the widths of a stand-in for Apple's font: a line comes out within \
    some per cent, and may break elsewhere than on a device.

    Where that matters, state what it measures there: `// text: "Hello" 41.33x20.33`, or `// \
    text-cell: 8x20` for all characters alike.
    """,
    .unknownText: """
    What a text shows is known only while an app runs (a date, a timer), or not in this text: \
    words as long as usual stand for it. Write what it shows: Text("12:34").
    """,
    .diagnosticLimit: """
    More was said about the text than anybody reads; mend the first ones.
    """,

    // Nothing was assumed that is known to have an effect.

    .secondPass: """
    After a layout SwiftUI tells the text what came of it (a preference, a geometry, onAppear), \
    and state that the text sets then leads to another one. haggle follows that until nothing \
    is set any more, twelve times at most, and shows the last; --passes 1 shows the first. What \
    code puts off by half a second or more (`asyncAfter`, `Task.sleep`) is not done.

    What is set to something that the text does not have is not followed where the state holds \
    something already. State it: --set height=120.
    """,
    .unknownModifier: """
    A modifier is neither SwiftUI's nor declared here. It is taken for one that changes \
    nothing in the layout, as most are; a finding that is gone where it hides, \
    fills the width, pads or sets the font, as its name says, is not reported. If it changes \
    something, paste its declaration: `extension View { func card() -> some View { padding() } }`
    """,
    .contradictoryFrame: """
    A frame's minimum, ideal and maximum contradict each other. SwiftUI warns and raises \
    them; haggle does the same.
    """,
    .curlyQuotes: ofDetails,
    .prose: ofProse,
    .pasted: ofProse,
    .escape: ofDetails,
    .oneLine: ofDetails,
    .unusedSetting: """
    Something is set that nothing in the text asks for: compare the name with the list of \
    choices in the header of a trace.
    """,
    .misspelledDirective: """
    A comment looks like a directive, but its first word is none: a letter is wrong, it has \
    other capitals, or the colon behind it is missing. What it says is not read; an expectation \
    counts as one that does not hold.

    Write it as the message says: `// expect: row width > 200`.
    """,
    .foreignPreview: """
    The previews of this text show views of other files only, so the views that it declares \
    are laid out. `--root` with the name of a preview lays that out.
    """,
    .otherRoots: """
    Several views stand at the top level of the text. The last is what it is about; any other \
    goes by its place: --root 19:1.
    """,
    .foundElsewhere: """
    Something was found in code that the view uses of other files of its project. It is reported \
    where those are laid out, and not in every view that uses them: run haggle check with such a \
    file, or pass --with and its path to have it reported here.
    """,
    .foundInPreview: """
    Something was found about views that a preview alone adds, such as samples under each other or \
    a background behind a view of the text. Only its author ever sees them.
    """,
    .compiledFor: """
    Branches of #if depend on what the text is compiled for. They are taken as a debug build \
    for the platform takes them: the one that --platform or `// platform:` says, else the one \
    whose names the text uses, else iOS.
    """,

    // About a console log.

    .logMonitors: """
    Lines of a log without a label may come from one LayoutMonitor or from several, and nothing in \
    them says which. What was asked inside of something else is another view; the rest is taken \
    for one. Where the same question got different answers it cannot be one view in one layout.

    Print a label in front: `print("outer: Proposal Mode: \\(proposal)")`.
    """,
    .logUnpaired: """
    A proposal in a log has no answer, or an answer no proposal: the log was cut, filtered, or \
    written by two threads. What is missing is not made up.

    Copy the log from the first proposal to the last answer, without a filter.
    """,
    .logUnread: """
    Lines of a log are left out: they hold no proposal and no size, or none that can be read.

    haggle reads what the LayoutMonitor prints: `Proposal Mode: ProposedViewSize(width: \
    Optional(0.0), height: Optional(0.0))`, then `Required Size: (8.0, 16.0)`.
    """,
  ]

  private static let ofLimits = """
    The text took more than haggle spends on one: steps of its code, calls or views inside \
    each other, or its size. What was being computed is left out, and what stands around it \
    is shown where that is possible. What nobody writes by hand comes this far only by a loop \
    or recursion without end.

    Look there for it, or lay a part of the text out.
    """

  private static let ofLeftOutLines = """
    A line of the text is no Swift, or haggle cannot read it. It is left out, and what comes \
    before and after it is laid out.
    """

  private static let ofLateCode = """
    Code of the text that runs while views are laid out (a layout, a style, a guide, the \
    content of a GeometryReader) did not come to a usable end; the message says what counts \
    in its place.
    """

  private static let ofUnusableNumbers = """
    A number is written that no layout can use, such as a negative or infinite length. \
    SwiftUI warns in the console and goes on; the message says with what.
    """

  private static let ofDetails = """
    A detail of the text was read as it was most likely meant.
    """

  private static let ofProse = """
    The text holds what is no Swift: lines of prose, an article around its listings, numbers \
    of lines, the markers of a diff. It was read without them.

    Three plain words in a row make a line prose. If it was code, look for what they lack.
    """
}

/// A word that reports use in a meaning of their own.
enum PrintedWord: String, CaseIterable {
  case proof
  case contract
  case smell
  case modelled
  case assumed
  case box

  var summary: String {
    switch self {
    case .proof: "a finding that arithmetic or the protocol of layouts proves"
    case .contract: "a finding of a promise that is not kept"
    case .smell: "a finding that may be meant"
    case .modelled: "a rule of the layout that nobody has verified"
    case .assumed: "a value that the text does not state"
    case .box: "a rectangle for a view that is not in the text"
    }
  }

  var explanation: String {
    switch self {
    case .proof:
      "The numbers of the negotiation contradict each other, or a layout breaks a rule that SwiftUI "
        + "documents. No taste is involved. `check --fail-on proof` fails for these alone."
    case .contract:
      "A view takes other room than its own code asks for: it reaches out of what holds it, or stays "
        + "smaller than what it would fill. It is what somebody sees on the screen. A finding of this "
        + "kind is a smell where it is so small that it is rarely noticed, or where the device is "
        + "only taken for the text's own."
    case .smell:
      "The code works and looks as if something else was meant. Silence it with "
        + "`// ignore: RULE@VIEW` where it is wanted."
    case .modelled:
      "The number follows from a rule that is not documented by Apple and was not measured on a real "
        + "device: it is how haggle models SwiftUI. docs/NEGOTIATION.md says of each rule where it "
        + "comes from."
    case .assumed:
      "The text leaves the value open: data, a font, the size of an image. haggle takes one, says "
        + "which, and how to state another. `trace FILE --as diagnostics` lists them."
    case .box:
      "Its declaration is nowhere in the text, so that nobody knows its size. It is drawn as a box, "
        + "and findings that rest on it say so. `--with FOLDER` reads declarations, "
        + "`--set NAME=40x40` states a size."
    }
  }
}

package import HaggleSyntax
import HaggleVocabulary

extension [Diagnostic] {
  /// Without duplicates, the greatest effect on the layout first, then by place.
  var inOrder: [Diagnostic] {
    // An unknown name that turned out to be a view is reported once, as a box.
    let boxes = Set(filter { $0.code == .unknownView }.compactMap(\.subject))
    let reported = filter { diagnostic in
      diagnostic.code != .unknownValue || !(diagnostic.subject.map(boxes.contains) ?? false)
    }
    return reported.distinct().enumerated().sorted { a, b in
      if a.element.effect != b.element.effect { return a.element.effect < b.element.effect }
      let beginning = SourcePlace(line: 0, column: 0)
      let (first, second) = (a.element.place ?? beginning, b.element.place ?? beginning)
      return first == second ? a.offset < b.offset : first < second
    }.map(\.element)
  }
}

extension Diagnostic {
  /// Place, message and remedy in one line, as headers list it.
  package var inOneLine: String {
    let place = place.map { "\($0.line):\($0.column) " } ?? ""
    return place + message + times + (remedy.map { " — " + $0.text } ?? "")
  }
}

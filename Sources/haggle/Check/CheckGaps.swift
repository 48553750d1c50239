import HaggleVocabulary

/// The files of a check that were not laid out.
struct CheckGaps {
  /// Could not be read or laid out.
  var unreadable: [Unreadable] = []
  /// The files of folders that declare no view, such as view models; one that is named itself is
  /// unreadable.
  var viewless: [String] = []

  struct Unreadable: Encodable {
    let file: String
    let message: String
  }

  /// "92 files declare no view"; nil if all declare one.
  var words: String? {
    guard !viewless.isEmpty else { return nil }
    return "\(NumberText.counted(viewless.count, "file")) "
      + (viewless.count == 1 ? "declares no view" : "declare no view")
  }
}

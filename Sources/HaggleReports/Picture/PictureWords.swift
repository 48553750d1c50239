/// Words shared by all pictures.
package enum PictureWords {
  /// For colours declared by the app.
  package static let tinted = "assumed: the tints of colours that the app declares itself"
  /// For words of which the app alone knows the right ones.
  package static let standIns = "italic: words that stand for data"
  /// A shorter version.
  package static let tintedBriefly = "assumed: some colours"
}

/// Words shared by all pictures.
package enum PictureWords {
  /// For colours declared by the app.
  package static let tinted = "assumed: the tints of colours that the app declares itself"
  /// A shorter version.
  package static let tintedBriefly = "assumed: some colours"
}

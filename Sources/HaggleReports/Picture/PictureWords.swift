/// What every picture has to say in the same words.
package enum PictureWords {
  /// Of colours that the app declares.
  package static let tinted = "assumed: the tints of colours that the app declares itself"
  /// The same where there is little room.
  package static let tintedBriefly = "assumed: some colours"
}

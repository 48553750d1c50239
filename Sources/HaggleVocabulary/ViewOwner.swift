/// A view of the user whose body holds a node, with the place of its use.
package struct ViewOwner: Hashable, Sendable {
  package var view: String
  package var place: SourcePlace?

  package init(view: String, place: SourcePlace?) {
    self.view = view
    self.place = place
  }
}

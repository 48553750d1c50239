/// What surrounds the code that runs without being named in it: what a host's
/// `.environment(\.key, 3)` and `.environmentObject(store)` hand down. Closures keep it.
package struct SurroundingValues {
  /// By the name of the key path.
  package var keys: [String: Value] = [:]
  /// By the name of the object's type.
  package var objects: [String: Value] = [:]
  /// The way from the root to what is being built.
  package var location: [ViewStep] = []
}

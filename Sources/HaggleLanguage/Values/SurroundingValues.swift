/// The environment of running code: values set by `.environment(\.key, 3)` and
/// `.environmentObject(store)`. Closures keep it.
package struct SurroundingValues {
  /// By key path.
  package var keys: [String: Value] = [:]
  /// By the name of the object's type.
  package var objects: [String: Value] = [:]
  /// The path from the root to the view being built.
  package var location = ViewLocation()
}

import HaggleTraces
package struct QueryError: Error { package var message: String { "" } }
package struct Query: Sendable {
  package init(_ text: String) throws(QueryError) {}
  package func matches(_ event: Int, in timeline: Timeline) -> Bool { false }
}

extension DiagnosticCode {
  /// Of what a console log leaves open.
  static let meaningsOfLogs: [(codes: [DiagnosticCode], text: String)] = [
    (
      [.logMonitors],
      """
      Lines of a log without a label may come from one LayoutMonitor or from several, and nothing \
      in them tells. What was asked inside of something else is another view; the rest is taken \
      for one. Where the same question got different answers it cannot be one view in one layout.

      Print a label in front: `print("outer: Proposal Mode: \\(proposal)")`.
      """
    ),
    (
      [.logUnpaired],
      """
      A proposal in a log has no answer, or an answer no proposal: the log was cut, filtered, or \
      written by two threads. What is missing is not made up.

      Copy the log from the first proposal to the last answer, without a filter.
      """
    ),
    (
      [.logUnread],
      """
      Lines of a log are left out: they hold no proposal and no size, or none that can be read.

      haggle reads what the LayoutMonitor prints: `Proposal Mode: ProposedViewSize(width: \
      Optional(0.0), height: Optional(0.0))`, then `Required Size: (8.0, 16.0)`.
      """
    ),
  ]
}

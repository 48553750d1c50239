/// The limits of issue trackers, in bytes.
enum AttachmentLimits {
  /// GitHub's limit for files, and the usual ones of Jira Server and GitLab.
  private static let limits: [(bytes: Int, whose: String)] = [
    (25_000_000, "GitHub takes files up to 25 MB"),
    (10_000_000, "many other trackers take up to 10 MB"),
  ]

  /// Warnings about attachments, in lines.
  static func warnings(_ files: [(name: String, bytes: [UInt8])]) -> String {
    files.compactMap { warning($0.name, $0.bytes.count) }.joined()
  }

  static func warning(_ name: String, _ count: Int) -> String? {
    guard let limit = limits.first(where: { count > $0.bytes }) else { return nil }
    return "warning: \(name) has \(megabytes(count)) MB, and \(limit.whose): zip it, or trace a "
      + "smaller view\n"
  }

  /// `25.1`, without a locale.
  private static func megabytes(_ count: Int) -> String {
    let tenths = (count + 50_000) / 100_000
    return "\(tenths / 10).\(tenths % 10)"
  }
}

/// The target of links in a terminal: the source on this disk.
package struct SourceLink: Hashable, Sendable {
  /// The file's address, percent-encoded.
  private let address: String

  /// - Parameter path: from the root of the disk.
  package init(path: String) {
    address = "file://" + path.utf8.map(Self.spelt).joined()
  }

  func line(_ number: Int) -> String { "\(address)#\(number)" }

  private static func spelt(_ byte: UInt8) -> String {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"):
      return String(UnicodeScalar(byte))
    case _ where "/-._~".utf8.contains(byte): return String(UnicodeScalar(byte))
    default:
      let digits = String(byte, radix: 16, uppercase: true)
      return "%" + (digits.count < 2 ? "0" : "") + digits
    }
  }

  /// Whether the terminal of this environment is known to support links. Others receive none,
  /// because some print them.
  package static func areFollowed(in environment: [String: String]) -> Bool {
    let term = environment["TERM"] ?? ""
    let program = environment["TERM_PROGRAM"] ?? ""
    if let forced = environment["FORCE_HYPERLINK"], !forced.isEmpty { return forced != "0" }
    if environment["WT_SESSION"] != nil || environment["KONSOLE_VERSION"] != nil { return true }
    if let version = environment["VTE_VERSION"].flatMap({ Int($0) }) { return version >= 5000 }
    if ["xterm-kitty", "xterm-ghostty", "alacritty", "foot"].contains(term) { return true }
    if program == "tmux" {
      let version = environment["TERM_PROGRAM_VERSION"].flatMap {
        Double($0.prefix { $0.isNumber || $0 == "." })
      }
      return version ?? 0 >= 3.4
    }
    return ["iTerm.app", "WezTerm", "vscode", "ghostty", "Hyper"].contains(program)
  }
}

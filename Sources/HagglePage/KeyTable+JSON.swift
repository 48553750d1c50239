import Foundation
import HaggleReplay

/// The keys and commands as the viewer reads them, so that the page knows no others.
extension KeyTable {
  static var json: [UInt8] {
    let table = Table(
      groups: groups.map { .init(title: $0.title, rows: $0.rows.map(Table.Row.init)) },
      commands: Command.allCases.map(Table.Command.init))
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    let data = (try? encoder.encode(table)) ?? Data()
    return data.flatMap { $0 == UInt8(ascii: "<") ? Array("\\u003c".utf8) : [$0] }
  }

  private struct Table: Encodable {
    let groups: [Group]
    let commands: [Command]

    struct Group: Encodable {
      let title: String
      let rows: [Row]
    }

    struct Row: Encodable {
      let keys: [String]
      let command: String
      /// What is empty is left out.
      let backKeys: [String]?
      let back: String?
      let about: String
      let browserKeeps: [String]?

      init(_ row: KeyTable.Row) {
        keys = row.keys
        command = row.command.rawValue
        backKeys = row.backKeys.isEmpty ? nil : row.backKeys
        back = row.back?.rawValue
        about = row.about
        browserKeeps = row.browserKeeps.isEmpty ? nil : row.browserKeeps.sorted()
      }
    }

    struct Command: Encodable {
      let name: String
      /// What does not hold is left out.
      let letter: Bool?
      /// What text has to follow; nil where none may.
      let text: String?
      let isNeeded: Bool?
      let isPrompted: Bool?
      let needsScreen: Bool?

      init(_ command: HaggleReplay.Command) {
        name = command.rawValue
        isPrompted = command.isPrompted ? true : nil
        needsScreen = command.needsScreen ? true : nil
        letter = command.argument == .letter ? true : nil
        if case .text(let what, let isNeeded) = command.argument {
          (text, self.isNeeded) = (what, isNeeded ? true : nil)
        } else {
          (text, isNeeded) = (nil, nil)
        }
      }
    }
  }
}

import Foundation
import HaggleReplay

/// The keys and commands as the viewer reads them, so that the page knows no others.
enum KeyTable {
  static var json: [UInt8] {
    let table = Table(
      groups: Command.groups.map { .init(title: $0.title, rows: $0.commands.map(Table.Row.init)) },
      commands: Command.all.map(Table.Command.init))
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

      init(_ row: HaggleReplay.Command) {
        keys = row.keys
        command = row.name
        backKeys = row.back.map { $0.keys }
        back = row.back?.name
        about = row.about(.standard)
        browserKeeps = row.isKeptByBrowser ? (keys + (backKeys ?? [])).sorted() : nil
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
        name = command.name
        isPrompted = command.argument?.prompt == nil ? nil : true
        needsScreen = command.needsScreen ? true : nil
        letter = command.argument.flatMap { $0.isText ? nil : true }
        text = command.argument.flatMap { $0.isText ? $0.name : nil }
        isNeeded = command.argument.flatMap { $0.isText && $0.isNeeded ? true : nil }
      }
    }
  }
}

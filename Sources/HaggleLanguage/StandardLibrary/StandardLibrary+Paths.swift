// Paths, which strings of Foundation know as such: `(path as NSString).pathExtension`.
extension StandardLibrary {
  static let pathProperties: [String: Property] = [
    "lastPathComponent": { value, _ in value.string.map { .string(lastComponent(of: $0)) } },
    "pathExtension": { value, _ in value.string.map { .string(pathExtension(of: $0)) } },
    "deletingPathExtension": { value, _ in
      value.string.map { path in
        let ending = pathExtension(of: path)
        return .string(ending.isEmpty ? path : String(path.dropLast(ending.count + 1)))
      }
    },
    "deletingLastPathComponent": { value, _ in
      value.string.map { path in
        let folder = path.dropLast(lastComponent(of: path).count)
        return .string(String(folder.count > 1 ? folder.dropLast() : folder))
      }
    },
  ]

  static let pathMethods: [String: NativeFunction] = [
    "appendingPathComponent": { call in joined(call, by: "/") },
    "appendingPathExtension": { call in joined(call, by: ".") },
  ]

  private static func joined(_ call: NativeCall, by separator: String) -> Value? {
    guard let path = call.base.string, let part = call.string(0),
      call.interpreter.affords(characters: path.utf8.count + part.utf8.count)
    else { return nil }
    let isJoined = path.isEmpty || path.hasSuffix(separator)
    return .string(path + (isJoined ? "" : separator) + part)
  }

  private static func lastComponent(of path: String) -> String {
    path.split(separator: "/").last.map(String.init) ?? ""
  }

  private static func pathExtension(of path: String) -> String {
    let parts = lastComponent(of: path).split(separator: ".", omittingEmptySubsequences: false)
    return parts.count > 1 && parts.first?.isEmpty == false ? String(parts.last ?? "") : ""
  }
}

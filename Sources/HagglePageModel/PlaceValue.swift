import HaggleReplay
import HaggleTraces

/// A place as stored by a browser while the page is reloaded.
extension JSONValue {
  init(_ place: ReplayPlace) {
    var members = [JSONMember("chosen", JSONValue(place.chosen))]
    switch place.moment {
    case .beginning: members.append(JSONMember("moment", JSONValue("beginning")))
    case .end: members.append(JSONMember("moment", JSONValue("end")))
    case .event(let kind, let view, let count):
      members += [
        JSONMember("moment", JSONValue(kind.rawValue)), JSONMember("view", JSONValue(view)),
        JSONMember("count", JSONValue(count)),
      ]
    }
    self = .object(members)
  }

  private init(_ view: ReplayPlace.View?) {
    self = view.map { ["name": JSONValue($0.name), "mark": JSONValue($0.mark)] } ?? .null
  }

  /// The stored place; nil if there is none.
  var place: ReplayPlace? {
    guard let moment = self["moment"]?.text else { return nil }
    let chosen = self["chosen"]?.view
    switch moment {
    case "beginning": return ReplayPlace(moment: .beginning, chosen: chosen)
    case "end": return ReplayPlace(moment: .end, chosen: chosen)
    default:
      guard let kind = RecordKind(rawValue: moment), let count = self["count"]?.whole, count >= 0
      else { return nil }
      return ReplayPlace(
        moment: .event(kind, self["view"]?.view, count: count), chosen: chosen)
    }
  }

  private var view: ReplayPlace.View? {
    self["name"]?.text.map { ReplayPlace.View($0, mark: self["mark"]?.text) }
  }
}

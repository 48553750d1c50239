/// A moment by the Gregorian calendar in Coordinated Universal Time.
struct CivilTime {
  var year: Int
  /// From 1 on, as all that follows up to the hour.
  var month: Int
  var day: Int
  var hour = 0
  var minute = 0
  var second = 0
  var nanosecond = 0

  init(year: Int, month: Int = 1, day: Int = 1) {
    (self.year, self.month, self.day) = (year, month, day)
  }

  /// - Parameter seconds: since 1970; beyond 300 000 years it is as far as that.
  init(_ seconds: Double) {
    let bounded = seconds.isFinite ? min(max(seconds, -1e13), 1e13) : 0
    let whole = bounded.rounded(.down)
    self.init(days: Int((whole / 86400).rounded(.down)))
    let rest = Int(whole) - days * 86400
    (hour, minute, second) = (rest / 3600, rest / 60 % 60, rest % 60)
    nanosecond = Int((bounded - whole) * 1e9)
  }

  /// Source: the date algorithms of Howard Hinnant; years begin in March, eras have 400 years.
  init(days: Int) {
    let shifted = days + 719_468
    let era = (shifted >= 0 ? shifted : shifted - 146_096) / 146_097
    let dayOfEra = shifted - era * 146_097
    let yearOfEra =
      (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let shiftedMonth = (5 * dayOfYear + 2) / 153
    month = shiftedMonth < 10 ? shiftedMonth + 3 : shiftedMonth - 9
    day = dayOfYear - (153 * shiftedMonth + 2) / 5 + 1
    year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0)
  }

  /// Days since 1970.
  var days: Int {
    let shifted = month <= 2 ? year - 1 : year
    let era = (shifted >= 0 ? shifted : shifted - 399) / 400
    let yearOfEra = shifted - era * 400
    let dayOfYear = (153 * (month + (month > 2 ? -3 : 9)) + 2) / 5 + day - 1
    let dayOfEra = yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear
    return era * 146_097 + dayOfEra - 719_468
  }

  /// Seconds since 1970.
  var seconds: Double {
    let whole: Double = Double(days) * 86400
    let ofDay: Int = hour * 3600 + minute * 60 + second
    return whole + Double(ofDay) + Double(nanosecond) / 1e9
  }

  /// 1 for Sunday up to 7.
  var weekday: Int { ((days % 7) + 11) % 7 + 1 }

  var dayOfYear: Int { days - CivilTime(year: year).days + 1 }

  /// Weeks begin on Sunday, and the first one holds January 1: as in the United States.
  var weekOfYear: Int {
    let first = CivilTime(year: year).weekday
    let week = (dayOfYear + first - 2) / 7 + 1
    let next = CivilTime(year: year + 1)
    return next.days - days < next.weekday ? 1 : week
  }

  var weekOfMonth: Int {
    let first = CivilTime(year: year, month: month).weekday
    return (day + first - 2) / 7 + 1
  }

  static func daysIn(month: Int, of year: Int) -> Int {
    let next = month == 12 ? CivilTime(year: year + 1) : CivilTime(year: year, month: month + 1)
    return next.days - CivilTime(year: year, month: month).days
  }

  /// The same day of another month, or its last one.
  func adding(months: Int) -> CivilTime {
    var result = self
    let total = min(
      max(year * 12 + month - 1 + min(max(months, -4_000_000), 4_000_000), -4_000_000), 4_000_000)
    result.year = (total >= 0 ? total : total - 11) / 12
    result.month = total - result.year * 12 + 1
    result.day = min(day, Self.daysIn(month: result.month, of: result.year))
    return result
  }

  static let months = [
    "January", "February", "March", "April", "May", "June", "July", "August", "September",
    "October", "November", "December",
  ]
  static let weekdays = [
    "Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday",
  ]
}

/// A sweep in the requested format.
enum SweepForm {
  static func bytes(_ answer: SweepAnswer, _ format: SweepVerb.Format) -> [UInt8] {
    switch format {
    case .text: Array(SweepText(answer).text.utf8)
    case .json: SweepJSON(answer).bytes
    case .csv: Array(SweepCSV(answer).text.utf8)
    case .svg: Array(SweepSVG(answer).document.utf8)
    case .html: Array(SweepPage(answer).text.utf8)
    }
  }
}

import HaggleVocabulary
import Testing

@Suite struct `A paint` {
  @Test(arguments: [
    (Paint(0xFF3B30), "#ff3b30"), (Paint(0x00000A), "#00000a"),
    (Paint(0x3C3C43, alpha: 74), "#3c3c434a"), (Paint(0, alpha: 0), "#00000000"),
  ])
  func `is written as CSS reads it, and read again`(paint: Paint, code: String) {
    #expect(paint.code == code)
    #expect(Paint(code: code) == paint)
  }

  @Test(arguments: [
    ("FF9500", Paint(0xFF9500)), ("#fa0", Paint(0xFFAA00)),
    ("#12345678", Paint(0x123456, alpha: 0x78)),
    ("", nil), ("#", nil), ("#12345", nil), ("#xyzxyz", nil), ("+12345", nil), ("##123", nil),
    ("#1234567890", nil), ("brand", nil), ("@@@", nil), ("éa0", nil),
  ])
  func `is read of three, six or eight digits, and of nothing else`(code: String, paint: Paint?) {
    #expect(Paint(code: code) == paint)
  }

  @Test func `takes what is too much or no number for the nearest`() {
    #expect(Paint(red: 7, green: -1, blue: .nan, opacity: .infinity) == Paint(0xFF0000))
    #expect(Paint(0x101010).fading(to: 0.5).alpha == 128)
    #expect(Paint(0x101010).fading(to: 0.5).fading(to: 0).alpha == 0)
  }
}

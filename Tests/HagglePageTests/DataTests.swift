import HagglePage
import HaggleTraces
import Testing

@Suite struct `The data of a page` {
  @Test func `cannot end the element that it is in`() {
    let payload = "</script><script>alert(1)</script>"
    let page = Page(Trace(header: .init(source: payload)))
    #expect(!String(decoding: page.bytes, as: UTF8.self).contains("alert(1)</script>"))
  }
}

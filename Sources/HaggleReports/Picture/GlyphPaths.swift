/// Our own drawings for the most frequent symbols, by the first words of their names. Stored as
/// text, because the code of a dictionary would be longer.
enum GlyphPaths {
  /// - Returns: the path, and whether `.fill` fills it.
  static func path(of name: String) -> (path: String, isClosed: Bool)? {
    if let area = areas.first(where: { $0.name == name }) { return (area.path, true) }
    return lines.first { $0.name == name }.map { ($0.path, false) }
  }

  private typealias Drawing = (name: String, path: String)

  private static func drawings(_ text: String) -> [Drawing] {
    text.split(separator: "\n").map { line in
      let name = line.prefix { $0 != " " }
      return (String(name), String(line.dropFirst(name.count + 1)))
    }
  }

  private static let areas = drawings(
    """
    airplane M21 12c0-1-1-1.5-2-1.5h-5L9 3H7l2.5 7.5H6L4 8H2.500l1 4-1 4H4l2-2.500h3.500L7 21h2\
    l5-7.500h5c1 0 2-.5 2-1.500z
    alarm M12 5a8 8 0 1 0 .01 0zM12 9v4l3 2M3 5l3-2M21 5l-3-2
    archivebox M2 4h20v5H2zM4 9h16v11H4zM9 13h6
    backward M11 6v12l-9-6zM21 6v12l-9-6z
    backward.end M19 5v14L8 12zM6 5v14
    bag M5 8h14l1 13H4zM8 8V7a4 4 0 0 1 8 0v1
    battery M2 8h17v8H2zM22 11v2
    bell M5 18c2-2 2-4 2-8a5 5 0 0 1 10 0c0 4 0 6 2 8zM10 21h4
    bolt M13 2L5 14h6l-1 8 9-13h-6z
    bookmark M6 3h12v18l-6-5-6 5z
    briefcase M3 8h18v12H3zM9 8V4h6v4M3 13h18
    bubble M4 4h16v12H10l-5 5v-5H4z
    building M5 3h14v18H5zM9 7h.01M15 7h.01M9 11h.01M15 11h.01M10 21v-5h4v5
    camera M3 7h4l2-3h6l2 3h4v13H3zM12 9.5a4 4 0 1 0 .01 0z
    car M5 11l2-6h10l2 6 2 1v6H3v-6zM5 11h14M6 18v2M18 18v2M6.5 15h.01M17.5 15h.01
    checkmark.shield M12 2l8 3v7c0 5-4 8-8 10-4-2-8-5-8-10V5zM8 12l3 3 5-6
    circle M12 2a10 10 0 1 0 .01 0z
    clipboard M6 5h12v16H6zM9 3h6v4H9z
    cloud M7 19a4.5 4.5 0 0 1 0-9 6 6 0 0 1 11 1 4 4 0 0 1-.5 8z
    creditcard M3 5h18v14H3zM3 10h18
    cross M9 3h6v6h6v6h-6v6H9v-6H3V9h6z
    crown M3 7l5 5 4-8 4 8 5-5-2 12H5z
    cup M4 8h13v6a5 5 0 0 1-5 5H9a5 5 0 0 1-5-5zM17 9h2a2 2 0 0 1 0 5h-2
    diamond M12 2l10 10-10 10L2 12z
    doc M6 3h8l4 4v14H6zM14 3v4h4
    drop M12 3c4 5 6 8 6 11a6 6 0 0 1-12 0c0-3 2-6 6-11z
    envelope M3 5h18v14H3zM3 6l9 7 9-7
    exclamationmark.triangle M12 3L22 20H2zM12 9v5M12 17h.01
    externaldrive M5 4h14l3 10v6H2v-6zM2 14h20M18 17h.01
    eye M2 12c5-8 15-8 20 0-5 8-15 8-20 0zM12 9a3 3 0 1 0 .01 0z
    face M12 2a10 10 0 1 0 .01 0zM8 14c2 3 6 3 8 0M9 9h.01M15 9h.01
    film M3 4h18v16H3zM8 4v16M16 4v16M3 9h5M3 15h5M16 9h5M16 15h5M8 12h8
    flag M5 22V3c5-2 9 3 14 0v10c-5 3-9-2-14 0
    flame M12 2c1 4 6 6 6 12a6 6 0 0 1-12 0c0-3 2-4 2-7 2 1 3 2 3 4 1-2 2-5 1-9z
    folder M3 6h6l2 2h10v11H3z
    forward M2 6v12l9-6zM12 6v12l9-6z
    forward.end M5 5v14l11-7zM18 5v14
    gamecontroller M7 7h10c4 0 5 4 5 8 0 3-3 3-5 0H7c-2 3-5 3-5 0 0-4 1-8 5-8zM8 9v4M6 11h4M16 10\
    h.01M17 12h.01
    graduationcap M12 4l11 5-11 5L1 9zM6 11.500v5c3 3 9 3 12 0v-5M22 9.500V16
    hand.raised M7 13V6a1.5 1.5 0 0 1 3 0v4-6a1.5 1.5 0 0 1 3 0v6-5a1.5 1.5 0 0 1 3 0v5-3\
    a1.5 1.5 0 0 1 3 0v7c0 5-3 7-6 7-4 0-5-2-9-8 1-1.5 2-1 3 0z
    hand.thumbsdown M7 4v9h3l3 8c3 0 3-3 2-6h5c1-1 0-9-2-11zM3 4h4v9H3z
    hand.thumbsup M7 20v-9h3l3-8c3 0 3 3 2 6h5c1 1 0 9-2 11zM3 11h4v9H3z
    heart M12 20C4 14 3 11 3 8.5A4.5 4.5 0 0 1 12 7a4.5 4.5 0 0 1 9 1.5C21 11 20 14 12 20z
    hexagon M12 2l9 5v10l-9 5-9-5V7z
    house M3 12l9-8 9 8h-3v8H6v-8z
    icloud M7 19a4.5 4.5 0 0 1 0-9 6 6 0 0 1 11 1 4 4 0 0 1-.5 8z
    internaldrive M3 6h18v12H3zM3 13h18M17 15.500h.01
    ipad M5 2h14v20H5zM11 19h2
    iphone M7 2h10v20H7zM11 5h2
    key M8 8a4.5 4.5 0 1 0 .01 0zM11 10l9-6M17 6l2 3M14.5 8l1.5 2.5
    laptopcomputer M4 5h16v11H4zM1 19h22
    leaf M20 4C10 3 4 7 4 13c0 5 3 6 6 6 7 0 10-6 10-15zM4 21c2-6 5-9 10-11
    lightbulb M9 17c0-3-3-4-3-8a6 6 0 0 1 12 0c0 4-3 5-3 8zM10 21h4
    location M21 3L3 11l8 2 2 8z
    lock M5 11h14v10H5zM8 11V7a4 4 0 0 1 8 0v4
    map M3 6l6-2 6 2 6-2v14l-6 2-6-2-6 2zM9 4v14M15 6v14
    mappin M12 22c-5-6-7-9-7-12a7 7 0 0 1 14 0c0 3-2 6-7 12zM12 8a2.5 2.5 0 1 0 .01 0z
    medal M12 9a6 6 0 1 0 .01 0zM8 10L4 2h5l3 5 3-5h5l-4 8
    message M4 4h16v12H10l-5 5v-5H4z
    mic M12 3a3 3 0 0 1 3 3v5a3 3 0 0 1-6 0V6a3 3 0 0 1 3-3zM5 11a7 7 0 0 0 14 0M12 18v3
    moon M19 15A8.5 8.5 0 1 1 10 4a7 7 0 0 0 9 11z
    newspaper M3 5h14v14H3zM17 9h4v8a2 2 0 0 1-4 0M6 9h8M6 12h8M6 15h5
    octagon M8 2h8l6 6v8l-6 6H8l-6-6V8z
    paperplane M21 3L3 11l7 3 3 7zM21 3L10 14
    person M12 3a4.5 4.5 0 1 0 .01 0zM4 21c0-5 3.5-7 8-7s8 2 8 7z
    person.2 M9 4a4 4 0 1 0 .01 0zM2 20c0-5 3-7 7-7s7 2 7 7zM16 4.5a3.5 3.5 0 0 1 0 7M18 14\
    c3 1 4 3 4 6h-3
    person.3 M12 4a3.5 3.5 0 1 0 .01 0zM6 19c0-4 2-6 6-6s6 2 6 6zM5 7a2.5 2.5 0 1 0 .01 0zM1 17\
    c0-2 1-3 4-3M19 7a2.5 2.5 0 1 0 .01 0zM23 17c0-2-1-3-4-3
    phone M5 3h4l2 5-3 2c1 3 3 5 6 6l2-3 5 2v4C12 22 2 12 5 3z
    photo M3 4h18v16H3zM3 17l6-6 5 5 3-3 4 4M16 8h.01
    pill M5 12l7-7a5 5 0 0 1 7 7l-7 7a5 5 0 0 1-7-7zM8.5 8.500l7 7
    play M7 4l13 8-13 8z
    printer M6 9V3h12v6M6 17H3V9h18v8h-3M6 14h12v7H6z
    rectangle M2 5h20v14H2z
    rosette M12 3a6.5 6.5 0 1 0 .01 0zM8 14l-2 8 6-3 6 3-2-8
    seal M12 2l3 2.5 4 .5.5 4L22 12l-2.5 3-.5 4-4 .5L12 22l-3-2.5-4-.5-.5-4L2 12l2.5-3L5 5l4-.5z
    shield M12 2l8 3v7c0 5-4 8-8 10-4-2-8-5-8-10V5z
    speaker M3 9h4l5-5v16l-5-5H3zM15 9c1.5 2 1.5 4 0 6
    speaker.slash M3 9h4l5-5v16l-5-5H3zM16 9l6 6M22 9l-6 6
    speaker.wave M3 9h4l5-5v16l-5-5H3zM15 9c1.5 2 1.5 4 0 6M18 6c3 4 3 8 0 12
    square M4 4h16v16H4z
    square.on.square M8 8h13v13H8zM8 16H3V3h13v5
    square.stack M3 9h18v12H3zM5 6h14M7 3h10
    star M12 3l2.8 6 6.2.7-4.6 4.4 1.3 6.4-5.7-3.2-5.7 3.2 1.3-6.4L3 9.7 9.2 9z
    stop M6 6h12v12H6z
    suitcase M3 8h18v12H3zM9 8V4h6v4M7 8v12M17 8v12
    tag M3 3h9l9 9-9 9-9-9zM7 7h.01
    text.bubble M4 4h16v12H10l-5 5v-5H4z
    ticket M2 6h20v4a2 2 0 0 0 0 4v4H2v-4a2 2 0 0 0 0-4zM15 6v12
    trash M4 6h16M9 6V3h6v3M6 6l1 15h10l1-15
    tray M3 13l3-9h12l3 9v7H3zM3 13h6a3 3 0 0 0 6 0h6
    triangle M12 3L22 20H2z
    trophy M7 3h10v7a5 5 0 0 1-10 0zM7 5H3c0 4 1 6 4 6M17 5h4c0 4-1 6-4 6M12 15v5M8 21h8
    tv M2 5h20v13H2zM8 21h8
    video M2 6h13v12H2zM15 11l7-4v10l-7-4z
    wallet M3 6h16v13H3zM3 6l12-3v3M15 12h6v3h-6z
    """)

  private static let lines = drawings(
    """
    antenna M12 11v10M8 15a5 5 0 1 1 8 0M5 18a9 9 0 1 1 14 0
    app M7 3h10a4 4 0 0 1 4 4v10a4 4 0 0 1-4 4H7a4 4 0 0 1-4-4V7a4 4 0 0 1 4-4z
    arrow.2.squarepath M4 14V6h12M13 3l3 3-3 3M20 10v8H8M11 21l-3-3 3-3
    arrow.backward M20 12H4M11 5l-7 7 7 7
    arrow.clockwise M20 12a8 8 0 1 1-2.5-5.8M20 2v5h-5
    arrow.counterclockwise M4 12a8 8 0 1 0 2.5-5.8M4 2v5h5
    arrow.down M12 4v16M5 13l7 7 7-7
    arrow.down.right M6 6l12 12M8 18h10V8
    arrow.forward M4 12h16M13 5l7 7-7 7
    arrow.left M20 12H4M11 5l-7 7 7 7
    arrow.left.arrow.right M3 8h16M15 4l4 4-4 4M21 16H5M9 12l-4 4 4 4
    arrow.right M4 12h16M13 5l7 7-7 7
    arrow.right.arrow.left M3 8h16M15 4l4 4-4 4M21 16H5M9 12l-4 4 4 4
    arrow.triangle.2.circlepath M4 11a8 8 0 0 1 14-4M20 13a8 8 0 0 1-14 4M18 3v4h-4M6 21v-4h4
    arrow.triangle.turn.up.right M5 20v-8h13M14 7l5 5-5 5
    arrow.up M12 20V4M5 11l7-7 7 7
    arrow.up.arrow.down M8 21V5M4 9l4-4 4 4M16 3v16M12 15l4 4 4-4
    arrow.up.left.and.arrow.down.right M10 10L4 4M4 9V4h5M14 14l6 6M20 15v5h-5
    arrow.up.right M6 18L18 6M8 6h10v10
    arrow.uturn M8 4L4 8l4 4M4 8h10a5 5 0 0 1 0 11H8
    at M12 8a4 4 0 1 0 .01 0zM16 8v6c0 3 5 2 5-2a9 9 0 1 0-4 7.5
    barcode M3 5v14M7 5v14M10 5v14M14 5v14M16 5v14M21 5v14
    book M12 6C9 4 6 4 3 5v14c3-1 6-1 9 1 3-2 6-2 9-1V5c-3-1-6-1-9 1zM12 6v14
    calendar M4 5h16v15H4zM4 10h16M8 3v4M16 3v4
    cart M2 4h3l3 12h10l3-9H6M9 20h.01M17 20h.01
    chart M5 20v-8M12 20V5M19 20V9
    checkmark M4 13l5 6L20 5
    chevron.backward M16 3l-9 9 9 9
    chevron.down M4 9l8 8 8-8
    chevron.forward M8 3l9 9-9 9
    chevron.left M16 3l-9 9 9 9
    chevron.left.forwardslash.chevron.right M8 6l-6 6 6 6M16 6l6 6-6 6M14 4l-4 16
    chevron.right M8 3l9 9-9 9
    chevron.up M4 15l8-8 8 8
    chevron.up.chevron.down M7 9l5-5 5 5M7 15l5 5 5-5
    circle.grid M5 5h.01M12 5h.01M19 5h.01M5 12h.01M12 12h.01M19 12h.01M5 19h.01M12 19h.01M19 19\
    h.01
    clock M12 2a10 10 0 1 0 .01 0zM12 6v6l4 2
    cpu M6 6h12v12H6zM10 10h4v4h-4zM9 2v4M15 2v4M9 18v4M15 18v4M2 9h4M2 15h4M18 9h4M18 15h4
    delete M8 5h13v14H8l-6-7zM11 9l6 6M17 9l-6 6
    desktopcomputer M2 4h20v13H2zM9 21h6M12 17v4
    display M2 4h20v13H2zM9 21h6M12 17v4
    doc.on.doc M8 7h9l3 3v11H8zM8 17H4V3h10v4
    dollarsign M16 7c-1-4-8-3-8 1s8 4 8 8-7 5-8 1M12 2v20
    ellipsis M4 12h.01M12 12h.01M20 12h.01
    exclamationmark M12 3v11M12 20h.01
    faceid M3 8V3h5M16 3h5v5M21 16v5h-5M8 21H3v-5M8 9v2M16 9v2M12 9v4h-1M8 16c2 2 6 2 8 0
    figure M12 3a1.5 1.5 0 1 0 .01 0zM12 7v7M7 9l5-1 5 1M12 14l-4 7M12 14l4 7
    fork.knife M5 3v5c0 3 4 3 4 0V3M7 3v18M17 21V3c-3 2-4 6-3 10h3
    gauge M4 18a9.5 9.5 0 1 1 16 0M12 14l4-6
    gear M12 9a3 3 0 1 0 .01 0zM12 5a7 7 0 1 0 .01 0zM12 2v3M12 19v3M2 12h3M19 12h3M5 5l2 2M17 17\
    l2 2M19 5l-2 2M7 17l-2 2
    gearshape M12 9a3 3 0 1 0 .01 0zM12 5a7 7 0 1 0 .01 0zM12 2v3M12 19v3M2 12h3M19 12h3M5 5l2 2\
    M17 17l2 2M19 5l-2 2M7 17l-2 2
    gift M3 9h18v4H3zM5 13v8h14v-8M12 9v12M12 9C8 9 7 4 10 4s2 5 2 5 0-5 3-5 1 5-3 5
    globe M12 3a9 9 0 1 0 .01 0zM3 12h18M12 3c-5 5-5 13 0 18 5-5 5-13 0-18
    gobackward M4 12a8 8 0 1 0 2.5-5.800M4 2v5h5
    goforward M20 12a8 8 0 1 1-2.5-5.800M20 2v5h-5
    hammer M4 20l9-10M8 5c4-3 8-2 11 2l3 1-3 4-2-2-4 1-3-3c2-2 1-3-2-3z
    headphones M4 15v-3a8 8 0 0 1 16 0v3M4 14h3v6H4zM17 14h3v6h-3z
    hourglass M6 3h12M6 21h12M7 3c0 5 10 13 10 18M17 3c0 5-10 13-10 18
    infinity M12 12c-3-5-9-5-9 0s6 5 9 0 9-5 9 0-6 5-9 0z
    info M12 10v9M12 5h.01
    keyboard M2 6h20v12H2zM6 10h.01M10 10h.01M14 10h.01M18 10h.01M7 14h10
    ladybug M12 8c4 0 5 3 5 6s-2 7-5 7-5-4-5-7 1-6 5-6zM12 8v13M8 8a4 4 0 0 1 8 0M3 14h4M17 14h4\
    M4 20l4-2M20 20l-4-2
    line.3 M4 6h16M4 12h16M4 18h16
    line.3.horizontal M4 6h16M4 12h16M4 18h16
    lines.measurement M4 6h16M4 12h16M4 18h16
    link M10 14a4 4 0 0 1 0-5.5l3-3a4 4 0 0 1 5.5 5.5l-2 2M14 10a4 4 0 0 1 0 5.5l-3 3\
    A4 4 0 0 1 5.5 13l2-2
    list M9 6h12M9 12h12M9 18h12M4 6h.01M4 12h.01M4 18h.01
    list.bullet M9 6h12M9 12h12M9 18h12M4 6h.01M4 12h.01M4 18h.01
    magnifyingglass M10 3a7 7 0 1 0 .01 0M15 15l6 6
    minus M4 12h16
    music M9 18V5l11-2v13M6.5 15.5a2.5 2.5 0 1 0 .01 0zM17.5 13.5a2.5 2.5 0 1 0 .01 0z
    network M12 3a9 9 0 1 0 .01 0zM3 12h18M12 3c-5 5-5 13 0 18 5-5 5-13 0-18
    nosign M12 3a9 9 0 1 0 .01 0zM6 6l12 12
    number M9 3L7 21M17 3l-2 18M4 9h17M3 15h17
    paintbrush M20 3c-6 2-10 6-12 10l3 3c4-2 8-6 9-13zM8 14c-4 0-2 5-6 5 2 3 8 3 9-3
    paintpalette M12 3a9 9 0 1 0 0 18c2 0 2-2 1-3s0-3 2-3h3c2 0 3-1 3-3 0-5-4-9-9-9zM8 9h.01M13 7\
    h.01M17 10h.01M7 14h.01
    paperclip M19 11l-8 8a5 5 0 0 1-7-7l9-9a3.3 3.3 0 0 1 5 5l-9 8a1.6 1.6 0 0 1-2-2l7-7
    pause M8 4v16M16 4v16
    pawprint M12 12c3 0 6 4 5 7-1 2-3 1-5 1s-4 1-5-1c-1-3 2-7 5-7zM5 10v1M9 5v2M15 5v2M19 10v1
    pencil M4 20l1-4L16 5l3 3L8 19z
    percent M19 5L5 19M7 5a2 2 0 1 0 .01 0zM17 15a2 2 0 1 0 .01 0z
    photo.on.rectangle M6 8h16v13H6zM6 18l5-4 4 3 3-3 4 3M2 17V4h16
    pin M8 3h8l-1 7 4 4H5l4-4zM12 14v8
    plus M12 4v16M4 12h16
    power M12 3v9M7 6a8 8 0 1 0 10 0
    qrcode M3 3h7v7H3zM14 3h7v7h-7zM3 14h7v7H3zM14 14h3v3h-3zM20 20h1M20 14h1M14 20h1
    questionmark M8 8a4 4 0 1 1 5 4c-1 .5-1 1-1 3M12 20h.01
    repeat M4 12V8h13M14 4l4 4-4 4M20 12v4H7M10 20l-4-4 4-4
    return M20 5v8H5M9 9l-4 4 4 4
    safari M12 2a10 10 0 1 0 .01 0zM16 8l-2 6-6 2 2-6z
    scissors M6 15a3 3 0 1 0 .01 0zM18 15a3 3 0 1 0 .01 0zM8 16l9-13M16 16L7 3
    shuffle M3 7h4c5 0 5 10 10 10h3M3 17h4c2 0 3-2 4-3M14 9c1-1 2-2 3-2h3M18 4l3 3-3 3M18 14\
    l3 3-3 3
    sidebar M3 4h18v16H3zM9 4v16
    slider.horizontal M3 6h18M3 12h18M3 18h18M8 4v4M16 10v4M10 16v4
    snowflake M12 2v20M3 7l18 10M3 17L21 7M9 4l3 3 3-3M9 20l3-3 3 3
    sparkles M10 4c1 5 2 6 7 7-5 1-6 2-7 7-1-5-2-6-7-7 5-1 6-2 7-7zM19 3v4M17 5h4M19 17v4M17 19h4
    square.and.arrow.down M8 10H5v11h14V10h-3M12 3v12M8 11l4 4 4-4
    square.and.arrow.up M8 10H5v11h14V10h-3M12 15V3M8 7l4-4 4 4
    square.and.pencil M20 13v7H4V5h7M9 15l1-4 9-9 3 3-9 9z
    square.grid M4 4h6v6H4zM14 4h6v6h-6zM4 14h6v6H4zM14 14h6v6h-6z
    stopwatch M12 5a8 8 0 1 0 .01 0zM12 9v4M10 2h4
    sun M12 8a4 4 0 1 0 .01 0zM12 2v2M12 20v2M2 12h2M20 12h2M5 5l1.5 1.5M17.5 17.5L19 19M19 5\
    l-1.5 1.5M5 19l1.5-1.5
    text M4 6h16M4 10h12M4 14h16M4 18h10
    textformat M3 19l5-14 5 14M5 14h6M17 11a4 4 0 1 0 .01 0zM21 11v8
    thermometer M10 14V5a2 2 0 0 1 4 0v9a4 4 0 1 1-4 0zM12 8v9
    timer M12 3a9 9 0 1 0 .01 0M12 3v4M12 12L7 8
    umbrella M3 12a9 9 0 0 1 18 0zM12 12v7a2 2 0 0 0 4 0
    viewfinder M3 8V3h5M16 3h5v5M21 16v5h-5M8 21H3v-5
    wand M3 21L15 9M18 3v4M16 5h4M20 12v3M18.5 13.500h3M10 3v3M8.5 4.500h3
    waveform M3 10v4M7 7v10M11 3v18M15 8v8M19 6v12M22 11v2
    wifi M2 9c6-6 14-6 20 0M5.5 12.5c4-4 9-4 13 0M9 16c2-2 4-2 6 0M12 20h.01
    wind M3 9h11a3 3 0 1 0-3-3M3 13h15a3 3 0 1 1-3 3M3 17h6
    wrench M14 7a5 5 0 0 1 6-4l-3 3 1 2 2 1 3-3a5 5 0 0 1-7 5L7 21a2 2 0 0 1-4-3z
    xmark M5 5l14 14M19 5L5 19
    """)
}

/// Frames of screens, bars and presentations, in tenths of a point.
///
/// A convention, not a measure: the engine knows who covers whom, and no sizes. Every picture says so.
struct ScreenLayout: Equatable, Sendable {
  let device: Device
  let width: Int
  let height: Int
  let isCompactWidth: Bool
  let isCompactHeight: Bool
  /// Whether sheets are cards: before iOS 13 a page sheet covers the whole width of an iPhone.
  let hasCards: Bool
  /// Where the tab bar is: at the top on a TV, and on an iPad from iOS 18; at the left on Vision; else at the bottom.
  let tabBarEdge: TabBarEdge

  enum TabBarEdge: Sendable { case top, left, bottom }

  init(_ environment: Environment, _ version: UIKitVersion) {
    device = environment.device
    isCompactWidth = environment.horizontal == .compact
    isCompactHeight = environment.vertical == .compact
    hasCards = version >= UIKitVersion(13)
    tabBarEdge =
      switch environment.device {
      case .tv: .top
      case .vision: .left
      case .iPad: version >= UIKitVersion(18) && environment.horizontal == .regular ? .top : .bottom
      case .iPhone, .iPhoneMax, .iPhoneDuo, .mac: .bottom
      }
    var (w, h): (Int, Int)
    switch environment.device {
    case .iPhone: (w, h) = (3900, 8440)
    case .iPhoneMax: (w, h) = (4300, 9320)
    case .iPhoneDuo: (w, h) = environment.isOpen ? (7000, 8600) : (4100, 5600)
    case .iPad: (w, h) = (8340, 11120)
    case .mac, .vision: (w, h) = (11000, 7200)
    case .tv: (w, h) = (12800, 7200)
    }
    if environment.device.rotates, environment.orientation == .landscape { (w, h) = (h, w) }
    // A window that shares the screen with another one.
    let fillsTheScreen = environment.device == .iPhone || environment.device == .iPhoneDuo && !environment.isOpen
    if w > 5000, isCompactWidth, !fillsTheScreen { w = 4380 }
    if h > 5000, isCompactHeight, !fillsTheScreen { h = 4600 }
    width = w
    height = h
  }

  var window: PictureRect { PictureRect(x: 0, y: 0, width: width, height: height) }

  /// The corner of the screen.
  var radius: Int { device.isPhone ? 480 : device == .tv ? 0 : 220 }

  /// The height of a navigation bar, with the status bar where it is at the top of the screen.
  func navigationBar(in frame: PictureRect) -> Int {
    frame.y == 0 && frame.maxY == height && !isCompactHeight ? 960 : 560
  }

  /// The tab bar at an edge of a frame, and what it leaves of that.
  func tabBar(in frame: PictureRect) -> (bar: PictureRect, rest: PictureRect) {
    var (bar, rest) = (frame, frame)
    if tabBarEdge == .left {
      bar.width = min(1800, frame.width / 3)
      rest = PictureRect(x: bar.maxX, y: frame.y, width: frame.width - bar.width, height: frame.height)
      return (bar, rest)
    }
    bar.height = min(device.isPhone ? 780 : 600, frame.height / 2)
    rest.height -= bar.height
    if tabBarEdge == .top { rest.y = bar.maxY } else { bar.y = rest.maxY }
    return (bar, rest)
  }

  /// A sheet above `below` others; a detent is a part of the height, in percent.
  func sheet(_ style: ModalPresentationStyle, below: Int, detent: Int?, fillsScreen: Bool) -> PictureRect {
    if fillsScreen || !hasCards && isCompactWidth { return window }
    let offset = min(below, 6) * 100
    if let detent {
      let tall = height * detent / 100
      let room = isCompactWidth ? width : min(width - 400, 7120)
      return PictureRect(x: (width - room) / 2, y: height - tall, width: room, height: tall)
    }
    if isCompactWidth {
      return PictureRect(x: 0, y: 600 + offset, width: width, height: height - 600 - offset)
    }
    if style == .formSheet {
      let card = centered(min(5400, width - 400), min(6200, height - 400))
      return card.moved(0, min(offset, card.y))
    }
    return centered(min(width - 400, 7120), height * 9 / 10).moved(0, min(offset, height / 20))
  }

  /// In the middle of the window.
  func centered(_ w: Int, _ h: Int) -> PictureRect {
    PictureRect(x: (width - w) / 2, y: (height - h) / 2, width: w, height: h)
  }

  /// A popover inside the frame of its source.
  func popover(in source: PictureRect, _ size: (Int, Int)?) -> PictureRect {
    let (w, h) = size ?? (3200, 4200)
    let wide = min(w, width - 300)
    let tall = min(h, height - 900)
    let x = max(150, min(source.maxX - wide - 200, width - wide - 150))
    let y = max(450, min(source.y + 1000, height - tall - 150))
    return PictureRect(x: x, y: y, width: wide, height: tall)
  }

  /// What a presentation controller of the app's own takes that does not take all.
  func part(of frame: PictureRect) -> PictureRect {
    let top = frame.height * 2 / 5
    return PictureRect(x: frame.x, y: frame.y + top, width: frame.width, height: frame.height - top)
  }

  var actionSheet: PictureRect {
    let wide = min(width - 160, 5400)
    let tall = min(2500, height - 600)
    return PictureRect(x: (width - wide) / 2, y: height - tall - 200, width: wide, height: tall)
  }

  var alert: PictureRect { centered(2700, 1900) }
}

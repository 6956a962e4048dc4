import Testing

@testable import PresentationModel

/// How many tabs fit into a bar, and who is shown by the More navigation controller (TAB-05).
@Suite struct MoreTabsTests {
  @Test(
    arguments: [
      (Device.iPhone, Orientation.portrait, 5, nil), (.iPhone, .portrait, 6, 4), (.iPhone, .landscape, 6, 4),
      (.iPhoneMax, .landscape, 8, nil), (.iPhoneMax, .landscape, 9, 7), (.iPhoneMax, .portrait, 9, 4),
      (.iPad, .portrait, 12, nil), (.mac, .landscape, 12, nil), (.vision, .landscape, 12, nil),
    ] as [(Device, Orientation, Int, Int?)])
  func theBarShows(device: Device, orientation: Orientation, count: Int, shown: Int?) {
    let environment = PresentationModel.Environment(device: device, orientation: orientation)
    expect(SixthTabGoesToMore.barCount(count, in: environment), equals: shown)
  }

  @Test(arguments: [(8, 8, nil), (17, 8, nil), (17, 9, 7), (18, 9, nil)] as [(Int, Int, Int?)])
  func upToIOS17AnIPadHasMore(version: Int, count: Int, shown: Int?) {
    let environment = PresentationModel.Environment(device: .iPad, orientation: .landscape)
    expect(SixthTabGoesToMore.barCount(count, in: environment, .ios(UIKitVersion(version))), equals: shown)
  }

  @Test func aNarrowIPadHasMore() {
    var environment = PresentationModel.Environment(device: .iPad, orientation: .landscape)
    environment.horizontal = .compact
    expect(SixthTabGoesToMore.barCount(6, in: environment), equals: 4)
  }
}

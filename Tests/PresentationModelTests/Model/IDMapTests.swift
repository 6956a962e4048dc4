import Testing

@testable import PresentationModel

/// Maps of controllers against Swift's dictionary.
@Suite struct IDMapTests {
  /// A fixed sequence: the same walk every time.
  private struct Numbers {
    var state: UInt64 = 1
    mutating func next(below bound: UInt64) -> UInt64 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return (state >> 33) % bound
    }
  }

  /// Few keys, entered and taken out again and again, and many.
  @Test(arguments: [8, 40, 1_000])
  func doesWhatADictionaryDoes(_ range: UInt64) {
    var numbers = Numbers()
    var map = IDMap<ControllerID, [Int]>()
    var wanted: [ControllerID: [Int]] = [:]
    func change(_ list: inout [Int]?, _ value: [Int]?) { list = value }
    for step in 0..<4_000 {
      let key = ControllerID(Int32(numbers.next(below: range)))
      switch numbers.next(below: 7) {
      case 0: (map[key], wanted[key]) = ([step], [step])
      case 1: (map[key], wanted[key]) = (nil, nil)
      case 2:
        map[key]?.append(step)
        wanted[key]?.append(step)
      case 3:
        map[key, default: []].append(step)
        wanted[key, default: []].append(step)
      case 4:
        change(&map[key], nil)
        change(&wanted[key], nil)
      case 5:
        change(&map[key], [step])
        change(&wanted[key], [step])
      default: expect(map.has(key), equals: wanted[key] != nil, "\(step)")
      }
      expect(map[key], equals: wanted[key], "\(step)")
      expect(map.count, equals: wanted.count, "\(step)")
    }
    for (key, value) in wanted { expect(map[key], equals: value, "\(key)") }
    expect(Set(map.map(\.key)), equals: Set(wanted.keys))
    var other = IDMap<ControllerID, [Int]>()
    for key in wanted.keys.sorted() { other[key] = wanted[key] }
    expect(map, equals: other)
    other[ControllerID(0)] = [-1]
    #expect(map != other)
    map.removeAll()
    #expect(map.isEmpty)
  }

  @Test func aSetKnowsWhoIsInIt() {
    var numbers = Numbers()
    var set = IDSet<ControllerID>()
    var wanted: Set<ControllerID> = []
    for _ in 0..<2_000 {
      let key = ControllerID(Int32(numbers.next(below: 60)))
      if numbers.next(below: 2) == 0 {
        expect(set.insert(key), equals: wanted.insert(key).inserted, "\(key)")
      } else {
        set.remove(key)
        wanted.remove(key)
      }
      expect(set.contains(key), equals: wanted.contains(key), "\(key)")
      expect(set.isEmpty, equals: wanted.isEmpty, "\(key)")
    }
    expect(Set(set.all), equals: wanted)
  }

  /// Every owner and property has a number of its own, from which it comes back.
  @Test func keysOfPropertiesAreToldApart() {
    let (x, object, window) = (ControllerID(7), ObjectID(7), WindowID(7))
    var owners: [PropertyKey.Owner] = [.controller(x), .object(object), .window(window), .view(x)]
    owners += Facet.allCases.map { .facet($0, x) }
    var seen: Set<UInt64> = []
    for owner in owners {
      expect(PropertyKey.Owner(packed: owner.packed), equals: owner, "\(owner)")
      for property in Property.allCases {
        let key = PropertyKey(owner: owner, property: property)
        #expect(seen.insert(key.packed).inserted, "\(property)")
        let back = PropertyKey(packed: key.packed)
        #expect(back.owner == owner && back.property == property, "\(property)")
      }
    }
  }
}

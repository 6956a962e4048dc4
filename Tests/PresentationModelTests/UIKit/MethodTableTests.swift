import Testing

@testable import PresentationModel

/// Tables of methods: a look-up ends in the first that has the name.
@Suite struct MethodTableTests {
  @Test func aNameStandsInOneTable() {
    for type in UIKitClass.allCases {
      var owners: [String: Int] = [:]
      var table = 0
      var count = 0
      type.eachMethodTable { methods in
        for info in methods {
          expect(owners.updateValue(table, forKey: info.name) ?? table, equals: table, "\(info.name)")
        }
        table += 1
        count += methods.count
        return false
      }
      expect(count, equals: type.methods.count, "\(type)")
    }
  }

  @Test func theTableThatHasItIsTheLast() {
    var tables = 0
    UIKitClass.viewController.eachMethodTable { methods in
      tables += 1
      return methods.contains { $0.name == "addChild" }
    }
    expect(tables, equals: 2)
  }
}

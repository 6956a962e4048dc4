/// `presim test --format json`, read back.
struct TestDocument: Decodable {
  struct File: Decodable {
    struct Failure: Decodable {
      let line: Int
      let message: String
      let expected: String
      let actual: String
      let ios: [String]?
    }
    let path: String
    let title: String
    let status: String
    let expectations: Int
    let failures: [Failure]
  }
  let schemaVersion: Int
  let files: [File]
  let passed: Int
  let failed: Int
  let invalid: Int
}

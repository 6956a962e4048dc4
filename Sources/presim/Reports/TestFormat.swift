/// `presim test --format`.
enum TestFormat: String, CaseIterable { case text, json, tap, github, xcode }

/// `presim test --format`.
enum TestFormat: String, CaseIterable { case text, pretty, json, tap, github, xcode }

// What makes the engine for browsers small. The library has hundreds of `switch` statements over texts; compared in line,
// each of their cases takes sixty bytes.

/// Whether a text is that of a case; a call for each instead of the comparison itself.
@inline(never) func ~= (pattern: String, value: String) -> Bool { areEqual(pattern, value) }

private func areEqual<Value: Equatable>(_ one: Value, _ other: Value) -> Bool { one == other }

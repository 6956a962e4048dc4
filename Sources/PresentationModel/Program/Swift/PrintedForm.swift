/// How Swift writes out a value, as its type says: when code runs, a tuple is a list and an Optional is what it holds.
package indirect enum PrintedForm: Equatable, Sendable {
  /// Nothing says it.
  case unknown
  /// As the value itself is written: a number, a text, a value of one of the file's types.
  case plain
  /// As the value itself is written, where no place of type `Any` or `T` is handed what may be nil.
  case whatever
  /// `Optional(1)`, `nil`
  case optional(PrintedForm)
  case list(PrintedForm)
  case set(PrintedForm)
  /// What is gone through but never written out as a list: `list.reversed()`, `zip(a, b)`.
  case sequence(PrintedForm)
  case dictionary(PrintedForm, PrintedForm)
  /// `(1, name: "Ann")`
  case tuple([Part])
  /// `1...3`, or `1..<4`
  case range(isClosed: Bool)

  /// A part of a tuple, with its label or "".
  package struct Part: Equatable, Sendable {
    let label: String
    let form: PrintedForm
  }

  /// The form that two values of one list have, of which one may be nil.
  func joined(_ other: PrintedForm) -> PrintedForm {
    switch (self, other) {
    case _ where self == other: self
    case (.optional(let one), .optional(let two)): .optional(one.joined(two))
    case (.optional(let one), let two), (let two, .optional(let one)):
      one == .unknown || one == two ? .optional(two) : .unknown
    // `[[], [1]]`
    case (.list(.unknown), .list), (.dictionary(.unknown, .unknown), .dictionary): other
    case (.list, .list(.unknown)), (.dictionary, .dictionary(.unknown, .unknown)): self
    default: .unknown
    }
  }

  /// That of an element of what is gone through; nil of anything else.
  var element: PrintedForm? {
    switch self {
    case .list(let element), .set(let element), .sequence(let element): element
    case .dictionary(let key, let value):
      .tuple([Part(label: "key", form: key), Part(label: "value", form: value)])
    case .range: .plain
    default: nil
    }
  }
}

/// What can be asked of a list, a dictionary or a text, and what changes one.
package enum SwiftListOperation: UInt8, Sendable {
  // MARK: Asking

  case contains, reversed, enumerated, prefix, suffix, dropFirst, dropLast, firstIndex, joined, indices, sorted, min,
    max
  /// A dictionary's entry of a key, nil where it has none; `d[key, default: x]`.
  case entry, keys, values
  /// A list of so many of one value.
  case repeated
  /// A list whose elements are taken once each, as a set has them.
  case unique
  /// Two lists, element by element.
  case zip
  /// `stride(from:to:by:)`: where it begins and ends, its step, and whether the end belongs to it.
  case stride
  /// A text's characters, each a text.
  case characters
  case lastIndex
  case union, intersection, subtracting, symmetricDifference, isSubset, isSuperset, isDisjoint
  case startsWith, elementsEqual
  /// A list of lists as one.
  case flattened
  /// Some elements that stand behind each other: from which place on, and before which one.
  case slice
  /// The elements of a set as a list: unknown where there are two that differ.
  case inAnyOrder
  /// A list in an order that nobody knows, and one of its elements.
  case shuffled, anyOf
  /// The entries of a dictionary in one order, in which two can be compared.
  case ordered
  case lowercased, uppercased, hasPrefix, hasSuffix, split, components, replaced
  /// `String(x)`; what an interpolation makes of a list.
  case text, described
  case isMultiple, sign, magnitude, quotient
  /// `x.rounded(.up)`, `floor(x)`: how is the first argument.
  case rounded
  case squareRoot
  /// `x.truncatingRemainder(dividingBy: y)`, `pow(x, n)`.
  case remainder, power
  /// `Int(text, radix: 16)`, `String(n, radix: 16)`.
  case radix
  /// `String(format:)`, with what is put into it.
  case formatted
  /// What a character says of itself, by the name of the member.
  case ofCharacter
  /// A text split at the characters of which a list says that they are separators.
  case splitWhere
  /// `Int(x)`, `Double(x)`, `Bool(x)`: of a text that is none nil.
  case whole, decimal, bool
  /// A member of Foundation's `URL` or `URLComponents`, whose name is the first argument.
  case address
  /// `compare`, with the cases of its result and whether it reads numbers and sees capital letters.
  case compared
  /// `trimmingCharacters(in:)`, `components(separatedBy:)`: a set of characters, by its name or by its characters.
  case trimmed, separated
  /// `addingPercentEncoding(withAllowedCharacters:)`, with such a set.
  case percentEncoded
  case capitalized, containsAnyCase
  /// The type of a value, and whether a value is of a type.
  case typeOf, isOf
  /// What a text says of a place in it, by a word: `text.index(after: place)`.
  case place
  /// `ObjectIdentifier(x)`: what tells an object from others, and does not hold it.
  case identity
  /// Whether a timer still fires, or a block still waits.
  case isPending

  // MARK: Changing

  /// What an iterator does: the first element, or nil.
  case popFirst
  case append, appendContents, insertContents, insert, removeAt, removeFirst, removeLast, popLast, removeAll, swapAt,
    reverse
  /// A set's.
  case insertElement, removeElement, formUnion, formIntersection, formSymmetricDifference, subtract
  /// A dictionary's: `d[key] = x`, `removeValue(forKey:)`.
  case setEntry, removeEntry
  /// `a[i] = x`.
  case setElement
  /// `a[1...2] = list`, `removeSubrange`, `replaceSubrange`.
  case setRange
  /// `partition(by:)`: whether each element belongs behind the others.
  case partition
  /// `isOn.toggle()`.
  case toggle
  /// `components.queryItems = items`.
  case setAddress
  /// `text.insert("a", at: place)`, `text.removeSubrange(range)`.
  case setPlace

  /// Whether it answers a pair: its result, and the list afterwards.
  package var isChange: Bool { rawValue >= SwiftListOperation.popFirst.rawValue }
}
